#include "ui/labs/savetext.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>

#include "ui/savefile.h"

void saveText(QWidget* parent, const QString& name, const QByteArray& text,
              const std::function<void(const QString&)>& done) {
    auto* dialog = new QFileDialog(parent, QCoreApplication::translate("savetext", "Export"), name);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QFileInfo(name).suffix());
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, [text, done](const QString& path) {
        const auto error = saveFile(path, text);
        done(error.isEmpty()
                 ? QCoreApplication::translate("savetext", "Saved as %1.").arg(path)
                 : QCoreApplication::translate("savetext", "%1 could not be written: %2").arg(path, error));
    });
    dialog->open();
}
