#include "core/games/persimmons/labs.h"

#include "core/games/persimmons/recipe.h"
#include "core/games/persimmons/theory.h"

#include <algorithm>
#include <array>
#include <string>

// The recipe of the Persimmons page branch by branch, tried on every small board that is won.
namespace core::persimmons {

namespace {

// What came of a branch.
struct BranchTrial {
    int asked = 0, failed = 0;
    std::vector<Picture> failures = {}, examples = {};
};

constexpr std::size_t boardsShown = 12, stringsTried = 4;

class RecipeTrial {
public:
    void ask(const Rules::Position& p) {
        const auto advice = recipe(p, closedForm(p));
        if (advice.empty()) return note(p, branches, {}, text("persimmons", "it names no move"));
        for (const auto& one : advice) {
            const auto move = asMove(m_rules, p, one);
            const auto won = move && closedForm(m_rules.play(p, *move)) == 0;
            note(p, one.branch, won,
                 !move ? Message{text("persimmons", "%1: that is not a move"), {adviceInWords(p, one)}}
                 : won ? Message{text("persimmons", "%1: that wins"), {adviceInWords(p, one)}}
                       : Message{text("persimmons", "%1: that loses"), {adviceInWords(p, one)}});
        }
    }

    Table table() const {
        Table all;
        all.columns = {{"branch", text("persimmons", "branch")},
                       {"asked", text("persimmons", "advice given")},
                       {"failed", text("persimmons", "of which it fails")},
                       {"first", text("persimmons", "first on")}};
        for (int branch = 1; branch <= branches; ++branch) {
            const auto& t = m_trials[static_cast<std::size_t>(branch - 1)];
            const auto words = branchInWords(branch);
            all.facts.push_back(
                {t.failed == 0,
                 t.failed == 0 ? words : Message{text("persimmons", "It can fail: %1"), {words}},
                 {all.rows.size()}});
            if (t.failed > 0) all.exceptions.push_back(all.rows.size());
            all.rows.push_back({std::int64_t{branch}, std::int64_t{t.asked}, std::int64_t{t.failed},
                                t.failures.empty() ? Cell() : Cell(t.failures.front().position)});
            auto pictures = t.failures;
            for (std::size_t i = 0; i < t.examples.size() && pictures.size() < boardsShown; ++i)
                pictures.push_back(t.examples[i]);
            all.pictures.push_back(std::move(pictures));
        }
        return all;
    }

private:
    static constexpr int branches = 11;

    void note(const Rules::Position& p, int branch, bool won, Message said) {
        auto& t = m_trials[static_cast<std::size_t>(branch - 1)];
        ++t.asked;
        t.failed += won ? 0 : 1;
        auto& shown = won ? t.examples : t.failures;
        if (shown.size() == boardsShown) return;
        shown.push_back({"",
                         m_rules.brief(p),
                         {text("persimmons", "%1: %2"), {m_rules.brief(p), std::move(said)}},
                         text("persimmons", "Play from here")});
    }

    Rules m_rules{parseValues(options(), "")};
    std::array<BranchTrial, branches> m_trials;
};

// Boards of so many strings and persimmons, each once whatever the order, the smallest first.
std::vector<Rules::Position> boardsBelow(int size) {
    std::vector<Rules::Position> all;
    const auto add = [&](auto&& self, Rules::Position p, int longest) -> void {
        if (p.strings > 0)
            for (const auto condition : {Condition::Open, Condition::Wins, Condition::Loses}) {
                p.condition = condition;
                all.push_back(p);
            }
        if (p.strings == stringsTried) return;
        for (int count = 1; count <= longest; ++count) {
            auto more = p;
            more.counts[more.strings++] = static_cast<std::uint8_t>(count);
            self(self, more, count);
        }
    };
    Rules::Position none;
    none.strings = 0;
    add(add, none, size - 1);
    std::ranges::stable_sort(all, {}, total);
    return all;
}

Table tryBranches(const Values& values, const StopToken& stop, const Lab::Progress& progress) {
    RecipeTrial trial;
    const auto boards = boardsBelow(values.number("size"));
    bool complete = true;
    for (std::size_t i = 0; i < boards.size() && complete; ++i) {
        complete = !stop.stop_requested();
        if (closedForm(boards[i]) != 0) trial.ask(boards[i]);
        progress(static_cast<double>(i + 1) / static_cast<double>(boards.size()));
    }
    auto table = trial.table();
    table.complete = complete;
    return table;
}

} // namespace

Message branchInWords(int branch) {
    switch (branch) {
    case 1:
        return text("persimmons", "1. Last mover wins: in one of the strings that have the highest bit of G, "
                                  "leave S xor G of its S.");
    case 2:
        return text("persimmons", "2. Last mover loses, no string of two or more: drop one.");
    case 3:
        return text("persimmons",
                    "3. Last mover loses, and S xor G would leave no string of two or more: leave "
                    "S xor G xor 1.");
    case 4:
        return text("persimmons", "4. Last mover loses, otherwise: leave S xor G.");
    case 5:
        return text(
            "persimmons",
            "5. Not decided, no string of four or more, G is 1: drop one from a string with an odd number.");
    case 6:
        return text("persimmons",
                    "6. Not decided, no string of four or more, G is 2: declare “last mover wins”.");
    case 7:
        return text("persimmons",
                    "7. Not decided, no string of two or more, G is 3: declare “last mover loses”.");
    case 8:
        return text("persimmons",
                    "8. Not decided, one string of two or three alone, G is 3: that cannot be.");
    case 9:
        return text("persimmons",
                    "9. Not decided, two or more strings of two or three, G is 3: drop one from a two, or "
                    "a whole three.");
    case 10:
        return text("persimmons",
                    "10. Not decided, a string of four or more, and S xor G would leave no string of two "
                    "or more: leave S xor G xor 3.");
    default:
        return text("persimmons", "11. Not decided, a string of four or more, otherwise: leave S xor G.");
    }
}

Message adviceInWords(const Rules::Position& p, const Advice& advice) {
    if (advice.declare == Condition::Wins) return text("persimmons", "declare “last mover wins”");
    if (advice.declare == Condition::Loses) return text("persimmons", "declare “last mover loses”");
    return {text("persimmons", "leave %1 of %2"),
            {advice.leave, int{p.counts[static_cast<std::size_t>(advice.string)]}}};
}

Lab recipeLab() {
    return {
        "persimmons-recipe",
        text("persimmons", "The recipe"),
        text("persimmons",
             "The Persimmons page ends with a recipe for winning: eleven branches by condition, strings and "
             "Grundy number G. Here each is followed, word for word, on every won board of up to four "
             "strings. Choose one to see the boards on which it fails, or on which it wins, and to play "
             "from them."),
        {{"size", Option::Type::Int, text("persimmons", "Strings shorter than"), "8", 2, 12}},
        tryBranches};
}

} // namespace core::persimmons
