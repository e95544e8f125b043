#include <QTest>

#include "core/gameof.h"
#include "core/games/bao/loops/loops.h"
#include "core/games/bao/loops/rollback.h"
#include "core/games/bao/rules/rules.h"
#include "core/kind.h"
#include "core/solve/census.h"
#include "tests/core/games/bao/baonaive.h"
#include "tests/core/games/bao/baorules.h"

#include <cmath>
#include <random>

using namespace core;
using bao::Ring;
using bao::stonesOf;

// BAO: sowing, never-ending moves and loops, against the same things done plainly.
class TestBao : public QObject {
    Q_OBJECT

private slots:
    void sowingIsExact_data();
    void sowingIsExact();
    void positionsOfFourPits();
    void endlessMoveEndsTheGame();
    void loopsOfFourPits();
    void patternsOfTheArticle();
    void marchingGroupsEnd();
    void rollbackUndoesLays();
    void signsOfTheArticle();
    void whatIsLeftFliesHome();
    void laysBeyondTheArrowsAreCounted();
    void boardsOfTheArticleAreRead();

private:
    static void compareSowing(const Ring& ring, const baonaive::Board& board);
};

void TestBao::compareSowing(const Ring& ring, const baonaive::Board& board) {
    for (std::size_t pit = 0; pit < board.size() / 2; ++pit) {
        if (board[pit] == 0) continue;
        auto stones = stonesOf(ring, board);
        const auto sowing = ring.sow(stones, static_cast<int>(pit), UINT64_MAX).value();
        const auto truth = baonaive::sow(board, pit);
        QCOMPARE(sowing.endless, !truth);
        QVERIFY(truth ? bao::turned(stones) == stonesOf(ring, truth->board)
                      : stones == stonesOf(ring, board));
        if (truth) QCOMPARE(int{sowing.captured}, truth->captured);
    }
}

void TestBao::sowingIsExact_data() {
    QTest::addColumn<int>("pits");
    for (int pits = 2; pits <= 8; ++pits) QTest::addRow("%d pits", pits) << pits;
}

// Small boards all of them, large ones by chance: the same ends, captures and never-ending sowings as found
// by keeping every state.
void TestBao::sowingIsExact() {
    QFETCH(int, pits);
    const Ring ring(pits);
    if (pits <= 4)
        for (int n = 1; n <= (pits == 4 ? 6 : 8); ++n)
            baonaive::eachBoard(std::size_t(ring.size()), n,
                                [&](const auto& board) { compareSowing(ring, board); });
    std::mt19937 random(static_cast<unsigned>(pits));
    for (int i = 0; i < 300; ++i) {
        baonaive::Board board(std::size_t(ring.size()));
        for (auto& count : board) count = static_cast<int>(random() % (pits <= 2 ? 20 : 5));
        compareSowing(ring, board);
    }
}

void TestBao::positionsOfFourPits() {
    const auto game = kindOf("bao").game("pits=4");
    const auto counted = census(*game, game->start(), {});
    QVERIFY(counted.complete);
    QCOMPARE(counted.positions, 13963U);
    QCOMPARE(counted.finished, 630U);
    QCOMPARE(counted.unknown(), 0U);
    // At equal score, each against the naive search.
    const auto rules = rulesOf("pits=4");
    baonaive::Search naive;
    const auto& b = rules.start().stones;
    baonaive::Board board(b.begin(), b.begin() + 4);
    board.insert(board.end(), b.begin() + 8, b.begin() + 12);
    QCOMPARE(static_cast<int>(counted.start.lower.outcome), naive.value(board, 0));
}

void TestBao::endlessMoveEndsTheGame() {
    const auto rules = rulesOf("pits=4");
    const auto p = rules.parse("3,1,0,1/0,1,0,1 2-9 1");
    const auto next = rules.play(p, {0});
    QCOMPARE(rules.text(next), "3,1,0,1/0,1,0,1 2-9 2 endless");
    const auto game = kindOf("bao").game("pits=4");
    const auto told = [&](const char* position) { return game->ending(game->parse(position), {}).english(); };
    QVERIFY(told("3,1,0,1/0,1,0,1 2-9 2 endless").starts_with("This sowing would never stop"));
    QVERIFY(told("0,0,0,0/3,1,0,3 4-5 1").starts_with("A row is empty."));
    QVERIFY(rules.parse(rules.text(next)) == next);
    QVERIFY(rules.result(next) == Outcome::Draw);
    QVERIFY(rules.moves(next).empty());
    QVERIFY(!rules.result(p));
}

void TestBao::loopsOfFourPits() {
    const auto rules = rulesOf("pits=4");
    const auto found = bao::findLoops(rules.ring(), rules.start().stones, {}, [](double) {});
    QVERIFY(found.complete);
    struct Named {
        bao::HandBoard board;
        int period, shift;
    };
    const std::map<std::string, Named> table{
        {"L1", {{3, 1, 0, 2, 1, 0, 2, 1}, 0, 3}},  {"L2", {{3, 1, 0, 1, 0, 1, 0, 1}, 1, 1}},
        {"L3", {{3, 1, 0, 1, 0, 3, 0, 1}, 2, 2}},  {"L4", {{5, 1, 0, 1, 0, 1, 0, 1}, 3, 3}},
        {"L5", {{3, 1, 0, 3, 0, 1, 0, 1}, 2, 2}},  {"L6", {{3, 1, 0, 3, 0, 3, 0, 1}, 4, 4}},
        {"L7", {{5, 1, 0, 1, 0, 3, 0, 1}, 6, 6}},  {"L8", {{5, 1, 0, 3, 0, 1, 0, 1}, 10, 1}},
        {"L9", {{7, 1, 0, 1, 0, 3, 0, 1}, 30, 3}}, {"L10", {{3, 1, 0, 1, 0, 1, 0, 4}, 2, 2}},
        {"L11", {{3, 1, 0, 3, 0, 1, 0, 4}, 2, 2}}, {"L12", {{3, 3, 0, 1, 0, 1, 0, 4}, 9, 0}}};
    std::set<std::string> names;
    int others = 0;
    for (const auto& loop : found.loops) {
        const std::string name(nameInTable(loop));
        if (name.empty()) {
            ++others;
            QVERIFY((loop.boards.front() == bao::HandBoard{5, 3, 0, 1, 0, 1, 0, 1}));
            QCOMPARE(std::pair(loop.period, loop.shift), std::pair(3, 3));
            continue;
        }
        names.insert(name);
        const auto& said = table.at(name);
        QVERIFY(std::ranges::find(loop.boards, said.board) != loop.boards.end());
        QCOMPARE(std::pair(loop.period, loop.shift), std::pair(said.period, said.shift));
    }
    QCOMPARE(names.size(), table.size());
    QCOMPARE(others, 1);
}

void TestBao::patternsOfTheArticle() {
    QCOMPARE(bao::zeroPattern({3, 1, 0, 2, 1, 0, 2, 1}), 2);
    QCOMPARE(bao::zeroPattern({7, 0, 1, 2, 3, 4, 5, 6}), 1);
    QCOMPARE(bao::zeroPattern({3, 1, 0, 2, 1, 0, 1, 2}), 0);
    // Whatever board has one of the patterns is a loop of period 0.
    for (int pits = 2; pits <= 8; ++pits) {
        const Ring ring(pits);
        const int m = ring.size();
        int seen = 0;
        for (int n = 2; n < m; ++n) {
            bao::HandBoard rising{n}, falling{n};
            for (int i = 1; i < m; ++i) rising.push_back((i - 1) % n);
            for (int i = 1; i < m; ++i) falling.push_back(n - 1 - i % n);
            for (const auto& [board, number] : {std::pair(rising, 1), std::pair(falling, 2)}) {
                const bool fits = number == 1 ? m % n == 1 : (m + 1) % n == 0;
                QCOMPARE(bao::zeroPattern(board), fits ? number : 0);
                if (!fits) continue;
                ++seen;
                const auto loop = bao::loopOf(ring, board);
                QVERIFY(loop && loop->period == 0);
            }
        }
        QVERIFY(seen > 0);
    }
    QVERIFY(bao::conditionLoop({3, 3, 0, 1, 0, 1, 0, 4}));
    QVERIFY(!bao::conditionLoop({3, 3, 0, 1, 0, 1, 0, 3}));
    QVERIFY(!bao::conditionLoop({3, 3, 1, 1, 0, 1, 0, 4}));
}

// Every lay of a sowing that goes on is given back exactly, and none before the first of a sowing that began
// with a single stone.
// Bouchet and Bruhn: sown from pit to pit, n, …, 2, 1 comes back a pit further on, with which it goes on.
// Here the move ends, the last stone having fallen into an empty pit.
void TestBao::marchingGroupsEnd() {
    const Ring ring(bao::maxPits);
    for (int n = 1; n < ring.size(); ++n) {
        baonaive::Board board(std::size_t(ring.size())), after(board);
        for (int i = 0; i < n; ++i) board[std::size_t(i)] = after[std::size_t(i + 1)] = n - i;
        auto stones = stonesOf(ring, board);
        const auto sowing = ring.sow(stones, 0, 1).value();
        QVERIFY(!sowing.endless);
        QCOMPARE(int{sowing.captured}, after[std::size_t(ring.size() - 1 - n)]);
    }
}

void TestBao::rollbackUndoesLays() {
    const Ring ring(3);
    int undone = 0;
    for (int n = 1; n <= 7; ++n)
        baonaive::eachBoard(6, n, [&](const auto& board) {
            if (board[0] == 0) return;
            const auto t = bao::trace(ring, stonesOf(ring, board), 0, 1000, SIZE_MAX);
            auto before = stonesOf(ring, board);
            for (const auto& lay : t.lays) {
                auto stones = lay.after;
                if (stones[static_cast<std::size_t>(lay.to)] < 2) break;
                QCOMPARE(bao::layBack(ring, stones, lay.to), lay.from);
                QVERIFY(stones == before);
                before = lay.after;
                ++undone;
            }
            QCOMPARE(bao::rollbackLength(ring, board).has_value(), !bao::loopOf(ring, board).has_value());
        });
    QVERIFY(undone > 500);
}

void TestBao::signsOfTheArticle() {
    // The hand first; the rollback comes to the second pit last, so the pair is 3 3 here and not there.
    QVERIFY(bao::stopSigns({1, 0, 3, 3, 0, 1}).equalPair);
    QVERIFY(!bao::stopSigns({3, 3, 0, 1, 0, 1}).equalPair);
    QVERIFY(bao::stopSigns({1, 0, 0, 3, 0, 1}).emptyPair);
    QVERIFY(bao::stopSigns({1, 2, 3, 1, 0, 1}).first);
    QVERIFY(bao::stopSigns({1, 2, 0, 4, 0, 1}).second);
    const auto loop = bao::stopSigns({3, 1, 0, 1, 0, 1, 0, 1});
    QVERIFY(!loop.emptyPair && !loop.equalPair && !loop.first && !loop.second);
}

// d ends the match: h's stones go to the second player. A board that is set up shows them where they lie.
//
//     0 0 0 1
//     3 0 0 0
void TestBao::whatIsLeftFliesHome() {
    const auto game = kindOf("bao").game("pits=4");
    const auto p = game->parse("0,0,0,1/0,0,0,3 0-0 1");
    const auto move = game->parse(p, "d");
    const auto after = game->play(p, move);
    const auto counts = [](const Scene& scene) {
        std::vector<int> all;
        for (const auto& [spot, count] : scene.counts) all.push_back(count);
        return all;
    };
    const auto end = game->scene(p, after);
    QCOMPARE(counts(end), (std::vector{0, 0, 0, 0, 0, 0, 0, 0, 0, 4}));
    const auto film = game->film(p, p, move);
    QVERIFY(film.back().scene.above == end.above);
    QVERIFY(film.front().scene.above != end.above);
    QVERIFY(film.back().ms >= 500); // to be read
    QCOMPARE(counts(game->scene(after, after)), (std::vector{0, 0, 0, 0, 1, 0, 0, 3, 0, 0}));
}

// The heads of arrows lie on the way their lines go on, as far to the left as to the right. Returns how many.
static int straightArrows(const std::vector<Shape>& shapes) {
    int arrows = 0;
    const Shape* line = nullptr;
    for (const auto& shape : shapes) {
        if (shape.form == Shape::Form::Line) line = &shape;
        if (shape.form != Shape::Form::Polygon || line == nullptr) continue;
        const auto from = line->points[0], to = line->points[1];
        const float length = std::hypot(to.x - from.x, to.y - from.y);
        const auto along = [&](Point p) {
            return ((p.x - from.x) * (to.x - from.x) + (p.y - from.y) * (to.y - from.y)) / length;
        };
        const auto beside = [&](Point p) {
            return ((p.x - from.x) * (to.y - from.y) - (p.y - from.y) * (to.x - from.x)) / length;
        };
        const auto tip = shape.points[0], left = shape.points[1], right = shape.points[2];
        const bool straight = along(tip) > length && std::abs(beside(tip)) < 0.01F &&
                              std::abs(along(left) - along(right)) < 0.01F &&
                              std::abs(beside(left) + beside(right)) < 0.01F && along(left) < along(tip);
        arrows += straight ? 1 : -1'000'000;
    }
    return arrows;
}

// Numbers of arrows hide no stone in the pits that these go over.
static bool numbersStandBesidePits(const std::vector<Shape>& shapes, const Layout& layout) {
    return std::ranges::all_of(shapes, [&](const Shape& shape) {
        const bool disc = shape.form == Shape::Form::Ellipse && shape.points.back() == Point{12, 12};
        return !disc || std::ranges::none_of(layout.spots, [&](const Spot& spot) {
            const auto at = shape.points.front();
            const float away = std::hypot(at.x - spot.centre.x, at.y - spot.centre.y);
            return spot.form == Spot::Form::Round && away > 0 && away < spot.size.width * 0.3F;
        });
    });
}

// Six lays are shown by arrows before a move is made; of the others it is told how many they are.
void TestBao::laysBeyondTheArrowsAreCounted() {
    const auto game = kindOf("bao").game("pits=8;filled=all");
    std::mt19937 random(6);
    int longer = 0, arrows = 0;
    for (auto [p, ply] = std::pair(game->start(), 0); !game->result(p) && ply < 40; ++ply) {
        const auto moves = game->moves(p);
        for (const auto m : moves) {
            auto board = bao::seenFromHand(Ring(8), unpack<bao::Rules::Position>(p).stones,
                                           unpack<bao::Rules::Move>(m).slot);
            const auto first = board;
            int lays = 0;
            do {
                baonaive::lay(board);
                ++lays;
            } while (board[0] > 1 && board != first);
            std::vector<int> told;
            const auto shapes = game->preview(game->start(), p, m);
            for (const auto& shape : shapes)
                if (shape.text.n >= 0) told.push_back(shape.text.n);
            arrows += straightArrows(shapes);
            QVERIFY(numbersStandBesidePits(shapes, game->layout(game->start())));
            QCOMPARE(told, lays > 6 && board[0] == 1 ? std::vector{lays - 6} : std::vector<int>());
            longer += told.empty() ? 0 : 1;
        }
        p = game->play(p, moves[random() % moves.size()]);
    }
    QVERIFY(longer > 10 && arrows > 100);
}

void TestBao::boardsOfTheArticleAreRead() {
    const auto game = kindOf("bao").game("");
    for (const auto* mover : {"", " 2", " 3-0 2"}) {
        const std::string rest = mover;
        const auto p = game->parse("(3,1,0,1,0,3,0,1)" + rest);
        QVERIFY(p == game->parse("3,1,0,1/0,3,0,1" + rest));
        QCOMPARE(game->text(p), game->text(game->parse("3,1,0,1/0,3,0,1" + rest)));
    }
    for (const auto* bad : {"()", "(3)", "(3,1,0)", "(3,1,0,1,0,3,0)", "(3,1,0,1,0,3,0,1,0,0)",
                            "(3,1,0,1/0,3,0,1)", "(3,1,0,1,0,3,0,x)", "(3,1,0,1,0,3,0,1"})
        QVERIFY_THROWS_EXCEPTION(InputError, (void)game->parse(bad));
}

QTEST_GUILESS_MAIN(TestBao)
#include "tst_bao.moc"
