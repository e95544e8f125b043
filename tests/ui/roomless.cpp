#include "tests/ui/roomless.h"

#include <QFontMetrics>
#include <QTextStream>

#include "ui/controls/button.h"
#include "ui/controls/label.h"

namespace {

QStringList cut;

} // namespace

// In the place of Qt's.
QString QFontMetrics::elidedText(const QString& text, Qt::TextElideMode, int width, int) const {
    if (horizontalAdvance(text) <= width) return text;
    cut << text;
    auto shown = text;
    while (!shown.isEmpty() && horizontalAdvance(shown + QChar(0x2026)) > width) shown.chop(1);
    return shown + QChar(0x2026);
}

void roomless::forget() {
    cut.clear();
}

void roomless::report(const QWidget& window, const QString& name) {
    QTextStream out(stdout);
    for (const auto& text : std::as_const(cut)) out << name << "\tcut\t" << text << '\n';
    for (auto* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->visibleRegion().isEmpty()) continue;
        const auto text = widget->property("text").toString();
        const auto* label = qobject_cast<Label*>(widget);
        const bool wraps = label != nullptr && label->wordWrap();
        const bool narrow = !wraps && widget->width() < widget->minimumSizeHint().width();
        const bool low = wraps && widget->height() < label->heightForWidth(widget->width());
        const bool tight = qobject_cast<Button*>(widget) && widget->width() > widget->height() * 3 / 2 &&
                           widget->width() < widget->sizeHint().width();
        if ((narrow && widget->width() > widget->height() * 3 / 2) || low || tight)
            out << name << (low ? "\tlow\t" : "\tnarrow\t") << widget->metaObject()->className() << ' '
                << widget->width() << '<' << widget->sizeHint().width() << ' ' << text << '\n';
    }
}
