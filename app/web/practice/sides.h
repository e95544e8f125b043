#pragma once

#include "app/web/practice/series.h"
#include "core/puzzle/sides.h"

namespace web {

// Boards on which one says first whether to begin or to follow, and then wins: one after the other, and
// longer ones with success.
class Sides : public Series {
public:
    // `progress`: as it was told last; nothing yet: a beginner's.
    Sides(const core::Kind& kind, std::uint64_t seed, const Json* progress);

protected:
    bool act(const std::string& what, const Json& said) override;

private:
    std::optional<Drill> sought(const core::StopToken& stop) override;
    std::optional<Drill> instead() override;
    core::Message question() const override;
    core::Message praise() const override;
    std::string afterthought() const override;
    void addChoices(Json& json) const override;
    std::optional<Drill> taken(const std::optional<core::SideStream::Board>& board);

    core::SideStream m_stream;
    core::Outcome m_outcome{}; // of the board that is asked
};

} // namespace web
