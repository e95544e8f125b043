#include "core/labs/winningset.h"

#include "core/kind.h"
#include "core/labs/memory.h"
#include "core/solve/positiongraph.h"

#include <algorithm>
#include <iterator>

namespace core {

namespace {

using Number = Memory::Number;

// For each member what a move leads to that could be made in its stead and loses; no two have the same.
std::map<Number, Number> mistakes(const Reachable& all, Memory& memory, const std::set<Number>& members) {
    auto turns = memory.firstTurns();
    for (const auto member : members) std::ranges::copy(memory.turnsAfter(member), std::back_inserter(turns));
    std::map<Number, Number> wrong;
    std::set<Number> used;
    for (const auto turn : turns)
        for (const auto member : memory.options(turn)) {
            if (!members.contains(member) || wrong.contains(member)) continue;
            for (const auto next : all.children(turn)) {
                if (all.children(next).empty() || all.mover(next) == all.mover(turn) ||
                    all.verdict(next).lower.outcome != Outcome::Win || !used.insert(next).second)
                    continue;
                wrong[member] = next;
                break;
            }
        }
    return wrong;
}

} // namespace

WinningSet winningSet(const Game& game, const Position& start, const StopToken& stop) {
    WinningSet found;
    Reachable all(game, mostListed);
    found.complete = all.list(start, stop);
    if (!found.complete || all.verdict(0).lower == Outcome::Draw) return found;
    const auto mover = game.mover(start);
    found.winner = all.verdict(0).lower == Outcome::Win ? mover : other(mover);
    Memory memory(all, *found.winner);
    auto members = smallSet(memory, stop);
    found.complete = members.has_value();
    if (!found.complete) return found;
    const bool proven = makeSmallest(memory, *members, stop);
    const auto bound = needed(memory);
    const auto wrong = mistakes(all, memory, *members);
    for (const auto i : *members) {
        found.members.push_back({all.at(i), *all.verdict(i).plies(), bound.always.contains(i)});
        const auto mistake = wrong.find(i);
        if (mistake == wrong.end()) continue;
        found.members.back().mistake = all.at(mistake->second);
        found.members.back().mistakePlies = *all.verdict(mistake->second).plies();
    }
    std::ranges::stable_sort(found.members, {}, &WinningSet::Member::plies);
    found.lost = memory.lost();
    found.least = proven ? found.members.size() : bound.least;
    found.complete = !stop.stop_requested();
    return found;
}

bool winsBy(const Game& game, const Position& start, Player winner, const std::vector<Position>& members,
            const StopToken& stop) {
    Numbering numbers([&game](const Position& p) { return game.folded(p); });
    Numbering remembered([&game](const Position& p) { return game.folded(p); });
    for (const auto& member : members) remembered.of(member);
    const auto known = remembered.size();
    std::vector<std::vector<std::uint32_t>> next;
    std::vector<bool> wins, turn;
    numbers.of(start);
    for (std::uint32_t i = 0; i < numbers.size(); ++i) {
        if (stop.stop_requested()) return false;
        const auto p = numbers.at(i);
        const auto result = game.result(p);
        turn.push_back(game.mover(p) == winner);
        wins.push_back(result == (turn.back() ? Outcome::Win : Outcome::Loss));
        next.emplace_back();
        for (const auto m : game.moves(p)) {
            const auto after = game.reached(p, m);
            const bool goesOn = !game.result(after) && game.mover(after) != winner;
            if (turn.back() && goesOn && remembered.of(after) >= known) continue;
            next.back().push_back(numbers.of(after));
        }
    }
    // A win grows from the end; what goes round for ever never gets one.
    for (bool grows = true; grows;) {
        grows = false;
        for (std::uint32_t i = 0; i < numbers.size(); ++i) {
            if (wins[i] || next[i].empty()) continue;
            const auto won = [&](std::uint32_t after) { return wins[after]; };
            if (!(turn[i] ? std::ranges::any_of(next[i], won) : std::ranges::all_of(next[i], won))) continue;
            grows = wins[i] = true;
        }
    }
    // Whichever of them one has moved to.
    for (std::uint32_t i = 0; i < numbers.size(); ++i) {
        const bool chosen = remembered.of(numbers.at(i)) < known;
        if (chosen && !wins[i]) return false;
    }
    return wins[0];
}

namespace {

// Of all positions that come after it; the first of those equally long. Nothing: nobody ever wins.
std::optional<Position> longestWin(const Game& game, const Position& start, const StopToken& stop) {
    std::optional<Position> longest;
    int most = 0;
    for (const auto& entry : everyPosition(game, start, stop).entries) {
        const auto plies = entry.verdict.plies().value_or(0);
        if (plies > most) longest = entry.position, most = plies;
    }
    return longest;
}

std::vector<Fact> factsOf(const WinningSet& found, bool checked) {
    const auto number = [](std::size_t n) { return static_cast<int>(n); };
    const int members = number(found.members.size());
    std::vector<Fact> facts{
        {checked,
         {*found.winner == Player::First
              ? text("core", "First wins: it is enough to remember %1 of the %2 lost positions. Whoever "
                             "always moves to one of them, or wins at once, wins.")
              : text("core", "Second wins: it is enough to remember %1 of the %2 lost positions. Whoever "
                             "always moves to one of them, or wins at once, wins."),
          {members, number(found.lost)}}}};
    if (members == 0)
        return {{checked, text("core", "Nothing need be remembered: a win is always one move away.")}};
    if (checked) facts.push_back({true, text("core", "Checked by the rules alone, against every answer.")});
    facts.push_back(
        {true,
         found.least == found.members.size()
             ? Message(text("core", "No smaller set is enough."))
             : Message(
                   text("core",
                        "Fewer than %1 are never enough; it is not known whether fewer than these could be."),
                   {number(found.least)})});
    Fact always{true, {}, {}};
    for (std::size_t i = 0; i < found.members.size(); ++i)
        if (found.members[i].always) always.rows.push_back(i);
    if (always.rows.empty()) return facts;
    always.text = {text("core", "%1 of them nobody can do without."), {number(always.rows.size())}};
    facts.push_back(std::move(always));
    return facts;
}

} // namespace

Table winningSetTable(const Game& game, const StopToken& stop, const Lab::Progress& progress) {
    Table table;
    table.columns = {{"position", text("core", "Remember")},
                     {"distance", text("core", "Moves")},
                     {"always", text("core", "Cannot do without")}};
    auto start = game.start();
    auto found = winningSet(game, start, stop);
    progress(0.25);
    const auto won = found.winner ? std::nullopt : longestWin(game, start, stop);
    if (won) {
        start = *won;
        found = winningSet(game, start, stop);
    }
    table.complete = found.complete && !stop.stop_requested();
    if (!table.complete) return table;
    if (!found.winner) {
        table.facts = {
            {true, text("core", "Nobody can force a win from this start.")},
            {true, text("core", "Choose another start, or other rules, under which somebody wins.")}};
        return table;
    }
    progress(0.5);
    std::vector<Position> members;
    for (const auto& member : found.members) {
        members.push_back(member.position);
        const auto notation = game.text(member.position);
        table.rows.push_back({notation, std::int64_t{member.plies}, member.always});
        table.pictures.push_back(
            {{game.rules(), notation,
              Message(plural("core", "lost in %n moves for whoever is to move"), {}, member.plies),
              text("core", "Play from here")}});
        if (member.mistake)
            table.pictures.back().push_back(
                {game.rules(), game.text(*member.mistake),
                 Message(plural("core", "not this one: won in %n moves for whoever is to move"), {},
                         member.mistakePlies)});
    }
    const bool checked = winsBy(game, start, *found.winner, members, stop);
    table.complete = !stop.stop_requested();
    if (!table.complete) return table;
    table.totals = {{"lost", static_cast<std::int64_t>(found.lost), text("core", "lost positions")},
                    {"least", static_cast<std::int64_t>(found.least),
                     text("core", "of these at least to be remembered")}};
    table.facts = factsOf(found, checked);
    if (won)
        table.facts.insert(table.facts.begin(),
                           {true,
                            {text("core", "Nobody can force a win from this start. This is for the longest "
                                          "win after a mistake, from %1."),
                             {game.text(start)}}});
    progress(1);
    return table;
}

std::vector<AskedBoard> boardsToLearn(const Lab& lab, const Table& table) {
    std::vector<AskedBoard> boards;
    if (!lab.id.ends_with(rememberName)) return boards;
    for (const auto& pictures : table.pictures)
        for (const auto& picture : pictures)
            boards.push_back({picture.rules, picture.position,
                              &picture == &pictures.front() ? Outcome::Loss : Outcome::Win});
    return boards;
}

} // namespace core
