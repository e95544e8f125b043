#include "core/together/room.h"

#include "core/play/untrusted.h"
#include "core/together/limits.h"
#include "core/webletters.h"

#include <algorithm>
#include <utility>

namespace core::together {

namespace {

using untrusted::Json;
using What = Entry::What;

constexpr std::string_view keptFormat = "kachisuji-room-kept";
constexpr std::size_t shownOfKey = 12; // bytes of it in a topic
constexpr int beatsToWait = 2, beatsToRepeat = 8;
constexpr std::int64_t saidSince = 1'000; // of oneself at most, after what was kept

std::string opening(const Room::Opening& given) {
    return Json{{"game", given.game},
                {"rules", given.rules},
                {"start", given.start},
                {"plays", given.plays == Player::First ? "first" : "second"},
                {"name", given.name}}
        .dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

const std::vector<Phrase>& phrases() {
    static const std::vector all{
        text("together", "Hello!"),     text("together", "Have a good game!"),
        text("together", "Good move!"), text("together", "Let me think."),
        text("together", "Back soon!"), text("together", "Thank you!"),
        text("together", "Once more?"), text("together", "See you!"),
    };
    return all;
}

Room::Room(const Seal& seal, const Broker& broker, const Opening& given)
    : m_seal(seal), m_keys(seal.pair()), m_history(seal, m_keys.open) {
    m_invitation = {broker, m_keys.open, seal.random(Seal::key)};
    m_history.add({0, What::Open, opening(given)}, m_keys.secret);
    findSeat();
}

Room::Room(const Seal& seal, const Invitation& invitation)
    : m_seal(seal), m_invitation(invitation), m_keys(seal.pair()), m_history(seal, invitation.room) {}

std::string Room::kept() const {
    Json all{{"format", keptFormat},
             {"link", m_invitation.link("")},
             {"open", base64url(m_keys.open)},
             {"secret", base64url(m_keys.secret)},
             {"count", m_count},
             {"heard", m_heardSize}};
    if (m_history.begun()) all["history"] = m_history.text();
    return all.dump() + '\n';
}

std::unique_ptr<Room> Room::restored(const Seal& seal, std::string_view kept) {
    const auto file = untrusted::parse(kept, limits::mostKept);
    if (!file.is_object() || untrusted::string(file, "format", "") != keptFormat)
        untrusted::fail(text("together", "it is not a room that was kept"));
    auto room = std::make_unique<Room>(seal, Invitation::read(untrusted::string(file, "link", "")));
    room->m_keys = {fromBase64url(untrusted::string(file, "open", "")).value_or(""),
                    fromBase64url(untrusted::string(file, "secret", "")).value_or("")};
    const auto proof = room->m_keys.secret.size() == Seal::secret
                           ? seal.signatureOf(room->m_keys.secret, room->m_invitation.room)
                           : std::string();
    if (!seal.vouches(room->m_keys.open, room->m_invitation.room, proof))
        untrusted::fail(text("together", "it is not a room that was kept"));
    constexpr int most = 1'000'000'000;
    room->m_count = untrusted::number(untrusted::needed(file, "count"), "count", 0, most) + saidSince;
    room->m_heardSize = static_cast<std::size_t>(untrusted::number(untrusted::needed(file, "heard"), "heard",
                                                                   0, static_cast<int>(limits::mostEntries)));
    if (untrusted::find(file, "history") != nullptr)
        room->m_history = History::read(seal, room->m_history, untrusted::string(file, "history", ""));
    room->m_heardSize = std::min(room->m_heardSize, room->m_history.size());
    room->findSeat();
    return room;
}

// --- Who is who ---

std::string Room::topicOf(const std::string& open) const {
    return topic() + "/here/" + base64url(open.substr(0, shownOfKey));
}

std::string Room::presence() const {
    return topicOf(m_keys.open);
}

void Room::findSeat() {
    m_who.reset();
    for (const int who : {0, 1})
        if (m_history.begun() && m_history.keyOf(who) == m_keys.open) m_who = who;
}

std::optional<Player> Room::player() const {
    if (!m_who || (*m_who == 1 && !course().welcomed())) return {};
    return course().playerOf(*m_who);
}

bool Room::canSit() const {
    return m_history.begun() && !m_who && course().otherKey().empty() && !course().left(0);
}

bool Room::here(Player player) const {
    if (!m_history.begun()) return false;
    const int who = course().memberOf(player);
    if (who == m_who) return connected();
    const auto& key = m_history.keyOf(who);
    const auto found = m_members.find(topicOf(key));
    return !key.empty() && found != m_members.end() && found->second.here && found->second.open == key;
}

int Room::beatsAway(Player player) const {
    const auto found = m_members.find(topicOf(m_history.keyOf(course().memberOf(player))));
    return static_cast<int>(m_beats - (found == m_members.end() ? 0 : found->second.since));
}

bool Room::bound() const {
    return m_who && !course().left(0) && !course().left(1);
}

int Room::watching() const {
    return static_cast<int>(std::ranges::count_if(m_members, [this](const auto& one) {
        const auto& member = one.second;
        return member.here && member.open != m_history.keyOf(0) && member.open != m_history.keyOf(1);
    }));
}

std::optional<bool> Room::toAllow() const {
    const auto asked = course().asked();
    if (!player() || !asked || asked->by == m_who) return {};
    return asked->what == What::AskDraw;
}

// --- What is done here ---

// Whoever keeps rooms keeps it before it goes out, so that nothing is ever signed twice in one place.
void Room::act(What what, std::string rest) {
    if (!m_who) untrusted::fail(text("together", "you are watching: only the players can do that"));
    m_history.add({*m_who, what, std::move(rest)}, m_keys.secret);
    changed();
    publish();
}

void Room::sit(const std::string& name) {
    if (!canSit()) untrusted::fail(text("together", "the seat is taken"));
    m_history.add({1, What::Sit,
                   Json{{"key", base64url(m_keys.open)}, {"name", name}}.dump(
                       -1, ' ', false, Json::error_handler_t::replace)},
                  m_keys.secret);
    findSeat();
    changed();
    publish();
}

void Room::pause() {
    if (m_line != nullptr) m_line->publish(presence(), farewell());
    m_line = nullptr;
}

void Room::leave() {
    if (m_who && !leaving()) act(What::Leave);
    goOut();
}

// The last one to go leaves nothing behind. Of a room that nobody was ever told of nothing need be said.
void Room::goOut() {
    const bool known = m_line != nullptr || m_heardSize > 0;
    if (m_gone || (m_who && known && unsent())) return;
    m_gone = true;
    if (auto* line = std::exchange(m_line, nullptr)) {
        if (m_who && course().over()) line->publish(matchTopic(), {});
        line->publish(presence(), {});
    }
    changed();
}

void Room::say(std::size_t phrase) {
    if (!player()) untrusted::fail(text("together", "you are watching: only the players can do that"));
    publishPresence(true, phrase);
}

// --- The line ---

// Where it had something of this room it is heard first what that is.
void Room::opened(Line& line) {
    m_line = &line;
    m_fresh = m_heardSize > 0 ? beatsToWait : 0;
    m_seen = false;
    publishPresence(true);
    publish();
    changed();
}

void Room::closed() {
    m_line = nullptr;
    for (auto& [topic, member] : m_members)
        if (std::exchange(member.here, false)) member.since = m_beats;
    changed();
}

void Room::beat() {
    ++m_beats;
    m_heard = m_repeated = 0;
    for (auto& [topic, member] : m_members) member.said = 0;
    if (m_line == nullptr) return;
    const bool waited = m_fresh > 0 && --m_fresh == 0;
    if (++m_sent >= beatsToRepeat || waited) {
        if (unsent() || waited) publish();
        if (!m_seen) publishPresence(true);
        m_sent = 0;
    }
}

void Room::publish() {
    if (m_line == nullptr || m_fresh > 0 || !m_history.begun() || !m_who) return;
    m_sent = 0;
    m_line->publish(matchTopic(), m_seal.sealed(m_invitation.key, m_history.text(), matchTopic()));
}

std::string Room::presenceText(bool here, std::optional<std::size_t> phrase) const {
    Json body{{"who", base64url(m_keys.open)}, {"n", here ? m_count : 0}, {"here", here}};
    if (phrase) body["say"] = *phrase;
    const auto said = body.dump();
    return m_seal.sealed(m_invitation.key, m_seal.signatureOf(m_keys.secret, m_invitation.room + said) + said,
                         presence());
}

std::string Room::farewell() const {
    return presenceText(false, {});
}

void Room::publishPresence(bool here, std::optional<std::size_t> phrase) {
    if (m_line == nullptr || leaving()) return;
    ++m_count;
    m_line->publish(presence(), presenceText(here, phrase));
}

// --- What is heard ---

void Room::heard(const std::string& topic, std::string_view bytes, bool kept) {
    if (++m_heard > limits::mostHeard || bytes.size() > limits::mostBytes)
        return tellOnce(
            text("together", "Somebody says more in this room than anybody can follow: it is ignored."));
    if (topic == matchTopic()) return hearHistory(bytes, kept);
    if (topic.starts_with(this->topic() + "/here/")) hearMember(topic, bytes, kept);
}

void Room::hearHistory(std::string_view bytes, bool kept) {
    m_fresh = 0;
    if (bytes.empty()) return repeat(); // by the last one who left, or by no one of this room
    const auto opened = m_seal.opened(m_invitation.key, bytes, matchTopic());
    if (!opened) {
        refuse(text("together", "it was not sealed with the key of this room"));
        return repeat();
    }
    try {
        take(History::read(m_seal, m_history, *opened), kept);
        if (leaving()) goOut();
    } catch (const InputError& e) {
        refuse(e.message());
        repeat();
    }
}

void Room::take(const History& told, bool kept) {
    const auto common = m_history.shared(told);
    if (common == told.size()) { // nothing new
        if (common == m_history.size()) {
            m_heardSize = common;
            return changed();
        }
        if (kept && common < m_heardSize)
            tellOnce(text("together",
                          "The broker has given back an older state of the match. Nothing is lost: "
                          "the newer one is here."));
        return repeat();
    }
    if (common < m_history.size()) {
        if (m_history.deniedBy(told)) {
            refuse(text("together", "somebody has signed two different things in the same place"));
            return repeat();
        }
        if (m_history.against(told) == History::Stands::This) return repeat();
    }
    adopt(told);
}

// What was done here at the same time comes after it, where it still can be.
void Room::adopt(History told) {
    const auto common = m_history.shared(told);
    const auto before = std::exchange(m_history, std::move(told));
    const auto was = std::exchange(m_who, {});
    findSeat();
    m_heardSize = m_history.size();
    bringAlong(common, before);
    if (was && !m_who) tell(text("together", "Somebody else was quicker: the seat is taken. You can watch."));
    if (m_who == 0 && !course().otherKey().empty() && !course().welcomed())
        m_history.add({0, What::Welcome, {}}, m_keys.secret);
    changed();
    if (unsent()) publish();
}

void Room::bringAlong(std::size_t from, const History& before) {
    for (auto i = from; m_who && i < before.size(); ++i) {
        const auto& entry = before.entry(i);
        if (entry.by != *m_who || entry.what == What::Welcome) continue;
        try {
            m_history.add(entry, m_keys.secret);
        } catch (const InputError&) {
            if (entry.what == What::Move)
                tell({text("online",
                           "Your move %1 came too late: the other player had done something else first."),
                      {entry.rest}});
        }
    }
}

// To one who is behind, or where something else is kept than the match; not for ever.
void Room::repeat() {
    if (!m_who || (course().begun() && course().over()) || ++m_repeated > limits::mostRepeated) return;
    publish();
}

void Room::hearMember(const std::string& topic, std::string_view bytes, bool kept) {
    const bool own = topic == presence();
    if (bytes.empty()) {
        if (m_members.erase(topic) > 0) changed();
        return;
    }
    Json body;
    std::string who;
    try {
        const auto opened = m_seal.opened(m_invitation.key, bytes, topic);
        if (!opened || opened->size() < Seal::signature)
            untrusted::fail(text("together", "it was not sealed with the key of this room"));
        const auto said = opened->substr(Seal::signature);
        body = untrusted::parse(said, limits::longestEntry);
        who = fromBase64url(untrusted::string(body, "who", "")).value_or("");
        if (topicOf(who) != topic ||
            !m_seal.vouches(who, m_invitation.room + said, opened->substr(0, Seal::signature)))
            untrusted::fail(text("together", "it is not signed by the one who is said to have done it"));
        constexpr int most = 2'000'000'000;
        const auto count = untrusted::number(untrusted::needed(body, "n"), "n", 0, most);
        const bool here = untrusted::truth(body, "here");
        if (own) {
            m_seen = here && count == m_count;
            if (!here && m_line != nullptr && ++m_repeated <= limits::mostRepeated) publishPresence(true);
            return;
        }
        if (!m_members.contains(topic) && m_members.size() >= limits::mostMembers &&
            who != m_history.keyOf(0) && who != m_history.keyOf(1))
            return;
        auto& member = m_members[topic];
        if (here && count <= member.count) return; // said before
        const bool news = member.here != here || member.open != who;
        const auto since = member.here && !here ? m_beats : member.since;
        member = {who, here ? count : member.count, here, member.said, since};
        if (const auto* phrase = untrusted::find(body, "say"); phrase != nullptr && !kept && here) {
            const auto index = untrusted::number(*phrase, "say", 0, static_cast<int>(phrases().size()) - 1);
            for (const int one : {0, 1})
                if (m_history.begun() && m_history.keyOf(one) == who && (one == 0 || course().welcomed()) &&
                    ++member.said <= limits::mostPhrases && m_ears.said)
                    m_ears.said(course().playerOf(one), phrases()[static_cast<std::size_t>(index)]);
        }
        if (news) changed();
    } catch (const InputError& e) {
        refuse(e.message());
    }
}

void Room::refuse(const Message& why) {
    tellOnce({text("together", "Something was said in this room that is not accepted: %1."), {why}});
}

void Room::tell(const Message& line) const {
    if (m_ears.told) m_ears.told(line);
}

void Room::tellOnce(const Message& line) {
    if (std::ranges::find(m_toldOnce, line) != m_toldOnce.end() || m_toldOnce.size() >= limits::mostMembers)
        return;
    m_toldOnce.push_back(line);
    tell(line);
}

void Room::changed() const {
    if (m_ears.changed) m_ears.changed();
}

} // namespace core::together
