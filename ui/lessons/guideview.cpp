#include "ui/lessons/guideview.h"

#include <QVBoxLayout>

#include "ui/controls/scaled.h"
#include "ui/lessons/exerciseview.h"
#include "ui/lessons/guidepanel.h"
#include "ui/look/theme.h"

GuideView::GuideView(const core::Kind& kind, QWidget* parent) : QWidget(parent) {
    auto* rows = new QVBoxLayout(this);
    keepMargins(rows, 0, 0, 8, 0);
    keepSpacing(rows, 18);
    for (const auto& step : kind.guide) rows->addWidget(new GuidePanel(kind, step));
    rows->addStretch();
}

void GuideView::focusFirst() {
    if (const auto* first = findChild<GuidePanel*>()) first->exercise()->focusBoard();
}
