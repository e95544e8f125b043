#pragma once

#include "core/games/bao/look/geometry.h"
#include "core/games/bao/rules/rules.h"

// The colours of the house and the figures that more than one picture draws.
namespace core::bao {

inline constexpr Colour wood = Colour::own(0xD3A876, 0x6B4E30), woodEdge = Colour::own(0xA97B48, 0x4E3720),
                        grain = Colour::own(0xCCA06C, 0x74563A), letterInk = Colour::own(0x4A2E14, 0xE3CBA7),
                        hollow = Colour::own(0x6B4326, 0x3B2817), rim = Colour::own(0xA9713F, 0x8A6238),
                        cream = Colour::own(0xFFF6E4, 0xF3ECDF), darkInk = Colour::own(0x2A1B0F, 0x2A1B0F),
                        dark = Colour::own(0x3A2410, 0x1D140B), yellow = Colour::own(0xF0E442, 0xF0E442),
                        yellowLine = Colour::own(0x665800, 0x665800), none = Colour::of(Colour::Role::None);

inline Shape words(Point centre, Message text, float size, bool bold, Colour colour) {
    return {Shape::Form::Text, {centre}, colour, none, 0, 0, std::move(text), size, bold};
}

// What is drawn of the numbers: the counts of the pits and of the stores.
std::vector<Shape> counts(const Geometry& geometry, const Rules& rules, const Rules::Position& p);

// The pits, which every picture begins with.
std::vector<Token> pits(const Geometry& geometry, const Ring& ring);

// A stone on a seat of a pit or a store; beyond the seats it is not seen.
Token stoneIn(const Geometry& geometry, int slot, int i, int n);
Token stoneInStore(const Geometry& geometry, int player, int i);

} // namespace core::bao
