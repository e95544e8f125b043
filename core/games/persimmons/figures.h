#pragma once

#include "core/figure.h"

namespace core::persimmons::figure {

inline constexpr Figure grundy{.key = "grundy",
                               .exactly = text("persimmons", "Grundy number %1"),
                               .column = text("persimmons", "Grundy number"),
                               .mex = true};

} // namespace core::persimmons::figure
