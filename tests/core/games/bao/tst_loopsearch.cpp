#include <QTest>

#include "core/games/bao/loops/loops.h"
#include "core/games/bao/rules/reach.h"
#include "core/kind.h"
#include "tests/core/games/bao/baonaive.h"

#include <algorithm>

using namespace core;

namespace {

const RingLab& lab() {
    return *kindOf("bao").ring;
}

// The way from a move that never ends to its loop.
std::optional<LabLink::Way> toLoop(const Game& game, const Position& position, Move move) {
    return kindOf("bao").link->way(game, position, move);
}

RingBoard boardOf(const LabLink::Way& way) {
    return lab().parse(way.place);
}

} // namespace

// The loops that play of BAO leads into: all of them, and the way from play into each.
class LoopSearchTest : public QObject {
    Q_OBJECT
private slots:
    void loopsAreListedInTheirOrder();
    void boardSetHoldsEachBoardOnce();
    void loopsOfFivePits();
    void wayInIsPlay();
    void endlessMovesOfAMatch();
};

void LoopSearchTest::loopsAreListedInTheirOrder() {
    const auto found = lab().loops(4, {}, [](double) {});
    QVERIFY(found.table.complete && found.named);
    QCOMPARE(found.loops.size(), std::size_t{13});
    for (int i = 0; i < 12; ++i)
        QCOMPARE(found.loops[static_cast<std::size_t>(i)].name, "L" + std::to_string(i + 1));
    const auto& fresh = found.loops.back();
    QVERIFY(fresh.name.empty());
    QCOMPARE(std::pair(fresh.lays, fresh.period), std::pair(10, 3));
    for (const auto& loop : found.loops) {
        const auto study = lab().study({loop.board, 0}, false);
        QCOMPARE(study.loop, loop.loop);
        QCOMPARE(static_cast<int>(study.course.lays), loop.lays);
        const auto condition = study.checks.front().sign; // LOOP
        QVERIFY(condition == (loop.period == 0 ? Check::Sign::Silent : Check::Sign::Holds));
    }
    std::stop_source stopped;
    stopped.request_stop();
    QVERIFY(!lab().loops(4, stopped.get_token(), [](double) {}).table.complete);
}

// Boards are put in and taken out as numbers: none is lost, none is changed, and what is added on the way is
// visited too.
void LoopSearchTest::boardSetHoldsEachBoardOnce() {
    const bao::Ring ring(3);
    bao::BoardSet set(ring, 5);
    std::set<bao::Stones> all;
    baonaive::eachBoard(6, 5, [&](const auto& board) { all.insert(bao::stonesOf(ring, board)); });
    QCOMPARE(all.size(), std::size_t{252}); // C(10, 5)
    QCOMPARE(set.size(5), std::uint64_t{252});
    set.add(*all.begin());
    std::multiset<bao::Stones> visited;
    const auto visit = [&](const bao::Stones& board) {
        const auto next = std::ranges::next(all.find(board)); // each leads to the following one
        if (next != all.end()) set.add(*next);
        visited.insert(board);
        return true;
    };
    QVERIFY(set.takeLayer(5, visit));
    QVERIFY(std::ranges::equal(visited, all));
    QVERIFY(set.takeLayer(5, visit)); // taken: nothing is left
    QCOMPARE(visited.size(), all.size());
}

void LoopSearchTest::loopsOfFivePits() {
    const auto found = lab().loops(5, {}, [](double) {});
    QVERIFY(found.table.complete && !found.named);
    QCOMPARE(found.boards, std::uint64_t{394'107});
    // The same count with a plain set of boards.
    std::set<std::vector<int>> boards{{0, 4, 0, 4, 0, 4}};
    for (std::vector<baonaive::Board> open{*boards.begin()}; !open.empty();) {
        const auto board = open.back();
        open.pop_back();
        if (baonaive::row(board, true) == 0 || baonaive::row(board, false) == 0) continue;
        for (std::size_t pit = 0; pit < 3; ++pit)
            if (const auto sown = board[pit] > 0 ? baonaive::sow(board, pit) : std::nullopt)
                if (boards.insert(sown->board).second) open.push_back(sown->board);
    }
    QCOMPARE(lab().loops(3, {}, [](double) {}).boards, std::uint64_t{boards.size()});
}

// The position found is reached by play from the start, and its move runs through the loop asked for.
void LoopSearchTest::wayInIsPlay() {
    for (const auto& loop : lab().loops(4, {}, [](double) {}).loops) {
        const auto way = lab().wayIn({loop.board, 0}, {});
        QVERIFY(way);
        const auto game = kindOf("bao").game(way->rules);
        const auto text = game->text(way->position);
        QVERIFY(game->parse(text) == way->position);
        const auto endless = toLoop(*game, way->position, way->move);
        QVERIFY(endless);
        QCOMPARE(lab().study(boardOf(*endless), false).loop, loop.loop);
        // All 16 stones are on the board or captured.
        const auto captured = game->brief(way->position);
        int all = std::stoi(captured) + std::stoi(captured.substr(captured.find('-') + 1));
        const auto board = boardOf(*endless);
        for (const int count : board.stones) all += count;
        QCOMPARE(all, 16);
    }
    QVERIFY(!lab().wayIn({{0, 4, 0, 4, 0, 4, 0, 4}, 1}, {})); // that sowing ends
}

void LoopSearchTest::endlessMovesOfAMatch() {
    const auto game = kindOf("bao").game("pits=4");
    const auto position = game->parse("3,1,0,3/0,1,0,1 4-3 1");
    int never = 0;
    for (const auto move : game->moves(position)) {
        const auto endless = toLoop(*game, position, move);
        const bool ends = game->moves(game->play(position, move)).size() > 0 ||
                          game->result(game->play(position, move)) != Outcome::Draw;
        if (!endless) continue;
        ++never;
        QVERIFY(!ends);
        QCOMPARE(boardOf(*endless).stones, (std::vector{3, 1, 0, 3, 0, 1, 0, 1}));
    }
    QVERIFY(never > 0);
    const auto told = toLoop(*game, position, game->parse(position, "a"));
    QVERIFY(told);
    QCOMPARE(told->told.english(),
             std::string("Pit a never ends: after 7 lays the same board is back, period 2, shift 2."));
}

QTEST_GUILESS_MAIN(LoopSearchTest)
#include "tst_loopsearch.moc"
