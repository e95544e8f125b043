#include "ui/table/host/pairtables.h"

#include "ui/match/session.h"
#include "ui/table/seats/reception.h"
#include "ui/table/wire/world.h"

#include <algorithm>
#include <array>
#include <random>

using core::Player;
using core::tabletalk::Place;

PairTables::PairTables(Reception& reception) : m_reception(reception) {}

PairTables::~PairTables() = default;

// Those who are there, in an order drawn by lot.
std::vector<QString> PairTables::watching() const {
    std::vector<QString> all;
    for (const auto& guest : m_reception.seating().guests())
        if (guest.present && guest.place == Place::Watching) all.push_back(guest.token);
    std::ranges::shuffle(all, std::mt19937_64(m_reception.world().random()));
    return all;
}

bool PairTables::begin(const std::shared_ptr<const core::Game>& game, const core::Position& start) {
    end();
    const auto tokens = watching();
    for (std::size_t i = 0; i + 1 < tokens.size(); i += 2) add(game, start, {tokens[i], tokens[i + 1]});
    m_reception.welcomeAll();
    emit changed();
    return !empty();
}

void PairTables::add(const std::shared_ptr<const core::Game>& game, const core::Position& start,
                     const std::array<QString, 2>& tokens) {
    const int table = static_cast<int>(m_pairs.size()) + 1;
    auto& seating = m_reception.seating();
    std::array<core::Seat, 2> seats;
    for (const auto player : {Player::First, Player::Second}) {
        const auto i = static_cast<std::size_t>(player);
        seats[i].name = seating.find(tokens[i])->name.toStdString();
        seating.move(tokens[i], table, placeOf(player));
    }
    auto& pair = *m_pairs.emplace_back(std::make_unique<Pair>());
    pair.session = std::make_unique<Session>(Studies::Scope::Pending);
    pair.served = std::make_unique<ServedMatch>(*pair.session, m_reception, table);
    auto* session = pair.session.get();
    session->hints().setLevel(Help::Off);
    session->begin(game, start, seats);
    // No board of this computer shows its moves.
    connect(session, &Session::moved, session, &Session::animationDone, Qt::QueuedConnection);
    connect(session, &Session::stateChanged, this, [this, &pair] {
        if (pair.session->state() == Session::State::Finished) tell(pair);
        emit changed();
    });
    connect(session, &Session::positionChanged, this, &PairTables::changed);
    connect(session, &Session::playersSwapped, this,
            [this, table] { m_reception.seating().swapPlayers(table); });
    connect(session, &Session::matchChanged, this, [this, &pair] { // they play another one
        pair.told = false;
        m_reception.welcomeAll();
    });
    connect(pair.served.get(), &ServedMatch::asked, this, [](const auto&, const auto&, const auto& allow) {
        allow(); // the other is not there to say anything
    });
}

void PairTables::tell(Pair& pair) {
    if (!std::exchange(pair.told, true)) emit finished(*pair.session);
}

void PairTables::end() {
    if (empty()) return;
    for (auto& pair : m_pairs)
        if (pair->session->match().plies() > 0) tell(*pair);
    for (const auto& guest : std::vector(m_reception.seating().guests()))
        if (guest.table != Seating::mainTable)
            m_reception.seating().move(guest.token, Seating::mainTable, Place::Watching);
    m_reception.each([](Device& device) { device.looksAt = nullptr; });
    m_pairs.clear();
    m_reception.welcomeAll();
    emit changed();
}

Showing* PairTables::at(int table) {
    const auto i = static_cast<std::size_t>(table) - 1;
    return table > Seating::mainTable && i < m_pairs.size() ? m_pairs[i]->served.get() : nullptr;
}
