#include <QTest>

#include "tests/everykind.h"

#include <algorithm>
#include <cmath>
#include <random>

using namespace core;

namespace {

struct Box {
    float left = 0, top = 0, right = 0, bottom = 0;

    bool holds(const Box& o) const {
        constexpr float hair = 0.5F;
        return o.left >= left - hair && o.top >= top - hair && o.right <= right + hair &&
               o.bottom <= bottom + hair;
    }
};

Box around(Point centre, Size size) {
    return {centre.x - size.width / 2, centre.y - size.height / 2, centre.x + size.width / 2,
            centre.y + size.height / 2};
}

Box boxOf(const Shape& shape) {
    const auto p = shape.points.front();
    if (shape.form == Shape::Form::Ellipse) return around(p, {shape.points[1].x * 2, shape.points[1].y * 2});
    Box box{p.x, p.y, p.x, p.y};
    for (const auto& each : shape.points)
        box = {std::min(box.left, each.x), std::min(box.top, each.y), std::max(box.right, each.x),
               std::max(box.bottom, each.y)};
    return box;
}

std::string told(const Box& box) {
    return std::to_string(box.left) + ' ' + std::to_string(box.top) + ' ' + std::to_string(box.right) + ' ' +
           std::to_string(box.bottom);
}

// Both as round or as square as they are pointed at.
bool overlap(const Spot& a, const Spot& b) {
    constexpr float hair = 0.5F;
    const float x = std::abs(a.centre.x - b.centre.x), y = std::abs(a.centre.y - b.centre.y);
    const float width = (a.size.width + b.size.width) / 2 - hair,
                height = (a.size.height + b.size.height) / 2 - hair;
    if (a.form == Spot::Form::Round && b.form == Spot::Form::Round) return std::hypot(x, y) < width;
    return x < width && y < height;
}

void checkScene(const Box& board, const Layout& layout, const Scene& scene) {
    for (const auto& shapes : {scene.below, scene.above})
        for (const auto& shape : shapes) QVERIFY2(board.holds(boxOf(shape)), told(boxOf(shape)).c_str());
    for (const auto& token : scene.tokens) {
        const auto middle = layout.spots.at(static_cast<std::size_t>(token.spot)).centre;
        const Point centre{middle.x + token.offset.x, middle.y + token.offset.y};
        const auto box = around(centre, {token.size, token.size});
        QVERIFY2(board.holds(box), told(box).c_str());
    }
}

} // namespace

// What every game draws lies on its board: places apart from each other, nothing beyond the edge.
class TestDrawing : public QObject {
    Q_OBJECT

private slots:
    void layouts_data() { presets(); }
    void layouts();
    void scenes_data() { presets(); }
    void scenes();

private:
    static void presets();
};

void TestDrawing::presets() {
    QTest::addColumn<const Kind*>("kind");
    QTest::addColumn<std::string>("rules");
    for (const auto* kind : everykind::all()) {
        QTest::addRow("%s", std::string(kind->id).c_str()) << kind << std::string();
        for (const auto& preset : kind->presets)
            QTest::addRow("%s %s", std::string(kind->id).c_str(), std::string(preset.rules).c_str())
                << kind << std::string(preset.rules);
        for (const auto& rules : kind->practice)
            QTest::addRow("%s, puzzles %s", std::string(kind->id).c_str(), rules.c_str()) << kind << rules;
    }
}

void TestDrawing::layouts() {
    QFETCH(const Kind*, kind);
    QFETCH(std::string, rules);
    const auto game = kind->game(rules);
    const auto layout = game->layout(game->start());
    const Box board{0, 0, layout.size.width, layout.size.height};
    constexpr float bleed = 32; // what runs from edge to edge may end beyond
    const Box paper{-bleed, -bleed, board.right + bleed, board.bottom + bleed};
    for (std::size_t i = 0; i < layout.spots.size(); ++i) {
        const auto& spot = layout.spots[i];
        QVERIFY2(board.holds(around(spot.centre, spot.size)), told(around(spot.centre, spot.size)).c_str());
        QVERIFY2(board.holds(around(spot.mark, {})), told(around(spot.mark, {})).c_str());
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY2(!overlap(spot, layout.spots[j]), told(around(spot.centre, spot.size)).c_str());
    }
    for (const auto& shape : layout.ground) QVERIFY2(paper.holds(boxOf(shape)), told(boxOf(shape)).c_str());
    for (const auto& name : layout.names) QVERIFY(!name || board.holds(around(*name, {})));
}

// Along a random game, with the pictures of every move that is shown step by step.
void TestDrawing::scenes() {
    QFETCH(const Kind*, kind);
    QFETCH(std::string, rules);
    const auto game = kind->game(rules);
    const auto start = game->start();
    const auto layout = game->layout(start);
    const Box board{0, 0, layout.size.width, layout.size.height};
    std::mt19937 random(3);
    auto p = start;
    for (int ply = 0; ply < 40; ++ply) {
        checkScene(board, layout, game->scene(start, p));
        if (game->result(p)) break;
        const auto moves = game->moves(p);
        const auto move = moves[random() % moves.size()];
        for (const auto& frame : game->film(start, p, move)) checkScene(board, layout, frame.scene);
        if (const auto arrow = game->arrow(p, move))
            for (const auto point : {arrow->from, arrow->to, arrow->mark})
                QVERIFY2(board.holds(around(point, {})), told(around(point, {})).c_str());
        p = game->play(p, move);
    }
}

QTEST_GUILESS_MAIN(TestDrawing)
#include "tst_drawing.moc"
