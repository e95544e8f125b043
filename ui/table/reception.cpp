#include "ui/table/reception.h"

#include "ui/table/door.h"
#include "ui/table/line.h"
#include "ui/table/pagewords.h"
#include "ui/table/pictures.h"

#include <algorithm>
#include <utility>
#include <variant>

using table::Json;
using table::utf8;
namespace talk = core::tabletalk;

Reception::Reception(QObject* parent) : QObject(parent) {}

// Who is still there hears of nothing any more.
Reception::~Reception() {
    for (auto& [line, device] : m_devices) line->disconnect(this);
}

bool Reception::open() {
    if (isOpen()) return true;
    auto door = std::make_unique<Door>();
    if (!door->open()) return false;
    m_door = std::move(door);
    m_code = std::make_unique<JoinCode>();
    connect(m_door.get(), &Door::arrived, this, &Reception::arrive);
    emit changed();
    return true;
}

void Reception::close() {
    if (!isOpen()) return;
    for (auto& [line, device] : std::exchange(m_devices, {})) {
        line->disconnect(this);
        device.hangUp([] { return tr("The table is closed."); });
    }
    m_seating.clear();
    m_door.release()->deleteLater(); // what was said last still goes out
    emit changed();
}

void Reception::startAnew() {
    for (auto& [line, device] : m_devices) line->drop();
}

int Reception::port() const {
    return m_door->port();
}

void Reception::each(const std::function<void(Device&)>& act) {
    for (auto& [line, device] : m_devices)
        if (device.admitted) act(device);
}

Device* Reception::find(const QString& token) {
    const auto found =
        std::ranges::find(m_devices, token, [](const auto& device) { return device.second.token; });
    return token.isEmpty() || found == m_devices.end() ? nullptr : &found->second;
}

bool Reception::seat(Device& device, talk::Place place, const QString& name) {
    const auto token = m_seating.sit(place, name, device.seated() ? device.token : device.left);
    if (!token) return false;
    device.token = *token;
    welcome(device);
    emit changed();
    return true;
}

void Reception::throwOut(const QString& token) {
    m_seating.leave(token);
    if (auto* device = find(token)) dismiss(*device, QT_TR_NOOP("You were asked to leave the table."));
    emit changed();
}

// Its seat is another's business from now on.
void Reception::dismiss(Device& device, const char* why) {
    device.token.clear();
    device.hangUp([&] { return tr(why); });
}

void Reception::arrive(Line* line) {
    m_devices.emplace(line, *line);
    connect(line, &Line::said, this, [this, line](const talk::Said& said) { hear(*line, said); });
    connect(line, &Line::closed, this, [this, line] { leave(line); });
}

void Reception::leave(Line* line) {
    const auto found = m_devices.find(line);
    if (found == m_devices.end()) return;
    m_seating.setPresent(found->second.token, false);
    m_devices.erase(found);
    line->deleteLater();
    emit changed();
}

void Reception::hear(Line& line, const talk::Said& what) {
    const auto known = m_devices.find(&line);
    if (known == m_devices.end()) return;
    auto& device = known->second;
    if (const auto* first = std::get_if<talk::Hello>(&what)) return hello(device, *first);
    if (!device.admitted) return device.hangUp([] { return tr("The code comes first."); });
    if (const auto* speaks = std::get_if<talk::Speak>(&what)) {
        device.language = language::named(QString::fromStdString(speaks->language));
        return welcome(device);
    }
    if (std::holds_alternative<talk::Leave>(what)) {
        if (!device.seated()) return;
        m_seating.leave(device.token);
        device.left = std::exchange(device.token, {});
        welcome(device);
        return emit changed();
    }
    emit said(device, what);
}

void Reception::hello(Device& device, const talk::Hello& hello) {
    device.language = language::named(QString::fromStdString(hello.language));
    const auto token = QString::fromStdString(hello.token);
    if (m_seating.find(token) != nullptr) {
        // The same device comes back before it was noticed that it had been cut off.
        if (auto* old = find(token); old != nullptr && old != &device)
            dismiss(*old, QT_TR_NOOP("You go on in another window."));
        device.token = token;
        m_seating.setPresent(token, true);
    } else if (!device.admitted && !knowsTheCode(device, hello)) {
        return;
    }
    device.admitted = true;
    device.wantsMatch = hello.wantsMatch;
    welcome(device);
    emit changed();
}

bool Reception::knowsTheCode(Device& device, const talk::Hello& hello) {
    if (hello.code.empty()) return refuse(device, ""), false;
    switch (m_code->attempt(QString::fromStdString(hello.code), device.from())) {
    case JoinCode::Answer::Wrong:
        return refuse(device, "wrong"), false;
    case JoinCode::Answer::TooSoon:
        return refuse(device, "tooSoon"), false;
    case JoinCode::Answer::Right:
        break;
    }
    return true;
}

// The code is asked for, perhaps again; `why` names one of the page's words.
void Reception::refuse(Device& device, const char* why) {
    device.send(device.inItsLanguage([&] {
        return Json{
            {"type", "code"}, {"words", pagewords()}, {"colours", table::coloursJson()}, {"why", why}};
    }));
}

// What a device needs once: words, colours and its seat.
void Reception::welcome(Device& device) {
    device.forgetShown();
    device.send(device.inItsLanguage([&] {
        Json json{{"type", "welcome"}, {"words", pagewords()}, {"colours", table::coloursJson()}};
        if (const auto* guest = m_seating.find(device.token)) {
            json["token"] = utf8(guest->token);
            json["place"] = nameOf(guest->place);
        }
        return json;
    }));
    emit welcomed(device);
}

void Reception::welcomeAll() {
    each([this](Device& device) { welcome(device); });
}
