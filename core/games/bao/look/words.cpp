#include "core/games/bao/look/board.h"
#include "core/games/bao/look/explanation.h"
#include "core/games/bao/rules/sowingtrace.h"

namespace core::bao {

std::vector<Message> Board::summary(const Rules::Position& start) const {
    int filled = 0, most = 0;
    for (const int stones : start.stones) {
        filled += stones > 0 ? 1 : 0;
        most = std::max(most, stones);
    }
    std::vector<Message> all{{plural("bao", "%n pits a row"), {}, m_rules.ring().pits()}};
    const auto standard = m_rules.start();
    if (start != standard)
        all.push_back({text("bao", "started from %1"), {m_rules.text(start)}});
    else if (filled == m_rules.ring().size())
        all.push_back({plural("bao", "%n stones in every pit"), {}, most});
    else
        all.push_back({plural("bao", "%n stones in every second pit"), {}, most});
    return all;
}

Message Board::goal(const Rules::Position&) const {
    return text("bao", "Capture more stones than the other player.");
}

Message Board::prompt(const Rules::Position& p) const {
    if (m_rules.pending(p)) return text("bao", "Does it ever stop?");
    return text("bao", "Choose one of your pits");
}

namespace {

// What comes of sowing a pit.
Message outcomeOf(const SowingTrace& t) {
    if (t.open) return text("bao", "goes on and on");
    if (t.endless) return text("bao", "never ends: a draw at once");
    const Message lays{plural("bao", "%n lays"), {}, static_cast<int>(t.count)};
    if (t.captured == 0) return {text("bao", "%1, takes nothing"), {lays}};
    return {text("bao", "%1, takes %2"), {lays, t.captured}};
}

} // namespace

Message Board::phrase(const Rules::Position& p, Rules::Move m) const {
    const Message pit{text("bao", "pit %1"), {std::string{m_rules.letter(m.slot)}}};
    return {text("bao", "%1: %2"), {pit, outcomeOf(trace(m_rules.ring(), p.stones, m.slot, 0, laysAtOnce))}};
}

// What is left belongs to the owner of the row it lies in.
Message Board::ending(const Rules::Position& p, const Names& names) const {
    if (p.endless != 0) return text("bao", "This sowing would never stop, so it is a draw.");
    const auto total = m_rules.counted(p).captured;
    return {text("bao", "A row is empty. Everyone keeps the stones of their own row: %1 has %2, %3 has %4."),
            {names[0], total[0], names[1], total[1]}};
}

Message Board::refusal(const Rules::Position&, const Rules::Position& p, const Path& pointed) const {
    const auto& ring = m_rules.ring();
    const int spot = pointed.empty() ? ring.size() : pointed.front();
    if (spot >= ring.size()) return text("bao", "Point at one of your pits.");
    const bool upper = ring.slot(spot) < rowSlots;
    if (upper != (p.mover == Player::First))
        return upper ? text("bao", "This pit is in the other player’s row: yours is the lower one.")
                     : text("bao", "This pit is in the other player’s row: yours is the upper one.");
    return text("bao", "This pit is empty.");
}

Explanation Board::why(const Rules::Position& p, const ValueOf<Rules::Position>&) const {
    Explanation e;
    if (m_rules.pending(p)) {
        e.text = text("bao", "This sowing goes on and on. The program is finding out whether it ever stops.");
        return e;
    }
    e.text = text("bao", "The program is still looking for the best way to play.");
    e.lines = endlessMoves(m_rules, p);
    return e;
}

} // namespace core::bao
