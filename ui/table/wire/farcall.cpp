#include "ui/table/wire/farcall.h"

#include <QCoreApplication>
#include <QUrl>

#include "core/play/hosttalk.h"
#include "core/play/untrusted.h"
#include "ui/table/wire/world.h"

#include <utility>

namespace together = core::together;
namespace limits = core::untrusted::table;

namespace {

QByteArray asBytes(const std::string& text) {
    return QByteArray::fromStdString(text);
}

} // namespace

FarCall::FarCall(World& world, together::TableLink link)
    : m_world(world), m_link(std::move(link)), m_topics(*m_seal, m_link.table) {}

FarCall::~FarCall() = default;

void FarCall::open(const QUrl&) {
    m_knock.emplace(*m_seal, m_link.table);
    m_trouble.clear();
    m_open = std::make_shared<int>();
    const std::weak_ptr<int> open = m_open;
    const auto fail = [this, open](const QString& why) {
        if (open.expired()) return;
        m_trouble = why;
        lose();
    };
    auto* library = m_world.broker();
    if (library == nullptr) { // told later: nobody listens yet
        QMetaObject::invokeMethod(
            qApp, [fail] { fail(broker::cannotBeLoaded()); }, Qt::QueuedConnection);
        return;
    }
    m_connection = library->connect(
        {.host = QString::fromStdString(m_link.broker.host),
         .port = m_link.broker.port,
         .topic = asBytes(m_topics.toDevice(m_knock->device())),
         .willTopic = asBytes(m_topics.toHost(m_knock->device())),
         .will = asBytes(m_knock->farewell()),
         .willLasts = broker::Lasts::Passing,
         .longest = static_cast<int>(together::SealedLine::longestPart + together::SealedLine::around),
         .mostWaiting = static_cast<int>(limits::mostMessagesOfHost)},
        {.opened =
             [this, open] {
                 if (open.expired()) return;
                 m_trouble.clear();
                 put(m_knock->opening());
             },
         .closed =
             [this, open] {
                 if (!open.expired()) lose();
             },
         .heard =
             [this, open](const QByteArray& topic, const QByteArray& bytes, bool) {
                 if (!open.expired()) hear(topic.toStdString(), bytes.toStdString());
             },
         .failed = [fail](const QString& why) { fail(broker::doesNotAnswer(why)); }});
}

void FarCall::hear(const std::string& topic, const std::string& message) {
    if (topic != m_topics.toDevice(m_knock->device())) return;
    if (isOpen()) return SealedWire::hear(message);
    auto line = m_knock->answered(message, core::hosttalk::longest);
    if (!line) return;
    begin(std::move(*line));
    ears().opened();
}

void FarCall::abort() {
    if (m_knock) SealedWire::abort();
}

void FarCall::put(const std::string& message) {
    m_connection->publish(asBytes(m_topics.toHost(m_knock->device())), asBytes(message),
                          broker::Lasts::Passing);
}

// The connection ends later: perhaps it is what speaks now.
void FarCall::hangUp() {
    m_knock.reset();
    m_open.reset();
    if (m_connection)
        QMetaObject::invokeMethod(
            qApp, [gone = std::shared_ptr(std::move(m_connection))] {}, Qt::QueuedConnection);
}
