#pragma once

#include <QObject>
#include <QTimer>

#include "core/play/tabletalk.h"
#include "ui/network/network.h"

#include <nlohmann/json.hpp>

#include <memory>

// The connection to a device. Whoever talks too much, too long or nonsense is told so and cut off; nobody
// who does not answer is waited for.
class Line final : public QObject {
    Q_OBJECT
public:
    explicit Line(std::unique_ptr<network::Wire> wire, QObject* parent = nullptr);

    void send(const std::string& message); // JSON
    void send(const nlohmann::ordered_json& message) { send(message.dump()); }
    // With last words.
    void hangUp(const QString& why);
    void drop(); // without any: it may come back
    QString from() const { return m_wire->peer(); }

signals:
    void said(const core::tabletalk::Said& what);
    void closed(); // once, and never while something is sent: whoever sends to many goes on with the others

private:
    void hear(const QString& message);

    std::unique_ptr<network::Wire> m_wire;
    QTimer m_pulse;
    int m_heard = 0;  // messages since the last pulse
    int m_silent = 0; // pulses without an answer
    bool m_over = false;
};

Q_DECLARE_METATYPE(core::tabletalk::Said)
