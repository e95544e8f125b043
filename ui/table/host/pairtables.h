#pragma once

#include <QObject>

#include "core/play/tournament.h"
#include "ui/table/host/sidetable.h"

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

class Reception;
class Session;

// Pupils against each other: a tournament (core/play/tournament.h), of which every match has a table of its
// own (SideTable), all with the same game from the same start. Who is gone for a while finds the match as it
// was.
class PairTables final : public QObject {
    Q_OBJECT
public:
    explicit PairTables(Reception& reception);
    ~PairTables() override;

    // The first round, of all who watch; whether there were two.
    bool begin(const std::shared_ptr<const core::Game>& game, const core::Position& start);
    // Another round, of those who are there: also of who has come meanwhile. Matches that were not played to
    // the end do not count.
    void nextRound();
    // Once all are done the next round begins by itself, a moment later; held: the teacher begins it.
    bool held() const { return m_held; }
    void hold(bool held);
    std::optional<std::chrono::seconds> untilNext() const; // nothing: some still play, or it is held
    void end();                                            // all watch the main table again
    // While there are tables.
    const core::Tournament& tournament() const { return *m_tournament; }
    QString nameOf(int player) const; // of the tournament, in the language of the moment
    bool isThere(int player) const;
    bool empty() const { return m_pairs.empty(); }
    std::size_t size() const { return m_pairs.size(); }
    const Session& session(std::size_t i) const { return m_pairs[i]->session(); }
    // What the devices at a table look at, from 1 on; null: there is no such table.
    Showing* at(int table);

signals:
    void changed();                    // the tables, or what is on one
    void finished(const Session& one); // also when it was ended before its end

private:
    std::vector<int> whoIsThere();
    void beat();
    int playerOf(const QString& token);
    void seatAll();
    void add(const core::Tournament::Game& game);
    void note(std::size_t pair);
    void clear();

    Reception& m_reception;
    std::shared_ptr<const core::Game> m_game;
    core::Position m_start;
    bool m_held = false;
    std::optional<std::chrono::milliseconds> m_over; // since when all of this round are done
    std::optional<core::Tournament> m_tournament;
    std::vector<QString> m_players;                  // their tokens
    std::vector<std::unique_ptr<SideTable>> m_pairs; // table 1 first
};
