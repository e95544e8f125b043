#pragma once

#include <nlohmann/json.hpp>

// What stands on the page of a table besides the match, by name, in the language of the moment.
nlohmann::ordered_json pagewords();
