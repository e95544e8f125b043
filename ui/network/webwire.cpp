#include "ui/network/webwire.h"

#include <QNetworkProxy>

#include <linux/tcp.h>
#include <netinet/in.h>
#include <sys/socket.h>

namespace network {

WebWire::WebWire(std::unique_ptr<QWebSocket> socket, QTcpSocket* below)
    : m_socket(std::move(socket)), m_below(below) {
    m_socket->setProxy(QNetworkProxy::NoProxy); // it is in this network
}

void WebWire::listen(Ears ears, const Limits& limits) {
    m_limits = limits;
    m_socket->setMaxAllowedIncomingFrameSize(limits.longest);
    m_socket->setMaxAllowedIncomingMessageSize(limits.longest);
    const auto on = [this](auto signal, const auto& ear) {
        if (ear) QObject::connect(m_socket.get(), signal, &m_listener, ear);
    };
    on(&QWebSocket::connected, ears.opened);
    on(&QWebSocket::disconnected, ears.closed);
    on(&QWebSocket::textMessageReceived, ears.heard);
    on(&QWebSocket::binaryMessageReceived, ears.heardBytes);
    on(&QWebSocket::pong, ears.answered);
    watch();
}

void WebWire::open(const QUrl& url) {
    m_socket->open(url);
    m_below = m_socket->findChild<QTcpSocket*>();
    watch();
}

// Pings and pongs are dealt with inside of Qt, so all is counted below that. Not much is read at a time, so
// that not much has been answered before it is looked at.
void WebWire::watch() {
    m_heardBefore = 0;
    constexpr qint64 aHead = 1024;
    m_socket->setReadBufferSize(static_cast<qint64>(m_limits.longest) + aHead);
    if (m_below) QObject::connect(m_below, &QTcpSocket::readyRead, &m_listener, [this] { check(); });
}

void WebWire::check() {
    if (m_socket->bytesToWrite() > m_limits.mostUnsent || heard() - m_heardBefore > m_limits.mostHeard)
        m_socket->abort();
}

// The system counts.
quint64 WebWire::heard() const {
    tcp_info counted{};
    socklen_t size = sizeof counted;
    if (m_below == nullptr || getsockopt(static_cast<int>(m_below->socketDescriptor()), IPPROTO_TCP, TCP_INFO,
                                         &counted, &size) != 0)
        return m_heardBefore;
    return counted.tcpi_bytes_received;
}

void WebWire::send(const QString& text) {
    if (m_socket->state() != QAbstractSocket::ConnectedState) return;
    if (m_socket->bytesToWrite() <= m_limits.mostUnsent)
        m_socket->sendTextMessage(text);
    else // later: who says much to many goes on with the others
        QMetaObject::invokeMethod(
            &m_listener, [this] { m_socket->abort(); }, Qt::QueuedConnection);
}

void WebWire::ping() {
    m_heardBefore = heard();
    m_socket->ping();
}

void WebWire::close() {
    m_socket->flush();
    m_socket->close(QWebSocketProtocol::CloseCodeNormal);
}

} // namespace network
