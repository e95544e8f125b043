#include <QTemporaryDir>
#include <QTest>

#include "core/kind.h"
#include "tests/core/atlength.h"
#include "tests/exhaustive.h"

#include <algorithm>
#include <map>
#include <random>

using namespace core;

// What is true of every report at any time, in all games: the position is worth what its best move is, no
// bound is ever wrong, what is exact equals an independent solver, and knowledge only grows.
class TestProperty : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyReportIsTrue_data();
    void everyReportIsTrue();

private:
    QTemporaryDir m_cache; // tables are begun afresh
};

namespace {

std::string described(const Game& game, const Position& p, int report) {
    return game.rules() + "  " + game.text(p) + "  report " + std::to_string(report);
}

// Random play from the start; nothing if it ends too soon.
std::optional<Position> sample(const Game& game, std::mt19937& random, int plies) {
    auto p = game.start();
    for (; plies > 0; --plies) {
        const auto moves = game.moves(p);
        if (moves.empty()) return {};
        p = game.play(p, moves[random() % moves.size()]);
    }
    return p;
}

std::vector<Verdict> valuesOf(const Analysis& a) {
    std::vector<Verdict> all;
    for (const auto& move : a.moves) all.push_back(move.verdict);
    return all;
}

bool within(const Verdict& v, const Worth& truth) {
    return v.lower <= truth && truth <= v.upper;
}

// Checks one report against the truth and the one before; what is wrong with it, or nothing.
class Checker {
public:
    Checker(const Game& game, const Position& p, const Exhaustive& truth)
        : m_game(game), m_position(p), m_truth(truth) {}

    std::string operator()(const Analysis& a) {
        ++m_reports;
        auto wrong = structure(a);
        if (wrong.empty()) wrong = soundness(a);
        if (wrong.empty()) wrong = narrowing(a);
        return wrong.empty() ? wrong : described(m_game, m_position, m_reports) + ": " + wrong;
    }
    int reports() const { return m_reports; }

private:
    std::string structure(const Analysis& a) const {
        if (a.moves.size() != m_game.moves(m_position).size()) return "not every move is listed";
        if (a.complete && !a.why) return "no reasons in the end";
        if (a.moves.empty()) return {};
        const auto values = valuesOf(a);
        const auto of = best(values);
        if (a.verdict.lower != of.lower || a.verdict.upper != of.upper) return "not worth what its moves are";
        const auto& first = values.front();
        for (const auto& v : values)
            if (preference(v, first) > 0) return "a better move is listed later";
        if (a.verdict.proven() && (!first.proven() || first.lower != a.verdict.lower))
            return "the best move is not worth what the position is";
        if (a.verdict.plies() && first.plies() != a.verdict.plies())
            return "the best move is of other length";
        if (a.verdict.plies() && likely(first) != likely(a.verdict)) return "the best move ends otherwise";
        return {};
    }

    std::string soundness(const Analysis& a) const {
        if (!within(a.verdict, m_truth.worth(m_position))) return "the position's bounds are wrong";
        for (const auto& [move, verdict] : a.moves) {
            const auto next = m_game.play(m_position, move);
            const auto truth = m_truth.worth(next);
            const auto known =
                ofMove(exactly(truth.outcome, truth.plies), m_game.mover(next) != m_game.mover(m_position));
            if (!within(verdict, known.lower)) return "wrong bounds of " + m_game.text(m_position, move);
        }
        return {};
    }

    std::string narrowing(const Analysis& a) {
        if (m_before && (a.verdict.lower < m_before->lower || a.verdict.upper > m_before->upper))
            return "less is known than before";
        m_before = a.verdict;
        for (const auto& [move, v] : a.moves) {
            const auto [known, fresh] = m_moves.emplace(move.bits, v);
            if (v.lower < known->second.lower || v.upper > known->second.upper)
                return "less is known than before of " + m_game.text(m_position, move);
            known->second = v;
        }
        return {};
    }

    const Game& m_game;
    Position m_position;
    const Exhaustive& m_truth;
    std::optional<Verdict> m_before;
    std::map<std::uint64_t, Verdict> m_moves;
    int m_reports = 0;
};

} // namespace

void TestProperty::initTestCase() {
    QVERIFY(m_cache.isValid());
    qputenv("XDG_CACHE_HOME", m_cache.path().toUtf8());
}

void TestProperty::everyReportIsTrue_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("plies"); // of random play before, at most
    const auto row = [](const char* game, const char* rules, int samples, int plies) {
        QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(game, rules)))
            << QString(game) << QString(rules) << samples << plies;
    };
    row("ribbonim", "layout=3,4,2", 12, 4);
    row("ribbonim", "layout=2,(5);ending=normal", 12, 3);
    row("ribbonim", "layout=5,(6);limit=2", 12, 4);
    row("ribbonim", "layout=4,3;limit=3;ending=normal", 12, 4);
    row("persimmons", "strings=3,2,1;condition=A", 12, 3);
    row("persimmons", "strings=4,3;condition=L;limit=2", 12, 3);
    row("persimmons", "strings=2,2,2;condition=W", 12, 3);
    row("chopsticks", "", 8, 12);
    row("chopsticks", "fingers=4;overflow=cutoff;split=none;selfattack=off", 8, 8);
    row("chopsticks", "fingers=6;split=revive", 8, 12);
    row("bao", "pits=2", 8, 4);
    row("bao", "pits=2;filled=all", 8, 4);
    row("bao", "pits=3;stones=2", 8, 4);
    row("bao", "pits=3;stones=3", 8, 10);
    row("fmurs", "rows=4;columns=4;dogs=2;sheep=1;halves=1;turnlimit=3", 12, 4);
    row("fmurs", "rows=4;columns=4;dogs=2;sheep=2;halves=1;turnlimit=5", 12, 11);
    row("fmurs", "rows=4;columns=4;dogs=2;sheep=3;halves=1;turnlimit=5;topology=box;diagonal=always", 12, 13);
    row("fmurs", "rows=5;columns=4;dogs=2;sheep=3;halves=1;turnlimit=4;topology=torus", 12, 11);
    row("fmurs", "rows=5;columns=5;dogs=2;sheep=4;halves=1;turnlimit=4", 12, 12);
    row("fmurs", "rows=6;columns=6;dogs=2;sheep=4;halves=1;turnlimit=4", 12, 13);
    row("fmurs", "rows=6;columns=6;dogs=2;sheep=5;halves=1;turnlimit=4;turn=either", 12, 14);
    row("fmurs", "rows=4;columns=4;dogs=2;sheep=2;turnlimit=3", 12, 18);
    row("fmurs", "rows=4;columns=4;dogs=2;sheep=3;score10=on", 6, 38);
    row("fmurs", "rows=5;columns=4;dogs=2;sheep=2;halves=1;turnlimit=4;fighting=on", 8, 12);
}

// In full, and again with a solver that is stopped after so many reports and goes on.
void TestProperty::everyReportIsTrue() {
    QFETCH(QString, game);
    QFETCH(QString, rules);
    QFETCH(int, samples);
    QFETCH(int, plies);
    if (atLength()) samples *= 10;
    const std::size_t most = atLength() ? 1'000'000 : 150'000; // positions
    constexpr int longest = 60;                                // reports that are waited for
    const auto g = kindOf(game.toStdString()).game(rules.toStdString());
    Exhaustive truth(*g);
    std::mt19937 random(7);
    int seen = 0, reports = 0, movers[2] = {};
    for (int round = 0; round < 40 * samples && seen < samples; ++round) {
        const int back = round / (8 * samples); // later ones where most positions lead too far
        const auto p = sample(*g, random, std::max(0, plies - static_cast<int>(random() % 5) + back));
        if (!p || g->result(*p) || !truth.solve(*p, most)) continue;
        ++seen;
        ++movers[static_cast<int>(g->mover(*p))];
        const auto solver = g->solver();
        for (const int limit : {1, 2, 4, longest}) {
            Checker check(*g, *p, truth);
            std::string wrong;
            std::stop_source stop;
            solver->analyse(*p, stop.get_token(), [&](const Analysis& a) {
                if (wrong.empty()) wrong = check(a);
                if (!wrong.empty() || check.reports() >= limit) stop.request_stop();
            });
            QVERIFY2(wrong.empty(), wrong.c_str());
            reports += check.reports();
        }
    }
    QVERIFY2(seen == samples, qPrintable(QString::number(seen)));
    QVERIFY(movers[0] > 0 && movers[1] > 0);
    QVERIFY(reports >= seen);
}

QTEST_GUILESS_MAIN(TestProperty)
#include "tst_property.moc"
