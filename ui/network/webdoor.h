#pragma once

#include <QHttpServer>

#include "ui/network/network.h"

class QTcpServer;

namespace network {

// A server of web pages, closed to all but the local network.
class WebDoor final : public Door {
public:
    explicit WebDoor(Network::Visitors visitors);

    bool open(quint16 port);
    int port() const override;

private:
    void route();
    void welcome();
    QHttpServerResponse handOut(const QString& ticket, const QHttpServerRequest& request);

    Network::Visitors m_visitors;
    QHttpServer m_http;
    QTcpServer* m_server;
};

} // namespace network
