#pragma once

#include "ui/table/host/classroom.h"
#include "ui/table/wire/json.h"

#include <string>

class ShownMatch;

// What another Kachisuji at the table is told (see core/play/hosttalk.h).
namespace table {

// The session's match up to the ply looked at, without what was taken back, and how much help it shows.
// `number` tells it from the matches before.
std::string matchMessage(const ShownMatch& session, int number, bool sharesHints);
// A question to the class: `question` is what a browser is told of it.
std::string questionMessage(const Classroom::Question& asked, Json question, bool open);
// The move that was said last is not made.
std::string refusal(const std::string& why);

} // namespace table
