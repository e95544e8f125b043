#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QWebSocket>

#include "tests/until.h"

#include <functional>

// A device at a table, as a browser would be: says what its page says, and keeps what it hears.
class TestDevice {
public:
    explicit TestDevice(int port, const QString& origin = {})
        : m_socket(origin.isEmpty() ? QStringLiteral("http://127.0.0.1:%1").arg(port) : origin) {
        QObject::connect(&m_socket, &QWebSocket::textMessageReceived, [this](const QString& text) {
            const auto json = QJsonDocument::fromJson(text.toUtf8()).object();
            const auto type = json[QStringLiteral("type")].toString();
            if (type == QLatin1String("board")) m_board = json;
            if (type == QLatin1String("welcome")) m_token = json[QStringLiteral("token")].toString();
            m_heard << json;
            m_all += text;
        });
        m_socket.open(QUrl(QStringLiteral("ws://127.0.0.1:%1/line").arg(port)));
    }

    // Or it never will; events go on meanwhile.
    static bool until(const std::function<bool()>& holds) { return ::until(holds); }
    bool connected() {
        return until([this] { return m_socket.state() == QAbstractSocket::ConnectedState; });
    }
    bool over() const { return m_socket.state() == QAbstractSocket::UnconnectedState; }
    bool gone() {
        return until([this] { return over(); });
    }
    // A message of that type, of which something holds, has come since the last time that was asked.
    bool hears(
        const char* type, const std::function<bool()>& holds = [] { return true; }) {
        return until([&] {
            while (m_read < m_heard.size()) {
                const auto message = m_heard[m_read++];
                if (message[QStringLiteral("type")].toString() != QLatin1String(type)) continue;
                m_last = message;
                if (holds()) return true;
            }
            return false;
        });
    }
    bool sees(int ply) {
        return until([&] { return m_board[QStringLiteral("ply")].toInt(-1) == ply; });
    }
    void say(const QJsonObject& what) {
        sayText(QString::fromUtf8(QJsonDocument(what).toJson(QJsonDocument::Compact)));
    }
    void sayText(const QString& text) { m_socket.sendTextMessage(text); }
    void sayBytes(const QByteArray& bytes) { m_socket.sendBinaryMessage(bytes); }
    void drop() { m_socket.abort(); }

    void hello(const QString& code, const QString& token = {}) {
        say({{"do", "hello"}, {"code", code}, {"token", token}, {"language", "en"}, {"device", m_mark}});
    }
    // By a seat card; the answer is heard.
    void reads(const QString& card, const QString& token = {}) {
        say({{"do", "hello"}, {"card", card}, {"token", token}, {"language", "en"}, {"device", m_mark}});
    }
    bool joins(const QString& code, const char* place, const char* name) {
        if (!connected()) return false;
        hello(code);
        if (!hears("lobby")) return false;
        say({{"do", "sit"}, {"place", place}, {"name", name}});
        return until([this] { return !m_board.isEmpty() || !m_token.isEmpty(); });
    }
    void press(int spot) {
        say({{"do", "press"}, {"spot", spot}, {"ply", m_board[QStringLiteral("ply")].toInt()}});
    }
    QJsonArray cells() const {
        return m_board[QStringLiteral("scene")].toObject()[QStringLiteral("cells")].toArray();
    }
    bool mine() const { return m_board[QStringLiteral("mine")].toBool(); }

    QJsonObject m_board, m_last;    // the last one; what hears() found
    QString m_token, m_all, m_mark; // the mark: see Hello
    QList<QJsonObject> m_heard;

private:
    QWebSocket m_socket;
    qsizetype m_read = 0;
};
