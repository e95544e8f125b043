#include <QSignalSpy>
#include <QTest>

#include "core/picture/wrap.h"
#include "tests/ui/board/meadow.h"
#include "ui/board/preview.h"

#include <set>

using namespace meadow;

// The board of Fmurs: placing, joined edges, what it shows between turns and halves.
class TestFmursBoard : public QObject {
    Q_OBJECT

private slots:
    void aStepAndAJumpAreShownOneAfterTheOther();
    void placingShowsTargetsWithoutValues();
    void ghostRowsEndBeforeTheLetters();
    void nobodyMissesAPass();
    void rowsAndColumnsAreNamedOnce_data();
    void rowsAndColumnsAreNamedOnce();
    void lineOfPlayIsDrawn();
    void theLastMomentOfAHalfIsHeld();
    void previewShowsAFlock();
};

// The story of a turn with both: first the step, then a hop for each jump, with what is caught.
void TestFmursBoard::aStepAndAJumpAreShownOneAfterTheOther() {
    Meadow m;
    using Kind = core::Event::Kind;
    std::vector<std::pair<Kind, int>> seen;
    for (const auto& event : m.game->story(m.position, m.position, m.game->parse(m.position, "h4h3xe3"))) {
        seen.emplace_back(event.kind, event.step);
        QVERIFY(event.kind == Kind::Shrink || event.from == cellOf("h4"));
    }
    QCOMPARE(seen, (std::vector<std::pair<Kind, int>>{
                       {Kind::Travel, 0}, {Kind::Hop, 1}, {Kind::Shrink, 1}, {Kind::Shrink, 1}}));
}

// The analyst has nothing to say before the chase begins: no question marks stand about.
void TestFmursBoard::placingShowsTargetsWithoutValues() {
    Meadow m;
    const auto placing = m.game->parse("8/6D1/8/8/8/8/1D6/8 s+ 0");
    m.view.setPosition(placing);
    core::Analysis nothing;
    for (const auto move : m.game->moves(placing)) nothing.moves.push_back({move, {}});
    m.view.setAnalysis(&nothing, Help::Numbers);
    QVERIFY(m.view.model().cell(cellOf("c3")).mark.has_value()); // it may still come
    nothing.complete = true;
    m.view.setAnalysis(&nothing, Help::Numbers);
    QVERIFY(!m.view.model().cell(cellOf("c3")).mark.has_value());
    QVERIFY((m.view.model().cell(cellOf("c3")).state & BoardModel::Target) != 0);
    QVERIFY((m.view.model().cell(cellOf("c1")).state & BoardModel::Target) == 0); // beside the wall
}

void TestFmursBoard::ghostRowsEndBeforeTheLetters() {
    const auto game = core::kindOf("fmurs").game("rows=8;columns=8;sheep=8;topology=torus");
    const auto layout = game->layout(game->start());
    const auto band = core::wrapped::band(*layout.wrap);
    for (const auto& tile : layout.wrap->tiles)
        if (tile.form == core::Shape::Form::Text && double(tile.points[0].y) < double(layout.wrap->corner.y))
            QVERIFY(double(tile.points[0].y) + 9 <= double(band.low.y));
    // What stands on the last row but one is not repeated above the field: only the last row is.
    const auto above = [&](core::SpotId spot) {
        const auto at = layout.spots[static_cast<std::size_t>(spot)].centre;
        int count = 0;
        for (const auto& copy : core::wrapped::copies(*layout.wrap, at, at))
            count += copy.offset.x == 0 && copy.offset.y < 0 ? 1 : 0;
        return count;
    };
    QCOMPARE(above(cellOf("d8")), 1);
    QCOMPARE(above(cellOf("d7")), 0);
    QVERIFY(double(band.high.y) < 486 - 9); // where the half is named
}

void TestFmursBoard::rowsAndColumnsAreNamedOnce_data() {
    QTest::addColumn<QString>("topology");
    for (const char* topology : {"box", "cylinder", "torus"}) QTest::newRow(topology) << QString(topology);
}

// Outside the field and what is repeated of it.
void TestFmursBoard::rowsAndColumnsAreNamedOnce() {
    QFETCH(QString, topology);
    const auto game =
        core::kindOf("fmurs").game("rows=4;columns=5;sheep=2;topology=" + topology.toStdString());
    const auto layout = game->layout(game->start());
    auto shapes = layout.ground;
    if (layout.wrap) shapes.insert(shapes.end(), layout.wrap->tiles.begin(), layout.wrap->tiles.end());
    const auto& first = layout.spots.front();
    const auto beyond = [](bool joined, int ghosts) { return joined ? static_cast<float>(ghosts) : 0; };
    const auto wrap = layout.wrap.value_or(core::Wrap());
    const float left = first.centre.x - first.size.width * (0.5F + beyond(wrap.across, wrap.ghostsAcross)),
                top = first.centre.y - first.size.height * (0.5F + beyond(wrap.down, wrap.ghostsDown));
    std::multiset<std::string> names;
    for (const auto& shape : shapes) {
        if (shape.form != core::Shape::Form::Text) continue;
        const auto name = shape.text.arguments.empty() ? std::string() : shape.text.arguments.front().plain;
        if (!name.empty()) names.insert(name);
        const bool row = !name.empty() && name.front() <= '9'; // these beside the field, the others above it
        QVERIFY(row ? shape.points.front().x < left : shape.points.front().y < top);
    }
    QCOMPARE(names, (std::multiset<std::string>{"1", "2", "3", "4", "a", "b", "c", "d", "e"}));
}

// Dogs on both sides of the only sheep, which may not step onto the wall rows: it passes by a button.
void TestFmursBoard::nobodyMissesAPass() {
    const auto game = core::kindOf("fmurs").game("rows=3;columns=3;sheep=1;dogs=2");
    const auto stuck = game->parse("3/DSD/3 s 1");
    const auto offers = game->offers(stuck, 0);
    QCOMPARE(offers.size(), std::size_t{1});
    QCOMPARE(offers.front().moves, game->moves(stuck));
    QCOMPARE(game->text(stuck, offers.front().moves.front()), std::string("--"));
    QVERIFY(game->offers(game->play(stuck, offers.front().moves.front()), 0).empty());
}

// Each leap of a turn is a step of its own; it stops where a half ends, and goes with the position.
void TestFmursBoard::lineOfPlayIsDrawn() {
    Meadow m;
    const auto bare = m.view.grab().toImage();
    m.view.showLine({"h4xc4xc6xe6", "f3f4", "f7f6"});
    QCOMPARE(m.view.picture().line.size(), std::size_t{5});
    QVERIFY(m.view.grab().toImage() != bare);
    m.view.showLine({"h4h5", "a1a2"});
    QCOMPARE(m.view.picture().line.size(), std::size_t{1});
    m.view.showLine({});
    QVERIFY(m.view.grab().toImage() == bare);
    m.view.showLine({"h4h5"});
    m.view.setPosition(m.game->play(m.position, m.game->parse(m.position, "h4h5")));
    QCOMPARE(m.view.picture().line.size(), std::size_t{0});
}

// Until the card between the halves is closed the dogs stand where they are, not on an empty field.
void TestFmursBoard::theLastMomentOfAHalfIsHeld() {
    Meadow m(rules, "8/8/8/8/2DS4/8/5D2/8 d 7");
    QSignalSpy held(&m.view, &BoardView::animationHeld), done(&m.view, &BoardView::animationDone);
    const auto move = m.game->parse(m.position, "c5xe5");
    const auto interlude = m.game->interlude(m.position, move, {"Hana", "Ken"});
    QVERIFY(interlude.has_value());
    QVERIFY(!m.game->interlude(m.position, m.game->parse(m.position, "c5c6"), {"Hana", "Ken"}).has_value());
    m.view.animate(m.position, move, interlude->figures);
    m.view.setPosition(m.game->play(m.position, move));
    m.view.finishAnimation(); // a hasty click
    m.view.finishAnimation();
    QCOMPARE(held.count(), 1);
    QVERIFY(done.isEmpty() && m.view.animating());
    const auto picture = m.view.grab().toImage();
    m.view.endAnimation();
    QCOMPARE(done.count(), 1);
    const auto empty = m.view.grab().toImage();
    for (const auto* const cell : {"e5", "f7"}) {
        const auto place = m.view.spotRect(cellOf(cell));
        QVERIFY(picture.copy(place) != empty.copy(place));
    }
    for (const auto* const cell : {"c5", "d5"}) {
        const auto place = m.view.spotRect(cellOf(cell)).adjusted(6, 6, -6, -6);
        QVERIFY(picture.copy(place) == empty.copy(place));
    }
    // The counters too: they are those of the half at its end, as they stay where no other half follows.
    Meadow over("rows=8;columns=8;sheep=8;halves=1", "8/8/8/8/2DS4/8/5D2/8 d 7");
    over.view.setPosition(over.game->play(over.position, over.game->parse(over.position, "c5xe5")));
    over.view.setInteractive(false);
    const auto ended = over.view.grab().toImage();
    for (const auto& counters : {QRect(14, 14, 80, 110), QRect(758, 14, 76, 90)}) {
        QCOMPARE(picture.copy(counters), ended.copy(counters));
        QVERIFY(picture.copy(counters) != empty.copy(counters));
    }
}

void TestFmursBoard::previewShowsAFlock() {
    const auto game = core::kindOf("fmurs").game(rules);
    Preview empty({204, 146}), flock({204, 146});
    empty.show(*game, game->start());
    flock.showSetUp(*game, game->start());
    QVERIFY(empty.grab().toImage() != flock.grab().toImage());
}

QTEST_MAIN(TestFmursBoard)
#include "tst_fmursboard.moc"
