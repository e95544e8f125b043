#include <QTest>

#include "core/play/match.h"
#include "tests/core/analysed.h"
#include "tests/core/games/chopsticks/solved.h"

#include <map>
#include <set>
#include <tuple>

using namespace core;

namespace {

// A line of play as it is told in words: its steps, and whether more are left out.
struct Told {
    explicit Told(const Message& line) {
        auto rest = line;
        while (rest.phrase.english == std::string_view("%1 → …") ||
               rest.phrase.english == std::string_view("%1 → %2")) {
            if (rest.arguments.size() == 1)
                goesOn = true;
            else
                steps.insert(steps.begin(), rest.arguments[1].message.front());
            rest = Message(rest.arguments[0].message.front());
        }
        steps.insert(steps.begin(), rest);
    }
    // What they lead to; nothing if one of them is no legal move.
    std::optional<Position> after(const Game& game, Position p) const {
        for (const auto& step : steps) {
            const auto moves = game.moves(p);
            const auto move = std::ranges::find_if(moves, [&](Move m) { return game.phrase(p, m) == step; });
            if (move == moves.end()) return {};
            p = game.play(p, *move);
        }
        return p;
    }
    std::vector<Message> steps;
    bool goesOn = false;
};

// All of Chopsticks, solved by what the solver says of each position.
struct Solved {
    explicit Solved(const char* rules) : game(kind().game(rules)), solver(game->solver()) {}

    const Analysis& of(const Position& p) {
        auto& known = all[game->text(p)];
        if (known.moves.empty() && !game->result(p))
            solver->analyse(p, {}, [&](const Analysis& a) { known = a; });
        return known;
    }
    bool drawn(const Position& p) { return !game->result(p) && of(p).verdict.lower == Outcome::Draw; }
    // The fewest moves, one at least, from one drawn position to another past drawn ones alone; hands may
    // have changed places. None: 0.
    int way(const Position& from, const Position& to) {
        std::set<std::string> seen;
        std::vector<Position> edge{from};
        for (int steps = 1; !edge.empty(); ++steps) {
            std::vector<Position> next;
            for (const auto& p : edge)
                for (const auto& [move, verdict] : of(p).moves) {
                    const auto q = game->folded(game->play(p, move));
                    if (!drawn(q) || !seen.insert(game->text(q)).second) continue;
                    if (q == game->folded(to)) return steps;
                    next.push_back(q);
                }
            edge = next;
        }
        return 0;
    }
    std::shared_ptr<const Game> game;
    std::unique_ptr<Solver> solver;
    std::map<std::string, Analysis> all;
};

// Who can be made to face a position in which a move loses, played out ply by ply.
struct Edges {
    bool edge(const Position& p) { return solved.of(p).moves.back().verdict.lower == Outcome::Loss; }
    std::vector<Position> kept(const Position& p) { // by moves that keep the draw
        std::vector<Position> all;
        for (const auto& [move, verdict] : solved.of(p).moves)
            if (verdict.lower == Outcome::Draw)
                all.push_back(solved.game->folded(solved.game->play(p, move)));
        return all;
    }
    // Within so many plies the mover faces the edge, whatever it does; makes the other face it.
    bool faces(const Position& p, int plies) {
        return known("faces ", p, plies, [&] {
            if (edge(p)) return true;
            return plies > 0 &&
                   std::ranges::all_of(kept(p), [&](const auto& q) { return forces(q, plies - 1); });
        });
    }
    bool forces(const Position& p, int plies) {
        return known("forces ", p, plies, [&] {
            if (edge(p) || plies == 0) return false;
            return std::ranges::any_of(kept(p), [&](const auto& q) { return faces(q, plies - 1); });
        });
    }
    bool known(const char* what, const Position& p, int plies, const auto& find) {
        const auto key = what + solved.game->text(solved.game->folded(p)) + ' ' + std::to_string(plies);
        if (const auto one = found.find(key); one != found.end()) return one->second;
        return found[key] = find();
    }
    bool leads(const Position& p, int plies) {
        return std::ranges::any_of(kept(p), [&](const auto& q) { return faces(q, plies - 1); });
    }
    // What a line of Why says of a position is so, and no shorter.
    bool said(const Position& p, const Message& line) {
        constexpr int most = 12;
        if (line.n < 0) return !leads(p, most) && (edge(p) || !faces(p, most));
        if (line.arguments.empty()) return faces(p, line.n) && !faces(p, line.n - 1) && !leads(p, most);
        const auto to = Told(line.arguments[0].message.front()).after(*solved.game, p);
        return to && faces(*to, line.n - 1) && (line.n == 1 || !leads(p, line.n - 1));
    }
    Solved& solved;
    std::map<std::string, bool> found = {};
};

} // namespace

// How Chopsticks is shown and talked about.
class TestChopsticksBoard : public QObject {
    Q_OBJECT

private slots:
    void storyEndsAtTheScene();
    void leftIsWhereThePlayersLeftIs();
    void arrowsAreForTaps();
    void otherHandsAreShown_data();
    void otherHandsAreShown();
    void promptNamesSharingWhereItIsPossible();
    void whyTellsTheRound();
    void linesAreLegalAndAsLongAsTheySay_data();
    void linesAreLegalAndAsLongAsTheySay();
    void thirdRepetitionIsForeseen();
};

// The pictures a story leaves behind are those of the position reached.
void TestChopsticksBoard::storyEndsAtTheScene() {
    for (const auto& rules : {"", "overflow=cutoff", "fingers=10"}) {
        const auto game = kind().game(rules);
        for (const char* position : {"11/11 1", "14/34 2", "44/23 1", "04/12 1"}) {
            const auto p = game->parse(position);
            for (const auto m : game->moves(p)) {
                std::map<SpotId, std::string_view> shown;
                for (const auto& token : game->scene(p, p).tokens)
                    if (token.spot < 4) shown[token.spot] = token.art;
                for (const auto& event : game->story(p, p, m))
                    if (event.kind == Event::Kind::Change) shown[event.from] = event.art;
                for (const auto& token : game->scene(p, game->play(p, m)).tokens)
                    if (token.spot < 4) QCOMPARE(shown[token.spot], token.art);
            }
        }
    }
}

// First sits below, second opposite: each has the own left hand at the left. Arrows go from hand to hand.
void TestChopsticksBoard::leftIsWhereThePlayersLeftIs() {
    const auto game = kind().game("");
    const auto p = game->parse("13/12");
    const auto& spots = game->layout(p).spots;
    QCOMPARE(spots[0].label.english(), std::string("first’s left hand"));
    QCOMPARE(spots[2].label.english(), std::string("second’s left hand"));
    QVERIFY(spots[0].centre.x < spots[1].centre.x && spots[2].centre.x > spots[3].centre.x);
    QVERIFY(spots[0].centre.y > spots[2].centre.y);
    // Each hand is named on the table, in bold: from the other side of the room as well.
    int named = 0;
    for (const auto& shape : game->layout(p).ground) {
        if (shape.text.english() != "left" && shape.text.english() != "right") continue;
        QVERIFY(shape.bold && shape.textSize >= 13);
        ++named;
    }
    QCOMPARE(named, 4);
    for (const auto m : game->moves(p)) {
        const auto arrow = game->arrow(p, m);
        if (!arrow) continue;
        const auto path = game->path(p, p, m);
        const auto nearest = [&](Point at) {
            return std::ranges::min({0, 1, 2, 3}, {}, [&](int hand) {
                const auto middle = spots[static_cast<std::size_t>(hand)].centre;
                return std::hypot(middle.x - at.x, middle.y - at.y);
            });
        };
        QCOMPARE((Path{nearest(arrow->from), nearest(arrow->to)}), path);
    }
}

void TestChopsticksBoard::arrowsAreForTaps() {
    const auto game = kind().game("");
    const auto p = game->parse("13/12");
    const auto layout = game->layout(p);
    std::vector<Point> marks;
    for (const auto m : game->moves(p)) {
        const auto arrow = game->arrow(p, m);
        QCOMPARE(arrow.has_value(), game->text(p, m).front() != '=');
        if (!arrow) continue;
        for (const auto& point : {arrow->from, arrow->to, arrow->mark})
            QVERIFY(point.x > 0 && point.y > 0 && point.x < layout.size.width &&
                    point.y < layout.size.height);
        for (const auto& other : marks)
            QVERIFY(std::hypot(other.x - arrow->mark.x, other.y - arrow->mark.y) > 40);
        marks.push_back(arrow->mark);
    }
    QCOMPARE(marks.size(), 6U);
}

void TestChopsticksBoard::otherHandsAreShown_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("position");
    QTest::newRow("one") << "hands=1"
                         << "3/4 2";
    QTest::newRow("three") << "hands=3;overflow=cutoff"
                           << "123/204 1";
    QTest::newRow("four") << "hands=4"
                          << "1234/1111 2";
}

// One to four hands a side: all on the table, arrows from hand to hand, marks apart, and what a move shows in
// the end is the position reached.
void TestChopsticksBoard::otherHandsAreShown() {
    QFETCH(QString, rules);
    QFETCH(QString, position);
    const auto game = kind().game(rules.toStdString());
    const auto p = game->parse(position.toStdString());
    const auto layout = game->layout(p);
    const auto& spots = layout.spots;
    const auto far = [](Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); };
    for (std::size_t i = 0; i < spots.size(); ++i) {
        const auto& [centre, size] = std::pair(spots[i].centre, spots[i].size);
        QVERIFY(centre.x >= size.width / 2 && centre.x + size.width / 2 <= layout.size.width);
        for (std::size_t j = 0; j < i; ++j) QVERIFY(far(centre, spots[j].centre) >= size.width);
    }
    const auto hands = static_cast<SpotId>(spots.size());
    QCOMPARE(static_cast<std::size_t>(hands), game->scene(p, p).tokens.size());
    std::vector<Point> marks;
    for (const auto m : game->moves(p)) {
        const auto arrow = game->arrow(p, m);
        const auto path = game->path(p, p, m);
        QVERIFY(arrow && path.size() == 2);
        for (const auto& [point, hand] : {std::pair(arrow->from, path[0]), std::pair(arrow->to, path[1])})
            QVERIFY(std::abs(point.x - spots[static_cast<std::size_t>(hand)].centre.x) < 1);
        for (const auto& other : marks) QVERIFY(far(other, arrow->mark) > 40);
        marks.push_back(arrow->mark);
        std::map<SpotId, std::string_view> shown;
        for (const auto& token : game->scene(p, p).tokens) shown[token.spot] = token.art;
        for (const auto& event : game->story(p, p, m))
            if (event.kind == Event::Kind::Change) shown[event.from] = event.art;
        for (const auto& token : game->scene(p, game->play(p, m)).tokens)
            QCOMPARE(shown[token.spot], token.art);
        const auto words = game->phrase(p, m).english();
        const auto letter = [&](std::size_t at) {
            return static_cast<char>(game->text(p, m)[at] - 'a' + 'A');
        };
        QCOMPARE(words, std::string(1, letter(0)) + " taps their " + letter(1));
    }
    QVERIFY(!game->refusal(p, p, {0, 0}).empty());
}

void TestChopsticksBoard::promptNamesSharingWhereItIsPossible() {
    for (const auto& [rules, position, possible] :
         {std::tuple("", "22/22", true), std::tuple("", "01/22", false),
          std::tuple("split=none", "22/22", false)}) {
        const auto game = kind().game(rules);
        const auto prompt = game->prompt(game->parse(position)).english();
        QCOMPARE(prompt.find("share") != std::string::npos, possible);
    }
}

void TestChopsticksBoard::whyTellsTheRound() {
    const auto game = kind().game("");
    const auto p = game->parse("12/12");
    const auto why = whyOf(*game, p);
    int kept = 0;
    const auto known = analysed(*game, p);
    for (const auto& [move, verdict] : known.moves) kept += verdict.lower == Outcome::Draw;
    QVERIFY(
        why.text.english().starts_with(std::to_string(kept) + " of " + std::to_string(known.moves.size())));

    QCOMPARE(why.lines.size(), 3U);
    QCOMPARE(why.lines[0].arguments[0].message.front(), game->phrase(p, known.moves.back().move));
    for (const auto& line : why.lines) QCOMPARE(line.english().find('/'), std::string::npos); // no notation

    const auto win = whyOf(*game, game->parse("33/14"));
    QVERIFY(win.lines.empty());
    QVERIFY(win.text.english().starts_with("Best play of both: "));
    QVERIFY(win.text.english().find("taps") != std::string::npos);
    QVERIFY(whyOf(*game, game->parse("00/14")).text.empty());
}

void TestChopsticksBoard::linesAreLegalAndAsLongAsTheySay_data() {
    QTest::addColumn<QString>("rules");
    for (const char* rules : {"", "overflow=cutoff", "split=none", "fingers=4;selfattack=off"})
        QTest::addRow("%s", rules) << QString(rules);
}

// In every position that can be met. Of a line only the beginning is told: what is left of it is as long as
// the rest should be.
void TestChopsticksBoard::linesAreLegalAndAsLongAsTheySay() {
    QFETCH(QString, rules);
    Solved solved(rules.toLatin1().constData());
    const auto& game = *solved.game;
    int slips = 0, rounds = 0, ends = 0, led = 0;
    Edges edges{solved};
    std::set<std::string> met;
    std::vector<Position> open{game.start()};
    while (!open.empty()) {
        const auto p = open.back();
        open.pop_back();
        if (!met.insert(game.text(p)).second || game.result(p)) continue;
        for (const auto m : game.moves(p)) open.push_back(game.play(p, m));
        const auto name = game.text(p);
        const auto& known = solved.of(p);
        const auto& why = known.why.value();
        // Goes to the end, which comes after so many moves with best play of both.
        const auto isLine = [&](const Message& line, const Position& from, int plies) {
            const Told told(line);
            const auto to = told.after(game, from);
            const int left = plies - static_cast<int>(told.steps.size());
            if (!to || told.goesOn != (left > 0)) return false;
            return left == 0 ? game.result(*to).has_value() : solved.of(*to).verdict.plies() == left;
        };
        if (known.verdict.lower != Outcome::Draw) {
            QVERIFY2(isLine(why.text.arguments[0].message.front(), p, known.verdict.plies().value()),
                     name.c_str());
            ++ends;
            continue;
        }
        for (const auto& line : why.lines) {
            if (line.english().find("edge of the draw") != std::string::npos) {
                QVERIFY2(edges.said(p, line), name.c_str());
                ++led;
                continue;
            }
            if (line.arguments.size() == 2) {
                const auto& worst = known.moves.back();
                QCOMPARE(line.n, worst.verdict.plies().value());
                const auto slip = Told(line.arguments[0].message.front()).after(game, p);
                QVERIFY2(slip && isLine(line.arguments[1].message.front(), *slip, line.n - 1), name.c_str());
                ++slips;
                continue;
            }
            const Told round(line.arguments[0].message.front());
            const auto to = round.after(game, p);
            const int left = line.n - static_cast<int>(round.steps.size());
            QVERIFY2(to && solved.drawn(*to) && round.goesOn == (left > 0), name.c_str());
            QCOMPARE(solved.way(p, p), line.n); // no shorter one
            if (left == 0)
                QVERIFY2(game.folded(*to) == game.folded(p), name.c_str());
            else
                QCOMPARE(solved.way(*to, p), left);
            ++rounds;
        }
    }
    QVERIFY(ends > 0 && slips + rounds > 0 && led > 0);
}

void TestChopsticksBoard::thirdRepetitionIsForeseen() {
    Match match(std::shared_ptr<const Game>(kind().game("")));
    const auto& game = match.game();
    const auto move = [&](const char* text) { return game.parse(match.position(), text); };
    for (int round = 1; round <= 2; ++round)
        for (const char* text : {"=0,2", "=0,2", "=1,1", "=1,1"}) {
            const bool last = round == 2 && match.ply() == 7;
            for (const auto m : game.moves(match.position()))
                QCOMPARE(match.repeats(m), last && m == move(text));
            QVERIFY(!match.ending());
            match.play(move(text));
        }
    QVERIFY(match.ending() && !match.ending()->winner);
    QCOMPARE(match.ending()->reason, Ending::Reason::Repetition);
}

QTEST_GUILESS_MAIN(TestChopsticksBoard)
#include "tst_chopsticksboard.moc"
