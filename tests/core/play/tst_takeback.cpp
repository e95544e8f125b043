#include <QTest>

#include "core/kind.h"
#include "core/play/takeback.h"
#include "core/puzzle/progress.h"
#include "core/puzzle/puzzle.h"

#include <algorithm>

using namespace core;

// How far undo goes and who can give up, by who sits at the table; and how a learner's grade follows.
class TestTakeback : public QObject {
    Q_OBJECT

private slots:
    void undoLeadsToOnesOwnChoice_data();
    void undoLeadsToOnesOwnChoice();
    void givingUpIsTakenBackAlone();
    void sidesChangeAndComeBack();
    void gradeFollows();
    void gradeStaysWhereChosen();

private:
    static constexpr Seats people{}, computers{Seat{{}, Level::Fair}, Seat{{}, Level::Fair}},
        against{Seat{}, Seat{{}, Level::Fair}};
    // String 2 falls one by one.
    static Match played(int plies) {
        const std::shared_ptr<const Game> game = kindOf("persimmons").game("condition=W");
        Match match(game, game->parse("1-9W 1"));
        for (int i = 0; i < plies; ++i) match.play(match.game().parse(match.position(), "2:1"));
        return match;
    }
};

void TestTakeback::undoLeadsToOnesOwnChoice_data() {
    QTest::addColumn<Seats>("seats");
    QTest::addColumn<QList<int>>("way"); // back from the fourth ply
    QTest::newRow("people") << people << QList<int>{3, 2, 1, 0};
    QTest::newRow("computers") << computers << QList<int>{3, 2, 1, 0};
    QTest::newRow("against the computer") << against << QList<int>{2, 0};
}

void TestTakeback::undoLeadsToOnesOwnChoice() {
    QFETCH(Seats, seats);
    QFETCH(QList<int>, way);
    auto match = played(4);
    for (const int ply : way) {
        QVERIFY(canUndo(match, seats) && undo(match, seats));
        QCOMPARE(match.ply(), ply);
    }
    QVERIFY(!canUndo(match, seats) && !undo(match, seats));
    way.removeLast();
    std::ranges::reverse(way);
    way << 4;
    for (const int ply : way) {
        QVERIFY(canRedo(match, seats) && redo(match, seats));
        QCOMPARE(match.ply(), ply);
    }
    QVERIFY(!canRedo(match, seats) && !redo(match, seats));
    QCOMPARE(decisionBefore(match, Player::Second), std::optional(3));
    QCOMPARE(decisionBefore(played(1), Player::Second), std::optional<int>());
}

void TestTakeback::givingUpIsTakenBackAlone() {
    auto match = played(3);
    QCOMPARE(quitter(match, people), std::optional(Player::Second));
    QCOMPARE(quitter(match, against), std::optional(Player::First)); // while the computer thinks
    QCOMPARE(quitter(match, computers), std::optional<Player>());
    match.giveUp(Player::Second);
    QCOMPARE(quitter(match, people), std::optional<Player>());
    auto seats = people;
    QVERIFY(undo(match, seats));
    QVERIFY(!match.ending());
    QCOMPARE(match.ply(), 3);
    QVERIFY(canRedo(match, people) && redo(match, people));
    QVERIFY(match.ending() && match.ply() == 3);
}

// The pie rule: once, after the first move, and it is taken back by itself.
void TestTakeback::sidesChangeAndComeBack() {
    auto match = played(0);
    auto seats = against; // a person begins against the computer
    QVERIFY(divides(match.game(), match.start()));
    match.setPie(Match::Pie::Open);
    QVERIFY(!match.canChangeSides());
    match.play(match.game().parse(match.position(), "2:1"));
    QVERIFY(match.canChangeSides());
    changeSides(match, seats); // the computer did
    QVERIFY(!match.canChangeSides() && seats[0] == against[1] && seats[1] == against[0]);
    QVERIFY(canUndo(match, seats) && undo(match, seats)); // up to the person's own move
    QVERIFY(seats == against && match.pie() == Match::Pie::Open);
    QCOMPARE(match.ply(), 0);
    QVERIFY(!undo(match, seats));
    match = played(2);
    QVERIFY(!match.canChangeSides()); // not agreed on
    match.setPie(Match::Pie::Open);
    QVERIFY(!match.canChangeSides()); // too late
    match.goTo(1);
    seats = people;
    QVERIFY(match.canChangeSides());
    changeSides(match, seats);
    match.play(match.game().parse(match.position(), "2:1"));
    for (const int ply : {1, 1, 0}) { // the move, the change, the first move
        QVERIFY(undo(match, seats));
        QCOMPARE(match.ply(), ply);
    }
    QCOMPARE(match.pie(), Match::Pie::Open);
}

void TestTakeback::gradeFollows() {
    Progress progress;
    for (int right = 0; right < 3; ++right) progress.answered(true);
    QCOMPARE(progress.grade, 2);
    progress.answered(true);
    progress.answered(false); // ends the row
    QCOMPARE(progress.streak, 0);
    QCOMPARE(progress.grade, 2);
    progress.answered(false);
    QCOMPARE(progress.grade, 1);
    progress.answered(false), progress.answered(false);
    QCOMPARE(progress.grade, 1);
    QCOMPARE(progress.solved, 4);
    progress.choose(grades + 5);
    QCOMPARE(progress.grade, grades);
    QVERIFY(!progress.passOver());
}

void TestTakeback::gradeStaysWhereChosen() {
    Progress progress;
    progress.follows = false;
    for (int right = 0; right < 9; ++right) progress.answered(true);
    QCOMPARE(progress.grade, 1);
    QCOMPARE(progress.streak, 9);
    QVERIFY(!progress.passOver());
}

QTEST_APPLESS_MAIN(TestTakeback)
#include "tst_takeback.moc"
