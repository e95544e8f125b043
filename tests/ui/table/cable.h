#pragma once

#include <QTcpServer>
#include <QTcpSocket>

// Leads from a port of its own to another of this computer, and can be cut at any moment.
class Cable {
public:
    explicit Cable(int to) {
        m_server.listen(QHostAddress::LocalHost);
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this, to] {
            auto* near = m_server.nextPendingConnection();
            auto* far = new QTcpSocket(near);
            join(near, far);
            join(far, near);
            far->connectToHost(QHostAddress::LocalHost, static_cast<quint16>(to));
        });
    }
    int port() const { return m_server.serverPort(); }
    void cut() {
        for (auto* one : m_server.findChildren<QTcpSocket*>()) one->abort();
    }

private:
    // What arrives before the other end is open waits there.
    static void join(QTcpSocket* from, QTcpSocket* to) {
        QObject::connect(from, &QTcpSocket::readyRead, to, [from, to] { to->write(from->readAll()); });
        QObject::connect(from, &QTcpSocket::disconnected, to, &QTcpSocket::abort);
    }

    QTcpServer m_server;
};
