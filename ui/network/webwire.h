#pragma once

#include <QWebSocket>

#include "ui/network/network.h"

namespace network {

// A wire that browsers know.
class WebWire final : public Wire {
public:
    explicit WebWire(std::unique_ptr<QWebSocket> socket);

    void listen(Ears ears, quint64 longest) override;
    void open(const QUrl& url) override { m_socket->open(url); }
    void send(const QString& text) override;
    void ping() override { m_socket->ping(); }
    void close() override;
    void abort() override { m_socket->abort(); }
    qint64 unsent() const override { return m_socket->bytesToWrite(); }
    QString peer() const override { return m_socket->peerAddress().toString(); }

private:
    std::unique_ptr<QWebSocket> m_socket;
    QObject m_listener; // goes first: a socket speaks even as it goes
};

} // namespace network
