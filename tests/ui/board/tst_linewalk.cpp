#include <QAction>
#include <QSignalSpy>
#include <QTest>

#include "core/kind.h"
#include "tests/ui/buttons.h"
#include "ui/board/boardview.h"
#include "ui/board/linewalk.h"
#include "ui/look/language.h"
#include "ui/match/session.h"
#include "ui/panels/matchbar.h"
#include "ui/panels/plates/banner.h"
#include "ui/panels/verdict/whypanel.h"
#include "ui/window/matchpage.h"

// A line of play gone through on the board, while the match stays where it is.
class TestLineWalk : public QObject {
    Q_OBJECT

private slots:
    void showsEveryStepAndComesBack();
    void framesWhatWasTakenWhereItLay();
    void stopsWhereTheLineIsNotLegal();
    void pageStepsThroughBestPlay();
    void everyGame_data();
    void everyGame();
    void withoutHints();
    void barLeadsOn();
    void bestMoveIsHeldBack();
    void leavesWhileItPlays();
    void aMoveEndsTheWalk();
    void anotherMatchEndsTheWalk();
};

namespace {

std::shared_ptr<const core::Game> quick() {
    return core::kindOf("fmurs").game("rows=6;columns=6;sheep=1;halves=1;turn=either");
}

// A dog to move, and everything known: the page has a line to show.
struct Table {
    Table() {
        session.hints().setLevel(Help::Numbers);
        page.resize(1280, 800);
        page.show();
        const auto game = quick();
        session.begin(game, game->parse("6/4D1/3S2/6/1D4/6 d 0"), {core::Seat{"Hana"}, core::Seat{"Ken"}});
    }
    bool told() {
        return QTest::qWaitFor([this] {
            const auto* known = session.studies().here();
            return known != nullptr && known->why && !known->why->line.empty();
        });
    }
    const core::Position& shown() const { return page.board()->model().position(); }
    const core::Position& match() const { return session.match().position(); }
    Session session;
    MatchPage page{session};
};

} // namespace

void TestLineWalk::showsEveryStepAndComesBack() {
    const auto game = quick();
    const core::Match match(game, game->parse("6/4D1/3S2/6/1D4/6 d 0"));
    BoardView board;
    board.setGame(game, match.start());
    LineWalk walk(board);
    QSignalSpy walked(&walk, &LineWalk::walked);
    walk.setLine(match, {"e2e3", "d3c3", "b5b4"});
    QCOMPARE(walk.plies(), 3);
    QVERIFY(walked.isEmpty() && !board.picture().preview);
    auto p = match.position();
    for (const auto* const text : {"e2e3", "d3c3", "b5b4"}) {
        walk.goTo(walk.ply() + 1);
        p = game->play(p, game->parse(p, text));
        QVERIFY(board.model().position() == p && board.picture().preview && !board.model().interactive());
        QCOMPARE(walk.lastMove(), std::string(text));
        QVERIFY(board.animating());
        board.finishAnimation();
    }
    walk.goTo(99); // there is no more
    QCOMPARE(walked.count(), 3);
    walk.goTo(1);
    QVERIFY(!board.animating()); // only steps onward are played
    QVERIFY(board.model().position() == game->play(match.position(), game->parse(match.position(), "e2e3")));
    walk.goTo(0);
    QVERIFY(!walk.walking());
    QCOMPARE(walked.back().at(0).toInt(), 0);
}

// The board stays as it was laid out at the start of the match, also where the line begins later.
void TestLineWalk::framesWhatWasTakenWhereItLay() {
    const std::shared_ptr<const core::Game> game = core::kindOf("ribbonim").game("");
    core::Match match(game);
    const auto play = [&](const char* text) { match.play(game->parse(match.position(), text)); };
    play("1:1+3");
    BoardView board;
    board.setGame(game, match.start());
    board.showMatch(match);
    LineWalk walk(board);
    const auto taken = game->path(match.start(), match.position(), game->parse(match.position(), "2:1+2"));
    walk.setLine(match, {"2:1+2"});
    walk.goTo(1);
    QVERIFY(board.picture().last);
    QCOMPARE(board.picture().last->trace.spots, taken);
}

void TestLineWalk::stopsWhereTheLineIsNotLegal() {
    const auto game = quick();
    const core::Match match(game, game->parse("6/4D1/3S2/6/1D4/6 d 0"));
    BoardView board;
    board.setGame(game, match.start());
    LineWalk walk(board);
    walk.setLine(match, {"e2e3", "a1a2", "b5b4"});
    QCOMPARE(walk.plies(), 1);
    walk.clear();
    QCOMPARE(walk.plies(), 0);
}

// By the key, by the arrow keys and by the bar; Esc leads back.
void TestLineWalk::pageStepsThroughBestPlay() {
    Table t;
    QVERIFY(t.told());
    const auto before = t.match();
    auto* bar = t.page.findChild<MatchBar*>();
    QVERIFY(bar->isVisible());
    QCOMPARE(bar->line().mode, transport::Mode::Match);
    QTest::keyClick(&t.page, Qt::Key_P);
    QVERIFY(t.page.board()->picture().preview && t.shown() != before);
    QCOMPARE(bar->line().mode, transport::Mode::BestPlay);
    QCOMPARE(bar->current(), 1);
    const auto first = t.session.studies().here()->why->line.front();
    const auto& game = t.session.match().game();
    QVERIFY(t.page.findChild<Banner*>()->accessibleDescription().endsWith(
        language::spoken(game.phrase(before, game.parse(before, first)))));
    t.page.board()->finishAnimation();
    QTest::keyClick(t.page.board(), Qt::Key_Right);
    QCOMPARE(bar->current(), 2);
    QTest::keyClick(&t.page, Qt::Key_End);
    QVERIFY(t.session.match().game().result(t.shown()).has_value());
    QVERIFY(t.match() == before && t.session.match().plies() == 0);
    QTest::keyClick(&t.page, Qt::Key_Escape);
    QVERIFY(t.shown() == before && !t.page.board()->picture().preview &&
            t.page.board()->model().interactive());
    QCOMPARE(bar->line().mode, transport::Mode::Match);
    QCOMPARE(bar->current(), 0);
    QTest::keyClick(&t.page, Qt::Key_P);
    QVERIFY(t.page.board()->picture().preview);
    t.session.hints().setLevel(Help::Off); // who wants no help sees no line
    QVERIFY(t.shown() == before);
    QCOMPARE(bar->line().mode, transport::Mode::Match);
}

void TestLineWalk::everyGame_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("position");
    QTest::newRow("ribbonim") << "ribbonim"
                              << ""
                              << "";
    QTest::newRow("persimmons") << "persimmons"
                                << ""
                                << "";
    QTest::newRow("chopsticks") << "chopsticks"
                                << ""
                                << ""; // a draw: the line ends where it comes round
    QTest::newRow("bao") << "bao"
                         << ""
                         << "";
    QTest::newRow("fmurs") << "fmurs"
                           << "rows=6;columns=6;sheep=1;halves=1;turn=either"
                           << "6/4D1/3S2/6/1D4/6 d 0";
}

// Whatever is proven has a line, however soon the values were there, and Esc leaves it while pieces move.
void TestLineWalk::everyGame() {
    QFETCH(QString, id);
    QFETCH(QString, rules);
    QFETCH(QString, position);
    Table t;
    const std::shared_ptr<const core::Game> game = core::kindOf(id.toStdString()).game(rules.toStdString());
    t.session.begin(game, position.isEmpty() ? game->start() : game->parse(position.toStdString()),
                    {core::Seat{"Hana"}, core::Seat{"Ken"}});
    const auto before = t.match();
    QVERIFY(QTest::qWaitFor(
        [&] { return t.session.studies().here() && t.session.studies().here()->complete; }, 20000));
    QVERIFY(t.session.studies().here()->verdict.proven());
    QVERIFY(t.session.studies().here()->why && !t.session.studies().here()->why->line.empty());
    QTest::keyClick(t.page.board(), Qt::Key_P);
    QVERIFY(t.page.board()->picture().preview && t.shown() != before && t.page.board()->animating());
    QTest::keyClick(t.page.board(), Qt::Key_Escape);
    QVERIFY(!t.page.board()->picture().preview && t.shown() == before && !t.page.board()->animating());
}

// Asked for, best play is shown once; nothing tells it before, and it counts as a hint.
void TestLineWalk::withoutHints() {
    Table t;
    QVERIFY(t.told());
    t.session.hints().setLevel(Help::Off);
    const auto before = t.match();
    QTest::keyClick(&t.page, Qt::Key_P);
    QVERIFY(t.page.board()->picture().preview && t.session.hints().helped().hints);
    const auto first = t.session.match().game().moves(before).front();
    t.session.play(first);
    QVERIFY(!t.page.board()->picture().preview && t.shown() == t.match());
    t.session.undo();
    t.session.hints().setLocked(true);
    QTest::keyClick(&t.page, Qt::Key_P);
    QVERIFY(!t.page.board()->picture().preview);
}

// Neither the key for the best move nor that for best play goes round the teacher's lock, or what is to be
// said first.
void TestLineWalk::bestMoveIsHeldBack() {
    for (const auto key : {Qt::Key_H, Qt::Key_P}) {
        Table t;
        QVERIFY(t.told());
        t.session.hints().setPredictsFirst(true);
        QTest::keyClick(&t.page, key);
        QVERIFY(!t.session.hints().helped().hints && !t.page.board()->picture().preview);
        t.session.hints().predict(core::Outcome::Win);
        t.session.hints().setLevel(Help::Off); // what the level shows is no secret
        t.session.hints().setLocked(true);
        QTest::keyClick(&t.page, key);
        QVERIFY(!t.session.hints().helped().hints && !t.page.board()->picture().preview);
        t.session.hints().setLocked(false);
        QTest::keyClick(&t.page, key);
        QVERIFY(t.session.hints().helped().hints);
    }
}

// Left while it plays, the bar stands still and does not lead back in by itself.
void TestLineWalk::leavesWhileItPlays() {
    Table t;
    QVERIFY(t.told());
    auto* bar = t.page.findChild<MatchBar*>();
    emit t.page.findChild<WhyPanel*>()->playRequested();
    QVERIFY(t.page.board()->picture().preview && bar->playing());
    QTRY_COMPARE(bar->current(), 2); // once the first move has arrived
    QTest::keyClick(bar, Qt::Key_Escape);
    QVERIFY(!t.page.board()->picture().preview && !bar->playing());
}

void TestLineWalk::aMoveEndsTheWalk() {
    Table t;
    QVERIFY(t.told());
    QTest::keyClick(&t.page, Qt::Key_P);
    QVERIFY(t.page.board()->picture().preview);
    t.session.hints().setLevel(Help::Marks); // the values are those of the match
    QVERIFY(t.page.board()->picture().preview && !t.page.board()->model().marksShown());
    t.session.play(t.session.match().game().moves(t.match()).front());
    QVERIFY(!t.page.board()->picture().preview);
    QVERIFY(t.shown() == t.match());
    QCOMPARE(t.session.match().plies(), 1);
}

void TestLineWalk::anotherMatchEndsTheWalk() {
    Table t;
    QVERIFY(t.told());
    QTest::keyClick(&t.page, Qt::Key_P);
    const std::shared_ptr<const core::Game> other = core::kindOf("ribbonim").game("");
    t.session.begin(other, other->start(), {core::Seat{"Hana"}, core::Seat{"Ken"}});
    QVERIFY(!t.page.board()->picture().preview);
    QVERIFY(t.shown() == other->start());
}

// Who has no keys goes on with the buttons of the bar.
void TestLineWalk::barLeadsOn() {
    Table t;
    QVERIFY(t.told());
    t.session.hints().setLevel(Help::Off);
    const auto before = t.match();
    const auto* bar = t.page.findChild<MatchBar*>();
    QTest::keyClick(&t.page, Qt::Key_P);
    const auto step = [&](const char* name, int to) {
        t.page.board()->finishAnimation();
        auto* on = button(*bar, QString::fromLatin1(name));
        QVERIFY(on != nullptr && on->isVisible() && bar->rect().contains(on->geometry()));
        QTest::mouseClick(on, Qt::LeftButton);
        QCOMPARE(bar->current(), to);
    };
    step("One step on", 2);
    step("One step on", 3);
    step("One step back", 2);
    QVERIFY(t.page.board()->picture().preview && t.shown() != before && t.match() == before);
    step("One step back", 1);
    step("One step back", 0);
    QVERIFY(!t.page.board()->picture().preview && t.shown() == before);
    QCOMPARE(bar->line().mode, transport::Mode::Match);
}

QTEST_MAIN(TestLineWalk)
#include "tst_linewalk.moc"
