#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

#include "tests/fuzz/fuzz.h"
#include "ui/look/settings.h"

namespace {

// A folder of its own, for as long as the target runs.
const QString& folder() {
    static const QTemporaryDir made;
    static const QString path = made.path();
    return path;
}

// A file of its own each time: what QSettings has read of another is not taken for it.
void begin(const std::uint8_t* bytes, std::size_t size) {
    static int number = 0;
    QCoreApplication::setApplicationName(QStringLiteral("settings%1").arg(++number));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder());
    QDir().mkpath(QFileInfo(QSettings().fileName()).path());
    QFile file(QSettings().fileName());
    fuzz::require(file.open(QIODevice::WriteOnly));
    file.write(reinterpret_cast<const char*>(bytes), static_cast<qint64>(size));
}

bool among(auto value, auto first, auto last) {
    return value >= first && value <= last;
}

// Every setting has a value that the program can use.
void readAll() {
    if (const auto id = settings::languageId())
        fuzz::require(among(*id, language::Id::Japanese, language::Id::English));
    fuzz::require(among(settings::look(), settings::Look::System, settings::Look::Dark));
    fuzz::require(among(settings::help(), 0, 3));
    fuzz::require(among(settings::animationSpeed(), 0.25, 4.0));
    for (const int seat : {0, 1}) fuzz::require(settings::playerName(seat).size() <= 40);
    for (const auto* kind : core::catalogue()) {
        const auto stages = settings::beatenStages(kind->id);
        fuzz::refusable([&] { kind->game(settings::rules(kind->id).toStdString()); });
        fuzz::require(stages.size() <= 1'000'000);
    }
    (void)settings::predictsFirst();
    (void)settings::sounds();
    (void)settings::tableLimit();
    (void)settings::windowGeometry();
}

} // namespace

// Whatever stands in the settings file, it is read, and what is set afterwards is kept.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    QCoreApplication::setOrganizationName(QStringLiteral("kachisuji-fuzz"));
    begin(bytes, size);
    readAll();
    settings::help.set(2);
    settings::setRules("fmurs", QStringLiteral("rows=9"));
    settings::addBeatenStage("fmurs", QStringLiteral("rows=8"), false);
    QSettings().sync();
    fuzz::require(settings::help() == 2);
    fuzz::require(settings::rules("fmurs") == QStringLiteral("rows=9"));
    fuzz::require(settings::beatenStages("fmurs").contains(QStringLiteral("rows=8")));
    QFile::remove(QSettings().fileName());
    return 0;
}
