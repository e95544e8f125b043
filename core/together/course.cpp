#include "core/together/course.h"

#include "core/play/record.h"
#include "core/play/untrusted.h"
#include "core/together/limits.h"
#include "core/together/seal.h"
#include "core/webletters.h"

#include <algorithm>
#include <array>

namespace core::together {

namespace {

using untrusted::Json;
using What = Entry::What;

constexpr std::array doings{What::Open,    What::Sit,   What::Welcome, What::Move,  What::AskUndo,
                            What::AskDraw, What::Allow, What::GiveUp,  What::Again, What::Leave};
constexpr std::uint64_t stepsFollowed = 1U << 20U; // as a record's reader does it

[[noreturn]] void notNow() {
    untrusted::fail(text("together", "it is not the time for that"));
}

void mustBe(bool fit) {
    if (!fit) notNow();
}

Json objectIn(const Entry& entry) {
    auto object = untrusted::parse(entry.rest, limits::longestEntry);
    mustBe(object.is_object());
    return object;
}

// As many letters as anybody may type, of four bytes at most.
std::string nameIn(const Json& object) {
    return untrusted::shortString(object, "name", std::size_t{4} * Seat::longestName);
}

} // namespace

std::string Entry::text() const {
    return std::to_string(by) + static_cast<char>(what) + rest;
}

Entry Entry::read(std::string_view given) {
    mustBe(given.size() >= 2 && given.size() <= limits::longestEntry && (given[0] == '0' || given[0] == '1'));
    const auto known = std::ranges::find(doings, given[1], [](What one) { return static_cast<char>(one); });
    mustBe(known != doings.end());
    return {given[0] - '0', *known, std::string(given.substr(2))};
}

Seats Course::seats() const {
    Seats seats;
    for (const int who : {0, 1})
        seats[static_cast<std::size_t>(playerOf(who))].name = m_names[static_cast<std::size_t>(who)];
    return seats;
}

bool Course::over() const {
    return m_left[0] && (m_left[1] || m_otherKey.empty());
}

void Course::add(const Entry& entry) {
    mustBe(begun() != (entry.what == What::Open));
    mustBe(!left(entry.by) && (entry.by == 0 || entry.what == What::Sit || !m_otherKey.empty()));
    switch (entry.what) {
    case What::Open:
        return open(entry);
    case What::Sit:
        return sit(entry);
    case What::Welcome:
        mustBe(entry.by == 0 && !m_otherKey.empty() && !m_welcomed);
        m_welcomed = true;
        return;
    case What::Move:
        return play(entry);
    case What::AskUndo:
    case What::AskDraw:
        return ask(entry);
    case What::Allow:
        return allow(entry);
    case What::GiveUp:
        checkGoesOn();
        mustBe(m_match->mover() == playerOf(entry.by));
        m_asked.reset();
        return m_match->giveUp(playerOf(entry.by));
    case What::Again:
        mustBe(m_welcomed && m_match->ending().has_value() && !left(0) && !left(1));
        return again();
    case What::Leave:
        m_asked.reset();
        m_left[static_cast<std::size_t>(entry.by)] = true;
        return;
    }
}

// Read as a record, which trusts nothing.
void Course::open(const Entry& entry) {
    mustBe(entry.by == 0);
    const auto object = objectIn(entry);
    const auto name = nameIn(object), plays = untrusted::string(object, "plays", "");
    mustBe(plays == "first" || plays == "second");
    Json record{{"format", "kachisuji-match"}, {"version", 1}, {"moves", Json::array()}};
    for (const auto* key : {"game", "rules", "start"}) record[key] = untrusted::needed(object, key);
    m_match = readRecord(record.dump()).match;
    m_names[0] = name;
    m_host = plays == "first" ? Player::First : Player::Second;
}

std::string Course::keyIn(const Entry& sits) {
    const auto key = fromBase64url(untrusted::string(objectIn(sits), "key", "")).value_or("");
    mustBe(key.size() == Seal::open);
    return key;
}

void Course::sit(const Entry& entry) {
    mustBe(entry.by == 1 && m_otherKey.empty() && !left(0));
    m_names[1] = nameIn(objectIn(entry));
    m_otherKey = keyIn(entry);
}

// Both are there, and the match is not over.
void Course::checkGoesOn() const {
    mustBe(m_welcomed && !left(0) && !left(1) && !m_match->ending());
}

// What may last for ever is followed for a moment.
void Course::play(const Entry& entry) {
    checkGoesOn();
    auto match = *m_match;
    const bool lasts = match.ply() == match.plies() && match.pending();
    if (lasts) {
        mustBe(m_followed < limits::mostFollowed);
        if (match.game().settleWithin(match.position(), stepsFollowed)) match.settle();
    }
    mustBe(entry.rest.size() <= limits::longestMove && match.plies() < maxPlies && !match.ending() &&
           !match.game().pending(match.position()) && match.mover() == playerOf(entry.by));
    match.play(match.game().parse(match.position(), entry.rest));
    m_match = std::move(match);
    m_followed += lasts ? 1 : 0;
    m_asked.reset();
}

void Course::ask(const Entry& entry) {
    checkGoesOn();
    mustBe(entry.rest.empty() && !(m_asked && m_asked->by == entry.by));
    if (entry.what == What::AskUndo)
        mustBe(decisionBefore(*m_match, playerOf(entry.by)).has_value());
    else
        mustBe(m_match->ply() == m_match->plies() && m_match->pending());
    m_asked = entry;
}

void Course::allow(const Entry& entry) {
    checkGoesOn();
    mustBe(m_asked && m_asked->by != entry.by && entry.rest.empty());
    if (m_asked->what == What::AskDraw)
        m_match->agreeDraw();
    else
        m_match->goTo(*decisionBefore(*m_match, playerOf(m_asked->by)));
    m_asked.reset();
}

// The two change seats.
void Course::again() {
    m_before = m_before.after(*m_match);
    m_before.swap();
    m_match = Match(m_match->sharedGame(), m_match->start());
    m_host = other(m_host);
    ++m_number;
}

} // namespace core::together
