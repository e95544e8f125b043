#pragma once

#include <QObject>

#include "ui/together/broker/broker.h"

namespace broker {

// The way into this library.
class Plugin final : public QObject, public Library {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "alt.kachisuji.Broker")
    Q_INTERFACES(broker::Library)
public:
    std::unique_ptr<Connection> connect(const Where& where, Connection::Ears ears) override;
};

} // namespace broker
