#include "ui/table/wire/joinaddress.h"

#include "ui/network/network.h"
#include "ui/table/wire/door.h"

#include <QUrl>

std::optional<JoinAddress> JoinAddress::read(const QString& typed) {
    auto line = typed.trimmed();
    if (!line.contains(QLatin1String("://"))) line.prepend(QLatin1String("http://"));
    const QUrl url(line, QUrl::StrictMode);
    if (!url.isValid() || url.scheme() != QLatin1String("http") || url.host().isEmpty()) return {};
    return JoinAddress{url.host(), url.fragment(), url.port(Door::usualPort)};
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
