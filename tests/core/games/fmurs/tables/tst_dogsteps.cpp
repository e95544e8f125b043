#include <QTest>

#include "core/games/fmurs/tables/dogsteps.h"
#include "tests/core/games/fmurs/fmursrules.h"

#include <random>

using namespace core::fmurs;
using fmursrules::rulesOf;

// Stepping back from many placements of the dogs of Fmurs at once.
class TestDogSteps : public QObject {
    Q_OBJECT

private slots:
    void leadBackToWhereDogsStepFrom_data();
    void leadBackToWhereDogsStepFrom();
};

void TestDogSteps::leadBackToWhereDogsStepFrom_data() {
    QTest::addColumn<QString>("rules");
    for (const auto* const rules :
         {"rows=6;columns=6", "rows=5;columns=5;dogs=3;rocks=c3,d4", "rows=4;columns=4;dogs=4",
          "rows=3;columns=4;topology=torus;dogs=4", "rows=5;columns=6;topology=torus;dogs=3",
          "rows=12;columns=12;topology=torus", "rows=9;columns=8;topology=box",
          "rows=6;columns=5;dogpiece=gold;dogs=3", "rows=6;columns=5;dogpiece=knight",
          "rows=11;columns=12;dogpiece=silver;rocks=b2", "rows=6;columns=6;dogpiece=pawn"})
        QTest::addRow("%s", rules) << rules;
}

// As the rules let them step, one placement after the other.
void TestDogSteps::leadBackToWhereDogsStepFrom() {
    QFETCH(QString, rules);
    const auto r = rulesOf(rules + QStringLiteral(";sheep=3"));
    DogIndex dogIndex(r.field(), r.dogs(), r.symmetries());
    QVERIFY(dogIndex.list({}));
    const auto& bits = dogIndex.bits();
    std::mt19937 random(7);
    for (const auto& way : rowMathWays()) {
        const DogSteps steps(r.chase(), dogIndex, way, 3);
        DogSteps::Marks marks(steps);
        std::vector<bool> marked(dogIndex.placements());
        DogBits::Words some(bits.words());
        for (std::size_t block = 0; block < bits.blocks(); ++block)
            for (std::size_t of = 0; of < dogIndex.orbits().blocks(); ++of)
                if (random() % 20 == 0) {
                    some[block * bits.blockWords() + of / 64] |= std::uint64_t{1} << of % 64;
                    marked[bits.numbers(block)[of]] = true;
                }
        marks.add(some);
        marks.stepBack();
        std::vector<std::uint8_t> values(dogIndex.placements(), 255);
        QVERIFY(marks.lower(values.data(), 7));
        QVERIFY(!marks.lower(values.data(), 7));
        for (std::uint64_t n = 0; n < dogIndex.placements(); ++n) {
            Placement h;
            h.dogs = dogIndex.placement(n);
            bool leads = false;
            setOf(h.dogs).each([&](Cell dog) {
                r.chase().steps(h, dog, 3).each(
                    [&](Cell to) { leads = leads || marked[dogIndex.number(moved(h.dogs, dog, to))]; });
            });
            QCOMPARE(int{values[n]}, leads ? 7 : 255);
        }
        marks.clear();
        marks.stepBack();
        QVERIFY(!marks.lower(values.data(), 0));
    }
}

QTEST_GUILESS_MAIN(TestDogSteps)
#include "tst_dogsteps.moc"
