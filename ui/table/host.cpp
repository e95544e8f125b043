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

Json notice(const QString& text) {
    return {{"type", "say"}, {"text", utf8(text)}};
}

// What is made while the language of a device is spoken. Nobody at home may hear of anything meanwhile.
template <class Make>
auto inLanguage(language::Id language, Make make) {
    const language::Aside aside(language);
    return make();
}

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
        line->hangUp(inLanguage(device.language, [] { return tr("The table is closed."); }));
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
    if (found != m_devices.end()) {
        found->first->hangUp(
            inLanguage(found->second.language, [] { return tr("You were asked to leave the table."); }));
    }
    seatsChanged();
}

void Host::arrive(Line* line) {
    m_devices[line];
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
    const auto* hi = std::get_if<talk::Hello>(&said);
    if (hi != nullptr) return hello(line, *hi);
    if (!known->second.admitted) return line.hangUp(tr("The code comes first."));
    struct Hearing {
        Host& host;
        Line& line;
        void operator()(const talk::Hello&) const {}
        void operator()(const talk::Sit& s) const { host.sit(line, s); }
        void operator()(const talk::Press& p) const {
            host.press(line, p.ply, [&](View& view) { return view.press(p.spot); });
        }
        void operator()(const talk::PressArrow& p) const {
            host.press(line, p.ply, [&](View& view) { return view.pressArrow(p.arrow); });
        }
        void operator()(const talk::Cancel&) const {
            host.press(line, host.ply(), [](View& view) { return view.cancel(); });
        }
        void operator()(const talk::Turn& t) const { host.turn(line, t); }
        void operator()(const talk::Speak& s) const { host.speak(line, QString::fromStdString(s.language)); }
        void operator()(const talk::TakeBack&) const { host.askTakeBack(line); }
        void operator()(const talk::Consent& c) const { host.consent(line, c); }
        void operator()(const talk::GiveUp&) const { host.giveUp(line); }
        void operator()(const talk::Answer& a) const { host.answer(line, a); }
        void operator()(const talk::Leave&) const { host.standUp(line); }
    };
    std::visit(Hearing{*this, line}, said);
}

std::array<std::string, 2> Host::playerNames() const {
    return {m_session.seat(Player::First).name, m_session.seat(Player::Second).name};
}

int Host::ply() const {
    return m_session.active() ? m_session.match().ply() : 0;
}

void Host::hello(Line& line, const talk::Hello& hello) {
    auto& device = m_devices.at(&line);
    device.language = language::named(QString::fromStdString(hello.language));
    const auto token = QString::fromStdString(hello.token);
    const auto* guest = token.isEmpty() ? nullptr : m_seating.find(token);
    const bool elsewhere = std::ranges::any_of(m_devices, [&](const auto& d) {
        return d.first != &line && !token.isEmpty() && d.second.token == token;
    });
    if (guest != nullptr && elsewhere) { // the same device, before it noticed that it was cut off
        const auto old = std::ranges::find(m_devices, token, [](const auto& d) { return d.second.token; });
        old->first->hangUp(inLanguage(device.language, [] { return tr("You go on in another window."); }));
    }
    if (guest != nullptr) {
        device.token = token;
        m_seating.setPresent(token, true);
    } else if (!device.admitted && hello.code.empty()) {
        return refuse(line, "");
    } else if (!device.admitted) {
        switch (m_code->attempt(QString::fromStdString(hello.code), line.from())) {
        case JoinCode::Answer::Right:
            break;
        case JoinCode::Answer::Wrong:
            return refuse(line, "wrong");
        case JoinCode::Answer::TooSoon:
            return refuse(line, "tooSoon");
        }
    }
    device.admitted = true;
    greet(line);
    seatsChanged();
}

// The code is asked for, perhaps again; `why` names one of the page's words.
void Host::refuse(Line& line, const char* why) {
    line.send(inLanguage(m_devices.at(&line).language, [&] {
        return Json{
            {"type", "code"}, {"words", pagewords()}, {"colours", table::coloursJson()}, {"why", why}};
    }));
}

// A line of text on the device.
template <class Make>
void Host::tell(Line& line, Make text) {
    line.send(notice(inLanguage(m_devices.at(&line).language, text)));
}

void Host::sit(Line& line, const talk::Sit& sit) {
    auto& device = m_devices.at(&line);
    const auto player = playerAt(sit.place);
    const bool open = !player || (m_session.active() && !m_session.seat(*player).computer);
    const auto name = QString::fromStdString(sit.name).simplified().left(Session::longestName);
    if (!device.token.isEmpty()) m_seating.leave(device.token);
    const auto token = open ? m_seating.sit(sit.place, name) : std::nullopt;
    device.token = token.value_or(QString());
    if (!token) {
        tell(line, [] { return tr("This seat is taken."); });
        return showLobby(line);
    }
    if (player && !name.isEmpty()) m_session.rename(*player, name);
    greet(line);
    seatsChanged();
}

void Host::standUp(Line& line) {
    auto& device = m_devices.at(&line);
    m_seating.leave(device.token);
    device.token.clear();
    greet(line);
    seatsChanged();
}

std::optional<Player> Host::playerOf(const Device& device) const {
    const auto* guest = m_seating.find(device.token);
    return guest != nullptr ? playerAt(guest->place) : std::nullopt;
}

Line* Host::lineOf(Player player) {
    for (auto& [line, device] : m_devices)
        if (playerOf(device) == player) return line;
    return nullptr;
}

// A move meant for another position is not made. While this computer's board still shows the last one, it is
// cut short.
void Host::press(Line& line, int ply, const std::function<Selection::Answer(View&)>& point) {
    auto& device = m_devices.at(&line);
    m_session.animationDone();
    const auto player = playerOf(device);
    if (!m_views.mine(player) || ply != this->ply()) return;
    const auto answer = point(m_views.of(player, device.language));
    if (!answer.refused.empty())
        tell(line, [&] {
            const auto& match = m_session.match();
            return language::spoken(match.game().refusal(match.start(), match.position(), answer.refused));
        });
    if (answer.move) return m_session.playAway(*answer.move);
    show(line);
}

void Host::turn(Line& line, const talk::Turn& turn) {
    auto& device = m_devices.at(&line);
    const auto player = playerOf(device);
    if (!player || !m_session.active()) return; // the others share theirs
    m_views.of(player, device.language).turn(std::clamp(turn.right, -1, 1), std::clamp(turn.down, -1, 1));
    line.send(m_views.layout(player, device.language));
    show(line);
}

void Host::speak(Line& line, const QString& name) {
    m_devices.at(&line).language = language::named(name);
    greet(line);
}

void Host::askTakeBack(Line& line) {
    const auto player = playerOf(m_devices.at(&line));
    if (!player || !m_session.active()) return;
    const auto other = core::other(*player);
    if (m_session.seat(other).computer) return takeBack(*player);
    m_question = Question{++m_questions, *player};
    const auto agree = [this, asked = m_questions] {
        if (m_question && m_question->number == asked) takeBack(std::exchange(m_question, {})->asks);
    };
    const auto asks = [&] { return tr("%1 asks to take back a move.").arg(words::name(*player, m_session)); };
    if (auto* to = lineOf(other))
        to->send(Json{{"type", "ask"},
                      {"question", m_questions},
                      {"text", utf8(inLanguage(m_devices.at(to).language, asks))}});
    else
        emit asked(asks(), tr("Allow"), agree);
    tell(line, [&] { return tr("%1 was asked.").arg(words::name(other, m_session)); });
}

void Host::consent(Line& line, const talk::Consent& consent) {
    const auto player = playerOf(m_devices.at(&line));
    if (!m_question || m_question->number != consent.question) return;
    if (player != core::other(m_question->asks)) return;
    const auto asks = std::exchange(m_question, {})->asks;
    if (consent.yes) return takeBack(asks);
    if (auto* to = lineOf(asks))
        tell(*to, [&] { return tr("%1 would rather not.").arg(words::name(*player, m_session)); });
}

void Host::takeBack(Player player) {
    if (!m_session.active()) return;
    const auto& match = m_session.match();
    if (match.givenUp()) return m_session.undo();
    if (const auto ply = core::decisionBefore(match, player)) m_session.goTo(*ply);
}

void Host::giveUp(Line& line) {
    const auto player = playerOf(m_devices.at(&line));
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

void Host::answer(Line& line, const talk::Answer& answer) {
    const auto* guest = m_seating.find(m_devices.at(&line).token);
    const auto says = outcomeNamed(answer.says);
    if (guest == nullptr || !says) return;
    if (m_classroom.answer(answer.question, guest->token, guest->name, *says)) emit changed();
    sendQuestion(line);
}

void Host::sendQuestions() {
    for (auto& [line, device] : m_devices)
        if (!device.token.isEmpty()) sendQuestion(*line);
    showAll();
    emit changed();
}

void Host::sendQuestion(Line& line) {
    const auto& device = m_devices.at(&line);
    line.send(m_views.question(m_classroom, device.token, device.language));
}

void Host::seatsChanged() {
    for (const auto player : players) m_session.setAway(player, isOpen() && !m_seating.free(player));
    for (auto& [line, device] : m_devices)
        if (device.admitted && device.token.isEmpty()) showLobby(*line);
    emit changed();
}

// What a device needs once: words, colours, and its seat or the choice of one.
void Host::greet(Line& line) {
    auto& device = m_devices.at(&line);
    device.shown.clear();
    const language::Aside aside(device.language);
    Json json{{"type", "welcome"}, {"words", pagewords()}, {"colours", table::coloursJson()}};
    if (const auto* guest = m_seating.find(device.token)) {
        json["token"] = utf8(guest->token);
        json["place"] = nameOf(guest->place);
    }
    line.send(json);
    if (device.token.isEmpty()) return showLobby(line);
    if (m_session.active()) line.send(m_views.layout(playerOf(device), device.language));
    sendQuestion(line);
    show(line);
}

void Host::showLobby(Line& line) {
    line.send(m_views.lobby(m_seating, m_devices.at(&line).language));
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
        if (device.admitted) greet(*line);
    seatsChanged();
}

void Host::showMove(int fromPly) {
    if (!isOpen()) return;
    const auto& match = m_session.match();
    std::map<const View*, std::string> moving; // once for those who share a view
    for (auto& [line, device] : m_devices) {
        if (device.token.isEmpty()) continue;
        const auto& view = m_views.of(playerOf(device), device.language);
        auto& json = moving[&view];
        if (json.empty()) {
            auto motion = view.motion(match.at(fromPly), match.move(fromPly));
            motion["type"] = "motion";
            json = motion.dump();
        }
        line->send(json);
    }
    m_refresh.start();
}

void Host::showAll() {
    if (!isOpen()) return;
    for (auto& [view, device] : m_devices)
        if (!device.token.isEmpty()) show(*view);
}

void Host::show(Line& line) {
    auto& device = m_devices.at(&line);
    if (!m_session.active()) {
        const language::Aside aside(device.language);
        return line.send(Json{{"type", "wait"}, {"text", utf8(tr("The match will begin soon."))}});
    }
    auto text = m_views.board(playerOf(device), device.language).dump();
    if (text == device.shown) return;
    device.shown = text;
    line.send(text);
}
