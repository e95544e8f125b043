#include <QTest>

#include "core/kind.h"
#include "core/lesson.h"
#include "ui/lessons/ideasource.h"

#include <algorithm>

using namespace core;

// Puzzles about what a lesson puts right, one after the other.
class TestIdeaSource : public QObject {
    Q_OBJECT

private slots:
    void goesOnWhoeverAsksEarly();
};

// One puzzle may be done, and another asked for, before the thread that found it has come to rest.
void TestIdeaSource::goesOnWhoeverAsksEarly() {
    const auto& kind = kindOf("ribbonim");
    IdeaSource source;
    int found = 0;
    connect(&source, &IdeaSource::ready, this, [&] {
        ++found;
        QVERIFY(source.take());
        QVERIFY(!source.take()); // the next is not there yet
    });
    source.begin(kind, *std::ranges::find(kind.lessons, "columns", &Lesson::id));
    QVERIFY(!source.take());
    QTRY_VERIFY(found > 3);
}

QTEST_MAIN(TestIdeaSource)
#include "tst_ideasource.moc"
