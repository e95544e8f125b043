#include "ui/table/seating.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>

using core::Player;
using core::tabletalk::Place;

Place placeOf(Player player) {
    return player == Player::First ? Place::First : Place::Second;
}

std::optional<Player> playerAt(Place place) {
    if (place == Place::Watching) return {};
    return place == Place::First ? Player::First : Player::Second;
}

const char* nameOf(Place place) {
    return place == Place::First ? "first" : place == Place::Second ? "second" : "watch";
}

namespace {

// 128 bits of the system's randomness.
QString newToken() {
    std::array<quint32, 4> bits{};
    QRandomGenerator::system()->fillRange(bits.data(), static_cast<qsizetype>(bits.size()));
    QString token;
    for (const auto part : bits) token += QStringLiteral("%1").arg(part, 8, 16, QLatin1Char('0'));
    return token;
}

} // namespace

const Seating::Guest* Seating::find(const QString& token) const {
    const auto found = std::ranges::find(m_guests, token, &Guest::token);
    return found == m_guests.end() ? nullptr : &*found;
}

Seating::Guest* Seating::seek(const QString& token) {
    const auto found = std::ranges::find(m_guests, token, &Guest::token);
    return found == m_guests.end() ? nullptr : &*found;
}

const Seating::Guest* Seating::at(int table, Player player) const {
    const auto found = std::ranges::find_if(
        m_guests, [&](const Guest& g) { return g.table == table && g.place == placeOf(player); });
    return found == m_guests.end() ? nullptr : &*found;
}

bool Seating::free(Player player) const {
    const auto* guest = at(mainTable, player);
    return guest == nullptr || !guest->present;
}

std::optional<QString> Seating::sit(Place place, const QString& name, const QString& token) {
    if (const auto player = playerAt(place)) {
        if (!free(*player)) return {};
        stand(*player);
    }
    const auto full = [&] { return find(token) == nullptr && m_guests.size() >= most; };
    if (full())
        std::erase_if(m_guests, [](const Guest& g) { return !g.present && g.place == Place::Watching; });
    if (full()) return {};
    leave(token);
    m_guests.push_back({token.isEmpty() ? newToken() : token, name, place});
    return m_guests.back().token;
}

void Seating::setPresent(const QString& token, bool present) {
    if (auto* guest = seek(token)) guest->present = present;
}

void Seating::leave(const QString& token) {
    std::erase_if(m_guests, [&](const Guest& g) { return g.token == token; });
}

void Seating::move(const QString& token, int table, Place place) {
    auto* guest = seek(token);
    if (guest == nullptr) return;
    guest->table = table;
    guest->place = place;
}

void Seating::swapPlayers(int table) {
    for (auto& guest : m_guests)
        if (const auto player = playerAt(guest.place); player && guest.table == table)
            guest.place = placeOf(core::other(*player));
}

void Seating::stand(Player player) {
    for (auto& guest : m_guests)
        if (guest.table == mainTable && guest.place == placeOf(player)) guest.place = Place::Watching;
}
