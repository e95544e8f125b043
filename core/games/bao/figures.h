#pragma once

#include "core/figure.h"

namespace core::bao::figure {

// The smallest leads with which the player on move still wins and still draws. The other wins with whatever
// lead does not draw for oneself: with −L, L being one less than that.
struct Leads {
    Figure win, draw;
};
inline constexpr Leads leads{.win = {.key = "lead.win",
                                     .exactly = text("bao", "wins with a lead of %1"),
                                     .none = text("bao", "wins with no lead"),
                                     .scored = true,
                                     .seenByOther = &leads.draw,
                                     .offset = 1},
                             .draw = {.key = "lead.draw",
                                      .exactly = text("bao", "draws with a lead of %1"),
                                      .none = text("bao", "draws with any lead"),
                                      .scored = true,
                                      .seenByOther = &leads.win,
                                      .offset = 1}};
inline constexpr const Figure &leadWin = leads.win, &leadDraw = leads.draw;

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
