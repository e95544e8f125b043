#include "app/web/attended.h"

#include "core/play/words.h"

#include <algorithm>

namespace web {

void Attended::begin(const core::Assignment& task, std::string_view kept, const core::Match& match) {
    m_task = task;
    m_seen = looksThrough() ? std::clamp(core::wholeNumber(kept).value_or(0), 0, match.plies()) : 0;
}

// One after the other: what is jumped over has not been looked at.
void Attended::see(int ply) {
    if (ply == m_seen + 1) m_seen = ply;
}

std::optional<Attended::Did> Attended::did(const Table& table) const {
    const auto& seats = table.seats();
    const auto& match = table.match();
    if (looksThrough())
        return Did{*m_task,
                   {.at = m_seen,
                    .of = match.plies(),
                    .done = m_seen == match.plies(),
                    .kept = std::to_string(m_seen)}};
    for (const auto person : {core::Player::First, core::Player::Second}) {
        const auto& other = seats[static_cast<std::size_t>(core::other(person))];
        if (seats[static_cast<std::size_t>(person)].computer || !other.computer) continue;
        const auto ending = match.ending();
        const bool won = ending && ending->winner == person;
        return Did{m_task ? *m_task : core::matchAgainst(*other.computer, match.game(), match.start()),
                   {.at = ending ? 1 : 0, .slips = ending && !won ? 1 : 0, .done = ending.has_value()}};
    }
    return {};
}

} // namespace web
