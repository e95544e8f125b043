#include "ui/board/tubeview.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/board/boardview.h"
#include "ui/board/preview.h"
#include "ui/board/tubepainter.h"
#include "ui/controls/announcer.h"
#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/touch.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace {

constexpr int smallSide = 152;

} // namespace

TubeView::TubeView(BoardView& board)
    : QWidget(&board), m_board(board), m_rollUp(new Button(Button::Style::Icon, {}, &board)),
      m_flat(new Button(Button::Style::Link, {}, this)), m_back(new Button(Button::Style::Icon, {}, this)),
      m_on(new Button(Button::Style::Icon, {}, this)), m_how(new Label(Type::Body, {}, this)),
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
        m_stage.reset();
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
    const bool small = inner.width() < t.px(600); // what is counted stands at its upper corners
    m_rollUp->setGeometry(inner.right() - side - t.px(4),
                          small ? inner.bottom() - side - t.px(4) : inner.top() + t.px(4), side, side);
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
    m_stage.emplace(
        m_board.model(),
        core::Tube::Pose{m_rolled, {static_cast<float>(m_turn.x()), static_cast<float>(m_turn.y())}}, room());
    update();
}

std::optional<QPoint> TubeView::placeOf(core::SpotId spot) const {
    const auto seen = m_stage ? m_stage->seen(spot) : std::nullopt;
    return seen ? std::optional(m_stage->at(seen->at).toPoint()) : std::nullopt;
}

core::SpotId TubeView::spotAt(QPointF point) const {
    return m_stage ? m_stage->spotAt(point) : -1;
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
    if (!m_stage || spot < 0) return;
    const auto& tube = m_stage->tube();
    const auto to = tube.turnTo(m_stage->cellOf(spot));
    const auto near = [](double from, double target, int round) {
        return from + std::remainder(target - from, static_cast<double>(round));
    };
    const QPointF target(near(m_turn.x(), double(to.x), tube.columns()),
                         tube.ring() ? near(m_turn.y(), double(to.y), tube.rows()) : 0);
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
    const bool away = m_board.picture().preview || !model.interactive(); // the bar has ← and →
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
        if (m_board.picture().preview) break;
        return roll();
    default:
        break;
    }
    event->ignore(); // the board's page may know what to do
}

void TubeView::mousePressEvent(QMouseEvent* event) {
    if (m_board.animating()) return m_board.finishAnimation();
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
    if (!m_stage) return;
    const auto cells = by / m_stage->scale();
    turnTo(m_grip->turn + QPointF(-cells.y(), m_stage->tube().ring() ? cells.x() : 0));
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
    if (!m_stage || !offered()) return;
    Stage stage; // the counters beside the field
    stage.fit(m_board.model().layout(), m_board.model().occupied(), QSizeF(QWidget::size()));
    p.setRenderHint(QPainter::Antialiasing);
    stage.paint(p, m_board.model().scene().above);
    const QPointF words(room().left() + theme().px(120), theme().px(26));
    TubePainter(p, m_board.model(), *m_stage, m_board.picture())
        .paint(words, m_hover, hasFocus() ? m_focus : -1);
}
