#pragma once

// A library of its own, loaded only for a room: what speaks MQTT. Nothing of it may be linked.

#include <QByteArray>
#include <QString>
#include <QtPlugin>

#include <functional>
#include <memory>

// What rooms need of the network (see core/together). Nobody who plays at one table pays for it.
namespace broker {

// To one room at a broker, with TLS; comes back by itself after a break. Its own thread waits for the
// network.
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

    // Kept by the broker; nothing while it is not open.
    virtual void publish(const QByteArray& topic, const QByteArray& bytes) = 0;
};

struct Where {
    QString host;
    int port = 0;
    QByteArray topic;           // all below it is listened to
    QByteArray willTopic, will; // what the broker says where this is cut off
    int longest = 0;            // bytes of a message
};

class Library {
public:
    virtual ~Library() = default;
    virtual std::unique_ptr<Connection> connect(const Where& where, Connection::Ears ears) = 0;
};

// Loads it, unless it is; empty: it is there. Else says why not.
QString trouble();
// Once there is no trouble.
Library& get();

} // namespace broker

Q_DECLARE_INTERFACE(broker::Library, "alt.kachisuji.Broker")
