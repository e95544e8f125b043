#include <QTest>

#include "core/play/csv.h"
#include "core/play/json.h"
#include "core/play/report.h"
#include "core/text.h"
#include "core/verdictwords.h"
#include "tests/toykinds.h"

using namespace core;

// Answers in JSON to the letter, and in aligned words.
class TestReport : public QObject {
    Q_OBJECT

private slots:
    void strangersTextStaysInItsPlace();
    void verdictsAsJson_data();
    void verdictsAsJson();
    void boundsInWords();
    void analysisAsJson();
    void censusAsJson();
    void perftAsJson();
    void kindsAsJson();
    void tablesAsJson();
    void tablesAsCsv();
    void verdictsInWords_data();
    void verdictsInWords();
    void analysisInWords();
    void wideCharactersAlign();
    void figuresAlign();
    void matchInWords();
    void kindsInWords();
    void countsInWords();
    void whatATableShowsInWords();
    void valuesAreCalledAsTheirGameCallsThem();
};

namespace {

std::string english(const Phrase& phrase, int) {
    return phrase.english;
}

Verdict open(Outcome lower, Outcome upper, std::optional<int> estimate = {}) {
    auto v = between(lower, upper);
    v.estimate = estimate;
    return v;
}

constexpr Figure goats{.key = "goats",
                       .exactly = text("test", "%n goats"),
                       .none = text("test", "no goats ever"),
                       .atLeast = text("test", "%n goats or more"),
                       .atMost = text("test", "up to %n goats"),
                       .counts = true};
constexpr Figure lead{.key = "lead",
                      .exactly = text("test", "lead %1"),
                      .won = text("test", "win by %n"),
                      .lost = text("test", "loss by %n"),
                      .wins = text("test", "%1 wins by %n"),
                      .counts = true,
                      .isSigned = true,
                      .seenByOther = &lead};
constexpr Figure paws{.key = "animal.paws", .exactly = text("test", "%1 paws")};
constexpr Figure ears{
    .key = "animal.ears", .exactly = text("test", "%1 ears"), .none = text("test", "no ears")};

struct Known {
    const Figure* figure;
    Span span;
};

Verdict withFigures(Verdict v, const std::vector<Known>& figures) {
    for (const auto& [figure, span] : figures) v.figures.set(*figure, span);
    return v;
}

const std::shared_ptr<const Game>& game() {
    static const std::shared_ptr<const Game> toy = pursuit::kind().game("hare=2");
    return toy;
}

Table grid() {
    Table table;
    table.view = Table::View::Grid;
    table.columns = {{"row", text("test", "row")}, {"values", text("test", "values")}};
    table.rows = {{std::int64_t(0), std::vector<std::int64_t>{2, 3}},
                  {std::int64_t(1), std::vector<std::int64_t>{13}}};
    table.totals = {{"mismatches", 0, text("test", "different")}};
    table.facts = {{false, text("test", "A fact.")}};
    return table;
}

Table rows() {
    Table table;
    table.columns = {{"level", text("test", "level")},
                     {"fields", text("test", "fields")},
                     {"ok", text("test", "ok")},
                     {"note", text("test", "note")}};
    table.rows = {{std::int64_t(3), std::vector<std::string>{"2-2", "1-1-1"}, true, std::string("a,\"b\"")},
                  {std::int64_t(12), std::vector<std::string>{}, false, {}}};
    table.complete = false;
    return table;
}

} // namespace

// Neither does it turn the text around it, nor does a field of a table begin in it.
void TestReport::strangersTextStaysInItsPlace() {
    const std::string turned = "a\u202Eb\u2066c\u061Cd";
    QCOMPARE(unturned(turned), std::string("abcd"));
    QCOMPARE(unturned("勝ち\u2060筋"), std::string("勝ち\u2060筋"));
    QCOMPARE(std::string(InputError({text("core", "%1 → %2"), {turned, "x"}}).what()),
             std::string("abcd → x"));
    QCOMPARE(csvLine({"a;=1+1", "b"}), std::string("\"a;=1+1\",b\n"));
    QCOMPARE(csvLine({"fingers=5;overflow=wrap"}), std::string("fingers=5;overflow=wrap\n"));
}

void TestReport::verdictsAsJson_data() {
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<QString>("json");
    using enum Outcome;
    const auto row = [](const char* name, const Verdict& v, const char* json) {
        QTest::newRow(name) << v << QString(json);
    };
    row("win", exactly(Win, 5), R"({"outcome":"win","distance":5,"proof":"exact"})");
    row("win of unknown length", exactly(Win), R"({"outcome":"win","distance":null,"proof":"exact"})");
    row("finished draw", exactly(Draw, 0), R"({"outcome":"draw","distance":null,"proof":"exact"})");
    row("unknown", {}, R"({"outcome":"unknown","distance":null,"proof":"estimate"})");
    row("bound", open(Draw, Win), R"({"outcome":"unknown","distance":null,"proof":"bound"})");
    row("estimate", open(Draw, Win, 3), R"({"outcome":"win","distance":null,"proof":"estimate"})");
    row("even", open(Loss, Win, 0), R"({"outcome":"draw","distance":null,"proof":"estimate"})");
    row("numbers", withFigures(exactly(Loss, 2), {{&goats, {7, 7}}, {&paws, {0, 0}}}),
        R"({"outcome":"loss","distance":2,"proof":"exact","animal":{"paws":0},"goats":7})");
    row("none", withFigures(exactly(Win), {{&goats, {unlimited, unlimited}}}),
        R"({"outcome":"win","distance":null,"proof":"exact","goats":null})");
    row("bounds", withFigures(open(Loss, Win, 1), {{&goats, {9, 20}}}),
        R"({"outcome":"win","distance":null,"proof":"estimate","atleast":9,"atmost":20})");
    row("one bound", withFigures(open(Loss, Win, 1), {{&goats, {-unlimited, 20}}}),
        R"({"outcome":"win","distance":null,"proof":"estimate","atmost":20})");
    row("the other bound", withFigures(open(Loss, Win, 1), {{&goats, {9, unlimited}}}),
        R"({"outcome":"win","distance":null,"proof":"estimate","atleast":9})");
    auto bounded = exactly(Win);
    bounded.lower.plies = 9, bounded.upper.plies = 3;
    row("bounded distance", bounded, R"({"outcome":"win","distance":null,"proof":"exact"})");
    auto endless = withFigures(exactly(Draw), {{&paws, {unlimited, unlimited}}, {&ears, {-3, -3}}});
    endless.endless = true;
    row("nested", endless,
        R"({"outcome":"draw","distance":null,"proof":"exact","animal":{"ears":-3,"paws":null},"endless":true})");
}

void TestReport::verdictsAsJson() {
    QFETCH(Verdict, verdict);
    QFETCH(QString, json);
    Analysis analysis;
    analysis.verdict = verdict;
    const auto whole = QString::fromStdString(analysisJson(*game(), game()->start(), analysis));
    QCOMPARE(whole, R"({"game":"pursuit","rules":"hare=2","position":"ac 1","mover":"first","verdict":)" +
                        json + R"(,"moves":[]})" + '\n');
}

void TestReport::boundsInWords() {
    const auto said = [](Span span) { return figureMessage(goats, span).english(); };
    QCOMPARE(said({4, 4}), std::string("4 goats"));
    QCOMPARE(said({2, unlimited}), std::string("2 goats or more"));
    QCOMPARE(said({-unlimited, 5}), std::string("up to 5 goats"));
    QCOMPARE(said({3, 5}), std::string("up to 5 goats"));
    QCOMPARE(said({unlimited, unlimited}), std::string("no goats ever"));
}

void TestReport::analysisAsJson() {
    Analysis analysis;
    analysis.verdict = exactly(Outcome::Win, 3);
    analysis.moves = {{game()->parse(game()->start(), "+"), exactly(Outcome::Win, 3)}};
    QCOMPARE(analysisJson(*game(), game()->start(), analysis),
             R"({"game":"pursuit","rules":"hare=2","position":"ac 1","mover":"first",)"
             R"("verdict":{"outcome":"win","distance":3,"proof":"exact"},"moves":[{"move":"+",)"
             R"("position":"bc 2","verdict":{"outcome":"win","distance":3,"proof":"exact"}}]})"
             "\n");
}

void TestReport::censusAsJson() {
    Census stopped;
    stopped.positions = 40;
    stopped.wins = 3;
    stopped.losses = 5;
    stopped.finished = 2;
    QCOMPARE(
        censusJson(*game(), stopped, 0.5),
        R"({"game":"pursuit","rules":"hare=2","positions":40,"wins":3,"draws":0,"losses":5,"finished":2,)"
        R"("unknown":32,"start":{"outcome":"unknown","distance":null,"proof":"estimate"},"seconds":0.5})"
        "\n");
}

void TestReport::perftAsJson() {
    const std::string head = R"({"game":"pursuit","rules":"hare=2","position":"ac 1","depth":2,)";
    QCOMPARE(perftJson(*game(), game()->start(), 2, 6, true), head + "\"count\":6}\n");
    QCOMPARE(perftJson(*game(), game()->start(), 2, 6, false), head + "\"count\":null,\"atleast\":6}\n");
}

void TestReport::kindsAsJson() {
    auto kind = pursuit::kind();
    kind.options.push_back({"a",
                            Option::Type::Choice,
                            text("test", "a"),
                            "x",
                            0,
                            0,
                            {{"x", text("test", "x")}, {"y", text("test", "y")}}});
    kind.options.push_back({"b", Option::Type::List, text("test", "b"), "1,2", 1, 8});
    const auto shout = [](const Phrase&, int) -> std::string { return "!"; };
    QCOMPARE(kindsJson({&kind}, {{"en", english}, {"ja", shout}}),
             R"({"games":[{"id":"pursuit","title":{"en":"The Hunter and the Hare","ja":"!"},"options":[)"
             R"({"key":"hare","type":"int","default":3,"min":1,"max":7},)"
             R"({"key":"a","type":"choice","default":"x","choices":["x","y"]},)"
             R"({"key":"b","type":"list","default":"1,2","min":1,"max":8}]}]})"
             "\n");
}

void TestReport::tablesAsJson() {
    Lab lab;
    lab.id = "try";
    lab.options = {{"size", Option::Type::Int, text("test", "size"), "3", 1, 9}};
    QCOMPARE(tableJson(lab, parseValues(lab.options, "size=2"), grid()),
             R"({"lab":"try","options":"size=2","rows":[{"row":0,"values":[2,3]},{"row":1,"values":[13]}],)"
             R"("mismatches":0,"facts":[{"holds":false,"text":"A fact."}],"complete":true})"
             "\n");
    QCOMPARE(
        tableJson(lab, parseValues(lab.options, ""), rows()),
        R"({"lab":"try","options":"","rows":[{"level":3,"fields":["2-2","1-1-1"],"ok":true,"note":"a,\"b\""},)"
        R"({"level":12,"fields":[],"ok":false,"note":null}],"facts":[],"complete":false})"
        "\n");
}

void TestReport::tablesAsCsv() {
    QCOMPARE(tableCsv(grid()), "row,0,1\n0,2,3\n1,13\n");
    QCOMPARE(tableCsv(rows()), "level,fields,ok,note\n3,2-2 1-1-1,true,\"a,\"\"b\"\"\"\n12,,false,\n");
}

void TestReport::verdictsInWords_data() {
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<QString>("words");
    using enum Outcome;
    QTest::newRow("win") << exactly(Win, 5) << "win in 5 moves";
    QTest::newRow("loss") << exactly(Loss) << "loss";
    QTest::newRow("draw") << exactly(Draw) << "draw";
    QTest::newRow("bound") << open(Draw, Win) << "at least a draw";
    QTest::newRow("other bound") << open(Loss, Draw) << "at most a draw";
    QTest::newRow("estimate") << open(Loss, Win, -2) << "probably a loss";
    QTest::newRow("unknown") << Verdict() << "not known yet";
    auto bounded = exactly(Win);
    bounded.lower.plies = 9;
    QTest::newRow("quicker perhaps") << bounded << "win in at most 9 moves";
    QTest::newRow("slower perhaps") << ofMove(ofMove(exactly(Loss), false), false)
                                    << "loss in 2 moves or more";
    QTest::newRow("a figure") << withFigures(exactly(Win, 5), {{&goats, {3, 3}}}) << "win · 3 goats";
    QTest::newRow("bounds") << withFigures(open(Loss, Win), {{&goats, {1, 3}}})
                            << "not known yet · up to 3 goats";
    QTest::newRow("a figure for it") << withFigures(exactly(Loss, 5), {{&lead, {-3, -3}}}) << "loss by 3";
    QTest::newRow("a figure unknown")
        << withFigures(exactly(Loss, 5), {{&lead, {-3, 3}}}) << "loss in 5 moves";
}

void TestReport::verdictsInWords() {
    QFETCH(Verdict, verdict);
    QFETCH(QString, words);
    QCOMPARE(QString::fromStdString(verdictMessage(verdict).english()), words);
}

void TestReport::analysisInWords() {
    Analysis analysis;
    analysis.verdict = withFigures(exactly(Outcome::Win, 13), {{&paws, {14, 14}}});
    analysis.moves = {{game()->parse(game()->start(), "+"), analysis.verdict},
                      {game()->parse(game()->start(), "-"), {}}};
    QCOMPARE(
        analysisText(*game(), game()->start(), analysis, english),
        "The Hunter and the Hare  hare=2\nac 1\nThe first player is to move: win in 13 moves\n14 paws\n\n"
        "+  win in 13 moves  bc 2  14 paws\n"
        "-  not known yet    hc 2\n");
    QVERIFY(analysisText(*game(), game()->parse("aa 2"), {}, english)
                .ends_with("aa 2\nThe first player has won.\n"));
}

void TestReport::wideCharactersAlign() {
    Table table;
    table.columns = {{"a", text("test", "a")}, {"b", text("test", "b")}};
    table.rows = {{std::string("勝ち"), std::string("x")},
                  {std::string("abcd"), std::string("y")},
                  {std::string("–"), std::string("z")},
                  {std::string("：1"), std::string("w")}};
    QCOMPARE(tableText(table, english), "a     b\n勝ち  x\nabcd  y\n–     z\n：1   w\n");
}

void TestReport::figuresAlign() {
    using Row = std::vector<std::int64_t>;
    Table table;
    table.columns = {{"a", text("test", "a")}};
    table.rows = {{Row{1, 12, 123}}, {Row{12, 123, 1234}}};
    QCOMPARE(tableText(table, english), "a\n1,12,123\n12,123,1234\n");
    table.view = Table::View::Grid;
    QCOMPARE(tableText(table, english), "a\n  1 12 123\n 12 123 1234\n");
}

void TestReport::matchInWords() {
    Match match(game());
    match.play(game()->parse(match.position(), "+"));
    QVERIFY(matchText(match, english).ends_with("ac 1\n\n1  1  +  bc 2\n\nThe match is not over.\n"));
    match.play(game()->parse(match.position(), "-"));
    QVERIFY(matchText(match, english).ends_with("2  2  -  bb 1\n\nThe first player has won.\n"));
}

// Each kind of option, with what it may be.
void TestReport::kindsInWords() {
    using enum Option::Type;
    Kind kind;
    kind.id = "toy";
    kind.title = text("test", "Toy");
    kind.options = {
        {.key = "hares", .type = Int, .label = text("test", "Hares"), .fallback = "2", .min = 1, .max = 9},
        {.key = "paws",
         .type = Choice,
         .label = text("test", "Paws"),
         .fallback = "on",
         .choices = {{"on", text("test", "on")}, {"off", text("test", "off")}}},
        {.key = "holes", .type = List, .label = text("test", "Holes"), .fallback = "1", .min = 1, .max = 4},
        {.key = "of", .type = Range, .label = text("test", "From"), .fallback = "3..5", .min = 3, .max = 12}};
    QCOMPARE(kindsText({&kind}, english), "toy  Toy\n"
                                          "  hares  number  2     1–9      Hares\n"
                                          "  paws   choice  on    on, off  Paws\n"
                                          "  holes  list    1     1–4      Holes\n"
                                          "  of     range   3..5  3–12     From\n");
}

void TestReport::countsInWords() {
    QCOMPARE(perftText(12, true, english), "12\n");
    QCOMPARE(perftText(12, false, english), "stopped: at least 12\n");
    Census census;
    census.positions = 10, census.wins = 4, census.draws = 1, census.losses = 3, census.finished = 2;
    QVERIFY(censusText(*game(), game()->start(), census, english)
                .ends_with("positions  10\nwins       4\ndraws      1\nlosses     3\nfinished   2\n"
                           "not known  2\n"));
}

void TestReport::whatATableShowsInWords() {
    QCOMPARE(tableText(grid(), english), "row  values\n0      2  3\n1     13\ndifferent: 0\n✗ A fact.\n");
    QCOMPARE(tableText(rows(), english), "level  fields     ok   note\n"
                                         "3      2-2 1-1-1  yes  a,\"b\"\n"
                                         "12                no   –\n");
}

// A column that is one of the rules' options; what is none of its values stays as it is.
void TestReport::valuesAreCalledAsTheirGameCallsThem() {
    Table table;
    table.columns = {{"end", text("test", "End")}, {"n", text("test", "n")}};
    table.rows = {{std::string("misere"), std::string("misere")}, {std::string("other"), std::int64_t{2}}};
    const Schema rules{{.key = "end",
                        .type = Option::Type::Choice,
                        .label = text("test", "End"),
                        .fallback = "misere",
                        .choices = {{"misere", text("test", "Misère")}}}};
    QCOMPARE(tableText(table, english, rules), "End     n\nMisère  misere\nother   2\n");
}

QTEST_GUILESS_MAIN(TestReport)
#include "tst_report.moc"
