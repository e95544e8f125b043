#include "ui/controls/scrolling.h"

#include <QScrollArea>

#include "ui/controls/thinbar.h"

QScrollArea* scrolling(QWidget* contents) {
    auto* area = new QScrollArea;
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
