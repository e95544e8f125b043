#include <QTest>

#include "core/play/lessonrun.h"
#include "tests/core/analysed.h"
#include "tests/everykind.h"

#include <algorithm>
#include <functional>
#include <random>

using namespace core;

namespace {

using Moves = std::vector<Move>;

// Somebody who believes in a rule: the moves that it allows; none where it says nothing.
struct Rule {
    std::string name;
    std::string_view kind;                      // that it can be followed in; empty: in any
    std::vector<std::string_view> lessons = {}; // that teach just this
    std::function<Moves(const Game&, const Position&)> moves;
};

// Pieces on the board.
int amount(const Game& game, const Position& p) {
    const auto scene = game.scene(p, p);
    int all = scene.counts.empty() ? static_cast<int>(scene.tokens.size()) : 0;
    for (const auto& [spot, count] : scene.counts) all += count;
    return all;
}

Moves mostTaken(const Game& game, const Position& p) {
    Moves best;
    int least = 1 << 20;
    for (const auto move : game.moves(p)) {
        const int left = amount(game, game.play(p, move));
        if (left < least) best.clear();
        least = std::min(least, left);
        if (left == least) best.push_back(move);
    }
    return best;
}

Moves leastTaken(const Game& game, const Position& p) {
    Moves best;
    int most = -1;
    for (const auto move : game.moves(p)) {
        const int left = amount(game, game.play(p, move));
        if (left > most) best.clear();
        most = std::max(most, left);
        if (left == most) best.push_back(move);
    }
    return best;
}

// The lengths in a text like "2-3-3W".
std::vector<int> lengths(const std::string& brief) {
    std::vector<int> all;
    for (std::size_t i = 0; i < brief.size(); ++i) {
        if (std::isdigit(static_cast<unsigned char>(brief[i])) == 0) continue;
        std::size_t used = 0;
        all.push_back(std::stoi(brief.substr(i), &used));
        i += used;
    }
    std::erase(all, 0);
    std::ranges::sort(all);
    return all;
}

// Leaves two that are alike, or nothing.
Moves mirrored(const Game& game, const Position& p) {
    Moves all;
    for (const auto move : game.moves(p)) {
        const auto left = lengths(game.brief(game.play(p, move)));
        if (left.empty() || (left.size() == 2 && left[0] == left[1])) all.push_back(move);
    }
    return all;
}

Moves evenLeft(const Game& game, const Position& p) {
    Moves all;
    for (const auto move : game.moves(p))
        if (amount(game, game.play(p, move)) % 2 == 0) all.push_back(move);
    return all;
}

Moves threeTaken(const Game& game, const Position& p) {
    Moves all;
    for (const auto move : game.moves(p))
        if (amount(game, p) - amount(game, game.play(p, move)) == 3) all.push_back(move);
    return all.empty() ? mostTaken(game, p) : all;
}

// Of all moves those after which `figure` is greatest.
template <class Figure>
Moves greatest(const Game& game, const Position& p, Figure figure) {
    Moves best;
    int most = 0;
    for (const auto move : game.moves(p)) {
        const int now = figure(move);
        if (best.empty() || now > most) {
            best.clear();
            most = now;
        }
        if (now == most) best.push_back(move);
    }
    return best;
}

// The stones that BAO's player on move has taken after it.
Moves mostCaptured(const Game& game, const Position& p) {
    const bool first = game.mover(p) == Player::First;
    return greatest(game, p, [&](Move move) {
        const auto text = game.text(game.play(p, move)); // "… 3-4 2"
        const auto begin = text.find(' ') + 1, dash = text.find('-', begin);
        return std::stoi(first ? text.substr(begin) : text.substr(dash + 1));
    });
}

// The stones in the pit that is sown.
int sown(const Game& game, const Position& p, Move move) {
    const auto pit = game.path(p, p, move).at(0);
    for (const auto& [spot, count] : game.scene(p, p).counts)
        if (spot == pit) return count;
    return 0;
}

// Hands of the player not on move that are out after it.
int handsOut(const Game& game, const Position& p, Move move) {
    const auto text = game.text(game.play(p, move)); // "30/42 2", first's hands before second's
    const auto theirs = text.substr(game.mover(p) == Player::First ? 3 : 0, 2);
    return static_cast<int>(std::ranges::count(theirs, '0'));
}

// With those that begin so in the game's notation.
Moves beginningWith(const Game& game, const Position& p, char letter, bool so) {
    Moves all;
    for (const auto move : game.moves(p))
        if ((game.text(p, move).front() == letter) == so) all.push_back(move);
    return all;
}

std::vector<Rule> falseRules() {
    std::vector<Rule> all{
        {"the first legal move", {}, {}, [](const Game&, const Position&) { return Moves(); }},
        {"take the most", {}, {}, mostTaken},
        {"take the least", {}, {}, leastTaken},
        {"mirror always", "ribbonim", {"list", "mirror"}, mirrored},
        {"mirror always", "persimmons", {"mirror"}, mirrored},
        {"leave an even number", "ribbonim", {}, evenLeft},
        {"leave an even number", "persimmons", {}, evenLeft},
        {"drop three", "persimmons", {}, threeTaken},
        {"share anew",
         "chopsticks",
         {},
         [](const Game& g, const Position& p) { return beginningWith(g, p, '=', true); }},
        {"tap always",
         "chopsticks",
         {},
         [](const Game& g, const Position& p) { return beginningWith(g, p, '=', false); }},
    };
    all.push_back({"the last legal move", {}, {}, [](const Game& g, const Position& p) {
                       return Moves{g.moves(p).back()};
                   }});
    all.push_back({"take the most at once", "bao", {"taking"}, mostCaptured});
    all.push_back({"sow the fullest pit", "bao", {}, [](const Game& g, const Position& p) {
                       return greatest(g, p, [&](Move m) { return sown(g, p, m); });
                   }});
    all.push_back({"sow the emptiest pit", "bao", {}, [](const Game& g, const Position& p) {
                       return greatest(g, p, [&](Move m) { return -sown(g, p, m); });
                   }});
    all.push_back({"put a hand out", "chopsticks", {}, [](const Game& g, const Position& p) {
                       return greatest(g, p, [&](Move m) { return handsOut(g, p, m); });
                   }});
    for (unsigned seed = 1; seed <= 5; ++seed)
        all.push_back({"at random " + std::to_string(seed),
                       {},
                       {},
                       [dice = std::mt19937(seed)](const Game& g, const Position& p) mutable {
                           const auto moves = g.moves(p);
                           return Moves{moves[dice() % moves.size()]};
                       }});
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

private:
    bool passes(const Rule& rule, LessonRun& run);
    bool answers(const Rule& rule, Exercise& e);
    void know(Exercise& e);

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

void TestFalseRules::know(Exercise& e) {
    while (const auto p = e.wanted()) {
        e.know(m_remembered.of(e.match().sharedGame(), *p));
        if (e.wanted() == p) return;
    }
}

// Whether the question is answered rightly in the end.
bool TestFalseRules::answers(const Rule& rule, Exercise& e) {
    for (int plies = 0; e.state() == Exercise::State::Open && plies < 200; ++plies) {
        know(e);
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
    m_told = std::ranges::any_of(
        data.exit, [](const Step& step) { return step.task == Task::Keep || step.task == Task::Best; });
    for (std::size_t turn = 0; turn < 3; ++turn) {
        LessonRun run(k, data, turn);
        run.resume(std::string(data.id) + ":" + std::to_string(data.steps.size()));
        QCOMPARE(run.part(), LessonRun::Part::Exit);
        QVERIFY2(!passes(m_rules[static_cast<std::size_t>(rule)], run),
                 ("with the boards of try " + std::to_string(turn + 1)).c_str());
    }
}

QTEST_APPLESS_MAIN(TestFalseRules)
#include "tst_falserules.moc"
