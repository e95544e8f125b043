#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

#include "core/kind.h"
#include "ui/board/boardview.h"
#include "ui/board/preview.h"
#include "ui/board/wrap.h"

// The board of Fmurs: chains of jumps, placing, joined edges.
class TestFmursBoard : public QObject {
    Q_OBJECT

private slots:
    void landingCellsShowTheValueOfStoppingThere();
    void aLandingCellReachedInOneWayEndsTheTurn_data();
    void aLandingCellReachedInOneWayEndsTheTurn();
    void severalWaysAreToldApartCellByCell();
    void everyWayIsDrawn();
    void aStepAndAJumpAreShownOneAfterTheOther();
    void placingShowsTargetsWithoutValues();
    void marksSideBySideShareTheRoom();
    void ghostRowsEndBeforeTheLetters();
    void nobodyMissesAPass();
    void lineOfPlayIsDrawn();
    void theLastMomentOfAHalfIsHeld();
    void previewShowsAFlock();
};

namespace {

// h4 leaps over the seam onto c4, on over c5 onto c6, on over d6 onto e6.
constexpr const char* rules = "rows=8;columns=8;sheep=8";
constexpr const char* herd = "8/8/5SS1/SS5D/2S5/3S4/5D2/8 d 5";

core::SpotId cellOf(const std::string& name) {
    return (name[1] - '1') * 8 + (name[0] - 'a');
}

struct Meadow {
    explicit Meadow(const char* with = rules, const char* at = herd)
        : game(core::kindOf("fmurs").game(with)), position(game->parse(at)) {
        view.resize(848, 502);
        view.setGame(game, position);
        view.setInteractive(true);
        view.show();
        for (const auto m : game->moves(position)) {
            // The number of a move is the length of its name: every stop of the chain has another.
            const auto plies = static_cast<int>(game->text(position, m).size());
            known.moves.push_back({m, core::exactly(core::Outcome::Win, plies)});
        }
        std::ranges::stable_sort(known.moves, [](const auto& a, const auto& b) {
            return core::preference(a.verdict, b.verdict) > 0;
        });
        known.verdict = known.moves.front().verdict;
        known.complete = true;
        view.setAnalysis(&known, Help::Numbers);
    }
    QString number(const std::string& cell) const {
        const auto& mark = view.model().cell(cellOf(cell)).mark;
        return mark ? mark->number : QString();
    }
    void click(const std::string& cell) {
        QTest::mouseClick(&view, Qt::LeftButton, {}, view.spotRect(cellOf(cell)).center());
    }
    void drag(const std::vector<std::string>& cells) {
        const auto at = [&](const std::string& cell) { return view.spotRect(cellOf(cell)).center(); };
        QTest::mousePress(&view, Qt::LeftButton, {}, at(cells.front()));
        for (const auto& cell : cells) {
            QMouseEvent event(QEvent::MouseMove, at(cell), view.mapToGlobal(at(cell)), Qt::NoButton,
                              Qt::LeftButton, {});
            QApplication::sendEvent(&view, &event);
        }
        QTest::mouseRelease(&view, Qt::LeftButton, {}, at(cells.back()));
    }
    // Goes there with the arrow keys.
    void enter(const std::string& cell) {
        view.setFocus(Qt::TabFocusReason);
        const auto to = cellOf(cell);
        for (int i = 0; i < 60 && view.focusSpot() / 8 != to / 8; ++i)
            QTest::keyClick(&view, view.focusSpot() / 8 < to / 8 ? Qt::Key_Down : Qt::Key_Up);
        for (int i = 0; i < 60 && view.focusSpot() != to; ++i)
            QTest::keyClick(&view, view.focusSpot() < to ? Qt::Key_Right : Qt::Key_Left);
        QTest::keyClick(&view, Qt::Key_Return);
    }
    const core::Token* tokenAt(const std::string& cell) const {
        for (const auto& token : view.model().scene().tokens)
            if (token.spot == cellOf(cell)) return &token;
        return nullptr;
    }

    std::shared_ptr<const core::Game> game;
    core::Position position;
    core::Analysis known;
    BoardView view;
};

} // namespace

void TestFmursBoard::landingCellsShowTheValueOfStoppingThere() {
    Meadow m;
    QCOMPARE(m.number("h4"), QStringLiteral("4")); // at rest: the best move of the dog, a step
    QCOMPARE(m.number("c4"), QString());
    m.click("h4");
    QCOMPARE(m.number("h3"), QStringLiteral("4"));  // h4h3
    QCOMPARE(m.number("c4"), QStringLiteral("5"));  // h4xc4
    QCOMPARE(m.number("c6"), QStringLiteral("8"));  // h4xc4xc6
    QCOMPARE(m.number("e6"), QStringLiteral("11")); // h4xc4xc6xe6
    QCOMPARE(m.number("e3"), QStringLiteral("7"));  // h4h3xe3, from where it may step
    QCOMPARE(m.number("a4"), QString());            // jumped over
}

void TestFmursBoard::aLandingCellReachedInOneWayEndsTheTurn_data() {
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("move");
    QTest::newRow("step") << "h3"
                          << "h4h3";
    QTest::newRow("jump") << "c4"
                          << "h4xc4";
    QTest::newRow("jumps") << "e6"
                           << "h4xc4xc6xe6";
    QTest::newRow("step and jump") << "e3"
                                   << "h4h3xe3";
}

// However far it is: what lies between is passed over.
void TestFmursBoard::aLandingCellReachedInOneWayEndsTheTurn() {
    QFETCH(QString, cell);
    QFETCH(QString, move);
    for (const bool byKeyboard : {false, true}) {
        Meadow m;
        QSignalSpy made(&m.view, &BoardView::moveChosen);
        const auto point = byKeyboard ? &Meadow::enter : &Meadow::click;
        (m.*point)("h4");
        QVERIFY(made.isEmpty());
        (m.*point)(cell.toStdString());
        QCOMPARE(made.count(), 1);
        QCOMPARE(m.game->text(m.position, made.front().at(0).value<core::Move>()), move.toStdString());
    }
}

// b2 comes to d4 over c2 and d3, or over b3 and c4.
//     . D S .
//     . S . S
//     . . S .
void TestFmursBoard::severalWaysAreToldApartCellByCell() {
    Meadow m("rows=8;columns=8;sheep=4;halves=1", "8/1DS5/1S1S4/2S5/8/8/5D2/8 d 0");
    QSignalSpy made(&m.view, &BoardView::moveChosen), asked(&m.view, &BoardView::refused);
    m.click("b2");
    m.click("d4");
    QVERIFY(made.isEmpty());
    QCOMPARE(asked.count(), 1);
    QVERIFY(asked.front().at(0).value<core::Message>().english().find("cell by cell") != std::string::npos);
    const auto target = [&](const char* cell) {
        return (m.view.model().cell(cellOf(cell)).state & BoardModel::Target) != 0;
    };
    QVERIFY(target("d2") && target("b4") && target("d4") && !target("b1")); // only the ways there are left
    m.click("b4");
    QCOMPARE(made.count(), 1);
    QCOMPARE(m.game->text(m.position, made.front().at(0).value<core::Move>()), std::string("b2xb4xd4"));
    // By dragging from cell to cell.
    made.clear();
    m.drag({"b2", "d2", "d4"});
    QCOMPARE(made.count(), 1);
    QCOMPARE(m.game->text(m.position, made.front().at(0).value<core::Move>()), std::string("b2xd2xd4"));
    // The straight way is clicked once more; a way round and back to the start is no slip of the mouse.
    made.clear();
    m.click("b2");
    m.click("b4");
    m.click("b4");
    QCOMPARE(made.count(), 1);
    QCOMPARE(m.game->text(m.position, made.front().at(0).value<core::Move>()), std::string("b2xb4"));
    made.clear();
    m.click("b2");
    m.click("b2");
    QVERIFY(made.isEmpty());
    m.click("d4");
    QCOMPARE(made.count(), 0);
}

// A chosen dog shows where it can go, over the seam too; another choice, other ways.
void TestFmursBoard::everyWayIsDrawn() {
    Meadow m;
    m.view.setAnalysis(nullptr, Help::Off);
    const auto between = [&](const std::string& from, const std::string& to) {
        const auto a = m.view.spotRect(cellOf(from)).center(), b = m.view.spotRect(cellOf(to)).center();
        return m.view.grab().toImage().pixelColor((a + b) / 2);
    };
    const auto bare = between("c4", "c6"), step = between("h4", "h3");
    m.click("h4");
    QVERIFY(between("c4", "c6") != bare); // the second jump of a chain
    QVERIFY(between("h4", "h3") != step);
    m.click("f7");
    QCOMPARE(between("c4", "c6"), bare);
}

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

// While every cell has a value the marks are no wider than their cells; on its own a mark may be.
void TestFmursBoard::marksSideBySideShareTheRoom() {
    Meadow m;
    const auto width = m.view.model().layout().wrap->cell.width;
    m.click("h4");
    QVERIFY(m.view.model().markRoom(cellOf("c6")) > width);
    const auto placing = m.game->parse("8/6D1/8/8/8/8/1D6/8 s+ 0");
    m.view.setPosition(placing);
    core::Analysis known;
    for (const auto move : m.game->moves(placing))
        known.moves.push_back({move, core::exactly(core::Outcome::Loss, 20)});
    m.view.setAnalysis(&known, Help::Numbers);
    QVERIFY(m.view.model().markRoom(cellOf("c3")) < width);
    QVERIFY(m.view.model().markRoom(cellOf("a3")) < width);
}

void TestFmursBoard::ghostRowsEndBeforeTheLetters() {
    const auto game = core::kindOf("fmurs").game("rows=8;columns=8;sheep=8;topology=torus");
    const auto layout = game->layout(game->start());
    const auto band = wrapped::band(*layout.wrap);
    for (const auto& tile : layout.wrap->tiles)
        if (tile.form == core::Shape::Form::Text && double(tile.points[0].y) < double(layout.wrap->corner.y))
            QVERIFY(double(tile.points[0].y) + 9 <= band.top());
    // What stands on the last row but one is not repeated above the field: only the last row is.
    const auto above = [&](core::SpotId spot) {
        const auto at = layout.spots[static_cast<std::size_t>(spot)].centre;
        int count = 0;
        for (const auto& copy : wrapped::copies(*layout.wrap, at, {double(at.x), double(at.y)}))
            count += copy.offset.x() == 0 && copy.offset.y() < 0 ? 1 : 0;
        return count;
    };
    QCOMPARE(above(cellOf("d8")), 1);
    QCOMPARE(above(cellOf("d7")), 0);
    QVERIFY(band.bottom() < 486 - 9); // where the half is named
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
    QCOMPARE(m.view.lineSteps(), std::size_t{5});
    QVERIFY(m.view.grab().toImage() != bare);
    m.view.showLine({"h4h5", "a1a2"});
    QCOMPARE(m.view.lineSteps(), std::size_t{1});
    m.view.showLine({});
    QVERIFY(m.view.grab().toImage() == bare);
    m.view.showLine({"h4h5"});
    m.view.setPosition(m.game->play(m.position, m.game->parse(m.position, "h4h5")));
    QCOMPARE(m.view.lineSteps(), std::size_t{0});
}

// Until the card between the halves is closed the dogs stand where they are, not on an empty field.
void TestFmursBoard::theLastMomentOfAHalfIsHeld() {
    Meadow m(rules, "8/8/8/8/2DS4/8/5D2/8 d 7");
    QSignalSpy held(&m.view, &BoardView::animationHeld), done(&m.view, &BoardView::animationDone);
    const auto move = m.game->parse(m.position, "c5xe5");
    QVERIFY(m.game->interlude(m.position, move, {"Hana", "Ken"}).has_value());
    QVERIFY(!m.game->interlude(m.position, m.game->parse(m.position, "c5c6"), {"Hana", "Ken"}).has_value());
    m.view.animate(m.position, move, true);
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
    const auto counters = QRect(0, 0, 90, 120);
    QVERIFY(picture.copy(counters) != empty.copy(counters)); // they too are those of the half that ends
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
