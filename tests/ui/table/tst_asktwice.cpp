#include "tests/ui/buttons.h"
#include "tests/ui/table/opentable.h"
#include "ui/controls/label.h"
#include "ui/table/overlays/questionpanel.h"

#include <algorithm>

using Asks = Classroom::Asks;

// A class that is asked, talks, is asked again, and where it stays divided plays it through together; by one
// key from a question to the next.
class TestAskTwice : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_table.reset(); }
    void aDividedClassPlaysItThrough();
    void whereNobodySaysAMoveNothingIsPlayed();
    void oneKeyLeadsFromQuestionToQuestion();

private:
    Host& host() { return m_table->m_host; }
    Asking& asking() { return host().asking(); }
    const Classroom::Question& question() { return *asking().classroom().question(); }
    void say(TestDevice& one, const std::string& what);

    std::unique_ptr<OpenTable> m_table;
};

void TestAskTwice::init() {
    m_table = std::make_unique<OpenTable>();
    m_table->m_session.hints().setLevel(Help::Numbers);
    QVERIFY(m_table->begin("persimmons"));
}

void TestAskTwice::say(TestDevice& one, const std::string& what) {
    const int number = question().number, before = asking().classroom().answered();
    QVERIFY(one.until([&] { return one.m_board["question"].toObject()["number"].toInt() == number; }));
    one.say({{"do", "answer"}, {"question", number}, {"says", QString::fromStdString(what)}});
    QTRY_COMPARE(asking().classroom().answered(), before + 1);
}

void TestAskTwice::aDividedClassPlaysItThrough() {
    auto& anna = m_table->device("watch", "Anna");
    auto& ben = m_table->device("watch", "Ben");
    auto& mio = m_table->device("watch", "Mio");
    const auto before = m_table->m_session.match().position();
    asking().ask(Asks::Outcome);
    asking().playThrough(); // not yet: nothing has been counted
    QVERIFY(asking().playedThrough() == nullptr);
    for (int vote = 0; vote < 2; ++vote) {
        say(anna, "win");
        say(ben, "loss");
        asking().count();
        if (vote == 0) asking().askAgain();
    }
    asking().playThrough();
    int moves = 0;
    while (asking().playedThrough() != nullptr && asking().classroom().question() != nullptr) {
        QVERIFY(question().asks == Asks::Move);
        const auto& choices = question().choices;
        const auto most = choices.back().says;
        say(anna, choices.front().says);
        say(ben, most);
        say(mio, most);
        asking().count();
        // Who sees the counted answers sees nothing of what is right.
        QVERIFY(std::ranges::none_of(choices, [](const auto& one) { return one.right.has_value(); }));
        const auto after = asking().playedThrough()->game().play(
            question().position, asking().playedThrough()->game().parse(question().position, most));
        asking().playMost();
        QVERIFY(asking().playedThrough()->position() == after);
        QVERIFY(++moves < 100);
    }
    QVERIFY(asking().playedThrough()->ending());
    QVERIFY(asking().outcome().startsWith(QStringLiteral("Played through together: ")));
    QVERIFY(mio.hears("say"));
    QCOMPARE(mio.m_last["text"].toString(), asking().outcome());
    QVERIFY(m_table->m_session.match().position() == before); // the match stands where it stood
    asking().ask(Asks::Outcome);
    QVERIFY(asking().playedThrough() == nullptr && asking().outcome().isEmpty());
}

void TestAskTwice::whereNobodySaysAMoveNothingIsPlayed() {
    m_table->device("watch", "Anna");
    asking().ask(Asks::Outcome);
    asking().count();
    asking().playThrough();
    const auto number = question().number;
    asking().count();
    asking().playMost();
    QCOMPARE(question().number, number);
    asking().end();
    QVERIFY(asking().playedThrough() == nullptr && asking().outcome().isEmpty());
}

void TestAskTwice::oneKeyLeadsFromQuestionToQuestion() {
    auto& anna = m_table->device("watch", "Anna");
    auto& ben = m_table->device("watch", "Ben");
    QWidget window;
    QuestionPanel panel(host(), &window);
    window.resize(800, 600);
    window.show();
    window.activateWindow();
    const auto at = [&] { return window.focusWidget(); };
    const auto press = [&] { QTest::keyClick(at(), Qt::Key_Space); };
    button(panel, QStringLiteral("Who wins?"))->setFocus();
    for (int asked = 1; asked <= 2; ++asked) {
        press();
        QCOMPARE(at(), button(panel, QStringLiteral("Show the answers")));
        say(anna, "win");
        say(ben, "loss");
        press(); // divided: talk about it
        QCOMPARE(at(), button(panel, QStringLiteral("Talk, then answer again")));
        press();
        QCOMPARE(at(), button(panel, QStringLiteral("Show the answers")));
        say(anna, "win");
        say(ben, "win");
        press(); // agreed
        QCOMPARE(at(), button(panel, QStringLiteral("Explain")));
        press();
        QCOMPARE(at(), button(panel, QStringLiteral("Done")));
        press();
        QCOMPARE(at(), button(panel, QStringLiteral("Who wins?")));
    }
    QCOMPARE(asking().classroom().asked(), 2);
    press();
    for (int vote = 0; vote < 2; ++vote) {
        say(anna, "win");
        say(ben, "loss");
        press();
        if (vote == 0) press();
    }
    QCOMPARE(at(), button(panel, QStringLiteral("Play it through together")));
    press();
    QVERIFY(asking().playedThrough() != nullptr);
    say(anna, question().choices.front().says);
    press();
    QCOMPARE(at(), button(panel, QStringLiteral("Play what most have said")));
    press();
    QCOMPARE(asking().playedThrough()->plies(), 1);
}

QTEST_MAIN(TestAskTwice)
#include "tst_asktwice.moc"
