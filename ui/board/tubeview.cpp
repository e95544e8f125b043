#include "ui/board/tubeview.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include "core/kind.h"
#include "ui/board/boardview.h"
#include "ui/board/preview.h"
#include "ui/controls/announcer.h"
#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/controls/touch.h"
#include "ui/look/art.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace {

constexpr double upright = 0.74, shadow = 0.16; // of a cell: a piece, and half its shadow's height
constexpr double horizon = 0.1;                 // what faces the eye less is hidden
constexpr int smallSide = 152;

// Which text names a column (below or above the field) or a row (beside it).
QString labelOf(const core::Wrap& wrap, bool column, int index) {
    const auto& cell = wrap.cell;
    for (const auto& shape : wrap.tiles) {
        if (shape.form != core::Shape::Form::Text) continue;
        const auto at = shape.points.front();
        const float x = (at.x - wrap.corner.x) / cell.width, y = (at.y - wrap.corner.y) / cell.height;
        const bool over =
            x > 0 && x * cell.width<wrap.size.width, beside = y> 0 && y * cell.height < wrap.size.height;
        if (column ? over && !beside && static_cast<int>(x) == index
                   : beside && !over && static_cast<int>(y) == index)
            return language::spoken(shape.text);
    }
    return {};
}

// The ground of a cell.
QColor groundOf(const core::Wrap& wrap, core::Tube::Cell cell) {
    const float x = wrap.corner.x + (static_cast<float>(cell.column) + 0.5F) * wrap.cell.width;
    const float y = wrap.corner.y + (static_cast<float>(cell.row) + 0.5F) * wrap.cell.height;
    for (const auto& shape : wrap.tiles)
        if (shape.form == core::Shape::Form::Rect && shape.points[0].x <= x && x <= shape.points[1].x &&
            shape.points[0].y <= y && y <= shape.points[1].y)
            return theme().color(shape.fill);
    return theme().color(Hue::Sunk);
}

// What stands along the open edges rims them.
QColor rimOf(const core::Layout& layout) {
    for (const auto& shape : layout.ground)
        if (shape.form == core::Shape::Form::Line && shape.width > 0) return theme().color(shape.stroke);
    return theme().color(Hue::Line2);
}

QColor mixed(const QColor& a, const QColor& b, double share) {
    return QColor::fromRgbF(static_cast<float>(a.redF() * (1 - share) + b.redF() * share),
                            static_cast<float>(a.greenF() * (1 - share) + b.greenF() * share),
                            static_cast<float>(a.blueF() * (1 - share) + b.blueF() * share));
}

} // namespace

TubeView::TubeView(BoardView& board)
    : QWidget(&board), m_board(board), m_rollUp(new Button(Button::Style::Icon, {}, &board)),
      m_flat(new Button(Button::Style::Link, {}, this)), m_back(new Button(Button::Style::Icon, {}, this)),
      m_on(new Button(Button::Style::Icon, {}, this)), m_how(new Label(Type::Secondary, {}, this)),
      m_small(new Preview({smallSide, smallSide * 3 / 4}, this)) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setProperty(Touch::takesDrags, true);
    setRole(this, QAccessible::Grouping);
    m_rollUp->setGlyph("rotate");
    m_back->setGlyph("prev");
    m_on->setGlyph("next");
    m_how->setHue(Hue::Ink2);
    hide();
    m_small->setAttribute(Qt::WA_TransparentForMouseEvents);
    named(m_rollUp, [] { return tr("Roll the field up (R)"); });
    says(m_flat, [] { return tr("R: lay it flat"); });
    named(m_back, [] { return tr("Turn the tube back"); });
    named(m_on, [] { return tr("Turn the tube on"); });
    says(m_how, [] { return tr("or drag to turn it"); });
    named(this, [] { return tr("The field, rolled up"); });
    connect(m_rollUp, &Button::clicked, this, &TubeView::roll);
    connect(m_flat, &Button::clicked, this, &TubeView::roll);
    connect(m_back, &Button::clicked, this, [this] { turnBy(-1); });
    connect(m_on, &Button::clicked, this, [this] { turnBy(1); });
    for (auto* motion : {&m_rolling, &m_turning}) motion->setEasingCurve(QEasingCurve::InOutSine);
    connect(&m_rolling, &QVariantAnimation::valueChanged, this, [this](const QVariant& to) {
        m_rolled = to.toDouble();
        rebuild();
    });
    connect(&m_rolling, &QVariantAnimation::finished, this, [this] {
        if (!m_open) hide();
        arrange();
    });
    connect(&m_turning, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& to) { turnTo(to.toPointF()); });
    connect(&board.model(), &QAbstractItemModel::modelReset, this, &TubeView::follow);
    connect(&board.model(), &QAbstractItemModel::dataChanged, this, [this] { follow(); });
    connect(&theme(), &Theme::changed, this, [this] { arrange(), rebuild(); });
    board.installEventFilter(this);
    inAnyLanguage(this, [this] { arrange(), update(); });
}

bool TubeView::offered() const {
    return !m_board.model().empty() && core::Tube::rolls(m_board.model().layout().wrap);
}

// Another position, or another game.
void TubeView::follow() {
    if (!offered()) {
        m_open = false;
        m_rolling.stop();
        m_board.setFocusProxy(nullptr);
        hide();
    } else if (isVisible()) {
        const auto& model = m_board.model();
        m_small->show(model.game(), model.start(), model.position());
        rebuild();
    }
    arrange();
}

void TubeView::roll() {
    if (!m_open && !offered()) return;
    m_board.endAnimation();
    m_open = !m_open;
    m_rolling.stop();
    if (m_open) {
        m_turn = {};
        m_focus = -1;
        show();
        raise();
        follow();
    }
    const bool focused = m_board.hasFocus() || hasFocus() || isAncestorOf(QApplication::focusWidget());
    m_board.setFocusProxy(m_open ? this : nullptr);
    if (focused) (m_open ? static_cast<QWidget*>(this) : &m_board)->setFocus(Qt::MouseFocusReason);
    arrange();
    emit rolled(m_open);
    if (settings::reduceMotion()) { // no body moves
        m_rolled = m_open ? 1 : 0;
        rebuild();
        if (!m_open) hide();
        return;
    }
    m_rolling.setDuration(600);
    m_rolling.setStartValue(m_rolled);
    m_rolling.setEndValue(m_open ? 1.0 : 0.0);
    m_rolling.start();
}

bool TubeView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show) arrange();
    if (event->type() == QEvent::KeyPress && offered()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_R && key->modifiers() == Qt::NoModifier) {
            roll();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void TubeView::resizeEvent(QResizeEvent*) {
    rebuild();
}

// Inside the board's edge, which stays to be seen.
void TubeView::arrange() {
    const auto& t = theme();
    const int edge = t.px(10), side = t.target(40);
    const auto inner = m_board.rect().adjusted(edge, edge, -edge, -edge);
    setGeometry(inner);
    m_rollUp->setVisible(offered() && !m_open);
    m_rollUp->setGeometry(inner.right() - side - t.px(4), inner.top() + t.px(4), side, side);
    const bool still = m_open && m_rolling.state() != QAbstractAnimation::Running;
    for (QWidget* part : std::initializer_list<QWidget*>{m_back, m_on, m_how, m_flat})
        part->setVisible(m_open);
    m_small->setVisible(still && width() > t.px(700));
    const int large = t.target(48), right = width() - t.px(24), flat = m_flat->sizeHint().height();
    int y = height() - t.px(44) - flat; // clear of what is offered below
    m_flat->setGeometry(right - m_flat->sizeHint().width() + t.px(8), y, m_flat->sizeHint().width(), flat);
    m_how->adjustSize();
    y -= m_how->height() + t.px(6);
    m_how->move(right - m_how->width(), y);
    y -= large + t.px(6);
    m_on->setGeometry(right - large, y, large, large);
    m_back->setGeometry(right - 2 * large - t.px(12), y, large, large);
    m_small->move(t.px(24), height() - m_small->height() - t.px(44));
}

QRectF TubeView::room() const {
    const double aside = 0.16 * width();
    return QRectF(rect()).adjusted(aside, 0.1 * height(), -aside, -0.06 * height());
}

// As large as it goes, in the middle of its room.
void TubeView::rebuild() {
    if (!isVisible() || !offered()) return;
    m_tube.emplace(
        *m_board.model().layout().wrap,
        core::Tube::Pose{m_rolled, {static_cast<float>(m_turn.x()), static_cast<float>(m_turn.y())}});
    const auto box = m_tube->box();
    const auto room = this->room();
    const double wide = double(box.to.x - box.from.x), tall = double(box.to.y - box.from.y);
    m_scale = std::min(room.width() / wide, room.height() / tall);
    m_origin =
        room.center() - QPointF(double(box.from.x) + wide / 2, double(box.from.y) + tall / 2) * m_scale;
    update();
}

QPointF TubeView::onScreen(core::Point p) const {
    return m_origin + QPointF(double(p.x), double(p.y)) * m_scale;
}

core::Tube::Cell TubeView::cellOf(core::SpotId spot) const {
    const auto layout = m_board.model().game().layout(m_board.model().start()); // not turned
    const auto& wrap = *layout.wrap;
    const auto centre = layout.spots[static_cast<std::size_t>(spot)].centre;
    return {static_cast<int>((centre.x - wrap.corner.x) / wrap.cell.width),
            static_cast<int>((centre.y - wrap.corner.y) / wrap.cell.height)};
}

core::SpotId TubeView::spotOf(core::Tube::Cell cell) const {
    for (core::SpotId spot = 0; spot < m_board.model().spots(); ++spot)
        if (cellOf(spot) == cell) return spot;
    return -1;
}

std::optional<QPoint> TubeView::placeOf(core::SpotId spot) const {
    if (!m_tube) return {};
    const auto cell = cellOf(spot);
    const auto seen = m_tube->at(cell.column + 0.5, cell.row + 0.5);
    if (seen.facing < horizon) return {};
    return onScreen(seen.at).toPoint();
}

// A piece stands upright, its feet a little below the middle of its cell.
QRectF TubeView::pieceRect(const core::Token& token) const {
    const auto cell = cellOf(token.spot);
    const auto seen = m_tube->at(cell.column + 0.5, cell.row + 0.5);
    const double flat = double(token.size / m_board.model().layout().wrap->cell.width);
    const double side = seen.size * m_scale * (flat + (upright - 0.9) * m_rolled);
    const auto foot = onScreen(seen.at);
    const double rise = side / 2 - m_rolled * side * 0.12;
    return {foot.x() - side / 2, foot.y() - side / 2 - m_rolled * rise * 0.8, side, side};
}

// The nearest piece that is hit, else the cell.
core::SpotId TubeView::spotAt(QPointF point) const {
    if (!m_tube) return -1;
    core::SpotId hit = -1;
    double nearest = -1e9;
    for (const auto& token : m_board.model().scene().tokens) {
        const auto cell = cellOf(token.spot);
        const auto seen = m_tube->at(cell.column + 0.5, cell.row + 0.5);
        if (seen.facing < horizon || seen.depth < nearest) continue;
        const auto place = pieceRect(token);
        if (!place.adjusted(place.width() / 8, 0, -place.width() / 8, 0).contains(point)) continue;
        nearest = seen.depth;
        hit = token.spot;
    }
    if (hit >= 0) return hit;
    const auto p = (point - m_origin) / m_scale;
    const auto cell = m_tube->at(core::Point{static_cast<float>(p.x()), static_cast<float>(p.y())});
    return cell ? spotOf(*cell) : -1;
}

void TubeView::turnTo(QPointF turn) {
    m_turn = turn;
    rebuild();
}

void TubeView::turnBy(int columns) {
    const bool moving = m_turning.state() == QAbstractAnimation::Running;
    const auto from = moving ? m_turning.endValue().toPointF() : m_turn;
    const QPointF to(std::round(from.x() + columns), std::round(from.y()));
    m_turning.stop();
    if (settings::reduceMotion()) return turnTo(to);
    m_turning.setDuration(160);
    m_turning.setStartValue(m_turn);
    m_turning.setEndValue(to);
    m_turning.start();
}

// The shorter way round.
void TubeView::toFront(core::SpotId spot) {
    if (!m_tube || spot < 0) return;
    const auto to = m_tube->turnTo(cellOf(spot));
    const auto near = [](double from, double target, int round) {
        return from + std::remainder(target - from, static_cast<double>(round));
    };
    const QPointF target(near(m_turn.x(), double(to.x), m_tube->columns()),
                         m_tube->ring() ? near(m_turn.y(), double(to.y), m_tube->rows()) : 0);
    m_turning.stop();
    if (settings::reduceMotion()) return turnTo(target);
    m_turning.setDuration(220);
    m_turning.setStartValue(m_turn);
    m_turning.setEndValue(target);
    m_turning.start();
}

// To what can be pointed at, one after the other.
void TubeView::focusNext(int by) {
    std::vector<core::SpotId> places;
    for (core::SpotId spot = 0; spot < m_board.model().spots(); ++spot)
        if (m_board.model().cell(spot).state != 0) places.push_back(spot);
    if (places.empty()) return;
    const auto at = std::ranges::find(places, m_focus);
    const auto count = std::ssize(places);
    const auto next = at == places.end() ? 0 : (at - places.begin() + by + count) % count;
    m_focus = places[static_cast<std::size_t>(next)];
    toFront(m_focus);
    announce(*this, m_board.model().index(m_focus).data(Qt::AccessibleTextRole).toString());
    update();
}

void TubeView::keyPressEvent(QKeyEvent* event) {
    const auto& model = m_board.model();
    const bool away = m_board.preview() || !model.interactive(); // the bar has ← and →
    switch (event->key()) {
    case Qt::Key_R:
        return roll();
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (away) break;
        return turnBy(event->key() == Qt::Key_Left ? -1 : 1);
    case Qt::Key_Up:
    case Qt::Key_Down:
        return focusNext(event->key() == Qt::Key_Up ? -1 : 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_focus < 0 || away) break;
        return m_board.click(m_focus);
    case Qt::Key_Escape:
        if (!model.selection().trail().empty()) return m_board.click(model.selection().trail().back());
        if (m_board.preview()) break;
        return roll();
    default:
        break;
    }
    event->ignore(); // the board's page may know what to do
}

void TubeView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    m_turning.stop();
    m_focus = -1;
    m_grip = Grip{event->position(), m_turn, spotAt(event->position())};
}

// Along the way its front goes: up and down on a tube that lies, and on a ring aside as well.
void TubeView::mouseMoveEvent(QMouseEvent* event) {
    if (!m_grip) {
        const auto spot = spotAt(event->position());
        if (std::exchange(m_hover, spot) == spot) return;
        const bool target = spot >= 0 && m_board.model().interactive() &&
                            (m_board.model().cell(spot).state & BoardModel::Target) != 0;
        setCursor(target ? Qt::PointingHandCursor : Qt::OpenHandCursor);
        return update();
    }
    const auto by = event->position() - m_grip->from;
    if (!m_grip->moved && by.manhattanLength() < QApplication::startDragDistance()) return;
    m_grip->moved = true;
    setCursor(Qt::ClosedHandCursor);
    turnTo(m_grip->turn + QPointF(-by.y() / m_scale, m_tube && m_tube->ring() ? by.x() / m_scale : 0));
}

void TubeView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_grip) return;
    const auto grip = *std::exchange(m_grip, {});
    setCursor(Qt::OpenHandCursor);
    if (grip.moved) return turnBy(0); // to whole columns
    if (grip.spot >= 0 && spotAt(event->position()) == grip.spot) m_board.click(grip.spot);
}

bool TubeView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto spot = spotAt(help->pos());
    QToolTip::showText(help->globalPos(), spot < 0 ? QString() : m_board.tip(spot), this);
    return true;
}

void TubeView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), theme().color(Hue::Surface));
    if (!m_tube || !offered()) return;
    p.setRenderHint(QPainter::Antialiasing);
    Stage stage; // the counters beside the field
    stage.fit(m_board.model().layout().size, QSizeF(QWidget::size()));
    stage.paint(p, m_board.model().scene().above);
    paintBody(p);
    paintSeam(p);
    paintLabels(p);
    paintPieces(p);
    paintMarks(p);
    if (hasFocus() && m_focus >= 0) paintCell(p, m_focus, theme().color(Hue::Ink), 3);
}

// In three steps of ink over the field's colours; what is seen from inside is darker still.
void TubeView::paintBody(QPainter& p) const {
    const auto& layout = m_board.model().layout();
    const auto base = m_board.model().game().layout(m_board.model().start());
    const auto ink = QColor(0x2A, 0x25, 0x20);
    const auto rim = rimOf(layout);
    for (const auto& facet : m_tube->facets()) {
        auto fill = facet.rim ? rim : groundOf(*base.wrap, facet.cell);
        const double step = facet.light > 0.55 ? 0 : facet.light > 0.25 ? 0.08 : 0.17;
        const double dark = facet.inside ? 0.46 + 0.16 * (1 - facet.light) : step;
        fill = mixed(fill, ink, dark * m_rolled);
        QPolygonF shape;
        for (const auto& corner : facet.corners) shape << onScreen(corner);
        p.setPen(QPen(fill, 0.8)); // no light between two
        p.setBrush(fill);
        p.drawPolygon(shape);
        if (facet.rim) continue;
        p.setPen(QPen(fill.darker(114), theme().px(1) * 1.2));
        p.drawLine(shape[0], shape[1]); // between rows
        p.drawLine(shape[2], shape[3]);
    }
}

// One line where the edges meet, named once.
void TubeView::paintSeam(QPainter& p) const {
    const auto line = [&](auto place, int count) {
        constexpr int parts = 8;
        QPen dashes(theme().color(Hue::Ink), theme().px(3), Qt::CustomDashLine, Qt::FlatCap);
        dashes.setDashPattern({4, 2.7});
        QPainterPath path;
        bool drawn = false;
        for (int i = 0; i <= count * parts; ++i) {
            const auto seen = place(static_cast<double>(i) / parts);
            const auto at = onScreen(seen.at);
            if (seen.facing < 0) {
                drawn = false;
                continue;
            }
            if (std::exchange(drawn, true))
                path.lineTo(at);
            else
                path.moveTo(at);
        }
        p.setPen(dashes);
        p.setBrush(Qt::NoBrush);
        p.drawPath(path);
    };
    line([&](double row) { return m_tube->at(0, row); }, m_tube->rows());
    if (m_tube->ring()) line([&](double column) { return m_tube->at(column, 0); }, m_tube->columns());
    const auto named = m_tube->at(0, std::min(1.0, m_tube->rows() / 4.0));
    if (m_rolled < 1 || named.facing < 0.2) return;
    const auto base = *m_board.model().game().layout(m_board.model().start()).wrap;
    const auto last = labelOf(base, true, m_tube->columns() - 1), first = labelOf(base, true, 0);
    if (last.isEmpty() || first.isEmpty()) return;
    const auto at = onScreen(named.at);
    const QPointF text(room().left() + theme().px(120), theme().px(26));
    p.setPen(QPen(theme().color(Hue::Ink), theme().px(2)));
    p.drawPolyline(QPolygonF{{text - QPointF(theme().px(8), 0), text - QPointF(theme().px(30), 0), at}});
    p.setBrush(theme().color(Hue::Ink));
    p.drawEllipse(at, theme().px(4), theme().px(4));
    p.setFont(theme().font(Type::Verdict));
    p.drawText(QPointF(text.x(), text.y() + p.fontMetrics().ascent() * 0.38),
               tr("The seam: %1 and %2 are neighbours").arg(last, first));
}

// The columns' on the near rim, the rows' along the seam.
void TubeView::paintLabels(QPainter& p) const {
    const auto base = *m_board.model().game().layout(m_board.model().start()).wrap;
    auto font = theme().font(Type::Bold);
    p.setFont(font);
    const auto write = [&](const core::Tube::Seen& seen, const QString& text) {
        if (seen.facing < 0.15) return;
        const auto at = onScreen(seen.at);
        p.drawText(QRectF(at.x() - 20, at.y() - 12, 40, 24), Qt::AlignCenter, text);
    };
    p.setOpacity(m_rolled);
    p.setPen(QColor(0x2A, 0x25, 0x20));
    const double rim = m_tube->ring() ? 0.12 : m_tube->rows() + 0.1;
    for (int column = 0; column < m_tube->columns(); ++column)
        write(m_tube->at(column + 0.5, rim), labelOf(base, true, column));
    p.setPen(theme().color(Hue::Ink2));
    for (int row = 0; row < m_tube->rows(); ++row)
        write(m_tube->at(0.2, row + 0.16), labelOf(base, false, row));
    p.setOpacity(1);
}

void TubeView::paintCell(QPainter& p, core::SpotId spot, const QColor& colour, double width) const {
    const auto cell = cellOf(spot);
    if (m_tube->at(cell.column + 0.5, cell.row + 0.5).facing < horizon) return;
    QPolygonF edge;
    constexpr std::array corners{std::pair(0.06, 0.06), std::pair(0.94, 0.06), std::pair(0.94, 0.94),
                                 std::pair(0.06, 0.94)};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const auto &a = corners[i], &b = corners[(i + 1) % corners.size()];
        for (const double share : {0.0, 0.25, 0.5, 0.75})
            edge << onScreen(m_tube
                                 ->at(cell.column + a.first + (b.first - a.first) * share,
                                      cell.row + a.second + (b.second - a.second) * share)
                                 .at);
    }
    p.setPen(QPen(colour, theme().px(1) * width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.setBrush(Qt::NoBrush);
    p.drawPolygon(edge);
}

void TubeView::paintPieces(QPainter& p) const {
    const auto& model = m_board.model();
    const auto colour = theme().color(hueOf(model.game().mover(model.position())));
    for (core::SpotId spot = 0; spot < model.spots(); ++spot) {
        const int state = model.cell(spot).state;
        if (state & BoardModel::Chosen) paintCell(p, spot, colour, 4.5);
        if ((state & BoardModel::Target) != 0 && spot == m_hover) paintCell(p, spot, colour, 2.5);
    }
    std::vector<std::pair<double, const core::Token*>> tokens;
    for (const auto& token : model.scene().tokens) {
        const auto cell = cellOf(token.spot);
        const auto seen = m_tube->at(cell.column + 0.5, cell.row + 0.5);
        if (seen.facing >= horizon) tokens.emplace_back(seen.depth, &token);
    }
    std::ranges::stable_sort(tokens, {}, [](const auto& t) { return t.first; });
    for (const auto& [depth, token] : tokens) {
        const auto place = pieceRect(*token);
        p.setPen(Qt::NoPen);
        p.setBrush(QColor(0x2A, 0x25, 0x20, qRound(56 * m_rolled)));
        const double tall = place.width() * shadow;
        p.drawEllipse(QPointF(place.center().x(), place.bottom() - place.height() * 0.04),
                      place.width() * 0.48, tall);
        p.save();
        p.translate(place.center());
        p.setOpacity(opacityOf(*token));
        art::paintPiece(p, model.game().kind().id, token->art, place.width(), token->owner);
        p.restore();
    }
}

void TubeView::paintMarks(QPainter& p) const {
    const auto& model = m_board.model();
    for (core::SpotId spot = 0; spot < model.spots(); ++spot) {
        const auto& cell = model.cell(spot);
        const auto place = placeOf(spot);
        if (!place || !cell.mark) continue;
        const double down = cell.art.empty() ? 0 : m_scale * 0.4;
        marks::paint(p, QPointF(*place) + QPointF(0, down), *cell.mark, marks::Size::M, theme().scale(),
                     true);
    }
}
