#include <QTest>

#include "core/play/json.h"
#include "core/solve/positiongraph.h"
#include "tests/core/games/chopsticks/solved.h"

#include <map>
#include <set>
#include <sstream>

using namespace core;

namespace {

Table sweep(const std::string& fingers) {
    const auto& lab = kind().labs.front();
    return lab.run(Values(lab.options, {{"fingers", fingers}}), {}, [](double) {});
}

PositionGraph graphOf(const std::string& rules, const GraphQuery& query) {
    const auto game = kind().game(rules);
    return positionGraph(*game, game->start(), query, {});
}

GraphQuery showing(GraphQuery::Show show) {
    GraphQuery query;
    query.show = show;
    return query;
}

const std::string strict = "overflow=cutoff;split=none;selfattack=off";

} // namespace

// The laboratories of Chopsticks: the table of rules and the position graph.
class TestChopsticksLab : public QObject {
    Q_OBJECT

private slots:
    void sweepFindsTheExceptions();
    void sweepIsContract();
    void tupleInNumbers();
    void graphsOfTheMock();
    void dotTellsMoverAndWinner();
    void wonPositionsCountedAnew_data();
    void wonPositionsCountedAnew();
    void graphsHangTogether();
    void graphStops();
};

// The source says that any one of wrapping, sharing and tapping oneself removes every forced win.
void TestChopsticksLab::sweepFindsTheExceptions() {
    const auto table = sweep("3..6");
    QCOMPARE(table.rows.size(), 48U);
    std::set<std::string> contradictions;
    for (const auto& row : table.rows) {
        const auto& rules = std::get<std::string>(row[0]);
        const auto game = kind().game(rules);
        Verdict value;
        game->solver()->analyse(game->start(), {}, [&](const Analysis& a) { value = a.verdict; });
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

void TestChopsticksLab::sweepIsContract() {
    const auto& lab = kind().labs.front();
    const Values values(lab.options, {{"fingers", "5..5"}});
    const auto table = sweep("5..5");
    const auto json = tableJson(lab, values, table);
    QVERIFY(json.find(R"({"rules":"fingers=5;overflow=wrap;split=any;selfattack=on","positions":208,)"
                      R"("outcome":"draw","distance":null})") != std::string::npos);
    QVERIFY(tableCsv(table).starts_with("rules,positions,outcome,distance\nfingers=5;overflow=wrap"));
    for (const char* bad : {"2..5", "5..31", "6..5", "5..", "..", "a..b", ""})
        QVERIFY_THROWS_EXCEPTION(InputError, Values(lab.options, {{"fingers", bad}}));
    const auto four = sweep("4");
    QCOMPARE(four.rows.size(), 12U);
    const auto drawn = std::ranges::count_if(
        four.rows, [](const auto& row) { return std::get<std::string>(row[2]) == "draw"; });
    QCOMPARE(four.facts.at(0).text.english(),
             "12 rule sets examined, " + std::to_string(drawn) + " of them drawn");
}

// shirodoni's five parts. 1,194 positions when left and right are told apart; 97 won by each when they are
// not.
void TestChopsticksLab::tupleInNumbers() {
    const auto& labs = kind().labs;
    const auto& lab = *std::ranges::find(labs, std::string_view("chopsticks-tuple"), &Lab::id);
    const auto table = lab.run(parseValues(lab.options, ""), {}, [](double) {});
    std::map<std::string, std::pair<std::int64_t, std::int64_t>> parts;
    for (const auto& row : table.rows)
        parts[std::get<std::string>(row[0])] = {std::get<std::int64_t>(row[1]),
                                                std::get<std::int64_t>(row[2])};
    QCOMPARE(parts["|S|"], std::pair(std::int64_t{1194}, std::int64_t{416}));
    QCOMPARE(parts["s ∈ W first"].second, 97);
    QCOMPARE(parts["s ∈ W second"].second, 97);
    QCOMPARE(parts["s ∉ W"].second, 222);
    for (const auto both :
         {&std::pair<std::int64_t, std::int64_t>::first, &std::pair<std::int64_t, std::int64_t>::second}) {
        const auto all = parts["|S|"].*both;
        QCOMPARE(parts["p(s) = first"].*both + parts["p(s) = second"].*both, all);
        QCOMPARE(parts["w(s) = first"].*both + parts["w(s) = second"].*both + parts["w(s) = –"].*both, all);
        QCOMPARE(parts["s ∈ W first"].*both + parts["s ∈ W second"].*both + parts["s ∉ W"].*both, all);
    }
}

void TestChopsticksLab::graphsOfTheMock() {
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
    const auto shirodonis = dot(second, NodeText::Source);
    QVERIFY(shirodonis.find(R"([label="first\nf{1, 1}\ns{1, 1}")") != std::string::npos);
    QVERIFY(shirodonis.find("fixedsize") == std::string::npos); // a node is as large as its text
}

// Who is to move is told by the shape, that a position is won by its being filled.
void TestChopsticksLab::dotTellsMoverAndWinner() {
    for (const auto& graph : {graphOf(strict, showing(GraphQuery::Show::Second)), graphOf("fingers=4", {})}) {
        std::istringstream lines(dot(graph));
        std::size_t nodes = 0;
        for (std::string line; std::getline(lines, line);) {
            const auto at = line.find(" [label=");
            if (!line.starts_with("  n") || at == std::string::npos) continue;
            const auto& node = graph.nodes.at(nodes++);
            const bool first = node.mover == Player::First;
            const std::string shape = first ? "shape=box, style=\"rounded" : "shape=hexagon, style=\"";
            const std::string filled = !node.winner ? "" : first ? ",filled" : "filled";
            QVERIFY2(line.find(shape + filled + '"') != std::string::npos, line.c_str());
        }
        QCOMPARE(nodes, graph.nodes.size());
    }
}

void TestChopsticksLab::wonPositionsCountedAnew_data() {
    QTest::addColumn<std::string>("rules");
    QTest::addColumn<int>("winner");
    QTest::addColumn<int>("all");     // won positions; −1: not known from elsewhere
    QTest::addColumn<int>("reached"); // of these, by moves that stay among them, from the start
    QTest::newRow("strict, second") << strict << 1 << 86 << 41;
    QTest::newRow("strict, first") << strict << 0 << -1 << -1;
    QTest::newRow("usual, first") << std::string() << 0 << -1 << -1;
    QTest::newRow("three fingers") << "fingers=3;" + strict << 0 << -1 << -1;
}

// A count that knows nothing of the solver: rounds over all positions, adding what is won, until nothing is
// added. It is the same in every number of moves, too.
void TestChopsticksLab::wonPositionsCountedAnew() {
    QFETCH(std::string, rules);
    QFETCH(int, winner);
    QFETCH(int, all);
    QFETCH(int, reached);
    const auto game = kind().game(rules);
    const auto who = static_cast<Player>(winner);
    const auto key = [&](const Position& p) { return game->text(game->folded(p)); };
    std::map<std::string, Position> positions{{key(game->start()), game->start()}};
    std::map<std::string, std::set<std::string>> next;
    for (std::vector<Position> queue{game->start()}; !queue.empty();) {
        const auto p = queue.back();
        queue.pop_back();
        for (const auto m : game->moves(p)) {
            const auto child = game->play(p, m);
            next[key(p)].insert(key(child));
            if (positions.emplace(key(child), child).second) queue.push_back(child);
        }
    }
    std::map<std::string, int> won; // in so many moves
    for (int round = 0, before = -1; before != static_cast<int>(won.size()); ++round) {
        before = static_cast<int>(won.size());
        std::vector<std::string> added;
        for (const auto& [k, p] : positions) {
            if (won.contains(k)) continue;
            const auto isWon = [&](const std::string& child) { return won.contains(child); };
            const auto result = game->result(p);
            const bool ended = result && (*result == Outcome::Win) == (game->mover(p) == who);
            const bool ours = !result && game->mover(p) == who && std::ranges::any_of(next[k], isWon);
            const bool theirs = !result && game->mover(p) != who && std::ranges::all_of(next[k], isWon);
            if (round == 0 ? ended : ours || theirs) added.push_back(k);
        }
        for (const auto& k : added) won[k] = round;
    }
    std::set<std::string> lines;
    if (const auto start = key(game->start()); won.contains(start))
        for (std::vector<std::string> queue{start}; !queue.empty();) {
            const auto k = queue.back();
            queue.pop_back();
            if (!lines.insert(k).second) continue;
            for (const auto& child : next[k])
                if (won.contains(child)) queue.push_back(child);
        }
    auto query = showing(who == Player::First ? GraphQuery::Show::First : GraphQuery::Show::Second);
    if (!lines.empty()) QCOMPARE(graphOf(rules, query).nodes.size(), lines.size());
    query.all = true;
    const auto graph = graphOf(rules, query);
    QCOMPARE(graph.nodes.size(), won.size());
    for (const auto& node : graph.nodes) QCOMPARE(*node.verdict.plies(), won.at(key(node.position)));
    if (all >= 0) QCOMPARE(static_cast<int>(won.size()), all);
    if (reached >= 0) QCOMPARE(static_cast<int>(lines.size()), reached);
}

void TestChopsticksLab::graphsHangTogether() {
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
    // One step around a position: its edges, and the nodes at their ends.
    query = showing(GraphQuery::Show::Endless);
    for (int centre = 0; centre < static_cast<int>(all.nodes.size()); ++centre) {
        query.around = all.nodes[static_cast<std::size_t>(centre)].position;
        std::set<std::pair<std::string, std::string>> wanted, found;
        const auto collect = [](const PositionGraph& graph, auto& ends, auto which) {
            const auto label = [&](int i) { return graph.nodes.at(static_cast<std::size_t>(i)).label; };
            for (const auto& edge : graph.edges)
                if (which(edge)) ends.emplace(label(edge.from), label(edge.to));
        };
        collect(all, wanted, [&](const auto& edge) { return edge.from == centre || edge.to == centre; });
        const auto around = graphOf("", query);
        collect(around, found, [](const auto&) { return true; });
        QVERIFY(found == wanted);
        std::set<std::string> ends;
        for (const auto& [from, to] : found) ends.insert({from, to});
        QCOMPARE(around.nodes.size(), ends.size());
    }
    // The strategy alone: every move of the winner is a quickest one.
    query = showing(GraphQuery::Show::Second);
    query.strategyOnly = true;
    for (const auto pruned = graphOf(strict, query); const auto& edge : pruned.edges) {
        if (edge.chooser != Player::Second) continue;
        const auto plies = [&](int node) {
            return *pruned.nodes[static_cast<std::size_t>(node)].verdict.plies();
        };
        QCOMPARE(plies(edge.to), plies(edge.from) - 1);
    }
}

void TestChopsticksLab::graphStops() {
    std::stop_source stop;
    stop.request_stop();
    const auto game = kind().game("fingers=10");
    QVERIFY(!positionGraph(*game, game->start(), {}, stop.get_token()).complete);
}

QTEST_GUILESS_MAIN(TestChopsticksLab)
#include "tst_chopstickslab.moc"
