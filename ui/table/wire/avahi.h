#pragma once

#include <QDBusMessage>
#include <QString>
#include <QVariantList>

#include <functional>

// Avahi, which makes services known in the local network (DNS-SD), over D-Bus. Where it does not run nothing
// is answered, nothing waits, and it is not started.
namespace avahi {

inline constexpr int anyInterface = -1, anyProtocol = -1, ipv4 = 0;
QString service(); // the type of a table: _kachisuji._tcp

// Calls a method of an object of Avahi's; `then` gets what it returned, unless it failed.
void call(QObject* context, const QString& path, const char* interface, const char* method,
          const QVariantList& arguments, const std::function<void(const QVariantList&)>& then = {},
          const std::function<void()>& otherwise = {});
// A slot that takes a QDBusMessage hears a signal of any object.
void listen(const char* interface, const char* signal, QObject* receiver, const char* slot);

} // namespace avahi
