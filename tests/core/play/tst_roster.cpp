#include <QTest>

#include "core/kind.h"
#include "core/play/roster.h"
#include "tests/core/play/talk.h"

#include <algorithm>

using namespace core;

// A class is read as it was written, and nothing else is: it may be anybody's file, and it opens seats.
class TestRoster : public QObject {
    Q_OBJECT

private slots:
    void isReadAsWritten();
    void aFullClassIsReadAsWritten();
    void whatHasNoRoomIsLeftOut();
    void everybodyHasAnEmblem();
    void nonsenseIsRefused_data();
    void nonsenseIsRefused();
    void aFileCutShortIsRefused();
};

namespace {

std::string cardOf(int number) {
    auto text = std::to_string(number);
    return std::string(cardLength - text.size(), 'x') + text;
}

Assignment puzzles(std::uint32_t seed) {
    return {.kind = &kindOf("bao"), .what = Assignment::What::Puzzles, .grade = 2, .count = 5, .seed = seed};
}

Roster some() {
    const Assignment guide{.kind = &kindOf("fmurs")};
    Roster roster{.title = "4年2組",
                  .address = "http://192.168.1.20:8420",
                  .pupils = {{7, "はな", 0, cardOf(1), {{puzzles(7), {3, 5, 1, false, "3"}}}},
                             {9, "けん", 17, cardOf(2), {{guide, {1, 1, 0, true, ""}}, {puzzles(9), {}}}},
                             {8, "けん", 40, cardOf(3)}},
                  .plan = {"今週の課題", {puzzles(7), guide}},
                  .meant = {{guide, {9, 8}}}};
    return roster;
}

std::string with(const std::string& from, const std::string& to) {
    auto text = write(some());
    return text.replace(text.find(from), from.size(), to);
}

} // namespace

void TestRoster::isReadAsWritten() {
    QVERIFY(readRoster(write(some())) == some());
    QVERIFY(readRoster(write(Roster{})) == Roster{});
}

void TestRoster::aFullClassIsReadAsWritten() {
    Roster roster{
        .title = std::string(longestPlanTitle, 'x'), .address = {}, .pupils = {}, .plan = {}, .meant = {}};
    for (std::uint32_t seed = 0; seed < mostTasks; ++seed) roster.plan.tasks.push_back(puzzles(seed));
    for (std::size_t i = 0; i < mostPupils; ++i) {
        const int number = static_cast<int>(i);
        roster.pupils.push_back({number + 1, std::string(longestPupil, 'n'), number, cardOf(number)});
        for (std::uint32_t seed = 0; seed < mostDone; ++seed)
            roster.pupils.back().done.push_back(
                {puzzles(seed), {3, 5, 1, false, std::string(longestKept, '"')}});
    }
    const auto text = write(roster);
    QVERIFY(text.size() <= mostClassBytes);
    QVERIFY(readRoster(text) == roster);
}

void TestRoster::whatHasNoRoomIsLeftOut() {
    auto roster = some();
    std::uint32_t seed = 0;
    for (std::size_t i = 3; i < mostPupils; ++i) {
        const int number = static_cast<int>(i);
        roster.pupils.push_back({number + 100, "x", number % mostEmblems, cardOf(number + 100)});
        for (std::size_t n = 0; n < mostDone; ++n)
            roster.pupils.back().done.push_back({puzzles(1000 + seed++), {1, 5, 0, false, ""}});
    }
    const auto read = readRoster(write(roster));
    QVERIFY(read.plan == roster.plan && read.meant == roster.meant);
    QCOMPARE(read.pupils.size(), mostPupils);
    QVERIFY(read.pupils[0] == roster.pupils[0]);
    QVERIFY(read.pupils.back().done.empty());
}

void TestRoster::everybodyHasAnEmblem() {
    Roster roster;
    for (int i = 0; i < mostEmblems; ++i) {
        QCOMPARE(freeEmblem(roster), i);
        roster.pupils.push_back({i + 1, "x", i, cardOf(i)});
    }
    QCOMPARE(freeEmblem(roster), 0);
    roster.pupils.erase(roster.pupils.begin() + 5);
    QCOMPARE(freeEmblem(roster), 5);
}

void TestRoster::nonsenseIsRefused_data() {
    QTest::addColumn<QByteArray>("said");
    QTest::addColumn<QString>("why");
    const auto row = [](const char* name, const std::string& said, const char* why) {
        talk::row(name, QByteArray::fromStdString(said), why);
    };
    row("nothing", "", "line 1, column 1: this is not JSON in UTF-8");
    row("a plan", R"({"format":"kachisuji-plan","version":1})",
        "this is not a class; its “format” must be “kachisuji-class”");
    row("of later", with("\"version\": 1", "\"version\": 2"), "version: “2” is not allowed; allowed: 1 to 1");
    row("the same card twice", with(cardOf(2), cardOf(1)),
        "pupil 2: there is another pupil with this id or card");
    row("the same id twice", with("\"id\": 9", "\"id\": 7"),
        "pupil 2: there is another pupil with this id or card");
    row("a short card", with(cardOf(2), "2"), "pupil 2: “2” is not what a seat card says");
    row("a card that is none", with(cardOf(2), cardOf(2).replace(3, 1, "/")),
        "pupil 2: “xxx/xxxxxxxxxxxxxxxxx2” is not what a seat card says");
    row("an emblem that is none", with("\"emblem\": 17", "\"emblem\": 64"),
        "pupil 2: emblem: “64” is not allowed; allowed: 0 to 63");
    row("a task that is none", with("\"puzzles\"", "\"homework\""),
        "task 1: “do”: “homework” is not a task; allowed: guide, lesson, puzzles, match, record, lab");
    row("a long name", with("はな", std::string(longestPupil + 1, 'x')),
        "pupil 1: “name” has 161 bytes; allowed: 160");
    row("more of the plan than there is", with("\"tasks\": 2", "\"tasks\": 4"),
        "tasks: “4” is not allowed; allowed: 0 to 3");
}

void TestRoster::nonsenseIsRefused() {
    talk::refuses([](const std::string& said) { readRoster(said); });
}

void TestRoster::aFileCutShortIsRefused() {
    const auto text = write(some());
    for (std::size_t size = 0; size + 2 < text.size(); ++size)
        QVERIFY_THROWS_EXCEPTION(InputError, readRoster(text.substr(0, size)));
}

QTEST_GUILESS_MAIN(TestRoster)
#include "tst_roster.moc"
