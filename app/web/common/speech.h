#pragma once

#include "core/picture/page.h"
#include "core/play/takeback.h"

#include <string>

namespace web {

// What is said on the page, in the language of a catalogue made from the program's own (app/web/assemble.py).
// `catalogue`: {"language": "ja", "texts": [[context, English, text or texts by number], …]}.
void setLanguage(const core::page::Json& catalogue);
const std::string& language(); // "en", "ja", "ja_Hira"

std::string speak(const core::Message& message);
std::string sentences(const std::vector<core::Message>& all);
core::Names calledIn(const core::Seats& seats);

} // namespace web
