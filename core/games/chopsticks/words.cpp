#include "core/games/chopsticks/board.h"
#include "core/solve/bestline.h"

#include <algorithm>

// What the board says about a position in words.
namespace core::chopsticks {

namespace {

// Values of the whole game, for the reasons.
class Values {
public:
    Values(const Rules& rules, const ValueOf<Position>& table) : m_rules(rules), m_table(table) {}

    Verdict of(const Position& p) const { return m_table(p); }
    Verdict ofMove(const Position& p, Move m) const { return core::ofMove(of(m_rules.play(p, m)), true); }
    const Rules& rules() const { return m_rules; }

    // As a player of bestLine(): the first move in the preference order.
    bool over(const Position& p) const { return m_rules.result(p).has_value(); }
    std::optional<Move> best(const Position& p) const {
        const auto moves = m_rules.moves(p);
        return *std::ranges::max_element(
            moves, [&](Move a, Move b) { return std::is_lt(preference(ofMove(p, a), ofMove(p, b))); });
    }
    Position after(const Position& p, Move m) const { return m_rules.play(p, m); }
    Position same(const Position& p) const { return m_rules.folded(p); }

private:
    const Rules& m_rules;
    const ValueOf<Position>& m_table;
};

Message moveInWords(const Rules& rules, Move m) {
    const auto a = Board::handName(rules, m.a), b = Board::handName(rules, m.b);
    switch (m.kind) {
    case Move::Kind::Attack:
        return {text("chopsticks", "%1 taps their %2"), {a, b}};
    case Move::Kind::Self:
        return {text("chopsticks", "%1 taps own %2"), {a, b}};
    case Move::Kind::Split:
        break;
    }
    return {text("chopsticks", "share %1 and %2"), {int{m.a}, int{m.b}}};
}

// How a line of play begins; all of it is seen on the board.
Message inWords(const Rules& rules, const std::vector<Move>& line) {
    constexpr std::size_t most = 4;
    std::vector<Message> told;
    for (std::size_t i = 0; i < std::min(line.size(), most); ++i) told.push_back(moveInWords(rules, line[i]));
    return inSequence(told, line.size() > most);
}

// Best play of both to the end.
Message bestPlay(const Values& values, const Position& p) {
    return inWords(values.rules(), bestLine(values, p).moves);
}

// The shortest way back to a drawn position by moves that keep the draw, left and right exchanged or not;
// empty: no such way.
std::vector<Move> shortestRound(const Values& values, const Position& start) {
    const auto& rules = values.rules();
    const auto key = [&](const Position& p) {
        return rules.index(p) * 2 + static_cast<std::uint32_t>(p.mover);
    };
    struct Step {
        Position position;
        std::size_t before;
        Move move;
    };
    std::vector<Step> steps{{start, 0, {}}};
    std::vector<bool> seen(rules.count() * std::size_t{2});
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto p = steps[i].position;
        for (const auto m : rules.moves(p)) {
            const auto next = rules.play(p, m);
            if (values.of(next).lower != Outcome::Draw || seen[key(next)]) continue;
            seen[key(next)] = true;
            steps.push_back({next, i, m});
            if (key(next) != key(start)) continue;
            std::vector<Move> way{m};
            for (auto back = i; back != 0; back = steps[back].before) way.push_back(steps[back].move);
            std::ranges::reverse(way);
            return way;
        }
    }
    return {};
}

// By index, for the mover of every drawn position. A player faces the edge at once where a move loses; else
// after the plies of the quickest way in which the other forces that, one ply at a time back from the edge.
std::vector<Board::Edge> edgesOf(const Values& values) {
    const auto& rules = values.rules();
    std::vector<Board::Edge> all(rules.count());
    std::vector<std::vector<std::uint32_t>> before(rules.count()); // by moves that keep the draw
    std::vector<std::uint32_t> open(rules.count()), now, next;     // moves that are not yet known to force
    for (std::uint32_t i = 0; i < rules.count(); ++i) {
        const auto p = rules.position(i);
        if (rules.result(p) || values.of(p).lower != Outcome::Draw) continue;
        for (const auto m : rules.moves(p)) {
            const auto after = rules.play(p, m);
            if (values.of(after).lower == Outcome::Draw) {
                before[rules.index(after)].push_back(i);
                ++open[i];
            } else if (!all[i].faces) {
                all[i].faces = 0;
                now.push_back(i);
            }
        }
    }
    for (int ply = 1; !now.empty(); ++ply, now.swap(next), next.clear()) {
        const auto decided = [&](std::uint32_t i) { return all[i].faces || all[i].forces; };
        std::vector<std::uint32_t> cornered;
        for (const auto i : now)
            for (const auto one : before[i])
                if (all[i].forces && --open[one] == 0) cornered.push_back(one);
        for (const auto i : now)
            for (const auto one : before[i])
                if (all[i].faces && !decided(one)) all[one].forces = ply, next.push_back(one);
        for (const auto one : cornered)
            if (!decided(one)) all[one].faces = ply, next.push_back(one);
    }
    return all;
}

Message edgeInWords(const Values& values, const std::vector<Board::Edge>& edges, const Position& p) {
    const auto& rules = values.rules();
    std::optional<std::pair<int, Move>> quickest;
    for (const auto m : rules.moves(p)) {
        const auto after = rules.play(p, m);
        if (values.of(after).lower != Outcome::Draw) continue;
        const auto& faces = edges[rules.index(after)].faces;
        if (faces && (!quickest || *faces + 1 < quickest->first)) quickest = {*faces + 1, m};
    }
    if (quickest)
        return {plural("chopsticks", "The other player can be forced to the edge of the draw, where a move "
                                     "loses, in %n moves: begin with %1."),
                {moveInWords(rules, quickest->second)},
                quickest->first};
    if (const auto faces = edges[rules.index(p)].faces; faces && *faces > 0)
        return {plural("chopsticks", "You can be forced to the edge of the draw, where a move loses, in %n "
                                     "moves."),
                {},
                *faces};
    return text("chopsticks",
                "Nobody can force the other player to the edge of the draw, where a move loses.");
}

// "2 of 8 moves keep the draw", how the worst slip is punished, and a round that play can go.
void explainDraw(const Values& values, const Position& p, Explanation& why) {
    const auto& rules = values.rules();
    const auto moves = rules.moves(p);
    std::vector<Message> keep;
    std::optional<Move> slip;
    for (const auto m : moves) {
        const auto v = values.ofMove(p, m);
        if (v.lower == Outcome::Draw) {
            keep.push_back(moveInWords(rules, m));
        } else if (!slip || std::is_lt(preference(v, values.ofMove(p, *slip)))) {
            slip = m;
        }
    }
    const int all = static_cast<int>(moves.size()), kept = static_cast<int>(keep.size());
    why.title = text("chopsticks", "play goes round");
    why.counted = true;
    if (kept == all)
        why.text = {text("chopsticks", "Each of the %1 moves keeps the draw."), {all}};
    else if (kept == 1)
        why.text = {text("chopsticks", "One of %1 moves keeps the draw: %2"), {all, keep.front()}};
    else
        why.text = {text("chopsticks", "%1 of %2 moves keep the draw."), {kept, all}};
    why.plain =
        kept == all
            ? Message(text("chopsticks", "Nobody can force the end here, whatever you play: each of you can "
                                         "always get out again."))
        : all - kept == 1
            ? Message(text("chopsticks", "Nobody can force the end here if you choose well: %1 of your %2 "
                                         "moves keep it that way; after the other one you lose."),
                      {kept, all})
            : Message(text("chopsticks", "Nobody can force the end here if you choose well: %1 of your %2 "
                                         "moves keep it that way; after the others you lose."),
                      {kept, all});
    if (slip)
        why.lines.push_back({plural("chopsticks", "A slip, %1, loses in %n moves: %2"),
                             {moveInWords(rules, *slip), bestPlay(values, rules.play(p, *slip))},
                             values.ofMove(p, *slip).plies().value_or(0)});
    if (const auto round = shortestRound(values, p); !round.empty())
        why.lines.push_back({plural("chopsticks", "After %n moves all hands are as they are now: %1"),
                             {inWords(rules, round)},
                             static_cast<int>(round.size())});
}

} // namespace

std::vector<Message> Board::summary(const Position&) const {
    std::vector<Message> all{{plural("chopsticks", "%n fingers"), {}, m_rules.fingers()}};
    all.emplace_back(m_rules.overflow() == Rules::Overflow::Wrap ? text("chopsticks", "wrap")
                                                                 : text("chopsticks", "out at the limit"));
    all.emplace_back(m_rules.split() == Rules::Split::Any      ? text("chopsticks", "share at any time")
                     : m_rules.split() == Rules::Split::Revive ? text("chopsticks", "share to revive")
                                                               : text("chopsticks", "no sharing"));
    if (m_rules.selfAttack()) all.emplace_back(text("chopsticks", "own hands"));
    if (m_rules.hands() != 2) all.push_back({plural("chopsticks", "%n hands each"), {}, m_rules.hands()});
    return all;
}

Message Board::goal(const Position&) const {
    return m_rules.hands() == 2 ? text("chopsticks", "Put out both hands of the other player.")
                                : text("chopsticks", "Put out every hand of the other player.");
}

Message Board::prompt(const Position& p) const {
    const auto moves = m_rules.moves(p);
    const bool shares = std::ranges::any_of(moves, [](Move m) { return m.kind == Move::Kind::Split; });
    return shares ? text("chopsticks", "Choose two hands, or a card to share")
                  : text("chopsticks", "Choose a hand, then the hand to tap");
}

Message Board::phrase(const Position&, Move m) const {
    return moveInWords(m_rules, m);
}

Message Board::ending(const Position& p, const Names& names) const {
    const bool first = p.hands[0] == Hands{};
    return {m_rules.hands() == 2 ? text("chopsticks", "Both hands of %1 are out, so %2 wins.")
                                 : text("chopsticks", "%1 has no hand left, so %2 wins."),
            {names[first ? 0 : 1], names[first ? 1 : 0]}};
}

Message Board::refusal(const Position&, const Position& p, const Path& pointed) const {
    const int hands = m_rules.hands(), all = handSpots();
    if (pointed.empty() || pointed.front() >= all)
        return text("chopsticks", "This way to share is not there now.");
    const auto owner = static_cast<Player>(pointed.front() / hands);
    const auto fingers = [&](SpotId spot) {
        return p.hands[static_cast<std::size_t>(spot / hands)][static_cast<std::size_t>(spot % hands)];
    };
    if (owner != p.mover) return text("chopsticks", "Choose one of your own hands first.");
    if (fingers(pointed.front()) == 0) return text("chopsticks", "This hand is out and cannot tap.");
    if (pointed.size() < 2) return text("chopsticks", "Now choose the hand to tap.");
    if (pointed[1] >= all || pointed[1] == pointed[0])
        return text("chopsticks", "Choose another hand to tap.");
    if (pointed[1] / hands == pointed[0] / hands && !m_rules.selfAttack())
        return text("chopsticks", "Under these rules one’s own hands are not tapped.");
    return text("chopsticks", "A hand that is out cannot be tapped.");
}

Explanation Board::why(const Position& p, const ValueOf<Position>& value) const {
    if (m_rules.result(p)) return {};
    const Values values(m_rules, value);
    const auto verdict = values.of(p);
    Explanation why;
    if (verdict.lower == Outcome::Draw) {
        explainDraw(values, p, why);
        constexpr std::uint32_t most = 5000; // pairs of hands: up to ten fingers
        if (m_edges.empty() && m_rules.count() <= most) m_edges = edgesOf(values);
        if (!m_edges.empty()) why.lines.push_back(edgeInWords(values, m_edges, p));
        return why;
    }
    why.title = verdict.lower == Outcome::Win ? text("chopsticks", "a forced win")
                                              : text("chopsticks", "a forced loss");
    why.text = {text("chopsticks", "Best play of both: %1"), {bestPlay(values, p)}};
    // How soon is for the verdict to tell.
    if (verdict.lower == Outcome::Loss)
        why.plain = text("chopsticks", "Whatever you do, the other player can tap so that you lose.");
    else if (verdict.plies() == 1)
        why.plain = text("chopsticks", "One move, and the other player cannot go on: you win at once.");
    else
        why.plain = text("chopsticks",
                         "There is a move after which the other player has no way out any more: you win.");
    return why;
}

} // namespace core::chopsticks
