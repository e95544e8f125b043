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

void askWhere(QWidget* parent, const QString& path, const std::function<void(const QString&)>& act) {
    auto* dialog = new QFileDialog(parent, QCoreApplication::translate("print", "Export"), path);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QFileInfo(path).suffix());
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, act);
    dialog->open();
}

Saved save(const QString& path, const QByteArray& bytes) {
    const auto error = bytes.isEmpty() ? noMemory() : saveFile(path, bytes);
    if (error.isEmpty()) return {true, QCoreApplication::translate("print", "Saved as %1.").arg(path)};
    return {false, QCoreApplication::translate("print", "%1 could not be written: %2").arg(path, error)};
}

void askSave(QWidget* parent, const QString& path, const std::function<QByteArray()>& bytes,
             const Told& done) {
    askWhere(parent, path, [bytes, done](const QString& chosen) { done(save(chosen, bytes()).line); });
}

ExportMenu::ExportMenu(QWidget* window, std::function<Source()> source, Told done)
    : QMenu(window), m_window(window), m_source(std::move(source)), m_done(std::move(done)) {
    setAttribute(Qt::WA_DeleteOnClose);
    addFile(tr("Save as PNG …"), QStringLiteral("png"));
    addFile(tr("Save as SVG …"), QStringLiteral("svg"));
    addFile(tr("Save as PDF …"), QStringLiteral("pdf"));
    m_copy = add(tr("Copy picture"), [this](const Source& chosen) {
        const auto copy = image(chosen.picture);
        if (copy.isNull()) return m_done(noMemory());
        QGuiApplication::clipboard()->setImage(copy);
        m_done(tr("The picture is copied."));
    });
    add(tr("Print …"), [this](const Source& chosen) {
        askPrinter(m_window, onPaper(chosen.picture, chosen.name.join(QStringLiteral(" - "))), m_done);
    });
}

QAction* ExportMenu::offerFile(const QString& text) {
    auto* action = new QAction(text, this);
    insertAction(m_copy, action);
    return action;
}

QAction* ExportMenu::add(const QString& text, const std::function<void(const Source&)>& act) {
    auto* action = addAction(text);
    connect(action, &QAction::triggered, this, [this, act] {
        const auto source = m_source();
        if (source.picture.size.isEmpty()) return m_done(tr("There is no picture yet."));
        act(source);
    });
    return action;
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
