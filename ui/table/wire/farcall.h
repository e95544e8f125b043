#pragma once

#include "core/together/tablelink.h"
#include "ui/table/wire/sealedwire.h"
#include "ui/together/broker/broker.h"

#include <memory>
#include <optional>

class World;

// The wire to the host of a table elsewhere, whose link one has: by way of its broker, with other keys each
// time it is opened.
class FarCall final : public SealedWire {
public:
    FarCall(World& world, core::together::TableLink link);
    ~FarCall() override;

    void open(const QUrl& url) override; // the link leads there, whatever that is
    void abort() override;
    QString peer() const override { return QString::fromStdString(m_link.broker.text()); }
    QString trouble() const override { return m_trouble; }

private:
    void put(const std::string& message) override;
    void hangUp() override;
    void hear(const std::string& topic, const std::string& message);

    World& m_world;
    core::together::TableLink m_link;
    std::unique_ptr<core::together::Seal> m_seal = core::together::sodiumSeal();
    core::together::TableTopics m_topics;
    std::optional<core::together::Knock> m_knock; // while it is open, or one waits for it
    std::shared_ptr<int>
        m_open;        // as long as it is, or one waits for it: what the connection says later is too late
    QString m_trouble; // with the way to the broker
    std::unique_ptr<broker::Connection> m_connection;
};
