#pragma once

#include "core/play/json.h"

namespace cli {

// The languages of the catalogues built into the program. Without its catalogue a language reads as English.
const std::vector<core::Language>& languages();

// The language of this name: "en", "ja", "ja_Hira". Throws InputError.
core::Translate language(std::string_view name);

} // namespace cli
