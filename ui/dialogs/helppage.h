#pragma once

#include <QString>

#include <string_view>

// Pages of the help in the current language, in Markdown.
namespace helppage {

// As it is written: of a game, by its id, or of the program.
QString written(std::string_view name);
// How strong the computer plays: what each level scored in every game where that was measured.
QString levels();

} // namespace helppage
