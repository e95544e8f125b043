#pragma once

#include <QDBusMessage>
#include <QObject>
#include <QString>
#include <QVariantList>

#include "ui/table/wire/joinaddress.h"

#include <functional>
#include <map>
#include <vector>

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

// Makes an open table known in the network while it lives, where Avahi runs.
class Announcement final : public QObject {
    Q_OBJECT
public:
    explicit Announcement(int port, QObject* parent = nullptr);
    ~Announcement() override;

private:
    void publish(int attempt);

    int m_port;
    QString m_group; // Avahi's object
};

// The tables that are open in the network, as Avahi finds them; none where it does not run.
class TablesNearby final : public QObject {
    Q_OBJECT
public:
    struct Found {
        QString name; // of its computer
        JoinAddress address;
    };

    explicit TablesNearby(QObject* parent = nullptr);
    ~TablesNearby() override;

    std::vector<Found> all() const;

signals:
    void changed();

private slots:
    void appeared(const QDBusMessage& item);
    void vanished(const QDBusMessage& item);

private:
    static constexpr std::size_t most = 50;

    QString m_browser;                // Avahi's object
    std::map<QString, Found> m_found; // by name: the same table is found on every interface
};
