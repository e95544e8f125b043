#include "app/web/linked.h"

#include "app/web/speech.h"
#include "core/play/untrusted.h"
#include "core/together/limits.h"
#include "core/webletters.h"

#include <utility>

namespace web {

namespace together = core::together;
namespace untrusted = core::untrusted;
using core::Player, core::plural, core::text;

namespace {

constexpr std::size_t longestMessage = 2 * together::limits::mostBytes; // as letters

std::string bytesIn(const Linked::Json& said, const char* key) {
    const auto letters = untrusted::string(said, key, "");
    if (letters.size() > longestMessage) return {};
    return core::fromBase64url(letters).value_or("");
}

} // namespace

Linked::Linked(Playing& playing) : m_playing(playing) {}

bool Linked::hear(const Json& said) try {
    const auto what = untrusted::string(said, "act", "");
    if (what == "invite")
        invite(said);
    else if (what == "follow") {
        const auto invitation = together::Invitation::read(untrusted::string(said, "link", ""));
        if (m_room && m_room->invitation() == invitation) return m_in;
        if (m_in) untrusted::fail(text("Page", "you are in another room, which has to be left first"));
        leave();
        enter(std::make_unique<together::Room>(*m_seal, invitation));
    } else if (what == "restore") {
        auto room = together::Room::restored(*m_seal, untrusted::string(said, "kept", ""));
        m_in = true;
        enter(std::move(room));
        return true;
    } else if (!m_room) {
        return false;
    } else if (what == "line") {
        hearLine(said);
    } else if (what == "sit") {
        m_in = true;
        m_room->sit(untrusted::string(said, "name", ""));
        return true;
    } else if (what == "watch" || what == "show") {
        m_in = true;
        return true;
    } else if (what == "say") {
        const auto all = static_cast<int>(together::phrases().size());
        const auto phrase = static_cast<std::size_t>(
            untrusted::number(untrusted::needed(said, "phrase"), "phrase", 0, all - 1));
        m_room->say(phrase);
        if (m_room->connected())
            say({text("LinkedMatch", "You say: %1"), {core::Message(together::phrases()[phrase])}});
    } else if (what == "allow") {
        m_room->allow();
    } else if (what == "leave") {
        leave();
    }
    return false;
} catch (const core::InputError& error) {
    refuse(error);
    return false;
}

void Linked::refuse(const core::InputError& error) {
    say({text("LinkedMatch", "That cannot be done: %1."), {error.message()}});
}

void Linked::hearLine(const Json& said) {
    const auto is = untrusted::string(said, "is", "");
    if (is == "beat") return m_room->beat();
    if (is == "heard")
        return m_room->heard(untrusted::string(said, "topic", ""), bytesIn(said, "bytes"),
                             untrusted::truth(said, "kept"));
    m_changed = true;
    m_failed = is == "failed";
    if (is == "opened") m_room->opened(*this);
    if (is == "closed") m_room->closed();
}

// Of the match at the board, if that is of this game.
void Linked::invite(const Json& said) {
    const auto broker = together::Broker::read(untrusted::string(said, "broker", ""));
    const auto& kind = core::kindOf(untrusted::string(said, "game", ""));
    const auto* match = m_playing.match();
    const bool same = match != nullptr && &match->game().kind() == &kind;
    const auto game = same ? match->sharedGame() : std::shared_ptr<const core::Game>(kind.game(""));
    const auto start = same ? match->start() : game->start();
    const bool second = untrusted::string(said, "plays", "") == "second";
    auto room = std::make_unique<together::Room>(
        *m_seal, broker,
        together::Room::Opening{std::string(kind.id), game->rules(), game->text(start),
                                second ? Player::Second : Player::First,
                                untrusted::string(said, "name", "")});
    leave();
    m_in = true;
    enter(std::move(room));
}

void Linked::enter(std::unique_ptr<together::Room> room) {
    m_room = std::move(room);
    m_changed = true;
    m_shown = m_failed = m_otherLeft = false;
    m_otherHere.reset();
    m_room->listen({.changed =
                        [this] {
                            keep(); // before it goes out
                            m_changed = true;
                        },
                    .told = [this](const core::Message& line) { say(line); },
                    .said =
                        [this](Player who, const core::Phrase& phrase) {
                            say({text("LinkedMatch", "%1 says: %2"), {name(who), core::Message(phrase)}});
                        }});
    keep();
    const auto& invitation = m_room->invitation();
    add("line", {{"open",
                  {{"host", invitation.broker.host},
                   {"port", invitation.broker.page},
                   {"topic", m_room->topic()},
                   {"farewellTo", m_room->presence()},
                   {"farewell", core::base64url(m_room->farewell())},
                   {"longest", together::limits::mostBytes}}}});
}

void Linked::publish(const std::string& topic, const std::string& bytes) {
    add("line", {{"publish", {{"topic", topic}, {"bytes", core::base64url(bytes)}}}});
}

// Only a seat is worth coming back to.
void Linked::keep() {
    if (m_room && m_room->seated()) add("roomKept", {{"text", m_room->kept()}});
}

void Linked::leave() {
    if (!m_room) return;
    const bool seat = m_room->seated();
    try {
        m_room->leave();
    } catch (const core::InputError&) { // it was over already
    }
    if (m_playing.owner() == this) { // nobody sees it now
        share();
        m_playing.release();
    }
    add("line", {{"close", true}});
    if (seat) add("roomKept", {{"text", ""}});
    m_room.reset();
    m_in = m_shown = false;
    add("room", {{"state", "none"}});
    m_changed = false;
}

bool Linked::play(const std::string& move) try {
    m_room->play(move);
    return true;
} catch (const core::InputError& error) {
    refuse(error);
    return false;
}

void Linked::ask(Wish wish) try {
    if (!m_room->player()) return say(text("LinkedMatch", "You are watching: only the players can do that."));
    const auto asked = [&] {
        say({text("LinkedMatch", "%1 is asked to allow it."), {name(core::other(*m_room->player()))}});
    };
    switch (wish) {
    case Wish::TakeBack:
        m_room->askUndo();
        return asked();
    case Wish::AgreeDraw:
        m_room->askDraw();
        return asked();
    case Wish::GiveUp:
        return m_room->giveUp();
    case Wish::Again:
        return m_room->again();
    }
} catch (const core::InputError& error) {
    refuse(error);
}

// --- The match on the board ---

bool Linked::isThis(const std::string& id) const {
    return m_room && m_in && m_room->course().begun() && id == this->id();
}

std::string Linked::id() const {
    constexpr std::size_t enough = 8;
    return "room-" + core::base64url(m_room->invitation().room).substr(0, enough) + '-' +
           std::to_string(m_room->course().number());
}

core::Seats Linked::seats() const {
    auto seats = m_room->course().seats();
    for (auto& seat : seats) seat.name = core::unturned(seat.name);
    return seats;
}

std::string Linked::name(Player player) const {
    return calledIn(seats())[static_cast<std::size_t>(player)];
}

bool Linked::goesOn() const {
    const auto& course = m_room->course();
    return course.welcomed() && !course.left(0) && !course.left(1);
}

void Linked::show() {
    if (!m_room) return;
    m_shown = true;
    m_changed = true;
    if (m_room->course().begun() && m_playing.owner() == this)
        for (auto& one : m_playing.show()) m_told.push_back(std::move(one));
}

void Linked::follow() {
    if (!m_shown || !m_room->course().begun()) return;
    for (auto& one : share()) m_told.push_back(std::move(one));
}

std::vector<Linked::Json> Linked::share() {
    const auto& course = m_room->course();
    return m_playing.share({course.match(), seats()}, course.before(), id(), {m_room->player(), goesOn()},
                           *this);
}

std::vector<Linked::Json> Linked::tell() {
    if (m_room && std::exchange(m_changed, false)) {
        follow();
        tellOfOther();
        add("room", roomJson());
    }
    return std::move(m_told);
}

void Linked::tellOfOther() {
    const auto me = m_room->player();
    if (!me) return;
    const auto& course = m_room->course();
    const auto other = core::other(*me);
    const bool left = std::exchange(m_otherLeft, course.left(course.memberOf(other)));
    if (m_otherLeft && !left)
        return say({text("LinkedMatch", "%1 has left the room for good."), {name(other)}});
    if (m_otherLeft || !m_room->connected() || !course.welcomed()) return;
    const bool here = m_room->here(other);
    const auto before = std::exchange(m_otherHere, here);
    if (here && before != true)
        say({text("LinkedMatch", "%1 is here."), {name(other)}});
    else if (!here && before == true)
        say({text("LinkedMatch", "%1 is away; what you play waits."), {name(other)}});
}

// --- What is told ---

void Linked::say(const core::Message& line) {
    add("say", {{"text", speak(line)}});
}

void Linked::add(const char* type, Json message) {
    message["type"] = type;
    m_told.push_back(std::move(message));
}

core::Message Linked::lineMessage() const {
    const auto broker = m_room->invitation().broker.text();
    if (m_room->connected() && m_room->unsent()) return text("LinkOverlay", "What you did is on its way.");
    if (m_room->connected()) return {text("LinkOverlay", "Connected by way of %1."), {broker}};
    if (!m_failed) return {text("LinkOverlay", "Looking for the broker %1 …"), {broker}};
    return {text("Page",
                 "The broker %1 does not answer. Trying again and again; what you play goes out when it "
                 "does."),
            {broker}};
}

// In short, wherever one is.
core::Message Linked::shortMessage() const {
    const auto me = m_room->player();
    const auto& course = m_room->course();
    if (!m_room->connected())
        return text("LinkDesk", "By a link: no connection, what you play goes out later");
    if (!course.begun() || !(me || m_in)) return text("LinkDesk", "By a link: waiting for the match");
    if (!m_room->seated()) return text("LinkDesk", "By a link: you are watching");
    if (course.otherKey().empty()) return text("LinkDesk", "By a link: waiting for somebody to sit down");
    const auto other = me ? core::other(*me) : course.playerOf(0);
    const auto who = name(other);
    if (course.left(course.memberOf(other))) return {text("LinkDesk", "By a link: %1 has left"), {who}};
    return {m_room->here(other) ? text("LinkDesk", "By a link: %1 is there")
                                : text("LinkDesk", "By a link: %1 is away"),
            {who}};
}

std::string Linked::there() const {
    const auto& course = m_room->course();
    std::string all;
    const auto add = [&](const core::Message& one) { all += (all.empty() ? "" : " · ") + speak(one); };
    for (const auto player : {Player::First, Player::Second}) {
        const int member = course.memberOf(player);
        const auto who = name(player);
        if (member == 1 && course.otherKey().empty())
            add(text("LinkOverlay", "the other seat is free"));
        else if (course.left(member))
            add({text("LinkOverlay", "%1 has left"), {who}});
        else if (m_room->player() == player)
            add({text("LinkOverlay", "%1: you"), {who}});
        else
            add({m_room->here(player) ? text("LinkOverlay", "%1 is there")
                                      : text("LinkOverlay", "%1 is away"),
                 {who}});
    }
    if (const int watching = m_room->watching(); watching > 0)
        add({plural("LinkOverlay", "%n watch"), {}, watching});
    return all;
}

Linked::Json Linked::doorJson() const {
    Json json{{"state", "door"}, {"sit", m_room->canSit()}, {"watch", m_room->history().begun()}};
    if (!m_room->history().begun()) {
        json["what"] = speak(text("LinkOverlay", "Waiting for the match …"));
        json["there"] = speak(lineMessage()) + '\n' +
                        speak(text("LinkOverlay",
                                   "If nothing comes, both may have left the room: then the link is over."));
        return json;
    }
    const auto& course = m_room->course();
    const auto& kind = course.match().game().kind();
    json["what"] = speak(kind.title);
    const auto yours = course.playerOf(0) == Player::First ? text("LinkOverlay", "You would play second.")
                                                           : text("LinkOverlay", "You would play first.");
    json["there"] = m_room->canSit()
                        ? speak(text("LinkOverlay", "The other seat is free.")) + ' ' + speak(yours)
                        : speak({text("LinkOverlay", "Both seats are taken: %1 and %2. You can watch."),
                                 {name(Player::First), name(Player::Second)}});
    return json;
}

// Where it stands: before a door, or in the room.
Linked::Json Linked::roomJson() const {
    Json json = m_in ? Json{{"state", "room"}} : doorJson();
    json["link"] = m_room->invitation().link("");
    json["line"] = speak(shortMessage());
    if (!m_in) return json;
    const auto me = m_room->player();
    json["what"] = m_room->course().begun() ? there() : "";
    json["there"] = speak(lineMessage());
    json["seated"] = m_room->seated();
    json["phrases"] = Json::array();
    if (me)
        for (const auto& one : together::phrases()) json["phrases"].push_back(speak(one));
    if (const auto draw = m_room->toAllow()) {
        const auto other = name(core::other(*me));
        json["asks"] =
            speak(*draw ? core::Message{text("LinkedMatch", "%1 proposes a draw."), {other}}
                        : core::Message{text("LinkedMatch", "%1 asks to take back a move."), {other}});
    }
    return json;
}

} // namespace web
