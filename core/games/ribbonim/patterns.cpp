#include "core/games/ribbonim/patterns.h"

#include "core/joined.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace core::ribbonim {

namespace {

int stonesOf(const Strands& field) {
    int all = 0;
    for (const auto strand : field) all += strand.length;
    return all;
}

Strands with(Strands field, Strand more) {
    field.insert(std::ranges::upper_bound(field, more, std::greater{}), more);
    return field;
}

std::string drawn(const Strands& field) {
    if (field.empty()) return "0";
    return joined(Strands(field.rbegin(), field.rend()), " / ", [](Strand strand) { return drawn(strand); });
}

// The same strands, and one ribbon more of any length from `least` on.
struct Family {
    Strands base;
    int least = 0;
    std::vector<Strands> fields;

    std::string text() const {
        return (base.empty() ? "" : drawn(base) + " / ") + drawn(Strand{least, false}) + " *";
    }
};

// All there are, the largest first.
std::vector<Family> familiesIn(const std::vector<Strands>& fields, int stones) {
    std::map<Strands, std::set<int>> lengths;
    for (const auto& field : fields)
        for (const auto strand : field) {
            if (strand.ring) continue;
            auto base = field;
            base.erase(std::ranges::find(base, strand));
            lengths[base].insert(strand.length);
        }
    std::vector<Family> all;
    for (const auto& [base, known] : lengths) {
        Family family{base, stones - stonesOf(base), {}};
        while (known.contains(family.least)) family.fields.push_back(with(base, {family.least--, false}));
        ++family.least;
        constexpr std::size_t seen = 2; // one field alone says nothing of further ones
        if (family.fields.size() >= seen) all.push_back(std::move(family));
    }
    std::ranges::stable_sort(all, std::greater{}, [](const Family& family) { return family.fields.size(); });
    return all;
}

} // namespace

std::string textOf(const Strands& field) {
    return field.empty() ? "0" : joined(field, "-", [](Strand strand) { return textOf(strand); });
}

std::vector<Strands> fieldsOf(std::string_view pattern, int stones) {
    Strands base;
    std::optional<int> least;
    for (const auto& ribbon : split(pattern, '/')) {
        const auto length = static_cast<int>(std::ranges::count(ribbon, 'o'));
        if (ribbon.find('*') != std::string::npos)
            least = length;
        else
            base = with(std::move(base), {length, false});
    }
    std::vector<Strands> all;
    if (!least && stonesOf(base) <= stones) all.push_back(base);
    if (!least) return all;
    for (int length = *least; stonesOf(base) + length <= stones; ++length)
        all.push_back(with(base, {length, false}));
    return all;
}

std::vector<std::string> patternsOf(const std::vector<Strands>& fields, int stones) {
    std::set<Strands> left(fields.begin(), fields.end());
    std::vector<std::string> all;
    for (const auto& family : familiesIn(fields, stones)) {
        const bool anew =
            std::ranges::any_of(family.fields, [&](const auto& field) { return left.contains(field); });
        if (!anew) continue;
        for (const auto& field : family.fields) left.erase(field);
        all.push_back(family.text());
    }
    for (const auto& field : left) all.push_back(drawn(field));
    return all;
}

} // namespace core::ribbonim
