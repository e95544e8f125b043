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

Library& get() {
    return mosquitto().get();
}

} // namespace broker
