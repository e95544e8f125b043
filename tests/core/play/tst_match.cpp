#include <QTest>

#include "core/play/record.h"

#include <nlohmann/json.hpp>

#include <random>

using namespace core;
using Json = nlohmann::json;

// The lines of a match: nothing that was played is lost, on the table and on file.
class TestMatch : public QObject {
    Q_OBJECT

private slots:
    void takingBackGoesOnWithTheMatch();
    void afterTheEndTheMatchStays();
    void movesMadeBeforeAreFoundAgain();
    void givingUpIsTakenBackAlone();
    void recordKeepsEveryLine();
    void randomLinesComeBack();
    void badVariationsAreRefused_data();
    void badVariationsAreRefused();

private:
    // Two strings, the last mover wins: "1:1" drops one from the first.
    static Match fresh() { return Match(kindOf("persimmons").game("condition=W"), position()); }
    static Position position() { return kindOf("persimmons").game("condition=W")->parse("1-3W 1"); }
    static void play(Match& match, std::initializer_list<const char*> moves) {
        for (const auto* move : moves) match.play(match.game().parse(match.position(), move));
    }
    static std::string moves(const Match& match) {
        std::string all;
        for (int i = 0; i < match.plies(); ++i)
            all += (i == 0 ? "" : " ") + match.game().text(match.at(i), match.move(i));
        return all;
    }
};

void TestMatch::takingBackGoesOnWithTheMatch() {
    auto match = fresh();
    play(match, {"2:1", "1:1"});
    match.goTo(1);
    play(match, {"2:1"});
    QCOMPARE(match.line(), 0);
    QCOMPARE(moves(match), "2:1 2:1");
    QCOMPARE(match.lines(), 2);
    QCOMPARE(match.shared(1), 1);
    match.goToLine(1);
    QCOMPARE(moves(match), "2:1 1:1");
}

void TestMatch::afterTheEndTheMatchStays() {
    auto match = fresh();
    play(match, {"1:1", "2:3"});
    QVERIFY(match.ending() && match.over());
    match.goTo(1);
    play(match, {"2:1"});
    QCOMPARE(match.line(), 1);
    QVERIFY(match.over());
    QVERIFY(!match.ending());
    match.goTo(1);
    play(match, {"2:2"}); // of a variation too
    QCOMPARE(match.lines(), 3);
    match.goToLine(1);
    QCOMPARE(moves(match), "1:1 2:1");
    match.goToLine(0);
    QCOMPARE(moves(match), "1:1 2:3");
    QCOMPARE(match.ply(), 2);
}

void TestMatch::movesMadeBeforeAreFoundAgain() {
    auto match = fresh();
    play(match, {"1:1", "2:3"});
    match.goTo(0);
    play(match, {"1:1"}); // the same move travels
    QCOMPARE(match.lines(), 1);
    QCOMPARE(match.plies(), 2);
    play(match, {"2:1"});
    QCOMPARE(match.line(), 1);
    const int node = match.node(2);
    match.goToLine(0);
    match.goTo(1);
    play(match, {"2:1"});
    QCOMPARE(match.line(), 1);
    QCOMPARE(match.node(2), node);
    QCOMPARE(match.lines(), 2);
}

void TestMatch::givingUpIsTakenBackAlone() {
    auto match = fresh();
    play(match, {"1:1"});
    match.giveUp(Player::Second);
    QCOMPARE(match.ending()->reason, Ending::Reason::GivenUp);
    match.takeBackGivingUp();
    QVERIFY(!match.ending());
    QCOMPARE(match.ply(), 1);
    QVERIFY(match.tookBackGivingUp());
    match.goTo(0);
    match.goTo(1); // only doing it again brings it back
    QVERIFY(!match.ending());
    QVERIFY(!match.over());
    QVERIFY(match.tookBackGivingUp());
    match.giveUpAgain();
    QVERIFY(match.ending());
    match.takeBackGivingUp();
    play(match, {"2:1"}); // goes on, and the giving up is gone
    QCOMPARE(match.lines(), 1);
    match.goTo(1);
    QVERIFY(!match.ending());
    match.goTo(2);
    QVERIFY(!match.ending());
}

void TestMatch::recordKeepsEveryLine() {
    Record record{fresh(), {}};
    auto& match = record.match;
    play(match, {"1:1", "2:3"});
    match.goTo(1);
    play(match, {"2:1", "2:1"});
    match.giveUp(Player::First);
    match.goTo(2);
    const auto text = write(record);
    const auto json = Json::parse(text);
    QCOMPARE(json["moves"].dump(), R"(["1:1","2:3"])");
    QCOMPARE(json["ply"].get<int>(), 1); // older readers look at the match
    QCOMPARE(json["variations"].dump(), R"([{"from":1,"moves":["2:1","2:1"],"ply":2,"result":"second"}])");
    const auto read = readRecord(text);
    QCOMPARE(read.match.line(), 1);
    QCOMPARE(read.match.ply(), 2);
    QCOMPARE(moves(read.match), "1:1 2:1 2:1");
    QCOMPARE(write(read), text);
}

void TestMatch::randomLinesComeBack() {
    for (const auto* kind : catalogue()) {
        const std::shared_ptr<const Game> game = kind->game("");
        std::mt19937 random(7);
        Record record{Match(game), {}};
        for (int i = 0; i < 60; ++i) {
            auto& match = record.match;
            if (match.ending() || random() % 5 == 0) match.goTo(static_cast<int>(random() % 20));
            if (random() % 7 == 0) match.goToLine(static_cast<int>(random()) % match.lines());
            if (match.ending()) continue;
            const auto moves = game->moves(match.position());
            match.play(moves[random() % moves.size()]);
        }
        auto read = readRecord(write(record)).match;
        QCOMPARE(read.lines(), record.match.lines());
        QCOMPARE(read.line(), record.match.line());
        QCOMPARE(read.ply(), record.match.ply());
        for (int line = 0; line < read.lines(); ++line) {
            read.goToLine(line);
            record.match.goToLine(line);
            QCOMPARE(moves(read), moves(record.match));
        }
    }
}

void TestMatch::badVariationsAreRefused_data() {
    QTest::addColumn<QByteArray>("variations");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const char* variations, const char* says) {
        QTest::newRow(name) << QByteArray(variations) << QString::fromUtf8(says);
    };
    row("type", "{}", "variations: this must be a list");
    row("entry", "[1]", "variations[1]: this must be an object");
    row("from", R"([{"from":3,"moves":[]}])", "variations[1]: from: “3” is not allowed; allowed: 0 to 2");
    row("no from", R"([{"moves":[]}])", "variations[1]: from: “null”");
    row("no moves", R"([{"from":0}])", "variations[1]: moves: this must be a list");
    row("illegal", R"([{"from":1,"moves":["2:1"]},{"from":1,"moves":["2:2","1:9"]}])",
        "variations[2]: moves[2]: “1:9” is not a legal move in 0-1W 1");
    row("after the end", R"([{"from":2,"moves":["2:1"]}])", "comes after the end");
    row("ply", R"([{"from":1,"moves":["2:1"],"ply":9}])", "variations[1]: ply: “9”");
    row("result", R"([{"from":1,"moves":["2:1"],"result":"draw"}])", "variations[1]: result: “draw”");
}

void TestMatch::badVariationsAreRefused() {
    QFETCH(QByteArray, variations);
    QFETCH(QString, says);
    Record record{fresh(), {}};
    play(record.match, {"1:1", "2:3"});
    auto json = Json::parse(write(record));
    json["variations"] = Json::parse(variations.toStdString());
    try {
        readRecord(json.dump());
        QFAIL("it was taken");
    } catch (const InputError& error) {
        const auto told = QString::fromUtf8(error.what());
        QVERIFY2(told.contains(says) && !told.contains(QLatin1Char('\n')), error.what());
    }
}

QTEST_GUILESS_MAIN(TestMatch)
#include "tst_match.moc"
