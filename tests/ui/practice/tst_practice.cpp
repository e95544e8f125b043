#include <QAbstractButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "core/labs/labs.h"
#include "core/puzzle/maker.h"
#include "tests/everykind.h"
#include "tests/ui/practice/opened.h"
#include "tests/ui/practice/practised.h"
#include "ui/controls/forms/field.h"
#include "ui/controls/forms/segmented.h"
#include "ui/keep/classlog.h"
#include "ui/look/settings.h"
#include "ui/practice/carddeck.h"

#include <array>

using namespace core;

// Puzzles and one's own mistakes, as somebody practises them without a mouse.
class TestPractice : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void seriesIsWalked_data();
    void seriesIsWalked();
    void wrongAnswersAreKindlyAnswered();
    void sidesAreChosenAndPlayedOut_data();
    void sidesAreChosenAndPlayedOut();
    void chosenGradeComesAtOnce();
    void mistakesArePractised();
    void newOnesAreLoggedForWhoPlays();
    void anythingThatGivesNothingAwayIsRight();
    void whatIsSaidFollowsTheLanguage();
    void whatALessonIsAboutIsPractised();
    void whatALabFoundIsLearntByHeart();

private:
    CardDeck& deck();

    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<CardDeck> m_deck;
    QDate m_today{2026, 3, 1};
};

void TestPractice::initTestCase() {
    language::set(language::Id::English);
}

void TestPractice::init() {
    QSettings().clear();
    settings::reduceMotion.set(true);
    m_deck.reset();
    m_home = std::make_unique<QTemporaryDir>();
    m_today = {2026, 3, 1};
}

CardDeck& TestPractice::deck() {
    m_deck = std::make_unique<CardDeck>(m_home->path());
    m_deck->setClock([this] { return m_today; });
    return *m_deck;
}

void TestPractice::seriesIsWalked_data() {
    QTest::addColumn<const Kind*>("kind");
    QTest::addColumn<int>("tongue");
    for (int tongue = 0; const auto* kind : catalogue())
        QTest::addRow("%s", std::string(kind->id).c_str()) << kind << tongue++ % 3;
}

void TestPractice::sidesAreChosenAndPlayedOut_data() {
    QTest::addColumn<const Kind*>("kind");
    for (const auto* kind : catalogue()) QTest::addRow("%s", std::string(kind->id).c_str()) << kind;
}

// On boards that are won and on others that are lost; whoever chose wrongly sees why, and chooses anew.
void TestPractice::sidesAreChosenAndPlayedOut() {
    QFETCH(const Kind*, kind);
    const Opened opened(*kind, deck());
    emit opened.page.findChild<Segmented*>()->chosen(2);
    std::set<bool> seen;
    const bool both = kind->id == "persimmons" || kind->id == "ribbonim"; // have short ones of either kind
    for (int boards = 0; boards < 2 || (both && seen.size() < 2 && boards < 20); ++boards) {
        QTRY_VERIFY_WITH_TIMEOUT((opened.asks() && opened.exercise().awaitsSide()) || opened.ended(),
                                 180'000);
        if (opened.ended()) QSKIP("there are no more");
        const bool won = opened.exercise().known()->verdict.lower.outcome == Outcome::Win;
        seen.insert(won);
        const auto choose = [&](bool begin) {
            opened.press(begin ? "I begin" : "The other player begins", "Answers");
        };
        if (boards == 0) {
            choose(!won);
            QCOMPARE(opened.exercise().state(), Exercise::State::Wrong);
            opened.press("Try again", "PuzzlePlayer");
            QTRY_VERIFY(opened.asks() && opened.exercise().awaitsSide());
        }
        choose(won);
        QVERIFY(!opened.button("I begin", "Answers"));
        opened.playOut();
        QCOMPARE(opened.exercise().state(), Exercise::State::Right);
        const auto winner = opened.exercise().match().ending()->winner;
        QCOMPARE(winner == opened.exercise().match().game().mover(opened.exercise().match().start()), won);
        opened.press("Next", "PuzzlePlayer");
    }
    QVERIFY(!both || seen.size() == 2);
}

// Nothing but the board, and Enter for the next.
void TestPractice::seriesIsWalked() {
    QFETCH(const Kind*, kind);
    QFETCH(int, tongue);
    language::set(static_cast<language::Id>(tongue));
    const Opened opened(*kind, deck());
    int easiest = 0; // of which there are any
    for (int solved = 1; solved <= 7; ++solved) {
        QTRY_VERIFY_WITH_TIMEOUT(opened.asks() || opened.ended(), 60'000);
        if (opened.ended() && solved > 1) QSKIP("a game just begun has no more");
        if (solved == 1) easiest = settings::practice(kind->id).grade;
        const auto* focus = QApplication::focusWidget();
        QVERIFY(focus != nullptr && opened.page.player()->isAncestorOf(focus));
        opened.answer(true);
        QCOMPARE(settings::practice(kind->id).solved, solved);
        QTRY_COMPARE(opened.exercise().match().ply(), 0); // back at the question, with its values
        QTRY_VERIFY(opened.page.player()->exercise()->board()->model().marksShown());
        opened.enter("Next");
    }
    QCOMPARE(settings::practice(kind->id).grade, easiest + 2);
    QCOMPARE(settings::practice(kind->id).streak, 7);
    language::set(language::Id::English);
}

void TestPractice::wrongAnswersAreKindlyAnswered() {
    const Opened opened(kindOf("persimmons"), deck());
    while (true) {
        QTRY_VERIFY_WITH_TIMEOUT(opened.asks(), 60'000);
        if (opened.exercise().step().task == Task::Best) break;
        opened.answer(true);
        opened.enter("Next");
    }
    const auto before = settings::practice("persimmons");
    const auto& e = opened.exercise();
    QTRY_VERIFY(e.known() && e.known()->complete);
    opened.answer(false);
    QCOMPARE(e.match().ply(), 1); // the wrong move is seen
    QVERIFY(!opened.button("Next"));
    QCOMPARE(settings::practice("persimmons").wrongs, before.wrongs + 1);
    opened.enter("Try again");
    QCOMPARE(e.match().ply(), 0);
    opened.answer(false);
    QCOMPARE(settings::practice("persimmons").wrongs, before.wrongs + 1); // only the first counts
    // On wish it is shown what is wrong, and nothing is marked yet.
    auto* why = opened.button("See why");
    QVERIFY(why != nullptr);
    why->setFocus();
    const auto places = [&opened] { // of what can be pressed next: none comes where another was
        return std::array{opened.button("Try again")->geometry(), opened.button("Show me")->geometry()};
    };
    const auto still = places();
    QTest::keyClick(why, Qt::Key_Space);
    QTRY_VERIFY(e.match().ply() > 1 || e.match().ending());
    QCOMPARE(places(), still);
    QVERIFY(!why->isEnabled());
    QVERIFY(!opened.page.player()->exercise()->board()->model().marksShown());
    QVERIFY(opened.button("Try again")->hasFocus());
    auto* reveal = opened.button("Show me");
    QVERIFY(reveal != nullptr);
    reveal->setFocus();
    QTest::keyClick(reveal, Qt::Key_Space);
    QCOMPARE(e.state(), Exercise::State::Right);
    // Among the values of all moves the answer is framed; what it does is told in words beside the board.
    const auto& picture = opened.page.player()->exercise()->board()->picture();
    QTRY_VERIFY(picture.framed && picture.told);
    QCOMPARE(settings::practice("persimmons").solved, before.solved);
    opened.enter("Next");
    QTRY_VERIFY_WITH_TIMEOUT(opened.asks(), 60'000);
}

void TestPractice::chosenGradeComesAtOnce() {
    const Opened opened(kindOf("ribbonim"), deck());
    QTRY_VERIFY_WITH_TIMEOUT(opened.asks(), 60'000);
    auto* grade = opened.page.findChildren<Segmented*>().at(1);
    grade->setFocus();
    QTest::keyClick(grade, Qt::Key_Right);
    QCOMPARE(settings::practice("ribbonim").grade, 2);
    QTRY_VERIFY_WITH_TIMEOUT(opened.asks(), 60'000);
    QVERIFY(grade->hasFocus()); // for the grade after it
    const auto second = collectPuzzles(kindOf("ribbonim"), {.count = 1, .seed = 5, .grade = 2}, {});
    QTRY_COMPARE(opened.exercise().position(), second.front().position);
}

void TestPractice::mistakesArePractised() {
    deck().add(mistake());
    m_deck->add(mistake("Hana", "2-3W 1"));
    m_deck->add(mistake("Ken", "nonsense"));
    settings::setPractiser(QStringLiteral("Hana"));
    classlog::clear();
    classlog::keep(true);
    Opened opened(kindOf("persimmons"), *m_deck);
    auto* modes = opened.page.findChildren<Segmented*>().at(0);
    modes->setFocus();
    QTest::keyClick(modes, Qt::Key_Right);
    opened.page.focusTask();
    QTRY_VERIFY(opened.asks());
    QCOMPARE(opened.exercise().match().game().text(opened.exercise().position()), std::string("1-3W 1"));
    QTest::keyClicks(opened.page.findChild<Field*>(), "Mio"); // who sits here, whosever mistakes they are
    opened.answer(false);
    opened.enter("Try again");
    opened.answer(true); // it was wrong first, and comes back at once, after the other
    opened.enter("Next");
    QTRY_VERIFY(opened.asks());
    QCOMPARE(opened.exercise().match().game().text(opened.exercise().position()), std::string("2-3W 1"));
    opened.answer(true);
    opened.enter("Next");
    QTRY_VERIFY(opened.asks());
    opened.answer(true);
    opened.enter("Next");
    QVERIFY(!opened.button("Next"));
    QVERIFY(QApplication::focusWidget() != nullptr && QApplication::focusWidget()->isVisible());
    const auto all = m_deck->cards("persimmons");
    QCOMPARE(std::ranges::count(all, 1, &Mistake::box), 2);
    // The teacher's log tells the first answer each time it was asked.
    QFile log(classlog::path());
    QVERIFY(log.open(QIODevice::ReadOnly));
    const auto rows = log.readAll().split('\n');
    QCOMPARE(rows.size(), 5); // the columns, three answers, and nothing behind the last
    QVERIFY(rows[1].contains(",puzzle,Mio,persimmons,") && rows[1].contains(",wrong,"));
    QVERIFY(rows[2].contains(",2-3W 1,") && rows[2].contains(",right,"));
    // The one that cannot be read any more is left out, and stays.
    settings::setPractiser(QStringLiteral("Ken"));
    const Opened others(kindOf("persimmons"), *m_deck);
    QCOMPARE(m_deck->cards("persimmons").size(), std::size_t(3));
}

// Nobody's, until somebody has said who it is; and somebody else's after a while away.
void TestPractice::newOnesAreLoggedForWhoPlays() {
    deck().add(mistake("Ken"));
    classlog::clear();
    classlog::keep(true);
    Opened opened(kindOf("ribbonim"), *m_deck);
    auto* who = opened.page.findChild<Field*>();
    QVERIFY(who->isVisible() && who->text().isEmpty());
    for (const auto* name : {"", "Mio"}) {
        who->setText(QLatin1String(name));
        QTRY_VERIFY_WITH_TIMEOUT(opened.asks(), 60'000);
        opened.answer(true);
        opened.page.player()->nextRequested();
    }
    QFile log(classlog::path());
    QVERIFY(log.open(QIODevice::ReadOnly));
    const auto rows = log.readAll().split('\n');
    QVERIFY(rows[1].contains(",puzzle,,ribbonim,"));
    QVERIFY(rows[2].contains(",puzzle,Mio,ribbonim,"));
    opened.page.hide();
    opened.page.show();
    QVERIFY(who->text().isEmpty());
    classlog::keep(false);
    opened.page.hide();
    opened.page.show();
    QVERIFY(!who->isVisible());
}

// Not only what is fastest: the solver judges.
void TestPractice::anythingThatGivesNothingAwayIsRight() {
    const std::shared_ptr<const Game> game = kindOf("persimmons").game("condition=W");
    const auto p = game->parse("3-5W 1");
    Analysis known;
    game->solver()->analyse(p, {}, [&](const Analysis& a) { known = a; });
    int right = 0;
    for (const auto& [move, verdict] : known.moves) {
        Exercise e = Exercise::find(game, p);
        QVERIFY(!e.ready());
        e.play(move);
        QCOMPARE(e.match().ply(), 0);
        e.know(known);
        e.play(move);
        const bool keeps = verdict.lower.outcome == known.verdict.lower.outcome;
        QCOMPARE(e.state() == Exercise::State::Right, keeps);
        right += keeps ? 1 : 0;
        e.reveal();
        QCOMPARE(e.state(), Exercise::State::Right);
        QCOMPARE(e.match().ply(), 1);
    }
    QVERIFY(right > 0 && right < static_cast<int>(known.moves.size()));
}

// Also while nothing is asked.
void TestPractice::whatIsSaidFollowsTheLanguage() {
    const QTemporaryDir home;
    CardDeck deck(home.path());
    Opened opened(kindOf("persimmons"), deck);
    opened.page.showMistakes();
    const auto says = [&](const QString& text) {
        return std::ranges::any_of(opened.page.findChildren<Label*>(), [&](const auto* label) {
            return label->isVisible() && label->text() == text;
        });
    };
    const core::Message told =
        text("practice", "When you give a win or a draw away in a match, you can practise it here.");
    QVERIFY(says(language::spoken(told)));
    language::set(language::Id::Japanese);
    QTRY_VERIFY(says(language::spoken(told)));
    language::set(language::Id::English);
}

// As often as one likes; it does not count among the others.
void TestPractice::whatALessonIsAboutIsPractised() {
    const auto& kind = kindOf("ribbonim");
    const auto& lesson = *std::ranges::find(kind.lessons, "columns", &Lesson::id);
    Opened opened(kind, deck());
    QTRY_VERIFY_WITH_TIMEOUT(opened.asks(), 60'000);
    opened.page.practise(lesson);
    QVERIFY(!opened.page.player()->exercise()->isVisible()); // another one
    const auto before = settings::practice(kind.id);
    for (int solved = 0; solved < 3; ++solved) {
        QTRY_VERIFY(opened.asks() && opened.page.player()->exercise()->isVisible());
        const auto& e = opened.exercise();
        QVERIFY(!lesson.belief.moves(e.match().game(), e.position()).empty());
        opened.answer(true);
        QTRY_VERIFY(opened.button("Next"));
        opened.button("Next")->setFocus();
        opened.enter("Next");
    }
    QCOMPARE(settings::practice(kind.id).solved, before.solved);
    emit opened.page.findChild<Segmented*>()->chosen(0);
    QTRY_VERIFY_WITH_TIMEOUT(opened.asks(), 60'000);
    emit opened.page.findChild<Segmented*>()->chosen(3);
    QTRY_VERIFY(opened.asks());
}

// A board got wrong comes again after the others; at the end all have been right.
void TestPractice::whatALabFoundIsLearntByHeart() {
    const auto& kind = kindOf("persimmons");
    const auto game = kind.game("strings=4,3");
    const auto& labs = labsOf(kind);
    const auto lab = std::ranges::find(labs, "persimmons-remember", &Lab::id);
    const auto boards = boardsToLearn(*lab, winningSetTable(*game, {}, [](double) {}));
    QVERIFY(boards.size() > 2 && boards.size() < 20);
    Opened opened(kind, deck());
    opened.page.practise(boards);
    auto* modes = opened.page.findChild<Segmented*>();
    QVERIFY(modes != nullptr);
    std::vector<std::string> asked;
    const auto says = [&](const QString& text) {
        const auto labels = opened.page.findChildren<Label*>();
        return std::ranges::any_of(labels,
                                   [&](const auto* l) { return l->isVisible() && l->text() == text; });
    };
    for (std::size_t i = 0; i <= boards.size(); ++i) {
        QTRY_VERIFY_WITH_TIMEOUT(opened.asks(), 60'000);
        QCOMPARE(opened.exercise().step().task, Task::Outcome);
        asked.push_back(game->text(opened.exercise().position()));
        QVERIFY(!says("You know them all."));
        opened.answer(i > 0);
        if (i == 0) {
            QTRY_VERIFY(opened.button("Try again") != nullptr);
            opened.press("Try again", "PuzzlePlayer");
            opened.answer(true);
        }
        QTRY_VERIFY(opened.button("Next") != nullptr);
        opened.press("Next", "PuzzlePlayer");
    }
    QTRY_VERIFY(says("You know them all."));
    QCOMPARE(asked.front(), asked.back());
    std::vector<std::string> given;
    for (const auto& board : boards) given.push_back(board.position);
    asked.pop_back();
    QVERIFY(std::ranges::is_permutation(asked, given));
}

QTEST_MAIN(TestPractice)
#include "tst_practice.moc"
