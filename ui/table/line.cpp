#include "ui/table/line.h"

#include "ui/language.h"

namespace {

constexpr int pulse = 4'000;            // ms
constexpr int mostHeard = 80;           // messages a pulse
constexpr int mostSilent = 5;           // pulses
constexpr qint64 mostWaiting = 8 << 20; // bytes not yet taken by the device

} // namespace

Line::Line(std::unique_ptr<QWebSocket> socket, QObject* parent)
    : QObject(parent), m_socket(std::move(socket)) {
    m_socket->setMaxAllowedIncomingFrameSize(core::tabletalk::longest);
    m_socket->setMaxAllowedIncomingMessageSize(core::tabletalk::longest);
    connect(m_socket.get(), &QWebSocket::textMessageReceived, this, &Line::hear);
    connect(m_socket.get(), &QWebSocket::binaryMessageReceived, this,
            [this] { hangUp(tr("Only text is understood here.")); });
    connect(m_socket.get(), &QWebSocket::disconnected, this, &Line::drop);
    connect(m_socket.get(), &QWebSocket::pong, this, [this] { m_silent = 0; });
    connect(&m_pulse, &QTimer::timeout, this, [this] {
        m_heard = 0;
        if (++m_silent > mostSilent) return drop();
        m_socket->ping();
    });
    m_pulse.start(pulse);
}

Line::~Line() {
    m_socket->disconnect(this);
}

void Line::send(const std::string& message) {
    if (m_over) return;
    if (m_socket->bytesToWrite() > mostWaiting) return drop();
    m_socket->sendTextMessage(QString::fromStdString(message));
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
    m_socket->flush();
    m_socket->close(QWebSocketProtocol::CloseCodeNormal);
    drop();
}

void Line::drop() {
    if (std::exchange(m_over, true)) return;
    m_pulse.stop();
    m_socket->close();
    QMetaObject::invokeMethod(this, &Line::closed, Qt::QueuedConnection);
}
