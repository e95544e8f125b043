#pragma once

#include <QObject>

#include "ui/practice/puzzlesource.h"
#include "ui/table/host/classroom.h"

// Puzzles of a game as questions to the class, one after the other, from easy to hard. What is right is told
// when all are asked.
class Quiz final : public QObject {
    Q_OBJECT
public:
    static constexpr int length = 5;

    Quiz(const core::Kind& kind, quint64 seed);

    int asked() const { return m_asked; }
    bool waiting() const { return m_waiting; } // for the next puzzle
    bool last() const { return m_asked == length; }
    void next();

signals:
    // One is to be asked, and what answers it; ready(): it is.
    void asks(const Classroom::Question& question, const std::vector<std::string>& right);
    void ready();
    void exhausted(); // there will be no more

private:
    void ask();

    int m_asked = 0;
    bool m_waiting = false;
    PuzzleSource m_puzzles;
};
