#include "ui/network/webdoor.h"

#include <QFile>
#include <QTcpServer>
#include <QTcpSocket>

#include "core/play/untrusted.h"
#include "ui/network/crowd.h"
#include "ui/network/localnetwork.h"
#include "ui/network/webwire.h"

#include <map>
#include <set>
#include <utility>

namespace network {

namespace {

namespace limits = core::untrusted::table;

// Takes connections from the local network alone, and none that lasts without becoming a line.
class LocalServer final : public QTcpServer {
public:
    LocalServer(QObject* parent, const Network::Visitors& visitors)
        : QTcpServer(parent), m_visitors(visitors) {}

    // It has become a line: its device may take its time, and say more.
    QTcpSocket* keep(const QHostAddress& address, quint16 port) { return forget({address.toString(), port}); }
    // One of those from there is given much, and may take its time.
    void giveTime(const QHostAddress& address) {
        for (const auto& [name, socket] : m_asking)
            if (name.first == address.toString()) m_taking.insert(name);
    }

protected:
    void incomingConnection(qintptr descriptor) override {
        auto* socket = new QTcpSocket(this);
        socket->setSocketDescriptor(descriptor);
        if (!localnetwork::isLocal(socket->peerAddress())) {
            socket->abort();
            return socket->deleteLater();
        }
        const Name name(socket->peerAddress().toString(), socket->peerPort());
        m_asking[name] = socket;
        for (auto* one : m_crowd.add(name.first, socket)) one->abort();
        const auto asks = [this, name] { return m_asking.contains(name); };
        connect(socket, &QTcpSocket::readyRead, this, [socket, asks, asked = std::size_t{0}]() mutable {
            if (asked <= limits::mostAsked) asked += static_cast<std::size_t>(socket->bytesAvailable());
            if (asked > limits::mostAsked && asks()) socket->abort();
        });
        connect(socket, &QTcpSocket::disconnected, this, [this, name] { forget(name); });
        const auto end = [socket, asks] {
            if (asks()) socket->abort();
        };
        m_visitors.after(limits::longestAsking, socket, [this, name, socket, end] {
            m_taking.contains(name) ? m_visitors.after(limits::longestTaking, socket, end) : end();
        });
        addPendingConnection(socket);
    }

private:
    using Name = std::pair<QString, quint16>;
    QTcpSocket* forget(const Name& name) {
        const auto found = m_asking.find(name);
        if (found == m_asking.end()) return nullptr;
        auto* socket = found->second;
        m_crowd.remove(socket);
        m_taking.erase(name);
        m_asking.erase(found);
        return socket;
    }

    const Network::Visitors& m_visitors;
    std::map<Name, QTcpSocket*> m_asking; // no lines
    std::set<Name> m_taking;              // of those
    Crowd<QTcpSocket*> m_crowd{limits::mostSockets, limits::mostSocketsOfOne};
};

QHttpServerResponse answer(const QByteArray& content, const char* type) {
    if (content.isEmpty()) return QHttpServerResponse::StatusCode::NotFound;
    return {QByteArray(type), content};
}

QHttpServerResponse file(const char* name, const char* type) {
    QFile found(QStringLiteral(":/web/") + QLatin1String(name));
    return answer(found.open(QIODevice::ReadOnly) ? found.readAll() : QByteArray(), type);
}

// No page of ours takes anything from elsewhere, is framed, or says where it was; it talks to its own host
// alone, which older browsers want to be named. The program as a file has rules of its own in it: framed by a
// seat it has no origin, so that it reaches neither the host nor what the seat keeps, and it comes once.
void guard(QHttpServerResponse& response, const QByteArray& host, bool framed) {
    const QByteArray line = host.isEmpty() ? "" : " ws://" + host;
    response.addHeader("Content-Security-Policy",
                       framed ? "sandbox allow-scripts; frame-ancestors 'self'"
                              : "default-src 'none'; script-src 'self'; style-src 'self'; "
                                "img-src 'self' data:; frame-src 'self'; connect-src 'self'" +
                                    line + "; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
    response.addHeader("X-Content-Type-Options", "nosniff");
    response.addHeader("Referrer-Policy", "no-referrer");
    response.addHeader("Cache-Control", framed ? "private, max-age=20000" : "no-cache");
}

bool reads(const QHttpServerRequest& request) {
    return request.method() == QHttpServerRequest::Method::Get ||
           request.method() == QHttpServerRequest::Method::Head;
}

// As a browser names it; nothing, if it is not one of this network.
QByteArray hostOf(const QHttpServerRequest& request) {
    const QUrl url(QStringLiteral("http://") + QString::fromUtf8(request.value("Host")), QUrl::StrictMode);
    const auto plain = url.authority(QUrl::FullyEncoded).toLatin1();
    return url.isValid() && url.userInfo().isEmpty() && localnetwork::isLocalName(url.host()) ? plain : "";
}

} // namespace

WebDoor::WebDoor(Network::Visitors visitors)
    : m_visitors(std::move(visitors)), m_server(new LocalServer(&m_http, m_visitors)) {
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
    for (const char* script : {"page.js", "board.js", "lens.js", "motion.js", "parts.js", "review.js",
                               "rule.js", "trust.js", "way.js", "work.js"})
        m_http.route(QLatin1Char('/') + QLatin1String(script),
                     [script] { return file(script, "text/javascript; charset=utf-8"); });
    m_http.route("/art/<arg>/<arg>", [this](const QString& game, const QString& piece) {
        return answer(m_visitors.picture(game, piece), "image/svg+xml");
    });
    // To be kept, or to be opened in the frame of a seat.
    m_http.route("/take/<arg>", [this](const QString& ticket, const QHttpServerRequest& request) {
        auto response = handOut(ticket, request);
        response.addHeader("Content-Disposition", "attachment; filename=\"kachisuji.html\"");
        return response;
    });
    m_http.route("/own/<arg>", [this](const QString& ticket, const QHttpServerRequest& request) {
        return handOut(ticket, request);
    });
    // Qt 6.4 asks a route before it makes a line; one that answers would spoil it.
    m_http.route("/line", QHttpServerRequest::Method::Get, [](QHttpServerResponder&&) {});
    m_http.afterRequest([](QHttpServerResponse&& response, const QHttpServerRequest& request) {
        if (!reads(request)) return QHttpServerResponse(QHttpServerResponse::StatusCode::MethodNotAllowed);
        const bool framed = request.url().path().startsWith(QLatin1String("/own/")) &&
                            response.statusCode() == QHttpServerResponse::StatusCode::Ok;
        guard(response, hostOf(request), framed);
        return std::move(response);
    });
}

QHttpServerResponse WebDoor::handOut(const QString& ticket, const QHttpServerRequest& request) {
    const auto handed = m_visitors.take(ticket, request.remoteAddress().toString());
    if (handed.later) return QHttpServerResponse::StatusCode::TooManyRequests;
    auto response = answer(handed.file, "text/html; charset=utf-8");
    if (handed.file.isEmpty()) return response;
    static_cast<LocalServer*>(m_server)->giveTime(request.remoteAddress());
    return response;
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
        if (!ours) {
            socket->close(QWebSocketProtocol::CloseCodePolicyViolated);
            continue;
        }
        auto* below = server->keep(socket->peerAddress(), socket->peerPort());
        m_visitors.arrived(std::make_unique<WebWire>(std::move(socket), below));
    }
}

} // namespace network
