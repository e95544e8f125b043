#pragma once

#include <QObject>

#include <set>

class CardDeck;
class Session;

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
