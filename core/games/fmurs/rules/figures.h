#pragma once

#include "core/figure.h"

namespace core::fmurs::figure {

// The dogs' turns until the field is clear with best play of both.
inline constexpr Figure clears{.key = "clears",
                               .exactly = plural("fmurs", "clear in %n dog turns"),
                               .none = text("fmurs", "the sheep escape for ever"),
                               .atLeast = plural("fmurs", "clear in %n dog turns at the soonest"),
                               .atMost = plural("fmurs", "clear in at most %n dog turns"),
                               .counts = true,
                               .ranks = true};

// The same as it looks, as long as it is not known.
inline constexpr Figure about{.key = "about",
                              .exactly = plural("fmurs", "clear in about %n dog turns"),
                              .none = text("fmurs", "the sheep seem to escape"),
                              .counts = true,
                              .ranks = true,
                              .guessOf = &clears};

// The sheep caught within the turns that are played, where not all are.
inline constexpr Figure caught{
    .key = "caught", .exactly = plural("fmurs", "%n sheep caught in all"), .counts = true};

} // namespace core::fmurs::figure
