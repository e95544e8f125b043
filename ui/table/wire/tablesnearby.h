#pragma once

#include <QDBusMessage>
#include <QObject>

#include <map>
#include <vector>

#include "ui/table/wire/joinaddress.h"

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
