#include "ui/practice/dailypuzzle.h"

DailyPuzzle::DailyPuzzle(const std::vector<const core::Kind*>& kinds, QObject* parent)
    : QObject(parent), m_kinds(kinds), m_kind(kinds.front()) {}

void DailyPuzzle::seek(QDate day) {
    if (m_day == day) {
        if (m_puzzle) emit found();
        return;
    }
    m_day = day;
    m_puzzle.reset();
    const auto number = static_cast<std::uint64_t>(day.toJulianDay());
    m_kind = m_kinds[number % m_kinds.size()];
    m_background.run(
        [this, number, kind = m_kind](const std::stop_token& stop, const Background::Tell& tell) {
            constexpr int grade = 2;
            auto puzzle = core::PuzzleStream(*kind, number).next(grade, stop);
            if (!stop.stop_requested())
                tell([this, puzzle = std::move(puzzle)]() mutable {
                    m_puzzle = std::move(puzzle);
                    if (m_puzzle) emit found();
                });
        });
}
