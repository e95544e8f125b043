#pragma once

#include "app/web/common/studies.h"
#include "core/picture/page.h"
#include "core/puzzle/daily.h"

#include <chrono>
#include <optional>
#include <vector>

namespace web {

// What the page begins with: every game, the lesson that comes next and the puzzle of the day, which is
// sought for as long as this is what is seen (core/shelf/cards.h).
class FirstScreen {
public:
    using Json = core::page::Json;
    using Time = Studies::Time;

    // {"day": number, "lessons": {game: what is kept of them}}; without a day, as in the frame of a seat,
    // there is no puzzle.
    std::vector<Json> show(const Json& said);
    void leave() { m_seen = false; }
    std::vector<Json> work();
    std::optional<Time> idle() const;
    bool seeks() const { return m_seen && m_search && !m_puzzle; }
    // Of the day; nothing: it is not found yet.
    const std::optional<core::Puzzle>& puzzle() const { return m_puzzle; }
    const core::Kind* kindOfDay() const { return m_kind; }

private:
    using Clock = std::chrono::steady_clock;
    void begin(std::uint64_t day);
    Json todayJson() const;

    bool m_seen = false;
    const core::Kind* m_kind = nullptr;
    std::uint64_t m_day = 0;
    std::optional<core::DaySearch> m_search; // as long as it may bring something
    std::optional<core::Puzzle> m_puzzle;
    Patience m_patience;
    Clock::time_point m_begun;
};

} // namespace web
