#pragma once

#include "core/figure.h"

namespace core::bao::figure {

// The smallest leads with which the player on move still wins and still draws. The other wins with whatever
// lead does not draw for oneself: with −L, L being one less than that.
inline extern const Figure leadDraw;
inline constexpr Figure leadWin{.key = "lead.win",
                                .exactly = text("bao", "wins with a lead of %1"),
                                .none = text("bao", "no lead is enough to win"),
                                .scored = true,
                                .seenByOther = &leadDraw,
                                .offset = 1};
inline constexpr Figure leadDraw{.key = "lead.draw",
                                 .exactly = text("bao", "draws with a lead of %1"),
                                 .none = text("bao", "any lead is enough to draw"),
                                 .scored = true,
                                 .seenByOther = &leadWin,
                                 .offset = 1};

// The mover's lead at the end, where it depends on nothing but the lead there is.
inline constexpr Figure margin{.key = "margin",
                               .exactly = text("bao", "final lead %1"),
                               .won = plural("bao", "win by %n"),
                               .lost = plural("bao", "loss by %n"),
                               .wins = plural("bao", "%1 wins by %n"),
                               .counts = true,
                               .isSigned = true,
                               .ranks = true,
                               .seenByOther = &margin};

} // namespace core::bao::figure
