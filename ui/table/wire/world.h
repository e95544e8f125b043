#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QObject>

#include <chrono>
#include <functional>
#include <memory>

namespace network {
class Network;
}
namespace broker {
class Library;
}

// What a table needs of the world: the network, the time, chance, and a place where it is kept to be opened
// again. A simulated room brings its own (tests/room).
class World : public QObject {
    Q_OBJECT
public:
    // In which a table is kept in that file; empty: nowhere.
    static std::shared_ptr<World> real(const QString& path);
    static QString usualPath();

    virtual network::Network& network() = 0;
    // What speaks with brokers; null: it cannot be loaded.
    virtual broker::Library* broker();
    // Since some moment. Never goes back, whatever the clock of the computer is set to.
    virtual std::chrono::milliseconds now() const = 0;
    virtual QDateTime date() const = 0; // by that clock
    // Does it once, then, unless `whose` is gone.
    virtual void after(std::chrono::milliseconds time, QObject* whose, std::function<void()> act) = 0;
    virtual quint64 random() = 0; // that nobody can guess
    virtual QByteArray kept() const = 0;
    virtual void keep(const QByteArray& table) = 0; // empty: no more
    // The class, in a file of its own; what went wrong with keeping it, empty: nothing.
    virtual QByteArray keptClass() const { return {}; }
    virtual QString keepClass(const QByteArray&) { return {}; } // empty: no more
    virtual void putClassAside() {}                             // it cannot be read
    // The program as a page, for guests to take along; empty: there is none.
    virtual QByteArray page() const { return {}; }

signals:
    void beat(); // every second
};
