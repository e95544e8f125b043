#pragma once

#include <QObject>

#include "core/puzzle/idea.h"
#include "ui/match/background.h"

#include <optional>

// Finds puzzles about what a lesson puts right (core/puzzle/idea.h) on a thread of its own, and has the next
// one ready.
class IdeaSource final : public QObject {
    Q_OBJECT
public:
    explicit IdeaSource(QObject* parent = nullptr);

    // What was looked for before is forgotten.
    void begin(const core::Kind& kind, const core::Lesson& lesson);
    // Nothing: there is none yet, and ready() tells when there is.
    std::optional<core::Puzzle> take();

signals:
    void ready();
    void exhausted();

private:
    void seek();
    void found(std::optional<core::Puzzle> puzzle);

    std::shared_ptr<core::IdeaStream> m_stream; // the worker's, while it is at it
    std::optional<core::Puzzle> m_ready;
    bool m_seeking = false; // until what was found has been told; the background runs a moment longer
    bool m_asked = false;
    Background m_background; // last, so that its thread ends before what it uses
};
