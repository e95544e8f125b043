// Linked into every test: before anything else it gets an empty home, which is gone when it ends, so that no
// test reads or changes what the person who runs it has kept, nor what another test has.
#include <QCoreApplication>

#include <unistd.h>

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
