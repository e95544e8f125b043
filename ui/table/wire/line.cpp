#include "ui/table/wire/line.h"

#include "core/play/untrusted.h"
#include "ui/look/language.h"

namespace limits = core::untrusted::table;

Line::Line(std::unique_ptr<network::Wire> wire, const World& world, QObject* parent)
    : QObject(parent), m_wire(std::move(wire)), m_world(world), m_begun(world.now()), m_pulsed(m_begun) {
    m_wire->listen({.closed = [this] { drop(); },
                    .answered = [this] { m_silent = 0; },
                    .heard = [this](const QString& message) { hear(message); },
                    .heardBytes = [this] { hangUp(tr("Only text is understood here.")); }},
                   {.longest = core::tabletalk::longest,
                    .mostHeard = limits::mostHeard,
                    .mostUnsent = limits::mostUnsent});
    connect(&world, &World::beat, this, &Line::pulse);
}

std::chrono::milliseconds Line::age() const {
    return m_world.now() - m_begun;
}

void Line::pulse() {
    if (m_over || m_world.now() - m_pulsed < limits::pulse) return;
    m_pulsed = m_world.now();
    m_heard = 0;
    if (++m_silent > limits::mostPulsesSilent) return drop();
    m_wire->ping();
}

void Line::send(const std::string& message) {
    if (!m_over) m_wire->send(QString::fromStdString(message));
}

void Line::hear(const QString& message) {
    if (m_over) return;
    if (++m_heard > limits::mostMessages) return hangUp(tr("Too many messages at once."));
    core::tabletalk::Said what;
    try {
        what = core::tabletalk::read(message.toStdString());
    } catch (const core::InputError& e) {
        return hangUp(language::spoken(e.message()));
    }
    emit said(what);
}

void Line::hangUp(const QString& why, bool again) {
    if (m_over) return;
    send(nlohmann::ordered_json{{"type", "gone"}, {"text", why.toStdString()}, {"again", again}});
    drop();
}

void Line::drop() {
    if (m_over) return;
    // First, for there may be no memory for it: then it is not over, and dropped at the next pulse.
    QMetaObject::invokeMethod(this, &Line::closed, Qt::QueuedConnection);
    m_over = true;
    m_wire->close();
}
