#include "ui/table/wire/nearby.h"

#include <QByteArrayList>
#include <QDBusConnection>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QSysInfo>

namespace avahi {

namespace {

QString named(const char* interface) {
    return QStringLiteral("org.freedesktop.Avahi.") + QLatin1String(interface);
}

} // namespace

QString service() {
    return QStringLiteral("_kachisuji._tcp");
}

void call(QObject* context, const QString& path, const char* interface, const char* method,
          const QVariantList& arguments, const std::function<void(const QVariantList&)>& then,
          const std::function<void()>& otherwise) {
    auto bus = QDBusConnection::systemBus();
    if (!bus.isConnected()) return;
    auto message = QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.Avahi"), path,
                                                  named(interface), QLatin1String(method));
    message.setAutoStartService(false);
    message.setArguments(arguments);
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(message), context);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, context, [watcher, then, otherwise] {
        watcher->deleteLater();
        if (watcher->isError() ? otherwise != nullptr : then != nullptr)
            watcher->isError() ? otherwise() : then(watcher->reply().arguments());
    });
}

void listen(const char* interface, const char* signal, QObject* receiver, const char* slot) {
    QDBusConnection::systemBus().connect({}, {}, named(interface), QLatin1String(signal), receiver, slot);
}

} // namespace avahi

namespace {

constexpr int mostAttempts = 5, longestName = 40;

// One computer may have several tables.
QString nameOf(int attempt) {
    const auto computer = QSysInfo::machineHostName().left(longestName);
    return attempt == 1 ? computer : QStringLiteral("%1 (%2)").arg(computer).arg(attempt);
}

} // namespace

Announcement::Announcement(int port, QObject* parent) : QObject(parent), m_port(port) {
    avahi::call(this, QStringLiteral("/"), "Server", "EntryGroupNew", {}, [this](const QVariantList& made) {
        m_group = made.value(0).value<QDBusObjectPath>().path();
        if (!m_group.isEmpty()) publish(1);
    });
}

Announcement::~Announcement() {
    if (!m_group.isEmpty()) avahi::call(this, m_group, "EntryGroup", "Free", {});
}

// Under another name where there is one of this already.
void Announcement::publish(int attempt) {
    qDBusRegisterMetaType<QByteArrayList>(); // what more there is to say of it: nothing
    const QVariantList entry{avahi::anyInterface,
                             avahi::anyProtocol,
                             0U,
                             nameOf(attempt),
                             avahi::service(),
                             QString(),
                             QString(),
                             QVariant::fromValue(static_cast<ushort>(m_port)),
                             QVariant::fromValue(QByteArrayList())};
    avahi::call(
        this, m_group, "EntryGroup", "AddService", entry,
        [this](const QVariantList&) { avahi::call(this, m_group, "EntryGroup", "Commit", {}); },
        [this, attempt] {
            if (attempt < mostAttempts) publish(attempt + 1);
        });
}

TablesNearby::TablesNearby(QObject* parent) : QObject(parent) {
    avahi::listen("ServiceBrowser", "ItemNew", this, SLOT(appeared(QDBusMessage)));
    avahi::listen("ServiceBrowser", "ItemRemove", this, SLOT(vanished(QDBusMessage)));
    avahi::call(
        this, QStringLiteral("/"), "Server", "ServiceBrowserNew",
        {avahi::anyInterface, avahi::ipv4, avahi::service(), QString(), 0U},
        [this](const QVariantList& made) { m_browser = made.value(0).value<QDBusObjectPath>().path(); });
}

TablesNearby::~TablesNearby() {
    if (!m_browser.isEmpty()) avahi::call(this, m_browser, "ServiceBrowser", "Free", {});
}

std::vector<TablesNearby::Found> TablesNearby::all() const {
    std::vector<Found> all;
    for (const auto& [name, found] : m_found) all.push_back(found);
    return all;
}

// Interface, protocol, name, type, domain; the address is asked for.
void TablesNearby::appeared(const QDBusMessage& item) {
    const auto told = item.arguments();
    if (told.value(3).toString() != avahi::service()) return;
    auto wanted = told.mid(0, 5);
    wanted << avahi::ipv4 << 0U;
    avahi::call(this, QStringLiteral("/"), "Server", "ResolveService", wanted, [this](const QVariantList& r) {
        const auto name = r.value(2).toString().simplified();
        const JoinAddress address{r.value(7).toString(), {}, r.value(8).toInt()};
        if (r.size() < 9 || !address.local() || m_found.size() >= most) return;
        m_found[name] = {name, address};
        emit changed();
    });
}

void TablesNearby::vanished(const QDBusMessage& item) {
    const auto told = item.arguments();
    if (told.value(3).toString() != avahi::service()) return;
    if (m_found.erase(told.value(2).toString().simplified()) > 0) emit changed();
}
