#include "ui/table/wire/tablesnearby.h"

#include <QDBusObjectPath>

#include "ui/table/wire/avahi.h"

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
