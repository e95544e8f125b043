#pragma once

#include "app/cli/arguments.h"
#include "core/text.h"

namespace cli {

// What the program tells its caller by its exit code.
enum class Exit { Done = 0, NotProved = 1, BadInput = 2 };

// A command of the program.
struct Command {
    std::string_view name;
    std::string_view usage; // what stands behind the name
    core::Phrase about;
    // What it understands; some look at what is given first. Throws InputError.
    Syntax (*syntax)(std::span<const std::string> given);
    // Does it, and writes the answer to standard output. Throws InputError.
    Exit (*run)(const Arguments& arguments, core::Translate translate);
    // What there is to say of just what was given; empty, or null: nothing.
    std::string (*help)(const Arguments& arguments, core::Translate translate) = nullptr;
};

const std::vector<Command>& commands();

// The lines of help about what every command understands; without `position` for those that look at none.
std::string commonHelp(core::Translate translate, bool position);

// The results of a game with checksums, for tests/check-certificate.
Exit certify(const Arguments& arguments, core::Translate translate);
// The position graph of a game as DOT text, or as SVG laid out by Graphviz.
Exit graph(const Arguments& arguments, core::Translate translate);
Syntax graphSyntax();
// Whether something is wrong with a lesson that somebody has written.
Exit lesson(const Arguments& arguments, core::Translate translate);
Syntax lessonSyntax();
// A record as a link, or the record in one.
Exit link(const Arguments& arguments, core::Translate translate);
Syntax linkSyntax(std::span<const std::string> given);
// Every position that can be reached, with its value, as a table.
Exit positions(const Arguments& arguments, core::Translate translate);

} // namespace cli
