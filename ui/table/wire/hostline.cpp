#include "ui/table/wire/hostline.h"

#include "core/play/untrusted.h"
#include "ui/look/language.h"
#include "ui/table/wire/farcall.h"

#include <QUrl>

#include <algorithm>
#include <chrono>

namespace limits = core::untrusted::table;

namespace {

using namespace std::chrono_literals;

constexpr auto patience = 6s;
constexpr auto firstRetry = 500ms, longestRetry = 8000ms;

std::unique_ptr<network::Wire> wireTo(const JoinAddress& address, World& world) {
    if (address.far) return std::make_unique<FarCall>(world, *address.far);
    return world.network().wire(QStringLiteral("http://") + address.text());
}

QUrl urlOf(const JoinAddress& address) {
    QUrl url;
    url.setScheme(QStringLiteral("ws"));
    url.setHost(address.host);
    url.setPort(address.port);
    url.setPath(QStringLiteral("/line"));
    return url;
}

} // namespace

HostLine::HostLine(const JoinAddress& address, std::shared_ptr<World> world, QObject* parent)
    : QObject(parent), m_address(address), m_world(std::move(world)), m_wire(wireTo(address, *m_world)) {
    m_wire->listen({.opened = [this] { begin(); },
                    .closed = [this] { lose(); },
                    .answered = [this] { m_silent = 0; },
                    .heard = [this](const QString& message) { hear(message); }},
                   {.longest = core::hosttalk::longest,
                    .mostHeard = limits::mostHeardOfHost,
                    .mostUnsent = limits::mostUnsent});
    connect(m_world.get(), &World::beat, this, &HostLine::beat);
    open();
}

void HostLine::beat() {
    if (m_over) return;
    const auto since = m_world->now() - m_since;
    if (m_state == State::Opening && since >= patience) return m_wire->abort();
    if (m_state != State::Open || since < limits::pulse) return;
    m_since = m_world->now();
    m_heard = 0;
    if (++m_silent > limits::mostPulsesSilent) return m_wire->abort();
    m_wire->ping();
}

// Also where it was on its way to being lost, and memory was short.
void HostLine::startAnew() {
    if (m_state == State::Broken) return open();
    m_wire->abort();
}

void HostLine::begin() {
    m_state = State::Open;
    m_since = m_world->now();
    m_opened = true;
    m_silent = m_tries = m_heard = 0;
    emit opened();
}

void HostLine::open() {
    if (m_over || m_state == State::Open) return;
    m_state = State::Opening;
    m_since = m_world->now();
    m_wire->open(urlOf(m_address));
}

void HostLine::say(const nlohmann::ordered_json& what) {
    if (!m_over) m_wire->send(QString::fromStdString(what.dump()));
}

void HostLine::close() {
    m_over = true;
    m_wire->close();
}

void HostLine::hear(const QString& message) {
    if (m_over) return;
    if (++m_heard > limits::mostMessagesOfHost)
        return fail(tr("The table says more than anybody can follow: the connection was cut."));
    core::hosttalk::News news;
    try {
        news = core::hosttalk::read(message.toStdString());
    } catch (const core::InputError& e) {
        return fail(
            tr("The table says something that this program does not know; perhaps it is another version. %1")
                .arg(language::spoken(e.message())));
    }
    emit heard(news);
}

// Also where a connection was not made.
void HostLine::lose() {
    if (m_over) return;
    m_state = State::Broken;
    if (!m_opened) {
        const auto why = m_wire->trouble();
        return fail(why.isEmpty() ? tr("No table answers at %1.").arg(m_address.text()) : why);
    }
    if (m_tries == 0) emit broken();
    const auto wait =
        std::min<std::chrono::milliseconds>(firstRetry * (1 << std::min(m_tries++, 10)), longestRetry);
    m_world->after(wait, this, [this] {
        if (m_state == State::Broken) open();
    });
}

void HostLine::fail(const QString& why) {
    close();
    emit failed(why);
}
