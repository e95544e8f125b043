#include "core/games/ribbonim/field.h"

#include <algorithm>

namespace core::ribbonim {

namespace {

// What a strand of each length adds to a key: no digit can overflow, for n stones make at most n / length
// strands of one length.
constexpr auto weights = [] {
    std::array<std::uint64_t, maxLength + 1> all{};
    std::uint64_t weight = 1;
    for (std::size_t length = 1; length <= maxLength; ++length) {
        all[length] = weight;
        weight *= maxStones / length + 1;
    }
    return all;
}();
static_assert(weights[maxLength] < UINT64_MAX / (maxStones / maxLength + 1));

} // namespace

Field::Field(const Theory& theory, const Rules::Position& p) : Field(theory) {
    for (const auto& part : parts(p)) add(part.strand());
}

void Field::add(Strand s, int times) {
    auto& count = digit(s);
    count = static_cast<std::uint8_t>(count + times);
    if (s.length == 0) return;
    auto& all = m_totals;
    all.key.digits[s.ring ? 1 : 0] +=
        static_cast<std::uint64_t>(times) * weights[static_cast<std::size_t>(s.length)];
    all.sums.add(s.length, times);
    if (s.length > limit()) all.tooLong += times;
    if (times % 2 != 0) all.grundy ^= m_theory.grundy(s);
    const auto temper = m_theory.temper(s);
    if (temper == Temper::Firm) all.firm += times;
    if (temper == Temper::Wild) all.wild += times;
}

bool nim::wins(const Sums& sums, bool misere) {
    if (misere && sums.large == 0) return sums.stones % 2 == 0;
    return sums.nim != 0;
}

// A lost field lasts as long as it has stones: the loser takes one stone from a strand with the fewest
// trailing zero bits, say t. The Nim sum becomes 2^(t+1) - 1, and only a strand with bit t, whose lower bits
// are 0, can answer: it must leave a sum of its length - 1 or more, so the answer takes one stone as well.
// In misère play one answer, the one that leaves nothing but single stones, takes one stone more.
int nim::losingLevel(const Sums& sums, bool misere) {
    return misere && sums.large > 0 ? sums.stones - 1 : sums.stones;
}

int nim::level(Field& field, bool misere) {
    if (field.stones() == 0) return 0;
    if (!wins(field.sums(), misere)) return losingLevel(field.sums(), misere);
    int least = maxStones;
    field.eachMoveMostFirst([&] {
        const auto& sums = field.sums();
        if (!wins(sums, misere)) least = std::min(least, 1 + losingLevel(sums, misere));
        return sums.stones < least; // what follows has no fewer stones
    });
    return least;
}

std::optional<bool> winsByTheory(const Field& field, bool misere) {
    if (field.unlimited()) return nim::wins(field.sums(), misere);
    if (!misere) return field.grundy() != 0;
    if (field.limit() == 1) return field.stones() % 2 == 0; // one stone a turn: only their number counts
    if (field.firm() > 0 && field.wild() == 0) return field.grundy() != 0;
    return {};
}

} // namespace core::ribbonim
