#pragma once

// A library of its own, loaded only for a table: the web server and its lines. Nothing of it may be
// linked.

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QtPlugin>

#include <chrono>
#include <functional>
#include <memory>

// What tables need of the network. Qt's libraries for it are large, so whatever uses them is a library of its
// own, which is loaded when a table is opened or joined for the first time: nobody else pays for it.
namespace network {

// Carries texts to another program and back, and tells what happens.
class Wire {
public:
    struct Ears {
        std::function<void()> opened = {}, closed = {}, answered = {}; // answered: to a ping
        std::function<void(const QString&)> heard = {};
        std::function<void()> heardBytes = {}; // what is no text
    };

    Wire() = default;
    Wire(const Wire&) = delete;
    Wire& operator=(const Wire&) = delete;
    virtual ~Wire() = default;

    // What breaks it: a text of more bytes, more bytes of any kind between two pings (also those that Qt
    // answers by itself), more bytes that wait because the other end does not take them.
    struct Limits {
        quint64 longest, mostHeard;
        qint64 mostUnsent;
    };
    virtual void listen(Ears ears, const Limits& limits) = 0;
    virtual void open(const QUrl& url) = 0;     // once more, too
    virtual void send(const QString& text) = 0; // nothing while it is not open
    virtual void ping() = 0;                    // from here on bytes are counted anew
    virtual void close() = 0;                   // what was sent still goes out
    virtual void abort() = 0;
    virtual QString peer() const = 0;              // its address
    virtual QString trouble() const { return {}; } // a sentence: why it was lost, where that is known
};

// Lets browsers of the local network in while it lives: hands out the page and its pictures, the program as a
// file, and a wire to each that asks for one.
class Door {
public:
    Door() = default;
    Door(const Door&) = delete;
    Door& operator=(const Door&) = delete;
    virtual ~Door() = default;

    virtual int port() const = 0;
};

// A file for a visitor. Empty: there is none for this one; `later`: not now.
struct Handed {
    QByteArray file;
    bool later = false;
};

class Network {
public:
    struct Visitors {
        std::function<void(std::unique_ptr<Wire>)> arrived;
        std::function<QByteArray(const QString& game, const QString& piece)> picture; // as SVG
        // What lies at /take/<ticket> and /own/<ticket>, for one of that address.
        std::function<Handed(const QString& ticket, const QString& from)> take;
        // Does something once, then, unless `whose` is gone.
        std::function<void(std::chrono::milliseconds time, QObject* whose, std::function<void()> act)> after;
    };

    virtual ~Network() = default;

    // On that port, else on any that is free; null: there is none.
    virtual std::unique_ptr<Door> openDoor(quint16 port, Visitors visitors) = 0;
    // To be opened.
    virtual std::unique_ptr<Wire> wire(const QString& origin) = 0;
    // The host of an address line can only mean this network: a local address or a name that no public server
    // has.
    virtual bool isLocalName(const QString& host) const = 0;
    // Where others in the network find this computer, the likeliest first; none: it is in no network.
    virtual QStringList ownAddresses() const = 0;
};

// Loads it, unless it is; empty: it is there. Else says why not.
QString trouble();
// Once there is no trouble.
Network& get();

} // namespace network

Q_DECLARE_INTERFACE(network::Network, "alt.kachisuji.Network")
