#include <QTest>

#include "core/kind.h"

using namespace core;

// The law of the last pair in Fmurs, as the lab proves it: beside tst_fmurslastpair, for it takes its time.
class TestFmursLaw : public QObject {
    Q_OBJECT

private slots:
    void lawLabProvesAgain();
};

void TestFmursLaw::lawLabProvesAgain() {
    for (const auto& lab : kindOf("fmurs").labs) {
        if (lab.id != "fmurs-law") continue;
        const auto told = lab.run(parseValues(lab.options, "rows=8;columns=9"), {}, [](double) {});
        const auto again =
            lab.run(parseValues(lab.options, "rows=8;columns=9;flocks=prove"), {}, [](double) {});
        QVERIFY(again.complete);
        QCOMPARE(again.facts.size(), told.facts.size() + 3);
        for (const auto& fact : again.facts) QVERIFY2(fact.holds, fact.text.english().c_str());
        QVERIFY(again.facts.at(1).text.english().find("in a flock of up to 10") != std::string::npos);
        QVERIFY(again.facts.at(2).text.english().find("in a flock of up to 7,") != std::string::npos);
        QVERIFY(again.facts.at(2).text.english().find("forced within 23 turns") != std::string::npos);
    }
}

QTEST_GUILESS_MAIN(TestFmursLaw)
#include "tst_fmurslaw.moc"
