#pragma once

#include "app/web/practice/practice.h"

namespace web {

// How to play, step by step.
class Guide final : public Practice {
public:
    explicit Guide(const core::Kind& kind);

    core::Assignment task() const override { return {.kind = &kind()}; }
    core::Headway headway() const override;

private:
    bool act(const std::string& what, const Json& said) override;
    Json drillJson() const override;

    std::size_t m_step = 0;
};

} // namespace web
