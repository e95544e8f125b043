#include "ui/window/matchclipboard.h"

#include <QClipboard>
#include <QGuiApplication>

#include "ui/look/language.h"
#include "ui/look/notation.h"
#include "ui/match/session.h"
#include "ui/panels/plates/banner.h"

MatchClipboard::MatchClipboard(Session& session, Banner& banner, QObject* parent)
    : QObject(parent), m_session(session), m_banner(banner) {}

void MatchClipboard::copyPosition() {
    if (!m_session.active()) return;
    QGuiApplication::clipboard()->setText(notation::positionText(m_session.match()));
    m_banner.say(tr("The position is copied."));
}

void MatchClipboard::copyMatch() {
    if (!m_session.active()) return;
    QGuiApplication::clipboard()->setText(notation::matchText(m_session.match()));
    m_banner.say(tr("The moves are copied."));
}

// What is pasted takes the place of the match on the table, so a match under way is asked about first.
void MatchClipboard::paste() {
    if (!m_session.active()) return;
    const auto text = QGuiApplication::clipboard()->text().left(100'000);
    try {
        const auto start = [this, match = notation::read(m_session.match(), text)] {
            m_session.resume(match, m_session.players().seats());
        };
        const bool underWay = m_session.match().plies() > 0 && !m_session.match().ending();
        if (!underWay) return start();
        m_banner.ask(tr("Leave this match and go on from what is pasted?"), tr("Replace it"), start);
    } catch (const core::InputError& error) {
        m_banner.say(language::spoken(error.message()));
    }
}
