#include <QObject>

#include "ui/network/localnetwork.h"
#include "ui/network/webdoor.h"
#include "ui/network/webwire.h"

namespace network {

// The way into this library.
class Plugin final : public QObject, public Network {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "alt.kachisuji.Network")
    Q_INTERFACES(network::Network)
public:
    std::unique_ptr<Door> openDoor(quint16 port, Visitors visitors) override {
        auto door = std::make_unique<WebDoor>(std::move(visitors));
        if (!door->open(port) && !door->open(0)) return nullptr;
        return door;
    }
    std::unique_ptr<Wire> wire(const QString& origin) override {
        return std::make_unique<WebWire>(std::make_unique<QWebSocket>(origin));
    }
    bool isLocalName(const QString& host) const override { return localnetwork::isLocalName(host); }
    QStringList ownAddresses() const override { return localnetwork::ownAddresses(); }
};

} // namespace network

#include "plugin.moc"
