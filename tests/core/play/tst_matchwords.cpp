#include <QTest>

#include "core/kind.h"
#include "core/play/words.h"

#include <set>

using namespace core;

// What is said of a match in the window and on pages alike.
class TestMatchWords : public QObject {
    Q_OBJECT

private slots:
    void everybodyIsCalledSomething();
    void aMatchIsToldFromStartToEnd();
    void endingsSayWhy();
    void sidesAreToldAroundTheFirstMove();

private:
    static Match fresh() {
        const std::shared_ptr<const Game> game = kindOf("persimmons").game("condition=W");
        return {game, game->parse("1-1W 1")};
    }
    static std::string called(Player player, const Seat& seat) {
        return Message(Phrase{"x", "%1"}, {calledAs(player, seat)}).english();
    }
    const Names m_names{"Hana", "Ken"};
};

// A stranger's name cannot turn what is written round it.
void TestMatchWords::everybodyIsCalledSomething() {
    QCOMPARE(called(Player::First, {}), std::string("First"));
    QCOMPARE(called(Player::Second, {}), std::string("Second"));
    QCOMPARE(called(Player::Second, {{}, Level::Fair}), std::string("Computer"));
    QCOMPARE(called(Player::Second, {"Ken", Level::Fair}), std::string("Ken"));
    QVERIFY(called(Player::First, {"a\u202Eb"}).find("\u202E") == std::string::npos);
    std::set<std::string> levels;
    for (const auto level :
         {Level::Random, Level::FirstSteps, Level::Gentle, Level::Fair, Level::Strong, Level::Perfect})
        levels.insert(levelMessage(level).english());
    QVERIFY(levels.size() == 6 && !levels.contains(""));
}

void TestMatchWords::aMatchIsToldFromStartToEnd() {
    auto match = fresh();
    QCOMPARE(lastMoveMessage(match, m_names).english(), std::string("Nobody has moved yet."));
    QCOMPARE(toMoveMessage(match, m_names).english(), std::string("Hana to move"));
    match.play(match.game().parse(match.position(), "1:1"));
    QCOMPARE(toMoveMessage(match, m_names).english(), std::string("Ken to move"));
    QVERIFY(
        QString::fromStdString(lastMoveMessage(match, m_names).english()).startsWith("Hana played 1:1 ("));
    match.play(match.game().moves(match.position()).front());
    QVERIFY(match.ending().has_value());
    QCOMPARE(resultMessage(*match.ending(), m_names).english(), std::string("Ken wins"));
    QCOMPARE(reasonMessage(match, *match.ending(), m_names).english(),
             match.game().ending(match.position(), m_names).english());
}

void TestMatchWords::endingsSayWhy() {
    auto match = fresh();
    match.giveUp(Player::First);
    QCOMPARE(resultMessage(*match.ending(), m_names).english(), std::string("Ken wins"));
    QCOMPARE(reasonMessage(match, *match.ending(), m_names).english(), std::string("Hana gave up"));
    for (const auto reason : {Ending::Reason::Repetition, Ending::Reason::Agreed}) {
        const Ending ending{{}, reason};
        QCOMPARE(resultMessage(ending, m_names).english(), std::string("Draw"));
        QVERIFY(!reasonMessage(match, ending, m_names).english().empty());
    }
}

void TestMatchWords::sidesAreToldAroundTheFirstMove() {
    auto match = fresh();
    const auto told = [&] { return sidesMessage(match, m_names).english(); };
    QCOMPARE(told(), std::string());
    match.setPie(Match::Pie::Open);
    QCOMPARE(told(), std::string("⇄ Ken may change sides after this move: no hints before"));
    match.play(match.game().parse(match.position(), "1:1"));
    QCOMPARE(told(), std::string("Ken, you may change sides with Hana now, instead of moving."));
    match.setPie(Match::Pie::Taken);
    QCOMPARE(told(), std::string("⇄ Hana and Ken change sides after the first move"));
    match.play(match.game().moves(match.position()).front());
    QCOMPARE(told(), std::string());
}

QTEST_APPLESS_MAIN(TestMatchWords)
#include "tst_matchwords.moc"
