#include "ui/table/seats/handout.h"

#include "core/play/untrusted.h"

#include <algorithm>

namespace limits = core::untrusted::table;

void Handout::renew() {
    m_ticket = QStringLiteral("%1%2")
                   .arg(m_world.random(), 16, 16, QLatin1Char('0'))
                   .arg(m_world.random(), 16, 16, QLatin1Char('0'));
}

QString Handout::place() const {
    return m_world.page().isEmpty() ? QString() : QStringLiteral("/take/") + m_ticket;
}

// What was handed out may still be under way, and lie in memory until then.
network::Handed Handout::take(const QString& ticket, const QString& from) {
    if (m_ticket.isEmpty() || ticket != m_ticket) return {};
    const auto now = m_world.now();
    std::erase_if(m_taken, [now](const auto& one) { return now - one.second >= limits::longestTaking; });
    const auto own = std::ranges::count(m_taken, from, [](const auto& one) { return one.first; });
    if (m_taken.size() >= limits::mostPages || static_cast<std::size_t>(own) >= limits::mostPagesOfOne)
        return {.file = {}, .later = true};
    m_taken.emplace_back(from, now);
    return {.file = m_world.page(), .later = false};
}
