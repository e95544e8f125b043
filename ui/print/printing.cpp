#include <QCoreApplication>
#include <QPrintDialog>
#include <QPrinter>

#include "ui/print/document.h"

#include <algorithm>
#include <memory>

namespace print {

namespace {

bool printed(QPrinter& printer, const Document& document) {
    const auto from = std::max(1, printer.fromPage());
    const auto to = printer.toPage() == 0 ? document.pages : std::min(document.pages, printer.toPage());
    QPainter painter;
    if (!painter.begin(&printer)) return false;
    const double scale = printer.resolution() / 96.0;
    for (int i = from; i <= to; ++i) {
        if (i > from && !printer.newPage()) return false;
        painter.save();
        painter.scale(scale, scale);
        document.paint(painter, i - 1);
        painter.restore();
    }
    return painter.end() && printer.printerState() != QPrinter::Error;
}

} // namespace

void askPrinter(QWidget* parent, const Document& document, const std::function<void(const QString&)>& done) {
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(document.title);
    printer->setPageSize(QPageSize(QPageSize::A4));
    printer->setFullPage(true);
    auto* dialog = new QPrintDialog(printer.get(), parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setOption(QAbstractPrintDialog::PrintPageRange, document.pages > 1);
    dialog->setMinMax(1, document.pages);
    QObject::connect(dialog, QOverload<QPrinter*>::of(&QPrintDialog::accepted), parent,
                     [printer, document, done](QPrinter*) {
                         done(printed(*printer, document)
                                  ? QCoreApplication::translate("print", "Sent to the printer.")
                                  : QCoreApplication::translate("print", "It could not be printed."));
                     });
    dialog->open();
}

} // namespace print
