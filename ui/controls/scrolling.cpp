#include "ui/controls/scrolling.h"

#include <QScrollArea>

#include "ui/controls/thinbar.h"

namespace {

// Qt's own remembers for ever what its contents wanted at first.
class Area final : public QScrollArea {
public:
    QSize sizeHint() const override {
        const int line = fontMetrics().height();
        return widget()->sizeHint().boundedTo({36 * line, 24 * line});
    }
};

} // namespace

QScrollArea* scrolling(QWidget* contents) {
    auto* area = new Area;
    area->setWidget(contents);
    area->setWidgetResizable(true);
    area->setVerticalScrollBar(new ThinBar);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->viewport()->setAutoFillBackground(false);
    contents->setAutoFillBackground(false);
    return area;
}
