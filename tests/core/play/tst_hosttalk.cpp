#include <QTest>

#include "core/kind.h"
#include "core/play/hosttalk.h"
#include "core/text.h"
#include "tests/core/play/talk.h"

using namespace core;
using namespace core::hosttalk;

// What the host of a table says to another program is understood to the letter, and nothing else is.
class TestHostTalk : public QObject {
    Q_OBJECT

private slots:
    void isUnderstood();
    void questionsAndSeatsAreUnderstood();
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
    for (int i = 0; i < 400; ++i) longText += "花";
    const auto said = std::get<Say>(read(R"({"type":"say","text":")" + longText + "\"}")).text;
    QCOMPARE(said.size(), std::size_t{999});
    QCOMPARE(said, longText.substr(0, 999));
}

void TestHostTalk::questionsAndSeatsAreUnderstood() {
    const auto lobby =
        std::get<Lobby>(read(R"({"type":"lobby","seats":[{"place":"second","name":"Ken","free":true}]})"));
    QCOMPARE(lobby.seats.size(), std::size_t(1));
    QVERIFY(lobby.seats[0].place == tabletalk::Place::Second && lobby.seats[0].free);
    const auto shown = std::get<Shown>(read(
        R"({"type":"match","number":4,"help":2,"series":{"first":2,"second":1,"draws":3},"record":{"format":"kachisuji-match","version":1,"game":"persimmons","moves":[]}})"));
    QVERIFY(shown.before == (Series{{2, 1}, 3}));
    const auto asked = std::get<Question>(read(
        R"({"type":"question","number":7,"move":true,"open":false,"text":"?","why":"3-3 is even","choices":[{"says":"W","text":"w: 2","chosen":true,"right":false}],"record":{"format":"kachisuji-match","version":1,"game":"persimmons","start":"1-2A","moves":[]}})"));
    QVERIFY(asked.number == 7 && asked.move && !asked.open && asked.text == "?" &&
            asked.why == "3-3 is even");
    QCOMPARE(asked.choices.size(), std::size_t(1));
    QVERIFY(asked.choices[0].says == "W" && asked.choices[0].text == "w: 2");
    QVERIFY(asked.choices[0].chosen && !asked.choices[0].right);
    const auto& match = asked.record.match;
    QCOMPARE(match.game().text(match.position()), std::string("1-2A 1"));
}

void TestHostTalk::nonsenseIsRefused_data() {
    talk::nonsense();
    talk::row("no type", "{}", "nothing is known of “type”: “”");
    talk::row("a picture", R"({"type":"board"})", "nothing is known of “type”: “board”");
    talk::row("no record", R"({"type":"match","number":1,"help":0})", "“record” is missing");
    talk::row("no number", R"({"type":"match","help":0,"record":{}})", "“number” is missing");
    talk::row("no help", R"({"type":"match","number":1,"record":{}})", "“help” is missing");
    talk::row("no seats", R"({"type":"lobby"})", "“seats” is missing");
    talk::row("seats that are none", R"({"type":"lobby","seats":3})", "“seats” is not a list");
    talk::row("a seat that is no seat", R"({"type":"lobby","seats":[3]})",
              "“seats” holds something other than objects");
    talk::row("a seat half free", R"({"type":"lobby","seats":[{"place":"first","free":1}]})",
              "“free” is neither true nor false");
    talk::row("a question of nothing", R"({"type":"question","number":1})", "“record” is missing");
    talk::row("a seat that is none", R"({"type":"welcome","place":"third"})",
              "there is no seat “third”; allowed: first, second, watch");
}

void TestHostTalk::nonsenseIsRefused() {
    talk::refuses([](const std::string& said) { read(said); });
    const std::string tooLong(longest + 1, ' ');
    QVERIFY_THROWS_EXCEPTION(InputError, read(tooLong));
    QVERIFY_THROWS_EXCEPTION(InputError, read(R"({"type":"match","number":1,"help":4,"record":{}})"));
}

QTEST_GUILESS_MAIN(TestHostTalk)
#include "tst_hosttalk.moc"
