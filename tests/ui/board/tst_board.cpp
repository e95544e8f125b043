#include <QAbstractItemModelTester>
#include <QAccessible>

#include "tests/ui/board/boardtable.h"
#include "ui/controls/announcer.h"
#include "ui/look/settings.h"

using namespace boardtable;

// The board as people meet it: mouse, keyboard, screen reader.
class TestBoard : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { settings::reduceMotion.set(false); }

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
        auto path = game->path(game->start(), game->start(), m);
        path.push_back(path.back()); // a span's first spot again takes that spot alone
        for (const auto spot : path)
            if (table.chosen.empty())
                board->child(spot)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(table.chosen.size(), 1U);
    }

    void firstPressIsHeard() {
        Table table(core::kindOf("ribbonim").game("layout=3"));
        QTest::keyClick(&table.view, Qt::Key_Right);
        const auto name = QAccessible::queryAccessibleInterface(&table.view)
                              ->child(table.view.focusSpot())
                              ->text(QAccessible::Name);
        QTest::keyClick(&table.view, Qt::Key_Return);
        const auto* announcer = table.view.findChild<Announcer*>();
        QVERIFY(announcer != nullptr);
        QCOMPARE(announcer->accessibleName(), name + QStringLiteral(". pressed"));
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
            QVERIFY(mark.value<core::Mark>().best);
            QCOMPARE(mark.value<core::Mark>().number, std::string("5"));
            QVERIFY(!model.tip(row).empty());
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
        QVERIFY(!table.arrowPoint(game->parse(p, "LL"))); // no help, no arrows
        core::Analysis known;
        for (const auto m : game->moves(p)) known.moves.push_back({m, core::exactly(core::Outcome::Win, 5)});
        table.view.setAnalysis(&known, Help::Marks);
        for (const auto m : game->moves(p)) {
            const auto point = table.arrowPoint(m);
            QCOMPARE(point.has_value(), game->arrow(p, m).has_value());
            if (!point) continue;
            table.chosen.clear();
            QTest::mouseClick(&table.view, Qt::LeftButton, {}, *point);
            QCOMPARE(table.chosen, std::vector{m});
        }
        // A hand is chosen: only its arrows are left.
        table.chosen.clear();
        table.view.click(game->path(p, p, game->parse(p, "LL")).front());
        QTest::mouseClick(&table.view, Qt::LeftButton, {}, *table.arrowPoint(game->parse(p, "RL")));
        QVERIFY(table.chosen.empty());
    }

    // A card stands for another move as soon as the other player is on move.
    void cardsAreNotTheLastMove() {
        const Shared game = core::kindOf("chopsticks").game("");
        core::Match match(game, game->parse("13/12"));
        for (const auto& [move, spots] :
             {std::pair("=0,4", core::Path{0, 1}), std::pair("LR", core::Path{2, 1})}) {
            match.play(game->parse(match.position(), move));
            QCOMPARE(lastMoveOf(match, match.start())->trace.spots, spots);
        }
    }

    // The second half begins on an empty field.
    void aNewPartHasNoLastMove() {
        const Shared game = core::kindOf("fmurs").game("rows=6;columns=6;sheep=1");
        core::Match match(game, game->parse("6/5D/6/1DS3/6/6 d 1"));
        match.play(game->parse(match.position(), "b4xd4"));
        QVERIFY(!match.ending());
        QVERIFY(!lastMoveOf(match, match.start()));
        match.goTo(0);
        match.play(game->parse(match.position(), "f2f3"));
        QVERIFY(lastMoveOf(match, match.start()));
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

    // Whatever is marked at a spot is worth what comes of pressing there, if the best is pressed from then
    // on.
    void marksOfRunsTakeThem() {
        const Shared game = core::kindOf("ribbonim").game("layout=3,5,7");
        Table table(game);
        core::Analysis known;
        const auto won = game->parse(game->start(), "3:2+4"), single = game->parse(game->start(), "1:1+1");
        for (const auto m : game->moves(game->start()))
            known.moves.push_back(
                {m, core::exactly(m == won ? core::Outcome::Win : core::Outcome::Loss, 12)});
        std::ranges::stable_partition(known.moves, [&](const auto& each) { return each.move == won; });
        table.view.setAnalysis(&known, Help::Off);
        QVERIFY(table.view.model().runs().empty()); // hints off: nothing tells
        table.view.setAnalysis(&known, Help::Numbers);
        for (int spot = 0; spot < table.view.model().spots(); ++spot)
            QVERIFY(!table.view.model().cell(spot).mark->best); // no stone alone wins
        QCOMPARE(table.view.model().runs().size(), 1U);
        table.view.setInteractive(false); // in a lesson, after the answer: it can still be seen
        QCOMPARE(table.view.model().runs().size(), 1U);
        table.view.setInteractive(true);
        const auto point = table.runPoint(won);
        QVERIFY(point && !table.runPoint(single));
        QTest::mouseClick(&table.view, Qt::LeftButton, {}, *point);
        QCOMPARE(table.chosen, std::vector{won});
    }

    // Enter on the first, arrows to the last, Enter.
    void spanByTwoKeys() {
        const Shared game = core::kindOf("ribbonim").game("layout=5");
        Table table(game);
        for (const auto key : {Qt::Key_Return, Qt::Key_Right, Qt::Key_Right, Qt::Key_Return})
            QTest::keyClick(&table.view, key);
        QCOMPARE(table.chosen, std::vector{game->parse(game->start(), "1:1+3")});
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

    void pointingIsTold() {
        const Shared game = core::pursuit::kind().game("");
        Table table(game);
        std::vector<std::size_t> open;
        QObject::connect(&table.view.pointing(), &BoardPointing::selectionChanged,
                         [&](const auto& moves) { open.push_back(moves.size()); });
        QSignalSpy hovered(&table.view.pointing(), &BoardPointing::moveHovered);
        table.view.click(0);
        QCOMPARE(open, std::vector<std::size_t>{2});
        table.dragTo(1);
        QVERIFY(!hovered.isEmpty());
        QTest::keyClick(&table.view, Qt::Key_Escape);
        QCOMPARE(open, (std::vector<std::size_t>{2, 0}));
    }
};

QTEST_MAIN(TestBoard)
#include "tst_board.moc"
