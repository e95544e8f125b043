#include <QTest>

#include "core/play/record.h"
#include "core/version.h"

#include <nlohmann/json.hpp>

#include <random>

using namespace core;
using Json = nlohmann::json;

// Record files: what is written reads the same, and nothing that is read does harm.
class TestRecord : public QObject {
    Q_OBJECT

private slots:
    void roundTrip_data();
    void roundTrip();
    void givingUpIsKept();
    void truncatedAnywhere();
    void mutated();
    void otherKeysAreKept();
    void aLearnerStaysOne();
    void pieIsKept();
    void namesItsWriter();
    void refused_data();
    void refused();
    void absurdSizes();
    void whatIsReadCanBeKept();
};

namespace {

constexpr auto sample = R"({"format": "kachisuji-match", "version": 1, "game": "persimmons",
 "rules": "condition=A", "start": "1-2A 1", "moves": ["2:1", "L", "1:1"], "ply": 2,
 "players": {"first": "Anna", "second": {"name": "柿", "computer": "fair", "clock": [7, 8]}},
 "result": null, "comments": {"2": "brave"}})";

// The message of the InputError that reading throws; nothing if it is read.
std::optional<std::string> errorOf(std::string_view file) {
    try {
        readRecord(file);
    } catch (const InputError& e) {
        return e.what();
    }
    return {};
}

bool isOneLine(const std::string& message) {
    return !message.empty() && message.find('\n') == std::string::npos && message.size() < 1000;
}

// The sample with one key changed.
std::string with(const char* key, const Json& value) {
    auto json = Json::parse(sample);
    json[key] = value;
    return json.dump();
}

void playRandomly(Match& match, std::mt19937& random) {
    const auto most = random() % 60;
    for (auto i = 0U; i < most && !match.ending(); ++i) {
        const auto moves = match.game().moves(match.position());
        match.play(moves[random() % moves.size()]);
    }
}

void compare(const Record& read, const Record& written) {
    QCOMPARE(read.match.game().rules(), written.match.game().rules());
    QCOMPARE(read.match.start(), written.match.start());
    QCOMPARE(read.match.plies(), written.match.plies());
    for (int i = 0; i < read.match.plies(); ++i) QCOMPARE(read.match.move(i), written.match.move(i));
    QCOMPARE(read.match.ply(), written.match.ply());
    QCOMPARE(read.match.ending(), written.match.ending());
    QCOMPARE(read.seats, written.seats);
    QCOMPARE(write(read), write(written));
}

} // namespace

void TestRecord::roundTrip_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("rules");
    for (const auto* kind : catalogue()) {
        const auto id = QString::fromUtf8(kind->id.data(), qsizetype(kind->id.size()));
        QTest::addRow("%s", qPrintable(id)) << id << QString();
        for (const auto& preset : kind->presets)
            QTest::addRow("%s %s", qPrintable(id), preset.rules.c_str())
                << id << QString::fromStdString(preset.rules);
    }
}

void TestRecord::roundTrip() {
    QFETCH(QString, id);
    QFETCH(QString, rules);
    const std::shared_ptr<const Game> game = kindOf(id.toStdString()).game(rules.toStdString());
    for (unsigned seed = 0; seed < 20; ++seed) {
        std::mt19937 random(seed);
        Record record{Match(game), {Seat{"Ω\"\n柿"}, Seat{"", static_cast<Level>(seed % 6)}}};
        playRandomly(record.match, random);
        if (seed % 3 == 0) record.match.giveUp(static_cast<Player>(seed % 2));
        if (seed % 4 == 0) record.match.goTo(static_cast<int>(random() % 20));
        compare(readRecord(write(record)), record);
    }
}

void TestRecord::givingUpIsKept() {
    Record record{Match(kindOf("persimmons").game("")), {}};
    record.match.play(record.match.game().moves(record.match.position()).front());
    record.match.giveUp(Player::Second);
    const auto read = readRecord(write(record));
    QCOMPARE(read.match.ending(), (Ending{Player::First, Ending::Reason::GivenUp}));
    QCOMPARE(Json::parse(write(read))["result"].dump(), R"("first")");
}

void TestRecord::truncatedAnywhere() {
    const auto whole = write(readRecord(sample));
    const std::string_view file(whole);
    for (std::size_t size = 0; size < file.size(); ++size) {
        const auto error = errorOf(file.substr(0, size));
        if (error)
            QVERIFY2(isOneLine(*error), error->c_str());
        else
            QCOMPARE(write(readRecord(file.substr(0, size))), whole);
    }
    QVERIFY(errorOf(file.substr(0, file.size() - 2)));
}

void TestRecord::mutated() {
    std::mt19937 random(1);
    const auto whole = write(readRecord(sample));
    int taken = 0;
    for (int i = 0; i < 20'000; ++i) {
        auto file = whole;
        for (auto changes = 1 + random() % 4; changes > 0; --changes) {
            const auto place = random() % file.size();
            switch (random() % 4) {
            case 0:
                file[place] = static_cast<char>(random());
                break;
            case 1:
                file.erase(place, 1 + random() % 8);
                break;
            case 2:
                file.insert(place, file.substr(random() % file.size(), random() % 12));
                break;
            default:
                file[place] = "{}[]\",:0-9\\n"[random() % 12];
                break;
            }
            if (file.empty()) file = "{";
        }
        if (const auto error = errorOf(file)) {
            QVERIFY2(isOneLine(*error), error->c_str());
            continue;
        }
        QVERIFY(!errorOf(write(readRecord(file))));
        ++taken;
    }
    QVERIFY(taken > 100);
}

void TestRecord::otherKeysAreKept() {
    auto record = readRecord(sample);
    QCOMPARE(record.seats[0], Seat{"Anna"});
    QCOMPARE(record.seats[1], (Seat{"柿", Level::Fair}));
    QCOMPARE(record.match.ply(), 2);
    record.match.goTo(3);
    record.match.play(record.match.game().parse(record.match.position(), "2:1"));
    record.seats[1] = {"Ben"};
    auto written = Json::parse(write(record));
    QCOMPARE(written["comments"].dump(), R"({"2":"brave"})");
    QCOMPARE(written["players"].dump(), R"({"first":"Anna","second":{"clock":[7,8],"name":"Ben"}})");
    QCOMPARE(written["moves"].dump(), R"(["2:1","L","1:1","2:1"])");
    QVERIFY(!written.contains("ply"));
    QCOMPARE(written["result"].dump(), R"("first")");
    // Beside one player alone, too.
    auto one = Json::parse(sample);
    one["players"].erase("first");
    auto lonely = readRecord(one.dump());
    lonely.seats[1] = {"Ben"};
    written = Json::parse(write(lonely));
    QCOMPARE(written["players"].dump(), R"({"first":"","second":{"clock":[7,8],"name":"Ben"}})");
}

// A computer that has not had a lesson; of a person, the key means nothing and stays.
void TestRecord::aLearnerStaysOne() {
    auto file = Json::parse(sample);
    file["players"]["second"] = {{"computer", "perfect"}, {"lesson", "mirror"}};
    QCOMPARE(readRecord(file.dump()).seats[1], (Seat{"", Level::Perfect, "mirror"}));
    auto written = Json::parse(write(readRecord(file.dump())));
    QCOMPARE(written["players"]["second"].dump(), R"({"computer":"perfect","lesson":"mirror"})");
    file["players"]["second"] = {{"name", "Ben"}, {"lesson", "piano"}};
    written = Json::parse(write(readRecord(file.dump())));
    QCOMPARE(written["players"]["second"]["lesson"].dump(), R"("piano")");
    file["players"]["second"] = {{"computer", "perfect"}, {"lesson", 3}};
    QVERIFY(errorOf(file.dump()));
}

// The pie rule stands in a record only where it was agreed on.
void TestRecord::pieIsKept() {
    QVERIFY(!Json::parse(write(readRecord(sample))).contains("pie"));
    for (const bool taken : {false, true}) {
        const auto read = readRecord(with("pie", taken));
        QCOMPARE(read.match.pie(), taken ? Match::Pie::Taken : Match::Pie::Open);
        QCOMPARE(Json::parse(write(read))["pie"], Json(taken));
        QCOMPARE(read.seats[0].name, std::string("Anna"));
    }
    auto plain = Json::parse(write(readRecord(with("pie", true))));
    plain.erase("pie");
    QCOMPARE(plain, Json::parse(write(readRecord(sample))));
}

// The program that has written a file last, not the one that wrote what it was read from.
void TestRecord::namesItsWriter() {
    const auto written = Json::parse(write(readRecord(with("program", "Kachisuji 0.0.1"))));
    QCOMPARE(written["program"].get<std::string>(), "Kachisuji " + std::string(version()));
}

void TestRecord::refused_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("says"); // in the message
    const auto row = [](const char* name, const std::string& file, const char* says) {
        QTest::newRow(name) << QByteArray::fromStdString(file) << QString::fromUtf8(says);
    };
    row("empty", "", "line 1, column 1: this is not JSON");
    row("no JSON", "{\"format\": 1,\n \"a\" 2}", "line 2, column 6");
    row("broken UTF-8", "{\"a\":\n\"\xC3\x28\"}", "line 2, column 3");
    row("number too large", "{\"a\": 1e999}", "too large");
    row("list", "[]", "“kachisuji-match”");
    row("format", with("format", "other"), "“kachisuji-match”");
    row("format's type", with("format", 3), "format: “3” is not a string");
    row("newer", with("version", 2), "version 2; this program reads up to version 1");
    row("version zero", with("version", 0), "version: “0”");
    row("version's type", with("version", "1"), "version: “\"1\"”");
    row("unknown game", with("game", "go"), "game: there is no game “go”");
    row("unknown rule", with("rules", "size=9"), "rules: “size” is not an option");
    row("rules' type", with("rules", {1}), "rules: “[1]” is not a string");
    row("start", with("start", "1-2Q"), "start: ");
    row("start with a line break", with("start", "a\nb"), "“a b”");
    row("no moves", with("moves", nullptr), "moves: this must be a list");
    row("illegal move", with("moves", {"2:1", "2:9"}), "moves[2]: “2:9” is not a legal move in 1-1A 2");
    row("move's type", with("moves", {1}), "moves[1]: “1” is not a string");
    row("after the end", with("moves", {"1:1", "2:2", "W", "1:1"}), "moves[4]: “1:1” comes after the end");
    row("players' type", with("players", "Anna"), "players: this must be");
    row("player's type", with("players", {{"first", 1}}), "players.first: “1” is not a string");
    row("level", with("players", {{"second", {{"computer", "god"}}}}),
        "players.second: there is no level “god”");
    row("result", with("result", "third"),
        "result: “third” is not allowed; allowed: one of first, second, null");
    row("result's type", with("result", 1), "result: “1” is not a string");
    row("ply", with("ply", 4), "ply: “4” is not allowed; allowed: 0 to 3");
    row("ply's type", with("ply", 1.5), "ply: “1.5”");
    row("sides changed before a move",
        R"({"format":"kachisuji-match","version":1,"game":"persimmons","rules":"","moves":[],"pie":true})",
        "pie: “true” is not allowed; allowed: false before the first move");
    row("pie of one who moves alone",
        R"({"format":"kachisuji-match","version":1,"game":"fmurs","rules":"","moves":[],"pie":false})",
        "pie: “false” is not allowed; allowed: nothing where one player makes the first moves");
    row("pie's type", with("pie", "yes"), "pie: “\"yes\"” is not allowed; allowed: true, false");
    auto finished = Json::parse(with("moves", {"1:1", "2:2", "W"}));
    finished["result"] = "second";
    row("result and moves differ", finished.dump(), "result: “second” is not allowed; allowed: one of first");
}

void TestRecord::refused() {
    QFETCH(QByteArray, file);
    QFETCH(QString, says);
    const auto error = errorOf(file.toStdString());
    QVERIFY2(error, "it was taken");
    QVERIFY2(isOneLine(*error), error->c_str());
    QVERIFY2(QString::fromStdString(*error).contains(says), error->c_str());
}

void TestRecord::absurdSizes() {
    const auto refusedFor = [](const std::string& file, const char* why) {
        const auto error = errorOf(file);
        return error && isOneLine(*error) && error->find(why) != std::string::npos;
    };
    QVERIFY(refusedFor(std::string(5U << 20U, ' '), "too large"));
    QVERIFY(refusedFor(std::string(1U << 20U, '['), "nested"));
    QVERIFY(refusedFor(with("moves", Json(Json::array_t(10'001, "1:1"))), "too many"));
    QVERIFY(refusedFor(with("start", std::string(1U << 20U, 'x')), "start"));
    Json keys;
    for (int i = 0; i < 10'001; ++i) keys[std::to_string(i)] = i;
    QVERIFY(refusedFor(with("comments", keys), "keys"));
}

// Written anew, with its indents, a record may be far longer than it was: such a one is not even opened.
void TestRecord::whatIsReadCanBeKept() {
    int taken = 0, tooLarge = 0;
    for (const std::size_t size : {10'000U, 100'000U, 300'000U, 600'000U, 1'000'000U, 1'900'000U})
        for (const auto& filling : {Json(std::vector<int>(size / 2, 1)), Json(std::string(size, '\x01')),
                                    Json(std::string(size, 'x'))}) {
            const auto file = with("remark", filling);
            if (const auto error = errorOf(file)) {
                QVERIFY2(error->find("too large") != std::string::npos, error->c_str());
                ++tooLarge;
                continue;
            }
            ++taken;
            const auto error = errorOf(write(readRecord(file)));
            QVERIFY2(!error, error ? error->c_str() : "");
        }
    QVERIFY(taken > 5 && tooLarge > 0);
}

QTEST_GUILESS_MAIN(TestRecord)
#include "tst_record.moc"
