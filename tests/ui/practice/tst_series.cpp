#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include "core/puzzle/maker.h"
#include "core/puzzle/sheet.h"
#include "ui/look/settings.h"
#include "ui/practice/puzzlesource.h"

#include <map>

using namespace core;

namespace {

std::string told(const Puzzle& puzzle) {
    return puzzlesJson("", 0, {puzzle});
}

} // namespace

// Which puzzle comes next: of what grade, and out of which stream.
class TestSeries : public QObject {
    Q_OBJECT

private slots:
    void init() { QSettings().clear(); }
    void backgroundFollowsTheSeed_data();
    void backgroundFollowsTheSeed();
    void gradeFollowsSuccess();
    void progressIsKept();
};

void TestSeries::backgroundFollowsTheSeed_data() {
    QTest::addColumn<const Kind*>("kind");
    for (const auto* kind : catalogue()) QTest::newRow(std::string(kind->id).c_str()) << kind;
}

// Whatever is taken in between, each grade has the puzzles of the seed in their order.
void TestSeries::backgroundFollowsTheSeed() {
    QFETCH(const Kind*, kind);
    PuzzleSource source(*kind, 11);
    std::map<int, std::vector<std::string>> taken;
    for (const int grade : {1, 2, 1, 3, 2, 2, 1}) {
        const QSignalSpy exhausted(&source, &PuzzleSource::exhausted);
        std::optional<Puzzle> puzzle;
        const auto took = [&] { return puzzle || (puzzle = source.take(grade)) || !exhausted.isEmpty(); };
        QTRY_VERIFY_WITH_TIMEOUT(took(), 60'000);
        if (puzzle) taken[grade].push_back(told(*puzzle));
    }
    for (const auto& [grade, puzzles] : taken) {
        const PuzzleWish wish{.count = static_cast<int>(puzzles.size()), .seed = 11, .grade = grade};
        std::vector<std::string> expected;
        for (const auto& puzzle : collectPuzzles(*kind, wish, {})) expected.push_back(told(puzzle));
        QCOMPARE(puzzles, expected);
    }
}

void TestSeries::gradeFollowsSuccess() {
    Progress p;
    const auto say = [&](const char* answers) {
        for (; *answers != '\0'; ++answers) p.answered(*answers == '+');
        return p.grade;
    };
    QCOMPARE(say("++"), 1);
    QCOMPARE(say("+"), 2);
    QCOMPARE(say("++-+++"), 3); // in a row
    QCOMPARE(say("-+"), 3);
    QCOMPARE(say("-"), 2);
    QCOMPARE(say("----------"), 1);
    QCOMPARE(p.streak, 0);
    QCOMPARE(say("+++++++++++++++++++"), grades);
    QCOMPARE(p.streak, 19);
    QVERIFY(!p.passOver()); // nothing is harder
    p.follows = false;
    QCOMPARE(say("-----"), grades);
    p.choose(1);
    QVERIFY(!p.passOver()); // it was chosen
    p.follows = true;
    QVERIFY(p.passOver());
    QCOMPARE(p.grade, 2);
}

void TestSeries::progressIsKept() {
    QCOMPARE(settings::practice("bao"), Progress());
    const Progress some{4, false, 12, 3, 1, 1};
    settings::setPractice("bao", some);
    QCOMPARE(settings::practice("bao"), some);
    QCOMPARE(settings::practice("fmurs"), Progress());
    QSettings().setValue(QStringLiteral("practice/bao/grade"), 77);
    QCOMPARE(settings::practice("bao").grade, grades);
}

QTEST_GUILESS_MAIN(TestSeries)
#include "tst_series.moc"
