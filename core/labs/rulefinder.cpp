#include "core/labs/rulefinder.h"

#include "core/solve/crew.h"
#include "core/solve/positiongraph.h"
#include "core/solve/reachable.h"
#include "core/solve/rulesweep.h"

#include <algorithm>
#include <new>

namespace core {

namespace {

constexpr std::string_view every = "all", mostKey = "positions", rankKey = "rank";
constexpr std::size_t sweptAtFirst = 64, mostSwept = 5000; // sets of rules

int percent(std::uint64_t part, std::uint64_t all) {
    return all == 0 ? 0 : static_cast<int>((100 * part + all / 2) / all);
}

// What the player who moves from `i` gets by each move.
std::vector<Outcome> outcomes(const Reachable& all, Reachable::Number i) {
    std::vector<Outcome> worth;
    for (const auto next : all.children(i)) {
        const auto after = all.verdict(next).lower.outcome;
        worth.push_back(all.mover(next) == all.mover(i) ? after : opposite(after));
    }
    return worth;
}

void measure(const Reachable& all, RuleFinding& found) {
    std::uint64_t draws = 0, won = 0, decided = 0, moves = 0, traps = 0, choices = 0, only = 0;
    for (Reachable::Number i = 0; i < all.size(); ++i) {
        const auto value = all.verdict(i).lower.outcome;
        draws += value == Outcome::Draw ? 1 : 0;
        const auto worth = outcomes(all, i);
        if (worth.empty()) continue;
        decided += value == Outcome::Draw ? 0 : 1;
        won += value == Outcome::Win ? 1 : 0;
        if (value == Outcome::Loss) continue;
        const auto keep = static_cast<std::uint64_t>(std::ranges::count(worth, value));
        moves += worth.size();
        traps += worth.size() - keep;
        choices += worth.size() > 1 ? 1 : 0;
        only += worth.size() > 1 && keep == 1 ? 1 : 0;
    }
    found.positions = all.size();
    found.start = all.verdict(0);
    found.draws = percent(draws, all.size());
    found.drawn = draws > 0;
    found.traps = percent(traps, moves);
    found.only = percent(only, choices);
    found.mover = percent(won, decided);
    found.proven = true;
}

// The game by these rules; nothing: it refuses them.
std::unique_ptr<Game> gameBy(const Kind& kind, const std::string& rules) {
    try {
        return kind.game(rules);
    } catch (const InputError&) {
        return {};
    }
}

RuleFinding finding(const Game& game, const std::string& rules, std::uint32_t most, const StopToken& stop) {
    RuleFinding found;
    found.rules = rules;
    Reachable all(game, most);
    try {
        if (all.list(game.start(), stop)) measure(all, found);
    } catch (const InputError&) { // more than `most`
    } catch (const std::bad_alloc&) {
    }
    if (!found.proven) found.positions = all.size();
    return found;
}

// Every combination of what is asked for; no more than mostSwept. What is usual in the game, and not swept,
// is left out.
std::vector<std::string> combinations(const Kind& kind, const Values& values) {
    std::vector<std::string> all{{}};
    for (const auto& option : kind.options) {
        std::vector<std::string> some;
        const auto& given = values.choice(option.key); // as it is written, whatever it is
        if (option.type == Option::Type::Int) {
            const auto [from, to] = values.range(option.key);
            for (int number = from; number <= to; ++number) some.push_back(std::to_string(number));
        } else if (option.type == Option::Type::Choice && given == every) {
            for (const auto& choice : option.choices) some.emplace_back(choice.value);
        } else {
            some.push_back(given);
        }
        if (some.size() == 1 && some.front() == option.fallback) continue;
        std::vector<std::string> longer;
        for (const auto& one : all)
            for (const auto& value : some)
                longer.push_back(one + (one.empty() ? "" : ";") + std::string(option.key) + '=' + value);
        if (longer.size() > mostSwept)
            throw InputError({text("core", "these are more than %1 sets of rules: choose fewer"),
                              {static_cast<int>(mostSwept)}});
        all = std::move(longer);
    }
    return all;
}

std::string outcomeOf(const RuleFinding& found) {
    if (!found.proven) return "unproven";
    const auto outcome = found.start.lower.outcome;
    return outcome == Outcome::Win ? "win" : outcome == Outcome::Draw ? "draw" : "loss";
}

std::vector<Cell> rowOf(const RuleFinding& found) {
    std::vector<Cell> row{found.rules, found.positions, outcomeOf(found)};
    row.resize(8);
    if (!found.proven) return row;
    if (const auto plies = found.start.plies()) row[3] = std::int64_t{*plies};
    row[4] = std::int64_t{found.draws};
    row[5] = std::int64_t{found.traps};
    row[6] = std::int64_t{found.only};
    row[7] = std::int64_t{found.mover};
    return row;
}

// What can be said of rules that one might like to play by.
Message inWords(const Kind& kind, const RuleFinding& found) {
    const auto game = kind.game(found.rules);
    const auto name = rulesInWords(*game);
    const auto plies = found.start.plies();
    Message ends =
        plies ? Message(found.start.lower == Outcome::Win ? plural("core", "first wins in %n moves")
                                                          : plural("core", "second wins in %n moves"),
                        {}, *plies)
              : Message(text("core", "a draw with best play"));
    if (!found.drawn)
        return {text("core",
                     "%1: %2. %3 % of the moves give something away, and in %4 % of the positions only "
                     "one move is right. No position is drawn: in %5 % of them the player on move wins."),
                {name, std::move(ends), found.traps, found.only, found.mover}};
    return {
        text("core",
             "%1: %2. %3 % of the moves give something away, and in %4 % of the positions only one move is "
             "right. %5 % of the positions are drawn; of the others the player on move wins %6 %."),
        {name, std::move(ends), found.traps, found.only, found.draws, found.mover}};
}

std::vector<Fact> factsOf(const Kind& kind, const std::vector<RuleFinding>& all) {
    const auto proven = static_cast<int>(std::ranges::count(all, true, &RuleFinding::proven));
    const auto cut = static_cast<int>(all.size()) - proven;
    std::vector<Fact> facts;
    constexpr int told = 3;
    for (int i = 0; i < std::min(proven, told); ++i)
        facts.push_back(
            {true, inWords(kind, all[static_cast<std::size_t>(i)]), {static_cast<std::size_t>(i)}});
    if (cut > 0)
        facts.push_back(
            {false,
             {plural("core", "%n sets of rules have too many positions: nothing is proven of them"),
              {},
              cut}});
    return facts;
}

} // namespace

std::vector<RuleFinding> findRules(const Kind& kind, const std::vector<std::string>& rules,
                                   std::uint32_t most, const StopToken& stop, const Lab::Progress& progress) {
    std::vector<std::optional<RuleFinding>> found(rules.size());
    Mutex mutex;
    std::size_t done = 0;
    Crew crew;
    crew.each(rules.size(), [&](std::size_t i, int) {
        if (stop.stop_requested()) return;
        if (const auto game = gameBy(kind, rules[i])) found[i] = finding(*game, rules[i], most, stop);
        const Guard guard(mutex);
        progress(static_cast<double>(++done) / static_cast<double>(rules.size()));
    });
    std::vector<RuleFinding> all;
    for (auto& one : found)
        if (one) all.push_back(*std::move(one));
    return all;
}

void rankRules(std::vector<RuleFinding>& all, Rank rank) {
    std::ranges::stable_sort(all, std::greater(), [rank](const RuleFinding& found) {
        const auto worth = [&] {
            switch (rank) {
            case Rank::Lively:
                return found.traps + found.only;
            case Rank::Long:
                return found.start.plies().value_or(0);
            case Rank::Decided:
                return -found.draws;
            case Rank::Fair:
                return -std::abs(found.mover - 50);
            }
            return 0;
        };
        return std::pair(found.proven, worth());
    });
}

double ruleFinderMemory(const Values& values) {
    constexpr double position = 400; // bytes, with its moves
    return position * values.number(mostKey) * Crew::processors();
}

Schema rulesToSweep(const Kind& kind, const Values& usual,
                    const std::function<std::string_view(std::string)>& keep) {
    Schema all;
    std::size_t sets = 1;
    for (auto option : kind.options) {
        option.fallback = keep(usual.choice(option.key));
        option.deep = false;
        if (option.type == Option::Type::Int) option.type = Option::Type::Range;
        if (option.type == Option::Type::Choice) {
            if (sets * option.choices.size() <= sweptAtFirst) {
                sets *= option.choices.size();
                option.fallback = every;
            }
            option.choices.insert(option.choices.begin(), {every, text("core", "All")});
        }
        all.push_back(std::move(option));
    }
    all.push_back({rankKey,
                   Option::Type::Choice,
                   text("core", "First come"),
                   "lively",
                   0,
                   0,
                   {{"lively", text("core", "Lively"), text("core", "much can go wrong")},
                    {"long", text("core", "Long"), text("core", "the win takes many moves")},
                    {"decided", text("core", "Decided"), text("core", "few positions are drawn")},
                    {"fair", text("core", "Fair"), text("core", "it matters little who is on move")}}});
    all.push_back({mostKey, Option::Type::Int, text("core", "Positions at most"), "100000", 1000,
                   static_cast<int>(mostListed)});
    return all;
}

Table ruleFinderTable(const Kind& kind, const Values& values, const StopToken& stop,
                      const Lab::Progress& progress) {
    Table table;
    table.columns = {{"rules", text("core", "Rules")},          {"positions", text("core", "Positions")},
                     {"outcome", text("core", "First player")}, {"distance", text("core", "Moves")},
                     {"draws", text("core", "Draws %")},        {"traps", text("core", "Traps %")},
                     {"only", text("core", "Only moves %")},    {"mover", text("core", "Mover wins %")}};
    auto all = findRules(kind, combinations(kind, values), static_cast<std::uint32_t>(values.number(mostKey)),
                         stop, progress);
    table.complete = !stop.stop_requested();
    const auto& rank = values.choice(rankKey);
    rankRules(all, rank == "long"      ? Rank::Long
                   : rank == "decided" ? Rank::Decided
                   : rank == "fair"    ? Rank::Fair
                                       : Rank::Lively);
    for (const auto& found : all) {
        table.rows.push_back(rowOf(found));
        const auto game = kind.game(found.rules);
        table.pictures.push_back({startPicture(*game, found.rules)});
    }
    table.facts = factsOf(kind, all);
    return table;
}

} // namespace core
