#include "ui/table/host/pairtables.h"

#include "ui/match/session.h"
#include "ui/match/words.h"
#include "ui/table/seats/reception.h"
#include "ui/table/wire/world.h"

#include <algorithm>
#include <array>
#include <utility>

using core::Player;
using core::Tournament;
using core::tabletalk::Place;

namespace {

constexpr auto leftOverPlays = core::Level::Fair; // of the computer, for who is left over
constexpr std::chrono::seconds lookingBack{30};   // after a round, to look back at it

} // namespace

PairTables::PairTables(Reception& reception) : m_reception(reception) {
    connect(&reception.world(), &World::beat, this, &PairTables::beat);
}

PairTables::~PairTables() = default;

int PairTables::playerOf(const QString& token) {
    const auto found = std::ranges::find(m_players, token);
    if (found != m_players.end()) return static_cast<int>(found - m_players.begin());
    m_players.push_back(token);
    return m_tournament->add();
}

// Whoever plays at the main table goes on with that.
std::vector<int> PairTables::whoIsThere() {
    std::vector<int> all;
    for (const auto& guest : m_reception.seating().guests())
        if (guest.present && (guest.place == Place::Watching || guest.table != Seating::mainTable))
            all.push_back(playerOf(guest.token));
    return all;
}

QString PairTables::nameOf(int player) const {
    if (player == Tournament::computer) return words::name(Player::First, core::Seat{"", leftOverPlays});
    const auto* guest = m_reception.seating().find(m_players[static_cast<std::size_t>(player)]);
    if (guest == nullptr) return QStringLiteral("–"); // has left for good
    return guest->name.isEmpty() ? QStringLiteral("(%1)").arg(player + 1) : guest->name;
}

bool PairTables::isThere(int player) const {
    if (player == Tournament::computer) return true;
    const auto* guest = m_reception.seating().find(m_players[static_cast<std::size_t>(player)]);
    return guest != nullptr && guest->present;
}

bool PairTables::begin(const std::shared_ptr<const core::Game>& game, const core::Position& start) {
    end();
    m_game = game;
    m_start = start;
    m_players.clear();
    m_tournament.emplace(m_reception.world().random());
    auto there = whoIsThere();
    if (there.size() < 2) return false;
    m_tournament->nextRound(std::move(there));
    seatAll();
    return true;
}

void PairTables::nextRound() {
    if (empty()) return;
    auto there = whoIsThere();
    clear();
    m_tournament->nextRound(std::move(there));
    seatAll();
}

void PairTables::hold(bool held) {
    if (std::exchange(m_held, held) == held) return;
    m_over.reset();
    emit changed();
}

std::optional<std::chrono::seconds> PairTables::untilNext() const {
    if (!m_over) return {};
    const auto left = *m_over + lookingBack - m_reception.world().now();
    return std::max(std::chrono::ceil<std::chrono::seconds>(left), std::chrono::seconds(0));
}

void PairTables::beat() {
    if (empty() || m_held || !m_tournament->roundOver()) return m_over.reset();
    if (!m_over) {
        m_over = m_reception.world().now();
        m_reception.each([this](Device& device) {
            if (device.seated() && m_reception.seating().find(device.token)->table != Seating::mainTable)
                device.tell([] {
                    return tr("All are done. The next round begins in %n seconds.", nullptr,
                              static_cast<int>(lookingBack.count()));
                });
        });
        return emit changed();
    }
    if (untilNext()->count() > 0) return;
    if (whoIsThere().size() < 2) return; // until somebody comes back
    nextRound();
}

void PairTables::seatAll() {
    m_over.reset();
    for (const auto& game : m_tournament->games()) add(game);
    m_reception.welcomeAll();
    emit changed();
}

void PairTables::add(const Tournament::Game& game) {
    const auto index = m_pairs.size();
    const int table = static_cast<int>(index) + 1;
    auto& seating = m_reception.seating();
    std::array<core::Seat, 2> seats;
    for (const auto player : {Player::First, Player::Second}) {
        const int who = player == Player::First ? game.first : game.second;
        auto& seat = seats[static_cast<std::size_t>(player)];
        if (who == Tournament::computer) {
            seat.computer = leftOverPlays;
            continue;
        }
        const auto& token = m_players[static_cast<std::size_t>(who)];
        seat.name = seating.find(token)->name.toStdString();
        seating.move(token, table, placeOf(player));
    }
    const auto& one =
        m_pairs.emplace_back(std::make_unique<SideTable>(m_reception, table, m_game, m_start, seats));
    connect(one.get(), &SideTable::changed, this, &PairTables::changed);
    connect(one.get(), &SideTable::finished, this, [this, index] { note(index); });
}

// The first match at a table counts, what is played there after it does not.
void PairTables::note(std::size_t pair) {
    using enum Tournament::Result;
    if (const auto ending = session(pair).match().ending();
        ending && m_tournament->games()[pair].result == Open)
        m_tournament->note(pair, !ending->winner ? Draw : ending->winner == Player::First ? First : Second);
    emit finished(session(pair));
}

// All at the main table.
void PairTables::clear() {
    for (const auto& pair : m_pairs) pair->leave();
    for (const auto& guest : std::vector(m_reception.seating().guests()))
        if (guest.table != Seating::mainTable)
            m_reception.seating().move(guest.token, Seating::mainTable, Place::Watching);
    m_reception.each([](Device& device) { device.looksAt = nullptr; });
    m_pairs.clear();
}

void PairTables::end() {
    if (empty()) return;
    clear();
    m_reception.welcomeAll();
    emit changed();
}

Showing* PairTables::at(int table) {
    const auto i = static_cast<std::size_t>(table) - 1;
    return table > Seating::mainTable && i < m_pairs.size() ? &m_pairs[i]->showing() : nullptr;
}
