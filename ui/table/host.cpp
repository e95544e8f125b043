#include "ui/table/host.h"

#include "core/kind.h"
#include "ui/session.h"
#include "ui/table/door.h"
#include "ui/table/line.h"
#include "ui/table/pagewords.h"
#include "ui/words.h"

#include <algorithm>
#include <chrono>
#include <variant>

using core::Player;
using table::Json;
using table::utf8;
namespace talk = core::tabletalk;

namespace {

constexpr std::array players{Player::First, Player::Second};
constexpr std::chrono::milliseconds untilShown{40}; // values come often

} // namespace

Host::Host(Session& session, QObject* parent) : QObject(parent), m_session(session), m_views(session) {
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(untilShown);
    connect(&m_refresh, &QTimer::timeout, this, &Host::showAll);
    const auto soon = [this] {
        if (isOpen() && !m_refresh.isActive()) m_refresh.start();
    };
    connect(&session, &Session::matchChanged, this, &Host::showMatch);
    connect(&session, &Session::moved, this, &Host::showMove);
    connect(&session, &Session::positionChanged, this, [this, soon] {
        if (m_classroom.question() != nullptr) endQuestion();
        soon();
    });
    connect(&session, &Session::stateChanged, this, soon);
    connect(&session, &Session::helpChanged, this, soon);
    connect(&session, &Session::seatsChanged, this, [this, soon] {
        m_names = playerNames();
        soon();
    });
    connect(&session, &Session::analysisChanged, this, soon);
}

// Who is still there hears of nothing any more.
Host::~Host() {
    for (auto& [line, device] : m_devices) line->disconnect(this);
}

bool Host::open() {
    if (isOpen()) return true;
    auto door = std::make_unique<Door>();
    if (!door->open()) return false;
    m_door = std::move(door);
    m_code = std::make_unique<JoinCode>();
    connect(m_door.get(), &Door::arrived, this, &Host::arrive);
    showMatch();
    emit changed();
    return true;
}

void Host::close() {
    if (!isOpen()) return;
    for (auto& [line, device] : std::exchange(m_devices, {})) {
        line->disconnect(this);
        device.hangUp([] { return tr("The table is closed."); });
    }
    m_seating.clear();
    m_views.startOver();
    m_question.reset();
    m_door.release()->deleteLater(); // what was said last still goes out
    seatsChanged();
}

int Host::port() const {
    return m_door->port();
}

void Host::setSharesHints(bool on) {
    m_views.setSharesHints(on);
    showAll();
}

void Host::throwOut(const QString& token) {
    m_seating.leave(token);
    const auto found =
        std::ranges::find(m_devices, token, [](const auto& device) { return device.second.token; });
    if (found != m_devices.end())
        found->second.hangUp([] { return tr("You were asked to leave the table."); });
    seatsChanged();
}

void Host::arrive(Line* line) {
    m_devices.emplace(line, *line);
    connect(line, &Line::said, this, [this, line](const talk::Said& said) { hear(*line, said); });
    connect(line, &Line::closed, this, [this, line] { leave(line); });
}

void Host::leave(Line* line) {
    const auto found = m_devices.find(line);
    if (found == m_devices.end()) return;
    m_seating.setPresent(found->second.token, false);
    m_devices.erase(found);
    line->deleteLater();
    seatsChanged();
}

void Host::hear(Line& line, const talk::Said& said) {
    const auto known = m_devices.find(&line);
    if (known == m_devices.end()) return;
    auto& device = known->second;
    if (const auto* first = std::get_if<talk::Hello>(&said)) return hello(device, *first);
    if (!device.admitted) return device.hangUp([] { return tr("The code comes first."); });
    struct Hearing {
        Host& host;
        Device& device;
        void operator()(const talk::Hello&) const {}
        void operator()(const talk::Sit& s) const { host.sit(device, s); }
        void operator()(const talk::Press& p) const {
            host.press(device, p.ply, [&](View& view) { return view.press(p.spot); });
        }
        void operator()(const talk::PressArrow& p) const {
            host.press(device, p.ply, [&](View& view) { return view.pressArrow(p.arrow); });
        }
        void operator()(const talk::Cancel&) const {
            host.press(device, host.ply(), [](View& view) { return view.cancel(); });
        }
        void operator()(const talk::Turn& t) const { host.turn(device, t); }
        void operator()(const talk::Speak& s) const {
            host.speak(device, QString::fromStdString(s.language));
        }
        void operator()(const talk::TakeBack&) const { host.askTakeBack(device); }
        void operator()(const talk::Consent& c) const { host.consent(device, c); }
        void operator()(const talk::GiveUp&) const { host.giveUp(device); }
        void operator()(const talk::Answer& a) const { host.answer(device, a); }
        void operator()(const talk::Leave&) const { host.standUp(device); }
    };
    std::visit(Hearing{*this, device}, said);
}

std::array<std::string, 2> Host::playerNames() const {
    return {m_session.seat(Player::First).name, m_session.seat(Player::Second).name};
}

int Host::ply() const {
    return m_session.active() ? m_session.match().ply() : 0;
}

void Host::hello(Device& device, const talk::Hello& hello) {
    device.language = language::named(QString::fromStdString(hello.language));
    const auto token = QString::fromStdString(hello.token);
    const auto* guest = token.isEmpty() ? nullptr : m_seating.find(token);
    // The same device comes back before it was noticed that it had been cut off.
    const auto old = std::ranges::find(m_devices, token, [](const auto& d) { return d.second.token; });
    if (guest != nullptr && old != m_devices.end() && &old->second != &device)
        old->second.hangUp([] { return tr("You go on in another window."); });
    if (guest != nullptr) {
        device.token = token;
        m_seating.setPresent(token, true);
    } else if (!device.admitted && hello.code.empty()) {
        return refuse(device, "");
    } else if (!device.admitted) {
        switch (m_code->attempt(QString::fromStdString(hello.code), device.from())) {
        case JoinCode::Answer::Right:
            break;
        case JoinCode::Answer::Wrong:
            return refuse(device, "wrong");
        case JoinCode::Answer::TooSoon:
            return refuse(device, "tooSoon");
        }
    }
    device.admitted = true;
    greet(device);
    seatsChanged();
}

// The code is asked for, perhaps again; `why` names one of the page's words.
void Host::refuse(Device& device, const char* why) {
    device.send(device.inItsLanguage([&] {
        return Json{
            {"type", "code"}, {"words", pagewords()}, {"colours", table::coloursJson()}, {"why", why}};
    }));
}

void Host::sit(Device& device, const talk::Sit& sit) {
    const auto player = playerAt(sit.place);
    const bool open = !player || (m_session.active() && !m_session.seat(*player).computer);
    const auto name = QString::fromStdString(sit.name).simplified().left(Session::longestName);
    const auto token = open ? m_seating.sit(sit.place, name) : std::nullopt;
    if (!token) {
        device.tell([] { return tr("This seat is taken."); });
        return showLobby(device);
    }
    m_seating.leave(device.token); // the one before, if there was one
    device.token = *token;
    if (player && !name.isEmpty()) m_session.rename(*player, name);
    greet(device);
    seatsChanged();
}

void Host::standUp(Device& device) {
    m_seating.leave(device.token);
    device.token.clear();
    greet(device);
    seatsChanged();
}

std::optional<Player> Host::playerOf(const Device& device) const {
    const auto* guest = m_seating.find(device.token);
    return guest != nullptr ? playerAt(guest->place) : std::nullopt;
}

Device* Host::deviceOf(Player player) {
    for (auto& [line, device] : m_devices)
        if (playerOf(device) == player) return &device;
    return nullptr;
}

// A move meant for another position is not made. While this computer's board still shows the last one, it is
// cut short.
void Host::press(Device& device, int ply, const std::function<Selection::Answer(View&)>& point) {
    const auto player = playerOf(device);
    if (!m_session.active() || player != m_session.match().mover() || ply != this->ply()) return;
    m_session.animationDone();
    if (!m_views.mine(player)) return;
    const auto answer = point(m_views.of(player, device.language));
    if (!answer.refused.empty())
        device.tell([&] {
            const auto& match = m_session.match();
            return language::spoken(match.game().refusal(match.start(), match.position(), answer.refused));
        });
    if (answer.move) return m_session.playAway(*answer.move);
    show(device);
}

void Host::turn(Device& device, const talk::Turn& turn) {
    const auto player = playerOf(device);
    if (!player || !m_session.active()) return; // the others share theirs
    m_views.of(player, device.language).turn(std::clamp(turn.right, -1, 1), std::clamp(turn.down, -1, 1));
    device.send(m_views.layout(player, device.language));
    show(device);
}

void Host::speak(Device& device, const QString& name) {
    device.language = language::named(name);
    greet(device);
}

void Host::askTakeBack(Device& device) {
    const auto player = playerOf(device);
    if (!player || !m_session.active()) return;
    const auto other = core::other(*player);
    if (m_session.seat(other).computer) return takeBack(*player);
    m_question = Question{++m_questions, *player};
    const auto agree = [this, asked = m_questions] {
        if (m_question && m_question->number == asked) takeBack(std::exchange(m_question, {})->asks);
    };
    const auto asks = [&] { return tr("%1 asks to take back a move.").arg(words::name(*player, m_session)); };
    if (auto* to = deviceOf(other))
        to->send(Json{{"type", "ask"}, {"question", m_questions}, {"text", utf8(to->inItsLanguage(asks))}});
    else
        emit asked(asks(), tr("Allow"), agree);
    device.tell([&] { return tr("%1 was asked.").arg(words::name(other, m_session)); });
}

void Host::consent(Device& device, const talk::Consent& consent) {
    const auto player = playerOf(device);
    if (!m_question || m_question->number != consent.question) return;
    if (player != core::other(m_question->asks)) return;
    const auto asks = std::exchange(m_question, {})->asks;
    if (consent.yes) return takeBack(asks);
    if (auto* to = deviceOf(asks))
        to->tell([&] { return tr("%1 would rather not.").arg(words::name(*player, m_session)); });
}

void Host::takeBack(Player player) {
    if (!m_session.active()) return;
    const auto& match = m_session.match();
    if (match.givenUp()) return m_session.undo();
    if (const auto ply = core::decisionBefore(match, player)) m_session.goTo(*ply);
}

void Host::giveUp(Device& device) {
    const auto player = playerOf(device);
    if (player && m_session.active() && core::quitter(m_session.match(), m_session.seats()) == player)
        m_session.giveUp();
}

void Host::ask() {
    if (!m_session.active() || m_session.match().ending()) return;
    const auto& match = m_session.match();
    m_classroom.ask(QString::fromStdString(std::string(match.game().kind().id)),
                    QString::fromStdString(match.game().text(match.position())));
    m_views.setAsking(true);
    sendQuestions();
}

void Host::showAnswers() {
    const auto* known = m_session.analysis();
    if (known != nullptr && known->verdict.proven()) m_classroom.know(known->verdict.lower.outcome);
    m_classroom.show();
    m_views.setAsking(false);
    sendQuestions();
}

void Host::endQuestion() {
    m_classroom.end();
    m_views.setAsking(false);
    sendQuestions();
}

void Host::answer(Device& device, const talk::Answer& answer) {
    const auto* guest = m_seating.find(device.token);
    const auto says = outcomeNamed(answer.says);
    if (guest == nullptr || !says) return;
    if (m_classroom.answer(answer.question, guest->token, guest->name, *says)) emit changed();
    sendQuestion(device);
}

void Host::sendQuestions() {
    for (auto& [line, device] : m_devices)
        if (device.seated()) sendQuestion(device);
    showAll();
    emit changed();
}

void Host::sendQuestion(Device& device) {
    device.send(m_views.question(m_classroom, device.token, device.language));
}

void Host::seatsChanged() {
    for (const auto player : players) m_session.setAway(player, isOpen() && !m_seating.free(player));
    for (auto& [line, device] : m_devices)
        if (device.admitted && !device.seated()) showLobby(device);
    emit changed();
}

// What a device needs once: words, colours, and its seat or the choice of one.
void Host::greet(Device& device) {
    device.forgetShown();
    const language::Aside aside(device.language);
    Json json{{"type", "welcome"}, {"words", pagewords()}, {"colours", table::coloursJson()}};
    if (const auto* guest = m_seating.find(device.token)) {
        json["token"] = utf8(guest->token);
        json["place"] = nameOf(guest->place);
    }
    device.send(json);
    if (!device.seated()) return showLobby(device);
    if (m_session.active()) device.send(m_views.layout(playerOf(device), device.language));
    sendQuestion(device);
    show(device);
}

void Host::showLobby(Device& device) {
    device.send(m_views.lobby(m_seating, device.language));
}

// Another match: the seats stay with those who sat there, also when the other player begins now.
void Host::showMatch() {
    if (!isOpen()) return;
    m_views.startOver();
    m_question.reset();
    m_classroom.end();
    m_views.setAsking(false);
    if (m_session.active()) {
        const auto names = playerNames();
        if (names[0] == m_names[1] && names[1] == m_names[0] && names[0] != names[1]) m_seating.swapPlayers();
        m_names = names;
        for (const auto player : players)
            if (m_session.seat(player).computer) m_seating.stand(player);
    }
    for (auto& [line, device] : m_devices)
        if (device.admitted) greet(device);
    seatsChanged();
}

void Host::showMove(int fromPly) {
    if (!isOpen()) return;
    const auto& match = m_session.match();
    std::map<const View*, std::string> moving; // once for those who share a view
    for (auto& [line, device] : m_devices) {
        if (!device.seated()) continue;
        const auto& view = m_views.of(playerOf(device), device.language);
        auto& json = moving[&view];
        if (json.empty()) {
            auto motion = view.motion(match.at(fromPly), match.move(fromPly));
            motion["type"] = "motion";
            json = motion.dump();
        }
        device.send(json);
    }
    m_refresh.start();
}

void Host::showAll() {
    if (!isOpen()) return;
    for (auto& [line, device] : m_devices)
        if (device.seated()) show(device);
}

void Host::show(Device& device) {
    if (m_session.active()) return device.show(m_views.board(playerOf(device), device.language));
    const auto soon = device.inItsLanguage([] { return tr("The match will begin soon."); });
    device.send(Json{{"type", "wait"}, {"text", utf8(soon)}});
}
