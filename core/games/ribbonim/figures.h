#pragma once

#include "core/figure.h"

namespace core::ribbonim::figure {

// The number of plies to the end of the whole field.
inline constexpr Figure level{.key = "level", .exactly = text("ribbonim", "level T%1")};

} // namespace core::ribbonim::figure
