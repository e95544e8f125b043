#pragma once

#include <QDate>
#include <QObject>

#include "core/puzzle/maker.h"
#include "ui/match/background.h"

#include <map>
#include <set>

// Makes puzzles of a game on a thread of its own, and has the next ones ready while one is being solved: of
// the grade taken last, and of those it can become. Which they are follows from the seed.
class PuzzleSource final : public QObject {
    Q_OBJECT
public:
    // `asks`: the questions wanted; none: any.
    PuzzleSource(const core::Kind& kind, quint64 seed, std::set<core::Ask> asks = {},
                 QObject* parent = nullptr);

    // The next of a grade; nothing: it is not ready yet, and ready() tells when it is.
    std::optional<core::Puzzle> take(int grade);
    // Nothing is sought until the next is taken, and the solvers' tables go.
    void rest();

signals:
    void ready();
    void exhausted(); // there is no more of the grade taken last
    void failed(const QString& why);

private:
    void goOn();
    std::optional<int> missing() const;
    void found(int grade, std::optional<core::Puzzle> puzzle);

    const core::Kind& m_kind;
    quint64 m_seed;
    std::set<core::Ask> m_asks;
    int m_grade = 1;
    bool m_busy = false;
    std::map<int, core::Puzzle> m_ready;
    std::set<int> m_empty;                        // grades of which there is no more
    std::unique_ptr<core::PuzzleStream> m_stream; // the worker's own
    Background m_background;                      // last, so that its thread ends before what it uses
};

// The puzzle of a day (core/puzzle/daily.h), sought once a day, on a thread of its own.
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
