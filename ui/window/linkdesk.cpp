#include "ui/window/linkdesk.h"

#include "ui/controls/says.h"
#include "ui/keep/matchstore.h"
#include "ui/together/linkedmatch.h"
#include "ui/together/linkoverlay.h"

LinkDesk::LinkDesk(Session& session, QWidget* window)
    : QObject(window), m_session(session), m_window(window) {
    inAnyLanguage(this, [this] {
        if (m_match) emit changed(line());
    });
}

LinkDesk::~LinkDesk() = default;

// What it takes is loaded now, or told to be missing.
bool LinkDesk::canReach() {
    const auto trouble = broker::trouble();
    if (!trouble.isEmpty())
        emit told(tr("Playing by a link needs a part of the program that cannot be loaded: %1").arg(trouble));
    return trouble.isEmpty();
}

void LinkDesk::make() {
    m_match = std::make_unique<LinkedMatch>(m_session, MatchStore::defaultFolder());
    connect(m_match.get(), &LinkedMatch::told, this, &LinkDesk::told);
    connect(m_match.get(), &LinkedMatch::asked, this, &LinkDesk::asked);
    connect(m_match.get(), &LinkedMatch::begins, this, &LinkDesk::begins);
    connect(m_match.get(), &LinkedMatch::changed, this, [this] { emit changed(line()); });
}

void LinkDesk::restore() {
    if (!CarriedRoom::kept(MatchStore::defaultFolder()) || !canReach()) return;
    make();
    m_match->restore();
}

void LinkDesk::open(const QString& link) {
    if (m_session.owned() && (!m_match || !m_match->shown()))
        return emit told(tr("You sit at another’s table: leave that first."));
    if (!canReach()) return;
    if (!m_match) {
        make();
        if (CarriedRoom::kept(MatchStore::defaultFolder())) m_match->restore();
    }
    (new LinkOverlay(*m_match, m_session, m_window, link))->open();
}

QString LinkDesk::line() const {
    const auto* room = m_match->room();
    return room == nullptr
               ? QString()
               : language::spoken(core::together::inShort(*room, m_match->names(), m_match->in()));
}
