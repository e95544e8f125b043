#include <QTest>

#include "core/belief.h"
#include "core/lessons/lessonrun.h"
#include "tests/core/analysed.h"
#include "tests/everykind.h"

#include <algorithm>
#include <functional>
#include <random>
#include <ranges>
#include <set>

using namespace core;
using beliefs::amount, beliefs::greatest, beliefs::leastTaken, beliefs::lengths, beliefs::mostTaken;

namespace {

using Moves = std::vector<Move>;

// Somebody who believes in a rule: the moves that it allows; none where it says nothing.
struct Rule {
    std::string name;
    std::string_view kind;                      // that it can be followed in; empty: in any
    std::vector<std::string_view> lessons = {}; // that teach just this
    std::function<Moves(const Game&, const Position&)> moves;
};

// Leaves two that are alike, or nothing.
Moves mirrored(const Game& game, const Position& p) {
    Moves all;
    for (const auto move : game.moves(p)) {
        const auto left = lengths(game, game.play(p, move));
        if (left.empty() || (left.size() == 2 && left[0] == left[1])) all.push_back(move);
    }
    return all;
}

// The stones in the pit that is sown.
int sown(const Game& game, const Position& p, Move move) {
    const auto pit = game.path(p, p, move).at(0);
    for (const auto& [spot, count] : game.scene(p, p).counts)
        if (spot == pit) return count;
    return 0;
}

// What other lessons than the one that puts it right teach, as far as it goes.
std::vector<std::string_view> taughtBy(std::string_view rule) {
    if (rule == "take the most stones at once") return {"taking"};
    // True where the last mover wins, also once that has been declared.
    if (rule == "leave every column even, to the very end")
        return {"list", "mirror", "pairs", "one-two-three", "columns", "declaring"};
    return {};
}

// Those that the lessons name.
void addBeliefs(std::vector<Rule>& all) {
    for (const auto* kind : catalogue()) {
        std::set<Moves (*)(const Game&, const Position&)> known;
        for (const auto& [rule, moves] : kind->lessons | std::views::transform(&Lesson::belief))
            if (moves != nullptr && known.insert(moves).second)
                all.push_back({rule.english, kind->id, taughtBy(rule.english), moves});
    }
}

std::vector<Rule> falseRules() {
    std::vector<Rule> all{
        {"the first legal move", {}, {}, [](const Game&, const Position&) { return Moves(); }},
        {"take the most", {}, {}, mostTaken},
        {"take the least", {}, {}, leastTaken},
        {"mirror always", "ribbonim", {"list", "mirror"}, mirrored},
        {"mirror always", "persimmons", {"mirror"}, mirrored},
    };
    all.push_back({"the last legal move", {}, {}, [](const Game& g, const Position& p) {
                       return Moves{g.moves(p).back()};
                   }});
    all.push_back({"sow the emptiest pit", "bao", {}, [](const Game& g, const Position& p) {
                       return greatest(g, p, [&](Move m) { return -sown(g, p, m); });
                   }});
    addBeliefs(all);
    return all;
}

} // namespace

// The questions at the end of a lesson are not passed by whoever follows one of the rules that children
// often believe in. Where they have to play in the end, who begins and which boards are lost is told them:
// they pass only by moves of their own.
class TestFalseRules : public QObject {
    Q_OBJECT

private slots:
    void noneOfThemPasses_data();
    void noneOfThemPasses();
    void luckSeldomPasses_data();
    void luckSeldomPasses();

private:
    LessonRun atTheEnd(const Kind& kind, const Lesson& lesson, std::size_t turn);
    bool passes(const Rule& rule, LessonRun& run);
    bool answers(const Rule& rule, Exercise& e);

    std::vector<Rule> m_rules = falseRules();
    Remembered m_remembered;
    bool m_told = false; // see above
};

void TestFalseRules::noneOfThemPasses_data() {
    QTest::addColumn<int>("rule");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("lesson");
    for (int r = 0; r < static_cast<int>(m_rules.size()); ++r)
        for (int k = 0; k < static_cast<int>(catalogue().size()); ++k) {
            const auto& rule = m_rules[static_cast<std::size_t>(r)];
            const auto& kind = *catalogue()[static_cast<std::size_t>(k)];
            if (!rule.kind.empty() && rule.kind != kind.id) continue;
            for (int l = 0; l < static_cast<int>(kind.lessons.size()); ++l) {
                const auto id = kind.lessons[static_cast<std::size_t>(l)].id;
                if (std::ranges::count(rule.lessons, id) == 0)
                    QTest::addRow("%s %s: %s", std::string(kind.id).c_str(), std::string(id).c_str(),
                                  rule.name.c_str())
                        << r << k << l;
            }
        }
}

// Whether the question is answered rightly in the end.
bool TestFalseRules::answers(const Rule& rule, Exercise& e) {
    for (int plies = 0; e.state() == Exercise::State::Open && plies < 200; ++plies) {
        m_remembered.tell(e);
        if (const auto reply = e.reply()) {
            e.play(*reply);
            continue;
        }
        switch (e.step().task) {
        case Task::Mark: {
            std::vector<bool> lost;
            for (std::size_t i = 0; i < e.boards().size(); ++i)
                lost.push_back(m_told ? *e.lost(i) : amount(e.match().game(), e.boards()[i]) % 2 == 0);
            e.mark(lost);
            break;
        }
        case Task::Outcome:
            e.say(Outcome::Win);
            break;
        case Task::Number:
            e.say(amount(e.match().game(), e.position()));
            break;
        case Task::Where:
        case Task::Origin:
            e.point(0);
            break;
        default:
            if (e.awaitsSide()) {
                e.begin(e.known()->verdict.lower.outcome == Outcome::Win);
                break;
            }
            const auto moves = rule.moves(e.match().game(), e.position());
            e.play(moves.empty() ? e.match().game().moves(e.position()).front() : moves.front());
        }
    }
    return e.state() == Exercise::State::Right;
}

LessonRun TestFalseRules::atTheEnd(const Kind& kind, const Lesson& lesson, std::size_t turn) {
    m_told = std::ranges::any_of(
        lesson.exit, [](const Step& step) { return step.task == Task::Keep || step.task == Task::Best; });
    LessonRun run(kind, lesson, turn);
    run.resume(std::string(lesson.id) + ":" + std::to_string(lesson.steps.size()));
    return run;
}

bool TestFalseRules::passes(const Rule& rule, LessonRun& run) {
    while (run.part() == LessonRun::Part::Exit) {
        auto e = run.exercise();
        if (!answers(rule, e)) return false;
        run.goOn(e);
    }
    return true;
}

void TestFalseRules::noneOfThemPasses() {
    QFETCH(int, rule);
    QFETCH(int, kind);
    QFETCH(int, lesson);
    const auto& k = *catalogue()[static_cast<std::size_t>(kind)];
    const auto& data = k.lessons[static_cast<std::size_t>(lesson)];
    for (std::size_t turn = 0; turn < 3; ++turn) {
        auto run = atTheEnd(k, data, turn);
        QCOMPARE(run.part(), LessonRun::Part::Exit);
        QVERIFY2(!passes(m_rules[static_cast<std::size_t>(rule)], run),
                 ("with the boards of try " + std::to_string(turn + 1)).c_str());
    }
}

void TestFalseRules::luckSeldomPasses_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("lesson");
    for (int k = 0; k < static_cast<int>(catalogue().size()); ++k) {
        const auto& kind = *catalogue()[static_cast<std::size_t>(k)];
        for (int l = 0; l < static_cast<int>(kind.lessons.size()); ++l)
            QTest::addRow("%s %s", std::string(kind.id).c_str(),
                          std::string(kind.lessons[static_cast<std::size_t>(l)].id).c_str())
                << k << l;
    }
}

// Whoever throws dice for each move.
void TestFalseRules::luckSeldomPasses() {
    QFETCH(int, kind);
    QFETCH(int, lesson);
    const auto& k = *catalogue()[static_cast<std::size_t>(kind)];
    const auto& data = k.lessons[static_cast<std::size_t>(lesson)];
    std::mt19937 dice(1);
    const Rule lucky{"at random", {}, {}, [&](const Game& g, const Position& p) {
                         const auto moves = g.moves(p);
                         return Moves{moves[dice() % moves.size()]};
                     }};
    constexpr int tries = 60;
    int passed = 0;
    for (std::size_t turn = 0; turn < tries; ++turn) {
        auto run = atTheEnd(k, data, turn);
        passed += passes(lucky, run) ? 1 : 0;
    }
    QVERIFY2(passed <= tries / 10, std::to_string(passed).c_str());
}

QTEST_APPLESS_MAIN(TestFalseRules)
#include "tst_falserules.moc"
