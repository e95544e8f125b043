#include <QTest>

#include "core/games/fmurs/search/bestplay.h"
#include "core/kind.h"

using namespace core;
using namespace core::fmurs;

using FmursRules = core::fmurs::Rules;

// Best play as it is told to people: each move legal and best, to the last sheep or round and round.
class TestFmursBestPlay : public QObject {
    Q_OBJECT

private slots:
    void chaseIsPlayedToItsEnd();
    void escapeGoesRound();
    void halvesAndLimitsAreLeftAside();
    void analysisEndsWithTheChase();
};

namespace {

struct Known {
    explicit Known(const char* options)
        : rules(parseValues(fmurs::options(), options)),
          endgames(rules.chase(), rules.dogs(), rules.symmetries()) {
        if (!endgames.solve(rules.sheep(), {})) qFatal("not solved");
    }
    BestPlay from(const char* position) const { return bestPlay(rules, endgames, rules.parse(position)); }
    // Plays the plies; fails on one that is not legal.
    FmursRules::Position after(const char* position, const BestPlay& play, std::size_t plies) const {
        auto p = rules.parse(position);
        for (std::size_t i = 0; i < plies; ++i) {
            const auto moves = rules.moves(p);
            const auto m = std::ranges::find_if(
                moves, [&](auto move) { return rules.text(p, move) == play.plies[i].text; });
            if (m == moves.end()) qFatal("not legal");
            p = rules.play(p, *m);
        }
        return p;
    }
    FmursRules rules;
    Endgames endgames;
};

} // namespace

void TestFmursBestPlay::chaseIsPlayedToItsEnd() {
    const Known known("rows=6;columns=6;sheep=2;halves=1;turn=either");
    const char* const start = "6/6/2S3/2S3/5D/D5 d 0";
    const auto play = known.from(start);
    QVERIFY(play.ends);
    const auto turns = std::ranges::count_if(play.plies, &BestPlay::Ply::dogs);
    QCOMPARE(turns, known.endgames.dogsToMove(known.rules.placement(known.rules.parse(start))));
    QVERIFY(known.after(start, play, play.plies.size()).sheep.empty());
    const auto told = bestPlayInWords(play);
    QCOMPARE(told.size(), std::size_t{1});
    QVERIFY2(told[0].english().starts_with("Best play to the end: dog from "), told[0].english().c_str());
    QCOMPARE(play.plies.back().told.english().substr(0, 9), std::string("dog from "));
    QVERIFY(play.plies.back().told.english().find(", takes ") != std::string::npos);
}

void TestFmursBestPlay::escapeGoesRound() {
    const Known known("rows=8;columns=9;sheep=1;halves=1;turnlimit=999;turn=either");
    const char* const start = "D8/9/9/4S4/9/9/9/D8 d 0";
    const auto play = known.from(start);
    QVERIFY(!play.ends);
    QVERIFY(play.back < play.plies.size());
    auto once = known.after(start, play, play.back), again = known.after(start, play, play.plies.size());
    once.turns = again.turns = 0;
    QCOMPARE(known.rules.text(known.rules.canonical(once)), known.rules.text(known.rules.canonical(again)));
    const auto escapes = [&](const FmursRules::Position& p) {
        return known.endgames.dogsToMove(known.rules.placement(p)) == Endgame::never;
    };
    // Among so many steps the sheep may choose.
    const auto safe = [&](const FmursRules::Position& p) {
        return std::ranges::count_if(known.rules.moves(p),
                                     [&](auto m) { return escapes(known.rules.play(p, m)); });
    };
    // Never has the sheep stepped to where it could be caught, and the dogs have left it as few as can be.
    for (std::size_t i = 0; i <= play.plies.size(); ++i) {
        const auto p = known.after(start, play, i);
        QVERIFY(!p.sheep.empty());
        if (p.phase != FmursRules::Phase::MoveDogs) continue;
        QVERIFY(escapes(p));
        if (i == play.plies.size()) break;
        const auto left = safe(known.after(start, play, i + 1));
        for (const auto m : known.rules.moves(p)) QVERIFY(safe(known.rules.play(p, m)) >= left);
    }
    const auto words = bestPlayInWords(play);
    QCOMPARE(words.back().n, static_cast<int>(play.plies.size() - play.back));
}

void TestFmursBestPlay::halvesAndLimitsAreLeftAside() {
    const Known known("rows=6;columns=6;sheep=1;turn=either");
    const auto late = known.from("6/4D1/3S2/6/1D4/6 d 59"), early = known.from("6/4D1/3S2/6/1D4/6 d 0"),
               second = known.from("6/4D1/3S2/6/1D4/6 d 0 2:1");
    QVERIFY(early.ends && late.ends && second.ends);
    QCOMPARE(early.plies.size(), std::size_t{11});
    QCOMPARE(late.plies.size(), early.plies.size());
    QCOMPARE(second.plies.size(), early.plies.size());
}

// Whether looking ahead or the tables settle a position first: in the end the chase is told.
void TestFmursBestPlay::analysisEndsWithTheChase() {
    const auto game = kindOf("fmurs").game("rows=8;columns=9;sheep=2;halves=1;turn=either");
    for (const auto& [position, told] : {std::pair("D8/9/2S6/9/6S2/9/9/D8 d 0", "round for ever"),
                                         std::pair("D8/9/2SS5/9/9/9/9/D8 d 0", "Best play to the end")}) {
        Analysis last;
        int complete = 0; // nobody listens after the first time
        game->solver()->analyse(game->parse(position), {}, [&](const Analysis& a) {
            last = a;
            complete += a.complete ? 1 : 0;
        });
        QCOMPARE(complete, 1);
        QVERIFY(last.complete && last.why && !last.why->lines.empty());
        QVERIFY(last.why->lines.back().english().find(told) != std::string::npos);
    }
}

QTEST_GUILESS_MAIN(TestFmursBestPlay)
#include "tst_fmursbestplay.moc"
