#include "ui/network/plugin.h"

#include "ui/network/localnetwork.h"
#include "ui/network/webdoor.h"
#include "ui/network/webwire.h"

namespace network {

std::unique_ptr<Door> Plugin::openDoor(quint16 port, Visitors visitors) {
    auto door = std::make_unique<WebDoor>(std::move(visitors));
    if (!door->open(port) && !door->open(0)) return nullptr;
    return door;
}

std::unique_ptr<Wire> Plugin::wire(const QString& origin) {
    return std::make_unique<WebWire>(std::make_unique<QWebSocket>(origin));
}

bool Plugin::isLocalName(const QString& host) const {
    return localnetwork::isLocalName(host);
}

QStringList Plugin::ownAddresses() const {
    return localnetwork::ownAddresses();
}

} // namespace network
