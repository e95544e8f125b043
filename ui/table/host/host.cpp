#include "ui/table/host/host.h"

#include "ui/match/session.h"
#include "ui/table/seats/lobby.h"

using core::Player;
namespace talk = core::tabletalk;

namespace {

constexpr std::array players{Player::First, Player::Second};

} // namespace

Host::Host(Session& session, std::shared_ptr<World> world, QObject* parent)
    : QObject(parent), m_session(session), m_reception(std::move(world)),
      m_match(session, m_reception, Seating::mainTable), m_pairs(m_reception), m_simul(m_reception),
      m_asking(session, m_reception), m_work(session, m_reception), m_rules(m_reception) {
    connect(&m_reception, &Reception::changed, this, &Host::seatsChanged);
    connect(&m_reception, &Reception::welcomed, this, &Host::welcome);
    connect(&m_reception, &Reception::said, this, &Host::hear);
    connect(&m_match, &ServedMatch::asked, this, &Host::asked);
    connect(&m_asking, &Asking::asks, this, &Host::endRules);
    connect(&m_asking, &Asking::turned, this, [this] {
        holdBack();
        showAnew();
    });
    connect(&m_pairs, &PairTables::changed, this, &Host::changed);
    const auto heldBack = [this] {
        holdBack();
        emit changed();
    };
    connect(&m_asking, &Asking::changed, this, heldBack);
    connect(&m_rules, &SaidRules::changed, this, heldBack);
    connect(&m_simul, &Simul::changed, this, &Host::changed);
    const auto note = [this](const Session& one) {
        const auto name = [&](Player p) {
            const auto& seat = one.players().seat(p);
            return seat.computer ? QStringLiteral("computer") : QString::fromStdString(seat.name);
        };
        m_asking.classroom().note(one.match(), {name(Player::First), name(Player::Second)});
    };
    connect(&m_pairs, &PairTables::finished, this, note);
    connect(&m_simul, &Simul::finished, this, note);
    connect(&session, &Session::playersSwapped, this,
            [this] { m_reception.seating().swapPlayers(Seating::mainTable); });
    for (const auto anew : {&Session::matchChanged, &Session::sidesChanged})
        connect(&session, anew, this, &Host::beginMatch);
    connect(&session.players(), &Players::renamed, this, &Host::tellSeats);
}

// Who is still there hears of nothing any more.
Host::~Host() {
    m_reception.disconnect(this);
    m_pairs.disconnect(this);
    m_simul.disconnect(this);
    m_rules.disconnect(this);
}

bool Host::open() {
    if (m_reception.isOpen()) return true;
    if (!m_reception.open()) return false;
    nameSeats(); // of one that was kept
    seatsChanged();
    return true;
}

void Host::renew() {
    endAll();
    m_work.forget();
    m_reception.renew();
}

void Host::close() {
    endAll();
    m_reception.close();
}

void Host::endAll() {
    m_pairs.end();
    m_simul.end();
    endRules();
    m_asking.forget();
    holdBack();
}

// What the class is to find out the window does not tell.
void Host::holdBack() {
    const auto* question = m_asking.classroom().question();
    const bool asks = question != nullptr && !question->shown;
    m_session.hints().setAsked(asks || m_rules.state() != SaidRules::State::None);
}

Showing& Host::showingFor(const Device& device) {
    if (m_asking.classroom().question() != nullptr) return m_asking.board();
    if (m_rules.state() != SaidRules::State::None && !device.wantsMatch) return m_rules;
    const int table = m_reception.seating().find(device.token)->table;
    if (auto* pair = m_pairs.at(table)) return *pair;
    if (auto* one = m_simul.at(table)) return *one;
    return m_match;
}

void Host::welcome(Device& device) {
    if (!device.seated()) return device.send(table::lobby(m_session, m_reception.seating(), device.language));
    device.looksAt = &showingFor(device);
    device.looksAt->showTo(device);
    if (!device.wantsMatch) m_work.showTo(device);
}

// They look at something else from now on.
void Host::showAnew() {
    m_reception.each([this](Device& device) {
        if (device.seated()) welcome(device);
    });
}

void Host::hear(Device& device, const talk::Said& said) {
    if (const auto* wish = std::get_if<talk::Sit>(&said)) return sit(device, *wish);
    if (!device.seated()) return;
    if (const auto* did = std::get_if<talk::Did>(&said)) return m_work.hear(device, *did);
    device.looksAt->hear(device, said);
}

void Host::sit(Device& device, const talk::Sit& sit) {
    const auto player = playerAt(sit.place);
    const bool open = !player || (m_session.active() && !m_session.players().seat(*player).computer);
    const auto* pupil = m_reception.book().find(device.pupil);
    const auto name = QString::fromStdString(pupil != nullptr ? pupil->name : sit.name)
                          .simplified()
                          .left(core::Seat::longestName);
    if (!open || !m_reception.seat(device, sit.place, name)) {
        const auto* kept = player ? m_reception.seating().keptFor(*player) : nullptr;
        device.tell([&] { return kept == nullptr ? tr("This seat is taken.") : table::keptText(*kept); });
        return device.send(table::lobby(m_session, m_reception.seating(), device.language));
    }
    if (player && !name.isEmpty()) m_session.players().rename(*player, name);
}

bool Host::askRules() {
    if (m_rules.state() != SaidRules::State::None) return true;
    const auto about = m_asking.topic().question();
    if (!about || m_asking.classroom().question() != nullptr) return false;
    m_rules.ask(about->game, about->start);
    return true;
}

// They are kept with the answers.
void Host::endRules() {
    for (const auto& rule : m_rules.rules())
        for (const auto& token : rule.who) {
            const auto* guest = m_reception.seating().find(token);
            m_asking.classroom().note(m_rules.game(), m_rules.start(),
                                      guest == nullptr ? QString() : guest->name, m_rules.sentence(rule));
        }
    m_rules.end();
}

bool Host::pairUp() {
    endRules();
    m_simul.end();
    const auto from = m_asking.topic().question();
    return from && m_pairs.begin(from->game, from->position);
}

bool Host::playAll(const QString& name, bool first) {
    endRules();
    m_pairs.end();
    const auto from = m_asking.topic().question();
    if (from) m_simul.begin(from->game, from->position, name, first);
    return from.has_value();
}

// Whoever has a seat keeps it, and the name given there, whatever match is begun; but the computer needs its
// own.
void Host::nameSeats() {
    if (!m_session.active()) return;
    auto& seating = m_reception.seating();
    for (const auto player : players) {
        if (m_session.players().seat(player).computer) seating.stand(player, Seating::Lost::ToComputer);
        const auto* guest = seating.at(Seating::mainTable, player);
        if (guest != nullptr && !guest->name.isEmpty()) m_session.players().rename(player, guest->name);
    }
}

void Host::beginMatch() {
    if (!m_reception.isOpen()) return;
    nameSeats();
    m_reception.welcomeAll();
    seatsChanged();
}

void Host::seatsChanged() {
    for (const auto player : players) {
        const auto* guest = m_reception.seating().at(Seating::mainTable, player);
        m_session.players().setAway(player, m_reception.isOpen() && guest != nullptr && guest->present);
    }
    m_simul.admit();
    tellSeats();
    emit changed();
}

void Host::tellSeats() {
    m_reception.each([this](Device& device) {
        if (!device.seated()) device.send(table::lobby(m_session, m_reception.seating(), device.language));
    });
}
