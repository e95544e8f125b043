#include "ui/labs/graph/graphview.h"

#include <QKeyEvent>
#include <QWheelEvent>

#include "ui/controls/says.h"
#include "ui/labs/graph/graphitems.h"
#include "ui/look/theme.h"

GraphView::GraphView(QWidget* parent) : QGraphicsView(parent) {
    setScene(new QGraphicsScene(this));
    setRenderHint(QPainter::Antialiasing);
    setDragMode(ScrollHandDrag);
    setTransformationAnchor(AnchorUnderMouse);
    setFrameShape(NoFrame);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    named(this, [] { return tr("Position graph"); });
    connect(&theme(), &Theme::changed, this, [this] { scene()->update(); });
}

void GraphView::clear() {
    scene()->clear();
    m_nodes.clear();
    m_edges.clear();
    m_selected = m_lit = -1;
}

void GraphView::setGraph(const core::PositionGraph& graph, const GraphPlaces& places) {
    clear();
    m_graph = graph;
    m_places = places;
    for (std::size_t i = 0; i < places.edges.size(); ++i) {
        const auto chooser = graph.nodes[static_cast<std::size_t>(places.ends[i].first)].mover;
        m_edges.push_back(new EdgeItem(chooser, places.edges[i]));
        scene()->addItem(m_edges.back());
    }
    for (std::size_t i = 0; i < graph.nodes.size() && i < places.nodes.size(); ++i) {
        m_nodes.push_back(new NodeItem(graph.nodes[i], places.nodes[i]));
        scene()->addItem(m_nodes.back());
    }
    scene()->setSceneRect(scene()->itemsBoundingRect().adjusted(-40, -40, 40, 40));
    fit();
}

void GraphView::limit(int plies) {
    constexpr double faint = 0.4; // not filled either; the start is to be found among them
    const auto within = [&](std::size_t node) {
        const auto all = m_graph.nodes[node].verdict.plies();
        return !all || *all <= plies;
    };
    for (std::size_t i = 0; i < m_nodes.size(); ++i) m_nodes[i]->setOpacity(within(i) ? 1 : faint);
    for (std::size_t i = 0; i < m_edges.size(); ++i) {
        const auto [from, to] = m_places.ends[i];
        m_edges[i]->setVisible(within(static_cast<std::size_t>(from)) &&
                               within(static_cast<std::size_t>(to)));
    }
}

// The whole graph, but never larger than life.
void GraphView::fit() {
    fitInView(sceneRect(), Qt::KeepAspectRatio);
    if (transform().m11() > 1) resetTransform();
}

void GraphView::zoom(double factor) {
    const double wanted = transform().m11() * factor;
    if (wanted > 0.02 && wanted < 4) scale(factor, factor);
}

// A finger means the nearest node within its reach.
int GraphView::nodeAt(QPoint at) const {
    const auto* item = itemAt(at);
    double nearest = theme().leastTarget() / 2.0;
    int found = -1;
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        if (m_nodes[i] == item) return static_cast<int>(i);
        const double away = QLineF(at, placeOf(static_cast<int>(i))).length();
        if (away >= nearest) continue;
        nearest = away;
        found = static_cast<int>(i);
    }
    return found;
}

QPoint GraphView::placeOf(int node) const {
    return mapFromScene(m_nodes[static_cast<std::size_t>(node)]->pos());
}

void GraphView::select(int node) {
    const auto look = [this](int i, bool on) {
        if (i >= 0) static_cast<NodeItem*>(m_nodes[static_cast<std::size_t>(i)])->setSelectedLook(on);
    };
    look(m_selected, false);
    m_selected = node;
    look(m_selected, true);
    light(node);
}

void GraphView::light(int node) {
    if (node == m_lit) return;
    m_lit = node;
    constexpr std::size_t many = 2000; // fading so many takes longer than a glance
    const bool fade = m_edges.size() < many;
    for (std::size_t i = 0; i < m_edges.size(); ++i) {
        const auto [from, to] = m_places.ends[i];
        const bool lit = from == node || to == node;
        static_cast<EdgeItem*>(m_edges[i])->setLit(lit, fade && node >= 0 && !lit);
    }
    emit hovered(node);
}

void GraphView::wheelEvent(QWheelEvent* event) {
    zoom(event->angleDelta().y() > 0 ? 1.2 : 1 / 1.2);
}

void GraphView::mouseMoveEvent(QMouseEvent* event) {
    QGraphicsView::mouseMoveEvent(event);
    if (event->buttons() != Qt::NoButton) return;
    const int node = nodeAt(event->position().toPoint());
    viewport()->setCursor(node >= 0 ? Qt::PointingHandCursor : Qt::OpenHandCursor);
    light(node >= 0 ? node : m_selected);
}

void GraphView::mousePressEvent(QMouseEvent* event) {
    m_pressed = event->position().toPoint();
    QGraphicsView::mousePressEvent(event);
}

// A click that did not drag.
void GraphView::mouseReleaseEvent(QMouseEvent* event) {
    QGraphicsView::mouseReleaseEvent(event);
    const auto at = event->position().toPoint();
    if ((at - m_pressed).manhattanLength() > 4) return;
    select(nodeAt(at));
}

void GraphView::mouseDoubleClickEvent(QMouseEvent* event) {
    const int node = nodeAt(event->position().toPoint());
    if (node >= 0) emit opened(node);
}

void GraphView::leaveEvent(QEvent* event) {
    QGraphicsView::leaveEvent(event);
    light(m_selected);
}

// Left and right follow a choice back or on, up and down go through its neighbours' list.
void GraphView::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (key == Qt::Key_Plus) return zoom(1.2);
    if (key == Qt::Key_Minus) return zoom(1 / 1.2);
    if (key == Qt::Key_0) return fit();
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && m_selected >= 0) {
        emit opened(m_selected);
        return;
    }
    const int count = static_cast<int>(m_nodes.size());
    if (count == 0) return;
    int next = m_selected < 0 ? 0 : m_selected;
    if (key == Qt::Key_Down)
        next = (next + 1) % count;
    else if (key == Qt::Key_Up)
        next = (next + count - 1) % count;
    else if (key == Qt::Key_Right || key == Qt::Key_Left) {
        for (const auto& [from, to] : m_places.ends)
            if ((key == Qt::Key_Right ? from : to) == m_selected) {
                next = key == Qt::Key_Right ? to : from;
                break;
            }
    } else {
        QGraphicsView::keyPressEvent(event);
        return;
    }
    select(next);
    ensureVisible(m_nodes[static_cast<std::size_t>(next)]);
}

void GraphView::drawBackground(QPainter* painter, const QRectF& rect) {
    painter->fillRect(rect, theme().color(Hue::Surface));
}
