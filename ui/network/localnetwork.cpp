#include "ui/network/localnetwork.h"

#include <QNetworkInterface>

#include <algorithm>
#include <array>

namespace localnetwork {

namespace {

// RFC 1918, 3927, 4193 and 4291; what an IPv4 peer is called on a socket for both is unwrapped first.
QHostAddress unwrapped(const QHostAddress& address) {
    bool four = false;
    const auto v4 = address.toIPv4Address(&four);
    return four ? QHostAddress(v4) : address;
}

bool wired(const QNetworkInterface& one) {
    return one.type() == QNetworkInterface::Ethernet;
}

} // namespace

bool isLocal(const QHostAddress& address) {
    static const std::array networks{QHostAddress::parseSubnet(QStringLiteral("10.0.0.0/8")),
                                     QHostAddress::parseSubnet(QStringLiteral("172.16.0.0/12")),
                                     QHostAddress::parseSubnet(QStringLiteral("192.168.0.0/16")),
                                     QHostAddress::parseSubnet(QStringLiteral("169.254.0.0/16")),
                                     QHostAddress::parseSubnet(QStringLiteral("fc00::/7")),
                                     QHostAddress::parseSubnet(QStringLiteral("fe80::/10"))};
    auto plain = unwrapped(address);
    plain.setScopeId({});
    return plain.isLoopback() ||
           std::ranges::any_of(networks, [&](const auto& network) { return plain.isInSubnet(network); });
}

bool isLocalName(const QString& host) {
    QHostAddress address;
    if (address.setAddress(host)) return isLocal(address);
    return host == QLatin1String("localhost") || host.endsWith(QLatin1String(".local"));
}

QStringList ownAddresses() {
    auto interfaces = QNetworkInterface::allInterfaces();
    std::ranges::stable_sort(interfaces, [](const auto& a, const auto& b) { return wired(a) > wired(b); });
    QStringList found;
    for (const auto& one : interfaces) {
        const auto flags = one.flags();
        if (!flags.testFlag(QNetworkInterface::IsRunning) || flags.testFlag(QNetworkInterface::IsLoopBack))
            continue;
        for (const auto& entry : one.addressEntries())
            if (const auto ip = entry.ip(); ip.protocol() == QAbstractSocket::IPv4Protocol && isLocal(ip))
                found << ip.toString();
    }
    return found;
}

} // namespace localnetwork
