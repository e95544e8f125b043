#include "tests/room/simulation.h"

#include <QDateTime>
#include <QMetaMethod>
#include <QUrl>

#include <algorithm>
#include <array>
#include <utility>

using Time = Simulation::Time;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

struct SimulatedLink {
    int number;
    std::mt19937_64 dice;
    std::array<Simulation::Computer*, 2> computers{};
    std::array<SimulatedWire*, 2> ends{};
    std::array<Time, 2> last{};     // then the last arrives that was said by this side …
    std::array<qint64, 2> unsent{}; // … and so many characters are under way
    bool lost = false;              // nothing arrives any more
};

class SimulatedDoor final : public network::Door {
public:
    SimulatedDoor(Simulation::Computer& computer, int port, network::Network::Visitors visitors)
        : m_computer(computer), m_port(port), m_visitors(std::move(visitors)) {
        m_computer.m_all.m_doors[m_port] = this;
    }
    ~SimulatedDoor() override { m_computer.m_all.m_doors.erase(m_port); }
    int port() const override { return m_port; }

    Simulation::Computer& m_computer;
    int m_port;
    network::Network::Visitors m_visitors;
};

void Simulation::add(Time when, Event event) {
    m_to.emplace(std::pair(when, ++m_events), std::move(event));
}

void Simulation::after(Time time, Computer& on, QObject* whose, std::function<void()> act) {
    add(m_now + time, {&on, whose != nullptr, whose, std::move(act)});
}

bool Simulation::step() {
    if (m_to.empty()) return false;
    auto first = m_to.extract(m_to.begin());
    m_now = std::max(m_now, first.key().first);
    auto& event = first.mapped();
    if (event.on != nullptr && event.on->m_asleep)
        event.on->m_held.push_back(std::move(event));
    else if (!event.owned || event.whose)
        event.act();
    return true;
}

void Simulation::cut(const Computer& dialler, bool quiet) {
    for (const auto& one : m_links) {
        const auto link = one.lock();
        if (!link || link->lost || link->computers[0] != &dialler) continue;
        link->lost = true;
        for (std::size_t side = 0; side < 2 && !quiet; ++side)
            after(milliseconds(link->dice() % 2000), *link->computers[side], nullptr, [link, side] {
                if (auto* end = link->ends[side]) end->unlink();
            });
    }
}

std::size_t Simulation::linesTo(const Computer& host) const {
    return static_cast<std::size_t>(std::ranges::count_if(m_links, [&](const auto& one) {
        const auto link = one.lock();
        return link && link->computers[1] == &host && link->ends[1] != nullptr && link->ends[1]->isOpen();
    }));
}

QDateTime Simulation::Computer::date() const {
    return QDateTime::fromMSecsSinceEpoch(1'800'000'000'000 + now().count(), Qt::UTC);
}

void Simulation::Computer::connectNotify(const QMetaMethod& signal) {
    if (signal == QMetaMethod::fromSignal(&World::beat) && !std::exchange(m_beats, true)) beatOn();
}

void Simulation::Computer::beatOn() {
    after(std::chrono::seconds(1), this, [this] {
        emit beat();
        beatOn();
    });
}

void Simulation::Computer::sleep(Time time) {
    if (std::exchange(m_asleep, true)) return;
    m_all.add(m_all.m_now + time, {nullptr, true, this, [this] {
                                       m_asleep = false;
                                       for (auto& event : std::exchange(m_held, {}))
                                           m_all.add(m_all.m_now, std::move(event));
                                   }});
}

std::unique_ptr<network::Wire> Simulation::Computer::wire(const QString&) {
    return std::make_unique<SimulatedWire>(*this);
}

std::unique_ptr<network::Door> Simulation::Computer::openDoor(quint16 port, Visitors visitors) {
    while (m_all.m_doors.contains(port)) ++port;
    return std::make_unique<SimulatedDoor>(*this, port, std::move(visitors));
}

SimulatedWire::~SimulatedWire() {
    if (!m_link) return;
    put(Kind::Closed);
    m_link->ends[m_side] = nullptr;
}

void SimulatedWire::listen(Ears ears, const Limits& limits) {
    m_ears = std::move(ears);
    m_limits = limits;
}

void SimulatedWire::open(const QUrl& url) {
    auto& all = m_computer.m_all;
    m_link = std::make_shared<SimulatedLink>(SimulatedLink{.number = ++all.m_lines, .dice = all.dice()});
    std::erase_if(all.m_links, [](const auto& link) { return link.expired(); });
    all.m_links.push_back(m_link);
    m_side = 0;
    m_link->computers = {&m_computer, &m_computer};
    m_link->ends[0] = this;
    despair();
    const auto door = all.m_doors.find(url.port());
    if (door != all.m_doors.end()) m_link->computers[1] = &door->second->m_computer;
    const auto wait = milliseconds(1 + m_link->dice() % static_cast<quint64>(m_computer.m_slowest.count()));
    all.after(wait, *m_link->computers[1], nullptr, [link = m_link, &all, port = url.port()] {
        if (link->ends[0] == nullptr) return;
        const auto found = all.m_doors.find(port);
        if (found == all.m_doors.end()) return link->ends[0]->unlink();
        auto wire = std::make_unique<SimulatedWire>(*link->computers[1]);
        wire->m_link = link;
        wire->m_side = 1;
        wire->m_open = true;
        wire->m_peer = link->computers[0]->address();
        link->ends[1] = wire.get();
        wire->put(Kind::Opened);
        found->second->m_visitors.arrived(std::move(wire));
    });
}

// In the end nobody answers.
void SimulatedWire::despair() {
    m_computer.m_all.after(30s, m_computer, nullptr, [link = m_link] {
        if (auto* end = link->ends[0]; end != nullptr && !end->m_open) end->unlink();
    });
}

void SimulatedWire::send(const QString& text) {
    if (!m_open) return;
    auto& all = m_computer.m_all;
    if (m_side == 1 && all.m_said) all.m_said(m_link->number, text);
    if (m_link->unsent[m_side] <= m_limits.mostUnsent) return put(Kind::Text, text);
    all.after(Time(0), m_computer, nullptr, [link = m_link, side = m_side] {
        if (auto* end = link->ends[side]) end->abort();
    });
}

void SimulatedWire::sendBytes() {
    if (m_open) put(Kind::Bytes);
}

void SimulatedWire::ping() {
    m_bytes = 0;
    if (m_open) put(Kind::Ping);
}

void SimulatedWire::close() {
    if (!m_link) return;
    put(Kind::Closed);
    m_open = false;
}

void SimulatedWire::abort() {
    if (!m_link) return;
    put(Kind::Closed);
    unlink();
}

void SimulatedWire::unlink() {
    std::exchange(m_link, {})->ends[m_side] = nullptr;
    m_open = false;
    if (m_ears.closed) m_ears.closed();
}

void SimulatedWire::put(Kind kind, const QString& text) {
    if (m_computer.m_powerCut) return;
    auto& all = m_computer.m_all;
    auto& link = *m_link;
    const auto slowest = static_cast<quint64>(link.computers[0]->m_slowest.count());
    if (link.lost) // whoever says something finds out in the end
        return all.after(10s + milliseconds(link.dice() % 30'000), m_computer, nullptr,
                         [way = m_link, side = m_side] {
                             if (auto* end = way->ends[side]) end->unlink();
                         });
    auto& last = link.last[m_side];
    last = std::max(last, all.m_now + milliseconds(1 + link.dice() % slowest));
    link.unsent[m_side] += text.size();
    const auto to = 1 - m_side;
    all.after(last - all.m_now, *link.computers[to], nullptr, [way = m_link, to, kind, text] {
        if (way->lost) return;
        way->unsent[1 - to] -= text.size();
        if (auto* end = way->ends[to]) return end->take(kind, text);
        if (auto* from = way->ends[1 - to]) from->unlink(); // there is nobody
    });
}

// Whatever is said then may be the end of this.
void SimulatedWire::take(Kind kind, const QString& text) {
    const auto size = static_cast<quint64>(text.size());
    if (size > m_limits.longest || (m_bytes += size) > m_limits.mostHeard) return abort();
    auto& all = m_computer.m_all;
    switch (kind) {
    case Kind::Opened:
        m_open = true;
        return m_ears.opened();
    case Kind::Text:
        if (!m_open) return;
        if (m_side == 1 && all.m_heard) all.m_heard(m_link->number, text);
        return m_ears.heard(text);
    case Kind::Bytes:
        if (m_open && m_ears.heardBytes) m_ears.heardBytes();
        return;
    case Kind::Ping:
        return put(Kind::Pong);
    case Kind::Pong:
        if (m_ears.answered) m_ears.answered();
        return;
    case Kind::Closed:
        if (m_open) put(Kind::Closed);
        return unlink();
    }
}
