#include <QTest>

#include "core/kind.h"
#include "core/play/tabletalk.h"
#include "core/text.h"
#include "tests/core/play/talk.h"

using namespace core;
using namespace core::tabletalk;

// What devices say is understood to the letter, and nothing else is.
class TestTableTalk : public QObject {
    Q_OBJECT

private slots:
    void isUnderstood();
    void nonsenseIsRefused_data();
    void nonsenseIsRefused();
};

void TestTableTalk::isUnderstood() {
    const auto hello = std::get<Hello>(read(R"({"do":"hello","code":"012345","language":"ja"})"));
    QCOMPARE(hello.code, std::string("012345"));
    QCOMPARE(hello.language, std::string("ja"));
    QVERIFY(hello.token.empty());
    const auto sit = std::get<Sit>(read(R"({"do":"sit","place":"second","name":"花"})"));
    QCOMPARE(sit.place, Place::Second);
    QCOMPARE(sit.name, std::string("花"));
    const auto press = std::get<Press>(read(R"({"do":"press","spot":12,"ply":3})"));
    QCOMPARE(press.spot, 12);
    QCOMPARE(press.ply, 3);
    const auto turn = std::get<Turn>(read(R"({"do":"turn","right":-1,"down":0})"));
    QCOMPARE(turn.right, -1);
    const auto consent = std::get<Consent>(read(R"({"do":"consent","question":7,"yes":true})"));
    QVERIFY(consent.yes && consent.question == 7);
    const auto did = std::get<Did>(read(
        R"({"do":"did","task":{"game":"bao","do":"guide"},"headway":{"at":2,"of":9,"slips":1,"done":false}})"));
    QCOMPARE(did.task.kind->id, std::string_view("bao"));
    QVERIFY(did.headway == (Headway{2, 9, 1, false}));
    const auto look = std::get<Look>(read(R"({"do":"look","ply":4,"better":true})"));
    QVERIFY(look.ply == 4 && look.better);
    QVERIFY(std::get<Again>(read(R"({"do":"again","swaps":true})")).swaps);
    const auto rule = std::get<SayRule>(read(R"({"do":"rule","question":3,"parts":[2,0]})"));
    QVERIFY(rule.question == 3 && rule.parts == (std::vector<std::size_t>{2, 0}) && rule.words.empty());
    QCOMPARE(std::get<SayRule>(read(R"({"do":"rule","question":3,"words":"花"})")).words, std::string("花"));
    QVERIFY(std::holds_alternative<Leave>(read(R"({"do":"leave"})")));
    QVERIFY(std::holds_alternative<Here>(read(R"({"do":"here"})")));
}

void TestTableTalk::nonsenseIsRefused_data() {
    talk::nonsense();
    talk::row("no word", "{}", "nothing is known of “do”: “”");
    talk::row("another word", R"({"do":"dance"})", "nothing is known of “do”: “dance”");
    talk::row("no number", R"({"do":"press","ply":1})", "“spot” is missing");
    talk::row("a seat that is none", R"({"do":"sit","place":"third"})",
              "there is no seat “third”; allowed: first, second, watch");
    talk::row("neither", R"({"do":"consent","question":1,"yes":"maybe"})", "“yes” is neither true nor false");
    talk::row("a task that is none", R"({"do":"did","task":{"game":"bao","do":"x"},"headway":{}})",
              "“do”: “x” is not a task; allowed: guide, lesson, puzzles, match, record, lab");
    talk::row("no list", R"({"do":"rule","question":1,"parts":2})", "“parts” is not a list");
    talk::row("too many parts", R"({"do":"rule","question":1,"parts":[1,1,1,1,1]})", "“parts” is too long");
    talk::row("a part that is none", R"({"do":"rule","question":1,"parts":[-1]})",
              "parts: “-1” is not allowed; allowed: 0 to 1000000");
    talk::row("too many words", R"({"do":"rule","question":1,"words":")" + QByteArray(601, 'x') + R"("})",
              "“words” has 601 bytes; allowed: 600");
    talk::row("too long", QByteArray(longest + 1, ' '), "a record of 2001 bytes is too large; allowed: 2000");
}

void TestTableTalk::nonsenseIsRefused() {
    talk::refuses([](const std::string& said) { read(said); });
    QVERIFY_THROWS_EXCEPTION(InputError, read(R"({"do":"press","spot":-1,"ply":0})"));
}

QTEST_GUILESS_MAIN(TestTableTalk)
#include "tst_tabletalk.moc"
