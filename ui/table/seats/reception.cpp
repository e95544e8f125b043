#include "ui/table/seats/reception.h"

#include <QJsonDocument>
#include <QJsonObject>

#include "core/picture/page.h"
#include "core/play/untrusted.h"
#include "ui/table/page/pagewords.h"
#include "ui/table/wire/json.h"
#include "ui/table/wire/line.h"
#include "ui/table/wire/world.h"

#include <algorithm>
#include <utility>
#include <variant>

using table::Json;
using table::utf8;
namespace talk = core::tabletalk;

namespace limits = core::untrusted::table;

namespace {

constexpr qsizetype longestMark = 64;
constexpr const char* askedToLeave = QT_TRANSLATE_NOOP("Reception", "You were asked to leave the table.");
const auto dateKey = QStringLiteral("date"), seatsKey = QStringLiteral("seats");

} // namespace

Reception::Reception(std::shared_ptr<World> world, QObject* parent)
    : QObject(parent), m_world(std::move(world)), m_entrance(*m_world), m_seating(*m_world), m_book(*m_world),
      m_withoutCode(limits::mostWithoutCode, limits::mostWithoutCodeOfOne) {
    connect(&m_book, &ClassBook::ended, this, &Reception::endCard);
    connect(&m_book, &ClassBook::changed, this, &Reception::nameHolders);
    connect(m_world.get(), &World::beat, this, &Reception::beat);
    connect(&m_entrance, &Entrance::arrived, this, &Reception::arrive);
    connect(&m_entrance, &Entrance::changed, this, &Reception::changed);
}

// Who is still there hears of nothing any more.
Reception::~Reception() {
    for (auto& device : m_devices) device.line().disconnect(this);
}

bool Reception::open() {
    if (isOpen()) return true;
    if (!restore()) {
        m_seating.clear();
        m_entrance.forget();
    }
    if (!m_entrance.open()) return false;
    keep();
    emit changed();
    return true;
}

void Reception::close() {
    if (!isOpen()) return;
    keep();
    dismissAll(QT_TR_NOOP("The table is closed."), true);
    m_seating.clear();
    m_entrance.close();
    emit changed();
}

void Reception::renew() {
    if (!isOpen()) return;
    dismissAll(QT_TR_NOOP("The table is closed."), false);
    m_seating.clear();
    m_entrance.renew();
    keep();
    emit changed();
}

void Reception::startAnew() {
    for (auto& device : m_devices) device.line().drop();
}

void Reception::dismissAll(const char* why, bool again) {
    for (auto& device : std::exchange(m_devices, {})) {
        auto& line = device.line();
        line.disconnect(this);
        connect(&line, &Line::closed, &line, &QObject::deleteLater);
        m_withoutCode.remove(&line);
        device.hangUp([&] { return tr(why); }, again);
    }
}

// What is kept may be anybody's file.
bool Reception::restore() {
    const auto bytes = m_world->kept();
    const auto json = QJsonDocument::fromJson(bytes).object();
    const auto then = QDateTime::fromString(json[dateKey].toString(), Qt::ISODate);
    const auto age = std::chrono::seconds(then.secsTo(m_world->date()));
    const bool ours = bytes.size() <= static_cast<qsizetype>(limits::mostKeptBytes) && then.isValid() &&
                      age >= -limits::tableKept && age < limits::tableKept;
    if (!ours || !m_entrance.restore(json)) return false;
    m_seating.restore(json[seatsKey].toObject());
    return true;
}

// With an hour at which it was the last time.
void Reception::keep() {
    auto json = m_entrance.json();
    json[seatsKey] = m_seating.json();
    const auto news = QJsonDocument(json).toJson();
    const auto date = m_world->date();
    const bool old = m_keptAt.secsTo(date) > std::chrono::seconds(limits::tableKept).count() / 10;
    if (news == m_kept && !old) return;
    m_kept = news;
    m_keptAt = date;
    json[dateKey] = date.toString(Qt::ISODate);
    m_world->keep(QJsonDocument(json).toJson());
}

// Time alone frees seats, and ends the patience with those who say nothing.
void Reception::beat() {
    if (!isOpen()) return;
    for (auto& device : m_devices)
        if (!device.admitted && device.line().age() >= limits::longestWithoutCode) device.line().drop();
    keep();
    if (std::exchange(m_free, freeSeats()) != m_free) emit changed();
}

std::array<bool, 2> Reception::freeSeats() const {
    return {m_seating.free(core::Player::First), m_seating.free(core::Player::Second)};
}

void Reception::each(const std::function<void(Device&)>& act) {
    for (auto& device : m_devices)
        if (device.admitted) act(device);
}

Device* Reception::find(const QString& token) {
    const auto found = std::ranges::find(m_devices, token, &Device::token);
    return token.isEmpty() || found == m_devices.end() ? nullptr : &*found;
}

bool Reception::seat(Device& device, talk::Place place, const QString& name) {
    const auto* pupil = m_book.find(device.pupil);
    const auto token = m_seating.sit(place, pupil == nullptr ? name : QString::fromStdString(pupil->name),
                                     device.seated() ? device.token : device.left, device.mark, device.pupil);
    if (!token) return false;
    device.token = *token;
    keep();
    welcome(device);
    emit changed();
    return true;
}

void Reception::throwOut(const QString& token) {
    auto* device = find(token);
    m_seating.throwOut(token);
    if (device != nullptr) dismiss(*device, askedToLeave);
    keep();
    emit changed();
}

void Reception::letIn(const QString& token) {
    m_seating.letIn(token);
    keep();
    emit changed();
}

void Reception::giveFree(const QString& token) {
    m_seating.giveFree(token);
    keep();
    emit changed();
}

// Its seat is another's business from now on.
void Reception::dismiss(Device& device, const char* why) {
    device.token.clear();
    device.hangUp([&] { return tr(why); });
}

void Reception::arrive(Line* line) {
    m_devices.emplace_back(*line);
    connect(line, &Line::said, this, [this, line](const talk::Said& said) { hear(*line, said); });
    connect(line, &Line::closed, this, [this, line] { leave(line); });
    const auto from = line->from().section(u'/', 0, 0); // all from elsewhere are one
    for (auto* one : m_withoutCode.add(from, line)) one->drop();
}

void Reception::leave(Line* line) {
    const auto* device = on(*line);
    if (device == nullptr) return;
    m_seating.setPresent(device->token, false);
    m_withoutCode.remove(line);
    m_devices.remove_if([device](const Device& one) { return &one == device; });
    line->deleteLater();
    emit changed();
}

// Nothing: it is none any more.
Device* Reception::on(const Line& line) {
    const auto found =
        std::ranges::find_if(m_devices, [&](Device& device) { return &device.line() == &line; });
    return found == m_devices.end() ? nullptr : &*found;
}

void Reception::hear(Line& line, const talk::Said& what) {
    auto* known = on(line);
    if (known == nullptr) return;
    auto& device = *known;
    if (const auto* first = std::get_if<talk::Hello>(&what)) return hello(device, *first);
    if (std::holds_alternative<talk::Here>(what)) return device.send(Json{{"type", "here"}});
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
    device.mark = QString::fromStdString(hello.mark).left(longestMark);
    if (!admits(device, hello)) return;
    if (!std::exchange(device.admitted, true)) m_withoutCode.remove(&device.line());
    if (!device.seated() && crowded())
        return device.hangUp([] { return tr("There are too many at this table."); });
    device.wantsMatch = hello.wantsMatch;
    welcome(device);
    tellLost(device);
    emit changed();
}

// By the card of a pupil, the seat held before, or the code.
bool Reception::admits(Device& device, const talk::Hello& hello) {
    const auto token = QString::fromStdString(hello.token);
    if (!hello.card.empty()) {
        const auto* pupil = m_book.holder(QString::fromStdString(hello.card));
        return pupil != nullptr ? takesCard(device, *pupil) : (refuse(device, "card"), false);
    }
    if (m_seating.barred(token, device.mark)) return dismiss(device, askedToLeave), false;
    const auto* guest = m_seating.find(token);
    if (std::exchange(device.pupil, 0) != 0 && guest == nullptr) device.admitted = false; // came by a card
    if (guest == nullptr) return device.admitted || knowsTheCode(device, hello);
    // The same device comes back before it was noticed that it had been cut off.
    if (auto* old = find(token); old != nullptr && old != &device)
        dismiss(*old, QT_TR_NOOP("You are going on in another window."));
    if (device.token != token) m_seating.leave(device.token); // nobody has two seats
    device.token = token;
    device.pupil = guest->pupil;
    m_seating.setPresent(token, true);
    return true;
}

// A card speaks for its owner on whatever device: on the one where it was read last. Who was asked to leave
// stays out with it; another's card is welcome on the device that this happened on.
bool Reception::takesCard(Device& device, const core::Pupil& pupil) {
    if (m_seating.barred(pupil.id)) return dismiss(device, askedToLeave), false;
    const auto* guest = m_seating.ofPupil(pupil.id);
    auto token = guest != nullptr ? guest->token : QString();
    if (device.token != token) m_seating.leave(std::exchange(device.token, {}));
    device.left.clear(); // another's, perhaps
    if (guest == nullptr) {
        const auto made = m_seating.sit(talk::Place::Watching, QString::fromStdString(pupil.name), {},
                                        device.mark, pupil.id);
        if (!made) return device.hangUp([] { return tr("There are too many at this table."); }), false;
        token = *made;
    }
    auto* old = find(token);
    const bool elsewhere = old != nullptr && old != &device;
    m_seating.takeAlong(token, device.mark, elsewhere && (device.mark.isEmpty() || old->mark != device.mark));
    if (elsewhere) dismiss(*old, QT_TR_NOOP("Your card was read on another device: you go on there."));
    m_seating.setPresent(token, true);
    device.token = token;
    device.pupil = pupil.id;
    keep();
    return true;
}

void Reception::endCard(int pupil) {
    const auto* guest = m_seating.ofPupil(pupil);
    if (guest == nullptr) return;
    const auto token = guest->token;
    if (auto* device = find(token))
        dismiss(*device, QT_TR_NOOP("This card is not valid any more. Ask for your new one."));
    m_seating.leave(token);
    if (isOpen()) keep();
    emit changed();
}

void Reception::nameHolders() {
    for (const auto& pupil : m_book.roster().pupils)
        if (const auto* guest = m_seating.ofPupil(pupil.id))
            m_seating.rename(guest->token, QString::fromStdString(pupil.name));
    emit changed();
}

bool Reception::crowded() const {
    const auto all = std::ranges::count_if(m_devices, &Device::admitted);
    return static_cast<std::size_t>(all) > limits::mostWithCode;
}

bool Reception::knowsTheCode(Device& device, const talk::Hello& hello) {
    if (hello.code.empty()) return refuse(device, ""), false;
    const auto now = m_world->now();
    switch (m_entrance.code().attempt(QString::fromStdString(hello.code), device.from(), now)) {
    case JoinCode::Answer::Wrong:
        refuse(device, "wrong");
        if (m_entrance.code().wrong(now) == limits::slipsTold) emit guessing();
        emit changed();
        return false;
    case JoinCode::Answer::TooSoon:
        return refuse(device, "tooSoon"), false;
    case JoinCode::Answer::Right:
        break;
    }
    return true;
}

// Why one who was a player watches now.
void Reception::tellLost(Device& device) {
    const char* why = nullptr;
    switch (m_seating.takeLost(device.token)) {
    case Seating::Lost::Nothing:
        return;
    case Seating::Lost::Taken:
        why = QT_TR_NOOP("You were away, and somebody else has taken your seat. You are watching now.");
        break;
    case Seating::Lost::Freed:
        why = QT_TR_NOOP("You were away, and your seat was freed. You are watching now.");
        break;
    case Seating::Lost::ToComputer:
        why = QT_TR_NOOP("The computer plays in your place now. You are watching.");
    }
    device.tell([&] { return tr(why); });
}

// The code is asked for, perhaps again; `why` names one of the page's words.
void Reception::refuse(Device& device, const char* why) {
    device.send(device.inItsLanguage([&] {
        return Json{{"type", "code"},
                    {"words", pagewords()},
                    {"colours", core::page::coloursJson()},
                    {"why", why},
                    {"seconds", m_entrance.code().wait(device.from(), m_world->now())}};
    }));
}

// What a device needs once: words, colours, its seat, and where the page to take along is.
void Reception::welcome(Device& device) {
    device.forgetShown();
    device.send(device.inItsLanguage([&] {
        Json json{{"type", "welcome"}, {"words", pagewords()}, {"colours", core::page::coloursJson()}};
        if (const auto place = m_entrance.handout().place(); !place.isEmpty()) json["take"] = utf8(place);
        if (const auto* guest = m_seating.find(device.token)) {
            json["token"] = utf8(guest->token);
            json["place"] = nameOf(guest->place);
        }
        if (const auto* pupil = m_book.find(device.pupil))
            json["pupil"] = {{"name", pupil->name}, {"emblem", pupil->emblem}};
        return json;
    }));
    emit welcomed(device);
}

void Reception::welcomeAll() {
    each([this](Device& device) {
        welcome(device);
        tellLost(device);
    });
}
