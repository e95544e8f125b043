#include "ui/print/exporting.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>

#include "ui/keep/savefile.h"

namespace print {

namespace {

QString noMemory() {
    return QCoreApplication::translate("print", "There is not enough memory.");
}

} // namespace

void askSave(QWidget* parent, const QString& path, const std::function<QByteArray()>& bytes,
             const Told& done) {
    auto* dialog = new QFileDialog(parent, QCoreApplication::translate("print", "Export"), path);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QFileInfo(path).suffix());
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, [bytes, done](const QString& chosen) {
        const auto all = bytes();
        const auto error = all.isEmpty() ? noMemory() : saveFile(chosen, all);
        done(error.isEmpty()
                 ? QCoreApplication::translate("print", "Saved as %1.").arg(chosen)
                 : QCoreApplication::translate("print", "%1 could not be written: %2").arg(chosen, error));
    });
    dialog->open();
}

ExportMenu::ExportMenu(QWidget* window, std::function<Source()> source, Told done)
    : QMenu(window), m_window(window), m_source(std::move(source)), m_done(std::move(done)) {
    setAttribute(Qt::WA_DeleteOnClose);
    addFile(tr("Save as PNG …"), QStringLiteral("png"));
    addFile(tr("Save as SVG …"), QStringLiteral("svg"));
    addFile(tr("Save as PDF …"), QStringLiteral("pdf"));
    add(tr("Copy picture"), [this](const Source& chosen) {
        const auto copy = image(chosen.picture);
        if (copy.isNull()) return m_done(noMemory());
        QGuiApplication::clipboard()->setImage(copy);
        m_done(tr("The picture is copied."));
    });
    add(tr("Print …"), [this](const Source& chosen) {
        askPrinter(m_window, onPaper(chosen.picture, chosen.name.join(QStringLiteral(" - "))), m_done);
    });
}

void ExportMenu::add(const QString& text, const std::function<void(const Source&)>& act) {
    connect(addAction(text), &QAction::triggered, this, [this, act] {
        const auto source = m_source();
        if (source.picture.size.isEmpty()) return m_done(tr("There is no picture yet."));
        act(source);
    });
}

// What is saved is what was seen when it was asked for.
void ExportMenu::addFile(const QString& text, const QString& format) {
    add(text, [this, format](const Source& chosen) {
        askSave(
            m_window, speakingPath(chosen.name, format),
            [bytes = file(chosen.picture, format)] { return bytes; }, m_done);
    });
}

} // namespace print
