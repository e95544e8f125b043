#include <QTest>

#include <QFile>

#include "core/lessons/lessoncheck.h"
#include "core/ownwords.h"

#include <array>

using namespace core;

namespace {

const std::string example = R"(# For people.
game: persimmons
title: Two strings
title.ja: ひもが2本

[outcome]
rules: condition=W
position: 2-2W
say.en: Who wins?
say.ja: どちらが
 勝ちますか？
right: The other one copies.
wrong: What can the other one
  copy?

[claim]
rules: condition=W
position: 2-3W
say: Leave %1.
true: two that are alike
false: as few as you can
fails: 2-3W
move: 2:3

[without help]

[keep]
rules: condition=W
say: Win to the end.
wrong: Make them alike.
board: 2-3W
board: 3-4W
)";

std::string shown(const Phrase& phrase, std::string_view language = "en") {
    return read(ownWords(phrase), language);
}

// What is wrong with a file; empty: nothing.
std::string fault(const std::string& file) {
    try {
        checkLesson(*readLesson(file, "test"), {});
        return {};
    } catch (const InputError& e) {
        return e.what();
    }
}

std::string with(std::string_view what, std::string_view instead) {
    auto file = example;
    return file.replace(file.find(what), what.size(), instead);
}

// A lesson of a game as somebody would write it.
class Written {
public:
    Written(const Kind& kind, const Lesson& lesson) {
        line("game", kind.id);
        say("title", lesson.title);
        if (lesson.columns) line("columns", "yes");
        for (const auto& step : lesson.steps) add(step);
        all += "[without help]\n";
        for (const auto& step : lesson.exit) add(step);
    }
    std::string all;

private:
    void line(std::string_view key, std::string_view value) {
        all += std::string(key) + ": " + std::string(value) + "\n";
    }
    void say(std::string_view key, const Phrase& phrase) {
        if (*phrase.english != '\0') line(key, phrase.english);
    }
    void add(const Step& step) {
        constexpr std::array names{"look",   "try",  "outcome", "number", "where",
                                   "origin", "best", "keep",    "mark",   "claim"};
        constexpr std::array outcomes{"loss", "draw", "win"};
        constexpr std::array diagrams{"none", "dots", "full"};
        constexpr std::array graphs{"first", "second", "endless"};
        all += std::string("[") + names[static_cast<std::size_t>(step.task)] + "]\n";
        using Given = std::pair<std::string_view, std::string_view>;
        const std::vector<Given> values{{"rules", step.rules}, {"position", step.position},
                                        {"move", step.moves},  {"beside", step.beside},
                                        {"lab", step.lab},     {"with", step.with}};
        for (const auto& [key, value] : values)
            if (!value.empty() && (key != "position" || step.boards.empty())) line(key, value);
        say("say", step.say);
        say("right", step.right);
        say("wrong", step.wrong);
        for (const auto board : step.boards) line("board", board);
        if (step.figure != nullptr) line("figure", step.figure->key);
        if (step.turns > 0) line("turns", std::to_string(step.turns));
        const std::vector<std::pair<std::string_view, bool>> truths{
            {"side", step.side}, {"exact", step.exact}, {"facts", step.facts}, {"again", step.again}};
        for (const auto& [key, yes] : truths)
            if (yes) line(key, "yes");
        if (step.diagram != Diagram::None) line("diagram", diagrams[static_cast<std::size_t>(step.diagram)]);
        constexpr std::array charts{"columns", "table", "answers", "clock"};
        if (step.chart != Chart::Columns) line("chart", charts[static_cast<std::size_t>(step.chart)]);
        if (!step.cells.empty()) line("cells", step.cells);
        if (step.graph) line("graph", graphs[static_cast<std::size_t>(*step.graph)]);
        for (const auto& call : step.calls)
            say(outcomes[static_cast<std::size_t>(static_cast<int>(call.outcome) + 1)], call.text);
        for (const auto& gap : step.gaps)
            for (const auto& part : gap) {
                say(&part == &gap.front() ? "true" : "false", part.text);
                if (!part.position.empty()) line("fails", part.position);
                if (!part.move.empty()) line("move", part.move);
            }
    }
};

} // namespace

// Lessons as teachers write them: what is right is read, and what is wrong is refused in one line.
class TestLessonFile : public QObject {
    Q_OBJECT

private slots:
    void isRead();
    void eachReadsTheirLanguage();
    void whatIsWrongIsNamed_data();
    void whatIsWrongIsNamed();
    void lessonsOfGamesCanBeWritten_data();
    void lessonsOfGamesCanBeWritten();
    void theExampleIsRight();
    void damageIsRefused();
};

void TestLessonFile::isRead() {
    const auto file = readLesson(example, "test");
    QCOMPARE(file->kind->id, "persimmons");
    const auto& lesson = file->lesson;
    QCOMPARE(lesson.id, "test");
    QCOMPARE(shown(lesson.title), "Two strings");
    QCOMPARE(lesson.steps.size(), std::size_t(2));
    QCOMPARE(lesson.exit.size(), std::size_t(1));
    QCOMPARE(shown(lesson.steps[0].wrong), "What can the other one copy?");
    QCOMPARE(shown(lesson.steps[0].say, "ja"), "どちらが勝ちますか？");
    QCOMPARE(lesson.steps[1].gaps.at(0).at(1).move, "2:3");
    QCOMPARE(lesson.exit[0].boards.size(), std::size_t(2));
    QCOMPARE(fault(example), std::string());
    // Written with another editor.
    auto windows = "\xEF\xBB\xBF" + example;
    for (std::size_t at = 0; (at = windows.find('\n', at)) != std::string::npos; at += 2)
        windows.insert(at, "\r");
    QCOMPARE(fault(windows), std::string());
}

void TestLessonFile::eachReadsTheirLanguage() {
    const auto in = [](const OwnWords& words) {
        const auto carried = words.carried();
        const auto phrase = ownPhrase(carried);
        return shown(phrase, "en") + "/" + shown(phrase, "ja") + "/" + shown(phrase, "ja_Hira");
    };
    QCOMPARE(in({.any = {}, .english = "e", .japanese = "j", .kana = "k"}), "e/j/k");
    QCOMPARE(in({.any = "a", .english = {}, .japanese = {}, .kana = {}}), "a/a/a");
    QCOMPARE(in({.any = "a", .english = {}, .japanese = "j", .kana = {}}), "a/j/j");
    QCOMPARE(in({.any = {}, .english = "e", .japanese = {}, .kana = {}}), "e/e/e");
    QVERIFY(ownWords(text("test", "Test")).empty());
}

void TestLessonFile::whatIsWrongIsNamed_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const std::string& file, const char* said) {
        QTest::newRow(name) << QString::fromUtf8(file.data(), static_cast<qsizetype>(file.size()))
                            << QString::fromUtf8(said);
    };
    row("nothing", "", "line 1: “game” is missing");
    row("no title", "game: bao\n", "line 1: “title” is missing");
    row("another game", with("persimmons", "chess"), "line 2: there is no game “chess”");
    row("another task", with("[claim]", "[clam]"), "line 16: “clam” is not known here; allowed: look, try");
    row("another key", with("right:", "rigth:"),
        "line 12: “rigth” is not known here; allowed: say, right, wrong");
    row("a key of another task", with("right:", "turns:"), "line 12: “turns” is not known here");
    row("another language", with("say.ja", "say.fr"),
        "line 10: there is no language “fr”; allowed: en, ja, ja_Hira");
    row("rules", with("condition=W", "condition=Q"), "line 7: condition: “Q”");
    const std::string where =
        "[where]\nrules: condition=W\nsay: Which?\nboard: 1-2W\nboard: 2-3W\nboard: 3-4W\n";
    row("a move too few", example + where + "move: 2:1 2:1\n", "“move” is missing");
    row("a move too many", example + where + "move: 2:1 2:1 2:1 2:1\n",
        "“move” stands here too often; allowed: 3");
    row("a position", with("position: 2-2W", "position: 2-x"), "line 8: ");
    row("the end", with("position: 2-2W", "position: 0W"), "line 8: the match is over in the position “0W”");
    row("a move", with("move: 2:3", "move: 2:9"), "line 23: ");
    row("no place", with("Leave %1.", "Leave it."), "“Leave it.” has no place %1");
    row("nothing false", with("false: as few as you can\nfails: 2-3W\nmove: 2:3\n", ""),
        "line 16: “false” is missing");
    row("help", with("[without help]\n", ""), "“[without help]”");
    row("a question that is none", with("[keep]", "[look]"),
        "line 27: “look” is not known here; allowed: outcome");
    row("twice", with("right: ", "say.en: "), "line 12: “say” stands here too often; allowed: 1");
    row("no colon", with("right: ", "right "),
        "line 12: “right The other one copies.” is not of the form key: value");
    row("no bracket", with("[claim]", "[claim"), "line 16: “[claim” does not end with “]”");
    row("nothing to go on with", " more\n" + example, "line 1: there is nothing before this");
    row("an invisible character", with("right: ", "right: \x1b"),
        "line 12: there is a character that cannot be shown");
    row("without a sentence", with("say: Win to the end.\n", ""), "line 27: “say” is missing");
    row("too long", with("copies.", std::string(longestLessonText, 'x')), "line 12: a text of ");
    row("too large", example + std::string(mostLessonBytes, '#'), "a lesson of ");
    // What only the solver sees.
    row("every move", with("board: 3-4W", "board: 3-3W"), "line 27: 3-3W: every move would be right");
    row("a move that is good", with("move: 2:3", "move: 2:1"),
        "line 16: the move “2:1” gives nothing away in “2-3W”");
    row("not to choose from", with("right:", "draw: Nobody\nright:"),
        "line 6: 2-2W: the right answer is not among those");
    row("all lost", example + "[mark]\nrules: condition=W\nsay: Which?\nboard: 1-1W\nboard: 2-2W\n",
        "all of these boards are lost");
}

void TestLessonFile::whatIsWrongIsNamed() {
    QFETCH(QString, file);
    QFETCH(QString, said);
    const auto found = QString::fromStdString(fault(file.toStdString()));
    QVERIFY2(found.contains(said), qPrintable(found));
    QVERIFY(!found.contains(QLatin1Char('\n')));
}

void TestLessonFile::lessonsOfGamesCanBeWritten_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("lesson");
    const auto& kinds = catalogue();
    for (std::size_t k = 0; k < kinds.size(); ++k)
        for (std::size_t i = 0; i < kinds[k]->lessons.size(); ++i)
            QTest::addRow("%s %s", std::string(kinds[k]->id).c_str(),
                          std::string(kinds[k]->lessons[i].id).c_str())
                << static_cast<int>(k) << static_cast<int>(i);
}

// One form serves both: each of them can be said in a file, reads as the same, and passes the solver.
void TestLessonFile::lessonsOfGamesCanBeWritten() {
    QFETCH(int, kind);
    QFETCH(int, lesson);
    const auto& k = *catalogue()[static_cast<std::size_t>(kind)];
    const auto& data = k.lessons[static_cast<std::size_t>(lesson)];
    const auto file = Written(k, data).all;
    const auto read = readLesson(file, std::string(data.id));
    QCOMPARE(read->lesson.steps.size(), data.steps.size());
    QCOMPARE(read->lesson.exit.size(), data.exit.size());
    QCOMPARE(shown(read->lesson.title), data.title.english);
    for (std::size_t i = 0; i < data.steps.size(); ++i) {
        const auto &one = read->lesson.steps[i], &other = data.steps[i];
        QVERIFY(one.task == other.task && one.rules == other.rules && one.moves == other.moves);
        QVERIFY(one.figure == other.figure && one.turns == other.turns && one.boards == other.boards);
        QVERIFY(one.graph == other.graph && one.diagram == other.diagram && one.beside == other.beside);
        QVERIFY(one.chart == other.chart && one.cells == other.cells && one.again == other.again);
        QCOMPARE(shown(one.say), other.say.english);
        QCOMPARE(one.gaps.size(), other.gaps.size());
        QCOMPARE(one.calls.size(), other.calls.size());
    }
    checkLesson(*read, {});
}

void TestLessonFile::theExampleIsRight() {
    QFile file(QStringLiteral(SOURCE_FOLDER "/resources/lesson.txt"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto all = file.readAll().toStdString();
    QCOMPARE(fault(all), std::string());
    const auto read = readLesson(all, "test");
    for (const auto* language : {"en", "ja", "ja_Hira"})
        for (const auto& step : read->lesson.steps) QVERIFY(!shown(step.say, language).empty());
}

// Cut off anywhere, or with any one character gone or another: it is read or refused.
void TestLessonFile::damageIsRefused() {
    for (std::size_t i = 0; i < example.size(); ++i)
        for (const auto& damaged : {example.substr(0, i), example.substr(0, i) + example.substr(i + 1),
                                    example.substr(0, i) + '\xff' + example.substr(i + 1),
                                    example.substr(0, i) + '\n' + example.substr(i + 1)})
            try {
                readLesson(damaged, "test");
            } catch (const InputError& e) {
                QVERIFY(std::string_view(e.what()).find('\n') == std::string_view::npos);
            }
}

QTEST_APPLESS_MAIN(TestLessonFile)
#include "tst_lessonfile.moc"
