#include "ui/keep/matchnotes.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace {

using Json = nlohmann::ordered_json; // keeps whole numbers and the order of keys as they were

constexpr int mostMatches = 1'000'000; // of a series
constexpr int mostMoments = 1'000'000; // in which hints were shown

Json object(const std::string& json) {
    auto all = Json::parse(json, nullptr, false);
    return all.is_object() ? all : Json::object();
}

int number(const Json& value, int least, int most) {
    return value.is_number() ? static_cast<int>(std::clamp(value.get<double>(), double(least), double(most)))
                             : 0;
}

} // namespace

MatchNotes notesIn(const std::string& rest) {
    const auto all = object(rest);
    MatchNotes notes;
    if (const auto values = all.value("values", Json()); values.is_array())
        for (const auto& value : values)
            notes.values.push_back(value.is_number() ? std::optional(number(value, -1, 1)) : std::nullopt);
    const auto series = all.value("series", Json());
    const auto count = [&series](const char* key) {
        return series.is_object() ? number(series.value(key, Json()), 0, mostMatches) : 0;
    };
    notes.before = {{count("first"), count("second")}, count("draws")};
    notes.before.swapped = series.is_object() && series.value("swapped", Json()) == Json(true);
    notes.helped.hints = all.value("hints", Json()) == Json(true);
    notes.helped.glances = number(all.value("glances", Json()), 0, mostMoments);
    notes.helped.faded = number(all.value("faded", Json()), 0, static_cast<int>(Help::Numbers));
    return notes;
}

std::string withNotes(const std::string& rest, const MatchNotes& notes) {
    auto all = object(rest);
    all["values"] = Json::array();
    for (const auto& value : notes.values) all["values"].push_back(value ? Json(*value) : Json());
    all.erase("series");
    if (notes.before.matches() > 0)
        all["series"] = {
            {"first", notes.before.wins[0]}, {"second", notes.before.wins[1]}, {"draws", notes.before.draws}};
    if (notes.before.swapped) all["series"]["swapped"] = true;
    all.erase("hints");
    if (notes.helped.hints) all["hints"] = true;
    all.erase("glances");
    if (notes.helped.glances > 0) all["glances"] = notes.helped.glances;
    all.erase("faded");
    if (notes.helped.faded > 0) all["faded"] = notes.helped.faded;
    return all.dump(-1, ' ', false, Json::error_handler_t::replace);
}
