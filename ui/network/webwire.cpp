#include "ui/network/webwire.h"

#include <QNetworkProxy>

namespace network {

WebWire::WebWire(std::unique_ptr<QWebSocket> socket) : m_socket(std::move(socket)) {
    m_socket->setProxy(QNetworkProxy::NoProxy); // it is in this network
}

void WebWire::listen(Ears ears, quint64 longest) {
    m_socket->setMaxAllowedIncomingFrameSize(longest);
    m_socket->setMaxAllowedIncomingMessageSize(longest);
    const auto on = [this](auto signal, const auto& ear) {
        if (ear) QObject::connect(m_socket.get(), signal, &m_listener, ear);
    };
    on(&QWebSocket::connected, ears.opened);
    on(&QWebSocket::disconnected, ears.closed);
    on(&QWebSocket::textMessageReceived, ears.heard);
    on(&QWebSocket::binaryMessageReceived, ears.heardBytes);
    on(&QWebSocket::pong, ears.answered);
}

void WebWire::send(const QString& text) {
    if (m_socket->state() == QAbstractSocket::ConnectedState) m_socket->sendTextMessage(text);
}

void WebWire::close() {
    m_socket->flush();
    m_socket->close(QWebSocketProtocol::CloseCodeNormal);
}

} // namespace network
