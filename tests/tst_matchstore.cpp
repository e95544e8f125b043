#include <QDir>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/kind.h"
#include "ui/matchstore.h"
#include "ui/notation.h"
#include "ui/session.h"

#include <sys/resource.h>

#include <algorithm>
#include <csignal>

using namespace core;

namespace {

constexpr std::array<Seat, 2> people() {
    return {Seat{"Hana", {}}, Seat{"Ken", {}}};
}

std::shared_ptr<const Game> persimmons() {
    return kindOf("persimmons").game("strings=9,9,9");
}

// Plays and saves until it is killed.
[[noreturn]] void playForEver(const QString& folder) {
    Session session;
    const MatchStore store(session, folder);
    const auto game = persimmons();
    for (;;) {
        session.begin(game, game->start(), people());
        while (session.state() == Session::State::HumanTurn) {
            session.play(game->moves(session.match().position()).front());
            session.animationDone();
        }
    }
}

} // namespace

// Matches survive: the end of the program, kill -9 in the middle of saving, and other matches.
class TestMatchStore : public QObject {
    Q_OBJECT

private slots:
    void init();
    void resumesWhereItWas();
    void survivesBeingKilledWhileSaving();
    void damagedFileIsPutAside();
    void leftMatchesAreKept();
    void matchesOfOneMomentAreKept();
    void keepsOnlyTheLatest();
    void strangeFileChangesNothing();
    void fullDiskKeepsTheOldFile();
    void twoProgramsOnOneHome();
    void readOnlyHomeIsToldAndPlaysOn();
    void textGoesInAndOut();

private:
    void begin(Session& session) const { session.begin(m_game, m_game->start(), people()); }
    void step(Session& session) const {
        session.play(m_game->moves(session.match().position()).front());
        session.animationDone();
    }
    QString current() const { return m_folder->filePath(QStringLiteral("current.kachisuji")); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<const Game> m_game = persimmons();
};

void TestMatchStore::init() {
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestMatchStore::resumesWhereItWas() {
    Position seen;
    {
        Session session;
        const MatchStore store(session, m_folder->path());
        begin(session);
        for (int i = 0; i < 3; ++i) step(session);
        session.rename(Player::First, QStringLiteral("花"));
        session.undo();
        seen = session.match().position();
    }
    Session session;
    MatchStore store(session, m_folder->path());
    store.restore();
    QVERIFY(session.active());
    QCOMPARE(session.match().plies(), 3);
    QVERIFY(session.match().position() == seen);
    QCOMPARE(session.seat(Player::First).name, std::string("花"));
}

void TestMatchStore::survivesBeingKilledWhileSaving() {
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

void TestMatchStore::damagedFileIsPutAside() {
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

void TestMatchStore::leftMatchesAreKept() {
    Session session;
    MatchStore store(session, m_folder->path());
    begin(session);
    step(session);
    step(session);
    session.restart();
    QCOMPARE(store.kept().size(), 2U);
    step(session);
    const auto kept = store.kept();
    const auto left = std::ranges::find_if(kept, [](const auto& k) { return k.record.match.plies() == 2; });
    QVERIFY(left != kept.end());
    QCOMPARE(left->values.size(), 3U);
    QVERIFY(store.open(left->path));
    QCOMPARE(session.match().plies(), 2);
    QCOMPARE(store.kept().size(), 2U); // they have changed places
}

// Files of the same time, as a slow clock gives them, do not take each other's place.
void TestMatchStore::matchesOfOneMomentAreKept() {
    Session session;
    const MatchStore store(session, m_folder->path());
    for (int i = 0; i < 4; ++i) {
        begin(session);
        step(session);
        QFile file(current());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(
            file.setFileTime(QDateTime::fromSecsSinceEpoch(1'000'000), QFileDevice::FileModificationTime));
    }
    QCOMPARE(store.kept().size(), 4U);
}

void TestMatchStore::keepsOnlyTheLatest() {
    Session session;
    const MatchStore store(session, m_folder->path());
    for (int i = 0; i < MatchStore::mostKept + 5; ++i) {
        begin(session);
        step(session);
    }
    QCOMPARE(store.kept().size(), static_cast<std::size_t>(MatchStore::mostKept) + 1);
}

void TestMatchStore::strangeFileChangesNothing() {
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

// A file may have few bytes only, which to a program looks like a disk without room.
void TestMatchStore::fullDiskKeepsTheOldFile() {
    Session session;
    MatchStore store(session, m_folder->path());
    begin(session);
    step(session);
    QFile file(current());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto before = file.readAll();
    const QSignalSpy trouble(&store, &MatchStore::troubled);
    rlimit room{};
    ::getrlimit(RLIMIT_FSIZE, &room);
    const auto signal = ::signal(SIGXFSZ, SIG_IGN);
    const rlimit little{20, room.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &little);
    step(session);
    ::setrlimit(RLIMIT_FSIZE, &room);
    ::signal(SIGXFSZ, signal);
    QCOMPARE(trouble.count(), 1);
    QCOMPARE(session.match().plies(), 2);
    QFile now(current());
    QVERIFY(now.open(QIODevice::ReadOnly));
    QCOMPARE(now.readAll(), before);
    step(session); // with room again
    QCOMPARE(trouble.count(), 1);
}

// Neither writes over the match of the other, and both are there for the next program.
void TestMatchStore::twoProgramsOnOneHome() {
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
        two.restart();
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
void TestMatchStore::readOnlyHomeIsToldAndPlaysOn() {
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

void TestMatchStore::textGoesInAndOut() {
    Match match(m_game);
    const auto one = notation::read(match, QStringLiteral("1:2 2:3"));
    QCOMPARE(one.plies(), 2);
    const auto two = notation::read(match, notation::matchText(one));
    QVERIFY(two.position() == one.position());
    QCOMPARE(two.plies(), 2);
    const auto three = notation::read(match, notation::positionText(one));
    QVERIFY(three.start() == one.position());
    for (const char* bad : {"", "nonsense", "1:99", "1:1 nonsense", "9-9-9A 1\n7:7"})
        QVERIFY_THROWS_EXCEPTION(InputError, notation::read(match, QString::fromLatin1(bad)));
    QCOMPARE(match.plies(), 0);
}

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    if (argc == 3 && QByteArray(argv[1]) == "--play") playForEver(QString::fromLocal8Bit(argv[2]));
    TestMatchStore test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_matchstore.moc"
