#include "ui/match/pacing.h"

Pacing::Pacing(QObject* parent) : QObject(parent) {
    m_clock.setSingleShot(true);
    connect(&m_clock, &QTimer::timeout, this, &Pacing::due);
}

void Pacing::begin() {
    m_begun.start();
    m_clock.start(m_pace.least);
}

void Pacing::end() {
    m_begun.invalidate();
    m_clock.stop();
}

std::chrono::milliseconds Pacing::passed() const {
    return std::chrono::milliseconds(running() ? m_begun.elapsed() : 0);
}

bool Pacing::over(bool certain) {
    const auto thought = passed();
    const auto needed = certain ? m_pace.least : std::max(m_pace.least, m_pace.most);
    if (thought >= needed) return true;
    m_clock.start((thought < m_pace.least ? m_pace.least : m_pace.most) - thought);
    return false;
}
