#include <QCommandLineParser>
#include <QGuiApplication>

#include "tests/room/room.h"
#include "ui/look/language.h"

#include <chrono>
#include <cstdio>

namespace {

void tell(const QString& line) {
    std::puts(qPrintable(line));
}

} // namespace

// Simulated rooms, one after the other; see room.h. A room that goes wrong is repeated by its seed.
int main(int argc, char** argv) {
    qSetGlobalQHashSeed(0);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    QCommandLineParser options;
    options.addHelpOption();
    options.addOption(
        {QStringLiteral("rooms"), QStringLiteral("So many (1)."), QStringLiteral("N"), QStringLiteral("1")});
    options.addOption({QStringLiteral("seed"), QStringLiteral("Of the first; the others follow (1)."),
                       QStringLiteral("S"), QStringLiteral("1")});
    options.addOption({QStringLiteral("tell"), QStringLiteral("All that the host says and hears.")});
    options.process(application);
    language::set(language::Id::English);

    const auto first = options.value(QStringLiteral("seed")).toULongLong();
    const auto rooms = options.value(QStringLiteral("rooms")).toULongLong();
    const auto begun = std::chrono::steady_clock::now();
    long long events = 0;
    for (quint64 seed = first; seed < first + rooms; ++seed) {
        Room room(seed, options.isSet(QStringLiteral("tell")) ? tell : nullptr);
        const auto wrong = room.run();
        events += room.events();
        if (wrong.isEmpty() && rooms > 1) continue;
        std::printf("--seed %llu: %s (%d events, all that was said: %016llx)\n", seed,
                    wrong.isEmpty() ? "well" : qPrintable(wrong), room.events(), room.digest());
        if (!wrong.isEmpty()) return 1;
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
    std::printf("%llu rooms, %lld events, %.1f s: all well\n", rooms, events, took.count());
    return 0;
}
