#include "ui/board/boardview.h"

#include <QAccessible>
#include <QKeyEvent>

#include "ui/controls/announcer.h"
#include "ui/controls/keyboardcare.h"
#include "ui/look/language.h"

// How BoardView is played by keyboard.

void BoardView::keyPressEvent(QKeyEvent* event) {
    const bool extend = event->modifiers().testFlag(Qt::ShiftModifier);
    const auto key = event->key();
    const bool ours = (key >= Qt::Key_Left && key <= Qt::Key_Down) || key == Qt::Key_Return ||
                      key == Qt::Key_Enter || key == Qt::Key_Space || key == Qt::Key_Escape;
    if (m_model.empty() || !ours) return QWidget::keyPressEvent(event);
    if (animating()) {
        finishAnimation();
        if (key != Qt::Key_Escape) return;
    }
    if (m_picture.preview) return QWidget::keyPressEvent(event); // they step through what is shown
    if (key == Qt::Key_Escape) {
        if (m_model.selection().trail().empty()) return QWidget::keyPressEvent(event);
        m_dragging = false;
        return answer(m_model.point([](core::Selection& s) { return s.cancel(); }));
    }
    m_byKeyboard = true;
    if (extend && m_model.layout().wrap)
        return m_turning.turnBy((key == Qt::Key_Right) - (key == Qt::Key_Left),
                                (key == Qt::Key_Down) - (key == Qt::Key_Up));
    if (key == Qt::Key_Left) return arrow(core::Direction::Left, extend);
    if (key == Qt::Key_Right) return arrow(core::Direction::Right, extend);
    if (key == Qt::Key_Up) return arrow(core::Direction::Up, extend);
    if (key == Qt::Key_Down) return arrow(core::Direction::Down, extend);
    enterKey();
}

// Shift draws a span from spot to spot; without it only the focus moves, away from a span that is drawn.
void BoardView::arrow(core::Direction direction, bool extend) {
    const bool span = m_model.layout().gesture == core::Gesture::Span;
    const auto& trail = m_model.selection().trail();
    const bool begun = trail.empty() || trail.back() == m_focus;
    if (span && (extend ? !begun : trail.size() > 1))
        answer(m_model.point([](core::Selection& s) { return s.cancel(); }));
    if (m_focus < 0 || !(extend && span && canPoint())) {
        const auto all = m_model.places();
        if (m_focus < 0) return focusOn(all.empty() ? -1 : all.front());
        return focusOn(m_model.next(m_focus, direction).value_or(m_focus));
    }
    if (m_model.selection().trail().empty())
        answer(m_model.point([&](core::Selection& s) { return s.press(m_focus); }));
    const auto next = neighbour(m_model.layout(), m_focus, direction, m_model.selection().onward());
    if (!next) return;
    answer(m_model.point([&](core::Selection& s) { return s.enter(next); }));
    focusOn(*next);
}

void BoardView::enterKey() {
    if (m_focus < 0 || !canPoint()) return;
    const bool drawn =
        m_model.layout().gesture == core::Gesture::Span && m_model.selection().trail().size() > 1;
    if (drawn) return answer(m_model.point([](core::Selection& s) { return s.release(); }));
    click(m_focus);
    // Nothing has come of it yet: that is seen, and heard by whoever listens.
    if (m_model.selection().choosing())
        announce(*this, language::sentences({nameOf(m_focus), tr("pressed")}));
}

QString BoardView::nameOf(core::SpotId spot) const {
    return m_model.index(spot).data(Qt::AccessibleTextRole).toString();
}

QString BoardView::placeInWords() const {
    if (m_focus < 0 || m_model.empty())
        return tr("No place on the board is chosen yet: the arrow keys lead there.");
    return language::sentences({nameOf(m_focus), tip(m_focus)});
}

QString BoardView::tip(core::SpotId spot) const {
    if (!m_picture.notes.empty()) return whoStands(m_picture.notes, spot);
    return canPoint() ? language::spoken(m_model.tip(spot)) : QString();
}

void BoardView::focusOn(core::SpotId spot) {
    m_focus = spot;
    pointed();
    tellFocus();
}

// To a screen reader.
void BoardView::tellFocus() {
    if (!QAccessible::isActive() || m_focus < 0 || !hasFocus()) return;
    QAccessibleEvent focus(this, QAccessible::Focus);
    focus.setChild(m_focus);
    QAccessible::updateAccessibility(&focus);
}

void BoardView::focusInEvent(QFocusEvent* event) {
    if (m_model.empty()) return;
    const auto reason = event->reason();
    m_byKeyboard = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || KeyboardCare::leads();
    const auto all = m_model.places();
    if (m_focus < 0 && !all.empty()) m_focus = all.front();
    pointed();
    // Behind what Qt tells itself, which is that the board has it.
    QMetaObject::invokeMethod(this, &BoardView::tellFocus, Qt::QueuedConnection);
}

void BoardView::focusOutEvent(QFocusEvent*) {
    pointed();
}
