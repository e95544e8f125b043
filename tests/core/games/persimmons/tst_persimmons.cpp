#include <QTest>

#include "core/games/persimmons/figures.h"
#include "core/games/persimmons/theory.h"
#include "core/kind.h"
#include "tests/core/analysed.h"

#include <map>
#include <set>

using namespace core;
namespace pm = core::persimmons;

namespace {

// A search that knows nothing of the program's rules or theory: counts as a sorted list, a letter, a limit.
class Naive {
public:
    using Counts = std::vector<int>;
    struct Value {
        int grundy = 0, plies = 0;
        bool wins = false;
    };

    explicit Naive(int limit) : m_limit(limit) {}

    const Value& of(Counts counts, char letter) {
        std::erase(counts, 0);
        std::ranges::sort(counts);
        const auto key = std::pair(counts, letter);
        if (const auto known = m_known.find(key); known != m_known.end()) return known->second;
        return m_known[key] = found(counts, letter);
    }

private:
    Value found(const Counts& counts, char letter) {
        if (counts.empty() && letter != 'A') return {letter == 'L' ? 1 : 0, 0, letter == 'L'};
        std::vector<Value> next;
        for (std::size_t i = 0; i < counts.size(); ++i)
            for (int left = counts[i] - 1; left >= 0 && (m_limit == 0 || counts[i] - left <= m_limit);
                 --left) {
                auto fewer = counts;
                fewer[i] = left;
                next.push_back(of(fewer, letter));
            }
        if (letter == 'A') next.insert(next.end(), {of(counts, 'W'), of(counts, 'L')});
        std::set<int> numbers, toWin, toLose;
        for (const auto& v : next) {
            numbers.insert(v.grundy);
            (v.wins ? toLose : toWin).insert(v.plies + 1);
        }
        int grundy = 0;
        while (numbers.contains(grundy)) ++grundy;
        return {grundy, toWin.empty() ? *toLose.rbegin() : *toWin.begin(), !toWin.empty()};
    }

    int m_limit;
    std::map<std::pair<Counts, char>, Value> m_known;
};

std::string spelled(const Naive::Counts& counts, char letter) {
    std::string all;
    for (const int c : counts) all += (all.empty() ? "" : "-") + std::to_string(c);
    return (all.empty() ? "0" : all) + letter;
}

// All rising lists of 0 to `strings` counts from 1 to `most`.
void eachBoard(std::size_t strings, int most, const auto& visit, Naive::Counts counts = {}) {
    visit(counts);
    if (counts.size() == strings) return;
    for (int c = counts.empty() ? 1 : counts.back(); c <= most; ++c) {
        counts.push_back(c);
        eachBoard(strings, most, visit, counts);
        counts.pop_back();
    }
}

std::unique_ptr<Game> gameWith(std::string_view rules = "") {
    return kindOf("persimmons").game(rules);
}

Outcome outcomeOf(const Game& game, const Position& p) {
    return analysed(game, p).verdict.lower.outcome;
}

std::set<std::string> winningMoves(const Game& game, const Position& p) {
    std::set<std::string> all;
    for (const auto& [move, verdict] : analysed(game, p).moves)
        if (verdict.lower == Outcome::Win) all.insert(game.text(p, move));
    return all;
}

std::vector<Preset> stagesOf(const Kind& kind) {
    std::vector<Preset> all;
    std::ranges::copy_if(kind.presets, std::back_inserter(all), &Preset::stage);
    return all;
}

} // namespace

// Positions of Persimmons, their values and the stages.
class TestPersimmons : public QObject {
    Q_OBJECT

private slots:
    void valuesAgreeWithNaiveSearch_data();
    void valuesAgreeWithNaiveSearch();
    void closedFormHoldsOn990Positions();
    void losingAndWinningPositions();
    void winningMovesOf123();
    void spellings_data();
    void spellings();
    void badPositionsAreRefused();
    void limitIsKept();
    void stopIsAnswered();
    void sameAnswerTwice();
    void stagesAreWonAndRise();
};

void TestPersimmons::valuesAgreeWithNaiveSearch_data() {
    QTest::addColumn<int>("strings");
    QTest::addColumn<int>("most");
    QTest::addColumn<int>("limit");
    QTest::newRow("1 string") << 1 << 21 << 0;
    QTest::newRow("2 strings") << 2 << 21 << 0;
    QTest::newRow("3 strings") << 3 << 16 << 0;
    QTest::newRow("4 strings") << 4 << 9 << 0;
    QTest::newRow("8 strings") << 8 << 4 << 0;
    QTest::newRow("1 string, limit 3") << 1 << 21 << 3;
    QTest::newRow("2 strings, limit 1") << 2 << 12 << 1;
    QTest::newRow("3 strings, limit 2") << 3 << 8 << 2;
    QTest::newRow("3 strings, limit 4") << 3 << 8 << 4;
    QTest::newRow("3 strings, limit 21") << 3 << 8 << 21;
}

void TestPersimmons::valuesAgreeWithNaiveSearch() {
    QFETCH(int, strings);
    QFETCH(int, most);
    QFETCH(int, limit);
    Naive naive(limit);
    const auto game = gameWith("limit=" + std::to_string(limit));
    eachBoard(static_cast<std::size_t>(strings), most, [&](const Naive::Counts& counts) {
        for (const char letter : {'W', 'L', 'A'}) {
            const auto& truth = naive.of(counts, letter);
            const auto p = game->parse(spelled(counts, letter));
            const auto answer = analysed(*game, p);
            const auto where = QByteArray::fromStdString(game->text(p));
            QVERIFY2(answer.complete && answer.verdict.proven(), where);
            QVERIFY2((answer.verdict.lower == Outcome::Win) == truth.wins, where);
            QVERIFY2(answer.verdict.plies() == truth.plies, where);
            QVERIFY2(answer.verdict.figures.value(persimmons::figure::grundy) == truth.grundy, where);
            if (answer.moves.empty()) continue;
            QVERIFY2(preference(answer.moves.front().verdict, answer.verdict) == 0, where);
        }
    });
}

void TestPersimmons::closedFormHoldsOn990Positions() {
    Naive naive(0);
    const pm::Rules rules(parseValues(pm::options(), ""));
    int positions = 0;
    eachBoard(4, 7, [&](const Naive::Counts& counts) {
        for (const char letter : {'W', 'L', 'A'}) {
            ++positions;
            QCOMPARE(pm::closedForm(rules.parse(spelled(counts, letter))), naive.of(counts, letter).grundy);
        }
    });
    QCOMPARE(positions, 990);
}

void TestPersimmons::losingAndWinningPositions() {
    const auto game = gameWith();
    for (const char* lost : {"2A", "1-3A", "1-1W", "2-2W", "2-2L", "1L"})
        QCOMPARE(outcomeOf(*game, game->parse(lost)), Outcome::Loss);
    for (const char* won : {"0A", "1A", "1-1L", "1-2-3A", "0L"})
        QCOMPARE(outcomeOf(*game, game->parse(won)), Outcome::Win);
    QCOMPARE(analysed(*game, game->parse("0L")).verdict.figures.value(persimmons::figure::grundy), 1);
}

void TestPersimmons::winningMovesOf123() {
    const auto game = gameWith();
    QCOMPARE(game->text(game->start()), std::string("1-2-3A 1"));
    QCOMPARE(winningMoves(*game, game->start()), (std::set<std::string>{"W", "L", "2:2", "3:2"}));
}

void TestPersimmons::spellings_data() {
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("meant");
    const std::map<const char*, const char*> all{
        {"1-2-3A", "1-2-3A 1"},   {"4-4L 2", "4-4L 2"}, {"0W", "0W 1"},
        {"0-0-0W 2", "0-0-0W 2"}, {"123A", "1-2-3A 1"}, {"22L 2", "2-2L 2"},
        {"12A", "12A 1"},         {"21W", "21W 1"},     {"12345678A", "1-2-3-4-5-6-7-8A 1"},
        {"00W", "0-0W 1"},        {"012A", "0-1-2A 1"}, {"7L", "7L 1"}};
    for (const auto& [given, meant] : all) QTest::newRow(given) << given << meant;
}

// Digits without dashes are strings of one digit each, unless they can be the count of a single string.
void TestPersimmons::spellings() {
    QFETCH(QString, given);
    QFETCH(QString, meant);
    const auto game = gameWith();
    QCOMPARE(QString::fromStdString(game->text(game->parse(given.toStdString()))), meant);
}

void TestPersimmons::badPositionsAreRefused() {
    const auto game = gameWith();
    for (const char* bad : {"", "A", "1-2-3", "1-2-3B", "1--3A", "-1A", "1-A", "22-1A", "1-02A", "1-2A 3",
                            "1-2A  1", "1-2A1", "1 -2A", "123456789A", "1-1-1-1-1-1-1-1-1A", "+1A", "1a"})
        QVERIFY_THROWS_EXCEPTION(InputError, (void)game->parse(bad));
    for (const char* bad :
         {"strings=", "strings=22", "strings=-1", "strings=1,,2", "strings=1,2,3,4,5,6,7,8,9", "condition=B",
          "limit=22", "strings=1,2,3,4;limit=2"})
        QVERIFY_THROWS_EXCEPTION(InputError, gameWith(bad));
    try {
        gameWith("strings=1,2,3,4;limit=2");
    } catch (const InputError& error) {
        const std::string said = error.what();
        QVERIFY(said.find("strings") != std::string::npos && said.find("limit") != std::string::npos);
    }
}

void TestPersimmons::limitIsKept() {
    const auto game = gameWith("strings=21;condition=L;limit=3");
    const auto start = game->start();
    QCOMPARE(game->moves(start).size(), std::size_t{3});
    QCOMPARE(outcomeOf(*game, start), Outcome::Loss);
    QVERIFY_THROWS_EXCEPTION(InputError, (void)game->parse(start, "1:4"));
    QVERIFY_THROWS_EXCEPTION(InputError, (void)game->parse("1-1-1-1L"));
}

void TestPersimmons::stopIsAnswered() {
    for (const char* rules : {"strings=21,21,21;limit=5", "strings=21,20,19,18,17,16,15,14"}) {
        const auto game = gameWith(rules);
        std::stop_source stop;
        stop.request_stop();
        game->solver()->analyse(game->start(), stop.get_token(), [](const Analysis&) { QFAIL("reported"); });
        QVERIFY(analysed(*game, game->start()).complete);
    }
}

void TestPersimmons::sameAnswerTwice() {
    for (const char* rules : {"strings=3,5,7,9", "strings=9,10,11;limit=4"}) {
        const auto game = gameWith(rules);
        const auto solver = game->solver();
        std::vector<Analysis> answers;
        for (int round = 0; round < 2; ++round)
            solver->analyse(game->start(), {}, [&](const Analysis& a) {
                if (a.complete) answers.push_back(a);
            });
        QCOMPARE(answers.size(), std::size_t{2});
        QCOMPARE(answers[0].verdict, answers[1].verdict);
        QVERIFY(std::ranges::equal(answers[0].moves, answers[1].moves, [](const auto& a, const auto& b) {
            return a.move == b.move && a.verdict == b.verdict;
        }));
    }
}

// Five lessons, W, W, L, L, A; then open boards with ever more strings and persimmons and an ever smaller
// share of winning first moves.
void TestPersimmons::stagesAreWonAndRise() {
    const auto stages = stagesOf(kindOf("persimmons"));
    QVERIFY(stages.size() >= 30);
    QCOMPARE(stages[5].name.english(), std::string("Stage 6"));
    std::string lessons;
    std::set<std::string> seen;
    std::size_t strings = 0;
    double share = 1;
    for (std::size_t i = 0; i < stages.size(); ++i) {
        const auto game = gameWith(stages[i].rules);
        const auto start = game->start();
        const auto where = QByteArray::fromStdString(stages[i].rules);
        QVERIFY2(outcomeOf(*game, start) == Outcome::Win, where);
        QVERIFY2(seen.insert(game->text(game->canonical(start))).second, where);
        const auto brief = game->brief(start);
        if (i < 5) {
            lessons += brief.back();
            continue;
        }
        QCOMPARE(brief.back(), 'A');
        const auto now = static_cast<std::size_t>(std::ranges::count(brief, '-') + 1);
        QVERIFY2(now >= strings, where);
        strings = now;
        const auto winning = static_cast<double>(winningMoves(*game, start).size());
        const auto shareNow = winning / static_cast<double>(game->moves(start).size());
        QVERIFY2(shareNow < share, where);
        share = shareNow;
    }
    QCOMPARE(lessons, std::string("WWLLA"));
    QCOMPARE(gameWith(stages[5].rules)->text(gameWith(stages[5].rules)->start()), std::string("1-2-3A 1"));
}

QTEST_GUILESS_MAIN(TestPersimmons)
#include "tst_persimmons.moc"
