#include <QDir>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/clirun.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <optional>

using namespace clirun;

// kachisuji-cli killed again and again while it builds a table on disk, for which there is too little memory:
// started anew it goes on, and in the end the table is the same, bit by bit.
class TestCliKilled : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_cache.emplace();
        qputenv("XDG_CACHE_HOME", m_cache->path().toUtf8());
    }
    void tableOnDisk();
    void oneAtATime();

private:
    QDir folder() const { return QDir(m_cache->path() + QStringLiteral("/kachisuji/tables")); }
    QStringList files(const QString& pattern) const { return folder().entryList({pattern}, QDir::Files); }
    // What lies there, which is removed.
    QByteArray takeTable() const {
        const auto names = files(QStringLiteral("*.table"));
        if (names.size() != 1) return {};
        QFile file(folder().filePath(names.front()));
        if (!file.open(QIODevice::ReadOnly)) return {};
        const auto all = file.readAll();
        return file.remove() ? all : QByteArray();
    }

    std::optional<QTemporaryDir> m_cache;
};

namespace {

const QStringList lab{"lab", "fmurs-tables", "--rows", "7", "--columns", "7", "--sheep", "5", "--json"};
const QStringList built{"--build", "yes"};

QStringList inMegabytes(int memory) {
    return lab + QStringList{"--memory", QString::number(memory)};
}

// The least with which it can be built at all.
int leastMemory() {
    for (int memory = 1; memory < 100; ++memory)
        if (run(inMegabytes(memory)).json()["rows"].toArray().last()["fits"].toBool()) return memory;
    return 0;
}

} // namespace

void TestCliKilled::tableOnDisk() {
    QCOMPARE(run(lab + built).code, 0);
    const auto whole = takeTable();
    QVERIFY(whole.size() > 1'000'000);
    const int memory = leastMemory();
    QVERIFY(memory > 0);
    int left = 0; // runs that were killed with something to go on with
    for (int ms = 200;; ms += 100) {
        QProcess process;
        process.start(KACHISUJI_CLI, inMegabytes(memory) + built);
        if (process.waitForFinished(ms)) {
            QCOMPARE(process.exitCode(), 0);
            break;
        }
        process.kill();
        QVERIFY(process.waitForFinished());
        left += static_cast<int>(files(QStringLiteral("*.work")).size());
        QVERIFY(files(QStringLiteral("*.table")).isEmpty());
    }
    QVERIFY(left > 0);
    QVERIFY(takeTable() == whole);
    QVERIFY(files(QStringLiteral("*.work*")).isEmpty());
}

// Where another program is at it, whoever comes second says so, and harms nothing.
void TestCliKilled::oneAtATime() {
    const auto arguments = inMegabytes(leastMemory()) + built;
    QProcess first;
    first.start(KACHISUJI_CLI, arguments);
    QTRY_VERIFY(!files(QStringLiteral("*.work")).isEmpty());
    first.kill();
    QVERIFY(first.waitForFinished());
    const auto work = folder().filePath(files(QStringLiteral("*.work")).front()).toStdString();
    const int held = ::open(work.c_str(), O_RDONLY | O_CLOEXEC);
    QVERIFY(held >= 0 && ::flock(held, LOCK_EX) == 0);
    const auto second = run(arguments);
    QCOMPARE(second.code, 1);
    const auto facts = second.json()["facts"].toArray();
    QVERIFY(facts.last()["text"].toString().startsWith("It cannot go on"));
    ::close(held);
    QCOMPARE(run(arguments).code, 0);
    QVERIFY(!takeTable().isEmpty() && files(QStringLiteral("*.work*")).isEmpty());
}

QTEST_GUILESS_MAIN(TestCliKilled)
#include "tst_clikilled.moc"
