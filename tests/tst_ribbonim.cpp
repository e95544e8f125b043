#include <QTest>

#include "core/games/ribbonim/levels.h"
#include "core/kind.h"

#include <map>

using namespace core;

class TestRibbonim : public QObject {
    Q_OBJECT

private slots:
    void sourceStarts();
};

void TestRibbonim::sourceStarts() {
    const auto game = kindOf("ribbonim").game("");
    Verdict v;
    game->solver()->analyse(game->start(), {}, [&](const Analysis& a) { v = a.verdict; });
    QCOMPARE(v.figures.value(Figure::Level), 14);
}

QTEST_GUILESS_MAIN(TestRibbonim)
#include "tst_ribbonim.moc"
