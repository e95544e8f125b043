#include "core/games/fmurs/bestplay.h"

#include <map>

namespace core::fmurs {

namespace {

constexpr std::size_t longest = 600; // plies

// Goes through best play from one placement. Each side's choice depends on the placement alone.
class Player {
public:
    Player(const Rules& rules, const Endgames& endgames) : m_rules(rules), m_endgames(endgames) {}

    // The placement as in a first half; before any turn, so that no limit is near, unless turns are counted.
    Rules::Position timeless(Rules::Position p) const {
        p.half = 0;
        p.firstTurns = 0;
        p.firstCaught = 0;
        if (!m_rules.score10()) p.turns = 0;
        return p;
    }
    bool over(const Rules::Position& p) const { return p.half > 0 || m_rules.halfOver(p); }

    Rules::Move best(const Rules::Position& p) const {
        const auto moves = m_rules.moves(p);
        const bool dogs = p.phase == Rules::Phase::MoveDogs;
        auto chosen = moves.front();
        std::pair<int, int> least{INT32_MAX, 0};
        for (const auto m : moves) {
            const auto after = timelessAfter(p, m);
            const auto caught = bestCatch(after);
            const int value = caught.left * perSheep + caught.turns;
            const bool vain = dogs && !over(after) && caught.left == after.sheep.count();
            // The dogs hurry, the sheep hold out; where nothing helps the dogs leave the sheep little choice.
            const std::pair cost(dogs ? value : -value, vain ? escapes(after) : 0);
            if (cost >= least) continue;
            least = cost;
            chosen = m;
        }
        return chosen;
    }
    // The next placement; the end of a half is kept.
    Rules::Position timelessAfter(const Rules::Position& p, Rules::Move m) const {
        const auto after = m_rules.play(p, m);
        return over(after) ? after : timeless(after);
    }

private:
    static constexpr int perSheep = 1000; // what one more that is left counts, in turns

    // What the dogs can be sure of; at the end of the half, what they have.
    Endgames::Catch bestCatch(const Rules::Position& p) const {
        if (p.half > 0) return {m_rules.sheep() - p.firstCaught, 0};
        if (over(p)) return {p.sheep.count(), 0};
        const bool dogs = p.phase == Rules::Phase::MoveDogs;
        const int turns = m_rules.score10() ? m_rules.turnLimit() - p.turns : Endgame::longest;
        return m_endgames.catchWithin(turns, m_rules.herd(p), dogs, p.again != 0);
    }
    // By how many moves the sheep keep out of reach.
    int escapes(const Rules::Position& p) const {
        int count = 0;
        for (const auto m : m_rules.moves(p))
            count += bestCatch(timelessAfter(p, m)).left == p.sheep.count() ? 1 : 0;
        return count;
    }

    const Rules& m_rules;
    const Endgames& m_endgames;
};

// "e2e3 c3d4, e3e4 d4d5, …": a comma after each turn of both sides. With `goesOn` the sentence itself ends in
// dots.
std::string listed(const BestPlay& play, std::size_t from, bool goesOn = false) {
    constexpr std::size_t most = 12; // the rest is seen on the board
    std::string all;
    for (auto i = from; i < play.plies.size(); ++i) {
        if (i - from == most) return goesOn ? all : all + ", …";
        if (i > from) all += play.plies[i].dogs && !play.plies[i - 1].dogs ? ", " : " ";
        all += play.plies[i].text;
    }
    return all;
}

} // namespace

BestPlay bestPlay(const Rules& rules, const Endgames& endgames, const Rules::Position& start) {
    const Player player(rules, endgames);
    BestPlay play;
    std::map<std::string, std::size_t> seen; // placements, turned and mirrored ones taken as one
    auto p = player.timeless(start);
    while (play.plies.size() < longest && !player.over(p)) {
        const auto [before, fresh] = seen.emplace(rules.text(rules.canonical(p)), play.plies.size());
        if (!fresh) {
            play.back = before->second;
            return play;
        }
        const auto m = player.best(p);
        play.plies.push_back({rules.text(p, m), p.phase == Rules::Phase::MoveDogs});
        p = player.timelessAfter(p, m);
    }
    play.ends = player.over(p);
    play.back = play.plies.size();
    return play;
}

std::vector<Message> bestPlayInWords(const BestPlay& play) {
    if (play.plies.empty()) return {};
    if (play.ends) return {{text("fmurs", "Best play to the end: %1."), {listed(play, 0)}}};
    if (play.back == play.plies.size()) return {{text("fmurs", "Best play: %1 …"), {listed(play, 0, true)}}};
    std::vector<Message> all;
    BestPlay before{{play.plies.begin(), play.plies.begin() + static_cast<std::ptrdiff_t>(play.back)}};
    if (play.back > 0) all.push_back({text("fmurs", "Best play: %1,"), {listed(before, 0)}});
    all.push_back({plural("fmurs", "then round for ever, the same placement every %n moves: %1, …"),
                   {listed(play, play.back, true)},
                   static_cast<int>(play.plies.size() - play.back)});
    return all;
}

} // namespace core::fmurs
