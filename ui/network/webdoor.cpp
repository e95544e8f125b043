#include "ui/network/webdoor.h"

#include <QFile>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

#include "ui/network/localnetwork.h"
#include "ui/network/webwire.h"

#include <chrono>
#include <set>
#include <utility>

namespace network {

namespace {

constexpr int mostSockets = 300; // of all devices together, lines apart
constexpr std::size_t mostLines = 100;
constexpr qint64 mostAsked = 32'000;         // bytes of requests on one connection that is no line yet
constexpr std::chrono::seconds mostTime{20}; // for a connection to become a line

// Takes connections from the local network alone, and none that lasts without becoming a line.
class LocalServer final : public QTcpServer {
public:
    using QTcpServer::QTcpServer;

    // It has become a line: its device may take its time, and say more.
    void keep(const QHostAddress& address, quint16 port) { m_lines.insert({address.toString(), port}); }
    void forget(const QHostAddress& address, quint16 port) { m_lines.erase({address.toString(), port}); }
    bool full() const { return m_lines.size() >= mostLines; }

protected:
    void incomingConnection(qintptr descriptor) override {
        auto* socket = new QTcpSocket(this);
        socket->setSocketDescriptor(descriptor);
        const bool crowded = findChildren<QTcpSocket*>().size() > mostSockets;
        if (crowded || !localnetwork::isLocal(socket->peerAddress())) {
            socket->abort();
            return socket->deleteLater();
        }
        const std::pair name(socket->peerAddress().toString(), socket->peerPort());
        const auto isLine = [this, name] { return m_lines.contains(name); };
        connect(socket, &QTcpSocket::readyRead, this, [socket, isLine, asked = qint64{0}]() mutable {
            if (asked <= mostAsked) asked += socket->bytesAvailable();
            if (asked > mostAsked && !isLine()) socket->abort();
        });
        QTimer::singleShot(mostTime, socket, [socket, isLine] {
            if (!isLine()) socket->abort();
        });
        addPendingConnection(socket);
    }

private:
    std::set<std::pair<QString, quint16>> m_lines;
};

QHttpServerResponse answer(const QByteArray& content, const char* type) {
    if (content.isEmpty()) return QHttpServerResponse::StatusCode::NotFound;
    return {QByteArray(type), content};
}

QHttpServerResponse file(const char* name, const char* type) {
    QFile found(QStringLiteral(":/web/") + QLatin1String(name));
    return answer(found.open(QIODevice::ReadOnly) ? found.readAll() : QByteArray(), type);
}

// No page of ours takes anything from elsewhere, is framed, or says where it was.
void guard(QHttpServerResponse& response) {
    response.addHeader("Content-Security-Policy",
                       "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                       "connect-src 'self' ws:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
    response.addHeader("X-Content-Type-Options", "nosniff");
    response.addHeader("Referrer-Policy", "no-referrer");
    response.addHeader("Cache-Control", "no-cache");
}

} // namespace

WebDoor::WebDoor(Network::Visitors visitors)
    : m_visitors(std::move(visitors)), m_server(new LocalServer(&m_http)) {
    route();
    QObject::connect(&m_http, &QHttpServer::newWebSocketConnection, &m_http, [this] { welcome(); });
}

bool WebDoor::open(quint16 port) {
    if (!m_server->listen(QHostAddress::Any, port)) return false;
    m_http.bind(m_server);
    return true;
}

int WebDoor::port() const {
    return m_server->serverPort();
}

void WebDoor::route() {
    m_http.route("/", [] { return file("page.html", "text/html; charset=utf-8"); });
    m_http.route("/style.css", [] { return file("style.css", "text/css; charset=utf-8"); });
    for (const char* script : {"page.js", "board.js", "motion.js", "trust.js"})
        m_http.route(QLatin1Char('/') + QLatin1String(script),
                     [script] { return file(script, "text/javascript; charset=utf-8"); });
    m_http.route("/art/<arg>/<arg>", [this](const QString& game, const QString& piece) {
        return answer(m_visitors.picture(game, piece), "image/svg+xml");
    });
    // Qt 6.4 asks a route before it makes a line; one that answers would spoil it.
    m_http.route("/line", [](QHttpServerResponder&&) {});
    m_http.afterRequest([](QHttpServerResponse&& response) {
        guard(response);
        return std::move(response);
    });
}

// A page of another origin may not ask for a line.
void WebDoor::welcome() {
    while (m_http.hasPendingWebSocketConnections()) {
        auto socket = m_http.nextPendingWebSocketConnection();
        const auto here = socket->requestUrl();
        const QUrl origin(socket->origin());
        const bool ours = localnetwork::isLocalName(here.host()) && origin.host() == here.host() &&
                          origin.port(80) == here.port(80);
        auto* server = static_cast<LocalServer*>(m_server);
        if (!ours || server->full()) {
            socket->close(QWebSocketProtocol::CloseCodePolicyViolated);
            continue;
        }
        const auto address = socket->peerAddress();
        const auto port = socket->peerPort();
        server->keep(address, port);
        QObject::connect(socket.get(), &QObject::destroyed, server,
                         [server, address, port] { server->forget(address, port); });
        m_visitors.arrived(std::make_unique<WebWire>(std::move(socket)));
    }
}

} // namespace network
