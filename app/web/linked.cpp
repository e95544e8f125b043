#include "app/web/linked.h"

#include "app/web/common/speech.h"
#include "core/play/untrusted.h"
#include "core/together/limits.h"
#include "core/webletters.h"

#include <utility>

namespace web {

namespace together = core::together;
namespace untrusted = core::untrusted;
using core::Player, core::text;

namespace {

constexpr std::size_t longestMessage = 2 * together::limits::mostBytes; // as letters

std::string bytesIn(const Linked::Json& said, const char* key) {
    const auto letters = untrusted::string(said, key, "");
    if (letters.size() > longestMessage) return {};
    return core::fromBase64url(letters).value_or("");
}

std::string inOneLine(const std::vector<core::Message>& all, std::string_view between) {
    std::string line;
    for (const auto& one : all) (line += line.empty() ? "" : between) += speak(one);
    return line;
}

} // namespace

Linked::Linked(Playing& playing) : m_playing(playing) {}

bool Linked::hear(const Json& said) try {
    const auto what = untrusted::string(said, "act", "");
    if (what == "invite")
        invite(said);
    else if (what == "follow")
        return follow(said);
    else if (what == "restore") {
        auto kept = together::Room::restored(*m_seal, untrusted::string(said, "kept", ""));
        m_in = true;
        enter(std::move(kept));
        if (!room()->leaving()) return true;
        leave(); // the page was closed while it was left
    } else if (what == "part") {
        partAgain(said);
    } else if (what == "line") {
        hearLine(said);
    } else if (!m_carried) {
        return false;
    } else if (what == "sit") {
        m_in = true;
        room()->sit(untrusted::string(said, "name", ""));
        return true;
    } else if (what == "watch" || what == "show") {
        m_in = true;
        return true;
    } else if (what == "say") {
        const auto all = static_cast<int>(together::phrases().size());
        const auto phrase = static_cast<std::size_t>(
            untrusted::number(untrusted::needed(said, "phrase"), "phrase", 0, all - 1));
        room()->say(phrase);
        if (room()->connected()) say(together::youSayMessage(phrase));
    } else if (what == "allow") {
        room()->allow();
    } else if (what == "leave") {
        leave();
    }
    return false;
} catch (const core::InputError& error) {
    refuse(error);
    return false;
}

void Linked::refuse(const core::InputError& error) {
    say(together::refusedMessage(error.message()));
}

// Somebody's link. Where one sits in another room it is asked whether that is to be left.
bool Linked::follow(const Json& said) {
    const auto link = untrusted::string(said, "link", "");
    const auto invitation = together::Invitation::read(link);
    if (room() != nullptr && room()->invitation() == invitation) return m_in;
    if (room() != nullptr && room()->bound() && untrusted::find(said, "leave") == nullptr) {
        add("roomLeads", {{"text", speak(together::otherRoom())}, {"link", link}});
        return false;
    }
    leave();
    enter(std::make_unique<together::Room>(*m_seal, invitation));
    return false;
}

// --- The lines ---

void Linked::openLine(Carried& carried) {
    const auto& room = carried.room();
    const auto& broker = room.invitation().broker;
    add("line", {{"room", carried.name()},
                 {"open",
                  {{"host", broker.host},
                   {"port", broker.page},
                   {"topic", room.topic()},
                   {"farewellTo", room.presence()},
                   {"farewell", core::base64url(room.farewell())},
                   {"longest", together::limits::mostBytes},
                   {"around", together::limits::mostAround},
                   {"beat", together::limits::secondsOfBeat * 1'000}}}});
}

void Linked::Carried::publish(const std::string& topic, const std::string& bytes) {
    m_linked.add("line",
                 {{"room", name()}, {"publish", {{"topic", topic}, {"bytes", core::base64url(bytes)}}}});
}

void Linked::hearLine(const Json& said) {
    const auto name = untrusted::string(said, "room", "");
    if (m_carried && m_carried->name() == name) {
        const auto is = untrusted::string(said, "is", "");
        if (is != "heard" && is != "beat") {
            m_changed = true;
            m_failed = is == "failed";
        }
        hearLine(*m_carried, said);
        if (is == "beat" && m_shown)
            m_changed = m_changed || m_awaited != together::awaited(*room(), names());
    }
    for (const auto& one : m_parting)
        if (one->name() == name) hearLine(*one, said);
    forget();
}

void Linked::hearLine(Carried& carried, const Json& said) {
    auto& room = carried.room();
    const auto is = untrusted::string(said, "is", "");
    if (is == "beat") room.beat();
    if (is == "heard")
        room.heard(untrusted::string(said, "topic", ""), bytesIn(said, "bytes"),
                   untrusted::truth(said, "kept"));
    if (is == "opened") room.opened(carried);
    if (is == "closed") room.closed();
}

// --- Coming and going ---

// Of the match at the board, if that is of this game.
void Linked::invite(const Json& said) {
    const auto broker = together::Broker::read(untrusted::string(said, "broker", ""));
    const auto& kind = core::kindOf(untrusted::string(said, "game", ""));
    const auto* match = m_playing.match();
    const bool same = match != nullptr && &match->game().kind() == &kind;
    const auto game = same ? match->sharedGame() : std::shared_ptr<const core::Game>(kind.game(""));
    const auto start = same ? match->start() : game->start();
    const bool second = untrusted::string(said, "plays", "") == "second";
    auto opened = std::make_unique<together::Room>(
        *m_seal, broker,
        together::Room::Opening{std::string(kind.id), game->rules(), game->text(start),
                                second ? Player::Second : Player::First,
                                untrusted::string(said, "name", "")});
    leave();
    m_in = true;
    enter(std::move(opened));
}

void Linked::enter(std::unique_ptr<together::Room> entered) {
    m_carried = std::make_unique<Carried>(*this, std::move(entered));
    m_changed = true;
    m_shown = m_failed = false;
    m_other = {};
    room()->listen(
        {.changed =
             [this] {
                 keep(); // before it goes out
                 m_changed = true;
             },
         .told = [this](const core::Message& line) { say(line); },
         .said = [this](Player who,
                        const core::Phrase& phrase) { say(together::saysMessage(who, phrase, names())); }});
    keep();
    openLine(*m_carried);
}

// Only a seat is worth coming back to.
void Linked::keep() {
    if (room() != nullptr && room()->seated()) add("roomKept", {{"text", room()->kept()}});
}

void Linked::keepLeft(const Carried& left) {
    add("roomLeft", {{"room", left.name()},
                     {"text", left.room().gone() ? "" : left.room().kept()},
                     {"days", together::limits::daysLeft}});
}

void Linked::leave() {
    if (!m_carried) return;
    const bool seat = room()->seated();
    const auto later = together::toldLater(*room(), names());
    room()->leave();
    if (m_playing.owner() == this) { // nobody sees it now
        share();
        m_playing.release();
    }
    if (!room()->gone() && !room()->connected() && !later.empty()) say(later);
    part(std::move(m_carried));
    if (seat) add("roomKept", {{"text", ""}});
    m_in = m_shown = false;
    add("room", {{"state", "none"}});
    m_changed = false;
}

// The others are told, now or when there is a line again.
void Linked::part(std::unique_ptr<Carried> left) {
    auto* one = left.get();
    one->room().listen({.changed = [this, one] { keepLeft(*one); }});
    if (one->room().seated()) keepLeft(*one);
    m_parting.push_back(std::move(left));
    forget();
}

// Of the last time.
void Linked::partAgain(const Json& said) try {
    auto kept = together::Room::restored(*m_seal, untrusted::string(said, "kept", ""));
    if (!kept->leaving()) return;
    auto carried = std::make_unique<Carried>(*this, std::move(kept));
    openLine(*carried);
    part(std::move(carried));
} catch (const core::InputError&) { // it is forgotten some day
}

void Linked::forget() {
    std::erase_if(m_parting, [this](const auto& one) {
        if (!one->room().gone()) return false;
        add("line", {{"room", one->name()}, {"close", true}});
        return true;
    });
}

bool Linked::play(const std::string& move) try {
    room()->play(move);
    return true;
} catch (const core::InputError& error) {
    refuse(error);
    return false;
}

void Linked::ask(Wish wish) try {
    if (!room()->player()) return say(together::watchingMessage());
    switch (wish) {
    case Wish::TakeBack:
        room()->askUndo();
        return say(together::askingMessage(*room(), names()));
    case Wish::AgreeDraw:
        room()->askDraw();
        return say(together::askingMessage(*room(), names()));
    case Wish::GiveUp:
        return room()->giveUp();
    case Wish::Again:
        return room()->again();
    }
} catch (const core::InputError& error) {
    refuse(error);
}

// --- The match on the board ---

bool Linked::isThis(const std::string& id) const {
    return m_carried && m_in && room()->course().begun() && id == this->id();
}

std::string Linked::id() const {
    constexpr std::size_t enough = 8;
    return "room-" + core::base64url(room()->invitation().room).substr(0, enough) + '-' +
           std::to_string(room()->course().number());
}

core::Seats Linked::seats() const {
    auto seats = room()->course().seats();
    for (auto& seat : seats) seat.name = core::unturned(seat.name);
    return seats;
}

core::Names Linked::names() const {
    return calledIn(seats());
}

bool Linked::goesOn() const {
    const auto& course = room()->course();
    return course.welcomed() && !course.left(0) && !course.left(1);
}

void Linked::show() {
    if (!m_carried) return;
    m_shown = true;
    m_changed = true;
    if (room()->course().begun() && m_playing.owner() == this)
        for (auto& one : m_playing.show()) m_told.push_back(std::move(one));
}

void Linked::follow() {
    if (!m_shown || !room()->course().begun()) return;
    for (auto& one : share()) m_told.push_back(std::move(one));
}

std::vector<Linked::Json> Linked::share() {
    const auto& course = room()->course();
    m_awaited = together::awaited(*room(), names());
    return m_playing.share({course.match(), seats()}, course.before(), id(),
                           {room()->player(), goesOn(), m_awaited}, *this);
}

std::vector<Linked::Json> Linked::tell() {
    if (m_carried && std::exchange(m_changed, false)) {
        follow();
        tellOfOther();
        add("room", roomJson());
    }
    return std::move(m_told);
}

void Linked::tellOfOther() {
    if (const auto news = m_other.news(*room(), names()); !news.empty()) say(news);
}

// --- What is told ---

void Linked::say(const core::Message& line) {
    add("say", {{"text", speak(line)}});
}

void Linked::add(const char* type, Json message) {
    message["type"] = type;
    m_told.push_back(std::move(message));
}

Linked::Json Linked::doorJson() const {
    Json json{{"state", "door"}, {"sit", room()->canSit()}, {"watch", room()->history().begun()}};
    if (!room()->history().begun()) {
        json["what"] = speak(text("RoomPart", "Waiting for the match …"));
        json["there"] = lineText() + '\n' + speak(together::noMatchYet());
        return json;
    }
    json["what"] = speak(room()->course().match().game().kind().title);
    json["there"] = inOneLine(together::doorMessages(*room(), names()), " ");
    return json;
}

std::string Linked::lineText() const {
    return speak(together::lineMessage(*room(), m_failed ? std::optional<std::string>("") : std::nullopt));
}

// Where it stands: before a door, or in the room.
Linked::Json Linked::roomJson() const {
    Json json = m_in ? Json{{"state", "room"}} : doorJson();
    json["link"] = room()->invitation().link("");
    json["line"] = speak(together::inShort(*room(), names(), m_in));
    if (!m_in) return json;
    json["what"] = inOneLine(together::whoIsThere(*room(), names()), " · ");
    json["there"] = lineText();
    json["seated"] = room()->seated();
    json["phrases"] = Json::array();
    if (room()->player())
        for (const auto& one : together::phrases()) json["phrases"].push_back(speak(one));
    if (const auto asks = together::askedFor(*room(), names()); !asks.empty()) json["asks"] = speak(asks);
    return json;
}

} // namespace web
