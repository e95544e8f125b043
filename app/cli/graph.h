#pragma once

#include "app/cli/commands.h"

namespace cli {

// The position graph of a game as DOT text, or as SVG laid out by Graphviz.
Exit graph(const Arguments& arguments, core::Translate translate);
Syntax graphSyntax();

} // namespace cli
