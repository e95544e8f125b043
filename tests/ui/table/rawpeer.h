#pragma once

#include <QCryptographicHash>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

// The other end of a line that keeps to no rule: says bytes of its own, and reads nothing unless asked to.
class RawPeer {
public:
    // To a host.
    explicit RawPeer(int port) : m_socket(new QTcpSocket) {
        m_socket->setParent(&m_server);
        m_socket->connectToHost(QStringLiteral("127.0.0.1"), static_cast<quint16>(port));
        m_socket->write("GET /line HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(port) +
                        "\r\nOrigin: http://127.0.0.1:" + QByteArray::number(port) +
                        "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n");
        m_masked = true;
    }
    // As a host.
    RawPeer() {
        m_server.listen(QHostAddress::LocalHost);
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this] {
            m_socket = m_server.nextPendingConnection();
            QObject::connect(m_socket, &QTcpSocket::readyRead, m_socket, [this] { answer(); });
        });
    }
    int port() const { return m_server.serverPort(); }

    bool shakesHands() {
        if (!m_masked) return QTest::qWaitFor([this] { return m_shaken; });
        return QTest::qWaitFor([this] { return m_socket->bytesAvailable() > 0; }) &&
               m_socket->readLine().contains("101") && (m_socket->readAll(), true);
    }
    void says(const QByteArray& bytes) { m_socket->write(bytes); }
    bool gone() const { return m_socket->state() == QAbstractSocket::UnconnectedState; }

    // Pings, as fast as they are taken, until they are no more or so many bytes have been written; how many
    // were.
    qint64 floods(qint64 most, bool reads) {
        constexpr int length = 120;
        QByteArray ping;
        ping += char(0x89);
        ping += char(length | (m_masked ? 0x80 : 0));
        if (m_masked) ping += QByteArray(4, '\0');
        ping += QByteArray(length, 'x');
        const auto many = ping.repeated(500);
        m_socket->setReadBufferSize(reads ? 0 : 1);
        qint64 said = 0;
        while (said < most && !gone()) {
            if (m_socket->bytesToWrite() < 1'000'000) {
                m_socket->write(many);
                said += many.size();
            }
            QCoreApplication::processEvents();
            if (reads) m_socket->readAll();
        }
        return said;
    }

private:
    void answer() {
        if (m_shaken) return;
        m_request += m_socket->readAll();
        if (!m_request.contains("\r\n\r\n")) return;
        const auto name = m_request.toLower().indexOf("sec-websocket-key:") + 18;
        const auto key = m_request.mid(name, m_request.indexOf('\r', name) - name).trimmed();
        const auto accept =
            QCryptographicHash::hash(key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11", QCryptographicHash::Sha1)
                .toBase64();
        m_socket->write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                        "Sec-WebSocket-Accept: " +
                        accept + "\r\n\r\n");
        m_shaken = true;
    }

    QTcpServer m_server;
    QTcpSocket* m_socket = nullptr;
    QByteArray m_request;
    bool m_masked = false, m_shaken = false;
};
