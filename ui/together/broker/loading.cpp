#include <QCoreApplication>

#include "ui/network/ondemand.h"
#include "ui/together/broker/broker.h"

namespace broker {

namespace {

OnDemand<Library>& mosquitto() {
    static OnDemand<Library> broker(QStringLiteral("broker"));
    return broker;
}

} // namespace

QString trouble() {
    return mosquitto().trouble();
}

QString cannotBeLoaded() {
    return QCoreApplication::translate("Broker", "A part that this needs cannot be loaded: %1")
        .arg(trouble());
}

QString doesNotAnswer(const QString& why) {
    return QCoreApplication::translate("Broker", "The broker does not answer: %1").arg(why);
}

Library& get() {
    return mosquitto().get();
}

} // namespace broker
