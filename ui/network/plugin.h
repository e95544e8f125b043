#pragma once

#include <QObject>

#include "ui/network/network.h"

namespace network {

// The way into this library.
class Plugin final : public QObject, public Network {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "alt.kachisuji.Network")
    Q_INTERFACES(network::Network)
public:
    std::unique_ptr<Door> openDoor(quint16 port, Visitors visitors) override;
    std::unique_ptr<Wire> wire(const QString& origin) override;
    bool isLocalName(const QString& host) const override;
    QStringList ownAddresses() const override;
};

} // namespace network
