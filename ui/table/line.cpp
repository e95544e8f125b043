#include "ui/table/line.h"

#include "ui/language.h"

namespace {

constexpr int pulse = 4'000;            // ms
constexpr int mostHeard = 80;           // messages a pulse
constexpr int mostSilent = 5;           // pulses
constexpr qint64 mostWaiting = 8 << 20; // bytes not yet taken by the device

} // namespace

Line::Line(std::unique_ptr<network::Wire> wire, QObject* parent) : QObject(parent), m_wire(std::move(wire)) {
    m_wire->listen({.closed = [this] { drop(); },
                    .answered = [this] { m_silent = 0; },
                    .heard = [this](const QString& message) { hear(message); },
                    .heardBytes = [this] { hangUp(tr("Only text is understood here.")); }},
                   core::tabletalk::longest);
    connect(&m_pulse, &QTimer::timeout, this, [this] {
        m_heard = 0;
        if (++m_silent > mostSilent) return drop();
        m_wire->ping();
    });
    m_pulse.start(pulse);
}

void Line::send(const std::string& message) {
    if (m_over) return;
    if (m_wire->unsent() > mostWaiting) return drop();
    m_wire->send(QString::fromStdString(message));
}

void Line::hear(const QString& message) {
    if (m_over) return;
    if (++m_heard > mostHeard) return hangUp(tr("Too many messages at once."));
    core::tabletalk::Said what;
    try {
        what = core::tabletalk::read(message.toStdString());
    } catch (const core::InputError& e) {
        return hangUp(language::spoken(e.message()));
    }
    emit said(what);
}

void Line::hangUp(const QString& why) {
    if (m_over) return;
    send(nlohmann::ordered_json{{"type", "gone"}, {"text", why.toStdString()}});
    drop();
}

void Line::drop() {
    if (std::exchange(m_over, true)) return;
    m_pulse.stop();
    m_wire->close();
    QMetaObject::invokeMethod(this, &Line::closed, Qt::QueuedConnection);
}
