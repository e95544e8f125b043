#include "ui/table/wire/joinaddress.h"

#include "core/options.h"
#include "ui/network/network.h"
#include "ui/table/wire/door.h"

#include <QUrl>

namespace {

std::optional<JoinAddress> fromAfar(const QString& link) try {
    auto far = core::together::TableLink::read(link.toStdString());
    return JoinAddress{QString::fromStdString(far.broker.host), QString::fromStdString(far.code),
                       far.broker.port, far};
} catch (const core::InputError&) {
    return {};
}

} // namespace

std::optional<JoinAddress> JoinAddress::read(const QString& typed) {
    if (core::together::TableLink::isOne(typed.toStdString())) return fromAfar(typed.trimmed());
    auto line = typed.trimmed();
    if (!line.contains(QLatin1String("://"))) line.prepend(QLatin1String("http://"));
    const QUrl url(line, QUrl::StrictMode);
    if (!url.isValid() || url.scheme() != QLatin1String("http") || url.host().isEmpty()) return {};
    JoinAddress address{url.host(), url.fragment(), url.port(Door::usualPort)};
    // What cannot be written again as it was read is none: a zone of IPv6 may hold anything, decoded.
    const QUrl written(QStringLiteral("http://") + address.text(), QUrl::StrictMode);
    if (!written.isValid() || written.host() != address.host) return {};
    return address;
}

bool JoinAddress::local() const {
    return network::get().isLocalName(host);
}

QString JoinAddress::text() const {
    QUrl url;
    url.setHost(host);
    url.setPort(port);
    return url.authority();
}
