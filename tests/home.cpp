// Linked into every test: before anything else it gets an empty home, which is gone when it ends, so that no
// test reads or changes what the person who runs it has kept, nor what another test has. And nothing is
// waited for longer than it takes.
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTest>

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>

namespace {

class Home {
public:
    Home() {
        QCoreApplication::setOrganizationName(QStringLiteral("kachisuji")); // settings need one
        if (std::getenv("KACHISUJI_TEST_HOME") != nullptr) return; // of the test that has started this one
        const char* temporary = std::getenv("TMPDIR");
        m_folder = std::string(temporary != nullptr ? temporary : "/tmp") + "/kachisuji-test-XXXXXX";
        if (mkdtemp(m_folder.data()) == nullptr) std::abort();
        put("KACHISUJI_TEST_HOME", m_folder);
        put("HOME", m_folder);
        put("XDG_CONFIG_HOME", m_folder + "/config");
        put("XDG_DATA_HOME", m_folder + "/data");
        put("XDG_CACHE_HOME", CACHE);
    }
    ~Home() {
        std::error_code whatever;
        if (!m_folder.empty() && m_owner == getpid()) std::filesystem::remove_all(m_folder, whatever);
    }
    Home(const Home&) = delete;
    Home& operator=(const Home&) = delete;

private:
    static void put(const char* name, const std::string& value) { setenv(name, value.c_str(), 1); }

    std::string m_folder;
    pid_t m_owner = getpid(); // not one that this has forked
};

const Home home;

} // namespace

// In the place of Qt's. QTRY_VERIFY and its like look every 50 ms, the first time after a wait of none, and
// give up after a hundred looks: here they look after 1, 2, 4 … ms, for what they wait for is mostly there at
// once, and then ever less often, for on a busy machine some of it takes half a minute.
void QTest::qWait(int ms) {
    constexpr int usual = 50, longest = 500;
    static int looks = 0;
    int time = ms;
    if (ms == 0) looks = 0;
    if (ms == usual) {
        constexpr int quick = 6, patient = 40; // looks
        time = looks < quick ? 1 << looks : looks < patient ? usual : longest;
        ++looks;
    }
    const QDeadlineTimer end(time);
    while (true) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, static_cast<int>(end.remainingTime()));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const auto rest = end.remainingTime();
        if (rest <= 0) return;
        QTest::qSleep(static_cast<int>(std::min<qint64>(rest, 10)));
    }
}
