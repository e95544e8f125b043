#pragma once

#include <QObject>

#include "core/together/sealedline.h"
#include "ui/network/network.h"

#include <optional>
#include <string>

// A wire whose texts go sealed, by whatever carries bytes. Pings, and what breaks it, are as on any other.
class SealedWire : public network::Wire {
public:
    void listen(Ears ears, const Limits& limits) override;
    void send(const QString& text) override;
    void ping() override;
    void close() override;
    void abort() override;

protected:
    using Line = core::together::SealedLine;

    void begin(Line line) { m_line = std::move(line); }
    bool isOpen() const { return m_line.has_value(); }
    void hear(const std::string& message);
    void take(const Line::Heard& heard);
    void lose(); // without a word: there is nobody to hear it
    const Ears& ears() const { return m_ears; }

private:
    virtual void put(const std::string& message) = 0;
    virtual void hangUp() = 0; // nothing is put any more

    void say(const std::string& message);
    void end();

    std::optional<Line> m_line;
    Ears m_ears;
    Limits m_limits{};
    quint64 m_heard = 0; // bytes since the last ping
    qint64 m_unanswered = 0,
           m_beforePing = 0; // bytes said, as far as the other end has not said that it has them
    QObject m_here;
};
