#include <QTest>

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>

// kachisuji-cli where something runs short: memory, or room on the disk. It ends by itself, with an exit code
// of its own and one line that says so, and harms nothing that was there.
class TestCliLimits : public QObject {
    Q_OBJECT

private slots:
    void littleMemory_data();
    void littleMemory();
    void fullDiskForTheAnswer();
    void fullDiskForTheRecord();
    void aRecordReplacesNoPipe();
};

namespace {

struct Answer {
    int code = -1;
    QByteArray out, err;
};

void limit(__rlimit_resource resource, rlim_t bytes) {
    const rlimit most{bytes, bytes};
    ::setrlimit(resource, &most);
}

Answer run(const QStringList& arguments, const std::function<void()>& before, const QString& output = {}) {
    QProcess process;
    process.setChildProcessModifier(before);
    if (!output.isEmpty()) process.setStandardOutputFile(output);
    process.start(QStringLiteral(KACHISUJI_CLI), arguments);
    process.waitForFinished(120'000);
    const bool ended = process.exitStatus() == QProcess::NormalExit;
    return {ended ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

// From what is just enough to load the program to what nearly does.
void TestCliLimits::littleMemory_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("megabytes");
    const std::pair<const char*, QStringList> commands[]{
        {"placing", {"analyse", "fmurs", "--rules", "rows=10;columns=9;sheep=4", "--time-ms", "3000"}},
        {"chase",
         {"analyse", "fmurs", "--rules", "rows=7;columns=8;sheep=4", "--position",
          "8/8/2S2S2/8/2S2S2/8/3DD3 d 0", "--time-ms", "3000"}},
        {"pits", {"analyse", "bao", "--rules", "pits=4"}},
        {"hands", {"solve", "chopsticks", "--rules", "fingers=30"}},
        {"lab", {"lab", "chopsticks-rules", "--fingers", "20..22", "--time-ms", "500"}}};
    for (const auto& [name, arguments] : commands)
        for (const int megabytes : {75, 110, 200})
            QTest::addRow("%s in %d MB", name, megabytes) << arguments << megabytes;
}

void TestCliLimits::littleMemory() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("the sanitizers take more");
#endif
    QFETCH(QStringList, arguments);
    QFETCH(int, megabytes);
    const auto answer = run(arguments, [=] { limit(RLIMIT_AS, static_cast<rlim_t>(megabytes) << 20U); });
    QVERIFY2(answer.code >= 0 && answer.code <= 2, answer.err);
    QCOMPARE(answer.err.count('\n'), answer.code == 2 ? 1 : 0);
    QCOMPARE(answer.out.isEmpty(), answer.code == 2);
}

void TestCliLimits::fullDiskForTheAnswer() {
    const auto answer = run(
        {"games"}, [] {}, QStringLiteral("/dev/full"));
    QCOMPARE(answer.code, 2);
    QCOMPARE(answer.err, "kachisuji-cli: the answer cannot be written\n");
}

// The record that was there stays, and nothing half written beside it.
void TestCliLimits::fullDiskForTheRecord() {
    const QTemporaryDir folder;
    QFile record(folder.filePath(QStringLiteral("match.kachisuji")));
    QVERIFY(record.open(QIODevice::WriteOnly) && record.write("old") == 3);
    record.close();
    const auto answer = run({"play", "persimmons", "--record", record.fileName()}, [] {
        ::signal(SIGXFSZ, SIG_IGN); // as on a full disk, where writing fails
        limit(RLIMIT_FSIZE, 20);
    });
    QCOMPARE(answer.code, 2);
    QCOMPARE(answer.err.count('\n'), 1);
    QVERIFY2(answer.err.contains("match.kachisuji"), answer.err);
    QVERIFY(record.open(QIODevice::ReadOnly));
    QCOMPARE(record.readAll(), "old");
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
}

// What is no file is written to, as everywhere.
void TestCliLimits::aRecordReplacesNoPipe() {
    const QTemporaryDir folder;
    const auto path = folder.filePath(QStringLiteral("pipe")).toLocal8Bit();
    QCOMPARE(::mkfifo(path.constData(), 0600), 0);
    const int end = ::open(path.constData(), O_RDONLY | O_NONBLOCK);
    QVERIFY(end >= 0);
    QCOMPARE(run({"play", "persimmons", "--record", path}, [] {}).code, 0);
    char heard[20] = {};
    QVERIFY(::read(end, heard, sizeof heard - 1) > 0);
    ::close(end);
    QCOMPARE(heard[0], '{');
}

QTEST_GUILESS_MAIN(TestCliLimits)
#include "tst_clilimits.moc"
