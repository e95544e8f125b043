#include <QTest>

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTemporaryFile>

#include "core/kind.h"
#include "core/labs/labs.h"
#include "core/solve/numbering.h"
#include "tests/app/clirun.h"

using namespace clirun;

// kachisuji-cli from outside: what it prints, its exit codes, its errors.
class TestCli : public QObject {
    Q_OBJECT

private slots:
    void games();
    void analyse();
    void analyseAfterMoves();
    void analyseRepeated();
    void analyseFinished();
    void solve();
    void perft();
    void play();
    void pie();
    void sameSeedSameMatch();
    void lab();
    void text_data();
    void text();
    void everyPosition();
    void aLessonIsChecked();
    void badUsage_data();
    void badUsage();
    void everyLanguage();
    void manual_data();
    void manual();
};

namespace {

QStringList keys(const QByteArray& line, const QJsonObject& object) {
    auto all = object.keys();
    std::ranges::sort(all, {}, [&](const QString& key) { return line.indexOf('"' + key.toUtf8() + "\":"); });
    return all;
}

} // namespace

void TestCli::aLessonIsChecked() {
    const auto path = QStringLiteral(SOURCE_FOLDER "/resources/lesson.txt");
    const auto right = run({"lesson", path});
    QCOMPARE(right.err, QByteArray());
    QCOMPARE(right.code, 0);
    QVERIFY(right.out.contains("nothing is wrong"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QTemporaryFile wrong;
    QVERIFY(wrong.open());
    wrong.write(file.readAll().replace("[mark]", "[marks]"));
    wrong.close();
    const auto refused = run({"lesson", wrong.fileName()});
    QCOMPARE(refused.code, 2);
    QCOMPARE(refused.err.count('\n'), 1);
    QVERIFY2(refused.err.contains(wrong.fileName().toUtf8() + ": line 14: “marks”"), refused.err);
    QCOMPARE(run({"lesson", "/nowhere.txt"}).code, 2);
}

void TestCli::games() {
    const auto answer = run({"games", "--json"});
    QCOMPARE(answer.code, 0);
    QCOMPARE(answer.out.count('\n'), 1);
    const auto games = answer.json()["games"].toArray();
    QStringList ids;
    for (const auto& game : games) {
        const auto object = game.toObject();
        ids += object["id"].toString();
        for (const char* language : {"en", "ja", "ja_Hira"})
            QVERIFY(!object["title"].toObject()[QLatin1String(language)].toString().isEmpty());
        for (const auto& option : object["options"].toArray()) QVERIFY(option.toObject().contains("default"));
    }
    QVERIFY(ids.contains("ribbonim") && ids.contains("persimmons"));
}

void TestCli::analyse() {
    const auto answer = run({"analyse", "ribbonim", "--position", "3-5-7", "--json"});
    QCOMPARE(answer.code, 0);
    const auto json = answer.json();
    QCOMPARE(keys(answer.out, json),
             QStringList({"game", "rules", "position", "mover", "verdict", "moves", "keeping"}));
    QCOMPARE(json["position"].toString(), "3-5-7 1");
    QCOMPARE(json["mover"].toString(), "first");
    const auto verdict = json["verdict"].toObject();
    QCOMPARE(verdict["outcome"].toString(), "win");
    QCOMPARE(verdict["distance"].toInt(), 14);
    QCOMPARE(verdict["proof"].toString(), "exact");
    QCOMPARE(verdict["level"].toInt(), 14);
    const auto best = json["moves"].toArray()[0].toObject();
    QCOMPARE(best.keys(), QStringList({"move", "position", "verdict"}));
    QCOMPARE(best["verdict"].toObject()["outcome"], verdict["outcome"]);
    QCOMPARE(best["verdict"].toObject()["distance"], verdict["distance"]);
}

void TestCli::analyseAfterMoves() {
    const auto json =
        run({"analyse", "persimmons", "--position", "1-2A", "--moves", "2:1 L", "--json"}).json();
    QCOMPARE(json["position"].toString(), "1-1L 1");
    QCOMPARE(json["verdict"].toObject()["grundy"].toInt(-1), 1);
    QCOMPARE(json["moves"].toArray().size(), 2);
}

// The start comes back after four moves: the third time is a draw and the end.
void TestCli::analyseRepeated() {
    const QString round = QStringLiteral("=0,2 =0,2 =1,1 =1,1 ");
    const auto once = run({"analyse", "chopsticks", "--moves", round, "--json"}).json();
    QCOMPARE(once["position"].toString(), "11/11 1");
    QVERIFY(!once["moves"].toArray().isEmpty());
    const auto twice = run({"analyse", "chopsticks", "--moves", round + round, "--json"}).json();
    QVERIFY(twice["moves"].toArray().isEmpty());
    QCOMPARE(twice["verdict"].toObject()["outcome"].toString(), "draw");
    QCOMPARE(twice["verdict"].toObject()["proof"].toString(), "exact");
    const auto more = run({"analyse", "chopsticks", "--moves", round + round + "LR"});
    QCOMPARE(more.code, 2);
    QVERIFY2(more.err.contains("“LR” comes after the end of the match"), more.err);
}

void TestCli::analyseFinished() {
    const auto answer = run({"analyse", "persimmons", "--position", "0W 2", "--json"});
    QCOMPARE(answer.code, 0);
    QCOMPARE(answer.json()["moves"].toArray().size(), 0);
    QCOMPARE(answer.json()["verdict"].toObject()["outcome"].toString(), "loss");
    QCOMPARE(answer.json()["mover"].toString(), "second");
}

// 0A 1: declare W or L, each of which ends the game: 3 positions, the first a win.
void TestCli::solve() {
    const auto answer = run({"solve", "persimmons", "--position", "0A", "--json"});
    QCOMPARE(answer.code, 0);
    const auto json = answer.json();
    QCOMPARE(keys(answer.out, json), QStringList({"game", "rules", "positions", "wins", "draws", "losses",
                                                  "finished", "unknown", "start", "seconds"}));
    QCOMPARE(json["positions"].toInt(), 3);
    QCOMPARE(json["wins"].toInt(), 2);
    QCOMPARE(json["losses"].toInt(), 1);
    QCOMPARE(json["finished"].toInt(), 2);
    QCOMPARE(json["unknown"].toInt(-1), 0);
    QCOMPARE(json["start"].toObject()["distance"].toInt(), 1);
}

// From 2W: drop 2, or 1 and 1.
void TestCli::perft() {
    const auto count = [](const char* depth) {
        return run({"perft", "persimmons", depth, "--position", "2W", "--json"}).json()["count"].toInt(-1);
    };
    QCOMPARE(count("0"), 1);
    QCOMPARE(count("1"), 2);
    QCOMPARE(count("2"), 1);
    QCOMPARE(count("3"), 0);
    QCOMPARE(run({"perft", "persimmons", "1", "--position", "2W"}).out, "2\n");
}

void TestCli::play() {
    const QTemporaryDir folder;
    const auto path = folder.filePath("match.kachisuji");
    const auto answer = run({"play", "persimmons", "--position", "1-2-3A", "--first", "perfect", "--second",
                             "random", "--seed", "5", "--record", path, "--json"});
    QCOMPARE(answer.code, 0);
    const auto json = answer.json();
    QCOMPARE(json["result"].toString(), "first");
    QCOMPARE(json["plies"].toInt(), int(json["moves"].toArray().size()));
    for (const char* key : {"game", "rules", "start"}) QVERIFY(json[QLatin1String(key)].isString());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto record = QJsonDocument::fromJson(file.readAll()).object();
    QCOMPARE(record["format"].toString(), "kachisuji-match");
    QCOMPARE(record["moves"], json["moves"]);
    QCOMPARE(record["players"].toObject()["second"].toObject()["computer"].toString(), "random");
}

void TestCli::sameSeedSameMatch() {
    const auto match = [](const char* seed) {
        return run({"play", "persimmons", "--first", "fair", "--second", "gentle", "--seed", seed}).out;
    };
    QCOMPARE(match("1"), match("1"));
    QVERIFY(match("1") != match("2") || match("1") != match("3"));
}

void TestCli::lab() {
    const QStringList command{"lab", "persimmons-grundy", "--condition", "A", "--size", "8"};
    const auto answer = run(command + QStringList{"--json"});
    QCOMPARE(answer.code, 0);
    QCOMPARE(answer.json()["mismatches"].toInt(-1), 0);
    const auto row = answer.json()["rows"].toArray()[3].toObject();
    QCOMPARE(row["row"].toInt(), 3);
    QCOMPARE(QJsonDocument(row["values"].toArray()).toJson(QJsonDocument::Compact), "[1,0,3,2,6,7,4,5]");
    QVERIFY(run(command + QStringList{"--csv"}).out.contains("\n3,1,0,3,2,6,7,4,5\n"));
    QCOMPARE(run({"lab", "persimmons-grundy", "--rules", "condition=A;size=8", "--json"}).json()["rows"],
             answer.json()["rows"]);
    const auto levels = run({"lab", "ribbonim-levels", "--max-level", "3", "--max-stones", "4", "--json"});
    QCOMPARE(levels.code, 0);
    QVERIFY(levels.out.contains(R"({"level":3,"outcome":"loss","fields":[)"));
}

// With the pie whoever plays perfectly wins against any first move: by taking it over, or not.
void TestCli::pie() {
    QSet<bool> taken;
    for (int seed = 1; seed <= 8; ++seed) {
        const QStringList command{"play",   "ribbonim", "--position", "1-2",    "--first",
                                  "random", "--second", "perfect",    "--seed", QString::number(seed)};
        QVERIFY(!run(command + QStringList{"--json"}).json().contains("pie"));
        const auto record = run(command + QStringList{"--pie", "--json"}).json();
        taken.insert(record["pie"].toBool());
        const auto winner = record["players"].toObject()[record["result"].toString()].toObject();
        QCOMPARE(winner["computer"].toString(), "perfect");
        const auto text = run(command + QStringList{"--pie"}).out;
        QCOMPARE(text.contains("The two have changed sides after the first move."), record["pie"].toBool());
    }
    QCOMPARE(taken.size(), 2);
}

void TestCli::text_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("games") << QStringList{"games"} << QByteArray("condition");
    QTest::newRow("analyse") << QStringList{"analyse", "persimmons", "--position", "0A"}
                             << QByteArray("win in 1");
    QTest::newRow("one string of two digits")
        << QStringList{"analyse", "persimmons", "--position", "13A"} << QByteArray("two strings are 1-3");
    QTest::newRow("Japanese") << QStringList{"analyse", "persimmons", "--lang", "ja"}
                              << QByteArray("1-2-3A 1");
    QTest::newRow("kana") << QStringList{"analyse", "persimmons", "--lang", "ja_Hira"}
                          << QByteArray("かち（あと 6て）");
    QTest::newRow("outcomes of a lab in Japanese")
        << QStringList{"lab", "chopsticks-rules", "--fingers", "3..3", "--lang", "ja"}
        << QByteArray("負け      6");
    QTest::newRow("figures in Japanese")
        << QStringList{"analyse", "bao", "--lang", "ja"} << QByteArray("リード0で引き分け、リード1で勝ち");
    QTest::newRow("totals in kana") << QStringList{"lab", "persimmons-grundy", "--lang", "ja_Hira"}
                                    << QByteArray("しきと あわない ところ：0");
    QTest::newRow("no draws") << QStringList{"lab", "persimmons-find", "--strings", "1,2", "--lang", "ja"}
                              << QByteArray("引き分けの局面はなく、76 %の局面では手番の人が勝ちます");
    QTest::newRow("solve") << QStringList{"solve", "persimmons"} << QByteArray("positions");
    QTest::newRow("play") << QStringList{"play", "persimmons"} << QByteArray("The first player has won.");
    QTest::newRow("graph") << QStringList{"graph", "chopsticks", "--show", "endless"}
                           << QByteArray("digraph");
    QTest::newRow("graph of a game without draws")
        << QStringList{"graph", "ribbonim"} << QByteArray("label=\"3-5-7\"");
    QTest::newRow("every position") << QStringList{"positions", "persimmons", "--position", "1A", "--csv"}
                                    << QByteArray("position,mover,outcome,distance\n1A 1,first,win,2\n");
    QTest::newRow("lab") << QStringList{"lab", "persimmons-grundy"} << QByteArray("mismatches");
    QTest::newRow("help") << QStringList{"--help"} << QByteArray("perft GAME DEPTH");
    QTest::newRow("help of a lab") << QStringList{"lab", "bao-loops", "--help"} << QByteArray("pits");
    QTest::newRow("help of labs") << QStringList{"lab", "--help"} << QByteArray("perft GAME DEPTH");
    QTest::newRow("help of a command") << QStringList{"perft", "--help"} << QByteArray("perft GAME DEPTH");
    QTest::newRow("version") << QStringList{"--version"} << QByteArray("kachisuji-cli ");
}

void TestCli::text() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    const auto answer = run(arguments);
    QCOMPARE(answer.code, 0);
    QVERIFY2(answer.out.contains(says), answer.out);
    QVERIFY(answer.err.isEmpty());
}

// As many as are found by going from each to the next, and as are counted.
void TestCli::everyPosition() {
    for (const char* id : {"ribbonim", "persimmons"}) {
        const auto game = core::kindOf(id).game("");
        core::Numbering reached([&game](const core::Position& p) { return game->folded(p); });
        reached.of(game->start());
        for (std::uint32_t i = 0; i < reached.size(); ++i) {
            const auto p = reached.at(i);
            if (!game->result(p))
                for (const auto move : game->moves(p)) reached.of(game->play(p, move));
        }
        const auto listed = run({"positions", id, "--json"}).json()["positions"].toArray();
        QCOMPARE(listed.size(), qsizetype{reached.size()});
        QCOMPARE(run({"positions", id}).out.count('\n'), qsizetype{reached.size()} + 1);
        QVERIFY(listed.first().toObject()["verdict"].toObject()["outcome"] == "win");
        QCOMPARE(run({"solve", id, "--json"}).json()["positions"].toInteger(), listed.size());
    }
}

void TestCli::badUsage_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* name, const QStringList& arguments, const QByteArray& says) {
        QTest::newRow(name) << arguments << says;
    };
    row("nothing", {}, "commands are: games, analyse");
    row("unknown command", {"fly"}, "“fly”");
    row("unknown option", {"games", "--fast"},
        "“--fast” is not an option of games; options are: --rules, --position");
    row("option of another command", {"solve", "persimmons", "--seed", "1"}, "“--seed”");
    row("no game", {"analyse"}, "analyse needs GAME");
    row("unknown game", {"analyse", "go"}, "“go”; games are: ");
    row("no depth", {"perft", "persimmons"}, "perft needs DEPTH");
    row("bad depth", {"perft", "persimmons", "-1"}, "DEPTH: “-1” is not allowed; allowed: 0 to 1000");
    row("extra argument", {"games", "twice"}, "“twice” is too much for games");
    row("no value", {"analyse", "persimmons", "--position"}, "“--position” needs a value");
    row("option for value", {"analyse", "persimmons", "--position", "--json"}, "“--position” needs a value");
    row("given twice", {"games", "--json", "--json"}, "“--json” is given twice");
    row("behind a sign", {"solve", "persimmons", "--time-ms=soon"}, "--time-ms: “soon”");
    row("twice, in either form", {"games", "--lang=ja", "--lang", "en"}, "“--lang” is given twice");
    row("flag with a value", {"games", "--json=no"}, "“--json=no” is not an option of games");
    row("language", {"games", "--lang", "fr"},
        "--lang: “fr” is not allowed; allowed: one of en, ja, ja_Hira");
    row("time", {"solve", "persimmons", "--time-ms", "soon"}, "--time-ms: “soon”");
    row("rules", {"solve", "persimmons", "--rules", "size=3"}, "“size”");
    row("position", {"solve", "persimmons", "--position", "x\ny"}, "x y");
    row("move", {"analyse", "persimmons", "--moves", "W 9:9"},
        "“9:9” is not a legal move in 1-2-3W 2; legal: ");
    row("level", {"play", "persimmons", "--first", "god"},
        "levels are: random, first-steps, gentle, fair, strong, perfect");
    row("seed", {"play", "persimmons", "--seed", "-3"}, "--seed: “-3”");
    row("record", {"play", "persimmons", "--record", "/nowhere/match"},
        "“/nowhere/match” cannot be written: ");
    row("no lab", {"lab"}, "lab needs ID");
    row("unknown lab", {"lab", "x"}, "labs are: ribbonim-levels, ");
    const std::string last(core::labsOf(*core::catalogue().back()).back().id);
    row("every lab is named", {"lab", "x"}, QByteArray(", ") + last.c_str() + '\n');
    row("lab's option", {"lab", "persimmons-grundy", "--max-level", "3"}, "--size");
    row("two forms", {"lab", "persimmons-grundy", "--csv", "--json"},
        "“--csv” and “--json” exclude each other");
    row("line break of another kind", {"analyse", QString::fromUtf8("a\u2028b")}, "“a b”");
    row("lab's interval", {"lab", "chopsticks-rules", "--fingers", "5..2"}, "A..B from 3 to 30");
    row("too large a graph", {"graph", "persimmons", "--rules", "strings=21,21,21,21,21,21,21,21"},
        "more than 1,000,000 positions");
    row("pie", {"play", "fmurs", "--pie"}, "“--pie” does not fit “9/9/");
    row("graph's part", {"graph", "chopsticks", "--show", "third"}, "first, second, endless");
    row("lab's range", {"lab", "persimmons-grundy", "--size", "-1"}, "size: “-1” is not allowed; allowed: ");
}

void TestCli::badUsage() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    const auto answer = run(arguments);
    QCOMPARE(answer.code, 2);
    QCOMPARE(answer.err.count('\n'), 1);
    QVERIFY2(answer.err.contains(says), answer.err);
}

// Help, answers and errors alike, wherever the language is named.
void TestCli::everyLanguage() {
    const QStringList kana{"--lang", "ja_Hira"};
    const auto help = run(QStringList{"--help"} + kana);
    QCOMPARE(help.code, 0);
    QVERIFY(help.out.contains("ゲームと その せってい") && !help.out.contains("the games and their options"));
    QVERIFY(run(QStringList{"games"} + kana).out.contains("ひもの いしとり"));
    const auto error = run(kana + QStringList{"bogus"});
    QCOMPARE(error.code, 2);
    QVERIFY(error.err.contains("めいれい"));
    QVERIFY(run(QStringList{"analyse", "ribbonim", "--position", "x"} + kana).err.contains("フィールド"));
}

void TestCli::manual_data() {
    QTest::addColumn<QString>("page");
    QTest::newRow("English") << "kachisuji-cli.1";
    QTest::newRow("Japanese") << "ja/kachisuji-cli.1";
}

// Every command is on the manual page, and every lab with its options of the games that it tells of.
void TestCli::manual() {
    QFETCH(QString, page);
    QFile file(QStringLiteral(SOURCE_FOLDER "/resources/man/") + page);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto text = QString::fromUtf8(file.readAll()).replace("\\-", "-");
    for (const auto& line : run({"--help"}).out.split('\n'))
        if (line.startsWith("  ") && line[2] >= 'a' && line[2] <= 'z') {
            const auto command = QString::fromUtf8(line.trimmed().split(' ').front());
            QVERIFY2(text.contains("\\fB" + command) || text.contains(".B " + command), qPrintable(command));
        }
    for (const auto* kind : core::catalogue())
        for (const auto& lab : kind->labs) {
            if (!text.contains(QString::fromUtf8(kind->id))) continue;
            const auto told = text.section(".B " + QString::fromUtf8(lab.id) + '\n', 1).section(".TP", 0, 0);
            for (const auto& option : lab.options)
                QVERIFY2(told.contains("--" + QString::fromUtf8(option.key)), lab.id.data());
        }
}

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
