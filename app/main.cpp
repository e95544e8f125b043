#include <QApplication>
#include <QIcon>
#include <QPalette>

#include "ui/language.h"
#include "ui/mainwindow.h"
#include "ui/settings.h"
#include "ui/theme.h"

namespace {

bool systemIsDark() {
    return QApplication::palette().color(QPalette::Window).lightness() < 128;
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("kachisuji"));
    QApplication::setApplicationVersion(QStringLiteral(KACHISUJI_VERSION));
    QApplication::setOrganizationName(QStringLiteral("kachisuji"));
    QApplication::setDesktopFileName(QStringLiteral("net.kachisuji.Kachisuji"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/kachisuji.svg")));
    QApplication::setStyle(QStringLiteral("Fusion"));
    language::set(language::initial());
    const auto look = settings::look();
    theme().setDark(look == settings::Look::Dark || (look == settings::Look::System && systemIsDark()));

    MainWindow window;
    window.show();
    return QApplication::exec();
}
