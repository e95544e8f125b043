#include "ui/window/teacherdesk.h"

#include "ui/dialogs/pinoverlay.h"
#include "ui/dialogs/teacheroverlay.h"
#include "ui/session.h"
#include "ui/settings.h"

TeacherDesk::TeacherDesk(Session& session, QWidget* window)
    : QObject(window), m_session(session), m_window(window) {
    connect(&m_padlock, &Padlock::troubled, this, &TeacherDesk::told);
    connect(&m_padlock, &Padlock::changed, this, [this] { m_padlock.setClosed(m_session.lockClosed()); });
}

void TeacherDesk::restoreLock() {
    if (m_padlock.closed()) m_session.setLocked(true);
}

void TeacherDesk::withPin(const std::function<void()>& action) {
    if (!m_padlock.hasPin()) return action();
    auto* dialog = new PinOverlay(m_padlock, m_window);
    connect(dialog, &PinOverlay::opened, this, action);
    dialog->open();
}

void TeacherDesk::setLocked(bool locked) {
    const auto set = [this, locked] {
        m_session.setLocked(locked);
        m_padlock.setClosed(locked);
    };
    locked ? set() : withPin(set);
}

void TeacherDesk::showBriefly() {
    if (!m_session.lockClosed())
        return emit told(tr("The hints are not locked: the keys 0 to 3 choose them."));
    if (!m_session.canShowBriefly()) return;
    const auto show = [this] { m_session.showBriefly(); };
    settings::anyoneMayLook() ? show() : withPin(show);
}

void TeacherDesk::open() {
    withPin([this] { (new TeacherOverlay(m_padlock, m_window))->open(); });
}
