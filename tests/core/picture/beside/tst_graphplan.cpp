#include <QTest>

#include "core/kind.h"
#include "core/picture/beside/graphplan.h"
#include "core/solve/positiongraph.h"

using namespace core;

// Graphs of positions as lessons show them, laid out without Graphviz.
class TestGraphPlan : public QObject {
    Q_OBJECT

private slots:
    void nodesStandApart_data();
    void nodesStandApart();
    void nothingIsNothing();
};

void TestGraphPlan::nodesStandApart_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("show");
    QTest::newRow("growing") << "fingers=3;overflow=cutoff;split=none;selfattack=off"
                             << static_cast<int>(GraphQuery::Show::First);
    QTest::newRow("endless") << "fingers=3" << static_cast<int>(GraphQuery::Show::Endless);
}

// The start comes first, no node covers another, all lies within, and each edge has its line.
void TestGraphPlan::nodesStandApart() {
    QFETCH(QString, rules);
    QFETCH(int, show);
    const auto game = kindOf("chopsticks").game(rules.toStdString());
    GraphQuery query;
    query.show = static_cast<GraphQuery::Show>(show);
    query.all = true;
    const auto graph = positionGraph(*game, game->start(), query, {});
    QVERIFY(graph.nodes.size() > 10);
    const auto plan = planOf(graph);
    QCOMPARE(plan.nodes.size(), graph.nodes.size());
    QCOMPARE(plan.edges.size(), graph.edges.size());
    for (std::size_t i = 0; i < plan.nodes.size(); ++i) {
        const auto& at = plan.nodes[i];
        QVERIFY(at.x >= GraphPlan::width / 2 && at.x <= plan.size.x - GraphPlan::width / 2);
        QVERIFY(at.y >= GraphPlan::height / 2 && at.y <= plan.size.y - GraphPlan::height / 2);
        if (graph.nodes[i].start)
            for (const auto& other : plan.nodes) QVERIFY(at.x <= other.x);
        for (std::size_t j = 0; j < i; ++j) {
            const auto& other = plan.nodes[j];
            QVERIFY(std::abs(at.x - other.x) > GraphPlan::width ||
                    std::abs(at.y - other.y) > GraphPlan::height);
        }
    }
    for (const auto& [way, head] : plan.edges) QVERIFY(way.starts_with('M') && head.ends_with('Z'));
}

void TestGraphPlan::nothingIsNothing() {
    const auto plan = planOf({});
    QVERIFY(plan.nodes.empty() && plan.edges.empty());
}

QTEST_GUILESS_MAIN(TestGraphPlan)
#include "tst_graphplan.moc"
