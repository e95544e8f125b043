#include <QRegularExpression>
#include <QTest>

#include "core/kind.h"
#include "tests/core/messages.h"
#include "tests/everykind.h"

#include <random>

using namespace core;
using messages::about, messages::sound;

// Why a position is worth what it is, in every game and under every preset: said plainly first, with all that
// the tables and the line need, and the line is one that can be played and ends as is proven.
class TestReasons : public QObject {
    Q_OBJECT

private slots:
    void saidOfRandomGames_data() { everykind::presets(); }
    void saidOfRandomGames();
};

namespace {

// The reasons as the window gets them. Who is looked for long gives none at once, and then is not asked.
Explanation reasons(const Game& game, const Position& p, Verdict& verdict) {
    std::stop_source stop;
    Explanation found;
    int reports = 0;
    game.solver()->analyse(p, stop.get_token(), [&](const Analysis& a) {
        if (a.why) found = *a.why;
        verdict = a.verdict;
        if (++reports == 3) stop.request_stop();
    });
    return found;
}

// What comes first is for everyone: no notation, no word of the theory.
bool plain(const std::string& said) {
    static const QRegularExpression theory(
        QStringLiteral(
            R"((Grundy|XOR|Nim\b|binary|column|parity|modulo|quotient|misère|solver|theorem|period|)"
            R"(verdict|cylinder|torus|[→⊕=]|\d[:/]\d|\b[LR]{2}\b))"),
        QRegularExpression::CaseInsensitiveOption);
    return !QString::fromStdString(said).contains(theory);
}

// The line is played: each move is legal, and an end it reaches is the one that is proven.
void checkReasons(const Game& game, const Position& p) {
    Verdict verdict;
    const auto why = reasons(game, p, verdict);
    QVERIFY2(sound(why.title) && sound(why.text), (why.text.english() + about(game, p)).c_str());
    const auto first = why.first().english();
    QVERIFY2(plain(first), first.c_str());
    QVERIFY2(!first.empty() || !verdict.proven(), about(game, p).c_str());
    for (const auto& line : why.lines) QVERIFY2(sound(line), line.english().c_str());
    for (const auto& row : why.rows) QCOMPARE(row.dots.size(), why.columns.size());
    if (!why.rows.empty()) QCOMPARE(why.odd.size(), why.columns.size());
    auto reached = p;
    for (const auto& move : why.line) reached = game.play(reached, game.parse(reached, move));
    const auto result = game.result(reached);
    if (why.line.empty() || !result || !verdict.proven()) return;
    const bool same = game.mover(reached) == game.mover(p);
    QCOMPARE(same ? *result : opposite(*result), verdict.lower);
}

} // namespace

// In the beginning, and later where there is little to choose from.
void TestReasons::saidOfRandomGames() {
    QFETCH(const Kind*, kind);
    QFETCH(QString, rules);
    const auto game = kind->game(rules.toStdString());
    std::mt19937 random(1);
    for (auto [p, ply] = std::pair(game->start(), 0); !game->result(p); ++ply) {
        const auto moves = game->moves(p);
        if (ply < 2 || moves.size() < 4) checkReasons(*game, p);
        if (QTest::currentTestFailed()) return;
        p = game->play(p, moves[random() % moves.size()]);
    }
}

QTEST_GUILESS_MAIN(TestReasons)
#include "tst_reasons.moc"
