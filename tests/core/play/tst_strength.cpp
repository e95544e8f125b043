#include <QFile>
#include <QTest>

#include "tests/contest.h"
#include "tests/everykind.h"

using namespace core;

namespace {

// Small ones that people play.
std::string usualRules(std::string_view id) {
    return id == "fmurs" ? "rows=6;columns=6;sheep=3" : "";
}

// Percent of the points that `better` scores.
double score(Contest& contest, Level better, Level worse, int games) {
    int sum = 0;
    for (int i = 0; i < games; ++i) sum += contest.halfPoints(better, worse, 7, i);
    return 50.0 * sum / games;
}

} // namespace

// How strong each level is: by matches between two of them, and as it is told.
class TestStrength : public QObject {
    Q_OBJECT

private slots:
    void eachLevelBeatsTheOneBelow_data() { everykind::ids(); }
    void eachLevelBeatsTheOneBelow();
    void firstStepsAreNoBetterThanChance_data() { everykind::ids(); }
    void firstStepsAreNoBetterThanChance();
    void scoresAreThoseThatAreTold();
};

// Few games with one seed: tests/bench/levels.cpp measures 60 to 75 % in 1,000.
void TestStrength::eachLevelBeatsTheOneBelow() {
    QFETCH(QString, id);
    if (kindOf(id.toStdString()).manner.scores.front() == 0) QSKIP("not measured yet");
    Contest contest(kindOf(id.toStdString()).game(usualRules(id.toStdString())));
    for (std::size_t i = 2; i < allLevels.size(); ++i) {
        const double got = score(contest, allLevels[i], allLevels[i - 1], 200);
        QVERIFY2(got > 54 && got < 82, qPrintable(QString("%1: %2").arg(name(allLevels[i]).data()).arg(got)));
    }
}

void TestStrength::firstStepsAreNoBetterThanChance() {
    QFETCH(QString, id);
    Contest contest(kindOf(id.toStdString()).game(usualRules(id.toStdString())));
    const double got = score(contest, Level::FirstSteps, Level::Random, 200);
    QVERIFY2(got > 40 && got < 65, qPrintable(QString::number(got)));
}

// What is said of the levels is what was measured: the first of the two runs, in whole points.
void TestStrength::scoresAreThoseThatAreTold() {
    QFile file(QStringLiteral(SOURCE_FOLDER "/tests/bench/README.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
    int measured = 0;
    for (const auto* kind : catalogue()) {
        if (kind->manner.scores.front() == 0) continue; // a new game's are not yet
        const auto row = QStringLiteral("| ") + QString::fromStdString(Message(kind->title).english());
        const auto said = std::ranges::find_if(lines, [&](const auto& line) {
            return line.startsWith(row) && line.endsWith(QLatin1String("% |"));
        });
        QVERIFY2(said != lines.end(), qPrintable(row));
        const auto cells = said->split(QLatin1Char('|')).mid(2, 5);
        QCOMPARE(cells.size(), 5);
        for (int i = 0; i < 5; ++i) {
            const double score = cells[i].section(QLatin1Char(','), 0, 0).toDouble();
            QVERIFY(std::abs(score - kind->manner.scores.at(static_cast<std::size_t>(i))) <= 0.5);
        }
        ++measured;
    }
    QVERIFY(measured >= 5);
}

QTEST_GUILESS_MAIN(TestStrength)
#include "tst_strength.moc"
