#pragma once

#include <QHostAddress>
#include <QStringList>

// What a table is open to: the same computer, and those in the same network.
namespace localnetwork {

// Loopback, private or link-local.
bool isLocal(const QHostAddress& address);
// The host of an address line, as a browser says it, can only mean this network: a local address or a name
// that no public server has. Else a page from elsewhere could have itself taken for ours (DNS rebinding).
bool isLocalName(const QString& host);
// Where others in the network find this computer, the likeliest first; none: it is in no network.
QStringList ownAddresses();

} // namespace localnetwork
