#pragma once

#include "app/web/table.h"
#include "core/picture/lookback.h"

namespace web {

// A line of play that is gone through, as one would play on from the ply looked at.
struct Walk {
    core::Match line;
    int from = 0;
};

// What one has chosen for every match.
struct Chosen {
    core::Help help = core::Help::Off;
    bool locked = false;    // by a teacher: nothing tells what a move is worth
    std::uint64_t seed = 0; // of whatever happens by chance; each match has the next
};

// As in the window: a running match shows what has been asked for, one that is over all there is to know.
core::Help helpNow(const core::Match& match, const Chosen& chosen);

// What the page is told of a match: the board and what stands round it, what is known, what it turned on.
class Telling {
public:
    using Json = core::page::Json;

    // `walk`: in place of the match, where there is one.
    Telling(const Table& table, const Walk* walk, const core::BoardState& board, const Chosen& chosen);

    Json board() const;
    // Of the position looked at, as much of it as may be seen.
    Json known() const;
    Json review() const; // once it is over
    // Ready-made moves.
    std::vector<core::Offer> offers() const;

private:
    const core::Match& shown() const { return m_walk != nullptr ? m_walk->line : m_table.match(); }
    core::page::LookBack lookBack() const;
    bool looksBack() const { return m_table.match().over() && !m_chosen.locked; }
    bool human() const { return m_walk == nullptr && m_table.state() == Table::State::HumanTurn; }
    std::string turn() const;
    std::string played() const;
    core::Message beginner() const;
    Json resultJson(const core::Ending& ending) const;
    Json barJson() const;
    Json offersJson() const;
    Json whyJson(const core::Analysis& known) const;
    Json movesJson(const core::Analysis& known) const;

    const Table& m_table;
    const Walk* m_walk;
    const core::BoardState& m_board;
    const Chosen& m_chosen;
    core::Names m_names;
};

} // namespace web
