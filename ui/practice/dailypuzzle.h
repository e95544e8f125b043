#pragma once

#include <QDate>
#include <QObject>

#include "core/puzzle/maker.h"
#include "ui/match/background.h"

// The puzzle of a day, the same for everybody: of one game after the other, and not too hard. Sought once a
// day, on a thread of its own.
class DailyPuzzle final : public QObject {
    Q_OBJECT
public:
    explicit DailyPuzzle(const std::vector<const core::Kind*>& kinds, QObject* parent = nullptr);

    const core::Kind& kind() const { return *m_kind; } // of the day asked for last
    void seek(QDate day); // tells found() once it is there, also if it was before
    const std::optional<core::Puzzle>& puzzle() const { return m_puzzle; }

signals:
    void found();

private:
    std::vector<const core::Kind*> m_kinds;
    const core::Kind* m_kind;
    QDate m_day; // of the puzzle, or of what is sought
    std::optional<core::Puzzle> m_puzzle;
    Background m_background; // last, so that its thread ends before what it uses
};
