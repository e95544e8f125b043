#include <QTest>

#include "core/kind.h"
#include "core/play/hosttalk.h"
#include "core/text.h"

using namespace core;
using namespace core::hosttalk;

// What the host of a table says to another program is understood to the letter, and nothing else is.
class TestHostTalk : public QObject {
    Q_OBJECT

private slots:
    void isUnderstood();
    void nonsenseIsRefused_data();
    void nonsenseIsRefused();
};

void TestHostTalk::isUnderstood() {
    QCOMPARE(std::get<CodeWanted>(read(R"({"type":"code","why":"wrong","words":{}})")).why,
             std::string("wrong"));
    const auto welcome = std::get<Welcome>(read(R"({"type":"welcome","token":"abc","place":"second"})"));
    QVERIFY(welcome.token == "abc" && welcome.place == tabletalk::Place::Second);
    QVERIFY(!std::get<Welcome>(read(R"({"type":"welcome"})")).place);
    const auto shown = std::get<Shown>(read(
        R"({"type":"match","number":4,"help":2,"record":{"format":"kachisuji-match","version":1,"game":"persimmons","moves":[]}})"));
    QCOMPARE(shown.help, 2);
    QCOMPARE(std::string(shown.record.match.game().kind().id), std::string("persimmons"));
    const auto ask = std::get<Ask>(read(R"({"type":"ask","question":3,"text":"?"})"));
    QVERIFY(ask.question == 3 && ask.text == "?");
    QVERIFY(std::holds_alternative<Settled>(read(R"({"type":"ask"})")));
    QCOMPARE(std::get<Refused>(read(R"({"type":"refused","text":"no"})")).text, std::string("no"));
    // A text is never longer than that, and never cut within a letter.
    std::string longText;
    for (int i = 0; i < 300; ++i) longText += "花";
    const auto said = std::get<Say>(read(R"({"type":"say","text":")" + longText + "\"}")).text;
    QCOMPARE(said.size(), std::size_t{399});
    QCOMPARE(said, longText.substr(0, 399));
}

void TestHostTalk::nonsenseIsRefused_data() {
    QTest::addColumn<QByteArray>("said");
    QTest::addColumn<QString>("why");
    const auto row = [](const char* name, const QByteArray& said, const char* why) {
        QTest::newRow(name) << said << QString::fromUtf8(why);
    };
    row("nothing", "", "line 1, column 1: this is not JSON in UTF-8");
    row("a list", "[]", "a message is one JSON object");
    row("no type", "{}", "nothing is known of “type”: “”");
    row("a picture", R"({"type":"board"})", "nothing is known of “type”: “board”");
    row("no record", R"({"type":"match","number":1,"help":0})", "“record” is missing");
    row("no number", R"({"type":"match","help":0,"record":{}})", "“number” is missing");
    row("no help", R"({"type":"match","number":1,"record":{}})", "“help” is missing");
    row("a seat that is none", R"({"type":"welcome","place":"third"})",
        "there is no seat “third”; allowed: first, second, watch");
}

void TestHostTalk::nonsenseIsRefused() {
    QFETCH(QByteArray, said);
    QFETCH(QString, why);
    try {
        read(said.toStdString());
        QFAIL("taken");
    } catch (const InputError& e) {
        QCOMPARE(QString::fromUtf8(e.what()), why);
    }
    const std::string tooLong(longest + 1, ' ');
    QVERIFY_THROWS_EXCEPTION(InputError, read(tooLong));
    QVERIFY_THROWS_EXCEPTION(InputError, read(R"({"type":"match","number":1,"help":4,"record":{}})"));
}

QTEST_GUILESS_MAIN(TestHostTalk)
#include "tst_hosttalk.moc"
