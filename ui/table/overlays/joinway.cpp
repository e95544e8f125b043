#include "ui/table/overlays/joinway.h"

#include "ui/look/settings.h"
#include "ui/network/network.h"
#include "ui/table/host/host.h"

namespace joinway {

Way of(Host& host) {
    auto& reception = host.reception();
    const auto own = network::get().ownAddresses();
    const auto hosts = own.isEmpty() ? QStringList{QStringLiteral("localhost")} : own.mid(0, 2);
    const int port = reception.isOpen() ? reception.port() : 0;
    const auto& code = reception.code();
    Way way{{}, code.left(3) + QLatin1Char(' ') + code.mid(3), {}, {}, !own.isEmpty()};
    for (const auto& one : hosts) way.addresses << QStringLiteral("http://%1:%2").arg(one).arg(port);
    way.link = way.addresses.first() + QStringLiteral("/#") + code;
    if (reception.entrance().far() == nullptr) return way;
    way.far = reception.entrance().farLink(settings::page());
    if (!settings::page().isEmpty()) way.link = way.far;
    return way;
}

} // namespace joinway
