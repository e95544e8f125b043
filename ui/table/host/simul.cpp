#include "ui/table/host/simul.h"

#include "ui/match/session.h"
#include "ui/table/seats/reception.h"

#include <algorithm>
#include <iterator>
#include <utility>

using core::tabletalk::Place;

Simul::Simul(Reception& reception) : m_reception(reception) {}

Simul::~Simul() = default;

void Simul::begin(std::shared_ptr<const core::Game> game, const core::Position& start, const QString& one,
                  bool first) {
    end();
    m_game = std::move(game);
    m_start = start;
    m_one = one;
    m_player = first ? m_game->mover(start) : core::other(m_game->mover(start));
    m_score = {};
    admit();
    if (empty()) m_game.reset();
}

void Simul::admit() {
    if (m_game == nullptr) return;
    std::vector<QString> tokens;
    for (const auto& guest : m_reception.seating().guests())
        if (guest.present && guest.place == Place::Watching && guest.table == Seating::mainTable)
            tokens.push_back(guest.token);
    if (tokens.empty()) return;
    for (const auto& token : tokens) seat(token);
    m_reception.welcomeAll();
    emit changed();
}

// Who has sat down anew finds the match as it was. Whoever keeps coming as another gets no more tables than
// there can be guests.
void Simul::seat(const QString& token) {
    auto found = std::ranges::find(m_tables, token, &Table::token);
    if (found == m_tables.end()) {
        if (m_tables.size() == Seating::most) return;
        add(token);
        found = std::prev(m_tables.end());
    }
    const int table = static_cast<int>(found - m_tables.begin()) + 1;
    m_reception.seating().move(token, table, placeOf(core::other(found->here)));
}

void Simul::add(const QString& token) {
    const auto i = m_tables.size();
    core::Seats seats;
    seats[static_cast<std::size_t>(m_player)].name = m_one.toStdString();
    seats[static_cast<std::size_t>(core::other(m_player))].name =
        m_reception.seating().find(token)->name.toStdString();
    m_tables.push_back(
        {token, m_player,
         std::make_unique<SideTable>(m_reception, static_cast<int>(i) + 1, m_game, m_start, seats)});
    auto* one = m_tables.back().table.get();
    connect(one, &SideTable::changed, this, &Simul::changed);
    connect(one, &SideTable::finished, this, [this, i] {
        count(i);
        emit finished(session(i));
    });
    tellAway(m_tables.back());
    connect(&one->session(), &Session::playersSwapped, this, [this, i] {
        m_tables[i].here = core::other(m_tables[i].here);
        tellAway(m_tables[i]);
    });
}

// The one here moves for nobody else.
void Simul::tellAway(const Table& table) {
    auto& players = table.table->session().players();
    players.setAway(table.here, false);
    players.setAway(core::other(table.here), true);
}

void Simul::count(std::size_t i) {
    const auto ending = session(i).match().ending();
    if (!ending || std::exchange(m_tables[i].counted, true)) return;
    ++(!ending->winner ? m_score.drawn : *ending->winner == m_tables[i].here ? m_score.won : m_score.lost);
}

void Simul::end() {
    m_game.reset();
    if (empty()) return;
    for (const auto& one : m_tables) {
        one.table->leave();
        m_reception.seating().move(one.token, Seating::mainTable, Place::Watching);
    }
    m_reception.each([](Device& device) { device.looksAt = nullptr; });
    m_tables.clear();
    m_reception.welcomeAll();
    emit changed();
}

bool Simul::isThere(std::size_t i) const {
    const auto* guest = m_reception.seating().find(m_tables[i].token);
    return guest != nullptr && guest->present;
}

bool Simul::waits(std::size_t i) const {
    return session(i).state() == Session::State::HumanTurn && session(i).mover() == m_tables[i].here;
}

std::size_t Simul::next(std::size_t i) const {
    for (std::size_t step = 1; step < size(); ++step)
        if (const auto at = (i + step) % size(); waits(at)) return at;
    return i;
}

Showing* Simul::at(int table) {
    const auto i = static_cast<std::size_t>(table) - 1;
    return table > Seating::mainTable && i < size() ? &m_tables[i].table->showing() : nullptr;
}
