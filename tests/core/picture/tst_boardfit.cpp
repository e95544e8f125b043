#include <QTest>

#include "core/picture/markplaces.h"
#include "core/picture/shapes.h"
#include "core/picture/wrap.h"
#include "tests/everykind.h"

#include <random>

using namespace core;

// How boards fill their frames and where their marks stand, of all games: presets, and what computers
// practise.
class TestBoardFit : public QObject {
    Q_OBJECT

private slots:
    void boardsFillTheirFrames_data() { rules(); }
    void boardsFillTheirFrames();
    void marksStandBesideThePieces_data() { rules(); }
    void marksStandBesideThePieces();
    void marksOfPiecesLeaveOtherCells();
    void marksOfRunsMakeRoom();
    void whatHangsAboveIsSeenWhole();
    void theGroundGoesOn();

private:
    static void rules();
};

namespace {

constexpr std::array<Size, 5> frames{{{848, 520}, {1232, 556}, {724, 410}, {620, 270}, {360, 480}}};

bool meet(const Box& a, const Box& b) {
    constexpr float hair = 0.01F;
    return a.low.x + hair < b.high.x && b.low.x + hair < a.high.x && a.low.y + hair < b.high.y &&
           b.low.y + hair < a.high.y;
}

// Round pieces as round as they are.
bool covers(const Box& mark, const Spot& spot) {
    if (!meet(mark, placeOf(spot))) return false;
    if (spot.form != Spot::Form::Round) return true;
    const Point near{std::clamp(spot.centre.x, mark.low.x, mark.high.x),
                     std::clamp(spot.centre.y, mark.low.y, mark.high.y)};
    return std::hypot((near.x - spot.centre.x) / spot.size.width,
                      (near.y - spot.centre.y) / spot.size.height) < 0.49F;
}

std::string told(const BoardState& board, const PlacedMark& one, std::string_view what, Size frame) {
    return board.game().text(board.position()) + ", spot " + std::to_string(one.spot) + ": mark at " +
           std::to_string(one.box.centre().x) + ' ' + std::to_string(one.box.centre().y) + ' ' +
           std::string(what) + " in " + std::to_string(frame.width) + ' ' + std::to_string(frame.height);
}

// Some move wins in 12, the others lose, draw or are as good.
Analysis valued(const Game& game, const Position& p) {
    Analysis known;
    int i = 0;
    for (const auto m : game.moves(p)) {
        const auto outcome = i % 3 == 0 ? Outcome::Win : i % 3 == 1 ? Outcome::Loss : Outcome::Draw;
        known.moves.push_back({m, exactly(outcome, 12)});
        ++i;
    }
    return known;
}

} // namespace

void TestBoardFit::rules() {
    QTest::addColumn<const Kind*>("kind");
    QTest::addColumn<std::string>("rules");
    for (const auto* kind : everykind::all()) {
        auto all = kind->practice;
        all.insert(all.begin(), std::string());
        for (const auto& preset : kind->presets) all.emplace_back(preset.rules);
        for (const auto& one : all)
            QTest::addRow("%s %s", std::string(kind->id).c_str(), one.c_str()) << kind << one;
    }
}

// What is occupied takes 85 % of the frame's width or height, whichever binds, in the middle; or its steps
// are as large as they get.
void TestBoardFit::boardsFillTheirFrames() {
    QFETCH(const Kind*, kind);
    QFETCH(std::string, rules);
    const auto game = kind->game(rules);
    const auto layout = game->layout(game->start());
    const auto what = occupied(layout, game->scene(game->start(), game->start()));
    for (const auto& frame : frames) {
        const auto fit = fitted(layout, what, frame, 1);
        const Box box{fit.at(what.all.low) - what.before, fit.at(what.all.high) + what.behind};
        const float wide = box.width() / frame.width, tall = box.height() / frame.height;
        QVERIFY2(wide < filling + 0.001F && tall < filling + 0.001F, "too large");
        const Box whole{fit.at(what.whole.low), fit.at(what.whole.high)};
        const float most = std::max(whole.width() / frame.width, whole.height() / frame.height);
        QVERIFY2(most < wholly + 0.001F, "what it lies on is too large");
        const bool largest =
            std::abs(layout.step * fit.scale - largestStep) < 0.01F || most > wholly - 0.001F;
        QVERIFY2(largest || std::max(wide, tall) > filling - 0.001F, "too small");
        const auto aside = box.centre() - Point{frame.width / 2, frame.height / 2};
        QVERIFY(std::abs(aside.x) < 1 && std::abs(aside.y) < 1);
    }
    QVERIFY(layout.step > 0);
    const auto picture = fitted(layout, what, {100, 75}, 1, true);
    QCOMPARE(picture.captions, picture.scale * layout.step >= smallestStep);
}

// None lies on a piece, a count or another mark, none leaves the frame, and the next size would not find
// room.
void TestBoardFit::marksStandBesideThePieces() {
    QFETCH(const Kind*, kind);
    QFETCH(std::string, rules);
    const std::shared_ptr<const Game> game = kind->game(rules);
    std::mt19937 random(5);
    auto p = game->start();
    for (int ply = 0; ply < 24 && !game->result(p); ++ply) {
        BoardState board(game, game->start());
        board.setPosition(p);
        board.setInteractive(true);
        const auto known = valued(*game, p);
        board.setAnalysis(&known, Help::Numbers);
        for (const auto& frame : frames) {
            const auto fit = fitted(board.layout(), board.occupied(), frame, 1);
            const auto places = markPlaces(board, 1 / fit.scale);
            if (places.size == MarkSize::Bare) continue; // there is no smaller one
            const auto seen = fit.seen(frame);
            for (std::size_t i = 0; i < places.all.size(); ++i) {
                const auto& one = places.all[i];
                QVERIFY2(one.box.low.x >= seen.low.x && one.box.high.x <= seen.high.x &&
                             one.box.low.y >= seen.low.y && one.box.high.y <= seen.high.y,
                         told(board, one, "leaves the frame", frame).c_str());
                for (std::size_t k = 0; k < i; ++k)
                    QVERIFY2(!meet(one.box, places.all[k].box),
                             told(board, one, "meets another", frame).c_str());
                for (SpotId spot = 0; spot < board.spots(); ++spot) {
                    const bool card =
                        spot == one.spot && (board.spot(spot).away == Point{} || board.spot(spot).bare);
                    const bool there = (board.cell(spot).state & BoardState::Occupied) != 0;
                    QVERIFY2(one.run || card || !there || !covers(one.box, board.spot(spot)),
                             told(board, one, "lies on a piece", frame).c_str());
                }
            }
            for (const auto size : markSizes)
                if (size > places.size) QVERIFY(!fits(board, marksOf(board, size, 1 / fit.scale)));
        }
        const auto moves = game->moves(p);
        p = game->play(p, moves[random() % moves.size()]);
    }
}

// A mark in the middle of a cell tells of going there. That of a piece lies on it, hides less than half of
// it, and reaches no other cell's middle, nor, of the lowest row, the word of the seam below the fence.
void TestBoardFit::marksOfPiecesLeaveOtherCells() {
    const std::shared_ptr<const Game> game = kindOf("fmurs").game("rows=5;columns=6;sheep=1;halves=1");
    for (const auto* const position : {"6/2S3/6/4D1/4D1 d", "6/2S3/2DD2/6/6 d", "6/6/2D3/2SD2/6 d"}) {
        const auto p = game->parse(position);
        BoardState board(game, p);
        board.setInteractive(true);
        const auto known = valued(*game, p);
        board.setAnalysis(&known, Help::Numbers);
        constexpr float fence = 20;
        const float word = wrapped::field(*board.layout().wrap).high.y + fence;
        for (const auto& frame : frames) {
            const auto places =
                markPlaces(board, 1 / fitted(board.layout(), board.occupied(), frame, 1).scale);
            QCOMPARE(places.all.size(), std::size_t{2});
            for (const auto& one : places.all) {
                QVERIFY2(one.box.high.y <= word, told(board, one, "lies on the seam's word", frame).c_str());
                const auto at = board.spot(one.spot).centre, to = one.box.centre();
                QVERIFY2(std::abs(to.x - at.x) < board.spot(one.spot).size.width * 0.7F &&
                             std::abs(to.y - at.y) < board.spot(one.spot).size.height * 0.7F,
                         told(board, one, "lies elsewhere", frame).c_str());
                for (SpotId spot = 0; spot < board.spots(); ++spot)
                    QVERIFY2(spot == one.spot || !meet(one.box, Box::around(board.spot(spot).centre, {1, 1})),
                             told(board, one, "lies on another cell", frame).c_str());
            }
        }
    }
}

// Where a mark hangs above the middle of a run, the run's stands beside it: on a projector both are large.
void TestBoardFit::marksOfRunsMakeRoom() {
    const std::shared_ptr<const Game> game = kindOf("ribbonim").game("");
    BoardState board(game, game->start());
    auto p = game->start();
    for (const auto* const move : {"1:2+2", "2:2+4", "3:3+4"}) p = game->play(p, game->parse(p, move));
    board.setPosition(p);
    board.setInteractive(true);
    Analysis known;
    for (const auto m : game->moves(p))
        known.moves.push_back(
            {m, exactly(game->path(game->start(), p, m).size() == 2 ? Outcome::Win : Outcome::Loss, 5)});
    std::ranges::stable_partition(known.moves,
                                  [](const auto& m) { return m.verdict.lower.outcome == Outcome::Win; });
    known.verdict = known.moves.front().verdict;
    board.setAnalysis(&known, Help::Numbers);
    QCOMPARE(board.runs().size(), std::size_t{1});
    for (const auto& frame : {Size{990, 430}, Size{848, 520}, Size{724, 410}, Size{760, 430}, Size{700, 420}})
        QVERIFY(markPlaces(board, 1 / fitted(board.layout(), board.occupied(), frame, 1).scale).size >=
                MarkSize::M);
}

// The eave of Persimmons is as high in all pictures, and its words stand in the middle of it, clear of the
// pole.
void TestBoardFit::whatHangsAboveIsSeenWhole() {
    const auto game = kindOf("persimmons").game("condition=W");
    for (const auto* const position : {"1W 1", "2-3W 1", "12-4W 1", "5-5-5-5-5-5W 1"}) {
        const auto p = game->parse(position);
        const auto layout = game->layout(p);
        const auto what = occupied(layout, game->scene(p, p));
        for (const auto& frame :
             {Size{848, 520}, Size{1232, 556}, Size{160, 120}, Size{620, 270}, Size{300, 400}}) {
            const auto seen = fitted(layout, what, frame, 1, frame.width < 200).seen(frame);
            float high = 0, words = 0;
            for (const auto& shape : groundOf(layout, seen)) {
                if (!shape.hangs) continue;
                if (shape.form == Shape::Form::Rect) high = boundsOf(shape).high.y; // the eave's comes last
                if (shape.form == Shape::Form::Text) words = shape.points.front().y;
            }
            QVERIFY(std::abs(words - (seen.low.y + high) / 2) < 2);
            QVERIFY(std::abs(high - seen.low.y - 27) < 4);
        }
    }
}

// What reaches the canvas' edges goes on, and what is repeated leaves no gap, wherever one looks.
void TestBoardFit::theGroundGoesOn() {
    Layout layout;
    layout.size = {100, 50};
    layout.ground.push_back({Shape::Form::Rect, {{0, 0}, {100, 50}}, Colour::of(Hue::Paper), {}});
    Shape wave{Shape::Form::Curve, {{0, 10}, {20, 12}}, {}, Colour::of(Hue::Line), 2};
    wave.every = {40, 25};
    layout.ground.push_back(wave);
    for (const auto& seen : {Box{{-333, -70}, {200, 90}}, Box{{20, 10}, {60, 30}}}) {
        const auto ground = groundOf(layout, seen);
        const auto paper = boundsOf(ground.front());
        QVERIFY(paper.low.x <= seen.low.x && paper.high.x >= seen.high.x && paper.low.y <= seen.low.y &&
                paper.high.y >= seen.high.y);
        std::vector<float> heights;
        for (std::size_t i = 1; i < ground.size(); ++i) {
            const auto& points = ground[i].points;
            QVERIFY(points.front().x <= seen.low.x && points.back().x >= seen.high.x);
            for (std::size_t k = 1; k < points.size(); ++k) QCOMPARE(points[k].x - points[k - 1].x, 20.0F);
            heights.push_back(points.front().y);
        }
        QVERIFY(heights.front() <= seen.low.y && heights.back() >= seen.high.y);
        for (std::size_t i = 1; i < heights.size(); ++i) QCOMPARE(heights[i] - heights[i - 1], 25.0F);
    }
}

QTEST_GUILESS_MAIN(TestBoardFit)
#include "tst_boardfit.moc"
