#pragma once

#include <QDir>
#include <QJsonArray>
#include <QObject>
#include <QTimer>

#include "ui/practice/mistake.h"

#include <functional>
#include <optional>
#include <set>
#include <vector>

class Session;

// The mistakes of all who play on this computer, in a file of their own. Each change reads it, changes it and
// writes it anew, so that several programs can do so: where another one is at it the change is seen at once
// and written as soon as that is done. What is in it and cannot be read is left there.
class CardDeck final : public QObject {
    Q_OBJECT
public:
    static constexpr int mostTimes = 20; // that deleting can be undone

    explicit CardDeck(const QString& folder, QObject* parent = nullptr);
    ~CardDeck() override; // writes what still waits
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
    using Change = std::function<void(std::vector<Mistake>&)>;
    QString path() const { return m_folder.filePath(QStringLiteral("mistakes.json")); }
    QString lockPath() const { return path() + QStringLiteral(".lock"); }
    std::optional<Deck> read();    // the file's
    std::optional<Deck> current(); // with the changes that wait
    void change(Change how);
    void write();
    void save(); // with the lock
    void giveUp(const QString& why);

    QDir m_folder;
    std::vector<Change> m_waiting;
    QTimer m_again{this};
    int m_tries = 0; // since they wait
    std::function<QDate()> m_today = &QDate::currentDate;
};

// Makes a card of every value that a person gives away at the table, as soon as it is known. Moves made while
// their values were shown are none.
class MistakeWatch final : public QObject {
    Q_OBJECT
public:
    MistakeWatch(Session& session, CardDeck& deck, QObject* parent = nullptr);

private:
    void moved(int ply);
    void look(int ply);

    Session& m_session;
    CardDeck& m_deck;
    std::set<int> m_open; // nodes that persons moved from, of which it is not known yet
};
