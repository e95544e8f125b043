#include "ui/board/boardkeys.h"

#include <QAccessible>

#include "ui/board/boardpointing.h"
#include "ui/controls/announcer.h"
#include "ui/controls/keyboardcare.h"
#include "ui/look/language.h"

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
