#include <QTest>

#include "core/games/fmurs/proof/lastpair.h"
#include "core/games/fmurs/tables/index/combinations.h"
#include "core/solve/crew.h"
#include "tests/core/games/fmurs/fmursrules.h"

using namespace core;
using namespace core::fmurs;
using fmursrules::rulesOf;

// The hunt behind the law of the last pair in Fmurs.
class TestFmursLastPair : public QObject {
    Q_OBJECT

private slots:
    void holdsInTheGame_data();
    void holdsInTheGame();
    void symmetriesDoNotMatter();
    void nobodyIsLonelyOnANarrowField();
    void stops();
};

namespace {

// The same goal in the game itself, all sheep told: turns until the dogs have taken some and left a pair, or
// a sheep has joined others. Found by looking at all placements again and again, when it is solved.
class PlainHunt {
public:
    PlainHunt(const Chase& chase, int sheep)
        : m_chase(chase), m_flocks(chase.field().pasture(), sheep), m_dogs(chase.field().ground(), 2) {
        m_dogsMove.assign(m_flocks.count() * m_dogs.count(), LastPairHunt::never);
        m_sheepMove = m_dogsMove;
    }
    void solve() {
        for (int turn = 1; look(turn); ++turn) {
        }
    }
    int turns(const Placement& h) const { return m_dogsMove[at(h)]; }
    // Visits the placements with a pair and a lonely sheep.
    template <class Visit>
    void each(Visit visit) const {
        for (std::uint64_t i = 0; i < m_dogsMove.size(); ++i) {
            Placement h;
            h.sheep = m_flocks.cells(m_flocks.members(i / m_dogs.count()));
            h.dogs = dogsOf(m_dogs.cells(m_dogs.members(i % m_dogs.count())));
            const int starred = this->starred(h.sheep);
            if (starred > 0 && starred < h.sheep.count() && !h.sheep.meets(setOf(h.dogs))) visit(h, i);
        }
    }

private:
    std::uint64_t at(const Placement& h) const {
        return m_flocks.rank(h.sheep) * m_dogs.count() + m_dogs.rank(setOf(h.dogs));
    }
    int starred(const CellSet& sheep) const {
        int n = 0;
        sheep.each([&](fmurs::Cell c) { n += m_chase.hasMate(sheep, c) ? 1 : 0; });
        return n;
    }
    bool look(int turn) {
        bool changed = false;
        each([&](const Placement& h, std::uint64_t i) {
            if (m_dogsMove[i] != LastPairHunt::never || !dogsForce(h, turn)) return;
            m_dogsMove[i] = static_cast<std::uint8_t>(turn);
            changed = true;
        });
        each([&](const Placement& h, std::uint64_t i) {
            if (m_sheepMove[i] == LastPairHunt::never && sheepGiveIn(h))
                m_sheepMove[i] = static_cast<std::uint8_t>(turn);
        });
        return changed;
    }
    bool dogsForce(const Placement& h, int turn) const {
        bool some = false;
        for (const auto dog : {h.dogs[0], h.dogs[1]})
            m_chase.turns(h, dog, [&](fmurs::Cell, const Chain&, const Placement& after) {
                some = some ||
                       (after.sheep == h.sheep ? m_sheepMove[at(after)] < turn : starred(after.sheep) > 0);
            });
        return some;
    }
    bool sheepGiveIn(const Placement& h) const {
        bool all = true, moved = false;
        h.sheep.each([&](fmurs::Cell from) {
            m_chase.pastures(h, from).each([&](fmurs::Cell to) {
                moved = true;
                const auto after = m_chase.afterSheep(h, from, to);
                all = all && (starred(after.sheep) > starred(h.sheep) ||
                              m_dogsMove[at(after)] != LastPairHunt::never);
            });
        });
        return moved ? all : m_dogsMove[at(h)] != LastPairHunt::never;
    }

    const Chase& m_chase;
    Combinations m_flocks, m_dogs;
    std::vector<std::uint8_t> m_dogsMove, m_sheepMove;
};

// Visits each choice of a lonely sheep and a pair.
template <class Visit>
void eachChoice(const Chase& chase, const Placement& h, Visit visit) {
    h.sheep.each([&](fmurs::Cell x) {
        if (chase.hasMate(h.sheep, x)) return;
        h.sheep.each([&](fmurs::Cell u) {
            (chase.field().around(u) & h.sheep).each([&](fmurs::Cell v) {
                visit(LastPairHunt::Placing{h.dogs[0], h.dogs[1], x, u, v});
            });
        });
    });
}

} // namespace

void TestFmursLastPair::holdsInTheGame_data() {
    QTest::addColumn<QString>("rules");
    for (const auto* const rules :
         {"rows=5;columns=5;sheep=3;turn=either", "rows=5;columns=4;sheep=4;turn=either",
          "rows=6;columns=3;sheep=4;turn=either"})
        QTest::addRow("%s", rules) << QString(rules);
}

// What the hunt forces with one sheep and a pair told can be forced in every flock they belong to, no later.
void TestFmursLastPair::holdsInTheGame() {
    QFETCH(QString, rules);
    const auto r = rulesOf(rules);
    LastPairHunt hunt(r.chase(), r.symmetries());
    QVERIFY(r.sheep() <= hunt.mostSheep());
    Crew crew(2);
    QVERIFY(hunt.solve(crew, {}, [](double) {}));
    PlainHunt plain(r.chase(), r.sheep());
    plain.solve();
    int forced = 0, later = 0;
    plain.each([&](const Placement& h, std::uint64_t) {
        eachChoice(r.chase(), h, [&](const LastPairHunt::Placing& p) {
            const int bound = hunt.turns(p);
            forced += bound != LastPairHunt::never ? 1 : 0;
            later += plain.turns(h) > bound ? 1 : 0;
        });
    });
    QCOMPARE(later, 0);
    QVERIFY(forced > 1000);
}

void TestFmursLastPair::symmetriesDoNotMatter() {
    const auto r = rulesOf("rows=6;columns=5;sheep=3;turn=either");
    LastPairHunt folded(r.chase(), r.symmetries());
    const auto identity = std::vector(1, r.symmetries().front());
    LastPairHunt plain(r.chase(), identity);
    Crew crew(2);
    QVERIFY(folded.solve(crew, {}, [](double) {}) && plain.solve(crew, {}, [](double) {}));
    QCOMPARE(folded.longest(), plain.longest());
    QCOMPARE(folded.unforced() == 0, plain.unforced() == 0);
    QVERIFY(folded.placements() < plain.placements());
    PlainHunt(r.chase(), 3).each([&](const Placement& h, std::uint64_t) {
        eachChoice(r.chase(), h, [&](const LastPairHunt::Placing& p) {
            if (folded.turns(p) != plain.turns(p)) QFAIL(r.text(r.start()).c_str());
        });
    });
}

// On so narrow a field every sheep is beside every other: there is nobody to hunt.
void TestFmursLastPair::nobodyIsLonelyOnANarrowField() {
    const auto r = rulesOf("rows=3;columns=4;sheep=3;turn=either");
    LastPairHunt hunt(r.chase(), r.symmetries());
    Crew crew(1);
    QVERIFY(hunt.solve(crew, {}, [](double) {}));
    QCOMPARE(hunt.placements(), std::uint64_t{0});
    QCOMPARE(hunt.unforced(), std::uint64_t{0});
    QCOMPARE(hunt.longest(), 0);
}

void TestFmursLastPair::stops() {
    const auto r = rulesOf("rows=8;columns=9;sheep=3;turn=either");
    LastPairHunt hunt(r.chase(), r.symmetries());
    Crew crew(2);
    std::stop_source stop;
    QVERIFY(!hunt.solve(crew, stop.get_token(), [&](double) { stop.request_stop(); }));
}

QTEST_GUILESS_MAIN(TestFmursLastPair)
#include "tst_fmurslastpair.moc"
