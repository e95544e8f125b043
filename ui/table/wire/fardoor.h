#pragma once

#include <QObject>

#include "core/together/sealedline.h"
#include "core/together/tablelink.h"
#include "ui/together/broker/broker.h"

#include <deque>
#include <map>
#include <memory>
#include <string>

class FarWire;
class Line;
class World;

// Lets devices from elsewhere in while it is open, by way of a broker, that carries only what is sealed: a
// line for each that knows the table from its link. Nothing is connected before or after.
class FarDoor final : public QObject {
    Q_OBJECT
public:
    FarDoor(World& world, core::together::Broker at, core::together::KeyPair table,
            QObject* parent = nullptr);
    ~FarDoor() override;

    // Whether it could be opened; the broker may still not answer.
    bool open();
    const core::together::Broker& broker() const { return m_broker; }
    const core::together::KeyPair& table() const { return m_table; }
    enum class State { Connecting, Open, Troubled };
    State state() const { return m_state; }
    const QString& trouble() const { return m_trouble; } // the latest

signals:
    void arrived(Line* line); // a child of the door
    void changed();           // how it stands with the broker

private:
    friend class FarWire;
    // One that has not said yet what only it can say.
    struct Knocking {
        std::string device;
        core::together::Answer answer;
    };

    void opened();
    void closed();
    void hear(const QByteArray& topic, const QByteArray& bytes);
    void welcome(const std::string& device, const std::string& opening);
    void letIn(Knocking one, const core::together::SealedLine::Heard& first);
    void say(const std::string& device, const std::string& message);

    World& m_world;
    core::together::Broker m_broker;
    core::together::KeyPair m_table;
    std::unique_ptr<core::together::Seal> m_seal = core::together::sodiumSeal();
    core::together::TableTopics m_topics;
    std::deque<Knocking> m_knocking;         // the oldest first
    std::map<std::string, FarWire*> m_wires; // by device
    State m_state = State::Connecting;
    QString m_trouble;
    int m_heard = 0; // messages in this second
    std::unique_ptr<broker::Connection> m_line;
};
