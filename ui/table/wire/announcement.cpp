#include "ui/table/wire/announcement.h"

#include <QByteArrayList>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QSysInfo>

#include "ui/table/wire/avahi.h"

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
