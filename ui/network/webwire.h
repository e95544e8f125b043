#pragma once

#include <QPointer>
#include <QTcpSocket>
#include <QWebSocket>

#include "ui/network/network.h"

namespace network {

// A wire that browsers know.
class WebWire final : public Wire {
public:
    // `below`: what carries it, where another has opened it.
    explicit WebWire(std::unique_ptr<QWebSocket> socket, QTcpSocket* below = nullptr);

    void listen(Ears ears, const Limits& limits) override;
    void open(const QUrl& url) override;
    void send(const QString& text) override;
    void ping() override;
    void close() override;
    void abort() override { m_socket->abort(); }
    QString peer() const override { return m_socket->peerAddress().toString(); }

private:
    void watch();
    void check();
    quint64 heard() const; // bytes, since it was opened

    std::unique_ptr<QWebSocket> m_socket;
    QPointer<QTcpSocket> m_below; // what carries it
    Limits m_limits{};
    quint64 m_heardBefore = 0; // the last ping
    QObject m_listener;        // goes first: a socket speaks even as it goes
};

} // namespace network
