#include <QDirIterator>
#include <QProcess>
#include <QTest>
#include <QTextStream>

#include "tests/ui/keep/storefolder.h"

#include <csignal>

using namespace core;

namespace {

// Deletes and brings back until it is killed.
[[noreturn]] void deleteForEver(const QString& folder) {
    Session session;
    MatchStore store(session, folder);
    QTextStream(stdout) << "ready" << Qt::endl;
    for (;;) {
        QStringList paths;
        for (const auto& kept : store.kept()) paths << kept.path;
        store.remove(paths);
        while (store.removed() > 0) store.bringBack();
    }
}

int recordsIn(const QString& folder) {
    int count = 0;
    for (QDirIterator files(folder, {QStringLiteral("*.kachisuji")}, QDir::Files,
                            QDirIterator::Subdirectories);
         files.hasNext(); files.next())
        ++count;
    return count;
}

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

// What is deleted can be brought back as it was, whatever happens meanwhile.
class TestMatchBin : public QObject, StoreFolder {
    Q_OBJECT

private slots:
    void init() { renew(); }
    void deletedComesBackAsItWas();
    void matchAtTheTableCanBeDeleted();
    void nothingIsLostWhenKilledWhileDeleting();
};

// With its variations, the place looked at, and the time it was played.
void TestMatchBin::deletedComesBackAsItWas() {
    Session session;
    MatchStore store(session, m_folder->path());
    begin(session);
    for (int i = 0; i < 3; ++i) step(session);
    session.giveUp();
    session.goTo(1);
    session.play(m_game->moves(session.match().position()).back());
    session.animationDone();
    QCOMPARE(session.match().lines(), 2);
    session.begin(session.match().sharedGame(), session.match().position(), session.players().seats());
    step(session);
    session.begin(session.match().sharedGame(), session.match().position(), session.players().seats());
    step(session);
    const auto before = store.kept();
    QCOMPARE(before.size(), 3U);
    QStringList paths;
    QList<QByteArray> files;
    for (const auto& kept : before)
        if (kept.path != current()) paths << kept.path, files << contents(kept.path);
    store.remove(paths);
    QCOMPARE(store.kept().size(), 1U);
    QCOMPARE(store.removed(), 2);

    Session later; // undone after another start
    MatchStore again(later, m_folder->path());
    QCOMPARE(again.removed(), 2);
    again.bringBack();
    QCOMPARE(again.removed(), 0);
    for (int i = 0; i < paths.size(); ++i) QCOMPARE(contents(paths[i]), files[i]);
    const auto after = store.kept();
    for (std::size_t i = 0; i < before.size(); ++i) QCOMPARE(after[i].when, before[i].when);
}

void TestMatchBin::matchAtTheTableCanBeDeleted() {
    Session session;
    MatchStore store(session, m_folder->path());
    begin(session);
    step(session);
    session.players().rename(Player::First, QStringLiteral("Aya")); // not saved yet
    store.remove({current()});
    QVERIFY(!session.active());
    QVERIFY(store.empty());
    store.bringBack();
    QCOMPARE(store.kept().size(), 1U);
    QCOMPARE(store.kept().front().record.seats[0].name, std::string("Aya"));
    QVERIFY(store.open(store.kept().front().path));
    QCOMPARE(session.match().plies(), 1);
}

void TestMatchBin::nothingIsLostWhenKilledWhileDeleting() {
    constexpr int matches = 6;
    {
        Session session;
        const MatchStore store(session, m_folder->path());
        for (int i = 0; i < matches; ++i) {
            begin(session);
            step(session);
        }
    }
    QCOMPARE(recordsIn(m_folder->path()), matches);
    for (int round = 0; round < 12; ++round) {
        QProcess program;
        program.start(QCoreApplication::applicationFilePath(),
                      {QStringLiteral("--delete"), m_folder->path()});
        QVERIFY(program.waitForStarted());
        QVERIFY(program.waitForReadyRead());
        QTest::qWait(round % 12 * 7);
        ::kill(static_cast<pid_t>(program.processId()), SIGKILL);
        QVERIFY(program.waitForFinished());
        QCOMPARE(recordsIn(m_folder->path()), matches);
    }
    Session session;
    MatchStore store(session, m_folder->path());
    while (store.removed() > 0) store.bringBack();
    QCOMPARE(store.kept().size(), static_cast<std::size_t>(matches));
}

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    if (argc == 3 && QByteArray(argv[1]) == "--delete") deleteForEver(QString::fromLocal8Bit(argv[2]));
    TestMatchBin test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_matchbin.moc"
