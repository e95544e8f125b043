#pragma once

#include "app/web/practice.h"
#include "core/puzzle/maker.h"
#include "core/puzzle/progress.h"

namespace web {

// Puzzles of the grade that the progress so far has led to, one after the other.
class Puzzles final : public Practice {
public:
    // `progress`: as it was told last; nothing yet: a beginner's.
    Puzzles(const core::Kind& kind, std::uint64_t seed, const Json* progress);

private:
    bool act(const std::string& what, const Json& said) override;
    void answered() override;
    void seek() override;
    bool seeking() const override { return m_seeking; }
    Json drillJson() const override;
    std::string verdict() const;
    std::string afterthought() const;
    void next();

    core::PuzzleStream m_stream;
    core::Progress m_progress;
    Drill::Time m_patience{60}; // for a match from which puzzles come, which is played in one go
    bool m_seeking = true;
};

} // namespace web
