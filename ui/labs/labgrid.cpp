#include "ui/labs/labgrid.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include "ui/controls/paint.h"
#include "ui/labs/celltext.h"

#include <algorithm>

namespace {

constexpr QPoint nowhere{-1, -1};

QColor mixed(const QColor& ground, const QColor& ink, double part) {
    const auto mix = [&](double a, double b) { return a + (b - a) * part; };
    return QColor::fromRgbF(static_cast<float>(mix(ground.redF(), ink.redF())),
                            static_cast<float>(mix(ground.greenF(), ink.greenF())),
                            static_cast<float>(mix(ground.blueF(), ink.blueF())));
}

} // namespace

LabGrid::LabGrid(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(200, 200);
    connect(&theme(), &Theme::changed, this, QOverload<>::of(&QWidget::update));
}

void LabGrid::setTable(const core::Table& table) {
    m_rows.clear();
    m_columns = 0;
    m_cell = nowhere;
    for (const auto& row : table.rows) {
        const auto& values = std::get<std::vector<std::int64_t>>(row.at(1));
        m_rows.push_back({celltext::shown(row.at(0)), values});
        m_columns = std::max(m_columns, static_cast<int>(values.size()));
    }
    m_least = INT64_MAX, m_most = INT64_MIN;
    for (const auto& row : m_rows)
        for (const auto value : row.values)
            m_least = std::min(m_least, value), m_most = std::max(m_most, value);
    update();
}

double LabGrid::side() const {
    const double room = std::min(width() / (m_columns + 1.0), height() / (rows() + 1.0));
    return std::min(room, 56 * theme().scale());
}

QRectF LabGrid::place(int column, int row) const {
    return {(column + 1) * side(), (row + 1) * side(), side(), side()};
}

void LabGrid::point(QPoint cell) {
    const bool inside = cell.x() >= 0 && cell.x() < m_columns && cell.y() >= 0 && cell.y() < rows();
    m_cell = inside ? cell : nowhere;
    if (inside)
        setAccessibleDescription(tr("row %1, column %2: %3")
                                     .arg(m_rows[static_cast<std::size_t>(cell.y())].head)
                                     .arg(cell.x())
                                     .arg(m_rows[static_cast<std::size_t>(cell.y())].values.at(
                                         static_cast<std::size_t>(cell.x()))));
    update();
}

void LabGrid::paintCell(QPainter& p, int column, int row) const {
    const auto& values = m_rows[static_cast<std::size_t>(row)].values;
    if (column >= static_cast<int>(values.size())) return;
    const auto value = values[static_cast<std::size_t>(column)];
    const double span = static_cast<double>(std::max<std::int64_t>(1, m_most - m_least));
    const double part = 0.06 + 0.54 * static_cast<double>(value - m_least) / span;
    const auto ground = mixed(theme().color(Hue::Surface), theme().color(Hue::Ink), part);
    const auto r = place(column, row).adjusted(1, 1, -1, -1);
    paint::box(p, r, side() * 0.12, ground);
    if (m_cell == QPoint(column, row)) paint::box(p, r, side() * 0.12, {}, theme().color(Hue::Ink), 3);
    p.setPen(theme().color(part > 0.48 ? Hue::Surface : Hue::Ink));
    p.setFont(theme().boardFont(std::clamp(side() * 0.36, 9.0, 20.0 * theme().scale()), true));
    p.drawText(r, Qt::AlignCenter, QString::number(value));
}

void LabGrid::paintHeads(QPainter& p) const {
    const double size = std::clamp(side() * 0.32, 9.0, 14.0 * theme().scale());
    const auto head = [&](int column, int row, const QString& text, bool lit) {
        if (lit)
            paint::box(p, place(column, row).adjusted(3, 3, -3, -3), side() * 0.2, theme().color(Hue::Sunk));
        p.setFont(theme().boardFont(size, lit));
        p.setPen(theme().color(lit ? Hue::Ink : Hue::Ink2));
        p.drawText(place(column, row), Qt::AlignCenter, text);
    };
    for (int c = 0; c < m_columns; ++c) head(c, -1, QString::number(c), c == m_cell.x());
    for (int r = 0; r < rows(); ++r) head(-1, r, m_rows[static_cast<std::size_t>(r)].head, r == m_cell.y());
}

void LabGrid::paintEvent(QPaintEvent*) {
    if (m_rows.empty()) return;
    QPainter p(this);
    const auto area = place(0, 0).united(place(m_columns - 1, rows() - 1));
    if (m_cell != nowhere)
        for (const auto& band : {QRectF(place(0, m_cell.y())).united(place(m_columns - 1, m_cell.y())),
                                 QRectF(place(m_cell.x(), 0)).united(place(m_cell.x(), rows() - 1))})
            p.fillRect(band, theme().color(Hue::Line2));
    paintHeads(p);
    for (int row = 0; row < rows(); ++row)
        for (int column = 0; column < m_columns; ++column) paintCell(p, column, row);
    if (hasFocus()) paint::focusRing(p, area.adjusted(-3, -3, 3, 3), 6);
}

void LabGrid::mouseMoveEvent(QMouseEvent* event) {
    const auto at = event->position() / std::max(1.0, side());
    point({static_cast<int>(at.x()) - 1, static_cast<int>(at.y()) - 1});
}

void LabGrid::leaveEvent(QEvent*) {
    point(nowhere);
}

void LabGrid::keyPressEvent(QKeyEvent* event) {
    const auto from = m_cell == nowhere ? QPoint(0, 0) : m_cell;
    QPoint to = from;
    switch (event->key()) {
    case Qt::Key_Left:
        to.rx() -= 1;
        break;
    case Qt::Key_Right:
        to.rx() += 1;
        break;
    case Qt::Key_Up:
        to.ry() -= 1;
        break;
    case Qt::Key_Down:
        to.ry() += 1;
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    if (m_cell == nowhere) to = {0, 0};
    point({std::clamp(to.x(), 0, m_columns - 1), std::clamp(to.y(), 0, rows() - 1)});
}
