#pragma once

#include <QObject>

#include "core/play/hosttalk.h"
#include "ui/network/network.h"
#include "ui/table/wire/joinaddress.h"
#include "ui/table/wire/world.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <memory>

// The connection to another's table. Comes back by itself after a break; whatever is said there that is not
// understood ends it.
class HostLine final : public QObject {
    Q_OBJECT
public:
    HostLine(const JoinAddress& address, std::shared_ptr<World> world, QObject* parent = nullptr);

    void say(const nlohmann::ordered_json& what); // nothing while it is broken
    void startAnew();                             // as after any break
    void close();                                 // for good

signals:
    void opened(); // also after a break
    void heard(const core::hosttalk::News& news);
    void broken();                   // and is tried again
    void failed(const QString& why); // for good: nothing answers at first, or nonsense

private:
    void open();
    void begin();
    void hear(const QString& message);
    void beat();
    void lose();
    void fail(const QString& why);

    JoinAddress m_address;
    std::shared_ptr<World> m_world;
    std::unique_ptr<network::Wire> m_wire;
    enum class State { Opening, Open, Broken } m_state = State::Opening;
    std::chrono::milliseconds m_since{}; // then it began, or the last pulse was, by the world's time
    int m_silent = 0;                    // pulses without an answer
    int m_heard = 0;                     // messages since the last pulse
    int m_tries = 0;                     // since the last time it was open
    bool m_opened = false, m_over = false;
};
