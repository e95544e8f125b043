#include "core/games/ribbonim/field.h"

#include <algorithm>
#include <bit>

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

// The smallest number that is none of those marked.
int mex(std::uint64_t marked) {
    return std::countr_one(marked);
}

} // namespace

Grundy::Grundy(int limit) {
    auto& [ribbons, rings] = m_numbers;
    for (std::size_t length = 1; length <= maxLength; ++length) {
        std::uint64_t ofRibbon = 0, ofRing = 0;
        for (std::size_t taken = 1; taken <= std::min<std::size_t>(length, std::size_t(limit)); ++taken) {
            const auto left = length - taken;
            ofRing |= std::uint64_t(1) << ribbons[left];
            for (std::size_t a = 0; a <= left / 2; ++a)
                ofRibbon |= std::uint64_t(1) << (ribbons[a] ^ ribbons[left - a]);
        }
        ribbons[length] = mex(ofRibbon);
        rings[length] = mex(ofRing);
    }
}

Field::Field(const Grundy& grundy, int limit, const Rules::Position& p) : Field(grundy, limit) {
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
    if (s.length > m_limit) all.tooLong += times;
    if (times % 2 != 0) all.grundy ^= m_grundy.of(s);
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

} // namespace core::ribbonim
