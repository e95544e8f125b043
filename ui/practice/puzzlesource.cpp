#include "ui/practice/puzzlesource.h"

#include "core/puzzle/daily.h"

#include <utility>

PuzzleSource::PuzzleSource(const core::Kind& kind, quint64 seed, std::set<core::Ask> asks, QObject* parent)
    : QObject(parent), m_kind(kind), m_seed(seed), m_asks(std::move(asks)) {
    connect(&m_background, &Background::failed, this, [this](const QString& why) {
        m_busy = false; // until the next is asked for
        emit failed(why);
    });
}

std::optional<core::Puzzle> PuzzleSource::take(int grade) {
    m_grade = grade;
    std::optional<core::Puzzle> taken;
    if (const auto first = m_ready.extract(grade)) taken = first.mapped();
    goOn();
    if (!taken && m_empty.contains(grade)) emit exhausted();
    return taken;
}

void PuzzleSource::rest() {
    m_busy = false;
    m_background.run([this](const std::stop_token&, const Background::Tell&) {
        if (m_stream) m_stream->rest();
    });
}

std::optional<int> PuzzleSource::missing() const {
    for (const int grade : {m_grade, m_grade + 1, m_grade - 1})
        if (grade >= 1 && grade <= core::grades && !m_ready.contains(grade) && !m_empty.contains(grade))
            return grade;
    return {};
}

// One at a time, the one that is wanted most first.
void PuzzleSource::goOn() {
    const auto grade = missing();
    if (!grade || m_busy) return;
    m_background.run([this, grade = *grade](const std::stop_token& stop, const Background::Tell& tell) {
        if (!m_stream) m_stream = std::make_unique<core::PuzzleStream>(m_kind, m_seed, m_asks);
        const auto puzzle = m_stream->next(grade, stop);
        if (!stop.stop_requested()) tell([this, grade, puzzle] { found(grade, puzzle); });
    });
    m_busy = m_background.running(); // not where there was no memory for it
}

void PuzzleSource::found(int grade, std::optional<core::Puzzle> puzzle) {
    if (puzzle)
        m_ready.emplace(grade, *std::move(puzzle));
    else
        m_empty.insert(grade);
    m_busy = false;
    goOn();
    if (grade != m_grade) return;
    if (m_ready.contains(grade))
        emit ready();
    else
        emit exhausted();
}

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
    m_kind = &core::kindOfDay(m_kinds, number);
    m_background.run(
        [this, number, kind = m_kind](const std::stop_token& stop, const Background::Tell& tell) {
            auto puzzle = core::DaySearch(*kind, number).find(stop);
            if (!stop.stop_requested())
                tell([this, puzzle = std::move(puzzle)]() mutable {
                    m_puzzle = std::move(puzzle);
                    if (m_puzzle) emit found();
                });
        });
}
