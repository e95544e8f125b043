// What a player feels of the program in a real window, seen from outside through the X server:
//
//     tests/on-display bench_window X,Y PROGRAM [ARGUMENT…]
//
// Starts the program several times and prints the time until its window is painted, its memory, what it
// costs while nobody touches it, and the time from a click at X,Y (counted from the window's corner) until
// something changes on the screen.

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/Xdamage.h>

#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

constexpr int starts = 10, clicks = 20;

// The screen as a user sees it.
class Desktop {
public:
    Desktop() : m_display(XOpenDisplay(nullptr)) {
        if (!m_display) throw std::runtime_error("there is no X display");
        int errors = 0;
        if (!XDamageQueryExtension(m_display, &m_damageEvents, &errors))
            throw std::runtime_error("the X display has no DAMAGE extension");
    }
    Desktop(const Desktop&) = delete;
    Desktop& operator=(const Desktop&) = delete;
    ~Desktop() { XCloseDisplay(m_display); }

    // The colour in the middle, where a window manager puts a new window.
    unsigned long middle() const {
        const int number = DefaultScreen(m_display);
        auto* image = XGetImage(m_display, root(), DisplayWidth(m_display, number) / 2,
                                DisplayHeight(m_display, number) / 2, 1, 1, AllPlanes, ZPixmap);
        const auto colour = XGetPixel(image, 0, 0);
        XDestroyImage(image);
        return colour;
    }

    // Where the active window's corner is.
    XPoint corner() const {
        Atom type = None;
        int format = 0, x = 0, y = 0;
        unsigned long count = 0, left = 0;
        unsigned char* value = nullptr;
        XGetWindowProperty(m_display, root(), XInternAtom(m_display, "_NET_ACTIVE_WINDOW", False), 0, 1,
                           False, XA_WINDOW, &type, &format, &count, &left, &value);
        if (count != 1) throw std::runtime_error("no window is active");
        Window child = None;
        XTranslateCoordinates(m_display, *reinterpret_cast<Window*>(value), root(), 0, 0, &x, &y, &child);
        XFree(value);
        return {static_cast<short>(x), static_cast<short>(y)};
    }

    void movePointer(int x, int y) {
        XTestFakeMotionEvent(m_display, -1, x, y, CurrentTime);
        XSync(m_display, False);
    }

    // From pressing the mouse button until the first change on the screen; nothing if there is none.
    std::optional<Milliseconds> click() {
        const auto damage = XDamageCreate(m_display, root(), XDamageReportNonEmpty);
        XDamageSubtract(m_display, damage, None, None); // a new one counts all there is as changed
        XSync(m_display, True);
        const auto begin = Clock::now();
        XTestFakeButtonEvent(m_display, 1, True, CurrentTime);
        XTestFakeButtonEvent(m_display, 1, False, CurrentTime);
        XFlush(m_display);
        const bool changed = waitForDamage();
        const Milliseconds passed = Clock::now() - begin;
        XDamageDestroy(m_display, damage);
        return changed ? std::optional(passed) : std::nullopt;
    }

private:
    Window root() const { return DefaultRootWindow(m_display); }

    bool waitForDamage() {
        while (true) {
            while (XPending(m_display) > 0) {
                XEvent event;
                XNextEvent(m_display, &event);
                if (event.type == m_damageEvents + XDamageNotify) return true;
            }
            pollfd connection{ConnectionNumber(m_display), POLLIN, 0};
            if (poll(&connection, 1, 2000) == 0) return false;
        }
    }

    Display* m_display;
    int m_damageEvents = 0;
};

// A run of the program with settings of its own.
class Program {
public:
    explicit Program(char** command) : m_begin(Clock::now()), m_id(fork()) {
        if (m_id > 0) return;
        execvp(command[0], command);
        _exit(127);
    }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    ~Program() {
        kill(m_id, SIGTERM);
        waitpid(m_id, nullptr, 0);
    }

    Milliseconds untilPainted(const Desktop& desktop, unsigned long before) const {
        while (desktop.middle() == before)
            if (Clock::now() - m_begin > 20s) throw std::runtime_error("no window appears");
        return Clock::now() - m_begin;
    }

    long memory() const { return number("status", "VmRSS:"); } // kB

    // How often any thread woke up by itself so far.
    long wakeUps() const {
        long sum = 0;
        for (const auto& thread : std::filesystem::directory_iterator(folder() + "/task"))
            sum +=
                number("task/" + thread.path().filename().string() + "/status", "voluntary_ctxt_switches:");
        return sum;
    }

    Milliseconds processorTime() const {
        std::ifstream file(folder() + "/stat");
        std::string word;
        for (int i = 0; i < 13; ++i) file >> word;
        long user = 0, system = 0;
        file >> user >> system;
        return Milliseconds(1000.0 * static_cast<double>(user + system) /
                            static_cast<double>(sysconf(_SC_CLK_TCK)));
    }

private:
    std::string folder() const { return "/proc/" + std::to_string(m_id); }

    long number(const std::string& file, const std::string& key) const {
        std::ifstream in(folder() + "/" + file);
        for (std::string word; in >> word;)
            if (long value = 0; word == key && in >> value) return value;
        throw std::runtime_error("the program has ended");
    }

    Clock::time_point m_begin;
    pid_t m_id;
};

void print(const char* what, std::vector<Milliseconds> times) {
    std::sort(times.begin(), times.end());
    std::printf("%-28s median %6.1f ms, worst %6.1f ms, of %zu\n", what, times[times.size() / 2].count(),
                times.back().count(), times.size());
}

void measureStarts(const Desktop& desktop, char** command) {
    std::vector<Milliseconds> times;
    for (int i = 0; i < starts; ++i) {
        const auto before = desktop.middle();
        {
            const Program program(command);
            times.push_back(program.untilPainted(desktop, before));
        }
        while (desktop.middle() != before) std::this_thread::sleep_for(10ms);
    }
    print("start to painted window", times);
}

void measureIdle(const Program& program) {
    std::this_thread::sleep_for(2s);
    std::printf("%-28s %.1f MB\n", "memory (RSS) after 2 s", static_cast<double>(program.memory()) / 1000);
    const auto time = program.processorTime();
    const auto wakeUps = program.wakeUps();
    std::this_thread::sleep_for(10s);
    std::printf("%-28s %.0f ms processor time, %ld wake-ups\n", "10 s without a touch",
                (program.processorTime() - time).count(), program.wakeUps() - wakeUps);
}

void measureClicks(Desktop& desktop, int x, int y) {
    const auto corner = desktop.corner();
    desktop.movePointer(corner.x + x, corner.y + y);
    std::vector<Milliseconds> times;
    for (int i = 0; i < clicks; ++i) {
        std::this_thread::sleep_for(1s); // animations end
        const auto time = desktop.click();
        if (!time) break;
        times.push_back(*time);
    }
    if (times.empty()) throw std::runtime_error("a click there changes nothing on the screen");
    print("click to changed screen", times);
}

} // namespace

int main(int argc, char** argv) try {
    int x = 0, y = 0;
    if (argc < 3 || std::sscanf(argv[1], "%d,%d", &x, &y) != 2) {
        std::fputs("usage: bench_window X,Y PROGRAM [ARGUMENT…]\n", stderr);
        return 2;
    }
    Desktop desktop;
    measureStarts(desktop, argv + 2);
    const auto before = desktop.middle();
    const Program program(argv + 2);
    program.untilPainted(desktop, before);
    measureIdle(program);
    measureClicks(desktop, x, y);
    return 0;
} catch (const std::exception& e) {
    std::fprintf(stderr, "bench_window: %s\n", e.what());
    return 1;
}
