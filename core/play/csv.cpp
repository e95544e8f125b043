#include "core/play/csv.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace core {

namespace {

// What spreadsheets take for the beginning of a formula, full width too.
constexpr std::array<std::string_view, 11> formulas{"=",  "+",  "-",  "@",  "\t", "\r",
                                                    "\n", "＝", "＋", "－", "＠"};

bool isNumber(std::string_view field) {
    if (field.starts_with('-')) field.remove_prefix(1);
    return !field.empty() && field.find_first_not_of("0123456789.") == std::string_view::npos;
}

std::string harmless(const std::string& field) {
    const bool formula = !isNumber(field) && std::ranges::any_of(formulas, [&](std::string_view sign) {
        return field.starts_with(sign) && field.size() > sign.size(); // a dash alone computes nothing
    });
    return formula ? "'" + field : field;
}

// What follows a semicolon would begin a field where these separate them.
bool hidesFormula(const std::string& field) {
    for (auto at = field.find(';'); at != std::string::npos; at = field.find(';', at + 1))
        if (harmless(field.substr(at + 1)) != field.substr(at + 1)) return true;
    return false;
}

std::string quoted(const std::string& field) {
    if (field.find_first_of(",\"\r\n") == std::string::npos && !hidesFormula(field)) return field;
    std::string all = "\"";
    for (const char c : field) all += c == '"' ? "\"\"" : std::string(1, c);
    return all + '"';
}

} // namespace

std::string csvLine(const std::vector<std::string>& fields) {
    std::string line;
    for (std::size_t i = 0; i < fields.size(); ++i) line += (i > 0 ? "," : "") + quoted(harmless(fields[i]));
    return line + '\n';
}

std::string csvFile(std::string rows) {
    return rows.insert(0, "\xEF\xBB\xBF");
}

} // namespace core
