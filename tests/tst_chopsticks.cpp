#include <QTest>

#include "core/games/chopsticks/rules.h"
#include "core/kind.h"
#include "core/play/json.h"
#include "core/play/match.h"
#include "core/solve/census.h"
#include "core/solve/deepening.h"
#include "core/solve/retrograde.h"

#include <map>
#include <set>
#include <sstream>

using namespace core;

namespace {

const Kind& kind() {
    return kindOf("chopsticks");
}

std::vector<std::string> ruleSets(int fingers) {
    std::vector<std::string> all;
    for (const char* overflow : {"wrap", "cutoff"})
        for (const char* split : {"any", "revive", "none"})
            for (const char* self : {"on", "off"})
                all.push_back("fingers=" + std::to_string(fingers) + ";overflow=" + overflow +
                              ";split=" + split + ";selfattack=" + self);
    return all;
}

Verdict valueOf(Solver& solver, const Position& p) {
    Verdict found;
    solver.analyse(p, {}, [&](const Analysis& a) { found = a.verdict; });
    return found;
}

// Every position of a game, left and right and both movers told apart.
std::vector<Position> everyPosition(const Game& game, int fingers) {
    std::vector<Position> all;
    const auto digit = [&](int i) { return std::to_string(i); };
    for (int a = 0; a < fingers; ++a)
        for (int b = 0; b < fingers; ++b)
            for (int c = 0; c < fingers; ++c)
                for (int d = 0; d < fingers; ++d)
                    for (const char* mover : {" 1", " 2"})
                        all.push_back(game.parse(digit(a) + digit(b) + '/' + digit(c) + digit(d) + mover));
    return all;
}

// The value of all positions by going through all of them again and again until nothing changes: in round r
// those are decided that end after exactly r plies. What is left is a draw.
std::vector<Verdict> byRounds(const Game& game, const std::vector<Position>& all) {
    std::map<std::string, std::size_t> number;
    for (std::size_t i = 0; i < all.size(); ++i) number[game.text(all[i])] = i;
    std::vector<std::vector<std::size_t>> next(all.size());
    std::vector<Verdict> value(all.size(), exactly(Outcome::Draw));
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (const auto m : game.moves(all[i])) next[i].push_back(number.at(game.text(game.play(all[i], m))));
        if (const auto result = game.result(all[i]))
            value[i] = exactly(*result, 0);
        else
            open.push_back(i);
    }
    for (int round = 1; !open.empty(); ++round) {
        const auto before = value;
        std::erase_if(open, [&](std::size_t i) {
            const auto is = [&](Outcome o) { return [&, o](std::size_t n) { return before[n].lower == o; }; };
            if (std::ranges::any_of(next[i], is(Outcome::Loss)))
                value[i] = exactly(Outcome::Win, round);
            else if (std::ranges::all_of(next[i], is(Outcome::Win)))
                value[i] = exactly(Outcome::Loss, round);
            return value[i] != before[i];
        });
        if (value == before) break;
    }
    return value;
}

} // namespace

// Chopsticks: what its rules are known to give, checked in other ways than they were found.
class TestChopsticks : public QObject {
    Q_OBJECT

private slots:
    void factsOfTheSource();
    void everyRuleSetAgreesWithRounds_data();
    void everyRuleSetAgreesWithRounds();
    void deepeningAgrees_data();
    void deepeningAgrees();
    void leftAndRightDoNotMatter();
    void movesFollowTheOptions();
    void readsAndRefuses();
    void sweepFindsTheExceptions();
    void sweepIsContract();
    void storyEndsAtTheScene();
    void arrowsAreForTaps();
    void whyTellsTheRound();
    void thirdRepetitionIsForeseen();
    void graphsOfTheMock();
    void graphsHangTogether();
    void graphStops();
};

void TestChopsticks::factsOfTheSource() {
    const auto game = kind().game("");
    const auto all = census(*game, game->start(), {});
    QCOMPARE(all.positions, 208U);
    QCOMPARE(all.wins, 66U);
    QCOMPARE(all.losses, 31U);
    QCOMPARE(all.draws, 111U);
    QCOMPARE(all.start, exactly(Outcome::Draw));
    QCOMPARE(valueOf(*game->solver(), game->parse("33/14")).lower, Outcome::Win);
    const auto strict = kind().game("overflow=cutoff;split=none;selfattack=off");
    QCOMPARE(valueOf(*strict->solver(), strict->start()), exactly(Outcome::Loss, 8));
}

void TestChopsticks::everyRuleSetAgreesWithRounds_data() {
    QTest::addColumn<QString>("rules");
    for (const auto& rules : ruleSets(5)) QTest::newRow(rules.c_str()) << QString::fromStdString(rules);
    QTest::newRow("3 fingers") << "fingers=3";
    QTest::newRow("6 fingers") << "fingers=6;overflow=cutoff;split=revive";
}

void TestChopsticks::everyRuleSetAgreesWithRounds() {
    QFETCH(QString, rules);
    const auto game = kind().game(rules.toStdString());
    const int fingers = rules.mid(8, 1).toInt();
    const auto all = everyPosition(*game, fingers);
    const auto truth = byRounds(*game, all);
    const auto solver = game->solver();
    for (std::size_t i = 0; i < all.size(); ++i)
        QVERIFY2(valueOf(*solver, all[i]) == truth[i], game->text(all[i]).c_str());
}

namespace {

// The rules for deepening search, which guesses nothing.
struct Searched : core::chopsticks::Rules {
    using core::chopsticks::Rules::Rules;
    int estimate(const Position&) const { return 0; }
};

// Every position that can be reached from the start, seen by its mover.
std::vector<core::chopsticks::Position> reachable(const core::chopsticks::Rules& rules) {
    std::vector<bool> seen(rules.count());
    std::vector<core::chopsticks::Position> all;
    const auto add = [&](const core::chopsticks::Position& p) {
        if (seen[rules.index(p)]) return;
        seen[rules.index(p)] = true;
        all.push_back(p);
    };
    add(rules.start());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto p = all[i];
        for (const auto m : rules.moves(p)) add(rules.play(p, m));
    }
    return all;
}

} // namespace

void TestChopsticks::deepeningAgrees_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("depth");
    QTest::addColumn<int>("least");
    QTest::newRow("usual") << "" << 6 << 60;
    QTest::newRow("strict") << "overflow=cutoff;split=none;selfattack=off" << 9 << 92;
}

// Search to a small depth proves less, but never otherwise.
void TestChopsticks::deepeningAgrees() {
    QFETCH(QString, rules);
    QFETCH(int, depth);
    QFETCH(int, least);
    const Searched searched(parseValues(kind().options, rules.toStdString()));
    Retrograde<core::chopsticks::Rules> exact(searched);
    QVERIFY(exact.solve({}));
    int proven = 0;
    for (const auto& p : reachable(searched)) {
        Deepening<Searched> search(searched);
        std::stop_source limit;
        int reports = 0;
        Verdict found;
        search.analyse(p, limit.get_token(), [&](const auto& value, bool) {
            found = value(p);
            if (++reports == depth) limit.request_stop();
        });
        const auto truth = exact.verdict(p);
        QVERIFY(found.lower <= truth.lower && truth.upper <= found.upper);
        if (!found.proven()) continue;
        ++proven;
        QCOMPARE(found.plies, truth.plies);
    }
    QVERIFY2(proven >= least, qPrintable(QString::number(proven)));
}

void TestChopsticks::leftAndRightDoNotMatter() {
    const auto game = kind().game("");
    const auto same = [&](const char* a, const char* b) {
        return game->canonical(game->parse(a)) == game->canonical(game->parse(b));
    };
    QVERIFY(same("13/24", "31/42"));
    QVERIFY(same("13/24 1", "24/13 2")); // seen by the mover
    QVERIFY(!same("13/24 1", "13/24 2"));
    QVERIFY(game->parse("13/24") != game->parse("31/24"));
}

void TestChopsticks::movesFollowTheOptions() {
    const auto moves = [](const char* rules, const char* position) {
        const auto game = kind().game(rules);
        const auto p = game->parse(position);
        QStringList all;
        for (const auto m : game->moves(p)) all << QString::fromStdString(game->text(p, m));
        all.sort();
        return all.join(QLatin1Char(' '));
    };
    QCOMPARE(moves("", "13/12"), "=0,4 =2,2 L>R LL LR R>L RL RR");
    QCOMPARE(moves("split=revive", "13/12"), "L>R LL LR R>L RL RR");
    QCOMPARE(moves("split=revive", "04/02"), "=1,3 =2,2 RR");
    QCOMPARE(moves("split=none;selfattack=off", "13/02"), "LR RR");
    // 2 + 3 = 1 + 4; no hand may reach five, and 3 and 2 would only change sides.
    QCOMPARE(moves("selfattack=off", "23/01"), "=1,4 LR RR");
    QCOMPARE(moves("", "00/12"), "");

    const auto wraps = kind().game(""), cuts = kind().game("overflow=cutoff");
    const auto after = [](const Game& game, const char* position, const char* move) {
        const auto p = game.parse(position);
        return game.text(game.play(p, game.parse(p, move)));
    };
    QCOMPARE(after(*wraps, "14/34", "RL"), "14/24 2");
    QCOMPARE(after(*wraps, "14/34", "LR"), "14/30 2");
    QCOMPARE(after(*cuts, "14/34", "RL"), "14/04 2");
    QCOMPARE(after(*wraps, "14/34 2", "L>R"), "14/32 1");
}

void TestChopsticks::readsAndRefuses() {
    const auto game = kind().game("fingers=16");
    QCOMPARE(game->text(game->parse("Af/0b 2")), "af/0b 2");
    for (const char* bad :
         {"11", "11/1", "11/111", "1g/11", "11/11 3", "11-11", "11/11  1", " 11/11", "11/11 "})
        QVERIFY_THROWS_EXCEPTION(InputError, (void)game->parse(bad));
    for (const char* bad :
         {"fingers=2", "fingers=31", "start=1,1,1", "start=1,1,1,5", "start=1,1,1,x", "split=sometimes"})
        QVERIFY_THROWS_EXCEPTION(InputError, kind().game(bad));
    QCOMPARE(kind().game("start=0,3,2,2")->text(kind().game("start=0,3,2,2")->start()), "03/22 1");
}

namespace {

Table sweep(const std::string& fingers) {
    const auto& lab = kind().labs.front();
    return lab.run(Values(lab.options, {{"fingers", fingers}}), {}, [](double) {});
}

} // namespace

// The source says that any one of wrapping, sharing and tapping oneself removes every forced win.
void TestChopsticks::sweepFindsTheExceptions() {
    const auto table = sweep("3..6");
    QCOMPARE(table.rows.size(), 48U);
    std::set<std::string> contradictions;
    for (const auto& row : table.rows) {
        const auto& rules = std::get<std::string>(row[0]);
        const auto game = kind().game(rules);
        const auto value = valueOf(*game->solver(), game->start());
        const bool draw = std::get<std::string>(row[2]) == "draw";
        QCOMPARE(value.lower == Outcome::Draw, draw);
        QCOMPARE(std::holds_alternative<std::monostate>(row[3]), draw);
        QCOMPARE(static_cast<std::uint64_t>(std::get<std::int64_t>(row[1])),
                 census(*game, game->start(), {}).positions);
        const auto options = rules.substr(rules.find(';') + 1);
        if (!draw && options != "overflow=cutoff;split=none;selfattack=off") contradictions.insert(options);
    }
    QVERIFY(contradictions.contains("overflow=cutoff;split=none;selfattack=on"));
    QCOMPARE(std::ranges::count(table.facts, false, &Fact::holds),
             static_cast<std::ptrdiff_t>(contradictions.size() + 1));
}

void TestChopsticks::sweepIsContract() {
    const auto& lab = kind().labs.front();
    const Values values(lab.options, {{"fingers", "5..5"}});
    const auto table = sweep("5..5");
    const auto json = tableJson(lab, values, table);
    QVERIFY(json.find(R"({"rules":"fingers=5;overflow=wrap;split=any;selfattack=on","positions":208,)"
                      R"("outcome":"draw","distance":null})") != std::string::npos);
    QVERIFY(tableCsv(table).starts_with("rules,positions,outcome,distance\nfingers=5;overflow=wrap"));
    for (const char* bad : {"2..5", "5..31", "6..5", "5..", "..", "a..b", ""})
        QVERIFY_THROWS_EXCEPTION(InputError, Values(lab.options, {{"fingers", bad}}));
    QCOMPARE(sweep("4").rows.size(), 12U);
}

// The pictures a story leaves behind are those of the position reached.
void TestChopsticks::storyEndsAtTheScene() {
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

void TestChopsticks::arrowsAreForTaps() {
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

void TestChopsticks::whyTellsTheRound() {
    const auto game = kind().game("");
    const auto p = game->parse("12/12");
    const auto why = game->why(p);
    int kept = 0;
    Analysis known;
    game->solver()->analyse(p, {}, [&](const Analysis& a) { known = a; });
    for (const auto& [move, verdict] : known.moves) kept += verdict.lower == Outcome::Draw;
    QVERIFY(
        why.text.english().starts_with(std::to_string(kept) + " of " + std::to_string(known.moves.size())));

    // The slip's line is legal and as long as it says; the round leads back to where it began.
    QCOMPARE(why.lines.size(), 2U);
    const auto& slip = why.lines[0];
    QCOMPARE(static_cast<int>(known.moves.back().verdict.plies.value()), slip.n);
    auto reached = game->play(p, game->parse(p, slip.arguments[0].plain));
    std::istringstream line(slip.arguments[1].plain);
    int plies = 1;
    for (std::string move; line >> move; ++plies) reached = game->play(reached, game->parse(reached, move));
    QCOMPARE(plies, slip.n);
    QVERIFY(game->result(reached));
    const auto round = why.lines[1].arguments[0].plain;
    QVERIFY(round.starts_with("12/12 → "));
    QVERIFY(round.ends_with("12/12") || round.ends_with("21/12") || round.ends_with("12/21") ||
            round.ends_with("21/21"));

    const auto win = game->why(game->parse("33/14"));
    QVERIFY(win.lines.empty() && !win.text.empty());
    QVERIFY(game->why(game->parse("00/14")).text.empty());
}

void TestChopsticks::thirdRepetitionIsForeseen() {
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

namespace {

PositionGraph graphOf(const std::string& rules, const GraphQuery& query) {
    const auto values = parseValues(kind().options, rules);
    return kind().graph(values, kind().make(values)->start(), query, {});
}

GraphQuery showing(GraphQuery::Show show) {
    GraphQuery query;
    query.show = show;
    return query;
}

const std::string strict = "overflow=cutoff;split=none;selfattack=off";

} // namespace

void TestChopsticks::graphsOfTheMock() {
    const auto second = graphOf(strict, showing(GraphQuery::Show::Second));
    QCOMPARE(second.nodes.size(), 41U);
    QCOMPARE(second.edges.size(), 50U);
    QVERIFY(second.nodes.front().start);
    QVERIFY(graphOf(strict, showing(GraphQuery::Show::Endless)).nodes.empty());
    // Under the usual rules the start is a draw, and 33 against 14 is won by the mover.
    const auto first = graphOf("", showing(GraphQuery::Show::First));
    QVERIFY(std::ranges::none_of(first.nodes, &PositionGraph::Node::start));
    QVERIFY(std::ranges::any_of(first.nodes, [](const auto& node) { return node.label == "33|14"; }));
    const auto text = dot(second);
    QVERIFY(text.starts_with("digraph") && text.ends_with("}\n"));
    QVERIFY(text.find("fillcolor=\"#2B3A86\"") != std::string::npos);
    QCOMPARE(std::ranges::count(text, '>'), static_cast<std::ptrdiff_t>(second.edges.size()));
}

void TestChopsticks::graphsHangTogether() {
    const auto game = kind().game("");
    const auto all = graphOf("", showing(GraphQuery::Show::Endless));
    for (const auto& node : all.nodes) QCOMPARE(node.verdict.lower, Outcome::Draw);
    for (const auto& edge : all.edges) {
        const auto& from = all.nodes[static_cast<std::size_t>(edge.from)];
        const auto& to = all.nodes[static_cast<std::size_t>(edge.to)];
        QCOMPARE(edge.chooser, from.mover);
        const auto leads = [&](Move m) {
            return game->canonical(game->play(from.position, m)) == game->canonical(to.position);
        };
        QVERIFY(std::ranges::any_of(game->moves(from.position), leads));
    }
    // A tree: one edge fewer than nodes; what is met again is grey and leads nowhere.
    auto query = showing(GraphQuery::Show::Endless);
    query.tree = true;
    const auto tree = graphOf("", query);
    QCOMPARE(tree.edges.size(), tree.nodes.size() - 1);
    QCOMPARE(tree.edges.size(), all.edges.size());
    const auto fresh = std::ranges::count(tree.nodes, false, &PositionGraph::Node::repeated);
    QCOMPARE(static_cast<std::size_t>(fresh), all.nodes.size());
    for (const auto& edge : tree.edges) QVERIFY(!tree.nodes[static_cast<std::size_t>(edge.from)].repeated);
    // The moves that leave endless play lose or win.
    query.tree = false;
    query.leaving = true;
    QVERIFY(graphOf("", query).edges.size() > all.edges.size());
    // One step around the start.
    query = showing(GraphQuery::Show::Endless);
    query.around = game->start();
    const auto around = graphOf("", query);
    QVERIFY(around.nodes.size() > 1 && around.nodes.size() < 12);
    // The strategy alone: every move of the winner is a quickest one.
    query = showing(GraphQuery::Show::Second);
    query.strategyOnly = true;
    for (const auto pruned = graphOf(strict, query); const auto& edge : pruned.edges) {
        if (edge.chooser != Player::Second) continue;
        const auto plies = [&](int node) {
            return *pruned.nodes[static_cast<std::size_t>(node)].verdict.plies;
        };
        QCOMPARE(plies(edge.to), plies(edge.from) - 1);
    }
}

void TestChopsticks::graphStops() {
    std::stop_source stop;
    stop.request_stop();
    const auto values = parseValues(kind().options, "fingers=10");
    QVERIFY(!kind().graph(values, kind().make(values)->start(), {}, stop.get_token()).complete);
}

QTEST_GUILESS_MAIN(TestChopsticks)
#include "tst_chopsticks.moc"
