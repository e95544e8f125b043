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

std::size_t hash_value(const Field::Key& key) {
    auto h = (key.digits[0] ^ key.digits[1] * 0x9E3779B97F4A7C15U) * 0xD6E8FEB86659FD93U;
    return h ^ h >> 32U;
}

Field::Field(const Grundy& grundy, int limit, const Rules::Position& p) : Field(grundy, limit) {
    for (const auto& part : parts(p)) add(part.strand());
}

void Field::change(Strand s, int by) {
    if (s.length == 0) return;
    const auto kind = s.ring ? 1U : 0U;
    const auto length = static_cast<std::size_t>(s.length);
    m_counts[kind][length] = static_cast<std::uint8_t>(m_counts[kind][length] + by);
    m_key.digits[kind] += by > 0 ? weights[length] : -weights[length];
    m_sums.add(s.length, by);
    if (s.length > m_limit) m_tooLong += by;
    m_grundySum ^= m_grundy.of(s);
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
