#include "ui/window/teacherdesk.h"

#include "ui/dialogs/pinoverlay.h"
#include "ui/dialogs/teacheroverlay.h"
#include "ui/match/session.h"

TeacherDesk::TeacherDesk(Session& session, QWidget* window)
    : QObject(window), m_session(session), m_window(window) {
    connect(&m_padlock, &Padlock::troubled, this, &TeacherDesk::told);
    connect(&m_padlock, &Padlock::changed, this, [this] {
        if (m_session.hints().lockClosed()) m_padlock.close(chosen());
    });
}

void TeacherDesk::restoreLock() {
    const auto kept = m_padlock.closed();
    if (!kept) return;
    m_session.hints().setLevel(kept->level);
    m_session.hints().setPredictsFirst(kept->predictsFirst);
    m_session.hints().setFades(kept->fades);
    m_session.hints().setTraps(kept->traps);
    m_session.hints().setLocked(true);
}

HintChoice TeacherDesk::chosen() const {
    return m_session.hints().choice();
}

void TeacherDesk::withPin(const std::function<void()>& action) {
    if (!m_padlock.hasPin()) return action();
    auto* dialog = new PinOverlay(m_padlock, m_window);
    connect(dialog, &PinOverlay::opened, this, action);
    dialog->open();
}

void TeacherDesk::setLocked(bool locked) {
    const auto set = [this, locked] {
        m_session.hints().setLocked(locked);
        locked ? m_padlock.close(chosen()) : m_padlock.open();
    };
    locked ? set() : withPin(set);
}

void TeacherDesk::showBriefly() {
    if (!m_session.hints().lockClosed())
        return emit told(tr("The hints are not locked: the keys 0 to 3 choose them."));
    if (!m_session.hints().canShowBriefly()) return;
    const auto show = [this] { m_session.hints().showBriefly(); };
    m_padlock.anyoneMayLook() ? show() : withPin(show);
}

void TeacherDesk::open() {
    withPin([this] { (new TeacherOverlay(m_padlock, m_window))->open(); });
}
