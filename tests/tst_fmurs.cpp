#include <QTest>

#include "core/gameof.h"
#include "core/games/fmurs/shepherd.h"
#include "core/games/fmurs/stages.h"
#include "tests/fmursrules.h"

#include <map>
#include <random>

using namespace core;
using namespace core::fmurs;

using namespace fmursrules;

// The endgame tables of Fmurs and its search against theory and a naive solver.
class TestFmurs : public QObject {
    Q_OBJECT

private slots:
    void facts_data();
    void facts();
    void naive_data();
    void naive();
    void tablesAgreeWithThemselves_data();
    void tablesAgreeWithThemselves();
    void tablesResumeAfterAStop();
};

namespace {

// Values all placements of so many sheep and fewer by going through the moves of the rules again and again
// until nothing changes any more: slow, and written without the tables.
class Naive {
public:
    explicit Naive(const FmursRules& rules) : m_rules(rules) {}

    static constexpr int never = 9999;

    void solve() {
        for (bool changed = true; changed;) {
            changed = false;
            for (auto& node : m_nodes) {
                const int value = valueOf(node);
                changed |= value != node.value;
                node.value = value;
            }
        }
    }
    void addPlacements(int sheep) {
        const auto& field = m_rules.field();
        std::vector<fmurs::Cell> ground, pasture;
        field.ground().each([&](fmurs::Cell c) { ground.push_back(c); });
        field.pasture().each([&](fmurs::Cell c) { pasture.push_back(c); });
        FmursRules::Position p;
        p.phase = FmursRules::Phase::MoveDogs;
        addDogs(p, ground, pasture, 0, 0, sheep);
        followAll();
    }
    struct Node {
        FmursRules::Position position;
        bool dogs = false;
        std::vector<int> next;
        int value = never;
    };
    std::vector<Node> m_nodes;

private:
    void addDogs(FmursRules::Position& p, const std::vector<fmurs::Cell>& ground,
                 const std::vector<fmurs::Cell>& pasture, std::size_t from, int dogs, int sheep) {
        if (dogs == m_rules.dogs()) return addSheep(p, pasture, 0, sheep);
        for (auto i = from; i < ground.size(); ++i) {
            p.dogs[static_cast<std::size_t>(dogs)] = ground[i];
            addDogs(p, ground, pasture, i + 1, dogs + 1, sheep);
        }
        p.dogs[static_cast<std::size_t>(dogs)] = noCell;
    }
    void addSheep(FmursRules::Position& p, const std::vector<fmurs::Cell>& pasture, std::size_t from,
                  int sheep) {
        if (sheep == 0) {
            number(p);
            return;
        }
        for (auto i = from; i < pasture.size(); ++i) {
            if (setOf(p.dogs).has(pasture[i])) continue;
            p.sheep.add(pasture[i]);
            addSheep(p, pasture, i + 1, sheep - 1);
            p.sheep.remove(pasture[i]);
        }
    }
    int number(FmursRules::Position p) {
        p.turns = 0;
        const auto [found, fresh] = m_numbers.emplace(m_rules.text(p), static_cast<int>(m_nodes.size()));
        if (fresh) m_nodes.push_back({p, m_rules.mover(p) == Player::First, {}, p.sheep.empty() ? 0 : never});
        return found->second;
    }
    // Numbers everything that can follow the positions numbered so far, one after the other.
    void followAll() {
        for (std::size_t n = 0; n < m_nodes.size(); ++n) {
            const auto p = m_nodes[n].position;
            std::vector<int> next;
            for (const auto m : m_rules.moves(p)) next.push_back(number(m_rules.play(p, m)));
            m_nodes[n].next = std::move(next);
        }
    }
    int valueOf(const Node& node) const {
        if (node.next.empty()) return node.position.sheep.empty() ? 0 : never;
        int best = node.dogs ? never : 0;
        for (const int n : node.next) {
            const int value = m_nodes[static_cast<std::size_t>(n)].value;
            best = node.dogs ? std::min(best, value + 1) : std::max(best, value);
        }
        return std::min(best, never);
    }

    const FmursRules& m_rules;
    std::map<std::string, int> m_numbers;
};

// What a placement is worth by all that the dogs can do and what the tables say of it then.
int oneTurnAhead(const Chase& chase, const Endgames& endgames, const Herd& h) {
    if (chase.enclosed(h)) return Endgame::never;
    int best = chase.dogsCanMove(h) ? Endgame::never : endgames.sheepToMove(h, false) + 1;
    const auto consider = [&](const Herd& after) {
        best = std::min(best, endgames.sheepToMove(after, false) + 1);
    };
    for (const auto dog : h.dogs) {
        if (dog == noCell) continue;
        chase.steps(h, dog).each([&](fmurs::Cell to) { consider({moved(h.dogs, dog, to), h.sheep}); });
        chase.jumps(h, dog, [&](const Chain&, const Herd& after, fmurs::Cell) { consider(after); });
    }
    return std::min<int>(best, Endgame::never);
}

} // namespace

void TestFmurs::facts_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("positions");
    QTest::addColumn<int>("longest");
    QTest::newRow("3 × 6") << "rows=3;columns=6;sheep=1" << 816 << 4;
    QTest::newRow("6 × 6") << "rows=6;columns=6;sheep=1" << 14280 << 8;
    QTest::newRow("8 × 6") << "rows=8;columns=6;sheep=1" << 38916 << 12;
    QTest::newRow("two sheep on 5 × 6") << "rows=5;columns=6;sheep=2" << 57834 << 12;
}

// From every placement the dogs catch all sheep, as the rules' sources say.
void TestFmurs::facts() {
    QFETCH(QString, rules);
    QFETCH(int, positions);
    QFETCH(int, longest);
    const auto r = rulesOf(rules);
    Endgames endgames(r.chase(), r.dogs(), r.symmetries());
    QVERIFY(endgames.solve(r.sheep(), {}));
    const auto count = countStage(endgames, r.sheep());
    QCOMPARE(count.positions, static_cast<std::uint64_t>(positions));
    QCOMPARE(count.escapes, std::uint64_t{0});
    QCOMPARE(count.longest, longest);
}

void TestFmurs::naive_data() {
    QTest::addColumn<QString>("rules");
    const auto extra =
        qEnvironmentVariable("FMURS_NAIVE"); // larger ones: "rows=5;columns=6;sheep=3;topology=torus"
    for (const auto* const topology : {"cylinder", "torus", "box"})
        for (const auto* const size :
             {"rows=4;columns=4;sheep=2", "rows=4;columns=4;sheep=1", "rows=5;columns=4;sheep=1",
              "rows=5;columns=6;sheep=1", "rows=4;columns=5;sheep=2"})
            QTest::addRow("%s %s", size, topology) << QStringLiteral("%1;topology=%2").arg(size, topology);
    for (const auto* const option : {"diagonal=always", "distance=on", "fighting=on", "dogpiece=king",
                                     "dogpiece=gold", "dogpiece=silver", "dogpiece=knight", "dogpiece=rook",
                                     "dogpiece=bishop", "rocks=b2", "dogs=1", "dogs=3"})
        QTest::addRow("%s", option) << QStringLiteral("rows=4;columns=4;sheep=2;%1").arg(option);
    if (!extra.isEmpty()) QTest::newRow("asked for") << extra;
}

void TestFmurs::naive() {
    QFETCH(QString, rules);
    const auto r = rulesOf(rules + QStringLiteral(";halves=1;turnlimit=999"));
    Naive naive(r);
    naive.addPlacements(r.sheep());
    naive.solve();
    Endgames endgames(r.chase(), r.dogs(), r.symmetries());
    QVERIFY(endgames.solve(r.sheep(), {}));
    for (const auto& node : naive.m_nodes) {
        if (node.position.sheep.empty()) continue;
        const auto herd = r.herd(node.position);
        const int value =
            node.dogs ? endgames.dogsToMove(herd) : endgames.sheepToMove(herd, node.position.again != 0);
        QVERIFY2((value == Endgame::never ? Naive::never : value) == node.value,
                 (r.text(node.position) + ": " + std::to_string(value) + " for " + std::to_string(node.value))
                     .c_str());
    }
}

void TestFmurs::tablesAgreeWithThemselves_data() {
    QTest::addColumn<QString>("rules");
    for (const auto* const rules :
         {"sheep=3", "rows=6;columns=6;sheep=4", "rows=5;columns=5;sheep=3;topology=torus",
          "rows=6;columns=6;sheep=3;topology=box", "rows=6;columns=6;sheep=2;rocks=b3,e4"})
        QTest::addRow("%s", rules) << QString(rules);
    for (const auto* const option :
         {"diagonal=always", "distance=on", "fighting=on", "dogpiece=king", "dogpiece=gold",
          "dogpiece=silver", "dogpiece=knight", "dogpiece=rook", "dogpiece=bishop", "dogs=1", "dogs=3"})
        QTest::addRow("%s", option) << QStringLiteral("rows=6;columns=5;sheep=3;%1").arg(option);
}

// 20,000 random placements of each table are worth what one turn ahead and the tables say.
void TestFmurs::tablesAgreeWithThemselves() {
    QFETCH(QString, rules);
    const auto r = rulesOf(rules);
    Endgames endgames(r.chase(), r.dogs(), r.symmetries());
    QVERIFY(endgames.solve(r.sheep(), {}));
    std::mt19937_64 random(5);
    for (int sheep = 1; sheep <= r.sheep(); ++sheep)
        for (int i = 0; i < 20000;) {
            const auto& table = endgames.table(sheep);
            const auto entry = random() % table.values().size();
            const auto h = table.herd(entry);
            if (h.sheep.meets(setOf(h.dogs))) continue;
            ++i;
            QCOMPARE(static_cast<int>(table.values()[entry]), oneTurnAhead(r.chase(), endgames, h));
        }
}

void TestFmurs::tablesResumeAfterAStop() {
    const auto r = rulesOf("rows=6;columns=6;sheep=3");
    Endgames whole(r.chase(), r.dogs(), r.symmetries()), parts(r.chase(), r.dogs(), r.symmetries());
    QVERIFY(whole.solve(3, {}));
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!parts.solve(3, stop.get_token()));
    QVERIFY(parts.solve(3, {}));
    QVERIFY(parts.table(3).values() == whole.table(3).values());
}

QTEST_GUILESS_MAIN(TestFmurs)
#include "tst_fmurs.moc"
