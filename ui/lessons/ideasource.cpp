#include "ui/lessons/ideasource.h"

#include <QRandomGenerator>

#include <utility>

IdeaSource::IdeaSource(QObject* parent) : QObject(parent) {
    connect(&m_background, &Background::failed, this, [this] {
        m_seeking = false;
        emit exhausted();
    });
}

void IdeaSource::begin(const core::Kind& kind, const core::Lesson& lesson) {
    m_stream = std::make_shared<core::IdeaStream>(kind, lesson, QRandomGenerator::global()->generate64());
    m_ready.reset();
    m_asked = false;
    seek();
}

std::optional<core::Puzzle> IdeaSource::take() {
    auto taken = std::exchange(m_ready, {});
    m_asked = !taken;
    if (m_stream && !m_seeking) seek();
    return taken;
}

void IdeaSource::seek() {
    m_seeking = true;
    m_background.run([this, stream = m_stream](const std::stop_token& stop, const Background::Tell& tell) {
        auto puzzle = stream->next(stop);
        if (!stop.stop_requested()) tell([this, puzzle] { found(puzzle); });
    });
}

void IdeaSource::found(std::optional<core::Puzzle> puzzle) {
    m_ready = std::move(puzzle);
    m_seeking = false;
    if (!std::exchange(m_asked, false)) return;
    if (m_ready)
        emit ready();
    else
        emit exhausted();
}
