#include "ui/window/tabledesk.h"

#include "ui/controls/says.h"
#include "ui/look/theme.h"
#include "ui/match/session.h"
#include "ui/network/network.h"
#include "ui/table/host/answernotes.h"
#include "ui/table/host/host.h"
#include "ui/table/join/joinedtable.h"
#include "ui/table/join/joinoverlay.h"
#include "ui/table/join/questionoverlay.h"
#include "ui/table/overlays/tableoverlay.h"
#include "ui/table/wire/nearby.h"

#include <utility>

TableDesk::TableDesk(Session& session, QWidget* window)
    : QObject(window), m_session(session), m_window(window) {
    inAnyLanguage(this, [this] {
        if (m_joined) m_joined->speak();
    });
}

TableDesk::~TableDesk() = default;

bool TableDesk::seated() const {
    return m_joined && m_joined->seated();
}

// What it takes is loaded now, or told to be missing.
bool TableDesk::canReach() {
    const auto trouble = network::trouble();
    if (!trouble.isEmpty())
        emit told(tr("Tables need a part of the program that cannot be loaded: %1").arg(trouble));
    return trouble.isEmpty();
}

void TableDesk::makeHost() {
    m_host = std::make_unique<Host>(m_session);
    connect(m_host.get(), &Host::asked, this, &TableDesk::asked);
    connect(&m_host->reception(), &Reception::guessing, this,
            [this] { emit told(tr("Somebody seems to be guessing the code of the table.")); });
    connect(m_host.get(), &Host::teacherNeeded, this, &TableDesk::teacherNeeded);
    connect(m_host.get(), &Host::changed, this, &TableDesk::announceTable);
    connect(m_host.get(), &Host::changed, this, &TableDesk::note);
    connect(&m_session, &Session::positionChanged, this, &TableDesk::note);
    connect(&m_session, &Session::matchChanged, this, &TableDesk::note);
}

void TableDesk::open() {
    ask({}, {});
}

void TableDesk::ask(const std::shared_ptr<const core::Game>& game, const core::Position& position) {
    if (!opened()) return;
    m_host->asking().setTopic(game, position);
    auto* dialog = new TableOverlay(*m_host, m_window);
    dialog->open();
    if (theme().projector()) dialog->showLarge();
}

// Whether it is, or what hinders it was told.
bool TableDesk::opened() {
    if (seated()) return emit told(tr("You sit at another’s table: leave that first.")), false;
    if (!canReach()) return false;
    if (!m_host) makeHost();
    if (!m_host->open())
        return emit told(tr("The table could not be opened: no port of this computer is free.")), false;
    return true;
}

// Where the window still shows what was asked.
void TableDesk::note() {
    const auto* question = m_host->asking().classroom().question();
    const bool here = question != nullptr && m_host->asking().topic().isHere(*question);
    emit noted(here ? answerNotes(*question, m_host->asking().classroom().named()) : std::vector<Note>());
}

void TableDesk::announceTable() {
    const auto& reception = m_host->reception();
    emit seatsTaken(reception.isOpen() ? std::optional(reception.seating().present()) : std::nullopt);
    if (!reception.isOpen())
        m_announcement.reset();
    else if (!m_announcement)
        m_announcement = std::make_unique<Announcement>(m_host->reception().port());
}

void TableDesk::join() {
    if (m_host && m_host->reception().isOpen())
        return emit told(tr("Your own table is open: close that first."));
    if (!canReach()) return;
    if (!m_joined) makeJoined();
    if (m_joined->question().now() != nullptr) return showQuestion();
    (new JoinOverlay(*m_joined, m_window))->open();
}

void TableDesk::makeJoined() {
    m_joined = std::make_unique<JoinedTable>(m_session);
    connect(m_joined.get(), &JoinedTable::told, this, &TableDesk::told);
    connect(m_joined.get(), &JoinedTable::asked, this, &TableDesk::asked);
    connect(m_joined.get(), &JoinedTable::begins, this, &TableDesk::begins);
    connect(&m_joined->question(), &HeardQuestion::changed, this, [this, shown = 0]() mutable {
        const auto* question = m_joined->question().now();
        if (question != nullptr && std::exchange(shown, question->number) != question->number) showQuestion();
    });
}

// Whoever has closed it finds it where one joins.
void TableDesk::showQuestion() {
    if (m_window->findChild<QuestionOverlay*>() == nullptr)
        (new QuestionOverlay(m_joined->question(), m_window))->open();
}

void TableDesk::startAnew() {
    if (m_host) m_host->reception().startAnew();
    if (m_joined) m_joined->startAnew();
}
