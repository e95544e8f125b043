#include "ui/table/joincode.h"

#include <QRandomGenerator>

#include <algorithm>

namespace {

constexpr int freeForAll = 40;     // wrong codes of all devices together before all wait
constexpr int mostAddresses = 500; // remembered

} // namespace

JoinCode::JoinCode(Clock now)
    : m_now(std::move(now)), m_code(QStringLiteral("%1").arg(QRandomGenerator::system()->bounded(1'000'000),
                                                             digits, 10, QLatin1Char('0'))) {}

JoinCode::Answer JoinCode::attempt(const QString& code, const QString& from) {
    if (m_tries.size() > mostAddresses) m_tries.clear();
    auto& tries = m_tries[from];
    if (early(tries) || early(m_all)) return Answer::TooSoon;
    if (QString(code).remove(QLatin1Char(' ')) == m_code) {
        tries = {};
        return Answer::Right;
    }
    wait(tries, 0);
    wait(m_all, freeForAll);
    return Answer::Wrong;
}

void JoinCode::wait(Tries& tries, int free) {
    const int doubled = std::min(++tries.wrong - free - 1, 5);
    if (doubled >= 0) tries.until = m_now().addSecs(std::min(1 << doubled, mostWaiting));
}
