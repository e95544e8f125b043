#pragma once

// The lowest room of the table: connections, what announces and finds them, and World, the clock and dice
// a test may bring along.

#include <QObject>

#include "core/play/tabletalk.h"
#include "ui/network/network.h"
#include "ui/table/wire/world.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <memory>

// The connection to a device. Whoever talks too much, too long or nonsense is told so and cut off; nobody
// who does not answer is waited for.
class Line final : public QObject {
    Q_OBJECT
public:
    Line(std::unique_ptr<network::Wire> wire, const World& world, QObject* parent = nullptr);

    void send(const std::string& message); // JSON
    void send(const nlohmann::ordered_json& message) { send(message.dump()); }
    // With last words; `again`: it may come again by itself.
    void hangUp(const QString& why, bool again = false);
    void drop(); // without a word
    QString from() const { return m_wire->peer(); }
    // Since it was opened.
    std::chrono::milliseconds age() const;

signals:
    void said(const core::tabletalk::Said& what);
    void closed(); // once, and never while something is sent: whoever sends to many goes on with the others

private:
    void hear(const QString& message);
    void pulse();

    std::unique_ptr<network::Wire> m_wire;
    const World& m_world;
    std::chrono::milliseconds m_begun, m_pulsed; // by the world's time
    int m_heard = 0;                             // messages since the last pulse
    int m_silent = 0;                            // pulses without an answer
    bool m_over = false;
};

Q_DECLARE_METATYPE(core::tabletalk::Said)
