#pragma once

#include "core/picture/page.h"

namespace web {

// The page's own words by name, in the language of the moment.
core::page::Json wordsJson();

} // namespace web
