#include "core/together/history.h"

#include "core/play/untrusted.h"
#include "core/together/limits.h"
#include "core/webletters.h"

#include <algorithm>

namespace core::together {

namespace {

using untrusted::fail, untrusted::Json;

constexpr std::string_view roomFormat = "kachisuji-room";
constexpr int roomVersion = 1;
constexpr std::size_t quoted = 3; // bytes more of an entry in a list

[[noreturn]] void notSigned() {
    fail(text("together", "it is not signed by the one who is said to have done it"));
}

Json listIn(const Json& object, const char* key, std::size_t most) {
    const auto& list = untrusted::needed(object, key);
    if (!list.is_array() || list.size() > most) fail({text("core", "“%1” is too long"), {key}});
    return list;
}

} // namespace

History::History(const Seal& seal, std::string room) : m_seal(&seal), m_room(std::move(room)) {}

void History::grow(const Entry& entry) {
    const bool again = entry.what == Entry::What::Again;
    if (entry.what != Entry::What::Leave &&
        (size() >= (again ? limits::mostBefore : limits::mostEntries) ||
         m_bytes >= (again ? limits::mostBytesBefore : limits::mostEntryBytes)))
        fail(core::text("together", "this room is full: open another for the next match"));
    m_course.add(entry);
    m_chain.push_back(m_seal->hash((m_chain.empty() ? m_room : m_chain.back()) + entry.text()));
    m_entries.push_back(entry);
    m_bytes += entry.text().size() + quoted;
}

void History::add(const Entry& entry, const std::string& secret) {
    auto grown = *this;
    grown.grow(entry);
    grown.m_signatures[static_cast<std::size_t>(entry.by)] =
        m_seal->signatureOf(secret, grown.m_chain.back());
    *this = std::move(grown);
}

std::string History::text() const {
    Json entries = Json::array(), signatures = Json::array();
    for (const auto& entry : m_entries) entries.push_back(entry.text());
    for (const auto& one : m_signatures) signatures.push_back(base64url(one));
    return Json{{"format", roomFormat},
                {"version", roomVersion},
                {"entries", std::move(entries)},
                {"signed", std::move(signatures)}}
        .dump(-1, ' ', false, Json::error_handler_t::replace);
}

History History::read(const Seal& seal, const History& known, std::string_view given) {
    const auto object = untrusted::parse(given, limits::mostBytes);
    if (!object.is_object() || untrusted::string(object, "format", "") != roomFormat)
        fail(core::text("together", "it does not have the right form"));
    untrusted::number(untrusted::needed(object, "version"), "version", 1, roomVersion);
    const auto list = listIn(object, "entries", limits::mostEntries + 2),
               signatures = listIn(object, "signed", 2);
    if (list.empty() || signatures.size() != 2)
        fail(core::text("together", "it does not have the right form"));

    std::vector<Entry> entries;
    for (const auto& one : list) entries.push_back(Entry::read(untrusted::string(one, "entries")));
    const auto common = std::ranges::mismatch(entries, known.m_entries).in1 - entries.begin();
    History read(seal, known.m_room);
    if (static_cast<std::size_t>(common) == known.size()) read = known;
    for (const std::size_t who : {0, 1})
        read.m_signatures[who] = fromBase64url(untrusted::string(signatures[who], "signed")).value_or("");
    read.checkSigned(entries);
    for (auto i = read.size(); i < entries.size(); ++i) read.grow(entries[i]);
    return read;
}

// That of the latest entry of each: before anything of it is played.
void History::checkSigned(const std::vector<Entry>& entries) const {
    std::array keys{m_room, std::string()};
    std::array<std::string, 2> latest;
    std::string hash = m_room;
    for (const auto& entry : entries) {
        hash = m_seal->hash(hash + entry.text());
        latest[static_cast<std::size_t>(entry.by)] = hash;
        if (entry.what == Entry::What::Sit && keys[1].empty()) keys[1] = Course::keyIn(entry);
    }
    for (const std::size_t who : {0, 1})
        if (!latest[who].empty() && !m_seal->vouches(keys[who], latest[who], m_signatures[who])) notSigned();
}

std::size_t History::shared(const History& other) const {
    return static_cast<std::size_t>(std::ranges::mismatch(m_chain, other.m_chain).in1 - m_chain.begin());
}

bool History::builtUpon(std::size_t at) const {
    return std::any_of(m_entries.begin() + static_cast<std::ptrdiff_t>(at), m_entries.end(),
                       [by = m_entries[at].by](const Entry& one) { return one.by != by; });
}

// Two who sit down at once are both the other one, but not the same.
bool History::deniedBy(const History& other) const {
    const auto at = shared(other);
    if (at >= size() || at >= other.size()) return false;
    const auto &mine = m_entries[at], &theirs = other.m_entries[at];
    const bool bothSit = mine.what == Entry::What::Sit && theirs.what == Entry::What::Sit &&
                         m_course.otherKey() != other.m_course.otherKey();
    return (mine.by == theirs.by && !bothSit) || (builtUpon(at) && other.builtUpon(at));
}

History::Stands History::against(const History& other) const {
    const auto at = shared(other);
    if (builtUpon(at) != other.builtUpon(at)) return builtUpon(at) ? Stands::This : Stands::Other;
    const auto &mine = m_entries[at], &theirs = other.m_entries[at];
    const auto rank = [](const Entry& one) {
        return one.what == Entry::What::Leave ? 2 : one.what == Entry::What::Move ? 1 : 0;
    };
    if (rank(mine) != rank(theirs)) return rank(mine) > rank(theirs) ? Stands::This : Stands::Other;
    if (mine.by != theirs.by) return mine.by < theirs.by ? Stands::This : Stands::Other;
    return m_chain[at] < other.m_chain[at] ? Stands::This : Stands::Other;
}

} // namespace core::together
