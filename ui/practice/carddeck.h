#pragma once

#include <QDir>
#include <QJsonArray>
#include <QObject>

#include "ui/practice/mistake.h"

#include <functional>
#include <optional>
#include <vector>

// The mistakes of all who play on this computer, in a file of their own. Each change reads it, changes it and
// writes it anew, so that several programs can do so. What is in it and cannot be read is left there.
class CardDeck final : public QObject {
    Q_OBJECT
public:
    static constexpr int mostTimes = 20; // that deleting can be undone

    explicit CardDeck(const QString& folder, QObject* parent = nullptr);
    void setClock(std::function<QDate()> today) { m_today = std::move(today); }

    QDate today() const { return m_today(); }

    // Those of a game, in the order in which they come up, then what is known; nothing that was deleted.
    std::vector<Mistake> cards(std::string_view game);

    void add(Mistake card); // one that is there already comes back at once
    void answered(const Mistake& card, bool right);
    // Deletes cards; bringBack() undoes the last time it was done, also after another start.
    void remove(const std::vector<Mistake>& cards);
    int removed();
    void bringBack();

signals:
    void changed();
    void troubled(const QString& line);

private:
    struct Deck {
        std::vector<Mistake> cards;
        QJsonArray odd; // what is none
    };
    QString path() const { return m_folder.filePath(QStringLiteral("mistakes.json")); }
    std::optional<Deck> read();
    void change(const std::function<void(std::vector<Mistake>&)>& how);

    QDir m_folder;
    std::function<QDate()> m_today = &QDate::currentDate;
};
