#include <QTest>

#include "core/games/persimmons/grundymethod.h"
#include "core/games/persimmons/theory.h"
#include "core/kind.h"

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

Analysis analysed(const Game& game, const Position& p) {
    Analysis answer;
    game.solver()->analyse(p, {}, [&](const Analysis& a) { answer = a; });
    return answer;
}

} // namespace

class TestPersimmons : public QObject {
    Q_OBJECT

private slots:
    void valuesAgreeWithNaiveSearch_data();
    void valuesAgreeWithNaiveSearch();
};

void TestPersimmons::valuesAgreeWithNaiveSearch_data() {
    QTest::addColumn<int>("strings");
    QTest::addColumn<int>("most");
    QTest::addColumn<int>("limit");
    QTest::newRow("1 string") << 1 << 21 << 0;
    QTest::newRow("2 strings") << 2 << 21 << 0;
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
    const auto game = kindOf("persimmons").game("limit=" + std::to_string(limit));
    eachBoard(static_cast<std::size_t>(strings), most, [&](const Naive::Counts& counts) {
        for (const char letter : {'W', 'L', 'A'}) {
            const auto& truth = naive.of(counts, letter);
            const auto p = game->parse(spelled(counts, letter));
            const auto answer = analysed(*game, p);
            QVERIFY(answer.complete);
            const auto where = QByteArray::fromStdString(game->text(p));
            QVERIFY2(answer.verdict.proven(), where);
            QVERIFY2((answer.verdict.lower == Outcome::Win) == truth.wins, where);
            QVERIFY2(answer.verdict.plies == truth.plies, where);
            QVERIFY2(answer.verdict.figures.value(Figure::Grundy) == truth.grundy, where);
            if (!answer.moves.empty())
                QVERIFY2(best(std::vector{answer.moves.front().verdict}).plies == truth.plies, where);
        }
    });
}

QTEST_GUILESS_MAIN(TestPersimmons)
#include "tst_persimmons.moc"
