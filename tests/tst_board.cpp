#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

#include "core/kind.h"
#include "tests/toy/pursuit.h"
#include "ui/board/boardview.h"
#include "ui/matchpage.h"
#include "ui/session.h"
#include "ui/settings.h"

#include <deque>
#include <map>
#include <random>

namespace {

using Shared = std::shared_ptr<const core::Game>;
constexpr std::array keys{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};

// A board with a game on it, on which somebody may move, and the moves it has reported.
struct Table {
    explicit Table(Shared g) : game(std::move(g)) {
        QObject::connect(&view, &BoardView::moveChosen, [this](core::Move m) { chosen.push_back(m); });
        QObject::connect(&view, &BoardView::refused,
                         [this](const core::Message& m) { refusals.push_back(m); });
        view.resize(848, 502);
        view.setGame(game, game->start());
        view.setInteractive(true);
        view.show();
        view.setFocus(Qt::TabFocusReason);
        view.activateWindow();
        if (!QTest::qWaitForWindowActive(&view)) qFatal("the window does not become active");
    }
    QPoint centre(core::SpotId spot) const { return view.spotRect(spot).center(); }
    void press(core::SpotId spot) { QTest::mousePress(&view, Qt::LeftButton, {}, centre(spot)); }
    void dragTo(core::SpotId spot) {
        QMouseEvent event(QEvent::MouseMove, centre(spot), view.mapToGlobal(centre(spot)), Qt::NoButton,
                          Qt::LeftButton, {});
        QApplication::sendEvent(&view, &event);
    }
    void release(core::SpotId spot) { QTest::mouseRelease(&view, Qt::LeftButton, {}, centre(spot)); }

    Shared game;
    BoardView view;
    std::vector<core::Move> chosen;
    std::vector<core::Message> refusals;
};

// The games to be tried: every preset of every kind, and the toy.
std::vector<std::pair<QString, Shared>> games() {
    std::vector<std::pair<QString, Shared>> all;
    const auto add = [&](const core::Kind& kind, const std::string& rules) {
        all.emplace_back(QStringLiteral("%1 %2").arg(QString::fromStdString(std::string(kind.id)),
                                                     QString::fromStdString(rules)),
                         kind.game(rules));
    };
    add(core::pursuit::kind(), "");
    for (const auto* kind : core::catalogue()) {
        add(*kind, "");
        for (const auto& preset : kind->presets) add(*kind, preset.rules);
    }
    return all;
}

// The start, and some positions of a random game.
std::vector<core::Position> positions(const core::Game& game, int count) {
    std::vector<core::Position> all{game.start()};
    std::mt19937 random(7);
    for (auto p = game.start(); static_cast<int>(all.size()) < count;) {
        const auto moves = game.moves(p);
        if (moves.empty()) break;
        p = game.play(p, moves[random() % moves.size()]);
        all.push_back(p);
    }
    return all;
}

// Points at a move with the mouse: clicks for steps, one drag for the rest.
void byMouse(Table& table, const core::Path& path, bool backwards) {
    auto spots = path;
    if (backwards) std::ranges::reverse(spots);
    if (table.view.model().layout().gesture == core::Gesture::Steps) {
        for (const auto spot : spots) {
            table.press(spot);
            table.release(spot);
        }
        if (table.chosen.empty()) {
            table.press(spots.back());
            table.release(spots.back());
        }
        return;
    }
    table.press(spots.front());
    for (const auto spot : spots) table.dragTo(spot);
    table.release(spots.back());
}

// Brings the focus to a spot with the arrow keys, trying all ways from where it is. False: none leads there.
bool walk(Table& table, core::SpotId target) {
    std::map<core::SpotId, std::vector<Qt::Key>> ways{{table.view.focusSpot(), {}}};
    std::vector<core::SpotId> places;
    for (core::SpotId spot = 0; spot < table.view.model().spots(); ++spot)
        if (table.view.model().cell(spot).state != 0) places.push_back(spot);
    for (std::deque<core::SpotId> open{table.view.focusSpot()}; !open.empty(); open.pop_front())
        for (std::size_t d = 0; d < keys.size(); ++d) {
            const auto next =
                neighbour(table.view.model().layout(), open.front(), static_cast<Direction>(d), places);
            if (!next || ways.contains(*next)) continue;
            ways[*next] = ways[open.front()];
            ways[*next].push_back(keys[d]);
            open.push_back(*next);
        }
    if (!ways.contains(target)) return false;
    for (const auto key : ways[target]) QTest::keyClick(&table.view, key);
    return table.view.focusSpot() == target;
}

// Extends the span by one spot with Shift and an arrow that leads there.
bool extend(Table& table, core::SpotId target) {
    const auto from = table.view.focusSpot();
    auto selection = table.view.model().selection();
    if (selection.trail().empty()) selection.press(from);
    for (std::size_t d = 0; d < keys.size(); ++d) {
        const auto next =
            neighbour(table.view.model().layout(), from, static_cast<Direction>(d), selection.onward());
        if (next != target) continue;
        QTest::keyClick(&table.view, keys[d], Qt::ShiftModifier);
        return table.view.focusSpot() == target;
    }
    return false;
}

bool byKeyboard(Table& table, const core::Path& path) {
    if (!walk(table, path.front())) return false;
    const auto gesture = table.view.model().layout().gesture;
    for (std::size_t i = 1; i < path.size(); ++i) {
        if (gesture == core::Gesture::Steps) QTest::keyClick(&table.view, Qt::Key_Return);
        if (!(gesture == core::Gesture::Span ? extend(table, path[i]) : walk(table, path[i]))) return false;
    }
    QTest::keyClick(&table.view, Qt::Key_Return);
    if (table.chosen.empty() && gesture == core::Gesture::Steps) QTest::keyClick(&table.view, Qt::Key_Return);
    return true;
}

// Not every move of a long list: the first, the last and some between.
std::vector<core::Move> sample(std::vector<core::Move> moves, std::size_t most) {
    if (moves.size() <= most) return moves;
    std::vector<core::Move> some;
    for (std::size_t i = 0; i < most; ++i) some.push_back(moves[i * (moves.size() - 1) / (most - 1)]);
    return some;
}

} // namespace

// The board as people meet it: mouse, keyboard, screen reader.
class TestBoard : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCoreApplication::setOrganizationName(QStringLiteral("kachisuji-test"));
        settings::setReduceMotion(false);
    }

    void everyMoveByMouse_data() { addGames(); }
    void everyMoveByMouse() {
        QFETCH(Shared, game);
        Table table(game);
        for (const auto& p : positions(*game, 4)) {
            table.view.setPosition(p);
            const bool span = table.view.model().layout().gesture == core::Gesture::Span;
            for (const auto m : game->moves(p))
                for (int backwards = 0; backwards <= (span ? 1 : 0); ++backwards) {
                    table.chosen.clear();
                    byMouse(table, game->path(game->start(), p, m), backwards != 0);
                    QCOMPARE(table.chosen, std::vector{m});
                }
        }
        QVERIFY(table.refusals.empty());
    }

    void everyMoveByKeyboard_data() { addGames(); }
    void everyMoveByKeyboard() {
        QFETCH(Shared, game);
        Table table(game);
        for (const auto& p : positions(*game, 3)) {
            table.view.setPosition(p);
            for (const auto m : sample(game->moves(p), 60)) {
                table.chosen.clear();
                QVERIFY2(byKeyboard(table, game->path(game->start(), p, m)), game->text(p, m).c_str());
                QCOMPARE(table.chosen, std::vector{m});
            }
        }
    }

    void screenReaderNamesAndPresses_data() { addGames(); }
    void screenReaderNamesAndPresses() {
        QFETCH(Shared, game);
        Table table(game);
        auto* board = QAccessible::queryAccessibleInterface(&table.view);
        QVERIFY(board != nullptr);
        QCOMPARE(board->childCount(), table.view.model().spots());
        QSet<QString> names;
        for (int i = 0; i < board->childCount(); ++i) {
            auto* spot = board->child(i);
            QCOMPARE(spot->role(), QAccessible::Button);
            QCOMPARE(board->indexOfChild(spot), i);
            names.insert(spot->text(QAccessible::Name));
            QVERIFY(table.view.model().selection().behind(i) != nullptr || spot->state().disabled);
        }
        QCOMPARE(names.size(), board->childCount());
        QVERIFY(!names.contains(QString()));
        const auto m = game->moves(game->start()).front();
        for (const auto spot : game->path(game->start(), game->start(), m))
            board->child(spot)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(table.chosen.size(), 1U);
    }

    void modelKeepsTheRules_data() { addGames(); }
    void modelKeepsTheRules() {
        QFETCH(Shared, game);
        BoardModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setGame(game, game->start());
        model.setInteractive(true);
        QSignalSpy changed(&model, &BoardModel::dataChanged);
        core::Analysis known;
        for (const auto m : game->moves(game->start()))
            known.moves.push_back({m, core::exactly(core::Outcome::Win, 5)});
        model.setAnalysis(&known, Help::Numbers);
        QVERIFY(!changed.isEmpty());
        int marked = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const auto mark = model.index(row).data(BoardModel::MarkRole);
            const bool target =
                (model.index(row).data(BoardModel::StateRole).toInt() & BoardModel::Target) != 0;
            QCOMPARE(mark.isValid(), target);
            if (!target) continue;
            ++marked;
            QVERIFY(mark.value<marks::Mark>().best);
            QCOMPARE(mark.value<marks::Mark>().number, QStringLiteral("5"));
            QVERIFY(!model.tip(row).isEmpty());
        }
        QVERIFY(marked > 0);
        model.setAnalysis(&known, Help::Off);
        for (int row = 0; row < model.rowCount(); ++row)
            QVERIFY(!model.index(row).data(BoardModel::MarkRole).isValid());
        model.setGame(game, game->start());
        for (const auto& p : positions(*game, 4)) model.setPosition(p);
    }

    void arrowsMakeTheirMoves() {
        const Shared game = core::kindOf("chopsticks").game("");
        Table table(game);
        const auto p = game->parse("13/12");
        table.view.setPosition(p);
        QVERIFY(!table.view.arrowPoint(game->parse(p, "LL"))); // no help, no arrows
        core::Analysis known;
        for (const auto m : game->moves(p)) known.moves.push_back({m, core::exactly(core::Outcome::Win, 5)});
        table.view.setAnalysis(&known, Help::Marks);
        for (const auto m : game->moves(p)) {
            const auto point = table.view.arrowPoint(m);
            QCOMPARE(point.has_value(), game->arrow(p, m).has_value());
            if (!point) continue;
            table.chosen.clear();
            QTest::mouseClick(&table.view, Qt::LeftButton, {}, *point);
            QCOMPARE(table.chosen, std::vector{m});
        }
        // A hand is chosen: only its arrows are left.
        table.chosen.clear();
        table.view.click(game->path(p, p, game->parse(p, "LL")).front());
        QTest::mouseClick(&table.view, Qt::LeftButton, {}, *table.view.arrowPoint(game->parse(p, "RL")));
        QVERIFY(table.chosen.empty());
    }

    void handsAreTappedByDragging() {
        const Shared game = core::kindOf("chopsticks").game("");
        Table table(game);
        for (const auto m : game->moves(game->start())) {
            const auto path = game->path(game->start(), game->start(), m);
            table.chosen.clear();
            table.press(path.front());
            for (const auto spot : path) table.dragTo(spot);
            table.release(path.back());
            QCOMPARE(table.chosen, std::vector{m});
        }
    }

    void escapeCancels_data() { addGames(); }
    void escapeCancels() {
        QFETCH(Shared, game);
        Table table(game);
        const auto path = game->path(game->start(), game->start(), game->moves(game->start()).back());
        table.press(path.front());
        QVERIFY(!table.view.model().selection().trail().empty());
        QTest::keyClick(&table.view, Qt::Key_Escape);
        QVERIFY(table.view.model().selection().trail().empty());
        table.release(path.front());
        QVERIFY(table.chosen.empty());
    }

    void leavingTheBoardCancels_data() { addGames(); }
    void leavingTheBoardCancels() {
        QFETCH(Shared, game);
        Table table(game);
        const auto path = game->path(game->start(), game->start(), game->moves(game->start()).front());
        table.press(path.front());
        QMouseEvent outside(QEvent::MouseMove, QPointF(-20, 40), QPointF(-20, 40), Qt::NoButton,
                            Qt::LeftButton, {});
        QApplication::sendEvent(&table.view, &outside);
        table.release(path.front());
        QVERIFY(table.chosen.empty() && table.view.model().selection().trail().empty());
    }

    void illegalClickIsAnswered_data() { addGames(); }
    void illegalClickIsAnswered() {
        QFETCH(Shared, game);
        Table table(game);
        for (const auto& p : positions(*game, 6)) {
            if (game->moves(p).empty()) break;
            table.view.setPosition(p);
            for (core::SpotId spot = 0; spot < table.view.model().spots(); ++spot) {
                if (table.view.model().selection().behind(spot) != nullptr) continue;
                table.refusals.clear();
                table.press(spot);
                table.release(spot);
                QCOMPARE(table.refusals.size(), 1U);
                QVERIFY(!table.refusals.front().empty());
            }
        }
        QVERIFY(table.chosen.empty());
    }

    void onlyLookingNeverMoves_data() { addGames(); }
    void onlyLookingNeverMoves() {
        QFETCH(Shared, game);
        Table table(game);
        table.view.setInteractive(false);
        for (core::SpotId spot = 0; spot < table.view.model().spots(); ++spot) {
            table.press(spot);
            table.release(spot);
        }
        QVERIFY(table.chosen.empty() && table.refusals.empty());
    }

    void clickEndsAnAnimation_data() { addGames(); }
    void clickEndsAnAnimation() {
        QFETCH(Shared, game);
        Table table(game);
        QSignalSpy done(&table.view, &BoardView::animationDone);
        const auto m = game->moves(game->start()).front();
        table.view.animate(game->start(), m);
        table.view.setPosition(game->play(game->start(), m));
        QVERIFY(table.view.animating() && done.isEmpty());
        table.press(0);
        table.release(0);
        QCOMPARE(done.size(), 1);
        QVERIFY(!table.view.animating() && table.chosen.empty());
        table.view.animate(game->start(), m);
        QTest::keyClick(&table.view, Qt::Key_Return);
        QCOMPARE(done.size(), 2);
        table.view.animate(game->start(), m);
        table.view.setPosition(game->start()); // taken back meanwhile
        QCOMPARE(done.size(), 3);
    }

    void animationEndsByItself() {
        const Shared game = core::pursuit::kind().game("");
        Table table(game);
        QSignalSpy done(&table.view, &BoardView::animationDone);
        table.view.animate(game->start(), game->moves(game->start()).front());
        QVERIFY(done.wait(2000));
        settings::setReduceMotion(true);
        table.view.animate(game->start(), game->moves(game->start()).front());
        QVERIFY(done.wait(100));
        settings::setReduceMotion(false);
    }

    void motionStartsAndEndsAtTheScenes_data() { addGames(); }
    void motionStartsAndEndsAtTheScenes() {
        QFETCH(Shared, game);
        const auto start = game->start();
        const auto layout = game->layout(start);
        for (const auto m : game->moves(start)) {
            const Motion motion(*game, layout, start, start, m);
            QVERIFY(motion.duration() > 0);
            QCOMPARE(motion.change(0), 0.0);
            QCOMPARE(motion.change(motion.duration()), 1.0);
            for (const auto& event : game->story(start, start, m)) {
                QCOMPARE(motion.pose(event.from, 0).shift, QPointF());
                const auto end = motion.pose(event.from, motion.duration());
                const bool leaves =
                    event.kind == core::Event::Kind::Lift || event.kind == core::Event::Kind::Fall;
                QVERIFY(!leaves || !end.shift.isNull());
                if (event.kind == core::Event::Kind::Tap) QVERIFY(qFuzzyIsNull(end.shift.manhattanLength()));
                if (event.kind == core::Event::Kind::Change) QVERIFY(!end.art.empty());
            }
        }
    }

    void pageOfARunningMatchIsPlayable() {
        Session session;
        const Shared game = core::pursuit::kind().game("");
        session.begin(game, game->start(), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
        const MatchPage page(session);
        QVERIFY(page.findChild<BoardView*>()->model().interactive());
    }

    void pointingIsTold() {
        const Shared game = core::pursuit::kind().game("");
        Table table(game);
        std::vector<std::size_t> open;
        QObject::connect(&table.view, &BoardView::selectionChanged,
                         [&](const auto& moves) { open.push_back(moves.size()); });
        QSignalSpy hovered(&table.view, &BoardView::moveHovered);
        table.view.click(0);
        QCOMPARE(open, std::vector<std::size_t>{2});
        table.dragTo(1);
        QVERIFY(!hovered.isEmpty());
        QTest::keyClick(&table.view, Qt::Key_Escape);
        QCOMPARE(open, (std::vector<std::size_t>{2, 0}));
    }

private:
    static void addGames() {
        QTest::addColumn<Shared>("game");
        for (const auto& [name, game] : games()) QTest::newRow(qPrintable(name)) << game;
    }
};

QTEST_MAIN(TestBoard)
#include "tst_board.moc"
