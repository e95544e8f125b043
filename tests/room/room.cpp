#include "tests/room/room.h"

#include <QCoreApplication>

#include "core/kind.h"
#include "core/play/record.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {

// Small, so that a match has an end; of different kinds.
constexpr std::array<std::pair<const char*, const char*>, 4> games{{{"ribbonim", "layout=3,4"},
                                                                    {"chopsticks", ""},
                                                                    {"persimmons", "strings=3,4"},
                                                                    {"chopsticks", "fingers=4"}}};

constexpr auto begun = 1'000'000ms;

} // namespace

Room::Room(quint64 seed, std::function<void(const QString&)> told)
    : m_told(std::move(told)), m_all(seed),
      m_computer(std::make_shared<Simulation::Computer>(m_all, QStringLiteral("10.0.0.1"))),
      m_dice(m_all.dice()) {
    m_all.m_said = [this](int line, const QString& text) { checkSaid(line, text); };
    m_all.m_heard = [this](int line, const QString& text) {
        m_speaker = m_tokens[line];
        m_said = text;
        tell(line, "hears", text);
    };
    start();
    begin();
    m_host->open();
    const int most = once(20) ? 64 : once(4) ? 16 : 5;
    const auto count = 2 + m_dice() % static_cast<quint64>(most - 1);
    for (quint64 i = 0; i < count; ++i) {
        const auto address = QStringLiteral("10.0.0.%1").arg(2 + (once(3) ? 0 : i));
        if (once(5))
            m_guests.push_back(std::make_unique<Liar>(m_all, address, m_wall));
        else if (once(5))
            m_guests.push_back(std::make_unique<Program>(m_all, address, m_wall));
        else
            m_guests.push_back(std::make_unique<Pupil>(m_all, address, m_wall));
    }
    for (const auto& guest : m_guests) guest->live();
    live();
}

void Room::wrong(const QString& what) {
    if (!m_wrong.isEmpty()) return;
    m_wrong = QStringLiteral("event %1, after %2 s: %3; heard: %4")
                  .arg(m_events)
                  .arg(std::chrono::duration_cast<std::chrono::seconds>(m_all.now() - begun).count())
                  .arg(what, m_speaker  ? m_said
                             : m_taught ? QStringLiteral("(the teacher)")
                                        : QString());
}

QString Room::run() {
    const auto end = m_all.now() + milliseconds(30'000 + m_dice() % (once(8) ? 600'000 : 120'000));
    while (m_wrong.isEmpty() && m_all.now() < end) step();
    // Now all who mean well come, and see what there is.
    m_calm = true;
    for (const auto& guest : m_guests) guest->calm();
    m_computer->m_full = false;
    if (!m_host) start();
    m_host->open();
    m_asked = false;
    m_host->asking().end();
    m_host->pairs().end();
    for (const auto& out : std::vector(m_host->reception().seating().thrownOut()))
        m_host->reception().letIn(out.token);
    begin();
    settle();
    for (const auto calm = m_all.now() + 2min; m_wrong.isEmpty() && m_all.now() < calm;) step();
    m_resting = true;
    for (const auto& guest : m_guests) guest->rest();
    for (const auto rest = m_all.now() + 40s; m_wrong.isEmpty() && m_all.now() < rest;) step();
    for (const auto& guest : m_guests)
        if (const auto how = guest->differs(*m_session); !how.isEmpty()) wrong(how);
    return m_wrong;
}

void Room::start() {
    m_computer->m_powerCut = false;
    m_session = std::make_unique<Session>();
    QObject::connect(m_session.get(), &Session::moved, m_session.get(), &Session::animationDone,
                     Qt::QueuedConnection);
    m_session->hints().setLevel(m_help);
    if (!m_disk.empty()) {
        auto kept = core::readRecord(m_disk);
        m_session->resume(std::move(kept.match), kept.seats);
    }
    QObject::connect(m_session.get(), &Session::matchChanged, m_session.get(), [this] { ++m_matches; });
    m_host = std::make_unique<Host>(*m_session, m_computer);
    m_host->match().setSharesHints(m_shares);
    QObject::connect(m_host.get(), &Host::asked, m_session.get(),
                     [this](const auto&, const auto&, const auto& allow) { m_allow = allow; });
    m_asked = false;
}

// Nothing is said to anybody, or the system closes the lines.
// Nobody is left over to play the computer, which takes its time by the clock.
void Room::pairUp() {
    const auto watches = [](const Seating::Guest& guest) {
        return guest.present && guest.place == Seating::Place::Watching;
    };
    if (std::ranges::count_if(m_host->reception().seating().guests(), watches) % 2 == 0) m_host->pairUp();
}

void Room::kill() {
    m_computer->m_powerCut = once(2);
    m_allow = {};
    m_host.reset();
    m_session.reset();
    m_computer->m_powerCut = true;
}

void Room::begin() {
    const auto [kind, rules] = games[m_dice() % games.size()];
    const std::shared_ptr<const core::Game> game = core::kindOf(kind).game(rules);
    m_session->begin(game, game->start(), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
    keep();
}

void Room::keep() {
    m_disk = core::write({m_session->match(), m_session->players().seats()});
}

void Room::live() {
    m_computer->after(milliseconds(200 + m_dice() % 3000), nullptr, [this] {
        m_taught = true;
        if (m_resting) return;
        m_calm ? play() : teach();
        live();
    });
}

// Whoever has not come yet, or has gone, the teacher plays for.
void Room::play() {
    if (m_session->match().ending()) { // nobody follows who begins match after match
        if (once(8)) m_session->again();
        return;
    }
    if (m_session->state() != Session::State::HumanTurn ||
        m_session->players().away(m_session->match().mover()))
        return;
    const auto moves = m_session->match().game().moves(m_session->match().position());
    m_session->play(moves[m_dice() % moves.size()]);
}

void Room::teach() {
    if (!m_host) {
        start();
        m_host->open();
        return;
    }
    if (!m_host->reception().isOpen()) {
        m_host->open();
        return;
    }
    if (const auto allow = std::exchange(m_allow, {}); allow && once(2)) return allow();
    switch (m_dice() % 40) {
    case 0:
        return begin();
    case 1:
        return m_session->undo();
    case 2:
        return m_session->goTo(
            static_cast<int>(m_dice() % static_cast<quint64>(m_session->match().plies() + 1)));
    case 3:
        return m_session->giveUp();
    case 4:
    case 5:
        m_help = static_cast<Help>(m_dice() % 4);
        return m_session->hints().setLevel(m_help);
    case 6:
        m_shares = !m_shares;
        return m_host->match().setSharesHints(m_shares);
    case 7:
        if (!once(3)) return m_computer->sleep(milliseconds(m_dice() % 40'000));
        m_host->close();
        m_asked = false;
        return;
    case 8:
        return once(3) ? kill() : pairUp();
    case 9:
        return m_host->pairs().end();
    case 10:
        m_computer->m_full = !m_computer->m_full;
        return;
    case 11:
    case 12:
    case 13:
        return teachSeats();
    case 14:
    case 15:
    case 16:
    case 17:
        return teachQuestions();
    default:
        return play();
    }
}

void Room::teachSeats() {
    const auto& guests = m_host->reception().seating().guests();
    const auto& out = m_host->reception().seating().thrownOut();
    if (once(12)) {
        m_host->renew();
        m_asked = false;
    } else if (!out.empty() && once(2))
        m_host->reception().letIn(out[m_dice() % out.size()].token);
    else if (!guests.empty() && once(2))
        m_host->reception().giveFree(guests[m_dice() % guests.size()].token);
    else if (!guests.empty())
        m_host->reception().throwOut(guests[m_dice() % guests.size()].token);
}

void Room::teachQuestions() {
    const auto* question = m_host->asking().classroom().question();
    if (question == nullptr) {
        m_asked = m_host->asking().topic().question().has_value();
        m_host->asking().ask(once(2) ? Classroom::Asks::Outcome : Classroom::Asks::Move);
    } else if (!question->shown && once(2)) {
        m_asked = false;
        m_host->asking().show();
    } else if (once(2)) {
        m_asked = false;
        m_host->asking().end();
    }
}

// Until nothing more comes of an event, not even of what the solver works out.
void Room::settle() {
    const auto known = [this] {
        if (!m_session || !m_session->active()) return true;
        for (int ply = 0; ply <= m_session->match().plies(); ++ply)
            if (const auto* all = m_session->studies().of(ply); all == nullptr || !all->complete)
                return false;
        return true;
    };
    for (;;) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        if (known()) return;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
}

void Room::step() {
    const auto before = look();
    ++m_events;
    m_taught = false;
    m_speaker.reset();
    if (!m_all.step()) return wrong(QStringLiteral("nothing happens any more"));
    settle();
    m_wall = {};
    if (m_host && m_host->reception().isOpen())
        m_wall = {m_host->reception().port(), m_host->reception().code()};
    if (m_host) check(before);
}

void Room::tell(int line, const char* does, const QString& text) const {
    if (!m_told) return;
    constexpr qsizetype enough = 400;
    const auto seconds = static_cast<double>((m_all.now() - begun).count()) / 1000;
    m_told(QStringLiteral("%1 s, line %2 %3 %4")
               .arg(seconds, 0, 'f', 3)
               .arg(line)
               .arg(QLatin1String(does), text.size() > enough ? text.left(enough) + u'…' : text));
}
