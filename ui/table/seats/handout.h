#pragma once

#include <QString>

#include "ui/network/network.h"
#include "ui/table/wire/world.h"

#include <chrono>
#include <deque>
#include <utility>

// The program as a page, for whoever knows the code: only they are told the ticket, which nobody can guess.
class Handout {
public:
    explicit Handout(World& world) : m_world(world) {}

    void renew(); // the ticket; the one before leads nowhere any more
    // Where it lies for a browser; empty: there is none to take.
    QString place() const;
    network::Handed take(const QString& ticket, const QString& from);

private:
    World& m_world;
    QString m_ticket;
    std::deque<std::pair<QString, std::chrono::milliseconds>> m_taken; // by whom and when, not long ago
};
