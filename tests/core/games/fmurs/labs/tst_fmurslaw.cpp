#include <QTest>

#include "tests/core/games/labs.h"

#include <algorithm>

using namespace core;

// The law of the last pair in Fmurs, as the lab proves it: beside tst_fmurslastpair, for it takes its time.
class TestFmursLaw : public QObject {
    Q_OBJECT

private slots:
    void lawLabProvesAgain();
    void stopsAmongTheHunts();
};

void TestFmursLaw::lawLabProvesAgain() {
    const auto told = labOf("fmurs", "fmurs-law", "rows=8;columns=9");
    const auto again = labOf("fmurs", "fmurs-law", "rows=8;columns=9;flocks=prove");
    QVERIFY(again.complete);
    QCOMPARE(again.facts.size(), told.facts.size() + 3);
    for (const auto& fact : again.facts) QVERIFY2(fact.holds, fact.text.english().c_str());
    QVERIFY(again.facts.at(1).text.english().find("for flocks of up to 10") != std::string::npos);
    QVERIFY(again.facts.at(2).text.english().find("in a flock of up to 7,") != std::string::npos);
    QVERIFY(again.facts.at(2).text.english().find("forced within 23 turns") != std::string::npos);
}

// In the middle of a hunt, too: nothing is said to be proved then.
void TestFmursLaw::stopsAmongTheHunts() {
    const auto& labs = kindOf("fmurs").labs;
    const auto& lab = *std::ranges::find(labs, std::string_view("fmurs-law"), &Lab::id);
    std::stop_source stop;
    const auto table = lab.run(parseValues(lab.options, "rows=8;columns=9;flocks=prove"), stop.get_token(),
                               [&](double done) {
                                   if (done > 0.26) stop.request_stop();
                               });
    QVERIFY(stop.stop_requested() && !table.complete);
    for (const auto& fact : table.facts)
        QVERIFY(fact.text.english().find("computed just now") == std::string::npos);
}

QTEST_GUILESS_MAIN(TestFmursLaw)
#include "tst_fmurslaw.moc"
