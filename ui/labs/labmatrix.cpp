#include "ui/labs/labmatrix.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>

#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/look/language.h"
#include "ui/look/marks.h"
#include "ui/look/phrases.h"
#include "ui/match/words.h"

#include <algorithm>
#include <map>

namespace {

constexpr QPoint noCell{-1, -1};
constexpr int headRow = 26, rowHeads = 56; // px at scale 1
constexpr int rowsEnd = 4;                 // px, for the focus ring

std::vector<std::pair<std::string, std::string>> pairsOf(const std::string& rules) {
    std::vector<std::pair<std::string, std::string>> all;
    for (const auto& pair : core::split(rules, ';')) {
        const auto equals = pair.find('=');
        all.emplace_back(pair.substr(0, equals), pair.substr(equals + 1));
    }
    return all;
}

core::Verdict verdictOf(const core::Cell& outcome, const core::Cell& distance) {
    const auto& word = std::get<std::string>(outcome);
    const auto* plies = std::get_if<std::int64_t>(&distance);
    return core::exactly(word == "win"    ? core::Outcome::Win
                         : word == "draw" ? core::Outcome::Draw
                                          : core::Outcome::Loss,
                         plies != nullptr ? std::optional(static_cast<int>(*plies)) : std::nullopt);
}

Hue washOf(const core::Verdict& v) {
    return v.lower == core::Outcome::Win    ? Hue::WinWash
           : v.lower == core::Outcome::Draw ? Hue::DrawWash
                                            : Hue::LossWash;
}

} // namespace

LabMatrix::LabMatrix(core::Schema schema, QWidget* parent) : QWidget(parent), m_schema(std::move(schema)) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    connect(&theme(), &Theme::changed, this, [this] { measure(); });
    named(this, [] { return tr("Who wins under which rules"); });
    inAnyLanguage(this, [this] { measure(); });
}

// Its rows stay as high as the marks in them, and each cell as large as a finger.
QSize LabMatrix::minimumSizeHint() const {
    constexpr int least = 200, row = 22; // px at scale 1
    const QSize wanted(theme().px(rowHeads) + columns() * theme().leastTarget(),
                       qCeil(headHeight()) + rows() * theme().target(row) + rowsEnd);
    return wanted.expandedTo({theme().px(least), theme().px(least)});
}

void LabMatrix::setTable(const core::Table& table) {
    m_rows.clear();
    m_columns.clear();
    m_cells.clear();
    m_cell = m_chosen = noCell;
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const auto& line = table.rows[i];
        const auto& rules = std::get<std::string>(line[0]);
        auto pairs = pairsOf(rules);
        const auto head = pairs.front();
        pairs.erase(pairs.begin());
        m_rowKey = head.first;
        if (m_rows.empty() || m_rows.back() != head.second) {
            m_rows.push_back(head.second);
            m_cells.emplace_back();
        }
        if (m_rows.size() == 1) m_columns.push_back(pairs);
        const bool exception = std::ranges::find(table.exceptions, i) != table.exceptions.end();
        m_cells.back().push_back({verdictOf(line[2], line[3]), rules, std::get<std::int64_t>(line[1]),
                                  exception, static_cast<int>(i)});
    }
    measure();
}

const LabMatrix::Cell* LabMatrix::at(QPoint cell) const {
    if (cell.y() < 0 || cell.y() >= rows()) return nullptr;
    const auto& row = m_cells[static_cast<std::size_t>(cell.y())];
    const bool inside = cell.x() >= 0 && cell.x() < static_cast<int>(row.size());
    return inside ? &row[static_cast<std::size_t>(cell.x())] : nullptr;
}

// "own hands: yes" and the like.
QString LabMatrix::word(const std::string& key, const std::string& value) const {
    return celltext::word(m_schema, key, value);
}

// The rules of a cell, as the heads name them.
QString LabMatrix::described(QPoint cell) const {
    QStringList parts;
    const auto add = [&](const std::string& key, const std::string& value) {
        const auto option = std::ranges::find(m_schema, key, &core::Option::key);
        if (option != m_schema.end())
            parts << language::spoken(option->label) + QStringLiteral(" ") + word(key, value);
    };
    add(m_rowKey, m_rows[static_cast<std::size_t>(cell.y())]);
    for (const auto& [key, value] : m_columns[static_cast<std::size_t>(cell.x())]) add(key, value);
    return parts.join(QStringLiteral(" · "));
}

std::vector<std::pair<int, int>> LabMatrix::shared(std::size_t level) const {
    std::vector<std::pair<int, int>> all;
    const auto same = [&](int one, int other) {
        const auto& a = m_columns[static_cast<std::size_t>(one)];
        const auto& b = m_columns[static_cast<std::size_t>(other)];
        return std::equal(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(level) + 1, b.begin());
    };
    for (int from = 0, to = 0; from < columns(); from = to) {
        while (to < columns() && same(from, to)) ++to;
        all.emplace_back(from, to);
    }
    return all;
}

QString LabMatrix::value(std::size_t level, int column) const {
    const auto& [key, value] = m_columns[static_cast<std::size_t>(column)][level];
    return word(key, value);
}

void LabMatrix::measure() {
    m_valueHeights.clear();
    const auto levels = m_columns.empty() ? 0 : m_columns.front().size();
    const auto font = theme().font(Type::Bold);
    for (std::size_t level = 0; level < levels; ++level) {
        double most = theme().px(headRow);
        for (const auto& [from, to] : shared(level)) {
            const QRectF room(0, 0, (to - from) * side() - 4, 1e5);
            most = std::max(most, phrases::bounds(font, room, value(level, from)).height() + 4);
        }
        m_valueHeights.push_back(most);
    }
    updateGeometry();
    update();
}

// So wide that no word of a head breaks.
double LabMatrix::wantedWidth() const {
    constexpr double between = 10;
    const auto font = theme().font(Type::Bold);
    double widest = 0; // a column
    for (std::size_t level = 0; level < m_valueHeights.size(); ++level)
        for (const auto& [from, to] : shared(level))
            widest = std::max(widest, (phrases::widest(font, value(level, from)) + between) / (to - from));
    return theme().px(rowHeads) + widest * columns();
}

void LabMatrix::resizeEvent(QResizeEvent*) {
    measure();
}

double LabMatrix::headTop(std::size_t level) const {
    double top = 0;
    for (std::size_t i = 0; i < level; ++i) top += theme().px(headRow) + m_valueHeights[i];
    return top;
}

double LabMatrix::headHeight() const {
    return headTop(m_valueHeights.size()) + theme().px(8);
}

double LabMatrix::side() const {
    return (width() - theme().px(rowHeads)) / std::max(1.0, static_cast<double>(columns()));
}

double LabMatrix::rowHeight() const {
    return std::min((height() - headHeight() - rowsEnd) / std::max(1.0, static_cast<double>(rows())),
                    static_cast<double>(theme().target(52)));
}

QRectF LabMatrix::place(int column, int row) const {
    return {theme().px(rowHeads) + column * side(), headHeight() + row * rowHeight(), side(), rowHeight()};
}

void LabMatrix::point(QPoint cell) {
    const auto* found = at(cell);
    m_cell = found != nullptr ? cell : noCell;
    const auto text = found == nullptr ? QString()
                                       : tr("%1: first player: %2; %3 positions")
                                             .arg(described(cell), words::value(found->verdict),
                                                  QLocale().toString(qlonglong{found->positions}));
    setAccessibleDescription(text);
    setToolTip(text);
    update();
}

// Options one below the other, each with its name above its values; neighbours with the same value share one.
void LabMatrix::paintHeads(QPainter& p) const {
    const double line = theme().px(headRow);
    for (std::size_t level = 0; level < m_valueHeights.size(); ++level) {
        const auto& key = m_columns.front()[level].first;
        const auto option = std::ranges::find(m_schema, key, &core::Option::key);
        p.setFont(theme().font(Type::Body));
        p.setPen(theme().color(Hue::Ink2));
        const double y = headTop(level);
        p.drawText(QRectF(theme().px(rowHeads), y, width(), line), Qt::AlignVCenter,
                   option == m_schema.end() ? QString::fromStdString(key) : language::spoken(option->label));
        for (const auto& [from, to] : shared(level)) {
            const bool lit = m_cell.x() >= from && m_cell.x() < to;
            const QRectF box(place(from, 0).left() + 2, y + line - 2, (to - from) * side() - 4,
                             m_valueHeights[level]);
            paint::box(p, box, theme().px(6), theme().color(lit ? Hue::Line : Hue::Sunk));
            p.setFont(theme().font(lit ? Type::Bold : Type::Body));
            p.setPen(theme().color(Hue::Ink));
            phrases::draw(p, box, Qt::AlignCenter, value(level, from));
        }
    }
    for (int row = 0; row < rows(); ++row) {
        p.setFont(theme().font(row == m_cell.y() ? Type::Bold : Type::Body));
        p.drawText(QRectF(0, place(0, row).top(), theme().px(44), rowHeight()),
                   Qt::AlignVCenter | Qt::AlignRight, word(m_rowKey, m_rows[static_cast<std::size_t>(row)]));
    }
}

void LabMatrix::paintCell(QPainter& p, int column, int row) const {
    const auto* cell = at({column, row});
    if (cell == nullptr) return;
    const auto r = place(column, row).adjusted(2, 2, -2, -2);
    const double radius = theme().px(8);
    paint::box(p, r, radius, theme().color(washOf(cell->verdict)));
    if (cell->exception) paint::box(p, r, radius, {}, theme().color(Hue::Ink), 1.5);
    if (m_cell == QPoint(column, row) || m_chosen == QPoint(column, row))
        paint::box(p, r, radius, {}, theme().color(Hue::Ink), 3);
    const auto mark = marks::of(cell->verdict, false, true);
    const double scale = theme().scale();
    if (marks::extent(mark, marks::Size::S, scale).width() < r.width() &&
        marks::extent(mark, marks::Size::S, scale).height() < r.height())
        marks::paint(p, r.center(), mark, marks::Size::S, scale);
    else {
        const double side = marks::extent(mark, marks::Size::Bare, 1).width();
        marks::paint(p, r.center(), mark, marks::Size::Bare,
                     std::min({scale, (r.width() - 2) / side, (r.height() - 2) / side}));
    }
}

void LabMatrix::paintEvent(QPaintEvent*) {
    if (m_rows.empty()) return;
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    paintHeads(p);
    for (int row = 0; row < rows(); ++row)
        for (int column = 0; column < columns(); ++column) paintCell(p, column, row);
    if (hasFocus())
        paint::focusRing(p, place(0, 0).united(place(columns() - 1, rows() - 1)).adjusted(-2, -2, 2, 2), 8);
}

void LabMatrix::point(QPointF at) {
    const auto inside = at - place(0, 0).topLeft();
    point(QPoint(static_cast<int>(std::floor(inside.x() / side())),
                 static_cast<int>(std::floor(inside.y() / rowHeight()))));
}

void LabMatrix::mouseMoveEvent(QMouseEvent* event) {
    point(event->position());
}

// A finger has not moved there before.
void LabMatrix::mousePressEvent(QMouseEvent* event) {
    point(event->position());
    choose();
}

void LabMatrix::choose() {
    if (const auto* cell = at(m_cell)) {
        m_chosen = m_cell;
        emit chosen(cell->row);
        update();
    }
}

void LabMatrix::leaveEvent(QEvent*) {
    point(noCell);
}

void LabMatrix::keyPressEvent(QKeyEvent* event) {
    const std::map<int, QPoint> steps{
        {Qt::Key_Left, {-1, 0}}, {Qt::Key_Right, {1, 0}}, {Qt::Key_Up, {0, -1}}, {Qt::Key_Down, {0, 1}}};
    const auto step = steps.find(event->key());
    if (step == steps.end()) return QWidget::keyPressEvent(event);
    const auto from = m_cell == noCell ? m_chosen : m_cell;
    const auto to = from == noCell ? QPoint(0, 0) : from + step->second;
    point(QPoint(std::clamp(to.x(), 0, columns() - 1), std::clamp(to.y(), 0, rows() - 1)));
    choose();
}
