#include <QAction>
#include <QTest>

#include "core/picture/neighbour.h"
#include "tests/ui/window/bykeyboard.h"
#include "ui/board/boardview.h"
#include "ui/panels/plates/banner.h"
#include "ui/window/matchactions.h"
#include "ui/window/matchpage.h"

#include <array>
#include <deque>
#include <map>
#include <random>

// Whole matches of every game by keyboard alone.
class TestKeyboardMatch : public QObject, ByKeyboard {
    Q_OBJECT

private slots:
    void cleanup() { close(); }
    void wholeMatchWithoutMouse_data();
    void wholeMatchWithoutMouse();

private:
    bool walkTo(core::SpotId target);
    void play(core::Move move);
    void giveUpAndBack();
};

// Brings the focus to a spot with the arrow keys.
bool TestKeyboardMatch::walkTo(core::SpotId target) {
    constexpr std::array arrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
    auto* board = focused<BoardView>();
    if (board == nullptr) return false;
    if (board->focusSpot() < 0) press(Qt::Key_Right);
    const auto& model = board->model();
    std::vector<core::SpotId> places;
    for (core::SpotId spot = 0; spot < model.spots(); ++spot)
        if (model.cell(spot).state != 0) places.push_back(spot);
    std::map<core::SpotId, std::vector<Qt::Key>> ways{{board->focusSpot(), {}}};
    for (std::deque<core::SpotId> open{board->focusSpot()}; !open.empty(); open.pop_front())
        for (std::size_t d = 0; d < arrows.size(); ++d) {
            const auto next =
                neighbour(model.layout(), open.front(), static_cast<core::Direction>(d), places);
            if (!next || ways.contains(*next)) continue;
            ways[*next] = ways[open.front()];
            ways[*next].push_back(arrows[d]);
            open.push_back(*next);
        }
    if (!ways.contains(target)) return false;
    for (const auto key : ways[target]) press(key);
    return board->focusSpot() == target;
}

// A move that needs no dragging.
void TestKeyboardMatch::play(core::Move move) {
    const auto& match = session().match();
    const int before = match.ply();
    for (const auto spot : match.game().path(match.start(), match.position(), move)) {
        if (match.ply() != before) break;
        QVERIFY2(walkTo(spot), "no keys lead there");
        press(Qt::Key_Return);
    }
    for (int again = 0; again < 2 && match.ply() == before; ++again) press(Qt::Key_Return); // that is all
    QCOMPARE(match.ply(), before + 1);
    for (int i = 0; i < 20 && session().state() == Session::State::Animating; ++i) {
        if (auto* board = focused<BoardView>(); board != nullptr && !board->animating())
            QCoreApplication::processEvents();
        else
            press(Qt::Key_Escape); // ends what moves, or a card between halves
    }
    QCoreApplication::processEvents();
}

void TestKeyboardMatch::giveUpAndBack() {
    const int ply = session().match().ply();
    QTest::mouseClick(window().findChild<Banner*>(), Qt::LeftButton); // from a menu by mouse, too
    for (auto* action : window().findChild<MatchPage*>()->matchActions().all())
        if (action->text() == QStringLiteral("Give up")) action->trigger();
    QVERIFY(focused<Button>() != nullptr); // the answer is one key away
    QCOMPARE(focused<Button>()->text(), QStringLiteral("Give up"));
    press(Qt::Key_Return);
    QVERIFY(session().match().givenUp());
    QVERIFY(focused<BoardView>() == nullptr); // but what can come next
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!session().match().ending());
    QVERIFY(focused<BoardView>() != nullptr);
    QCOMPARE(session().match().ply(), ply);
    window().findChild<BoardView*>()->setFocus(Qt::TabFocusReason);
}

void TestKeyboardMatch::wholeMatchWithoutMouse_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("locked");
    for (const auto* kind : core::catalogue())
        for (const bool locked : {false, true})
            QTest::addRow("%s%s", std::string(kind->id).c_str(), locked ? ", hints locked" : "")
                << QString::fromUtf8(kind->id.data(), static_cast<int>(kind->id.size())) << locked;
}

// From the first move to the last, with a giving up taken back, the language switched and the program closed
// and started again on the way; the board has the focus all along.
void TestKeyboardMatch::wholeMatchWithoutMouse() {
    QFETCH(QString, id);
    QFETCH(bool, locked);
    startMatch(core::kindOf(id.toStdString()));
    session().hints().setLocked(locked);
    std::mt19937 random{12};
    int plies = 0;
    for (; plies < 250 && !session().match().ending(); ++plies) {
        const auto& match = session().match();
        QVERIFY2(focused<BoardView>() != nullptr, "the board has the focus when a match starts and goes on");
        if (plies == 1) giveUpAndBack();
        if (plies == 2) {
            language::set(language::Id::Kana);
            QCoreApplication::processEvents();
            QVERIFY(focused<BoardView>() != nullptr);
            language::set(language::Id::English);
        }
        if (plies == 3) {
            const auto text = match.game().text(match.position());
            comeBack();
            session().hints().setLocked(locked);
            QVERIFY2(focused<BoardView>() != nullptr, "after the start");
            QCOMPARE(session().match().game().text(session().match().position()), text);
        }
        const auto& now = session().match(); // another one after coming back
        auto moves = now.game().moves(now.position());
        if (now.game().layout(now.start()).gesture == core::Gesture::Span)
            std::erase_if(moves, [&](core::Move m) {
                return now.game().path(now.start(), now.position(), m).size() > 1;
            });
        QVERIFY(!moves.empty());
        play(moves[random() % moves.size()]);
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY2(session().match().ending(), qPrintable(QString::number(plies)));
    press(Qt::Key_N, Qt::ControlModifier);
    press(Qt::Key_Return);
    QVERIFY(focused<BoardView>() != nullptr);
    QCOMPARE(session().match().plies(), 0);
}

QTEST_MAIN(TestKeyboardMatch)
#include "tst_keyboardmatch.moc"
