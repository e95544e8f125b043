#include "core/games/ribbonim/rules.h"

#include "core/joined.h"

#include <algorithm>
#include <bit>

namespace core::ribbonim {

namespace {

// The maximal runs of a ribbon's row, from the left.
void addRuns(std::vector<Part>& all, int row, std::uint32_t stones) {
    for (int first = 0; stones >> first != 0;) {
        first += std::countr_zero(stones >> first);
        const int length = std::countr_one(stones >> first);
        all.push_back({row, first, length, 0});
        first += length;
    }
}

// The ring, or the maximal runs of what is left of it, clockwise from where it was cut: like the ribbon that
// it became then, of which its text says the rest.
void addArcs(std::vector<Part>& all, int row, Row ring) {
    const int size = ring.ringSize();
    if (std::popcount(ring.stones()) == size) {
        all.push_back({row, 0, size, size});
        return;
    }
    const auto place = [&](int i) { return (ring.cutAt() + i) % size; };
    for (int i = 0; i < size; ++i) {
        if (!ring.has(place(i))) continue;
        int length = 1;
        while (ring.has(place(i + length))) ++length;
        all.push_back({row, place(i), length, size});
        i += length;
    }
}

// Puts strands into rows in their order: a row each if there are enough rows; else ribbons share rows of
// `width` places, one empty place between them. That is always enough for a field that play can reach: its
// own rows show a way to do it, and filling one row after the other needs no more. Nothing if it is not.
std::optional<Rules::Position> packed(const std::vector<Strand>& strands, int width) {
    Rules::Position p;
    const bool share = strands.size() > maxParts;
    int row = -1, end = width;
    for (const auto& strand : strands) {
        const bool fits = share && !strand.ring && end + strand.length <= width;
        if (!fits && ++row == maxParts) return {};
        auto& bits = p.rows[static_cast<std::size_t>(row)];
        if (!fits) end = 0;
        if (strand.ring) {
            bits = Row::ring(strand.length).bits();
            end = width;
            continue;
        }
        bits |= ((1U << strand.length) - 1) << end;
        end += strand.length + 1;
    }
    return p;
}

InputError badField(std::string_view given) {
    return InputError(
        {core::text("ribbonim",
                    "“%1” is not a field; a field is like “3-5-7” or “2-(6)-1 2”: lengths 1 to %2, rings in "
                    "parentheses, at most %3 stones, then the player on move, 1 or 2"),
         {std::string(given), maxLength, maxStones}});
}

// The rows of a list of strands, each given as text. Nothing if they are not all strands, or too many.
std::optional<Rules::Position> fieldOf(const std::vector<std::string>& given) {
    std::vector<Strand> strands;
    int stones = 0;
    for (const auto& s : given) {
        const auto strand = strandOf(s);
        if (!strand || (stones += strand->length) > maxStones) return {};
        strands.push_back(*strand);
    }
    return packed(strands, maxLength);
}

// The source's spelling, "o o / o o o", as a list of lengths; a ring in parentheses, as in ours.
std::vector<std::string> drawnStrands(std::string_view s) {
    std::vector<std::string> all;
    for (const auto& ribbon : split(s, '/')) {
        Strand strand{static_cast<int>(std::ranges::count(ribbon, 'o'))};
        auto signs = ribbon;
        std::erase(signs, ' ');
        strand.ring = signs.starts_with('(') && signs.ends_with(')');
        auto wanted = drawn(strand);
        std::erase(wanted, ' ');
        all.push_back(signs == wanted ? textOf(strand) : std::string());
    }
    return all;
}

} // namespace

std::string textOf(Strand s) {
    const auto length = std::to_string(s.length);
    return s.ring ? "(" + length + ")" : length;
}

std::string drawn(Strand s) {
    std::string all;
    for (int i = 0; i < s.length; ++i) all += i == 0 ? "o" : " o";
    return s.ring ? '(' + all + ')' : all;
}

std::optional<Strand> strandOf(std::string_view s) {
    Strand strand;
    strand.ring = s.size() > 2 && s.front() == '(' && s.back() == ')';
    if (strand.ring) s = s.substr(1, s.size() - 2);
    const bool plain = !s.empty() && s.front() != '0' && s.front() != '-';
    const auto length = plain ? wholeNumber(s) : std::nullopt;
    if (!length || *length > maxLength) return {};
    strand.length = *length;
    return strand;
}

std::vector<Part> parts(const Rules::Position& p) {
    std::vector<Part> all;
    for (int row = 0; row < maxParts; ++row) {
        const Row r(p.rows[static_cast<std::size_t>(row)]);
        if (r.ringSize() > 0)
            addArcs(all, row, r);
        else
            addRuns(all, row, r.stones());
    }
    return all;
}

Taken taken(const Rules::Position& p, Rules::Move m) {
    return {parts(p)[m.part], m.first, m.count};
}

Rules::Rules(const Values& values)
    : m_misere(values.choice("ending") == "misere"), m_limit(values.number("limit")) {
    if (m_limit == 0) m_limit = maxLength;
    const auto layout = values.list("layout");
    const auto field = fieldOf(layout);
    if (!field) {
        throw badValue("layout", joined(layout, ","),
                       {core::text("ribbonim", "lengths 1 to %1, rings in parentheses, at most %2 stones"),
                        {maxLength, maxStones}});
    }
    m_start = *field;
}

// Any neighbouring stones of one part, up to the limit. A ring has no ends, so each of its stones can be
// the first; taking all of it is one move.
std::vector<Rules::Move> Rules::moves(const Position& p) const {
    std::vector<Move> all;
    const auto standing = parts(p);
    for (std::size_t part = 0; part < standing.size(); ++part) {
        const int length = standing[part].length;
        for (int count = 1; count <= std::min(length, m_limit); ++count) {
            const int starts = standing[part].ring() && count < length ? length : length - count + 1;
            for (int first = 0; first < starts; ++first)
                all.push_back({static_cast<std::uint8_t>(part), static_cast<std::uint8_t>(first),
                               static_cast<std::uint8_t>(count)});
        }
    }
    return all;
}

Rules::Position Rules::play(Position p, Move m) const {
    const auto away = taken(p, m);
    Row row(p.rows[static_cast<std::size_t>(away.part.row)]);
    if (away.part.ring()) row.cut(away.place(0));
    for (int i = 0; i < away.count; ++i) row.clear(away.place(i));
    p.rows[static_cast<std::size_t>(away.part.row)] = row.bits();
    p.mover ^= 1U;
    return p;
}

// When nothing is left, the other player has taken the last stone: that wins normally and loses in misère.
std::optional<Outcome> Rules::result(const Position& p) const {
    if (!parts(p).empty()) return {};
    return m_misere ? Outcome::Win : Outcome::Loss;
}

// The parts sorted, rings last. Rows here may be longer than a board's: play from 60 stones in 12 rows with
// R rings leaves ribbons that, each with a gap, need at most 72 - 2R places, and sorted ones then fill at
// most 12 - R rows of 31.
Rules::Position Rules::canonical(const Position& p) const {
    std::vector<Strand> strands;
    for (const auto& part : parts(p)) strands.push_back(part.strand());
    std::ranges::sort(strands, {}, [](Strand s) { return std::pair(s.ring, -s.length); });
    auto sorted = packed(strands, Row::width).value_or(p);
    sorted.mover = p.mover;
    return sorted;
}

std::string Rules::brief(const Position& p) const {
    const auto all = joined(parts(p), "-", [](const Part& part) { return textOf(part.strand()); });
    return all.empty() ? "0" : all;
}

std::string Rules::text(const Position& p) const {
    return brief(p) + (p.mover == 0 ? " 1" : " 2");
}

std::string Rules::spelt(const Position& p) const {
    const auto all = joined(parts(p), " / ", [](const Part& part) { return drawn(part.strand()); });
    return (all.empty() ? "0" : all) + (p.mover == 0 ? "" : " 2");
}

std::string Rules::text(const Position&, Move m) const {
    return std::to_string(m.part + 1) + ":" + std::to_string(m.first + 1) + "+" + std::to_string(m.count);
}

Rules::Position Rules::parse(std::string_view s) const {
    auto field = s;
    std::uint32_t second = 0;
    if (s.size() > 2 && (s.ends_with(" 1") || s.ends_with(" 2"))) {
        second = s.back() == '2' ? 1 : 0;
        field.remove_suffix(2);
    }
    auto p = field == "0"                                        ? Position{}
             : field.starts_with('o') || field.starts_with("(o") ? fieldOf(drawnStrands(field))
                                                                 : fieldOf(split(field, '-'));
    if (!p) throw badField(s);
    p->mover = second;
    return *p;
}

} // namespace core::ribbonim
