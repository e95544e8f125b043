#include "ui/table/host/servedmatch.h"

#include "core/kind.h"
#include "ui/match/session.h"
#include "ui/match/words.h"
#include "ui/table/host/matchmessage.h"
#include "ui/table/seats/reception.h"
#include "ui/table/wire/world.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <string>
#include <utility>
#include <variant>

using core::Player;
using table::Json;
using table::utf8;
namespace talk = core::tabletalk;

namespace {

constexpr std::chrono::milliseconds untilShown{40}; // values come often
// Nobody at a device waits longer: for an answer of the other, and for a move that perhaps never ends.
constexpr std::chrono::seconds longestAsked{30}, longestWaiting{60};

// The ply that a device sees who points; nothing: any will do.
std::optional<int> plyOf(const talk::Said& said) {
    if (const auto* on = std::get_if<talk::Press>(&said)) return on->ply;
    if (const auto* on = std::get_if<talk::PressArrow>(&said)) return on->ply;
    return {};
}

} // namespace

ServedMatch::ServedMatch(Session& session, Reception& reception, int table)
    : m_session(session), m_reception(reception), m_table(table), m_views(session) {
    const auto soon = [this] {
        m_views.makeAnew();
        showSoon();
    };
    for (const auto anew : {&Session::matchChanged, &Session::sidesChanged})
        connect(&session, anew, this, [this] {
            m_views.startOver();
            m_looks.clear();
            ++m_matches;
            forgetQuestion();
        });
    connect(&session, &Session::moved, this, &ServedMatch::showMove);
    connect(&reception.world(), &World::beat, this, &ServedMatch::beat);
    connect(&session, &Session::positionChanged, this, [this, soon] {
        forgetQuestion();
        soon();
    });
    connect(&session, &Session::stateChanged, this, soon);
    connect(&session, &Session::stateChanged, this, &ServedMatch::offerSides);
    connect(&session.hints(), &Hints::changed, this, soon);
    connect(&session.players(), &Players::renamed, this, soon);
    connect(&session.studies(), &Studies::improved, this, soon);
}

void ServedMatch::setSharesHints(bool on) {
    m_views.setSharesHints(on);
    m_views.makeAnew();
    showAll();
}

void ServedMatch::each(const std::function<void(Device&)>& act) {
    m_reception.each([&](Device& device) {
        if (device.looksAt == this) act(device);
    });
}

std::optional<Player> ServedMatch::playerOf(const Device& device) const {
    const auto* guest = m_reception.seating().find(device.token);
    return guest != nullptr && guest->table == m_table ? playerAt(guest->place) : std::nullopt;
}

Device* ServedMatch::deviceOf(Player player) {
    const auto* guest = m_reception.seating().at(m_table, player);
    return guest != nullptr ? m_reception.find(guest->token) : nullptr;
}

void ServedMatch::hear(Device& device, const talk::Said& said) {
    if (!m_session.active()) return;
    if (std::holds_alternative<talk::TakeBack>(said)) return askTakeBack(device);
    if (const auto* says = std::get_if<talk::Consent>(&said)) return consent(device, *says);
    if (std::holds_alternative<talk::GiveUp>(said)) return giveUp(device);
    if (const auto* wish = std::get_if<talk::Again>(&said)) return askAgain(device, *wish);
    if (const auto* at = std::get_if<talk::Look>(&said)) return look(device, *at);
    if (const auto* plays = std::get_if<talk::Play>(&said)) return play(device, *plays);
    point(device, said);
}

// A move meant for another position is not made. While this computer's board still shows the last one, it is
// cut short. Whoever only looks on shares a view and cannot turn it.
void ServedMatch::point(Device& device, const talk::Said& said) {
    const auto player = playerOf(device);
    const bool turns = std::holds_alternative<talk::Turn>(said);
    const int ply = m_session.match().ply();
    if (!player || plyOf(said).value_or(ply) != ply) return;
    if (!turns) {
        if (player != m_session.match().mover()) return;
        m_session.animationDone();
        if (!m_views.mine(player)) return;
    }
    const auto answer = m_views.of(player, device.language).board().hear(said);
    if (!answer) return;
    m_views.makeAnew();
    if (turns) device.send(m_views.layout(player, device.language));
    if (!answer->refused.empty())
        device.tell([&] {
            const auto& match = m_session.match();
            return language::spoken(match.game().refusal(match.start(), match.position(), answer->refused));
        });
    if (answer->move) return m_session.play(*answer->move, Session::By::Away);
    show(device);
}

// One who draws by itself has shown the move already, and takes it back when it hears why.
void ServedMatch::play(Device& device, const talk::Play& wish) {
    const auto player = playerOf(device);
    const auto refuse = [&](auto why) { device.send(table::refusal(utf8(device.inItsLanguage(why)))); };
    if (wish.ply == m_session.match().ply()) m_session.animationDone();
    const auto& match = m_session.match();
    if (!player || wish.ply != match.ply() || !m_views.mine(player))
        return refuse([] { return tr("It is not your turn."); });
    try {
        m_session.play(match.game().parse(match.position(), wish.move), Session::By::Away);
        show(device); // so that it knows before anything else happens
    } catch (const core::InputError& e) {
        refuse([&] { return language::spoken(e.message()); });
    }
}

void ServedMatch::askTakeBack(Device& device) {
    const auto player = playerOf(device);
    if (!player) return;
    ask(
        device, *player,
        [this, player] { return tr("%1 asks to take back a move.").arg(words::name(*player, m_session)); },
        [this, player] { takeBack(*player); });
}

void ServedMatch::askAgain(Device& device, const talk::Again& again) {
    const auto player = playerOf(device);
    if (!player || !m_session.match().over()) return;
    const auto begins = again.swaps ? Session::Begins::Other : Session::Begins::Same;
    ask(
        device, *player,
        [this, player, swaps = again.swaps] {
            const auto name = words::name(*player, m_session);
            return swaps ? tr("%1 asks for another match, which the other player begins.").arg(name)
                         : tr("%1 asks for another match.").arg(name);
        },
        [this, begins] { m_session.again(begins); });
}

// The computer has nothing against it.
void ServedMatch::ask(Device& device, Player player, const std::function<QString()>& wish,
                      std::function<void()> act) {
    const auto other = core::other(player);
    if (m_session.players().seat(other).computer) return act();
    const int number = m_reception.newQuestion();
    m_question = Question{number, player, m_reception.world().now(), std::move(act)};
    if (auto* to = deviceOf(other))
        to->ask(number, wish);
    else
        emit asked(wish(), tr("Allow"), [this, number] {
            if (m_question && m_question->number == number) std::exchange(m_question, {})->act();
        });
    device.tell([&] { return tr("%1 was asked.").arg(words::name(other, m_session)); });
}

// Whoever is to answer the first move, from another device (Match::Pie).
void ServedMatch::offerSides() {
    if (!m_session.can(Session::Wish::ChangeSides) || m_question) return;
    const auto mover = m_session.match().mover();
    auto* to = deviceOf(mover);
    if (to == nullptr) return;
    const int number = m_reception.newQuestion();
    m_question = Question{number, core::other(mover), m_reception.world().now(),
                          [this] { m_session.changeSides(Session::By::Away); }, true};
    to->ask(number, [&] {
        return tr("Do you want to change sides with %1, instead of moving?")
            .arg(words::name(core::other(mover), m_session));
    });
}

// What the window leaves to a person who sits before it.
void ServedMatch::beat() {
    if (!m_session.active()) return;
    const auto now = m_reception.world().now();
    if (m_question && !m_question->sides && now - m_question->since >= longestAsked) {
        const auto asks = m_question->asks;
        forgetQuestion();
        if (auto* to = deviceOf(asks))
            to->tell(
                [&] { return tr("%1 has not answered.").arg(words::name(core::other(asks), m_session)); });
    }
    const auto& players = m_session.players();
    const bool waits =
        m_session.state() == Session::State::Waiting &&
        (m_table != Seating::mainTable || (players.away(Player::First) && players.away(Player::Second)));
    if (!waits) return m_waiting.reset();
    if (!m_waiting) m_waiting = now;
    if (now - *m_waiting < longestWaiting) return;
    each([](Device& device) {
        device.tell(
            [] { return tr("Whether this move ever ends could not be found out: it counts as a draw."); });
    });
    m_session.agreeDraw();
}

void ServedMatch::consent(Device& device, const talk::Consent& consent) {
    const auto player = playerOf(device);
    if (!m_question || m_question->number != consent.question) return;
    if (player != core::other(m_question->asks)) return;
    const auto question = std::exchange(m_question, {});
    if (consent.yes) return question->act();
    if (question->sides) return; // it moves instead
    if (auto* to = deviceOf(question->asks))
        to->tell([&] { return tr("%1 would rather not.").arg(words::name(*player, m_session)); });
}

void ServedMatch::takeBack(Player player) {
    if (!m_session.active()) return;
    const auto& match = m_session.match();
    if (match.givenUp()) return m_session.undo();
    if (const auto ply = core::decisionBefore(match, player)) m_session.goTo(*ply);
}

// Another position is on the board: to take back from there nobody was asked.
void ServedMatch::forgetQuestion() {
    if (!m_question) return;
    if (auto* to = deviceOf(core::other(std::exchange(m_question, {})->asks))) to->stopAsking();
}

void ServedMatch::giveUp(Device& device) {
    const auto player = playerOf(device);
    if (player && core::quitter(m_session.match(), m_session.players().seats()) == player) m_session.giveUp();
}

// Everybody for themselves, once it is over.
void ServedMatch::look(Device& device, const talk::Look& look) {
    if (device.wantsMatch || !m_session.match().over()) return;
    m_looks.insert_or_assign(device.token, look);
    show(device);
}

void ServedMatch::showMove(int fromPly) {
    forgetQuestion();
    m_looks.clear(); // it goes on
    m_views.makeAnew();
    const auto& match = m_session.match();
    std::map<const View*, std::string> moving; // once for those who share a view
    each([&](Device& device) {
        if (device.wantsMatch) return;
        const auto& view = m_views.of(playerOf(device), device.language);
        auto& json = moving[&view];
        if (json.empty()) json = view.motion(match.at(fromPly), match.move(fromPly)).dump();
        device.send(json);
    });
    tellInterlude(fromPly);
    showSoon();
}

// What is told between two parts of a match; another Kachisuji knows it by itself.
void ServedMatch::tellInterlude(int fromPly) {
    const auto& match = m_session.match();
    const auto between = [&] {
        return match.game().interlude(match.at(fromPly), match.move(fromPly), words::names(m_session));
    };
    if (!between()) return;
    each([&](Device& device) {
        if (!device.wantsMatch) device.tell([&] { return words::flow(*between(), QStringLiteral("\n")); });
    });
}

void ServedMatch::showSoon() {
    if (!m_reception.isOpen() || m_stale) return;
    m_reception.world().after(untilShown, this, [this] {
        m_stale = false;
        showAll();
    });
    m_stale = true; // only once it will be shown
}

void ServedMatch::showAll() {
    if (m_session.active()) each([this](Device& device) { show(device); });
}

void ServedMatch::showTo(Device& device) {
    if (m_session.active()) {
        if (!device.wantsMatch) device.send(m_views.layout(playerOf(device), device.language));
        return show(device);
    }
    const auto soon = device.inItsLanguage([] { return tr("The match will begin soon."); });
    device.send(Json{{"type", "wait"}, {"text", utf8(soon)}});
}

void ServedMatch::show(Device& device) {
    device.show(told(device));
}

std::string ServedMatch::told(const Device& device) {
    if (device.wantsMatch) return table::matchMessage(m_session, m_matches, m_views.sharesHints());
    const auto looked = m_looks.find(device.token);
    if (looked != m_looks.end() && m_session.match().over())
        return m_views.lookedAt(playerOf(device), device.language, looked->second);
    return m_views.board(playerOf(device), device.language);
}
