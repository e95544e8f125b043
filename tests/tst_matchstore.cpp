#include <QDir>
#include <QDirIterator>
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
    void clockGoingBackLosesNothing();
    void strangersKeysStayExact();
    void strangeFileChangesNothing();
    void fullDiskKeepsTheOldFile();
    void twoProgramsOnOneHome();
    void readOnlyHomeIsToldAndPlaysOn();
    void textGoesInAndOut();
    void proposedNamesSpeak();
    void seriesAndHintsComeBack();
    void deletedComesBackAsItWas();
    void matchAtTheTableCanBeDeleted();
    void nothingIsLostWhenKilledWhileDeleting();

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
    QCOMPARE(left->notes.values.size(), 3U);
    QVERIFY(store.open(left->path));
    QCOMPARE(session.match().plies(), 2);
    QCOMPARE(store.kept().size(), 2U); // they have changed places
}

// Files of the same time, as a slow clock gives them, do not take each other's place.
void TestMatchStore::matchesOfOneMomentAreKept() {
    Session session;
    MatchStore store(session, m_folder->path());
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
    MatchStore store(session, m_folder->path());
    begin(session);
    step(session);
    const QDir matches(m_folder->filePath(QStringLiteral("matches")));
    for (int i = 0; i < MatchStore::mostKept; ++i)
        QVERIFY(QFile::copy(current(), matches.filePath(QStringLiteral("%1.kachisuji").arg(i))));
    for (int i = 0; i < 5; ++i) {
        begin(session);
        step(session);
    }
    QCOMPARE(store.kept().size(), static_cast<std::size_t>(MatchStore::mostKept) + 1);
}

// The match just left is kept, though by the clock it is older than all the others; the series goes on.
void TestMatchStore::clockGoingBackLosesNothing() {
    Session session;
    MatchStore store(session, m_folder->path());
    begin(session);
    step(session);
    const QDir matches(m_folder->filePath(QStringLiteral("matches")));
    for (int i = 0; i < MatchStore::mostKept; ++i)
        QVERIFY(QFile::copy(current(), matches.filePath(QStringLiteral("%1.kachisuji").arg(i))));
    session.rename(Player::First, QStringLiteral("Rip van Winkle"));
    store.kept(); // saves what is new
    QFile file(current());
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::fromSecsSinceEpoch(1'000'000), QFileDevice::FileModificationTime));
    file.close();
    begin(session);
    const auto kept = store.kept();
    QVERIFY(std::ranges::any_of(kept, [](const auto& one) {
        return one.record.seats[0].name == "Rip van Winkle" && one.when.toSecsSinceEpoch() == 1'000'000;
    }));
    QCOMPARE(kept.size(), static_cast<std::size_t>(MatchStore::mostKept) + 1);
}

// What other programs have written stands in the file as before: whole numbers to the last digit, keys in
// their order.
void TestMatchStore::strangersKeysStayExact() {
    const auto path = m_folder->filePath(QStringLiteral("other.kachisuji"));
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format":"kachisuji-match","version":1,"game":"persimmons","rules":"","moves":[],
                       "zeta":9007199254740993,"alpha":[18446744073709551615,-9223372036854775807]})");
    }
    Session session;
    MatchStore store(session, m_folder->path());
    QVERIFY(store.open(path));
    QFile file(current());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto text = file.readAll();
    for (const char* number : {"9007199254740993", "18446744073709551615", "-9223372036854775807"})
        QVERIFY2(text.contains(number), text.constData());
    QVERIFY(text.indexOf("zeta") < text.indexOf("alpha"));
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

// A name that every file system takes, whatever the players are called.
void TestMatchStore::proposedNamesSpeak() {
    Session session;
    const MatchStore store(session, m_folder->path());
    const auto proposed = [&](const char* one, const char* two) {
        session.begin(m_game, m_game->start(), {Seat{one}, Seat{two, Level::Gentle}});
        return QFileInfo(store.proposedPath()).fileName();
    };
    const auto plain = proposed("Hana", "花子");
    QVERIFY2(plain.contains("Hana - 花子 - 20"), qPrintable(plain));
    QVERIFY(plain.endsWith(".kachisuji"));
    const auto strange = proposed("../a/b\\c:*?\"<>|\n\x01", "");
    for (const QChar c : QStringLiteral("/\\:*?\"<>|\n\x01")) QVERIFY(!strange.contains(c));
    QVERIFY(!strange.startsWith('.'));
    QVERIFY2(strange.contains("Computer"), qPrintable(strange));
    const auto longest =
        proposed(std::string(200, 'x').c_str(), QString(200, QChar(0x7FBD)).toUtf8().constData());
    QVERIFY(longest.toUtf8().size() <= 255);
}

// The score of a series, and that hints were used, are known after another start.
void TestMatchStore::seriesAndHintsComeBack() {
    Series series;
    {
        Session session;
        const MatchStore store(session, m_folder->path());
        begin(session);
        step(session);
        session.giveUp();
        session.again();
        QCOMPARE(session.seat(Player::First).name, std::string("Ken"));
        step(session);
        session.useHint();
        series = session.series();
        QCOMPARE(series.matches(), 1);
    }
    Session session;
    MatchStore store(session, m_folder->path());
    store.restore();
    QVERIFY(session.series() == series);
    QVERIFY(session.hintsUsed());
    session.giveUp();
    QCOMPARE(session.series().matches(), 2);
    session.again();
    QVERIFY(!session.hintsUsed());
}

// With its variations, the place looked at, and the time it was played.
void TestMatchStore::deletedComesBackAsItWas() {
    Session session;
    MatchStore store(session, m_folder->path());
    begin(session);
    for (int i = 0; i < 3; ++i) step(session);
    session.giveUp();
    session.goTo(1);
    session.play(m_game->moves(session.match().position()).back());
    session.animationDone();
    QCOMPARE(session.match().lines(), 2);
    session.branchOff();
    step(session);
    session.branchOff();
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

void TestMatchStore::matchAtTheTableCanBeDeleted() {
    Session session;
    MatchStore store(session, m_folder->path());
    begin(session);
    step(session);
    session.rename(Player::First, QStringLiteral("Aya")); // not saved yet
    store.remove({current()});
    QVERIFY(!session.active());
    QVERIFY(store.empty());
    store.bringBack();
    QCOMPARE(store.kept().size(), 1U);
    QCOMPARE(store.kept().front().record.seats[0].name, std::string("Aya"));
    QVERIFY(store.open(store.kept().front().path));
    QCOMPARE(session.match().plies(), 1);
}

void TestMatchStore::nothingIsLostWhenKilledWhileDeleting() {
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
    if (argc == 3 && QByteArray(argv[1]) == "--play") playForEver(QString::fromLocal8Bit(argv[2]));
    if (argc == 3 && QByteArray(argv[1]) == "--delete") deleteForEver(QString::fromLocal8Bit(argv[2]));
    TestMatchStore test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_matchstore.moc"
