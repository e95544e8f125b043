#pragma once

#include <QWidget>

#include "ui/practice/carddeck.h"

class Button;
class Chip;
class Label;

// Whose mistakes are practised, how many come up, and how they are deleted, which can be undone.
class MistakePanel final : public QWidget {
    Q_OBJECT
public:
    MistakePanel(std::string_view game, CardDeck& deck, QWidget* parent = nullptr);

    const QString& player() const { return m_player; }
    // The player's, in the order in which they come up.
    std::vector<Mistake> mistakes() const;
    int waiting() const;                                    // so many come up now
    void setCurrent(const std::optional<Mistake>& mistake); // the one that is practised

signals:
    void playerChosen();
    void changed(); // some have gone or come back

private:
    void read();
    void showPlayers();
    void refresh();
    void remove(const std::vector<Mistake>& mistakes);

    std::string m_game;
    CardDeck& m_deck;
    std::vector<Mistake> m_all; // of everybody
    QString m_player;
    std::optional<Mistake> m_current;
    QWidget* m_players;
    Label* m_told;
    Button *m_delete, *m_deleteAll, *m_bringBack;
};
