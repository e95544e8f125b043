#include <QSignalSpy>
#include <QTest>

#include "tests/ui/toysession.h"
#include "ui/keep/matchnotes.h"

#include <algorithm>

// What a session knows of its match, and when it shows it.
class TestHints : public QObject, ToySession {
    Q_OBJECT

private slots:
    void init() { renew(); }
    void analysesStay();
    void mistakeIsFound();
    void nothingIsShownOfWhatMayBeTakenOver();
    void trapsComeAndGo();
    void lockKeepsTheHelp();
    void predictionComesFirst();
    void guessesJudgeNobody();
    void locksOpenForAMoment();
};

void TestHints::analysesStay() {
    begin(people());
    QTRY_VERIFY(m_session->studies().here() && m_session->studies().here()->complete);
    step("+");
    QTRY_VERIFY(m_session->studies().here() && m_session->studies().here()->complete);
    m_session->goTo(0);
    QVERIFY(m_session->studies().here() && m_session->studies().here()->complete);
    m_session->play(move("-")); // another line: what was known of its plies no longer holds
    QVERIFY(m_session->studies().of(0) != nullptr);
    QVERIFY(m_session->studies().of(1) == nullptr);
    m_session->animationDone();
    QTRY_VERIFY(m_session->studies().of(1) && m_session->studies().of(1)->complete);
    const auto legal = m_game->moves(m_session->match().position());
    for (const auto& known : m_session->studies().of(1)->moves)
        QVERIFY(std::ranges::find(legal, known.move) != legal.end());
}

// The hare may only lose by walking into the hunter.
//   hunter a, hare c, the hare to move: "-" is a loss in two, sitting still or going on is not.
void TestHints::mistakeIsFound() {
    m_session->begin(m_game, m_game->parse("ac 2"), people());
    step("-");
    QTRY_VERIFY(m_session->studies().of(0) && m_session->studies().of(0)->complete);
    const auto better = m_session->studies().mistake(0);
    QVERIFY(better.has_value());
    QCOMPARE(better->verdict.lower.outcome, Outcome::Draw);
    m_session->undo();
    m_session->play(better->move);
    QVERIFY(!m_session->studies().mistake(0).has_value());
}

// The pie rule: what the first move is worth by the rules alone is not what it is good for.
void TestHints::nothingIsShownOfWhatMayBeTakenOver() {
    auto& hints = m_session->hints();
    hints.setLevel(Help::Numbers);
    m_session->begin(m_game, m_game->parse("ac 2"), people(), true);
    QTRY_VERIFY(m_session->studies().here() && m_session->studies().here()->complete);
    QVERIFY(hints.shown() == nullptr && !hints.maySeeBest() && !hints.marked(0));
    hints.setPredictsFirst(true);
    QVERIFY(!hints.holdsBack()); // nor is it asked
    hints.setPredictsFirst(false);
    step("-"); // which would be a mistake
    QVERIFY(!m_session->studies().mistake(0).has_value());
    QTRY_VERIFY(hints.shown() != nullptr);
    QVERIFY(hints.maySeeBest());
}

// From the same position, where some moves keep the draw. They are looked for where somebody wants to know,
// and gone where nobody does.
void TestHints::trapsComeAndGo() {
    const auto here = [this] { return m_session->studies().here(); };
    const auto complete = [&] { return here() != nullptr && here()->complete; };
    m_session->begin(m_game, m_game->parse("ac 2"), people());
    QTRY_VERIFY(complete());
    QVERIFY(here()->edges.empty());
    m_session->hints().setTraps(true);
    QTRY_VERIFY(complete());
    const auto draws = std::ranges::count_if(
        here()->moves, [](const MoveVerdict& m) { return m.verdict.lower == Outcome::Draw; });
    QCOMPARE(static_cast<std::ptrdiff_t>(here()->edges.size()), draws);
    m_session->hints().setLocked(true);
    m_session->hints().setTraps(false);
    QVERIFY(m_session->hints().choice().traps);
    m_session->hints().setLocked(false);
    m_session->hints().setTraps(false);
    QVERIFY(complete() && here()->edges.empty());
}

void TestHints::lockKeepsTheHelp() {
    m_session->hints().setLevel(Help::Marks);
    m_session->hints().setLocked(true);
    m_session->hints().setLevel(Help::Off);
    QCOMPARE(m_session->hints().level(), Help::Marks);
}

// Each ply is asked for once; going back to it does not ask again, another move does.
void TestHints::predictionComesFirst() {
    m_session->hints().setLevel(Help::Numbers);
    m_session->hints().setPredictsFirst(true);
    begin(people());
    QCOMPARE(m_session->hints().shownHelp(), Help::Off);
    m_session->hints().predict(Outcome::Draw);
    QCOMPARE(m_session->hints().shownHelp(), Help::Numbers);
    QVERIFY(m_session->hints().prediction() == Outcome::Draw);
    m_session->hints().predict(Outcome::Win); // said is said
    QVERIFY(m_session->hints().prediction() == Outcome::Draw);
    step("+");
    QVERIFY(m_session->hints().holdsBack());
    m_session->hints().predict(Outcome::Loss);
    m_session->undo();
    QVERIFY(!m_session->hints().holdsBack());
    step("-");
    QVERIFY(m_session->hints().holdsBack());
    m_session->hints().setPredictsFirst(false);
    QCOMPARE(m_session->hints().shownHelp(), Help::Numbers);
}

// The marks come, and go by themselves; the match's record tells it.
void TestHints::locksOpenForAMoment() {
    using std::chrono::milliseconds;
    begin(people());
    m_session->hints().setPredictsFirst(true);
    m_session->hints().showBriefly(milliseconds(1));
    QCOMPARE(m_session->hints().shownHelp(), Help::Off); // not locked
    m_session->hints().setLocked(true);
    m_session->hints().showBriefly(milliseconds(1));
    QCOMPARE(m_session->hints().shownHelp(), Help::Marks);
    QCOMPARE(m_session->hints().choice().level, Help::Off);
    QTRY_COMPARE(m_session->hints().shownHelp(), Help::Off);
    QVERIFY((m_session->hints().helped() == Helped{true, 1}));
    m_session->hints().showBriefly();
    begin(people());
    QCOMPARE(m_session->hints().shownHelp(), Help::Off);
    QVERIFY(m_session->hints().helped() == Helped{});
    const auto rest = withNotes("{}", {{}, {}, {true, 3}});
    QVERIFY((notesIn(rest).helped == Helped{true, 3}));
    QCOMPARE(notesIn(R"({"glances": -5})").helped.glances, 0);
}

// Only what is proven tells whether a prediction was right.
void TestHints::guessesJudgeNobody() {
    const std::shared_ptr<const Game> searched = pursuit::searchedKind().game("");
    m_session->begin(searched, searched->parse("ad 1"), people());
    m_session->hints().setLevel(Help::Marks);
    m_session->hints().setPredictsFirst(true);
    QTRY_VERIFY(m_session->studies().here() && m_session->studies().here()->verdict.estimate);
    QVERIFY(!m_session->studies().here()->verdict.proven());
    const QSignalSpy judged(&m_session->hints(), &Hints::judged);
    m_session->hints().predict(Outcome::Win);
    QVERIFY(m_session->hints().prediction() && judged.isEmpty());
}

QTEST_GUILESS_MAIN(TestHints)
#include "tst_hints.moc"
