#include "ui/board/boardpointing.h"

#include <QAccessible>
#include <QToolTip>

#include "ui/board/movemarks.h"
#include "ui/board/notes.h"
#include "ui/board/stopchip.h"
#include "ui/controls/announcer.h"
#include "ui/controls/keyboardcare.h"
#include "ui/look/language.h"

#include <utility>

bool BoardKeys::press(const QKeyEvent& event, bool steps) {
    const bool extend = event.modifiers().testFlag(Qt::ShiftModifier);
    const auto key = event.key();
    const bool ours = (key >= Qt::Key_Left && key <= Qt::Key_Down) || key == Qt::Key_Return ||
                      key == Qt::Key_Enter || key == Qt::Key_Space || key == Qt::Key_Escape;
    if (!ours) return false;
    if (m_pointing.endsMotion() && key != Qt::Key_Escape) return true;
    if (steps) return false;
    if (key == Qt::Key_Escape) {
        if (m_model.selection().trail().empty()) return false;
        m_pointing.stopDragging();
        m_pointing.answer(m_model.point([](core::Selection& s) { return s.cancel(); }));
        return true;
    }
    m_leads = true;
    if (extend && m_model.layout().wrap)
        m_pointing.turnBy((key == Qt::Key_Right) - (key == Qt::Key_Left),
                          (key == Qt::Key_Down) - (key == Qt::Key_Up));
    else if (key == Qt::Key_Left)
        arrow(core::Direction::Left, extend);
    else if (key == Qt::Key_Right)
        arrow(core::Direction::Right, extend);
    else if (key == Qt::Key_Up)
        arrow(core::Direction::Up, extend);
    else if (key == Qt::Key_Down)
        arrow(core::Direction::Down, extend);
    else
        enter();
    return true;
}

// Shift draws a span from spot to spot; without it only the focus moves, away from a span that is drawn.
void BoardKeys::arrow(core::Direction direction, bool extend) {
    const bool span = m_model.layout().gesture == core::Gesture::Span;
    const auto& trail = m_model.selection().trail();
    const bool begun = trail.empty() || trail.back() == m_focus;
    if (span && (extend ? !begun : trail.size() > 1))
        m_pointing.answer(m_model.point([](core::Selection& s) { return s.cancel(); }));
    if (m_focus < 0 || !(extend && span && m_pointing.canPoint())) {
        const auto all = m_model.places();
        if (m_focus < 0) return focusOn(all.empty() ? -1 : all.front());
        return focusOn(m_model.next(m_focus, direction).value_or(m_focus));
    }
    if (m_model.selection().trail().empty())
        m_pointing.answer(m_model.point([&](core::Selection& s) { return s.press(m_focus); }));
    const auto next = neighbour(m_model.layout(), m_focus, direction, m_model.selection().onward());
    if (!next) return;
    m_pointing.answer(m_model.point([&](core::Selection& s) { return s.enter(next); }));
    focusOn(*next);
}

void BoardKeys::enter() {
    if (m_focus < 0 || !m_pointing.canPoint()) return;
    const bool drawn =
        m_model.layout().gesture == core::Gesture::Span && m_model.selection().trail().size() > 1;
    if (drawn) return m_pointing.answer(m_model.point([](core::Selection& s) { return s.release(); }));
    m_pointing.click(m_focus);
    // Nothing has come of it yet: that is seen, and heard by whoever listens.
    if (m_model.selection().choosing())
        announce(m_view, language::sentences({nameOf(m_focus), tr("pressed")}));
}

QString BoardKeys::nameOf(core::SpotId spot) const {
    return m_model.index(spot).data(Qt::AccessibleTextRole).toString();
}

QString BoardKeys::placeInWords() const {
    if (m_focus < 0 || m_model.empty())
        return tr("No place on the board is chosen yet: the arrow keys lead there.");
    return language::sentences({nameOf(m_focus), m_pointing.tip(m_focus)});
}

void BoardKeys::focusOn(core::SpotId spot) {
    m_focus = spot;
    m_pointing.pointed();
    tellFocus();
}

// To a screen reader.
void BoardKeys::tellFocus() const {
    if (!QAccessible::isActive() || m_focus < 0 || !m_view.hasFocus()) return;
    QAccessibleEvent focus(&m_view, QAccessible::Focus);
    focus.setChild(m_focus);
    QAccessible::updateAccessibility(&focus);
}

void BoardKeys::focusIn(Qt::FocusReason reason) {
    m_leads = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || KeyboardCare::leads();
    const auto all = m_model.places();
    if (m_focus < 0 && !all.empty()) m_focus = all.front();
    m_pointing.pointed();
    // Behind what Qt tells itself, which is that the board has it.
    QMetaObject::invokeMethod(
        &m_view, [this] { tellFocus(); }, Qt::QueuedConnection);
}

BoardPointing::BoardPointing(QWidget& view, BoardModel& model, const Stage& stage,
                             const BoardPicture& picture, MotionPlayer& player)
    : m_view(view), m_model(model), m_stage(stage), m_picture(picture), m_player(player),
      m_keys(*this, view, model) {
    connect(&m_turning, &FieldTurning::turned, this, &BoardPointing::turned);
    view.installEventFilter(this);
}

bool BoardPointing::eventFilter(QObject* watched, QEvent* event) {
    if (m_model.empty()) return QObject::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        press(*static_cast<const QMouseEvent*>(event));
        return true;
    case QEvent::MouseMove:
        drag(*static_cast<const QMouseEvent*>(event));
        return true;
    case QEvent::MouseButtonRelease:
        release(*static_cast<const QMouseEvent*>(event));
        return true;
    case QEvent::Leave:
        m_arrow.reset();
        hover(-1);
        return false;
    case QEvent::ToolTip:
        explain(*static_cast<const QHelpEvent*>(event));
        event->ignore(); // a finger that has rested here still points
        return true;
    case QEvent::KeyPress:
        return m_keys.press(*static_cast<const QKeyEvent*>(event), m_picture.preview);
    case QEvent::FocusIn:
        m_keys.focusIn(static_cast<const QFocusEvent*>(event)->reason());
        return false;
    case QEvent::FocusOut:
        pointed();
        return false;
    default:
        return false;
    }
}

void BoardPointing::forget() {
    m_dragging = false;
    m_highlight.reset();
    m_arrow.reset();
    m_pressedArrow.reset();
}

void BoardPointing::beginAnew() {
    m_hover = -1;
    m_keys.setFocus(-1);
    m_highlight.reset();
}

bool BoardPointing::endsMotion() {
    if (!m_player.playing()) return false;
    m_player.finish();
    return true;
}

void BoardPointing::highlight(std::optional<core::Move> move, bool told) {
    m_told = told;
    if (std::exchange(m_highlight, move) != move) m_view.update();
}

QPointF BoardPointing::onBoard(QPointF point) const {
    return m_picture.facing.whole ? QPointF(m_view.width(), m_view.height()) - point : point;
}

core::SpotId BoardPointing::spotAt(QPointF point) const {
    return m_model.empty() ? -1 : MoveMarks(m_model, m_stage).spotAt(onBoard(point));
}

void BoardPointing::show(BoardPicture& picture) const {
    picture.playable = canPoint();
    picture.current = m_keys.lead() ? m_keys.focus() : m_hover;
    picture.ringed = m_keys.lead() ? m_keys.focus() : -1;
    picture.framed = framedMove();
    picture.listed = m_highlight.has_value();
    picture.told = m_highlight && m_told;
}

QString BoardPointing::tip(core::SpotId spot) const {
    if (!m_picture.notes.empty()) return whoStands(m_picture.notes, spot);
    return canPoint() ? language::spoken(m_model.tip(spot)) : QString();
}

// What is drawn as a whole: the mark on a run, before the spots, and an arrow, after them.
std::optional<core::Move> BoardPointing::moveAt(QPointF point) const {
    if (!canPoint()) return {};
    const auto at = onBoard(point);
    const MoveMarks marks(m_model, m_stage);
    const auto run = marks.runAt(at);
    return run || marks.spotAt(at) >= 0 ? run : marks.arrowAt(at);
}

void BoardPointing::click(core::SpotId spot) {
    if (canPoint()) answer(m_model.point([&](core::Selection& s) { return s.click(spot); }));
}

bool BoardPointing::canPoint() const {
    return !m_player.playing() && m_model.interactive() && m_model.selection().hasMoves();
}

void BoardPointing::answer(const core::Selection::Answer& answer) {
    pointed();
    if (answer.move) emit moveChosen(*answer.move);
    if (!answer.refused.empty())
        emit refused(m_model.game().refusal(m_model.start(), m_model.position(), answer.refused));
}

void BoardPointing::pointed() {
    const auto move = currentMove();
    if (std::exchange(m_hovered, move) != move) emit moveHovered(move);
    const auto open = m_model.selection().open();
    if (std::exchange(m_open, open) != open) emit selectionChanged(open);
    m_view.update();
}

std::optional<core::Move> BoardPointing::currentMove() const {
    if (!canPoint()) return {};
    if (m_arrow) return m_arrow;
    const auto& selection = m_model.selection();
    const auto spot = m_keys.lead() ? m_keys.focus() : m_hover;
    const auto* choice = spot >= 0 ? selection.behind(spot) : nullptr; // what pointing there leads to
    if (choice == nullptr && selection.choosing()) choice = selection.chosen();
    return choice != nullptr ? std::optional(choice->move) : std::nullopt;
}

std::optional<core::Move> BoardPointing::framedMove() const {
    if (m_highlight) return m_highlight;
    // While a span is not begun, pointing at a spot makes no move yet: none is framed.
    const bool one =
        m_model.layout().gesture == core::Gesture::Tap || m_model.selection().choosing() || m_arrow;
    return one ? currentMove() : std::nullopt;
}

void BoardPointing::press(const QMouseEvent& event) {
    m_keys.release();
    if (endsMotion()) return;
    if (event.button() != Qt::LeftButton || m_model.empty()) return;
    if (StopChip::of(m_model, m_stage, m_view.rect()).box.contains(onBoard(event.position())))
        return click(m_model.selection().trail().back());
    m_pressedArrow = m_arrow = moveAt(event.position());
    const auto spot = m_arrow ? -1 : spotAt(event.position());
    if (m_turning.press(onBoard(event.position()), spot)) {
        if (m_turning.gripped()) m_view.setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (!canPoint()) return;
    hover(spot);
    if (m_pressedArrow) return;
    if (spot < 0) return answer(m_model.point([](core::Selection& s) { return s.cancel(); }));
    m_keys.setFocus(spot);
    m_dragging = true;
    answer(m_model.point([&](core::Selection& s) { return s.press(spot); }));
}

void BoardPointing::drag(const QMouseEvent& event) {
    if (m_turning.gripped()) return m_turning.drag(onBoard(event.position()));
    const auto arrow = m_dragging ? std::nullopt : moveAt(event.position());
    const auto spot = arrow ? -1 : spotAt(event.position());
    const bool changed = std::exchange(m_arrow, arrow) != arrow || spot != m_hover;
    if (m_dragging && changed) {
        const auto on = spot >= 0 ? std::optional(spot) : std::nullopt;
        answer(m_model.point([&](core::Selection& s) { return s.enter(on); }));
    }
    if (changed) {
        if (!m_dragging) m_keys.release();
        hover(spot);
    }
}

void BoardPointing::release(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton) return;
    if (m_turning.gripped()) {
        m_view.setCursor(Qt::ArrowCursor);
        if (const auto spot = m_turning.release()) click(*spot);
        return;
    }
    if (const auto arrow = std::exchange(m_pressedArrow, {})) {
        if (moveAt(event.position()) == arrow) answer({arrow, {}});
        return;
    }
    if (!std::exchange(m_dragging, false)) return;
    answer(m_model.point([](core::Selection& s) { return s.release(); }));
}

void BoardPointing::hover(core::SpotId spot) {
    m_hover = spot;
    const bool target =
        !m_model.empty() && spot >= 0 && canPoint() && (m_model.cell(spot).state & BoardModel::Target) != 0;
    m_view.setCursor(target || m_arrow ? Qt::PointingHandCursor : Qt::ArrowCursor);
    pointed();
}

void BoardPointing::explain(const QHelpEvent& event) {
    const auto spot = spotAt(event.pos());
    const QPoint below(event.pos().x(), m_view.height()); // the marks stay in view
    auto tip = whoStands(m_picture.notes, m_model.layout(), onBoard(event.pos()));
    if (tip.isEmpty() && spot >= 0) tip = this->tip(spot);
    if (!m_picture.facing.flat)
        QToolTip::showText(m_view.mapToGlobal(below), tip, &m_view);
    else if (!tip.isEmpty())
        emit explained(tip);
}
