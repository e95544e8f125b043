#include "ui/lessons/guideview.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include "ui/controls/scaled.h"
#include "ui/lessons/exerciseview.h"
#include "ui/lessons/guidepanel.h"
#include "ui/look/theme.h"

GuideView::GuideView(const core::Kind& kind, QWidget* parent) : QWidget(parent) {
    auto* rows = new QVBoxLayout(this);
    keepMargins(rows, 0, 0, 8, 0);
    keepSpacing(rows, 18);
    GuidePanel* before = nullptr;
    for (const auto& step : kind.guide) {
        auto* panel = new GuidePanel(kind, step);
        rows->addWidget(panel);
        panel->leadOn();
        if (before != nullptr)
            connect(before, &GuidePanel::nextRequested, this, [this, panel] { goTo(*panel); });
        before = panel;
    }
    if (before != nullptr) connect(before, &GuidePanel::nextRequested, this, &GuideView::ended);
    rows->addStretch();
}

// To the top of what is seen, so that nobody has to look for it.
void GuideView::goTo(GuidePanel& panel) {
    for (auto* outside = parentWidget(); outside != nullptr; outside = outside->parentWidget())
        if (const auto* area = qobject_cast<QScrollArea*>(outside))
            area->verticalScrollBar()->setValue(panel.mapTo(area->widget(), QPoint()).y());
    panel.exercise()->focusBoard();
}

void GuideView::focusFirst() {
    if (const auto* first = findChild<GuidePanel*>()) first->exercise()->focusBoard();
}
