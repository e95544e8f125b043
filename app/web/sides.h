#pragma once

#include "app/web/practice.h"
#include "core/puzzle/progress.h"
#include "core/puzzle/sides.h"

namespace web {

// Boards on which one says first whether to begin or to follow, and then wins: one after the other, and
// longer ones with success.
class Sides : public Practice {
public:
    // `progress`: as it was told last; nothing yet: a beginner's.
    Sides(const core::Kind& kind, std::uint64_t seed, const Json* progress);

    core::Assignment task() const override;
    core::Headway headway() const override;

protected:
    bool act(const std::string& what, const Json& said) override;

private:
    void answered() override;
    void seek() override;
    bool seeking() const override { return m_seeking; }
    Json drillJson() const override;
    int longest() const; // plies to the end
    void verdict(Json& json) const;

    core::SideStream m_stream;
    core::Progress m_progress;
    std::optional<core::SideStream::Board> m_board;
    Patience m_patience;
    bool m_seeking = true;
};

} // namespace web
