#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QObject>

#include <chrono>
#include <memory>

namespace network {
class Network;
}

// What a table needs of the world: the network, the time, and a place where it is kept to be opened again. A
// simulated room brings its own.
class World : public QObject {
    Q_OBJECT
public:
    // In which a table is kept in that file; empty: nowhere.
    static std::shared_ptr<World> real(const QString& path);
    static QString usualPath();

    virtual network::Network& network() = 0;
    // Since some moment. Never goes back, whatever the clock of the computer is set to.
    virtual std::chrono::milliseconds now() const = 0;
    virtual QDateTime date() const = 0; // by that clock
    virtual QByteArray kept() const = 0;
    virtual void keep(const QByteArray& table) = 0; // empty: no more

signals:
    void beat(); // every second
};
