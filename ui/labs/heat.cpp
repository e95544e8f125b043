#include "ui/labs/heat.h"

#include <QHBoxLayout>
#include <QPainterPath>

#include "ui/controls/flowlayout.h"
#include "ui/controls/label.h"
#include "ui/controls/paint.h"
#include "ui/controls/scaled.h"
#include "ui/look/language.h"

#include <algorithm>

namespace heat {

namespace {

constexpr double radius = 0.12, least = 0.06, most = 0.6, leastHatched = 0.2; // of a cell, of ink, of a cell

QColor ground(double part) {
    const auto paper = theme().color(Hue::Surface), ink = theme().color(Hue::Ink);
    const auto mix = [&](float a, float b) {
        return a + (b - a) * static_cast<float>(least + (most - least) * part);
    };
    return QColor::fromRgbF(mix(paper.redF(), ink.redF()), mix(paper.greenF(), ink.greenF()),
                            mix(paper.blueF(), ink.blueF()));
}

QColor inkOn(double part) {
    constexpr double dark = 0.78;
    return theme().color(part > dark ? Hue::Surface : Hue::Ink);
}

} // namespace

void paintGround(QPainter& p, const QRectF& cell, double part, double never) {
    const double corner = cell.width() * radius;
    paint::box(p, cell, corner, ground(part));
    if (never <= 0) return;
    QPainterPath clip;
    clip.addRoundedRect(cell, corner, corner);
    p.save();
    p.setClipPath(clip, Qt::IntersectClip);
    p.setClipRect(cell.adjusted(0, cell.height() * (1 - std::max(never, leastHatched)), 0, 0),
                  Qt::IntersectClip);
    p.setPen(QPen(inkOn(part), 1.2 * theme().scale()));
    const double step = 6 * theme().scale();
    const int lines = qCeil((cell.width() + cell.height()) / step);
    for (int i = 0; i < lines; ++i) {
        const double x = cell.left() - cell.height() + i * step;
        p.drawLine(QLineF(x, cell.bottom(), x + cell.height(), cell.top()));
    }
    p.restore();
}

void paintFigure(QPainter& p, const QRectF& cell, double part, bool hatched, const QString& figure) {
    p.setFont(theme().boardFont(std::clamp(cell.height() * 0.38, 9.0, 20.0 * theme().scale()), true));
    if (hatched) {
        const QFontMetricsF metrics(p.font());
        const QSizeF size(metrics.horizontalAdvance(figure) + 6, metrics.height() - 2);
        paint::box(p, {cell.center() - QPointF(size.width() / 2, size.height() / 2), size},
                   size.height() * 0.3, ground(part));
    }
    p.setPen(inkOn(part));
    p.drawText(cell, Qt::AlignCenter, figure);
}

void paintSign(QPainter& p, const QRectF& cell, double part) {
    const double side = std::min(cell.height() * 0.26, 11 * theme().scale());
    const auto corner = cell.topRight() + QPointF(-side * 1.35, side * 0.35);
    p.setPen(QPen(inkOn(part), side * 0.19, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.setBrush(Qt::NoBrush);
    const auto at = [&](double x, double y) { return corner + QPointF(x, y) * side; };
    p.drawPolyline(QPolygonF{at(0.05, 0.5), at(0.35, 0.85), at(1, 0.1)});
}

void paintDot(QPainter& p, const QRectF& cell, double part) {
    const double side = std::min(cell.height() * 0.2, 9 * theme().scale());
    p.setPen(Qt::NoPen);
    p.setBrush(inkOn(part));
    p.drawEllipse(QRectF(cell.right() - side * 1.5, cell.top() + side * 0.5, side, side));
}

} // namespace heat

namespace {

// A small cell as it looks on the map.
class HeatSwatch final : public QWidget {
public:
    enum class Look { Range, Hatched, Sign };
    HeatSwatch(Look look, QWidget* parent) : QWidget(parent), m_look(look) {
        keepSize(this, look == Look::Range ? 44 : 22, 22);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        const QRectF all(rect());
        if (m_look == Look::Range) {
            heat::paintGround(p, all.adjusted(0, 0, -all.width() / 2 - 1, 0), 0, 0);
            heat::paintGround(p, all.adjusted(all.width() / 2 + 1, 0, 0, 0), 1, 0);
            return;
        }
        heat::paintGround(p, all, 0, m_look == Look::Hatched ? 1 : 0);
        if (m_look == Look::Sign) heat::paintSign(p, all.adjusted(-4, 5, -4, 5), 0);
    }

private:
    Look m_look;
};

} // namespace

HeatLegend::HeatLegend(QWidget* parent) : QWidget(parent), m_entries(new FlowLayout(16, this)) {}

void HeatLegend::setTable(const core::Table& table) {
    while (auto* item = m_entries->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    setVisible(table.view == core::Table::View::Heat);
    if (isHidden()) return;
    const auto title = [&](std::size_t column) { return language::spoken(table.columns[column].title); };
    const auto add = [&](QWidget* swatch, const QString& text) {
        auto* entry = new QWidget(this);
        auto* row = new QHBoxLayout(entry);
        row->setContentsMargins(0, 0, 0, 0);
        keepSpacing(row, 8);
        if (swatch != nullptr) row->addWidget(swatch);
        row->addWidget(new Label(Type::Body, text));
        m_entries->addWidget(entry);
    };
    using Look = HeatSwatch::Look;
    add(nullptr, tr("↓ %1  → %2", "what heads the rows and the columns").arg(title(0), title(1)));
    add(new HeatSwatch(Look::Range, this), title(table.heat.number));
    add(new HeatSwatch(Look::Hatched, this), title(table.heat.never));
    add(new HeatSwatch(Look::Sign, this), title(table.heat.sign));
}
