#include <QTest>

#include "core/play/judgement.h"
#include "core/play/opponent.h"
#include "tests/everykind.h"
#include "tests/exhaustive.h"

using namespace core;

// Computer players: what each level never does, how they err, and the same match from the same seed.
class TestOpponent : public QObject {
    Q_OBJECT

private slots:
    void levelsHaveNames();
    void randomIsTheSameEverywhere();
    void matchIsTheSameEverywhere();
    void betterLooksAreChosenMoreOften();
    void nearEndsLookClearer();
    void moodsChangeTheEyes();
    void winInOneIsNeverMissed_data() { everykind::ids(); }
    void winInOneIsNeverMissed();
    void forcedEndIsNoMiss();
    void perfectKeepsTheWorth_data() { everykind::ids(); }
    void perfectKeepsTheWorth();
    void perfectSetsTraps();
    void newComesFirst();
    void lostIsDelayed();
    void thinkingKnowsEveryMove();
    void reasonsAreNotThoughtOf();
    void theEndNeedsNoThinking_data() { everykind::ids(); }
    void theEndNeedsNoThinking();
    void whatMayBeTakenOverIsNotWon();
    void sidesChangeWhereLossIsSeen();
};

namespace {

// Small enough to be solved once more in a moment.
std::string smallRules(std::string_view id) {
    if (id == "ribbonim") return "ending=normal;layout=2,3,4";
    if (id == "bao") return "pits=3;stones=2";
    if (id == "fmurs") return "rows=3;columns=6;sheep=1;halves=1;turnlimit=3";
    return "";
}

// Moves numbered from 0, with these values.
Analysis analysisOf(const std::vector<Verdict>& verdicts) {
    Analysis analysis;
    for (std::uint64_t i = 0; i < verdicts.size(); ++i) analysis.moves.push_back({{i}, verdicts[i]});
    return analysis;
}

} // namespace

void TestOpponent::levelsHaveNames() {
    for (const auto level : allLevels) QCOMPARE(levelOf(name(level)), level);
    QCOMPARE(levelOf("random"), Level::Random); // stands in old records
    QVERIFY_THROWS_EXCEPTION(InputError, levelOf("Perfect"));
}

// The engine's first values are laid down by the standard: 14514284786278117030, 4620546740167642908.
void TestOpponent::randomIsTheSameEverywhere() {
    const Match match(pursuit::kind().game(""));
    const auto analysis = analysisOf(std::vector<Verdict>(7));
    std::mt19937_64 random;
    const auto chosen = [&] { return choose(match, analysis, {Level::Random}, random).bits; };
    QCOMPARE(chosen(), 14514284786278117030U % 7);
    QCOMPARE(chosen(), 4620546740167642908U % 7);
}

void TestOpponent::matchIsTheSameEverywhere() {
    const auto game = kindOf("chopsticks").game("");
    std::string moves;
    std::mt19937_64 random(5);
    const auto solver = game->solver();
    const std::array players{seated(game->kind(), Level::Fair, random),
                             seated(game->kind(), Level::Gentle, random)};
    Match match(game->kind().game(""));
    while (!match.ending() && match.plies() < 12) {
        const auto& player = players[static_cast<std::size_t>(match.mover())];
        const auto known = think(*game, *solver, match.position(), player.level, {});
        const auto move = choose(match, known, player, random);
        moves += (moves.empty() ? "" : " ") + game->text(match.position(), move);
        match.play(move);
    }
    QCOMPARE(QString::fromStdString(moves), QString("R>L LR RL LR LL RL =2,1 RR R>L RL =1,1 RL"));
}

void TestOpponent::betterLooksAreChosenMoreOften() {
    const auto often = frequencies({300, 200, 250, 0, -1'000'000}, 100);
    QCOMPARE(often[1] * 2, often[0]);
    QVERIFY(often[0] > often[2] && often[2] > often[1]);
    QCOMPARE(often[3] * 8, often[0]);
    QCOMPARE(often[4], std::uint64_t{0});
}

// A quick win looks better than a slow one, a slow loss better than a quick one, a draw lies between.
void TestOpponent::nearEndsLookClearer() {
    const auto game = pursuit::kind().game("");
    const auto known = analysisOf({exactly(Outcome::Win, 1), exactly(Outcome::Win, 9), exactly(Outcome::Draw),
                                   exactly(Outcome::Loss, 20), exactly(Outcome::Loss, 2)});
    for (int depth = 1; depth <= 4; ++depth) {
        const auto all = looks(*game, game->start(), known, depth);
        for (std::size_t i = 1; i < all.size(); ++i) QVERIFY(all[i - 1] > all[i]);
        QVERIFY(all[0] < winning && all[2] == 0);
    }
    // Who looks deeper sees a late win more clearly.
    QVERIFY(looks(*game, game->start(), known, 4)[1] > looks(*game, game->start(), known, 1)[1]);
}

void TestOpponent::moodsChangeTheEyes() {
    const auto& kind = kindOf("ribbonim");
    const int usual = eyesOf(kind, Level::Fair).dim;
    QCOMPARE(eyesOf(kind, Level::Fair, 16).dim, 2 * usual);
    QCOMPARE(eyesOf(kind, Level::Fair, -16).dim, usual / 2);
    std::mt19937_64 random(1);
    int least = 0, most = 0;
    for (int i = 0; i < 1000; ++i) {
        const int mood = seated(kind, Level::Fair, random).mood;
        least = std::min(least, mood);
        most = std::max(most, mood);
    }
    QCOMPARE(most, 16 * kind.manner.moods);
    QCOMPARE(least, -most);
}

void TestOpponent::winInOneIsNeverMissed() {
    QFETCH(QString, id);
    const auto rules = id == "bao" ? std::string() : smallRules(id.toStdString());
    const std::shared_ptr<const Game> game = kindOf(id.toStdString()).game(rules);
    std::mt19937_64 random(2);
    const auto wins = [&](const Position& p, Move m) {
        const auto next = game->play(p, m);
        const auto result = game->result(next);
        return result && (game->mover(next) == game->mover(p) ? *result : opposite(*result)) == Outcome::Win;
    };
    const auto solver = game->solver();
    int asked = 0;
    for (int i = 0; i < 300 && asked < 20; ++i) {
        auto p = game->start();
        for (int ply = 0; ply < 60 && !game->result(p); ++ply) {
            const auto moves = game->moves(p);
            if (std::ranges::any_of(moves, [&](Move m) { return wins(p, m); })) {
                const auto known = think(*game, *solver, p, {});
                for (const auto level : {Level::Gentle, Level::Fair, Level::Strong, Level::Perfect}) {
                    // Perfect may win by more, later.
                    if (level == Level::Perfect && game->kind().lead != nullptr) continue;
                    for (int seed = 0; seed < 20; ++seed) {
                        const auto player = seated(game->kind(), level, random);
                        QVERIFY(wins(p, choose(Match(game, p), known, player, random)));
                    }
                }
                ++asked;
            }
            p = game->play(p, moves[random() % moves.size()]);
        }
    }
    if (asked == 0) QSKIP("no match under these rules comes to such a position");
    QVERIFY(asked > 5);
}

// Where the last one to move loses, a move that leaves nothing else wins as well.
void TestOpponent::forcedEndIsNoMiss() {
    const std::shared_ptr<const Game> game = kindOf("ribbonim").game("");
    const auto solver = game->solver();
    const auto p = game->parse("1-4 1");
    const auto known = think(*game, *solver, p, {});
    std::mt19937_64 random(4);
    for (int i = 0; i < 200; ++i) {
        const auto player = seated(game->kind(), Level::Gentle, random);
        QCOMPARE(game->text(p, choose(Match(game, p), known, player, random)), std::string("2:1+4"));
    }
}

// Judged by a solver that knows nothing but the rules.
void TestOpponent::perfectKeepsTheWorth() {
    QFETCH(QString, id);
    const std::shared_ptr<const Game> game = kindOf(id.toStdString()).game(smallRules(id.toStdString()));
    Exhaustive judge(*game);
    QVERIFY(judge.solve(game->start(), 2'000'000));
    const auto solver = game->solver();
    std::mt19937_64 random(3);
    int kept = 0;
    for (int i = 0; i < 20; ++i) {
        auto p = game->start();
        for (int ply = 0; ply < 40 && !game->result(p); ++ply) {
            const auto known = think(*game, *solver, p, Level::Perfect, {});
            const auto next = game->play(p, choose(Match(game, p), known, {Level::Perfect}, random));
            const auto after = judge.worth(next).outcome;
            const bool passes = game->mover(next) != game->mover(p);
            QCOMPARE(passes ? opposite(after) : after, judge.worth(p).outcome);
            ++kept;
            // The other player errs, so that all sorts of positions come up.
            const auto moves = game->moves(p);
            p = i % 2 == ply % 2 ? next : game->play(p, moves[random() % moves.size()]);
        }
    }
    QVERIFY(kept > 50);
}

// With 10 fingers Chopsticks is a draw, as long as nobody errs. Somebody makes any move of a dozen, but for
// those that lose within seven plies. Perfect asks for that; whoever makes the first of the best moves waits
// for it.
void TestOpponent::perfectSetsTraps() {
    const std::shared_ptr<const Game> game = kindOf("chopsticks").game("fingers=10");
    const auto solver = game->solver();
    const auto seen = [](const MoveVerdict& m) {
        return m.verdict.lower == Outcome::Loss && m.verdict.plies().value_or(99) <= 7;
    };
    // Moves the other may make: any at all now and then, else a best one.
    const auto considered = [&](Analysis known, bool slips) {
        auto& moves = known.moves;
        if (slips && !std::ranges::all_of(moves, seen))
            std::erase_if(moves, seen);
        else
            moves.resize(equallyGood(known).size());
        return moves;
    };
    const auto won = [&](bool traps) {
        int wins = 0;
        for (unsigned seed = 0; seed < 100; ++seed) {
            std::mt19937_64 random(seed);
            const auto perfect = seed % 2 == 0 ? Player::First : Player::Second;
            Match match(game);
            while (!match.ending()) {
                const bool own = match.mover() == perfect;
                const auto known =
                    think(*game, *solver, match.position(), own && traps ? Level::Perfect : Level::Fair, {});
                if (own) {
                    match.play(traps ? choose(match, known, {Level::Perfect}, random)
                                     : known.moves.front().move);
                    continue;
                }
                const auto moves = considered(known, random() % 12 == 0);
                match.play(moves[random() % moves.size()].move);
            }
            wins += match.ending()->winner == perfect ? 1 : 0;
        }
        return wins;
    };
    const int most = won(true), least = won(false);
    QVERIFY2(most >= 94 && least <= 85, qPrintable(QString("%1 %2").arg(most).arg(least)));
}

// Of equal moves that which leads to what has not been there yet, else the one with most to hope for.
void TestOpponent::newComesFirst() {
    const std::shared_ptr<const Game> game = kindOf("chopsticks").game("split=any");
    Match match(game, game->parse("22/22 1"));
    for (const auto* move : {"=1,3", "=1,3", "=2,2", "=2,2"}) match.play(game->parse(match.position(), move));
    const auto back = game->parse(match.position(), "=1,3"), tap = game->parse(match.position(), "LL");
    Analysis known;
    for (const auto move : {back, tap}) known.moves.push_back({move, exactly(Outcome::Draw)});
    known.hopes = {{back, 200}, {tap, 100}};
    std::mt19937_64 random(1);
    QVERIFY(choose(match, known, {Level::Perfect}, random) == tap);
    const Match fresh(game, match.position());
    for (int i = 0; i < 20; ++i) QVERIFY(choose(fresh, known, {Level::Perfect}, random) == back);
}

void TestOpponent::lostIsDelayed() {
    const auto game = pursuit::kind().game("");
    const auto known =
        analysisOf({exactly(Outcome::Loss, 9), exactly(Outcome::Loss, 9), exactly(Outcome::Loss, 7)});
    QCOMPARE(equallyGood(known), (std::vector<std::size_t>{0, 1}));
    const auto drawn =
        analysisOf({exactly(Outcome::Draw), exactly(Outcome::Draw), exactly(Outcome::Loss, 30)});
    QCOMPARE(equallyGood(drawn), (std::vector<std::size_t>{0, 1}));
}

void TestOpponent::thinkingKnowsEveryMove() {
    const auto game = pursuit::kind().game("");
    std::stop_source stop;
    stop.request_stop();
    const auto analysis = think(*game, *game->solver(), game->start(), stop.get_token());
    QCOMPARE(analysis.moves.size(), game->moves(game->start()).size());
    QVERIFY(!analysis.complete && analysis.moves.front().verdict.unknown());
}

// Without any time the rules still say who has won, and which moves end it.
void TestOpponent::theEndNeedsNoThinking() {
    QFETCH(QString, id);
    const std::shared_ptr<const Game> game = kindOf(id.toStdString()).game("");
    std::stop_source none;
    none.request_stop();
    const auto solver = game->solver();
    auto p = game->start();
    std::mt19937_64 random(2);
    for (int ply = 0; ply < 2000 && !game->result(p); ++ply) {
        const auto moves = game->moves(p);
        const auto move = moves[random() % moves.size()];
        const auto next = game->reached(p, move);
        if (game->pending(next)) continue;
        if (const auto result = game->result(next)) {
            const auto known = think(*game, *solver, p, none.get_token());
            const auto same = [&](const MoveVerdict& m) { return m.move == move; };
            const auto found = std::ranges::find_if(known.moves, same);
            QVERIFY(found != known.moves.end() && found->verdict.proven());
            const bool turns = game->mover(next) != game->mover(p);
            QCOMPARE(found->verdict.lower, turns ? opposite(*result) : *result);
        }
        p = next;
    }
    const auto result = game->result(p);
    if (!result) QSKIP("goes round");
    const auto known = think(*game, *solver, p, none.get_token());
    QVERIFY(known.verdict.proven() && known.complete);
    QCOMPARE(known.verdict.lower, *result);
}

// The pie rule: a won board is the other player's, so a draw is kept; where there is none, the longest fight.
void TestOpponent::whatMayBeTakenOverIsNotWon() {
    std::mt19937_64 random(1);
    for (const auto& [rules, drawn] : {std::pair("fingers=10;overflow=cutoff;split=none", false),
                                       std::pair("start=3,3,1,4", true), std::pair("", true)}) {
        const std::shared_ptr<const Game> game = kindOf("chopsticks").game(rules);
        const auto solver = game->solver();
        const auto known = think(*game, *solver, game->start(), {});
        int longest = 0;
        bool draws = false;
        for (const auto& m : known.moves) {
            draws = draws || m.verdict.lower == Outcome::Draw;
            longest = std::max(longest, m.verdict.plies().value_or(0));
        }
        QCOMPARE(draws, drawn);
        Match match(game);
        match.setPie(Match::Pie::Open);
        const auto move = choose(match, known, {Level::Perfect}, random);
        const auto verdict = std::ranges::find(known.moves, move, &MoveVerdict::move)->verdict;
        if (drawn)
            QVERIFY(verdict.lower == Outcome::Draw);
        else
            QCOMPARE(verdict.plies(), std::optional(longest));
    }
}

// By what is proven alone, and no farther than a level looks ahead.
void TestOpponent::sidesChangeWhereLossIsSeen() {
    const auto& kind = kindOf("chopsticks");
    const auto of = [](const Verdict& v) {
        Analysis analysis;
        analysis.verdict = v;
        return analysis;
    };
    auto guess = Verdict();
    guess.estimate = -900;
    for (const auto level : allLevels) {
        QCOMPARE(changesSides(kind, of(exactly(Outcome::Loss, 1)), level), level != Level::Random);
        QCOMPARE(changesSides(kind, of(exactly(Outcome::Loss, 500)), level), level == Level::Perfect);
        for (const auto& other : {guess, exactly(Outcome::Draw), exactly(Outcome::Win, 3)})
            QVERIFY(!changesSides(kind, of(other), level));
    }
}

// They take their time, and nobody who plays has a use for them.
void TestOpponent::reasonsAreNotThoughtOf() {
    const auto game = kindOf("chopsticks").game("fingers=4");
    const auto solver = game->solver();
    const auto known = think(*game, *solver, game->start(), {});
    QVERIFY(known.complete && known.verdict.proven() && !known.why);
    Analysis whole;
    solver->analyse(game->start(), {}, [&](const Analysis& more) { whole = more; });
    QVERIFY(whole.complete && whole.why);
    QVERIFY(whole.verdict == known.verdict);
}

QTEST_GUILESS_MAIN(TestOpponent)
#include "tst_opponent.moc"
