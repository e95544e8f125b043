#include "ui/network/network.h"
#include "ui/network/ondemand.h"

namespace network {

namespace {

OnDemand<Network>& library() {
    static OnDemand<Network> network(QStringLiteral("network"));
    return network;
}

} // namespace

QString trouble() {
    return library().trouble();
}

Network& get() {
    return library().get();
}

} // namespace network
