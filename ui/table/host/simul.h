#pragma once

#include <QObject>

#include "ui/table/host/sidetable.h"

#include <memory>
#include <vector>

class Reception;

// One at this computer against all who watch, each at a table of its own, from the same start. Whoever comes
// later gets a table too; who is gone for a while finds the match as it was.
class Simul final : public QObject {
    Q_OBJECT
public:
    explicit Simul(Reception& reception);
    ~Simul() override;

    // `one`: who sits at this computer; and whether that one moves first. Nothing while nobody watches.
    void begin(std::shared_ptr<const core::Game> game, const core::Position& start, const QString& one,
               bool first);
    void admit(); // whoever watches by now
    void end();   // all watch the main table again

    bool empty() const { return m_tables.empty(); }
    std::size_t size() const { return m_tables.size(); }
    Session& session(std::size_t i) const { return m_tables[i].table->session(); }
    bool isThere(std::size_t i) const;
    core::Player here(std::size_t i) const { return m_tables[i].here; } // who the one here is there
    // The one here is to move there; and the next such table after `i`, around all; i where there is none.
    bool waits(std::size_t i) const;
    std::size_t next(std::size_t i) const;
    Showing* at(int table); // from 1 on; null: there is no such table
    // Of the first matches that are over: won and lost by the one here, and drawn.
    struct Score {
        int won = 0, lost = 0, drawn = 0;
    };
    Score score() const { return m_score; }

signals:
    void changed();                    // the tables, or what is on one
    void finished(const Session& one); // also when it was ended before its end

private:
    struct Table {
        QString token;
        core::Player here; // the one here; in another match there it may be the other player
        std::unique_ptr<SideTable> table;
        bool counted = false;
    };
    void seat(const QString& token);
    void add(const QString& token);
    static void tellAway(const Table& table);
    void count(std::size_t i);

    Reception& m_reception;
    std::shared_ptr<const core::Game> m_game;
    core::Position m_start;
    QString m_one;
    core::Player m_player = core::Player::First;
    std::vector<Table> m_tables;
    Score m_score;
};
