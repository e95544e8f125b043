#include "ui/table/seats/joincode.h"

#include "core/play/untrusted.h"

#include <algorithm>

namespace limits = core::untrusted::table;

namespace {

std::size_t isElsewhere(const QString& from) {
    return from.contains(u'/') ? 1 : 0;
}

} // namespace

JoinCode JoinCode::drawn(quint64 lot) {
    return JoinCode(QStringLiteral("%1").arg(lot % 1'000'000, digits, 10, QLatin1Char('0')));
}

bool JoinCode::isCode(const QString& text) {
    return text.size() == digits && std::ranges::all_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

JoinCode::Answer JoinCode::attempt(const QString& code, const QString& from, Time now) {
    forget(now);
    const auto known = m_tries.find(from);
    const bool stranger = known == m_tries.end();
    if (stranger ? m_slips.at(isElsewhere(from)).number >= limits::mostSlips : known->second.until > now)
        return Answer::TooSoon;
    auto& tries = m_tries[from];
    if (QString(code).remove(QLatin1Char(' ')) == m_code) {
        tries = {.letIn = true, .last = now};
        if (isElsewhere(from) > 0) m_tries.erase(from); // nobody comes from there a second time
        return Answer::Right;
    }
    if (stranger) ++m_slips.at(isElsewhere(from)).number;
    ++tries.wrong;
    tries.last = now;
    tries.until = now + std::min(limits::seconds(1 << std::min(tries.wrong - 1, 10)), limits::longestWait);
    return Answer::Wrong;
}

int JoinCode::wait(const QString& from, Time now) const {
    const auto known = m_tries.find(from);
    const auto& slips = m_slips.at(isElsewhere(from));
    const auto until = known == m_tries.end()
                           ? slips.number < limits::mostSlips ? now : slips.since + limits::everySlip
                           : known->second.until;
    return static_cast<int>(std::chrono::ceil<limits::seconds>(std::max(until - now, Time(0))).count());
}

int JoinCode::wrong(Time now) const {
    int all = 0;
    for (const auto& [address, tries] : m_tries)
        if (now - tries.last < limits::slipsForgotten) all += tries.wrong;
    return all;
}

void JoinCode::forget(Time now) {
    for (auto& slips : m_slips) {
        const auto gone = static_cast<std::size_t>((now - slips.since) / limits::everySlip);
        slips.number -= std::min(slips.number, gone);
        slips.since += gone * Time(limits::everySlip);
    }
    std::erase_if(m_tries, [now](const auto& one) {
        const auto& tries = one.second;
        return now - tries.last > (tries.letIn ? JoinCode::Time(limits::tableKept) : limits::slipsForgotten);
    });
}
