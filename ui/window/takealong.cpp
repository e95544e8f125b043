#include "ui/window/takealong.h"

#include <QDir>
#include <QFileDialog>
#include <QStandardPaths>

#include "ui/keep/carriedpage.h"
#include "ui/keep/savefile.h"

#include <utility>

TakeAlong::TakeAlong(QString page, QWidget* window)
    : QObject(window), m_page(std::move(page)), m_window(window) {}

void TakeAlong::ask() {
    if (!QFile::exists(m_page))
        return emit told(tr("The page is not here yet: the package kachisuji-page brings it, or app/page in "
                            "the program’s sources."));
    const QDir downloads(QStandardPaths::writableLocation(QStandardPaths::DownloadLocation));
    auto* dialog = new QFileDialog(m_window, tr("Take it with you"), downloads.filePath(carriedpage::name),
                                   tr("Page for a browser (*.html)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("html"));
    connect(dialog, &QFileDialog::fileSelected, this, &TakeAlong::saveAs);
    dialog->open();
}

void TakeAlong::saveAs(const QString& to) {
    QFile page(m_page);
    const auto error = page.open(QIODevice::ReadOnly) ? saveFile(to, page.readAll()) : page.errorString();
    emit told(error.isEmpty() ? tr("Saved as %1: any browser opens it, with no network.").arg(to)
                              : tr("The page could not be saved: %1").arg(error));
}
