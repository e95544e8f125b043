#include <QTest>

#include "core/games/persimmons/recipe.h"
#include "core/games/persimmons/theory.h"
#include "core/kind.h"
#include "core/play/match.h"
#include "tests/core/analysed.h"

#include <algorithm>
#include <array>
#include <map>

using namespace core;
namespace pm = core::persimmons;

namespace {

Table grundyLab(const std::string& values) {
    const auto& lab = kindOf("persimmons").labs.front();
    return lab.run(parseValues(lab.options, values), {}, {});
}

std::vector<std::int64_t> valuesOf(const Table& table, std::size_t row) {
    return std::get<std::vector<std::int64_t>>(table.rows[row][1]);
}

// Plays everything through and knows neither the program's rules nor its theory.
class Naive {
public:
    bool wins(std::vector<int> counts, char letter) {
        std::erase(counts, 0);
        std::ranges::sort(counts);
        if (counts.empty() && letter != 'A') return letter == 'L';
        const auto key = std::pair(counts, letter);
        if (const auto known = m_known.find(key); known != m_known.end()) return known->second;
        bool won = letter == 'A' && (!wins(counts, 'W') || !wins(counts, 'L'));
        for (std::size_t i = 0; i < counts.size(); ++i)
            for (int left = 0; left < counts[i]; ++left) {
                auto fewer = counts;
                fewer[i] = left;
                won = !wins(fewer, letter) || won;
            }
        return m_known[key] = won;
    }

private:
    std::map<std::pair<std::vector<int>, char>, bool> m_known;
};

// Every board of up to four strings of up to seven, the fewest persimmons first.
std::vector<std::vector<int>> allBoards() {
    std::vector<std::vector<int>> all;
    for (int a = 0; a < 8; ++a)
        for (int b = a; b < 8; ++b)
            for (int c = b; c < 8; ++c)
                for (int d = c; d < 8; ++d) all.push_back({a, b, c, d});
    const auto sum = [](const auto& board) { return board[0] + board[1] + board[2] + board[3]; };
    std::ranges::stable_sort(all, {}, sum);
    return all;
}

std::string spelled(const std::vector<int>& board, char letter) {
    std::string all;
    for (const int count : board)
        if (count > 0) all += (all.empty() ? "" : "-") + std::to_string(count);
    return (all.empty() ? "0" : all) + letter;
}

} // namespace

// The Grundy lab of Persimmons, and the written recipe that it tries.
class TestPersimmonsLab : public QObject {
    Q_OBJECT

private slots:
    void closedFormAgrees();
    void labGivesTheSourcesTables();
    void labStops();
    void branchesFailWhereTheyDo();
    void recipeFailsWhereItDoes();
    void recipePlaysUntilItFails();
    void recipePutRightWins();
    void repairedRecipeWins();
    void whyNamesTheRecipe();
    void pairsMayBeStruckOut_data();
    void pairsMayBeStruckOut();
    void sumsDoNotAddUp();
    void tablesAreLaidOver();
};

void TestPersimmonsLab::closedFormAgrees() {
    for (const char* condition : {"W", "L", "A"}) {
        const auto table = grundyLab(std::string("condition=") + condition);
        QVERIFY(table.complete && table.facts.front().holds);
        QCOMPARE(table.totals.size(), 1U);
        QCOMPARE(table.totals.front().number, 0);
        QVERIFY(table.facts.front().text.english().find("330 positions") != std::string::npos);
    }
}

void TestPersimmonsLab::labGivesTheSourcesTables() {
    using Row = std::vector<std::int64_t>;
    const auto open = grundyLab("");
    QCOMPARE(open.rows.size(), std::size_t{8});
    QCOMPARE(open.columns.front().key, std::string_view("row"));
    QCOMPARE(open.columns.back().key, std::string_view("values"));
    QCOMPARE(valuesOf(open, 0), (Row{2, 3, 0, 1, 5, 4, 7, 6}));
    QCOMPARE(valuesOf(open, 3), (Row{1, 0, 3, 2, 6, 7, 4, 5}));
    QCOMPARE(valuesOf(open, 4), (Row{5, 4, 7, 6, 1, 0, 3, 2}));
    QCOMPARE(valuesOf(grundyLab("condition=W;size=4"), 1), (Row{1, 0, 3, 2}));
    QCOMPARE(valuesOf(grundyLab("condition=L;size=4"), 0), (Row{1, 0, 2, 3}));
    QCOMPARE(valuesOf(grundyLab("condition=L;size=4"), 1), (Row{0, 1, 3, 2}));
    QCOMPARE(valuesOf(grundyLab("size=22"), 21).size(), std::size_t{22});
    QCOMPARE(valuesOf(grundyLab("size=2"), 1), (Row{3, 2}));
    QVERIFY_THROWS_EXCEPTION(InputError, grundyLab("size=23"));
}

// Each branch asked by itself, against everything played through. 8 and 64 of 290 open boards are those that
// the recipe as a whole fails on: all of them in the eleventh branch.
void TestPersimmonsLab::branchesFailWhereTheyDo() {
    const auto& labs = kindOf("persimmons").labs;
    const auto& lab = *std::ranges::find(labs, std::string_view("persimmons-recipe"), &Lab::id);
    const auto table = lab.run(parseValues(lab.options, ""), {}, [](double) {});
    QCOMPARE(table.rows.size(), std::size_t{11});
    QCOMPARE(table.facts.size(), std::size_t{11});
    const pm::Rules rules(parseValues(kindOf("persimmons").options, ""));
    Naive naive;
    std::array<std::int64_t, 12> asked{}, failed{};
    for (const auto& board : allBoards())
        for (const char letter : {'A', 'W', 'L'}) {
            if (board.back() == 0 || !naive.wins(board, letter)) continue;
            const auto p = rules.parse(spelled(board, letter));
            const auto advice = pm::recipe(p, pm::closedForm(p));
            if (advice.empty()) ++asked[11], ++failed[11];
            for (const auto& one : advice) {
                auto counts = board;
                std::erase(counts, 0);
                char after = letter;
                if (one.declare != pm::Condition::Open)
                    after = one.declare == pm::Condition::Wins ? 'W' : 'L';
                const auto hung = p.counts[static_cast<std::size_t>(one.string)];
                const bool legal = one.declare != pm::Condition::Open || one.leave < hung;
                if (one.declare == pm::Condition::Open) *std::ranges::find(counts, int{hung}) = one.leave;
                const auto branch = static_cast<std::size_t>(one.branch);
                ++asked[branch];
                failed[branch] += legal && !naive.wins(counts, after) ? 0 : 1;
            }
        }
    for (std::size_t branch = 1; branch <= 11; ++branch) {
        const auto& row = table.rows[branch - 1];
        QCOMPARE(std::get<std::int64_t>(row[1]), asked[branch]);
        QCOMPARE(std::get<std::int64_t>(row[2]), failed[branch]);
        QCOMPARE(table.facts[branch - 1].holds, failed[branch] == 0);
        for (const auto& picture : table.pictures[branch - 1])
            QVERIFY(!kindOf("persimmons").game(picture.rules)->parse(picture.position).bits.empty());
    }
    QVERIFY(failed[11] > 0);
    QCOMPARE(asked[8], 0);
}

void TestPersimmonsLab::labStops() {
    const auto& lab = kindOf("persimmons").labs.front();
    std::stop_source stop;
    const auto table = lab.run(parseValues(lab.options, "size=22"), stop.get_token(), [&](double done) {
        QVERIFY(done < 0.5); // not asked again after the stop
        if (done > 0.1) stop.request_stop();
    });
    QVERIFY(!table.complete && table.rows.empty());
}

// Read word for word: 4-4A has no string with the bit it asks for; in 2-4A it leaves 2-3A, which is won.
namespace {

std::shared_ptr<const Demonstration> played(const std::string& values) {
    const auto& lab = *kindOf("persimmons").demonstration;
    return lab.make(parseValues(lab.options, values), {}, {});
}

bool says(const DemonstrationStep& step, std::string_view what) {
    return std::ranges::any_of(
        step.lines, [&](const Message& line) { return line.english().find(what) != std::string::npos; });
}

} // namespace

// Two branches go well; then the reader comes to a board of which the recipe names no move, or a move that
// gives the win away: and then wins.
void TestPersimmonsLab::recipePlaysUntilItFails() {
    const auto recipe = played("strings=5,4,1");
    QVERIFY(!recipe->facts().front().holds);
    QCOMPARE(recipe->side(), Player::First);
    Match line(recipe->game(), recipe->start());
    const auto& game = line.game();
    auto step = recipe->at(line);
    QVERIFY(says(step, "11. Not decided") && says(step, "So it does this: leave 4 of 5."));
    line.play(*step.move);
    QCOMPARE(game.text(line.position()), std::string("4-4-1A 2"));
    step = recipe->at(line);
    QVERIFY(!step.move && step.known.verdict.lower == Outcome::Loss);
    line.play(game.parse(line.position(), "3:1"));
    step = recipe->at(line);
    QVERIFY(says(step, "names no move") && says(step, "Put right, it would say: declare") && !step.move);
    line.goTo(1);
    line.play(game.parse(line.position(), "2:1")); // 4-3-1A
    step = recipe->at(line);
    QVERIFY(says(step, "gives the win away"));
    line.play(*step.move);
    while (!line.ending()) {
        step = recipe->at(line);
        if (line.mover() == Player::Second) QVERIFY(step.known.verdict.lower == Outcome::Win);
        line.play(step.move ? *step.move : step.known.moves.front().move);
    }
    QCOMPARE(line.ending()->winner, std::optional(Player::Second));
    QVERIFY(says(recipe->at(line), "You have won."));
    QCOMPARE(played("strings=1,3")->side(), Player::Second); // lost for whoever begins
}

// Against anything, from any small board.
void TestPersimmonsLab::recipePutRightWins() {
    for (const auto& board : allBoards()) {
        if (std::ranges::count_if(board, [](int count) { return count > 5; }) > 0) continue;
        auto text = spelled(board, 'A');
        text.pop_back();
        std::ranges::replace(text, '-', ',');
        const auto recipe = played("recipe=right;strings=" + text);
        QVERIFY2(recipe->facts().front().holds, text.c_str());
    }
    for (const char* condition : {"A", "W", "L"})
        QVERIFY(
            played(std::string("recipe=right;strings=2,5,7;condition=") + condition)->facts().front().holds);
    StopSource stop;
    stop.request_stop();
    const auto& lab = *kindOf("persimmons").demonstration;
    QVERIFY(!lab.make(parseValues(lab.options, ""), stop.get_token(), {}));
}

void TestPersimmonsLab::recipeFailsWhereItDoes() {
    const pm::Rules rules(parseValues(pm::options(), ""));
    QVERIFY(pm::recipe(rules.parse("4-4A"), 1).empty());
    const auto advice = pm::recipe(rules.parse("2-4A"), 7);
    QCOMPARE(advice.size(), std::size_t{1});
    const auto move = pm::asMove(rules, rules.parse("2-4A"), advice.front());
    QVERIFY(move.has_value());
    QCOMPARE(rules.text(rules.parse("2-4A"), *move), std::string("2:1"));
    QCOMPARE(pm::closedForm(rules.parse("2-3A")), 3);
    for (const char* decided : {"condition=W", "condition=L"})
        for (const auto facts = grundyLab(decided).facts; const auto i : {0U, 1U, 2U, 3U, 4U})
            QVERIFY2(facts[i].holds, facts[i].text.english().c_str());
    const auto facts = grundyLab("").facts;
    QCOMPARE(facts.size(), std::size_t{6});
    QVERIFY(facts[0].holds && !facts[1].holds && facts[2].holds && !facts[3].holds && facts[4].holds);
    QVERIFY(facts[1].text.english().find("4-4A") != std::string::npos);
    QVERIFY(facts[3].text.english().find("2-4A") != std::string::npos);
}

// On every board that the lab tries, and under each condition, all it names are winning moves.
void TestPersimmonsLab::repairedRecipeWins() {
    const pm::Rules rules(parseValues(pm::options(), ""));
    Naive naive;
    int won = 0;
    for (const auto& board : allBoards())
        for (const char letter : {'W', 'L', 'A'}) {
            const auto name = spelled(board, letter);
            const auto p = rules.parse(name);
            if (rules.result(p) || !naive.wins(board, letter)) continue;
            ++won;
            const auto advice = pm::recipe(p, pm::closedForm(p), pm::Wording::Repaired);
            QVERIFY2(!advice.empty(), name.c_str());
            for (const auto& a : advice) {
                const auto move = pm::asMove(rules, p, a);
                QVERIFY2(move, name.c_str());
                const auto next = rules.play(p, *move);
                const std::vector<int> counts(next.counts.begin(), next.counts.begin() + next.strings);
                QVERIFY2(!naive.wins(counts, pm::letter(next.condition)), name.c_str());
            }
        }
    QVERIFY(won > 800);
}

void TestPersimmonsLab::whyNamesTheRecipe() {
    const auto game = kindOf("persimmons").game("");
    const auto said = [&](const char* position) {
        const auto lines = whyOf(*game, game->parse(position)).lines;
        return lines.empty() ? std::string() : lines.front().english();
    };
    QVERIFY(said("2-4A").ends_with("the number is 7, so leave 0 on a string of 4."));
    QVERIFY(said("4-4A").ends_with("declare “last mover wins”."));
    QVERIFY(said("1A").ends_with("declare “last mover loses”."));
    QVERIFY(said("2A").empty());
}

void TestPersimmonsLab::pairsMayBeStruckOut_data() {
    QTest::addColumn<char>("letter");
    QTest::addColumn<QString>("first");
    QTest::newRow("W") << 'W' << QString();
    QTest::newRow("L") << 'L' << "2-2L";
    QTest::newRow("A") << 'A' << "1-4-4A";
}

// The smallest board on which who wins changes is found here without the lab.
void TestPersimmonsLab::pairsMayBeStruckOut() {
    QFETCH(char, letter);
    QFETCH(QString, first);
    Naive naive;
    QString found;
    for (const auto& board : allBoards())
        for (std::size_t i = 1; i < board.size() && found.isEmpty(); ++i) {
            if (board[i] == 0 || board[i] != board[i - 1]) continue;
            auto without = board;
            without[i] = without[i - 1] = 0;
            if (naive.wins(board, letter) != naive.wins(without, letter))
                found = QString::fromStdString(spelled(board, letter));
        }
    QCOMPARE(found, first);
    const auto fact = grundyLab(std::string("condition=") + letter).facts.back();
    QCOMPARE(fact.holds, first.isEmpty());
    QVERIFY(QString::fromStdString(fact.text.english()).contains(first));
}

// The smallest board of two undecided strings: their numbers say lost, and it is won.
void TestPersimmonsLab::sumsDoNotAddUp() {
    const pm::Rules rules(parseValues(pm::options(), ""));
    Naive naive;
    const auto number = [&](int count) { return pm::closedForm(rules.parse(std::to_string(count) + "A")); };
    QCOMPARE(number(1), 3);
    QCOMPARE(number(1) ^ number(1), 0);
    QVERIFY(naive.wins({1, 1}, 'A'));
}

void TestPersimmonsLab::tablesAreLaidOver() {
    using Row = std::vector<std::int64_t>;
    const auto marks = [](const Table& table, std::size_t row) { return std::get<Row>(table.rows[row][2]); };
    const auto lost = grundyLab("condition=L;over=W");
    QCOMPARE(marks(lost, 0), (Row{1, 1, 0, 0, 0, 0, 0, 0}));
    QCOMPARE(marks(lost, 2), Row(8, 0));
    QVERIFY(lost.facts[0].text.english().starts_with("The tables differ in 4 of 64 cells"));
    QVERIFY(lost.facts[1].holds);
    QVERIFY(lost.facts[1].text.english().starts_with("In this block of 2 by 2"));
    const auto open = grundyLab("condition=A;over=W1;size=16");
    for (std::size_t row = 0; row < 16; ++row) {
        Row wanted(16, 0);
        if (row < 4) std::fill_n(wanted.begin(), 4, 1);
        QCOMPARE(marks(open, row), wanted);
    }
    QVERIFY(open.facts[1].holds);
    QVERIFY(open.facts[1].text.english().starts_with("In this block of 4 by 4"));
    QVERIFY(grundyLab("condition=A;over=W").facts[0].text.english().ends_with("each of 64 cells."));
    QCOMPARE(grundyLab("").rows[0].size(), std::size_t{2}); // as ever
}

QTEST_GUILESS_MAIN(TestPersimmonsLab)
#include "tst_persimmonslab.moc"
