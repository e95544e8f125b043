#include <QCommandLineParser>
#include <QFile>
#include <QIcon>
#include <QPixmap>

#include "core/options.h"
#include "core/solve/tablestore.h"
#include "core/version.h"
#include "ui/board/preview.h"
#include "ui/keep/matchstore.h"
#include "ui/look/desktop.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"
#include "ui/match/background.h"
#include "ui/window/application.h"
#include "ui/window/mainwindow.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>

#include <pwd.h>
#include <unistd.h>

namespace {

// A path that is not absolute would be another one in each folder that the program is started from: it is
// ignored, as the XDG rules have it, and the system knows where the home is.
void ignoreRelativeHomes() {
    for (const char* name : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
        if (!qgetenv(name).startsWith('/')) qunsetenv(name);
    const auto* const user = qEnvironmentVariableIsSet("HOME") ? nullptr : getpwuid(getuid());
    if (user != nullptr) qputenv("HOME", user->pw_dir);
}

bool failed(const QString& why) {
    std::cerr << "kachisuji: " << why.toStdString() << '\n';
    return false;
}

// Draws the board of a record, as it stands where the record is looked at, into a PNG file: what file
// managers show for it. Says on standard error what goes wrong; false then.
bool drawThumbnail(const QString& record, const QString& picture, int width) {
    QFile file(record);
    if (const auto error = openRecord(file); !error.isEmpty())
        return failed(record + QStringLiteral(": ") + error);
    try {
        const auto match = recordIn(file).match;
        Preview board({width, width * 3 / 4});
        board.show(match.game(), match.position());
        QFile drawn(picture);
        if (drawn.open(QIODevice::WriteOnly) && board.grab().save(&drawn, "PNG") && drawn.flush())
            return true;
        return failed(picture + QStringLiteral(": ") + drawn.errorString());
    } catch (const core::InputError& e) {
        return failed(record + QStringLiteral(": ") + language::spoken(e.message()));
    }
}

} // namespace

int main(int argc, char** argv) {
    ignoreRelativeHomes();
    memory::giveBackFreed();
    Application application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("kachisuji"));
    QApplication::setApplicationVersion(QString::fromUtf8(core::version()));
    QApplication::setOrganizationName(QStringLiteral("kachisuji"));
    QApplication::setDesktopFileName(QStringLiteral("alt.kachisuji.kachisuji"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/kachisuji.svg")));
    QApplication::setStyle(QStringLiteral("Fusion"));
    language::set(settings::languageId().value_or(language::ofSystem()));
    applyLook(settings::look());
    applySight();
    core::TableStore::setLimit(settings::tableLimit());

    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("record"),
                                 QCoreApplication::translate("main", "a match to open"));
    // For file managers, which find it in the thumbnailer entry.
    QCommandLineOption thumbnail(QStringLiteral("thumbnail"), {}, QStringLiteral("file"));
    QCommandLineOption width(QStringLiteral("width"), {}, QStringLiteral("pixels"), QStringLiteral("256"));
    for (auto* option : {&thumbnail, &width}) option->setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOptions({thumbnail, width});
    parser.process(application);
    if (parser.isSet(thumbnail))
        return drawThumbnail(parser.positionalArguments().value(0), parser.value(thumbnail),
                             std::clamp(parser.value(width).toInt(), 16, 4096))
                   ? EXIT_SUCCESS
                   : EXIT_FAILURE;
    MainWindow window(parser.positionalArguments().value(0));
    QObject::connect(&application, &Application::troubled, &window, &MainWindow::endured);
    new Desktop(&window);
    window.show();
    return QApplication::exec();
}
