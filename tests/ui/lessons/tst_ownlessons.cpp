#include <QDir>
#include <QSettings>
#include <QTest>

#include "tests/ui/lessons/learner.h"
#include "ui/lessons/lessonpage.h"
#include "ui/look/settings.h"

#include <algorithm>

using namespace core;

namespace {

QStringList own(const LessonPage& page) {
    return page.entries().filter(QStringLiteral("✎"));
}

QString told(const LessonPage& page) {
    QStringList all;
    for (const auto* label : page.findChildren<Label*>())
        if (label->isVisible()) all << label->text();
    return all.join(QLatin1Char('\n'));
}

} // namespace

// Lessons that a teacher has put into the folder.
class TestOwnLessons : public QObject, Learner {
    Q_OBJECT

private slots:
    void init();
    void standBesideTheOthers();
    void areWalkedInAnyLanguage_data();
    void areWalkedInAnyLanguage();
    void sayWhatIsWrong();
    void sayWhatTheSolverFinds();
    void areReadAgain();

private:
    static void put(const QString& name, const QByteArray& bytes);
    QByteArray m_example;
};

void TestOwnLessons::init() {
    QSettings().clear();
    settings::reduceMotion.set(true);
    language::set(language::Id::English);
    QDir(OwnLessons::folder()).removeRecursively();
    QFile file(QStringLiteral(SOURCE_FOLDER "/resources/lesson.txt"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_example = file.readAll();
}

void TestOwnLessons::put(const QString& name, const QByteArray& bytes) {
    QVERIFY(QDir().mkpath(OwnLessons::folder()));
    QFile file(QDir(OwnLessons::folder()).filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

// Those of this game, after the game's own; and what is done of them is none of the game's.
void TestOwnLessons::standBesideTheOthers() {
    put(QStringLiteral("two.txt"), m_example);
    put(QStringLiteral("notes.md"), "game: persimmons\n");
    const auto& kind = kindOf("persimmons");
    const LessonPage page(kind);
    QCOMPARE(own(page), QStringList{QStringLiteral("✎ Up to two a turn")});
    QCOMPARE(page.entries().size(), qsizetype(kind.lessons.size()) + 3);
    QVERIFY(page.entries().at(qsizetype(kind.lessons.size()) + 1).startsWith(QStringLiteral("✎")));
    QVERIFY(own(LessonPage(kindOf("bao"))).isEmpty());
}

void TestOwnLessons::areWalkedInAnyLanguage_data() {
    QTest::addColumn<int>("tongue");
    QTest::addColumn<QString>("title");
    const auto row = [](language::Id id, const char* title) {
        QTest::newRow(qPrintable(language::code(id))) << static_cast<int>(id) << QString::fromUtf8(title);
    };
    row(language::Id::English, "Up to two a turn");
    row(language::Id::Japanese, "1回に2個まで");
    row(language::Id::Kana, "1かいに 2こまで");
}

void TestOwnLessons::areWalkedInAnyLanguage() {
    QFETCH(int, tongue);
    QFETCH(QString, title);
    put(QStringLiteral("two.txt"), m_example);
    language::set(static_cast<language::Id>(tongue));
    const auto& kind = kindOf("persimmons");
    LessonPage page(kind);
    page.resize(1280, 800);
    page.show();
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    page.showLesson(static_cast<int>(kind.lessons.size()));
    const auto lesson = page.player()->run()->lesson();
    QCOMPARE(language::spoken(lesson.title), title);
    walk(*page.player(), lesson);
    QVERIFY(settings::lessonsDone(kind.id).isEmpty());
    QCOMPARE(own(page), QStringList{QStringLiteral("★ ✎ ") + title});
}

void TestOwnLessons::sayWhatIsWrong() {
    put(QStringLiteral("two.txt"), QByteArray(m_example).replace("board: 2L", "board: 2Q"));
    const auto& kind = kindOf("persimmons");
    LessonPage page(kind);
    page.show();
    QCOMPARE(own(page), QStringList{QStringLiteral("✎ two.txt")});
    page.showLesson(static_cast<int>(kind.lessons.size()));
    QVERIFY2(told(page).contains(QStringLiteral("two.txt: line 17: ")), qPrintable(told(page)));
    QVERIFY2(told(page).contains(OwnLessons::folder()), qPrintable(told(page)));
}

// Later, for it takes its time: from the boards of the first question all that is lost is taken away.
void TestOwnLessons::sayWhatTheSolverFinds() {
    put(QStringLiteral("two.txt"),
        QByteArray(m_example).replace("board: 1L\n", "").replace("board: 4L\n", ""));
    const auto& kind = kindOf("persimmons");
    LessonPage page(kind);
    page.show();
    page.showLesson(static_cast<int>(kind.lessons.size()));
    QTRY_VERIFY2(told(page).contains(QStringLiteral("none of these boards is lost")), qPrintable(told(page)));
}

// Whoever mends a file and comes back goes on with what stands there now.
void TestOwnLessons::areReadAgain() {
    put(QStringLiteral("two.txt"), QByteArray(m_example).replace("[claim]", "[claims]"));
    const auto& kind = kindOf("persimmons");
    LessonPage page(kind);
    page.show();
    page.showLesson(static_cast<int>(kind.lessons.size()));
    QVERIFY(told(page).contains(QStringLiteral("“claims”")));
    page.hide();
    put(QStringLiteral("two.txt"), m_example);
    page.show();
    QVERIFY(page.player()->isVisible());
    QCOMPARE(language::spoken(page.player()->run()->lesson().title), QStringLiteral("Up to two a turn"));
    page.hide();
    QDir(OwnLessons::folder()).removeRecursively();
    page.show();
    QVERIFY(own(page).isEmpty());
    QVERIFY(!page.player()->isVisible());
}

QTEST_MAIN(TestOwnLessons)
#include "tst_ownlessons.moc"
