#include "core/games/ribbonim/labs.h"

#include "core/games/ribbonim/rules.h"
#include "core/kind.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>

// What the Ribbonim page says and does not count: that normal play is easier, and that whoever knows the
// fields up to T7 beats most people.
namespace core::ribbonim {

const Kind& kind();

namespace {

// Every field that play from a start can reach, each after those that its moves lead to.
class PlayedFields {
public:
    using Number = std::size_t;
    struct Field {
        std::vector<Number> after = {}; // of every move
        int level = 0;
        bool pairs = false; // nothing but equal pairs is left
    };

    explicit PlayedFields(const Rules& rules) : m_rules(rules) { add(m_rules.start()); }

    std::size_t size() const { return m_all.size(); }
    const Field& operator[](Number n) const { return m_all[n]; }
    bool lost(Number n) const { return (m_all[n].level % 2 != 0) == m_rules.misere(); }
    bool misere() const { return m_rules.misere(); }

private:
    Number add(Rules::Position p) {
        p.mover = 0;
        const auto name = m_rules.brief(m_rules.canonical(p));
        if (const auto known = m_numbers.find(name); known != m_numbers.end()) return known->second;
        Field field;
        int quickest = -1, slowest = -1;
        for (const auto m : m_rules.moves(p)) {
            const auto next = add(m_rules.play(p, m));
            field.after.push_back(next);
            const int level = m_all[next].level;
            if (lost(next) && (quickest < 0 || level < quickest)) quickest = level;
            slowest = std::max(slowest, level);
        }
        if (!field.after.empty()) field.level = 1 + (quickest >= 0 ? quickest : slowest);
        field.pairs = paired(p);
        m_all.push_back(std::move(field));
        return m_numbers[name] = m_all.size() - 1;
    }
    static bool paired(const Rules::Position& p) {
        std::map<int, int> strands;
        for (const auto& part : parts(p)) ++strands[part.length];
        return std::ranges::all_of(strands, [](const auto& kind) { return kind.second % 2 == 0; });
    }

    Rules m_rules;
    std::vector<Field> m_all;
    std::map<std::string, Number> m_numbers;
};

// How somebody plays: leaves a lost field that is known, up to some level; where that cannot be, makes any
// move. Or plays perfectly.
struct Knower {
    int known = 0;
    bool perfect = false;
};

// How likely it is that `one` wins from the start, having begun or not.
struct Chances {
    double begins = 0, follows = 0;
};
Chances chances(const PlayedFields& fields, Knower one, Knower other) {
    std::vector<Chances> all(fields.size()); // with `one` on move, or not
    const auto mean = [&](PlayedFields::Number n, int known, double Chances::*after) {
        std::vector<PlayedFields::Number> chosen;
        for (const auto next : fields[n].after)
            if (fields.lost(next) && fields[next].level <= known) chosen.push_back(next);
        if (chosen.empty()) chosen = fields[n].after;
        return std::transform_reduce(chosen.begin(), chosen.end(), 0.0, std::plus(),
                                     [&](auto next) { return all[next].*after; }) /
               static_cast<double>(chosen.size());
    };
    for (PlayedFields::Number n = 0; n < fields.size(); ++n) {
        if (fields[n].after.empty()) {
            all[n] = fields.misere() ? Chances{1, 0} : Chances{0, 1};
            continue;
        }
        all[n].begins = mean(n, one.known, &Chances::follows);
        all[n].follows = other.perfect
                             ? all[*std::ranges::min_element(fields[n].after, {},
                                                             [&](auto next) { return all[next].begins; })]
                                   .begins
                             : mean(n, other.known, &Chances::begins);
    }
    return all.back();
}

std::string percent(double chance) {
    const auto tenths = std::lround(chance * 1000);
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10) + " %";
}

// What is to be known of an ending, and how far a rule of thumb goes.
struct Ease {
    int fields = 0, lost = 0, won = 0;
    int single = 0;             // won ones with one winning move, those alike counted once
    int pairs = 0, rightly = 0; // won ones in which equal pairs can be left, and in which that wins
};
Ease easeOf(const PlayedFields& fields) {
    Ease all;
    for (PlayedFields::Number n = 0; n < fields.size(); ++n) {
        if (fields[n].after.empty()) continue;
        ++all.fields;
        if (fields.lost(n)) {
            ++all.lost;
            continue;
        }
        ++all.won;
        auto wins = fields[n].after;
        std::erase_if(wins, [&](auto next) { return !fields.lost(next); });
        std::ranges::sort(wins);
        wins.erase(std::unique(wins.begin(), wins.end()), wins.end()); // as in labs.cpp, for Clang 14
        all.single += wins.size() == 1 ? 1 : 0;
        const auto pairs = [&](auto next) { return fields[next].pairs; };
        const auto possible = std::ranges::find_if(fields[n].after, pairs);
        if (possible == fields[n].after.end()) continue;
        ++all.pairs;
        all.rightly += std::ranges::any_of(wins, pairs) ? 1 : 0;
    }
    return all;
}

Message easeText(const Ease& ease, bool misere) {
    return {misere ? text("ribbonim", "Misère: of %1 fields, %2 are lost: those are the ones to know. Of the "
                                      "%3 won ones, %4 have only one winning move. In %5 you can leave equal "
                                      "pairs, and in %6 of these that wins.")
                   : text("ribbonim", "Normal play: of %1 fields, %2 are lost: those are the ones to know. "
                                      "Of the %3 won ones, %4 have only one winning move. In %5 you can "
                                      "leave equal pairs, and in %6 of these that wins."),
            {ease.fields, ease.lost, ease.won, ease.single, ease.pairs, ease.rightly}};
}

Rules rulesOf(const Values& values, bool misere) {
    return Rules(parseValues(kind().options, (misere ? "ending=misere;layout=" : "ending=normal;layout=") +
                                                 values.choice("start")));
}

// Of whoever knows the lost fields up to a level: against any moves, against one who knows them up to another
// level, and against perfect play.
std::array<Chances, 3> against(const PlayedFields& fields, int level, int opponent) {
    const Knower one{level};
    return {chances(fields, one, {}), chances(fields, one, {opponent}), chances(fields, one, {0, true})};
}

void addRows(Table& table, const PlayedFields& fields, int opponent) {
    constexpr int highest = 14;
    for (int level = fields.misere() ? 1 : 2; level <= highest; level += 2) {
        int known = 0;
        for (PlayedFields::Number n = 0; n < fields.size(); ++n)
            known += fields.lost(n) && fields[n].level <= level && !fields[n].after.empty() ? 1 : 0;
        std::vector<Cell> row{std::string(fields.misere() ? "misere" : "normal"), std::int64_t{level},
                              std::int64_t{known}};
        for (const auto& chance : against(fields, level, opponent)) {
            row.emplace_back(percent(chance.begins));
            row.emplace_back(percent(chance.follows));
        }
        table.rows.push_back(std::move(row));
    }
}

std::vector<Fact> easeFacts(const PlayedFields& misere, const PlayedFields& other) {
    const auto hard = easeOf(misere), easy = easeOf(other);
    const bool seldomer = easy.single * hard.won < hard.single * easy.won;
    const bool righter = easy.rightly * hard.pairs > hard.rightly * easy.pairs;
    return {
        {true, easeText(hard, true)},
        {true, easeText(easy, false)},
        {easy.lost < hard.lost,
         {easy.lost < hard.lost
              ? text("ribbonim", "Normal play has fewer fields to know: %1 against %2.")
              : text("ribbonim", "Normal play does not have fewer fields to know: %1 against %2."),
          {easy.lost, hard.lost}}},
        {seldomer,
         {seldomer ? text("ribbonim", "In normal play a single winning move is rarer: in %1 of %2 won "
                                      "fields, against %3 of %4.")
                   : text("ribbonim", "In normal play a single winning move is not rarer: in %1 of %2 won "
                                      "fields, against %3 of %4."),
          {easy.single, easy.won, hard.single, hard.won}}},
        {righter,
         {righter
              ? text("ribbonim",
                     "In normal play a rule of thumb is right more often: equal pairs win in %1 of "
                     "%2 fields, against %3 of %4.")
              : text("ribbonim", "In normal play a rule of thumb is not right more often: equal pairs win in "
                                 "%1 of %2 fields, against %3 of %4."),
          {easy.rightly, easy.pairs, hard.rightly, hard.pairs}}}};
}

// The page speaks of misère play.
std::vector<Fact> knowingFacts(const PlayedFields& misere, int opponent) {
    constexpr int known = 7;
    const auto chance = against(misere, known, opponent);
    return {{chance[0].begins > 0.5 && chance[0].follows > 0.5,
             {text("ribbonim", "Whoever knows the lost fields up to T7, and otherwise moves at random, beats "
                               "random moves in %1 of all matches when beginning, in %2 when following."),
              {percent(chance[0].begins), percent(chance[0].follows)}}},
            {chance[1].begins > 0.5 && chance[1].follows > 0.5,
             {text("ribbonim",
                   "Against a player who knows them up to T%1: in %2 when beginning, in %3 when following."),
              {opponent, percent(chance[1].begins), percent(chance[1].follows)}}},
            {chance[2].begins > 0.5,
             {chance[2].begins > 0.5
                  ? text("ribbonim", "Against perfect play, too, that wins more often than not when "
                                     "beginning: in %1; in %2 when following.")
                  : text("ribbonim", "Against perfect play that is not enough: it wins in %1 when beginning, "
                                     "in %2 when following."),
              {percent(chance[2].begins), percent(chance[2].follows)}}}};
}

Table countQuestions(const Values& values, const StopToken& stop, const Lab::Progress& progress) {
    Table table;
    table.columns = {{"ending", text("ribbonim", "Ending")},
                     {"level", text("ribbonim", "known up to"), false, "T"},
                     {"fields", text("ribbonim", "fields to know")},
                     {"anyBegins", text("ribbonim", "against random moves, beginning")},
                     {"anyFollows", text("ribbonim", "against random moves, following")},
                     {"knowingBegins", text("ribbonim", "against one who knows, beginning")},
                     {"knowingFollows", text("ribbonim", "against one who knows, following")},
                     {"perfectBegins", text("ribbonim", "against perfect play, beginning")},
                     {"perfectFollows", text("ribbonim", "against perfect play, following")}};
    const int opponent = values.number("opponent");
    const PlayedFields misere(rulesOf(values, true));
    progress(0.25);
    const PlayedFields other(rulesOf(values, false));
    progress(0.5);
    table.complete = !stop.stop_requested();
    if (!table.complete) return table;
    addRows(table, misere, opponent);
    progress(0.75);
    addRows(table, other, opponent);
    table.facts = easeFacts(misere, other);
    for (auto& fact : knowingFacts(misere, opponent)) table.facts.push_back(std::move(fact));
    progress(1);
    return table;
}

} // namespace

Lab questionsLab() {
    return {"ribbonim-questions",
            text("ribbonim", "What is worth knowing"),
            text("ribbonim",
                 "The Ribbonim page says that normal play is easier, and that whoever knows the fields up "
                 "to T7 beats most people. Here both are counted over every field that play from "
                 "a start can reach."),
            {{"start",
              Option::Type::Choice,
              text("ribbonim", "Start"),
              "3,5,7",
              0,
              0,
              {{"3,5,7", text("ribbonim", "3-5-7")}, {"1,2,3,4,5", text("ribbonim", "1-2-3-4-5")}}},
             {"opponent", Option::Type::Int, text("ribbonim", "The other player knows them up to T"), "5", 0,
              14}},
            countQuestions};
}

} // namespace core::ribbonim
