#pragma once

#include "core/board.h"

// The colours of the house and a few figures drawn in more than one place.
namespace core::persimmons {

inline constexpr Colour wall = Colour::own(0xF3EADB, 0x302B25), wallShade = Colour::own(0xDFD6C8, 0x26221D),
                        wood = Colour::own(0xC49661, 0x7A5C3A), woodJoint = Colour::own(0xCDA16E, 0x8A6A45),
                        plank = Colour::own(0xD3A876, 0x6B4E30), bamboo = Colour::own(0x8E9B52, 0x6F7B3B),
                        bambooNode = Colour::own(0x6F7B3B, 0x525C2A), cord = Colour::own(0xA98B5E, 0x8F7650),
                        ink = Colour::of(Colour::Role::Ink), ink2 = Colour::of(Colour::Role::Ink2),
                        none = Colour::of(Colour::Role::None);

inline Shape line(std::vector<Point> points, Colour stroke, float width) {
    return {Shape::Form::Line, std::move(points), none, stroke, width};
}

inline Shape box(Point from, Point to, Colour fill, float radius = 0) {
    return {Shape::Form::Rect, {from, to}, fill, none, 0, radius};
}

inline Shape words(Point centre, Message text, float size, bool bold, Colour colour = ink) {
    return {Shape::Form::Text, {centre}, colour, none, 0, 0, std::move(text), size, bold};
}

} // namespace core::persimmons
