#include <QTest>

#include "core/games/fmurs/look/board.h"
#include "core/games/fmurs/rules/figures.h"
#include "core/games/fmurs/search/halfverdict.h"
#include "core/kind.h"
#include "core/play/json.h"
#include "core/verdictwords.h"
#include "tests/core/games/fmurs/fmursrules.h"

#include <cmath>
#include <random>

using namespace core;
using namespace core::fmurs;
using fmursrules::FmursRules;
using fmursrules::rulesOf;

// How Fmurs is drawn and talked about.
class TestFmursView : public QObject {
    Q_OBJECT

private slots:
    void repeatedEdgesLieOnTheBoard_data();
    void repeatedEdgesLieOnTheBoard();
    void wallsAreFences_data();
    void wallsAreFences();
    void piecesArriveWhereTheyGo_data();
    void piecesArriveWhereTheyGo();
    void refusedStepsNameTheRule();
    void refusalsSayWhoseTurnItIs();
    void whyCountsTheSheepThatAreBound();
    void aLimitThatMattersIsTold();
    void hopelessChasesHaveNoFigure();
    void aFirstHalfNamesNoWinner();
    void interludeIsBetweenHalves();
};

namespace {

SpotId cell(const FmursRules& rules, const char* name) {
    const auto found = rules.field().cell(name);
    if (!found) qFatal("no such cell");
    return *found;
}

} // namespace

void TestFmursView::repeatedEdgesLieOnTheBoard_data() {
    QTest::addColumn<QString>("rules");
    for (const auto* const topology : {"cylinder", "torus", "box"})
        for (const auto* const size :
             {"rows=8;columns=8", "rows=12;columns=12", "rows=12;columns=5", "rows=5;columns=12"})
            QTest::addRow("%s %s", topology, size)
                << QStringLiteral("%1;sheep=3;topology=%2").arg(size, topology);
}

// Beyond joined edges rows and columns are drawn again; above them there is room for the letters.
void TestFmursView::repeatedEdgesLieOnTheBoard() {
    QFETCH(QString, rules);
    const auto game = kindOf("fmurs").game(rules.toStdString());
    const auto layout = game->layout(game->start());
    const auto& wrap = layout.wrap.value();
    const float across = wrap.across ? wrap.cell.width * static_cast<float>(wrap.ghostsAcross) : 0;
    const float down = wrap.down ? wrap.cell.height * static_cast<float>(wrap.ghostsDown) : 0;
    const float letters = 20;
    QVERIFY(wrap.corner.x - across >= letters);
    QVERIFY(wrap.corner.x + wrap.size.width + across <= layout.size.width - letters);
    QVERIFY(wrap.corner.y - down >= letters);
    QVERIFY(wrap.corner.y + wrap.size.height + down <= layout.size.height - letters);
}

void TestFmursView::wallsAreFences_data() {
    QTest::addColumn<QString>("topology");
    QTest::addColumn<int>("walls");
    QTest::newRow("cylinder") << "cylinder" << 2;
    QTest::newRow("torus") << "torus" << 0;
    QTest::newRow("box") << "box" << 4;
}

// Two rails along each wall, as long as what is drawn of the field; none where one can go on.
void TestFmursView::wallsAreFences() {
    QFETCH(QString, topology);
    QFETCH(int, walls);
    const auto game = kindOf("fmurs").game(
        QStringLiteral("rows=8;columns=7;sheep=3;topology=%1").arg(topology).toStdString());
    const auto layout = game->layout(game->start());
    const auto& wrap = layout.wrap.value();
    const float across = wrap.across ? wrap.cell.width * static_cast<float>(wrap.ghostsAcross) : 0;
    const float left = wrap.corner.x, right = left + wrap.size.width;
    const float top = wrap.corner.y, bottom = top + wrap.size.height;
    int rails = 0;
    for (const auto& shape : layout.ground) {
        if (shape.form != Shape::Form::Line) continue;
        ++rails;
        const auto &from = shape.points.front(), &to = shape.points.back();
        const bool level = from.y == to.y;
        QVERIFY(level ? from.y < top || from.y > bottom : from.x < left || from.x > right);
        const float length = level ? right - left + 2 * across : bottom - top;
        QVERIFY(std::abs(to.x - from.x + to.y - from.y - length) < 1);
    }
    QCOMPARE(rails, 2 * walls);
}

void TestFmursView::piecesArriveWhereTheyGo_data() {
    QTest::addColumn<QString>("rules");
    for (const auto* const rules : {"", "topology=torus", "topology=box", "turn=either", "diagonal=always",
                                    "topology=torus;turn=either"})
        QTest::addRow("%s", rules) << QString(rules);
}

// A piece glides to the cell it goes to, or past a joined edge to the picture of that cell; a step is never
// longer than a cell, and with several leaps one begins where the last has ended.
void TestFmursView::piecesArriveWhereTheyGo() {
    QFETCH(QString, rules);
    const auto game = kindOf("fmurs").game("rows=8;columns=8;sheep=6;" + rules.toStdString());
    const auto layout = game->layout(game->start());
    const auto& wrap = layout.wrap.value();
    int across = 0, seen = 0;
    for (const auto* const position : {"8/SS5D/2S3S1/8/3S4/D2S4/8/8 d 5", "D7/1S5S/1S5S/4SS2/8/8/8/7D s 5",
                                       "8/7D/DSS5/8/5SS1/S6S/8/8 d 5"}) {
        const auto p = game->parse(position);
        for (const auto m : game->moves(p)) {
            const auto path = game->path(p, p, m);
            float x = 0, y = 0;
            for (const auto& event : game->story(p, p, m)) {
                if (!event.by) continue;
                ++seen;
                x += event.by->x, y += event.by->y;
                if (event.kind != Event::Kind::Travel) continue;
                QVERIFY(std::abs(event.by->x) < wrap.cell.width * 1.1F);
                QVERIFY(std::abs(event.by->y) < wrap.cell.height * 1.1F);
            }
            const auto from = layout.spots[static_cast<std::size_t>(path.front())].centre,
                       to = layout.spots[static_cast<std::size_t>(path.back())].centre;
            const float roundX = (x - (to.x - from.x)) / wrap.size.width,
                        roundY = (y - (to.y - from.y)) / wrap.size.height;
            const auto told = game->text(p, m);
            QVERIFY2(std::abs(roundX - std::round(roundX)) < 0.01F, told.c_str());
            QVERIFY2(std::abs(roundY - std::round(roundY)) < 0.01F, told.c_str());
            QVERIFY2(wrap.across || std::abs(roundX) < 0.01F, told.c_str());
            QVERIFY2(wrap.down || std::abs(roundY) < 0.01F, told.c_str());
            across += std::abs(roundX) > 0.5F ? 1 : 0;
        }
    }
    QVERIFY(seen > 20);
    QCOMPARE(across > 0, wrap.across);
}

void TestFmursView::refusedStepsNameTheRule() {
    const auto r = rulesOf("rows=8;columns=8;sheep=5");
    const core::fmurs::Board board(r);
    const auto p = r.parse("8/1SS5/8/2SSS3/8/8/8/DD6 s 3");
    const auto said = [&](const char* from, const char* to) {
        return board.refusal(p, p, {cell(r, from), cell(r, to)}).english();
    };
    QCOMPARE(said("c4", "c6"), std::string("A sheep steps to a free cell next to it."));
    QCOMPARE(said("c4", "b5"), std::string("A sheep steps to a free cell next to it."));
    QCOMPARE(said("b2", "a2"), std::string("No sheep may lose its last neighbour by a step."));
    QCOMPARE(said("b2", "b1"), std::string("Sheep may not stand on a row next to a wall."));
    const auto lances = rulesOf("rows=8;columns=8;sheep=3;dogpiece=lance;rocks=d4");
    const core::fmurs::Board other(lances);
    const auto before = lances.parse("8/1SS5/8/3#4/8/3S4/8/DD6 d 3");
    QVERIFY(other.refusal(before, before, {cell(lances, "a8"), cell(lances, "c7")})
                .english()
                .starts_with("Here dogs step like a lance"));
    const auto told = other.summary(before);
    QVERIFY(std::ranges::count(told, "dogs step like a lance", &Message::english) == 1);
    QVERIFY(std::ranges::count(told, "1 rocks", &Message::english) == 1);
    // The last two may go diagonally; others may not stand in the way.
    const auto two = r.parse("8/1SS5/8/8/8/8/8/DD6 s 3");
    QCOMPARE(board.refusal(two, two, {cell(r, "b2"), cell(r, "a3")}).english(),
             std::string("No sheep may lose its last neighbour by a step."));
}

// Of a cell on its own: whose turn it is, what stands there, where sheep may stand.
void TestFmursView::refusalsSayWhoseTurnItIs() {
    const auto r = rulesOf("rows=8;columns=8;sheep=3");
    const core::fmurs::Board board(r);
    const auto said = [&](const char* position, const char* at) {
        const auto p = r.parse(position);
        return board.refusal(p, p, {cell(r, at)}).english();
    };
    const char *dogs = "8/1SS5/8/3S4/8/8/8/DD6 d 3", *sheep = "8/1SS5/8/3S4/8/8/8/DD6 s 3";
    QCOMPARE(said(dogs, "a8"), std::string("This dog cannot move."));
    QCOMPARE(said(sheep, "a8"), std::string("It is the sheep’s turn."));
    QCOMPARE(said(dogs, "b2"), std::string("It is the dogs’ turn."));
    QCOMPARE(said(sheep, "b2"), std::string("This sheep cannot move without breaking up the flock."));
    const char* placing = "8/6D1/8/8/8/8/1D6/8 s+ 0";
    QCOMPARE(said(placing, "g2"), std::string("This cell is not free."));
    QCOMPARE(said(placing, "c1"), std::string("Sheep may not stand on a row next to a wall."));
    QVERIFY(said(placing, "c3").starts_with("From here the flock could not be completed"));
}

// Where a turn is a step or jumps the sheep with a neighbour are told from those without.
void TestFmursView::whyCountsTheSheepThatAreBound() {
    const auto r = rulesOf("rows=8;columns=8;sheep=5;turn=either");
    const core::fmurs::Board board(r);
    const auto said = [&](const char* position) { return board.why(r.parse(position), {}).text.english(); };
    QVERIFY(said("8/1S6/8/2SS4/8/4SS2/8/DD6 d 3").starts_with("4 of 5 sheep have a neighbour"));
    QVERIFY(said("8/1S6/8/2SSS3/8/8/8/DD6 d 3").starts_with("3 of 4 sheep have a neighbour"));
    QVERIFY(said("8/1S6/8/2S1S3/8/8/8/DD6 d 3").starts_with("None of the 3 sheep has a neighbour"));
    QVERIFY(said("8/1S6/8/8/8/8/8/DD6 d 3").starts_with("A single sheep"));
}

// "Dog turns 0 of 30"; 999 stands for no limit.
void TestFmursView::aLimitThatMattersIsTold() {
    const auto told = [](const char* limit) {
        const auto game = kindOf("fmurs").game(std::string("sheep=3;turnlimit=") + limit);
        const auto p = game->parse("9/9/2SS5/2S6/9/9/9/9/9/DD7 d 0");
        return std::ranges::any_of(game->scene(game->start(), p).above, [&](const Shape& shape) {
            return shape.text.english() == std::string("of ") + limit;
        });
    };
    QVERIFY(told("30"));
    QVERIFY(told("998"));
    QVERIFY(!told("999"));
}

// A guess of hundreds of turns tells nobody anything: then they are not expected to be caught at all.
void TestFmursView::hopelessChasesHaveNoFigure() {
    const auto r = rulesOf("rows=8;columns=8;sheep=5;turn=either;halves=1");
    const auto p = r.parse("8/1S6/8/2SS4/8/4SS2/8/DD6 d 3");
    const auto about = [&](int turns) {
        const auto prospect = Prospect::between(Payoff::perTurn, Payoff::never, Payoff::clearIn(turns));
        return figuresOf(r, p, prospect).value(figure::about);
    };
    QCOMPARE(about(7), std::optional(7));
    QCOMPARE(about(500), std::optional(500));
    QCOMPARE(about(501), std::optional<int>());
    // A guess is left out of JSON once the number is known, and nothing else.
    const auto game = kindOf("fmurs").game("rows=8;columns=8;sheep=5;turn=either;halves=1");
    Analysis known;
    known.verdict.figures.set(figure::about, 7);
    const auto json = [&] { return analysisJson(*game, game->parse(r.text(p)), known); };
    QVERIFY(json().find(R"("about":7)") != std::string::npos);
    known.verdict.figures.set(figure::clears, 6);
    QVERIFY(json().find("about") == std::string::npos && json().find(R"("clears":6)") != std::string::npos);
}

// What is proven of a first half is how long the chase takes: both may do it in as many turns.
void TestFmursView::aFirstHalfNamesNoWinner() {
    const auto said = [](const char* rules) {
        const auto game = kindOf("fmurs").game(rules);
        Analysis last;
        game->solver()->analyse(game->parse("6/6/6/2S3/6/DD4 d 0"), {}, [&](const Analysis& a) { last = a; });
        const auto& v = last.verdict;
        return prospectMessage(v, {std::string("Hana"), std::string("Ken")}).english() + " | " +
               certaintyMessage(v).english() + " | " + verdictMessage(last.moves.front().verdict).english();
    };
    const auto half = QString::fromStdString(said("rows=6;columns=6;sheep=1"));
    QVERIFY2(half.startsWith("First half: clear in "), qPrintable(half));
    QVERIFY2(half.contains("turns | with best play · the other half decides | clear in "), qPrintable(half));
    const auto match = QString::fromStdString(said("rows=6;columns=6;sheep=1;halves=1"));
    QVERIFY2(match.startsWith("Hana wins · clear in "), qPrintable(match));
    QVERIFY2(match.contains("turns | with best play · proven | win · clear in "), qPrintable(match));
}

void TestFmursView::interludeIsBetweenHalves() {
    const auto r = rulesOf("rows=6;columns=6;sheep=2;turnlimit=3");
    const core::fmurs::Board board(r);
    std::mt19937 random(3);
    int told = 0;
    for (int round = 0; round < 5; ++round)
        for (auto p = r.start(); !r.result(p);) {
            const auto moves = r.moves(p);
            const auto m = moves[random() % moves.size()];
            const auto next = r.play(p, m);
            const auto interlude = board.interlude(p, m, {"Hana", "Ken"});
            QCOMPARE(interlude.has_value(), next.half == 1 && p.half == 0);
            if (interlude) QVERIFY(!interlude->lines.empty() && ++told > 0);
            p = next;
        }
    QCOMPARE(told, 5);
}

QTEST_GUILESS_MAIN(TestFmursView)
#include "tst_fmursview.moc"
