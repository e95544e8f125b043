#include <QDir>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

#include "tests/fulldisk.h"
#include "tests/ui/keep/storefolder.h"

#include <algorithm>
#include <csignal>
#include <sys/stat.h>

using namespace core;

namespace {

// Plays and saves until it is killed.
[[noreturn]] void playForEver(const QString& folder) {
    Session session;
    const MatchStore store(session, folder);
    const auto game = StoreFolder::game();
    for (;;) {
        session.begin(game, game->start(), StoreFolder::people());
        while (session.state() == Session::State::HumanTurn) {
            session.play(game->moves(session.match().position()).front());
            session.animationDone();
        }
    }
}

} // namespace

// Matches survive: kill -9 in the middle of saving, a full disk, damaged files, no home, another program.
class TestStoreTrouble : public QObject, StoreFolder {
    Q_OBJECT

private slots:
    void init() { renew(); }
    void survivesBeingKilledWhileSaving();
    void damagedFileIsPutAside();
    void strangeFileChangesNothing();
    void hugeFileIsNotRead();
    void pipeIsNotWaitedFor();
    void fullDiskKeepsTheOldFile();
    void whatFailedIsTriedAgain();
    void anotherIsNotWrittenOver();
    void twoProgramsOnOneHome();
    void readOnlyHomeIsToldAndPlaysOn();
};

void TestStoreTrouble::survivesBeingKilledWhileSaving() {
    int played = 0;
    const int rounds = std::max(12, qEnvironmentVariableIntValue("KILLS"));
    for (int round = 0; round < rounds; ++round) {
        QProcess player;
        player.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--play"), m_folder->path()});
        QVERIFY(player.waitForStarted());
        QTRY_VERIFY(QFile::exists(current()));
        QTest::qWait(11 + round % 12 * 7);
        ::kill(static_cast<pid_t>(player.processId()), SIGKILL);
        QVERIFY(player.waitForFinished());
        Session session;
        MatchStore store(session, m_folder->path());
        const QSignalSpy trouble(&store, &MatchStore::troubled);
        store.restore();
        QCOMPARE(trouble.count(), 0);
        if (session.active()) played += session.match().plies();
        const QDir folder(m_folder->path());
        QVERIFY(folder.entryList({QStringLiteral("*.kachisuji.??????")}, QDir::Files).isEmpty());
    }
    QVERIFY(played > 0);
}

void TestStoreTrouble::damagedFileIsPutAside() {
    QFile file(current());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"kachisuji-match\", \"ver");
    file.close();
    Session session;
    MatchStore store(session, m_folder->path());
    const QSignalSpy trouble(&store, &MatchStore::troubled);
    store.restore();
    QCOMPARE(trouble.count(), 1);
    QVERIFY(!trouble.first().first().toString().contains(QLatin1Char('\n')));
    QVERIFY(!session.active());
    QVERIFY(QFile::exists(current() + QStringLiteral(".damaged-1")));
    begin(session);
    step(session);
    QVERIFY(QFile::exists(current()));
    QVERIFY(QFile::exists(current() + QStringLiteral(".damaged-1")));
}

void TestStoreTrouble::strangeFileChangesNothing() {
    const auto path = m_folder->filePath(QStringLiteral("strange.kachisuji"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("no record");
    file.close();
    Session session;
    MatchStore store(session, m_folder->path());
    begin(session);
    step(session);
    const QSignalSpy trouble(&store, &MatchStore::troubled);
    QVERIFY(!store.open(path));
    QCOMPARE(trouble.count(), 1);
    QCOMPARE(session.match().plies(), 1);
    QVERIFY(QFile::exists(path));
}

// As large as it says, though nothing of it is there.
void TestStoreTrouble::hugeFileIsNotRead() {
    const auto path = m_folder->filePath(QStringLiteral("huge.kachisuji"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(qint64{10} << 30));
    Session session;
    MatchStore store(session, m_folder->path());
    QString told;
    connect(&store, &MatchStore::troubled, this, [&](const QString& line) { told = line; });
    QVERIFY(!store.open(path));
    QVERIFY2(told.contains("10737418240 bytes") && told.contains("4194304"), qPrintable(told));
}

void TestStoreTrouble::pipeIsNotWaitedFor() {
    const auto path = m_folder->filePath(QStringLiteral("pipe.kachisuji"));
    QCOMPARE(::mkfifo(path.toLocal8Bit().constData(), 0600), 0);
    Session session;
    MatchStore store(session, m_folder->path());
    QVERIFY(!store.open(path));
}

// Told once; there is room again by the time the match is left.
void TestStoreTrouble::whatFailedIsTriedAgain() {
    Session session;
    auto store = std::make_unique<MatchStore>(session, m_folder->path());
    const QSignalSpy trouble(store.get(), &MatchStore::troubled);
    begin(session);
    step(session);
    QVERIFY(QFile::remove(current()) && QDir().mkpath(current())); // nothing can take this name
    for (int i = 0; i < 3; ++i) step(session);
    QCOMPARE(trouble.count(), 1);
    QVERIFY(QDir().rmdir(current()));
    store.reset();
    Session later;
    MatchStore again(later, m_folder->path());
    again.restore();
    QVERIFY(later.active());
    QCOMPARE(later.match().plies(), 4);
}

// A match that cannot be kept stays where it is, and the next finds another place.
void TestStoreTrouble::anotherIsNotWrittenOver() {
    QDir matches(m_folder->filePath(QStringLiteral("matches")));
    {
        Session session;
        MatchStore store(session, m_folder->path());
        begin(session);
        step(session);
        QVERIFY(matches.removeRecursively());
        begin(session);
        step(session);
        step(session);
        QVERIFY(matches.mkpath(QStringLiteral(".")));
    }
    Session session;
    MatchStore store(session, m_folder->path());
    store.restore();
    std::vector<int> plies;
    for (const auto& kept : store.kept()) plies.push_back(kept.record.match.plies());
    std::ranges::sort(plies);
    QCOMPARE(plies, (std::vector{1, 2}));
}

// A file may have few bytes only, which to a program looks like a disk without room.
void TestStoreTrouble::fullDiskKeepsTheOldFile() {
    Session session;
    MatchStore store(session, m_folder->path());
    begin(session);
    step(session);
    QFile file(current());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto before = file.readAll();
    const QSignalSpy trouble(&store, &MatchStore::troubled);
    {
        const FullDisk disk(20);
        step(session);
    }
    QCOMPARE(trouble.count(), 1);
    QCOMPARE(session.match().plies(), 2);
    QFile now(current());
    QVERIFY(now.open(QIODevice::ReadOnly));
    QCOMPARE(now.readAll(), before);
    step(session); // with room again
    QCOMPARE(trouble.count(), 1);
}

// Neither writes over the match of the other, and both are there for the next program.
void TestStoreTrouble::twoProgramsOnOneHome() {
    {
        Session one, two;
        MatchStore first(one, m_folder->path());
        first.restore();
        begin(one);
        step(one);
        MatchStore second(two, m_folder->path());
        second.restore();
        QVERIFY(!two.active());
        begin(two);
        for (int i = 0; i < 3; ++i) step(two);
        step(one);
        QCOMPARE(first.kept().size(), 1U);
        two.again(Session::Begins::Same);
        QCOMPARE(first.kept().size(), 2U); // what the second has left
        step(two);
    }
    Session session;
    MatchStore store(session, m_folder->path());
    store.restore();
    QCOMPARE(session.match().plies(), 2);
    std::vector<int> plies;
    for (const auto& kept : store.kept()) plies.push_back(kept.record.match.plies());
    std::ranges::sort(plies);
    QCOMPARE(plies, (std::vector{1, 2, 3}));
}

// A folder that cannot be made, whoever runs the test.
void TestStoreTrouble::readOnlyHomeIsToldAndPlaysOn() {
    Session session;
    MatchStore store(session, QStringLiteral("/proc/no/home"));
    const QSignalSpy trouble(&store, &MatchStore::troubled);
    store.restore();
    begin(session);
    step(session);
    step(session);
    QCOMPARE(session.match().plies(), 2);
    QVERIFY(trouble.count() > 0);
    QVERIFY(!trouble.first().first().toString().contains(QLatin1Char('\n')));
}

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    if (argc == 3 && QByteArray(argv[1]) == "--play") playForEver(QString::fromLocal8Bit(argv[2]));
    TestStoreTrouble test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_storetrouble.moc"
