#pragma once

#include <QPointer>

#include "ui/network/network.h"
#include "ui/table/wire/world.h"

#include <functional>
#include <map>
#include <memory>
#include <random>
#include <vector>

class SimulatedDoor;
struct SimulatedLink;

// A network of computers that is nowhere but here. Its clock goes on from event to event; everything in it
// that is left to chance comes from one seed, so that the same seed is the same room.
class Simulation {
public:
    using Time = std::chrono::milliseconds;
    class Computer;

    explicit Simulation(quint64 seed) : m_seed(seed) {}

    Time now() const { return m_now; }
    std::mt19937_64 dice() { return std::mt19937_64(m_seed + 0x9E3779B97F4A7C15U * ++m_dice); } // others each
    // Does it on that computer, after that time or once it is awake, unless `whose` is gone.
    void after(Time time, Computer& on, QObject* whose, std::function<void()> act);
    bool step(); // the next event; whether there was one
    // Breaks all that this computer has dialled; `quiet`: nobody notices.
    void cut(const Computer& dialler, bool quiet);
    std::size_t linesTo(const Computer& host) const; // those that are open

    // What the host of a line says, and what it hears, just before. Lines have numbers.
    std::function<void(int line, const QString&text)> m_said, m_heard;

private:
    friend class SimulatedWire;
    friend class SimulatedDoor;
    struct Event {
        Computer* on; // null: it does not matter who sleeps
        bool owned;
        QPointer<QObject> whose;
        std::function<void()> act;
    };
    void add(Time when, Event event);

    quint64 m_seed, m_dice = 0;
    Time m_now{1'000'000}; // as if it had begun long ago
    quint64 m_events = 0;
    std::map<std::pair<Time, quint64>, Event> m_to;
    std::map<int, SimulatedDoor*> m_doors; // by port
    std::vector<std::weak_ptr<SimulatedLink>> m_links;
    int m_lines = 0;
};

// One of them: what a table is opened or joined on. While it sleeps, everything there waits.
class Simulation::Computer final : public World, private network::Network {
public:
    Computer(Simulation& all, QString address)
        : m_all(all), m_address(std::move(address)), m_dice(all.dice()) {}

    network::Network& network() override { return *this; }
    Time now() const override { return m_all.now(); }
    QDateTime date() const override;
    void after(Time time, QObject* whose, std::function<void()> act) override {
        m_all.after(time, *this, whose, std::move(act));
    }
    quint64 random() override { return m_dice(); }
    QByteArray kept() const override { return m_kept; }
    void keep(const QByteArray& table) override {
        if (!m_full) m_kept = table;
    }

    void sleep(Time time);
    void cut(bool quiet) { m_all.cut(*this, quiet); }
    const QString& address() const { return m_address; }
    std::unique_ptr<network::Wire> wire(const QString& origin) override;

    Time m_slowest{40};      // texts on what it has dialled are under way that long, or less
    bool m_powerCut = false; // whatever ends here ends without a word
    bool m_full = false;     // the disk
    QByteArray m_kept;

protected:
    void connectNotify(const QMetaMethod& signal) override;

private:
    friend class Simulation;
    friend class SimulatedWire;
    friend class SimulatedDoor;
    std::unique_ptr<network::Door> openDoor(quint16 port, Visitors visitors) override;
    bool isLocalName(const QString&) const override { return true; }
    QStringList ownAddresses() const override { return {m_address}; }
    void beatOn();

    Simulation& m_all;
    QString m_address;
    std::mt19937_64 m_dice;
    bool m_asleep = false, m_beats = false;
    std::vector<Event> m_held; // while asleep
};

// A line between two computers: texts arrive in their order, if they arrive.
class SimulatedWire final : public network::Wire {
public:
    explicit SimulatedWire(Simulation::Computer& computer) : m_computer(computer) {}
    ~SimulatedWire() override;

    void listen(Ears ears, const Limits& limits) override;
    void open(const QUrl& url) override;
    void send(const QString& text) override;
    void sendBytes();
    void ping() override;
    void close() override;
    void abort() override;
    QString peer() const override { return m_peer; }
    bool isOpen() const { return m_open; }

private:
    friend class Simulation;
    enum class Kind { Opened, Text, Bytes, Ping, Pong, Closed };
    void put(Kind kind, const QString& text = {});
    void take(Kind kind, const QString& text);
    void despair();
    void unlink(); // and says so here

    Simulation::Computer& m_computer;
    Ears m_ears;
    Limits m_limits{};
    std::shared_ptr<SimulatedLink> m_link;
    std::size_t m_side = 0; // 1: where it was dialled to
    bool m_open = false;
    quint64 m_bytes = 0; // heard since the last ping
    QString m_peer;
};
