#include "core/gameof.h"
#include "core/games/persimmons/labs.h"
#include "core/games/persimmons/recipe.h"
#include "core/games/persimmons/theory.h"
#include "core/joined.h"
#include "core/play/match.h"

#include <algorithm>
#include <set>
#include <string>

// The recipe of the Persimmons page followed on the board against the reader, with the place where it fails.
namespace core::persimmons {

const Kind& kind();

namespace {

class RecipePlay final : public Demonstration {
public:
    RecipePlay(const std::string& rules, Wording wording)
        : m_wording(wording), m_game(kind().game(rules)), m_rules(parseValues(options(), rules)) {}

    // False if stopped.
    bool tryAll(const StopToken& stop);

    std::shared_ptr<const Game> game() const override { return m_game; }
    Position start() const override { return m_game->start(); }
    // A lost board is left to the reader to begin on.
    Player side() const override { return closedForm(m_rules.start()) != 0 ? Player::First : Player::Second; }
    const std::vector<Fact>& facts() const override { return m_facts; }
    DemonstrationStep at(const Match& line) const override;

private:
    // What it does in a position of its own: the advice that fails, where one of those it allows does.
    struct Turn {
        std::optional<Advice> advice;
        std::optional<Rules::Move> move; // none: it names none that can be made
        bool fails = false;
    };
    Turn turn(const Rules::Position& p, int grundy) const;
    bool wins(const Rules::Position& p, Rules::Move move) const {
        return closedForm(m_rules.play(p, move)) == 0;
    }
    void tellTurn(DemonstrationStep& step, const Rules::Position& p) const;
    void value(DemonstrationStep& step, const Rules::Position& p) const;

    Wording m_wording;
    std::shared_ptr<const Game> m_game;
    Rules m_rules;
    std::vector<Fact> m_facts;
};

RecipePlay::Turn RecipePlay::turn(const Rules::Position& p, int grundy) const {
    const auto all = recipe(p, grundy, m_wording);
    if (all.empty()) return {{}, {}, true};
    const auto failing = std::ranges::find_if(all, [&](const Advice& advice) {
        const auto move = asMove(m_rules, p, advice);
        return !move || !wins(p, *move);
    });
    const bool fails = failing != all.end();
    const auto& advice = fails ? *failing : all.front();
    return {advice, asMove(m_rules, p, advice), fails};
}

// Every board that can come up: the reader may do anything, the recipe what it says.
bool RecipePlay::tryAll(const StopToken& stop) {
    std::set<std::string> seen;
    std::vector<Rules::Position> open{m_rules.start()};
    int asked = 0, failed = 0;
    while (!open.empty()) {
        if (stop.stop_requested()) return false;
        const auto p = open.back();
        open.pop_back();
        if (m_rules.result(p) || !seen.insert(m_rules.text(m_rules.canonical(p))).second) continue;
        const int grundy = closedForm(p);
        if (p.mover != side()) {
            for (const auto move : m_rules.moves(p)) open.push_back(m_rules.play(p, move));
        } else if (grundy != 0) {
            const auto its = turn(p, grundy);
            ++asked;
            failed += its.fails ? 1 : 0;
            if (its.move) open.push_back(m_rules.play(p, *its.move));
        }
    }
    m_facts = {{failed == 0,
                {text("persimmons", "From here the recipe can be asked about %1 boards. It fails on %2."),
                 {asked, failed}}}};
    return true;
}

DemonstrationStep RecipePlay::at(const Match& line) const {
    DemonstrationStep step;
    step.known.complete = true;
    const auto p = unpack<Rules::Position>(line.position());
    if (const auto ending = line.ending()) {
        step.lines.emplace_back(ending->winner == side() ? text("persimmons", "The recipe has won.")
                                                         : text("persimmons", "You have won."));
        return step;
    }
    const int grundy = closedForm(p);
    step.lines.push_back({text("persimmons", "The number G of this board is %1."), {grundy}});
    if (p.mover == side()) {
        tellTurn(step, p);
        return step;
    }
    step.lines.emplace_back(
        grundy == 0 && m_wording == Wording::Repaired
            ? text("persimmons", "You are on move. Whatever you do, the recipe put right has an answer.")
        : grundy == 0
            ? text("persimmons", "You are on move, and can only wait for the recipe to fail.")
            : text("persimmons", "You are on move, and you can win now: leave a board with the number 0."));
    value(step, p);
    return step;
}

void RecipePlay::tellTurn(DemonstrationStep& step, const Rules::Position& p) const {
    const auto say = [&](Message m) { step.lines.push_back(std::move(m)); };
    const int grundy = closedForm(p);
    if (grundy == 0) {
        say(text("persimmons", "For 0 the recipe says that the other player wins. It just makes some move."));
        step.move = pack<Move>(m_rules.moves(p).front());
        return;
    }
    const auto its = turn(p, grundy);
    if (its.advice) say(branchInWords(its.advice->branch));
    const auto does =
        its.advice ? adviceInWords(p, *its.advice) : Message(text("persimmons", "it names no move"));
    if (!its.fails)
        say({text("persimmons", "So it does this: %1."), {does}});
    else if (!its.advice)
        say(text("persimmons",
                 "Here the recipe fails: no string has what it asks for, so it names no move."));
    else if (!its.move)
        say({text("persimmons", "Here the recipe fails: “%1” is not a move."), {does}});
    else
        say({text("persimmons", "Here the recipe fails: “%1” gives the win away."), {does}});
    if (its.fails) {
        const auto right = recipe(p, grundy, Wording::Repaired);
        say({text("persimmons", "Put right, it would say: %1."), {adviceInWords(p, right.front())}});
    }
    if (its.move) step.move = pack<Move>(*its.move);
}

void RecipePlay::value(DemonstrationStep& step, const Rules::Position& p) const {
    for (const auto m : m_rules.moves(p))
        step.known.moves.push_back({pack<Move>(m), exactly(wins(p, m) ? Outcome::Win : Outcome::Loss)});
    std::ranges::stable_sort(step.known.moves, [](const auto& a, const auto& b) {
        return std::is_gt(preference(a.verdict, b.verdict));
    });
    step.known.verdict = step.known.moves.front().verdict;
}

std::shared_ptr<const Demonstration> make(const Values& values, const StopToken& stop, const Lab::Progress&) {
    const auto rules =
        "strings=" + joined(values.list("strings"), ",") + ";condition=" + values.choice("condition");
    auto play = std::make_shared<RecipePlay>(rules, values.choice("recipe") == "written" ? Wording::Written
                                                                                         : Wording::Repaired);
    return play->tryAll(stop) ? play : nullptr;
}

} // namespace

DemonstrationLab recipePlay() {
    constexpr int mostStrings = 4, mostOnEach = 9; // all boards that can come up are tried
    auto some = options();
    std::erase_if(some, [](const Option& option) { return option.key == "limit"; });
    some[0].fallback = "5,4,1";
    some[0].max = mostStrings;
    some[0].entry.max = mostOnEach;
    some[0].hint = text("persimmons", "persimmons on each string, 0 to 9");
    some.push_back(
        {"recipe",
         Option::Type::Choice,
         text("persimmons", "The recipe"),
         "written",
         0,
         0,
         {{"written", text("persimmons", "as it is written")}, {"right", text("persimmons", "put right")}}});
    return {text("persimmons", "The recipe plays"),
            text("persimmons",
                 "Here the recipe of the Persimmons page plays, word for word, and you are the other "
                 "player. Beside the board stands which of its branches it follows, and where it "
                 "fails."),
            some, make};
}

} // namespace core::persimmons
