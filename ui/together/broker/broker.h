#pragma once

// A library of its own, loaded only for a room, or a table that is reached from elsewhere: what speaks MQTT.
// Nothing of it may be linked.

#include <QByteArray>
#include <QString>
#include <QtPlugin>

#include <cstdint>
#include <functional>
#include <memory>

// What rooms and such tables need of the network (see core/together). Nobody else pays for it.
namespace broker {

// Whether the broker keeps what is said, for who comes later.
enum class Lasts : std::uint8_t { Kept, Passing };

// To one room or table at a broker, with TLS; comes back by itself after a break. Its own thread waits for
// the network.
class Connection {
public:
    // Called in the thread that opened it.
    struct Ears {
        std::function<void()> opened = {}, closed = {};
        std::function<void(const QByteArray& topic, const QByteArray& bytes, bool kept)> heard = {};
        std::function<void(const QString& why)> failed = {}; // and is tried again
    };

    Connection() = default;
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    virtual ~Connection() = default; // what was said before still goes out, if it can at once

    // Kept by the broker, or only for who listens now; nothing while it is not open.
    virtual void publish(const QByteArray& topic, const QByteArray& bytes, Lasts lasts) = 0;
};

struct Where {
    QString host;
    int port = 0;
    QByteArray topic;           // all below it is listened to
    QByteArray willTopic, will; // what the broker says where this is cut off
    Lasts willLasts = Lasts::Kept;
    int longest = 0;     // bytes of a message; what MQTT puts around it comes on top
    int mostWaiting = 0; // messages that nobody has looked at yet; what comes beyond is left out
};

class Library {
public:
    virtual ~Library() = default;
    virtual std::unique_ptr<Connection> connect(const Where& where, Connection::Ears ears) = 0;
};

// Loads it, unless it is; empty: it is there. Else says why not.
QString trouble();
// Sentences for who needs it: that there is trouble, or what one at a broker failed of.
QString cannotBeLoaded();
QString doesNotAnswer(const QString& why);
// Once there is no trouble.
Library& get();

} // namespace broker

Q_DECLARE_INTERFACE(broker::Library, "alt.kachisuji.Broker")
