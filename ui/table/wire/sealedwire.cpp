#include "ui/table/wire/sealedwire.h"

#include <utility>

using What = core::together::SealedLine::What;

void SealedWire::listen(Ears ears, const Limits& limits) {
    m_ears = std::move(ears);
    m_limits = limits;
}

void SealedWire::send(const QString& text) {
    if (!m_line) return;
    if (m_unanswered <= m_limits.mostUnsent)
        for (const auto& part : m_line->text(text.toStdString())) say(part);
    else // later: who says much to many goes on with the others
        QMetaObject::invokeMethod(
            &m_here, [this] { abort(); }, Qt::QueuedConnection);
}

void SealedWire::ping() {
    m_heard = 0;
    m_beforePing = m_unanswered;
    if (m_line) say(m_line->sign(What::Ping));
}

void SealedWire::close() {
    if (m_line) say(m_line->sign(What::Over));
    end();
}

void SealedWire::abort() {
    close();
    if (m_ears.closed) m_ears.closed();
}

void SealedWire::lose() {
    end();
    if (m_ears.closed) m_ears.closed();
}

void SealedWire::end() {
    m_line.reset();
    m_unanswered = m_beforePing = 0;
    hangUp();
}

void SealedWire::say(const std::string& message) {
    m_unanswered += static_cast<qint64>(message.size());
    put(message);
}

void SealedWire::hear(const std::string& message) {
    m_heard += message.size();
    if (m_heard > m_limits.mostHeard) return abort();
    if (m_line) take(m_line->hear(message));
}

void SealedWire::take(const Line::Heard& heard) {
    if (!m_line) return;
    switch (heard.what) {
    case What::Nothing:
    case What::Part:
        return;
    case What::Text:
        return m_ears.heard(QString::fromStdString(heard.text));
    case What::Ping:
        return say(m_line->sign(What::Pong));
    case What::Pong: // it has all that was said before the ping
        m_unanswered -= std::exchange(m_beforePing, 0);
        return m_ears.answered();
    case What::Over:
        return lose();
    case What::Broken:
        return abort();
    }
}
