#include "ui/table/seats/seating.h"

#include <QJsonArray>
#include <QJsonObject>

#include "ui/table/wire/world.h"

#include <algorithm>
#include <array>
#include <utility>

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

namespace limits = core::untrusted::table;

namespace {

constexpr qsizetype longestWord = 64;

Place placeOf(const QString& name) {
    for (const auto place : {Place::First, Place::Second})
        if (name == QLatin1String(nameOf(place))) return place;
    return Place::Watching;
}

} // namespace

// 128 bits.
QString Seating::newToken() {
    QString token;
    for (int part = 0; part < 2; ++part)
        token += QStringLiteral("%1").arg(m_world.random(), 16, 16, QLatin1Char('0'));
    return token;
}

int Seating::present() const {
    return static_cast<int>(std::ranges::count_if(m_guests, &Guest::present));
}

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

const Seating::Guest* Seating::ofPupil(int pupil) const {
    const auto found = std::ranges::find(m_guests, pupil, &Guest::pupil);
    return pupil == 0 || found == m_guests.end() ? nullptr : &*found;
}

bool Seating::free(Player player) const {
    return at(mainTable, player) == nullptr ||
           (keptFor(player) == nullptr && !at(mainTable, player)->present);
}

const Seating::Guest* Seating::keptFor(Player player) const {
    const auto* guest = at(mainTable, player);
    const bool kept = guest != nullptr && !guest->present && m_world.now() - guest->since < limits::seatKept;
    return kept ? guest : nullptr;
}

void Seating::giveFree(const QString& token) {
    const auto* guest = find(token);
    if (guest == nullptr || guest->present || guest->table != mainTable) return;
    if (const auto player = playerAt(guest->place)) stand(*player, Lost::Freed);
}

std::optional<QString> Seating::sit(Place place, const QString& name, const QString& token,
                                    const QString& mark, int pupil) {
    if (const auto player = playerAt(place); player && !free(*player)) return {};
    const auto full = [&] { return find(token) == nullptr && m_guests.size() >= most; };
    if (full())
        std::erase_if(m_guests, [](const Guest& g) { return !g.present && g.place == Place::Watching; });
    if (full()) return {};
    leave(token);
    if (const auto player = playerAt(place)) stand(*player);
    m_guests.push_back({.token = token.isEmpty() ? newToken() : token,
                        .name = name,
                        .place = place,
                        .mark = mark,
                        .since = m_world.now(),
                        .pupil = pupil});
    return m_guests.back().token;
}

void Seating::setPresent(const QString& token, bool present) {
    auto* guest = seek(token);
    if (guest == nullptr) return;
    guest->present = present;
    guest->since = m_world.now();
}

void Seating::takeAlong(const QString& token, const QString& mark, bool wasThere) {
    auto* guest = seek(token);
    if (guest == nullptr) return;
    guest->mark = mark;
    if (wasThere) ++guest->moves;
}

void Seating::rename(const QString& token, const QString& name) {
    if (auto* guest = seek(token)) guest->name = name;
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

void Seating::stand(Player player, Lost why) {
    for (auto& guest : m_guests)
        if (guest.table == mainTable && guest.place == placeOf(player)) {
            guest.place = Place::Watching;
            guest.lost = why;
        }
}

Seating::Lost Seating::takeLost(const QString& token) {
    auto* guest = seek(token);
    return guest == nullptr ? Lost::Nothing : std::exchange(guest->lost, Lost::Nothing);
}

void Seating::throwOut(const QString& token) {
    const auto* guest = find(token);
    if (guest == nullptr) return;
    m_out.push_back(*guest);
    if (m_out.size() > limits::mostThrownOut) m_out.erase(m_out.begin());
    leave(token);
}

// The seat, too, if it is still there.
void Seating::letIn(const QString& token) {
    const auto found = std::ranges::find(m_out, token, &Guest::token);
    if (found == m_out.end()) return;
    auto guest = *found;
    m_out.erase(found);
    if (m_guests.size() >= most) return; // comes with the code, as everybody
    const auto player = playerAt(guest.place);
    if (guest.table != mainTable || (player && at(mainTable, *player) != nullptr))
        guest.place = Place::Watching;
    guest.table = mainTable;
    guest.present = false;
    guest.since = m_world.now();
    m_guests.push_back(guest);
}

bool Seating::barred(const QString& token, const QString& mark) const {
    return std::ranges::any_of(m_out, [&](const Guest& g) {
        return (!token.isEmpty() && g.token == token) || (!mark.isEmpty() && g.mark == mark);
    });
}

bool Seating::barred(int pupil) const {
    return pupil != 0 && std::ranges::find(m_out, pupil, &Guest::pupil) != m_out.end();
}

QJsonObject Seating::json() const {
    const auto list = [](const std::vector<Guest>& guests) {
        QJsonArray all;
        for (const auto& guest : guests)
            all << QJsonObject{
                {"token", guest.token},
                {"name", guest.name},
                {"device", guest.mark},
                {"pupil", guest.pupil},
                {"place", QLatin1String(nameOf(guest.table == mainTable ? guest.place : Place::Watching))}};
        return all;
    };
    return {{"guests", list(m_guests)}, {"out", list(m_out)}};
}

void Seating::restore(const QJsonObject& json) {
    clear();
    const auto read = [this](const QJsonValue& value) {
        const auto text = [&](const char* key) {
            return value.toObject()[QLatin1String(key)].toString().left(longestWord);
        };
        Guest guest{.token = text("token"),
                    .name = text("name"),
                    .place = placeOf(text("place")),
                    .present = false,
                    .mark = text("device"),
                    .since = m_world.now(),
                    .pupil = std::max(value.toObject()[QLatin1String("pupil")].toInt(), 0)};
        return guest;
    };
    for (const auto& value : json[QLatin1String("guests")].toArray()) {
        auto guest = read(value);
        const auto player = playerAt(guest.place);
        if (player && at(mainTable, *player) != nullptr) guest.place = Place::Watching;
        if (!guest.token.isEmpty() && find(guest.token) == nullptr && m_guests.size() < most)
            m_guests.push_back(guest);
    }
    for (const auto& value : json[QLatin1String("out")].toArray())
        if (m_out.size() < limits::mostThrownOut) m_out.push_back(read(value));
}

void Seating::clear() {
    m_guests.clear();
    m_out.clear();
}
