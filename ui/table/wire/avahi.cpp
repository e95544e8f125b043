#include "ui/table/wire/avahi.h"

#include <QDBusConnection>
#include <QDBusPendingCallWatcher>

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
