#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <algorithm>
#include <chrono>

// How long the computer takes over a move: long enough to be followed, and no longer than it says.
class Pacing final : public QObject {
    Q_OBJECT
public:
    struct Pace {
        std::chrono::milliseconds least{400};
        std::chrono::milliseconds most{2000};
    };

    explicit Pacing(QObject* parent = nullptr);

    const Pace& pace() const { return m_pace; }
    void setPace(Pace pace) { m_pace = pace; }

    void begin();
    void end();
    bool running() const { return m_begun.isValid(); }
    std::chrono::milliseconds passed() const; // since begin; none: it has ended
    // It is time to move. If not, asks again with due() when it may be. `certain`: nothing more is to be
    // known.
    bool over(bool certain);

signals:
    void due();

private:
    Pace m_pace;
    QElapsedTimer m_begun;
    QTimer m_clock;
};
