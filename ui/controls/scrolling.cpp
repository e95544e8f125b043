#include "ui/controls/scrolling.h"

#include <QPainter>
#include <QScrollArea>
#include <QStyleOptionSlider>

#include "ui/controls/paint.h"

ThinBar::ThinBar(QWidget* parent) : QScrollBar(Qt::Vertical, parent) {}

QSize ThinBar::sizeHint() const {
    return {theme().px(10), theme().px(40)};
}

void ThinBar::paintEvent(QPaintEvent*) {
    if (maximum() <= minimum()) return;
    QStyleOptionSlider option;
    initStyleOption(&option);
    const QRectF handle =
        style()->subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarSlider, this);
    QPainter p(this);
    p.fillRect(rect(), theme().color(Hue::Surface));
    const double width = theme().px(5);
    const QRectF shown(this->width() - width - theme().px(3), handle.top() + 2, width, handle.height() - 4);
    paint::box(p, shown, width / 2, theme().color(isSliderDown() ? Hue::Ink2 : Hue::Ink3));
}

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
    // Its room is always kept, and what it draws is only its handle: where narrow contents are lower than
    // wide ones, as cards in other columns can be, a bar that needs room would come and go without end.
    area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    area->setFocusPolicy(Qt::NoFocus);
    area->viewport()->setAutoFillBackground(false);
    contents->setAutoFillBackground(false);
    return area;
}
