#include "ui/labs/graph/graphitems.h"

#include <QPainter>

#include "ui/look/theme.h"

#include <cmath>

namespace {

enum Layer { Edges, LitEdges, Nodes };

} // namespace

QPainterPath graphOutline(core::Player mover, QSizeF size) {
    const double w = size.width() / 2, h = size.height() / 2;
    QPainterPath path;
    if (mover == core::Player::First) {
        path.addRoundedRect(QRectF(-w, -h, 2 * w, 2 * h), h, h);
        return path;
    }
    const double cut = h * 0.7;
    path.addPolygon(
        QPolygonF({{-w, 0}, {-w + cut, -h}, {w - cut, -h}, {w, 0}, {w - cut, h}, {-w + cut, h}, {-w, 0}}));
    return path;
}

void paintChoice(QPainter& painter, const QPainterPath& line, core::Player chooser, double width) {
    const auto colour = theme().color(hueOf(chooser));
    const bool first = chooser == core::Player::First;
    painter.setPen(QPen(colour, width, first ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(line);
    const auto count = line.elementCount();
    const QPointF tip = line.elementAt(count - 1), before = line.elementAt(count - 2);
    const double angle = std::atan2(tip.y() - before.y(), tip.x() - before.x());
    const auto back = [&](double turn) {
        return tip - QPointF(std::cos(angle + turn), std::sin(angle + turn)) * 11;
    };
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF({tip, back(0.4), back(-0.4)}));
}

NodeItem::NodeItem(const core::PositionGraph::Node& node, const GraphPlaces::Node& place)
    : QGraphicsPathItem(graphOutline(node.winner ? core::Player::First : node.mover, place.size)),
      m_node(node) {
    setPos(place.centre);
    setZValue(Nodes);
}

void NodeItem::setSelectedLook(bool on) {
    m_selected = on;
    update();
}

QRectF NodeItem::boundingRect() const {
    return QGraphicsPathItem::boundingRect().adjusted(-8, -8, 8, 8);
}

void NodeItem::paint(QPainter* p, const QStyleOptionGraphicsItem*, QWidget*) {
    const auto& t = theme();
    const bool filled = m_node.winner && !m_node.repeated;
    const auto colour = m_node.repeated
                            ? t.color(Hue::Ink3)
                            : t.color(m_node.winner ? fillOf(*m_node.winner) : hueOf(m_node.mover));
    p->setPen(QPen(colour, m_node.start ? 4 : 2));
    p->setBrush(filled ? colour : t.color(Hue::Surface));
    p->drawPath(path());
    if (m_selected) {
        p->setPen(QPen(t.color(Hue::Ink), 3));
        p->setBrush(Qt::NoBrush);
        p->drawRoundedRect(path().boundingRect().adjusted(-5, -5, 5, 5), 10, 10);
    }
    paintLabel(*p, filled ? t.color(Hue::OnFill) : m_node.repeated ? t.color(Hue::Ink3) : QColor());
}

// First's pieces in first's colour, second's in second's, beside each other; all in one where they have none
// of their own, or the node is filled or grey.
void NodeItem::paintLabel(QPainter& p, const QColor& plain) const {
    const auto text = QString::fromStdString(m_node.label);
    const auto bar = text.indexOf(QLatin1Char('|'));
    p.setFont(theme().boardFont(19, true));
    const QFontMetricsF metrics(p.font());
    double x = -metrics.horizontalAdvance(text) / 2;
    const double y = metrics.capHeight() / 2;
    const auto piece = [&](const QString& s, Hue hue) {
        p.setPen(plain.isValid() ? plain : theme().color(hue));
        p.drawText(QPointF(x, y), s);
        x += metrics.horizontalAdvance(s);
    };
    if (bar < 0) return piece(text, hueOf(m_node.mover));
    piece(text.left(bar), Hue::First);
    piece(text.mid(bar, 1), Hue::Line2);
    piece(text.mid(bar + 1), Hue::Second);
}

EdgeItem::EdgeItem(core::Player chooser, const std::vector<QPointF>& curve) : m_chooser(chooser) {
    QPainterPath path(curve.front());
    for (std::size_t i = 1; i + 2 < curve.size(); i += 3) path.cubicTo(curve[i], curve[i + 1], curve[i + 2]);
    setPath(path);
    setZValue(Edges);
}

void EdgeItem::setLit(bool lit, bool faded) {
    if (std::pair(lit, faded) == std::pair(m_lit, m_faded)) return;
    m_lit = lit;
    m_faded = faded;
    setOpacity(faded ? 0.25 : 1);
    setZValue(lit ? LitEdges : Edges);
    update();
}

QRectF EdgeItem::boundingRect() const {
    return QGraphicsPathItem::boundingRect().adjusted(-12, -12, 12, 12);
}

// From far away a hairline: thousands of dashed lines would take seconds to paint.
void EdgeItem::paint(QPainter* p, const QStyleOptionGraphicsItem*, QWidget*) {
    constexpr double far = 0.12;
    if (m_lit || p->worldTransform().m11() > far) return paintChoice(*p, path(), m_chooser, m_lit ? 3 : 1.8);
    p->setPen(QPen(theme().color(hueOf(m_chooser)), 0));
    p->drawPath(path());
}
