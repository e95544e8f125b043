#include "core/play/untrusted.h"
#include "tests/ui/buttons.h"
#include "tests/ui/table/opentable.h"
#include "ui/controls/forms/checkbox.h"
#include "ui/controls/label.h"
#include "ui/table/overlays/saidrulesoverlay.h"

#include <algorithm>

// "Say your rule": what pupils say of how one wins, and how a sentence fares against the solver.
class TestSaidRules : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_table.reset(); }
    void hiddenUntilShown();
    void theLastOneCounts();
    void strangersSayLittle();
    void aFalseOneFailsOnTheBoard();
    void aTrueOneDoesNot();
    void anotherQuestionEndsIt();
    void theTeacherChooses();

private:
    Host& host() { return m_table->m_host; }
    SaidRules& rules() { return host().rules(); }
    bool opens() {
        return host().askRules() &&
               QTest::qWaitFor([&] { return rules().state() == SaidRules::State::Open; });
    }
    static QJsonObject question(const TestDevice& one) { return one.m_board["question"].toObject(); }
    static QJsonObject rule(const TestDevice& one) { return question(one)["rule"].toObject(); }
    static bool isAsked(TestDevice& one) {
        return one.until([&] { return rule(one)["open"].toBool(); });
    }
    // Its place among those that may stand in a gap.
    static int part(const TestDevice& one, int gap, const char* text) {
        const auto all = rule(one)["gaps"].toArray()[gap].toArray();
        for (int i = 0; i < all.size(); ++i)
            if (all[i].toString() == QLatin1String(text)) return i;
        return -1;
    }
    static void says(TestDevice& one, const QJsonArray& parts) {
        one.say({{"do", "rule"}, {"question", question(one)["number"]}, {"parts", parts}});
    }
    static void says(TestDevice& one, const QString& words) {
        one.say({{"do", "rule"}, {"question", question(one)["number"]}, {"words", words}});
    }
    static QStringList shown(const TestDevice& one) {
        QStringList all;
        for (const auto& row : rule(one)["shown"].toArray()) all << row.toObject()["text"].toString();
        return all;
    }
    // The board tells values.
    static bool marked(const TestDevice& one) {
        return QString::fromUtf8(QJsonDocument(one.m_board).toJson()).contains(QStringLiteral("glyph"));
    }
    static bool hears(TestDevice& one, const char* why) {
        return one.until([&] { return question(one)["why"].toString().contains(QLatin1String(why)); });
    }

    std::unique_ptr<OpenTable> m_table;
};

void TestSaidRules::init() {
    m_table = std::make_unique<OpenTable>();
    m_table->m_session.hints().setLevel(Help::Numbers);
    QVERIFY(m_table->begin("persimmons", "strings=12;condition=W;limit=3"));
    QTRY_VERIFY(m_table->m_session.studies().here() != nullptr);
}

void TestSaidRules::hiddenUntilShown() {
    auto& anna = m_table->device("watch", "Anna");
    auto& ben = m_table->device("first", "Ben");
    QVERIFY(opens());
    QVERIFY(isAsked(anna) && isAsked(ben));
    QVERIFY(m_table->m_session.hints().shown() == nullptr); // the window keeps still
    says(anna, QJsonArray{part(anna, 0, "leave 4, 8, 12 and so on"), 0});
    says(ben, QStringLiteral("  always   smile \u202e"));
    const auto said = [](const TestDevice& one) { return rule(one)["said"].toString(); };
    QVERIFY(anna.until([&] { return !said(anna).isEmpty(); }));
    QVERIFY(ben.until([&] { return !said(ben).isEmpty(); }));
    QCOMPARE(said(anna),
             QStringLiteral("My rule: leave 4, 8, 12 and so on. If that cannot be done: whatever you like."));
    QCOMPARE(said(ben), QStringLiteral("always smile"));
    QCOMPARE(rules().said(), 2);
    rules().setShown(0, true); // not yet
    rules().choose();
    QVERIFY(ben.until([&] { return !rule(ben)["open"].toBool(); }));
    QVERIFY(shown(ben).isEmpty() && shown(anna).isEmpty());
    QVERIFY(!ben.m_all.contains(said(anna)));
    QVERIFY(!marked(ben) && question(ben)["why"].toString().isEmpty());
    says(ben, QStringLiteral("too late"));
    rules().setShown(0, true);
    QVERIFY(ben.until([&] { return shown(ben) == QStringList{said(anna)}; }));
    QVERIFY(!ben.m_all.contains(QStringLiteral("Anna")));
    rules().setShown(0, false);
    QVERIFY(ben.until([&] { return shown(ben).isEmpty(); }));
    host().endRules();
    QVERIFY(ben.until([&] { return question(ben).isEmpty(); }));
    QVERIFY(m_table->m_session.hints().shown() != nullptr);
    const auto csv = QString::fromStdString(host().asking().classroom().csv());
    QVERIFY(csv.contains(QStringLiteral("rule,persimmons,")) &&
            csv.contains(QStringLiteral("Ben,always smile")));
    QVERIFY(!csv.contains(QStringLiteral("too late")));
}

void TestSaidRules::theLastOneCounts() {
    auto& anna = m_table->device("watch", "Anna");
    auto& ben = m_table->device("watch", "Ben");
    QVERIFY(opens());
    QVERIFY(isAsked(anna) && isAsked(ben));
    const auto both = QJsonArray{part(anna, 0, "leave 4, 8, 12 and so on"), 0};
    says(anna, QStringLiteral("take little"));
    QTRY_COMPARE(rules().said(), 1);
    says(anna, both);
    says(ben, both);
    QTRY_COMPARE(rules().said(), 2);
    QCOMPARE(rules().rules().size(), std::size_t(1)); // they say the same
}

void TestSaidRules::strangersSayLittle() {
    auto& anna = m_table->device("watch", "Anna");
    QVERIFY(opens());
    QVERIFY(isAsked(anna));
    namespace limits = core::untrusted::table;
    for (const auto& parts :
         {QJsonArray{}, QJsonArray{0}, QJsonArray{0, 0, 0}, QJsonArray{0, 999}, QJsonArray{999, 0}})
        says(anna, parts);
    says(anna, QStringLiteral(" \u202e "));
    anna.say({{"do", "rule"}, {"question", 99}, {"words", "of another question"}});
    for (int i = 0; i < limits::mostRulesOfOne; ++i) says(anna, QStringLiteral("the %1th").arg(i));
    says(anna, QStringLiteral("once more"));
    QVERIFY(anna.until([&] { return anna.m_all.contains(QStringLiteral("the last one counts")); }));
    QCOMPARE(rules().said(), 1);
    QCOMPARE(rules().rules()[0].words, QStringLiteral("the %1th").arg(limits::mostRulesOfOne - 1));
    auto& ben = m_table->device("watch", "Ben"); // what cannot be read ends the line
    QVERIFY(isAsked(ben));
    says(ben, QString(static_cast<int>(limits::longestRule) + 1, QLatin1Char('x')));
    QVERIFY(ben.until([&] { return ben.over() || !ben.m_heard.isEmpty(); }));
    QCOMPARE(rules().said(), 1);
}

void TestSaidRules::aFalseOneFailsOnTheBoard() {
    auto& anna = m_table->device("watch", "Anna");
    auto& ben = m_table->device("watch", "Ben");
    QVERIFY(opens());
    QVERIFY(isAsked(anna) && isAsked(ben));
    const QJsonValue before = ben.m_board["scene"];
    says(anna, QJsonArray{part(anna, 0, "always drop three"), 0});
    QTRY_COMPARE(rules().said(), 1);
    rules().choose();
    rules().play(0);
    // That it looks may be over by the time it is read.
    QVERIFY(ben.until([&] { return ben.m_all.contains(QStringLiteral("looking for a position")); }));
    QVERIFY(hears(ben, "Here it fails"));
    QVERIFY(ben.m_board["scene"] != before);
    const auto& trial = *rules().trial();
    QVERIFY(trial.failure);
    QCOMPARE(ben.m_board["lit"].toString() == QStringLiteral("first"),
             rules().game().mover(trial.failure->position) == core::Player::First);
    QVERIFY(!ben.m_board["scene"].toObject()["last"].toArray().isEmpty()); // framed what is wrong
    QCOMPARE(shown(ben).size(), 1);
    QVERIFY(!marked(ben));
}

void TestSaidRules::aTrueOneDoesNot() {
    auto& anna = m_table->device("watch", "Anna");
    QVERIFY(opens());
    QVERIFY(isAsked(anna));
    says(anna, QJsonArray{part(anna, 0, "leave 4, 8, 12 and so on"), 0});
    QTRY_COMPARE(rules().said(), 1);
    rules().choose();
    rules().play(0);
    QVERIFY(hears(anna, "It never fails: it was right in all"));
    QVERIFY(rules().trial()->all && rules().trial()->tried > 3);
}

void TestSaidRules::anotherQuestionEndsIt() {
    auto& anna = m_table->device("watch", "Anna");
    QVERIFY(opens());
    QVERIFY(isAsked(anna));
    host().asking().ask(Classroom::Asks::Outcome);
    QVERIFY(anna.until([&] { return question(anna)["choices"].toArray().size() == 2; }));
    QVERIFY(rule(anna).isEmpty());
    QCOMPARE(rules().state(), SaidRules::State::None);
    QVERIFY(!host().askRules()); // one thing after the other
    host().asking().end();
    QVERIFY(opens());
    host().close();
    QCOMPARE(rules().state(), SaidRules::State::None);
}

// In the dialog, of which the class may see everything.
void TestSaidRules::theTeacherChooses() {
    auto& anna = m_table->device("watch", "Anna");
    auto& ben = m_table->device("watch", "Ben");
    QVERIFY(opens());
    QWidget window;
    window.resize(1280, 800);
    window.show();
    auto* dialog = new SaidRulesOverlay(host(), &window);
    dialog->open();
    QVERIFY(isAsked(anna) && isAsked(ben));
    says(anna, QJsonArray{part(anna, 0, "always drop three"), 0});
    says(ben, QStringLiteral("look first"));
    const auto reads = [&](const char* text) {
        const auto labels = dialog->findChildren<Label*>();
        return std::ranges::any_of(labels, [&](Label* one) {
            return one->isVisible() && one->text().contains(QLatin1String(text));
        });
    };
    QTRY_VERIFY(reads("2 of 2 have said one"));
    QVERIFY(dialog->findChildren<CheckBox*>().isEmpty()); // nothing of what they said
    click(*dialog, "Stop, and choose among them");
    QTRY_COMPARE(dialog->findChildren<CheckBox*>().size(), 2);
    QVERIFY(!reads("Anna") && !reads("Ben"));
    const auto boxes = dialog->findChildren<CheckBox*>();
    auto* words = boxes[boxes[0]->text() == QStringLiteral("look first") ? 0 : 1];
    words->click();
    QVERIFY(anna.until([&] { return shown(anna) == QStringList{QStringLiteral("look first")}; }));
    click(*dialog, "Test it"); // the other cannot be read
    QTRY_VERIFY(reads("Here it fails"));
    QVERIFY(anna.until([&] { return shown(anna).size() == 2; }));
    click(*dialog, "Done");
    QCOMPARE(rules().state(), SaidRules::State::None);
}

QTEST_MAIN(TestSaidRules)
#include "tst_saidrules.moc"
