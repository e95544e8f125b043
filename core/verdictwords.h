#pragma once

#include "core/verdict.h"

#include <array>
#include <vector>

// What is said of a verdict, in the window and by the command-line tool alike.
namespace core {

// "win in 14 moves", "draw", "probably a loss", "not known yet": for the player who makes the move.
Message verdictMessage(const Verdict& v);

// "Hana wins in 14 moves": the same with the name of whoever has the better of it; `names` are those of the
// player on move and of the other.
Message prospectMessage(const Verdict& v, const std::array<Message::Argument, 2>& names);

// How sure that is: "with best play · proven".
Message certaintyMessage(const Verdict& v);

// A figure on its own: "Grundy number 3"; empty where it has nothing to say.
Message figureMessage(const Figure& figure, Span span);
// The figures that the sentence leaves out.
std::vector<Message> otherFigures(const Verdict& v);

// The figure that counts beside the mark instead of plies, where it is known.
const Figures::Entry* counted(const Verdict& v);

} // namespace core
