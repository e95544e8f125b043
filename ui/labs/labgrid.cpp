#include "ui/labs/labgrid.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include "ui/controls/paint.h"
#include "ui/labs/celltext.h"
#include "ui/labs/heat.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace {

constexpr QPoint nowhere{-1, -1};
constexpr int ringRoom = 4; // px, for the focus ring

std::int64_t numberIn(const core::Cell& cell) {
    return std::get<std::int64_t>(cell);
}

// The place of a head in the list, where it is put if it is new.
qsizetype headIndex(QStringList& heads, const core::Cell& cell) {
    const auto text = celltext::shown(cell);
    if (!heads.contains(text)) heads << text;
    return heads.indexOf(text);
}

} // namespace

LabGrid::LabGrid(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    connect(&theme(), &Theme::changed, this, [this] { updateGeometry(), update(); });
}

void LabGrid::setTable(const core::Table& table) {
    m_rowHeads.clear();
    m_columnHeads.clear();
    m_cells.clear();
    m_cell = m_chosen = nowhere;
    table.view == core::Table::View::Heat ? readHeat(table) : readGrid(table);
    m_least = INT64_MAX, m_most = INT64_MIN;
    for (auto& row : m_cells) {
        row.resize(static_cast<std::size_t>(columns()));
        for (const auto& cell : row)
            if (cell) m_least = std::min(m_least, cell->number), m_most = std::max(m_most, cell->number);
    }
    updateGeometry();
    update();
}

void LabGrid::readGrid(const core::Table& table) {
    int picture = 0;
    for (const auto& row : table.rows) {
        m_rowHeads << celltext::shown(row.at(0));
        auto& cells = m_cells.emplace_back();
        for (const auto value : std::get<std::vector<std::int64_t>>(row.at(1))) cells.push_back(Cell{value});
        if (!table.pictures.empty())
            for (auto& cell : cells) cell->row = picture++;
        if (row.size() > 2) {
            const auto& signs = std::get<std::vector<std::int64_t>>(row[2]);
            for (std::size_t i = 0; i < cells.size(); ++i) cells[i]->dot = signs.at(i) != 0;
        }
        while (columns() < static_cast<int>(cells.size())) m_columnHeads << QString::number(columns());
    }
}

void LabGrid::readHeat(const core::Table& table) {
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const auto& row = table.rows[i];
        const auto down = static_cast<std::size_t>(headIndex(m_rowHeads, row.at(0))),
                   across = static_cast<std::size_t>(headIndex(m_columnHeads, row.at(1)));
        m_cells.resize(static_cast<std::size_t>(m_rowHeads.size()));
        m_cells[down].resize(std::max(m_cells[down].size(), across + 1));
        const auto cases = std::max<std::int64_t>(1, numberIn(row.at(table.heat.cases)));
        m_cells[down][across] =
            Cell{numberIn(row.at(table.heat.number)),
                 static_cast<double>(numberIn(row.at(table.heat.never))) / static_cast<double>(cases),
                 std::get<bool>(row.at(table.heat.sign)), static_cast<int>(i)};
    }
}

const LabGrid::Cell* LabGrid::at(QPoint cell) const {
    if (cell.x() < 0 || cell.x() >= columns() || cell.y() < 0 || cell.y() >= rows()) return nullptr;
    const auto& found = m_cells[static_cast<std::size_t>(cell.y())][static_cast<std::size_t>(cell.x())];
    return found ? &*found : nullptr;
}

double LabGrid::part(const Cell& cell) const {
    const auto span = std::max<std::int64_t>(1, m_most - m_least);
    return static_cast<double>(cell.number - m_least) / static_cast<double>(span);
}

bool LabGrid::choosable() const {
    return std::ranges::any_of(m_cells, [](const auto& row) {
        return std::ranges::any_of(row, [](const auto& cell) { return cell && cell->row >= 0; });
    });
}

double LabGrid::side() const {
    const double room =
        std::min((width() - ringRoom) / (columns() + 1.0), (height() - ringRoom) / (rows() + 1.0));
    return std::min(room, std::max(56 * theme().scale(), double(theme().leastTarget())));
}

// Where a finger chooses, each cell has room for it; where it is looked at from near, for its figure and
// sign.
QSize LabGrid::minimumSizeHint() const {
    constexpr int least = 200, readable = 24;
    const int cell = !choosable()          ? 0
                     : theme().projector() ? theme().leastTarget()
                                           : theme().target(readable);
    const QSize all(columns() + 1, rows() + 1);
    return (all * cell + QSize(ringRoom, ringRoom)).expandedTo({least, least});
}

QRectF LabGrid::place(int column, int row) const {
    return {(column + 1) * side(), (row + 1) * side(), side(), side()};
}

QPoint LabGrid::under(QPointF point) const {
    const auto at = point / std::max(1.0, side());
    return {static_cast<int>(std::floor(at.x())) - 1, static_cast<int>(std::floor(at.y())) - 1};
}

void LabGrid::point(QPoint cell) {
    const auto* found = at(cell);
    m_cell = found != nullptr ? cell : nowhere;
    if (found != nullptr) {
        auto text =
            tr("row %1, column %2: %3").arg(m_rowHeads[cell.y()], m_columnHeads[cell.x()]).arg(found->number);
        if (found->never > 0) text += tr(" (never in %1 % of the cases)").arg(std::ceil(found->never * 100));
        setAccessibleDescription(text);
    }
    update();
}

void LabGrid::choose(QPoint cell) {
    const auto* found = at(cell);
    if (found == nullptr || found->row < 0) return;
    m_chosen = cell;
    emit chosen(found->row);
    update();
}

void LabGrid::chooseLargest() {
    for (int row = 0; row < rows(); ++row)
        for (int column = 0; column < columns(); ++column)
            if (const auto* cell = at({column, row}); cell != nullptr && cell->number == m_most)
                return choose({column, row});
}

void LabGrid::paintCell(QPainter& p, QPoint where) const {
    const auto* cell = at(where);
    if (cell == nullptr) return;
    const auto r = place(where.x(), where.y()).adjusted(1, 1, -1, -1);
    heat::paintGround(p, r, part(*cell), cell->never);
    heat::paintFigure(p, r, part(*cell), cell->never > 0, QString::number(cell->number));
    if (cell->sign) heat::paintSign(p, r, part(*cell));
    if (cell->dot) heat::paintDot(p, r, part(*cell));
    const auto ink = theme().color(Hue::Ink);
    if (m_chosen == where) {
        const double edge = std::clamp(r.width() * 0.07, 1.5, 3.0);
        paint::box(p, r, r.width() * 0.12, {}, theme().color(Hue::Surface), edge * 5 / 3);
        paint::box(p, r.adjusted(-1, -1, 1, 1), r.width() * 0.12, {}, ink, edge);
    } else if (m_cell == where) {
        paint::box(p, r, r.width() * 0.12, {}, ink, cell->row < 0 ? 3 : 2);
    }
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
    const auto lit = m_cell != nowhere ? m_cell : m_chosen;
    for (int c = 0; c < columns(); ++c) head(c, -1, m_columnHeads[c], c == lit.x());
    for (int r = 0; r < rows(); ++r) head(-1, r, m_rowHeads[r], r == lit.y());
}

void LabGrid::paintEvent(QPaintEvent*) {
    if (m_cells.empty()) return;
    QPainter p(this);
    const auto area = place(0, 0).united(place(columns() - 1, rows() - 1));
    if (m_cell != nowhere)
        for (const auto& band : {QRectF(place(0, m_cell.y())).united(place(columns() - 1, m_cell.y())),
                                 QRectF(place(m_cell.x(), 0)).united(place(m_cell.x(), rows() - 1))})
            p.fillRect(band, theme().color(Hue::Line2));
    paintHeads(p);
    for (int row = 0; row < rows(); ++row)
        for (int column = 0; column < columns(); ++column) paintCell(p, {column, row});
    if (hasFocus()) paint::focusRing(p, area.adjusted(-3, -3, 3, 3), 6);
}

void LabGrid::mouseMoveEvent(QMouseEvent* event) {
    point(under(event->position()));
}

void LabGrid::mousePressEvent(QMouseEvent* event) {
    point(under(event->position())); // a finger has not moved there before
    if (event->button() == Qt::LeftButton) choose(under(event->position()));
}

void LabGrid::leaveEvent(QEvent*) {
    point(nowhere);
}

// The arrow keys go on from where the pointer is, or else from the cell chosen.
void LabGrid::keyPressEvent(QKeyEvent* event) {
    const std::map<int, QPoint> steps{
        {Qt::Key_Left, {-1, 0}}, {Qt::Key_Right, {1, 0}}, {Qt::Key_Up, {0, -1}}, {Qt::Key_Down, {0, 1}}};
    const auto step = steps.find(event->key());
    if (step == steps.end()) return QWidget::keyPressEvent(event);
    const auto from = m_cell != nowhere ? m_cell : m_chosen;
    const auto to = from == nowhere ? QPoint(0, 0) : from + step->second;
    point({std::clamp(to.x(), 0, columns() - 1), std::clamp(to.y(), 0, rows() - 1)});
    choose(m_cell);
}
