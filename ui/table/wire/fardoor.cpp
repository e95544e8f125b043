#include "ui/table/wire/fardoor.h"

#include <QUrl>

#include "core/play/untrusted.h"
#include "core/webletters.h"
#include "ui/table/wire/line.h"
#include "ui/table/wire/sealedwire.h"
#include "ui/table/wire/world.h"

#include <algorithm>
#include <utility>

namespace together = core::together;
namespace limits = core::untrusted::table;

namespace {

QByteArray bytesFrom(const std::string& text) {
    return QByteArray::fromStdString(text);
}

} // namespace

// The line of a device, by two topics.
class FarWire final : public SealedWire {
public:
    FarWire(FarDoor& door, std::string device, const together::Answer& answer)
        : m_door(&door), m_device(std::move(device)), m_answer(answer) {
        m_door->m_wires[m_device] = this;
        begin(answer.line);
    }
    ~FarWire() override { FarWire::hangUp(); }

    void open(const QUrl&) override {} // it is the device that comes
    QString peer() const override {
        constexpr std::size_t shortened = 8;
        return QStringLiteral("broker/") +
               QString::fromStdString(core::base64url(m_device).substr(0, shortened));
    }
    void hear(const std::string& message) {
        m_answer.bidsFarewell(message) ? lose() : SealedWire::hear(message);
    }
    using SealedWire::lose, SealedWire::take;

private:
    void put(const std::string& message) override { m_door->say(m_device, message); }
    void hangUp() override {
        if (m_door != nullptr) std::exchange(m_door, nullptr)->m_wires.erase(m_device);
    }

    FarDoor* m_door; // null: it is over
    std::string m_device;
    together::Answer m_answer;
};

FarDoor::FarDoor(World& world, together::Broker at, together::KeyPair table, QObject* parent)
    : QObject(parent), m_world(world), m_broker(std::move(at)), m_table(std::move(table)),
      m_topics(*m_seal, m_table.open) {
    connect(&world, &World::beat, this, [this] { m_heard = 0; });
}

// Lines first: their wires are the door's.
FarDoor::~FarDoor() {
    qDeleteAll(findChildren<Line*>());
    if (m_line) m_line->publish(bytesFrom(m_topics.here()), {}, broker::Lasts::Kept);
}

bool FarDoor::open() {
    auto* library = m_world.broker();
    if (library == nullptr) return false;
    m_line = library->connect(
        {.host = QString::fromStdString(m_broker.host),
         .port = m_broker.port,
         .topic = bytesFrom(m_topics.toHost()),
         .willTopic = bytesFrom(m_topics.here()),
         .will = {},
         .longest = static_cast<int>(core::tabletalk::longest + together::SealedLine::around),
         .mostWaiting = static_cast<int>(limits::mostWaitingFar)},
        {.opened = [this] { opened(); },
         .closed = [this] { closed(); },
         .heard = [this](const QByteArray& topic, const QByteArray& bytes, bool) { hear(topic, bytes); },
         .failed =
             [this](const QString& why) {
                 m_trouble = why;
                 m_state = State::Troubled;
                 emit changed();
             }});
    return true;
}

// Whoever waits for it comes now.
void FarDoor::opened() {
    m_trouble.clear();
    m_state = State::Open;
    m_line->publish(bytesFrom(m_topics.here()), "1", broker::Lasts::Kept);
    emit changed();
}

// What was said meanwhile is lost: all come back by themselves.
void FarDoor::closed() {
    m_state = State::Connecting;
    m_knocking.clear();
    for (const auto& [device, wire] : std::map(m_wires)) wire->lose();
    emit changed();
}

void FarDoor::say(const std::string& device, const std::string& message) {
    m_line->publish(bytesFrom(m_topics.toDevice(device)), bytesFrom(message), broker::Lasts::Passing);
}

void FarDoor::hear(const QByteArray& topic, const QByteArray& bytes) {
    if (++m_heard > limits::mostHeardFar) return;
    const auto device = m_topics.deviceOf(topic.toStdString());
    const auto message = bytes.toStdString();
    if (device.empty()) return;
    if (const auto known = m_wires.find(device); known != m_wires.end()) return known->second->hear(message);
    const auto knocks = std::ranges::find(m_knocking, device, &Knocking::device);
    if (together::Answer::isOpening(message)) {
        if (knocks != m_knocking.end()) return say(device, knocks->answer.message());
        return welcome(device, message);
    }
    if (knocks == m_knocking.end()) return;
    const auto first = knocks->answer.line.hear(message);
    if (first.what == together::SealedLine::What::Nothing) return;
    auto one = std::move(*knocks);
    m_knocking.erase(knocks);
    letIn(std::move(one), first);
}

void FarDoor::welcome(const std::string& device, const std::string& opening) {
    auto answer = together::Answer::to(*m_seal, m_table, device, opening, core::tabletalk::longest);
    if (!answer) return;
    say(device, answer->message());
    m_knocking.push_back({device, std::move(*answer)});
    if (m_knocking.size() > limits::mostKnocking) m_knocking.pop_front();
}

void FarDoor::letIn(Knocking one, const together::SealedLine::Heard& first) {
    if (m_wires.size() >= limits::mostLinesFar) return;
    auto made = std::make_unique<FarWire>(*this, std::move(one.device), one.answer);
    auto* wire = made.get();
    emit arrived(new Line(std::move(made), m_world, this));
    wire->take(first);
}
