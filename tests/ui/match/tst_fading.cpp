#include <QSettings>
#include <QSignalSpy>

#include "tests/ui/toysession.h"
#include "ui/keep/matchnotes.h"
#include "ui/look/settings.h"
#include "ui/match/fading.h"
#include "ui/match/hints.h"

// Hints that step back after right predictions, and come when they are asked.
class TestFading : public QObject, ToySession {
    Q_OBJECT

private slots:
    void init();
    void stepsBackAfterFiveInARow();
    void whatWasChosenIsKept();
    void eachPlayerByThemselves();
    void comesBackOnRequest();
    void whatWasSeenIsNotPredicted();
    void offUnlessTurnedOn();
    void isNotedInTheMatch();

private:
    // Says what the position is worth, rightly or not, and waits until that is known.
    void say(bool right);
    void sayRight(int times);

    std::unique_ptr<Fading> m_fading;
};

void TestFading::init() {
    QSettings().clear();
    m_fading.reset();
    renew();
    m_session->hints().setLevel(Help::Numbers);
    m_session->hints().setFades(true);
    m_fading = std::make_unique<Fading>(*m_session);
}

void TestFading::say(bool right) {
    begin(people()); // the same position, for the same player
    QTRY_VERIFY(m_session->studies().here() && m_session->studies().here()->verdict.proven());
    const auto truth = m_session->studies().here()->verdict.lower.outcome;
    QSignalSpy judged(&m_session->hints(), &Hints::judged);
    QVERIFY(m_session->hints().holdsBack());
    m_session->hints().predict(right ? truth : truth == Outcome::Win ? Outcome::Loss : Outcome::Win);
    QCOMPARE(judged.size(), 1);
}

void TestFading::sayRight(int times) {
    for (int i = 0; i < times; ++i) say(true);
}

void TestFading::stepsBackAfterFiveInARow() {
    QVERIFY(m_session->hints().choice().predictsFirst); // nothing can be right unasked
    QSignalSpy told(m_fading.get(), &Fading::told);
    sayRight(4);
    say(false);
    sayRight(4);
    QCOMPARE(m_session->hints().level(), Help::Numbers);
    sayRight(1);
    QCOMPARE(m_session->hints().level(), Help::Marks);
    QCOMPARE(told.size(), 1);
    sayRight(5);
    QCOMPARE(m_session->hints().level(), Help::VerdictOnly);
    sayRight(5);
    QCOMPARE(m_session->hints().level(), Help::Off);
    QCOMPARE(m_session->hints().choice().level, Help::Numbers);
    begin(people());
    QVERIFY(!m_session->hints().holdsBack()); // there is nothing left to hold back
}

// Hints that have stepped back are those of the moment: another start brings what was chosen.
void TestFading::whatWasChosenIsKept() {
    settings::help.set(static_cast<int>(Help::Numbers));
    settings::predictsFirst.set(true);
    settings::fades.set(true);
    rememberHelp(m_session->hints());
    sayRight(5);
    QCOMPARE(m_session->hints().level(), Help::Marks);
    QCOMPARE(settings::help(), static_cast<int>(Help::Numbers));
}

void TestFading::eachPlayerByThemselves() {
    sayRight(5);
    step("+"); // Ken's turn
    QCOMPARE(m_session->hints().level(), Help::Numbers);
    m_session->undo();
    QCOMPARE(m_session->hints().level(), Help::Marks);
    m_session->players().rename(Player::First, QStringLiteral("a/b, \\ はな"));
    QCOMPARE(m_session->hints().level(), Help::Numbers);
    m_session->players().rename(Player::First, QStringLiteral("Hana"));
    QCOMPARE(m_session->hints().level(), Help::Marks);
    renew(); // as after another start
    m_session->hints().setLevel(Help::Numbers);
    m_session->hints().setFades(true);
    m_fading = std::make_unique<Fading>(*m_session);
    begin(people());
    QCOMPARE(m_session->hints().level(), Help::Marks);
}

// Also while the teacher's lock is closed: never more than the teacher has set.
void TestFading::comesBackOnRequest() {
    sayRight(10);
    QCOMPARE(m_session->hints().level(), Help::VerdictOnly);
    m_session->hints().setLocked(true);
    m_session->hints().bringBack();
    QCOMPARE(m_session->hints().level(), Help::Marks);
    for (int i = 0; i < 3; ++i) m_session->hints().bringBack();
    QCOMPARE(m_session->hints().level(), Help::Numbers);
    begin(people());
    QCOMPARE(m_session->hints().level(), Help::Numbers);
    m_session->hints().setLocked(false);
    sayRight(5);
    m_session->hints().setLevel(Help::Numbers); // chosen by hand: from there
    QCOMPARE(m_session->hints().level(), Help::Numbers);
}

void TestFading::whatWasSeenIsNotPredicted() {
    begin(people());
    QTRY_VERIFY(m_session->studies().here() && m_session->studies().here()->verdict.proven());
    m_session->hints().setLocked(true);
    m_session->hints().showBriefly(std::chrono::milliseconds(1));
    QTRY_VERIFY(m_session->hints().holdsBack());
    QSignalSpy judged(&m_session->hints(), &Hints::judged);
    m_session->hints().predict(m_session->studies().here()->verdict.lower.outcome);
    QCOMPARE(judged.size(), 0);
}

void TestFading::offUnlessTurnedOn() {
    sayRight(5);
    m_session->hints().setFades(false);
    QCOMPARE(m_session->hints().level(), Help::Numbers);
    sayRight(5);
    QCOMPARE(m_session->hints().level(), Help::Numbers);
    m_session->hints().setFades(true);
    QCOMPARE(m_session->hints().level(), Help::Marks); // where it was
    m_session->hints().setPredictsFirst(false);
    QVERIFY(!m_session->hints().choice().fades);
}

void TestFading::isNotedInTheMatch() {
    sayRight(10);
    QCOMPARE(m_session->hints().helped().faded, 0); // nobody has moved
    step("+");
    QCOMPARE(m_session->hints().helped().faded, 2);
    const auto rest = withNotes("{}", {{}, {}, m_session->hints().helped()});
    QCOMPARE(notesIn(rest).helped.faded, 2);
    QCOMPARE(notesIn(R"({"faded": 99})").helped.faded, 3);
}

QTEST_GUILESS_MAIN(TestFading)
#include "tst_fading.moc"
