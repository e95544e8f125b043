#include "ui/together/broker/plugin.h"

#include <QCoreApplication>

#include <mosquitto.h>
#include <mqtt_protocol.h>

#include "core/together/limits.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <cstring>
#include <mutex>
#include <string_view>
#include <thread>

namespace broker {

namespace {

using namespace std::chrono_literals;

constexpr int atLeastOnce = 1;
constexpr int keepAlive = 15; // seconds
constexpr auto firstRetry = 500ms, longestRetry = 15'000ms;
constexpr int slice = 200; // ms
constexpr auto lastWords = 1500ms;
constexpr unsigned month = 30U * 24 * 60 * 60; // in seconds: so long a broker keeps what nobody says again

struct Forget {
    void operator()(mosquitto* one) const { mosquitto_destroy(one); }
    void operator()(mosquitto_property* list) const { mosquitto_property_free_all(&list); }
};
using Client = std::unique_ptr<mosquitto, Forget>;
using Properties = std::unique_ptr<mosquitto_property, Forget>;

// What a line can fail of, in the language of who reads it; what is rare is told as the system calls it.
QString reason(int code, bool distrusted) {
    const auto say = [](const char* text) { return QCoreApplication::translate("Broker", text); };
    if (code == MOSQ_ERR_EAI) return say(QT_TRANSLATE_NOOP("Broker", "there is no computer of that name"));
    if (code == MOSQ_ERR_TLS && distrusted)
        return say(QT_TRANSLATE_NOOP("Broker", "this computer does not trust its certificate"));
    if (code == MOSQ_ERR_TLS) return say(QT_TRANSLATE_NOOP("Broker", "no secure connection can be made"));
    if (code == MOSQ_ERR_CONN_LOST) return say(QT_TRANSLATE_NOOP("Broker", "the line broke off"));
    if (code != MOSQ_ERR_ERRNO) return QString::fromLocal8Bit(mosquitto_strerror(code));
    switch (errno) {
    case ECONNREFUSED:
        return say(QT_TRANSLATE_NOOP("Broker", "nothing answers there"));
    case ETIMEDOUT:
        return say(QT_TRANSLATE_NOOP("Broker", "it did not answer in time"));
    case ENETUNREACH:
    case EHOSTUNREACH:
        return say(QT_TRANSLATE_NOOP("Broker", "no network leads there"));
    default:
        return QString::fromLocal8Bit(std::strerror(errno));
    }
}

Properties number(int what, unsigned value) {
    mosquitto_property* list = nullptr;
    mosquitto_property_add_int32(&list, what, value);
    return Properties(list);
}

// What the thread and the connection share; the thread may outlive it where the network does not answer.
class Talk : public std::enable_shared_from_this<Talk> {
public:
    Talk(Where where, Connection::Ears ears)
        : m_where(std::move(where)), m_ears(std::move(ears)), m_receiver(new QObject) {}
    Talk(const Talk&) = delete;
    Talk& operator=(const Talk&) = delete;
    ~Talk() = default;

    // Until it is stopped.
    void run() {
        auto wait = firstRetry;
        while (!m_stop) {
            renew();
            const auto most =
                number(MQTT_PROP_MAXIMUM_PACKET_SIZE,
                       static_cast<unsigned>(m_where.longest + core::together::limits::mostAround));
            int code = mosquitto_connect_bind_v5(m_client.get(), m_where.host.toUtf8().constData(),
                                                 m_where.port, keepAlive, nullptr, most.get());
            while (code == MOSQ_ERR_SUCCESS && !finished()) code = mosquitto_loop(m_client.get(), slice, 1);
            if (code != MOSQ_ERR_SUCCESS) fail(code);
            if (m_subscribed) {
                wait = firstRetry;
                post([this] { m_ears.closed(); });
            }
            m_subscribed = false;
            if (m_stop) break;
            std::unique_lock lock(m_mutex);
            m_woken.wait_for(lock, wait, [this] { return m_stop.load(); });
            wait = std::min<std::chrono::milliseconds>(2 * wait, longestRetry);
        }
        std::unique_lock lock(m_mutex);
        m_done = true;
        m_woken.notify_all();
    }

    void publish(const QByteArray& topic, const QByteArray& bytes, Lasts lasts) {
        const std::scoped_lock lock(m_speaking);
        if (!m_subscribed) return;
        const auto forgotten = number(MQTT_PROP_MESSAGE_EXPIRY_INTERVAL, month);
        ++m_unsent;
        if (mosquitto_publish_v5(m_client.get(), nullptr, topic.constData(), static_cast<int>(bytes.size()),
                                 bytes.constData(), atLeastOnce, lasts == Lasts::Kept,
                                 forgotten.get()) != MOSQ_ERR_SUCCESS)
            --m_unsent;
    }

    // Nothing is heard from now on. What was said goes out, where there is a line.
    void stop() {
        std::unique_lock lock(m_mutex);
        m_receiver.reset();
        m_until = std::chrono::steady_clock::now() + lastWords;
        m_stop = true;
        m_woken.notify_all();
        if (m_subscribed) m_woken.wait_for(lock, 2 * lastWords, [this] { return m_done; });
    }

private:
    // One that has had a line with TLS cannot have another (libmosquitto 2.0).
    void renew() {
        Client fresh(mosquitto_new(nullptr, true, this));
        auto* client = fresh.get();
        mosquitto_int_option(client, MOSQ_OPT_PROTOCOL_VERSION, MQTT_PROTOCOL_V5);
        mosquitto_int_option(client, MOSQ_OPT_TCP_NODELAY, 1);
        mosquitto_int_option(client, MOSQ_OPT_TLS_USE_OS_CERTS, 1);
        mosquitto_threaded_set(client, true);
        const auto forgotten = number(MQTT_PROP_MESSAGE_EXPIRY_INTERVAL, month);
        mosquitto_property* copy = nullptr; // the client takes it
        mosquitto_property_copy_all(&copy, forgotten.get());
        mosquitto_will_set_v5(client, m_where.willTopic.constData(), static_cast<int>(m_where.will.size()),
                              m_where.will.constData(), atLeastOnce, m_where.willLasts == Lasts::Kept, copy);
        mosquitto_connect_v5_callback_set(client, [](mosquitto*, void* self, int code, int, const auto*) {
            static_cast<Talk*>(self)->connected(code);
        });
        mosquitto_subscribe_callback_set(client, [](mosquitto*, void* self, int, int, const int* granted) {
            static_cast<Talk*>(self)->subscribed(*granted);
        });
        mosquitto_publish_v5_callback_set(client, [](mosquitto*, void* self, int, int, const auto*) {
            --static_cast<Talk*>(self)->m_unsent;
        });
        mosquitto_message_callback_set(client, [](mosquitto*, void* self, const mosquitto_message* message) {
            static_cast<Talk*>(self)->heard(*message);
        });
        m_distrusted = false;
        mosquitto_log_callback_set(client, [](mosquitto*, void* self, int, const char* line) {
            static_cast<Talk*>(self)->logged(line);
        });
        const std::scoped_lock lock(m_speaking);
        m_client = std::move(fresh);
        m_unsent = 0;
    }

    bool finished() {
        if (!m_stop) return false;
        if (m_unsent > 0 && m_subscribed && std::chrono::steady_clock::now() < m_until) return false;
        mosquitto_disconnect(m_client.get()); // without a will
        mosquitto_loop(m_client.get(), slice, 1);
        return true;
    }

    void connected(int code) {
        if (code != 0) return tell(QString::fromUtf8(mosquitto_reason_string(code)));
        const auto all = m_where.topic + "/#";
        mosquitto_subscribe(m_client.get(), nullptr, all.constData(), atLeastOnce);
    }

    void subscribed(int granted) {
        if (granted >= 128) return tell(QString::fromUtf8(mosquitto_reason_string(granted)));
        m_subscribed = true;
        post([this] { m_ears.opened(); });
    }

    void heard(const mosquitto_message& message) {
        if (message.payloadlen > m_where.longest || m_waiting >= m_where.mostWaiting) return;
        const QByteArray bytes(static_cast<const char*>(message.payload), message.payloadlen);
        ++m_waiting;
        post([this, topic = QByteArray(message.topic), bytes, kept = message.retain] {
            --m_waiting;
            m_ears.heard(topic, bytes, kept);
        });
    }

    // What TLS fails of is told nowhere else.
    void logged(std::string_view line) {
        if (line.find("certificate verify failed") != std::string_view::npos) m_distrusted = true;
    }

    void fail(int code) { tell(reason(code, m_distrusted)); }

    void tell(const QString& why) {
        post([this, why] { m_ears.failed(why); });
    }

    // In the thread of who listens, if anybody still does.
    template <class Do>
    void post(Do what) {
        const std::scoped_lock lock(m_mutex);
        if (m_receiver)
            QMetaObject::invokeMethod(
                m_receiver.get(), [self = shared_from_this(), what] { what(); }, Qt::QueuedConnection);
    }

    Where m_where;
    Connection::Ears m_ears;
    std::mutex m_mutex, m_speaking;
    std::condition_variable m_woken;
    std::unique_ptr<QObject> m_receiver; // in the thread of who listens
    Client m_client;
    std::atomic<bool> m_stop = false, m_subscribed = false;
    std::atomic<int> m_unsent = 0, m_waiting = 0;
    std::chrono::steady_clock::time_point m_until;
    bool m_done = false;
    std::atomic<bool> m_distrusted = false; // its certificate, by the last try
};

class MosquittoConnection final : public Connection {
public:
    MosquittoConnection(const Where& where, Ears ears)
        : m_talk(std::make_shared<Talk>(where, std::move(ears))), m_thread([talk = m_talk] { talk->run(); }) {
    }
    // One that waits for a network that does not answer is not waited for.
    ~MosquittoConnection() override {
        m_talk->stop();
        m_thread.detach();
    }
    void publish(const QByteArray& topic, const QByteArray& bytes, Lasts lasts) override {
        m_talk->publish(topic, bytes, lasts);
    }

private:
    std::shared_ptr<Talk> m_talk;
    std::thread m_thread;
};

} // namespace

std::unique_ptr<Connection> Plugin::connect(const Where& where, Connection::Ears ears) {
    static const int once = mosquitto_lib_init();
    Q_UNUSED(once);
    return std::make_unique<MosquittoConnection>(where, std::move(ears));
}

} // namespace broker
