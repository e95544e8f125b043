#include <QCommandLineParser>
#include <QIcon>

#include "core/solve/tablestore.h"
#include "core/version.h"
#include "ui/language.h"
#include "ui/look.h"
#include "ui/memory.h"
#include "ui/settings.h"
#include "ui/window/application.h"
#include "ui/window/mainwindow.h"

int main(int argc, char** argv) {
    memory::giveBackFreed();
    Application application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("kachisuji"));
    QApplication::setApplicationVersion(QString::fromUtf8(core::version()));
    QApplication::setOrganizationName(QStringLiteral("kachisuji"));
    QApplication::setDesktopFileName(QStringLiteral("alt.kachisuji.kachisuji"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/kachisuji.svg")));
    QApplication::setStyle(QStringLiteral("Fusion"));
    language::set(language::initial());
    applyLook(settings::look());
    core::TableStore::setLimit(settings::tableLimit());

    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("record"),
                                 QCoreApplication::translate("main", "a match to open"));
    parser.process(application);
    MainWindow window(parser.positionalArguments().value(0));
    QObject::connect(&application, &Application::troubled, &window, &MainWindow::say);
    window.show();
    return QApplication::exec();
}
