#include "ui/lessons/columnsview.h"

#include <QPainter>

#include "ui/look/art.h"
#include "ui/look/theme.h"
#include "ui/panels/verdict/binarycolumns.h"

#include <algorithm>

namespace {
constexpr int arrowRoom = 34; // px at scale 1
}

ColumnsView::ColumnsView(QWidget* parent) : QWidget(parent) {
    connect(&theme(), &Theme::changed, this, &QWidget::updateGeometry);
    hide();
}

void ColumnsView::show(const std::vector<core::Explanation>& positions, core::Diagram diagram) {
    m_positions.clear();
    if (diagram != core::Diagram::None)
        std::ranges::copy_if(positions, std::back_inserter(m_positions),
                             [](const auto& why) { return !why.columns.empty(); });
    for (auto& why : m_positions)
        if (diagram == core::Diagram::Dots) why.odd.clear();
    setVisible(!m_positions.empty());
    updateGeometry();
    update();
}

// One below the other, as the board has the width.
QSize ColumnsView::sizeHint() const {
    double height = 0;
    for (const auto& why : m_positions)
        height += binarycolumns::height(why) + (height > 0 ? theme().px(arrowRoom) : 0);
    return {theme().px(binarycolumns::width), qCeil(height)};
}

void ColumnsView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    double y = std::max(0.0, (height() - sizeHint().height()) / 2.0);
    for (std::size_t i = 0; i < m_positions.size(); ++i) {
        if (i > 0) {
            const double side = theme().px(24);
            p.drawPixmap(QPointF(theme().px(102 + 44) - side / 2, y + theme().px(4)),
                         art::icon("down", side, devicePixelRatioF(), theme().color(Hue::Ink)));
            y += theme().px(arrowRoom);
        }
        p.save();
        p.translate(0, y);
        binarycolumns::paint(p, m_positions[i]);
        p.restore();
        y += binarycolumns::height(m_positions[i]);
    }
}
