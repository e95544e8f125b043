#include "core/games/ribbonim/theory.h"

#include <algorithm>
#include <bit>
#include <span>

namespace core::ribbonim {

namespace {

// The smallest number that is none of those marked.
int mex(std::uint64_t marked) {
    return std::countr_one(marked);
}

struct Exceptions {
    std::span<const Strand> fickle, wild = {};
};

constexpr bool ribbon = false, ring = true;

// Kayles. The ribbons are those of Sibert and Conway, "Mathematical Kayles" (1992).
constexpr std::array kaylesFickle{Strand{1, ribbon},  Strand{4, ribbon},  Strand{5, ribbon},
                                  Strand{9, ribbon},  Strand{12, ribbon}, Strand{17, ribbon},
                                  Strand{20, ribbon}, Strand{1, ring},    Strand{3, ring},
                                  Strand{5, ring},    Strand{11, ring},   Strand{13, ring}};
constexpr std::array kaylesWild{Strand{6, ring}, Strand{10, ring}, Strand{14, ring}};

constexpr std::array threeFickle{Strand{1, ribbon}, Strand{4, ribbon}, Strand{5, ribbon}, Strand{10, ribbon},
                                 Strand{1, ring},   Strand{4, ring},   Strand{5, ring},   Strand{6, ring},
                                 Strand{7, ring},   Strand{11, ring},  Strand{12, ring},  Strand{13, ring}};

} // namespace

Theory::Theory(int limit) : m_limit(limit) {
    findGrundyNumbers();
    findTempers();
}

void Theory::findGrundyNumbers() {
    auto& [ribbons, rings] = m_entries;
    for (std::size_t length = 1; length <= maxLength; ++length) {
        std::uint64_t ofRibbon = 0, ofRing = 0;
        for (std::size_t taken = 1; taken <= std::min<std::size_t>(length, std::size_t(m_limit)); ++taken) {
            const auto left = length - taken;
            ofRing |= std::uint64_t(1) << ribbons[left].grundy;
            for (std::size_t a = 0; a <= left / 2; ++a)
                ofRibbon |= std::uint64_t(1) << (ribbons[a].grundy ^ ribbons[left - a].grundy);
        }
        ribbons[length].grundy = static_cast<std::uint8_t>(mex(ofRibbon));
        rings[length].grundy = static_cast<std::uint8_t>(mex(ofRing));
    }
}

// The strands whose images in the misère quotient of the limit (Plambeck and Siegel, "Misère quotients for
// impartial games", 2008) lie outside its kernel. From limit 4 on all strands are tame, and fickle are those
// whose normal and misère Grundy numbers are 0 and 1 or 1 and 0. The test of misère play finds the quotients
// anew and proves them for sums of any size.
void Theory::findTempers() {
    const std::array tame{Strand{1, ribbon}, Strand{1, ring}, Strand{std::min(m_limit + 1, maxLength), ring}};
    Exceptions all{std::span(tame).first(m_limit < maxLength ? 3 : 2)};
    if (m_limit == 2) all = {kaylesFickle, kaylesWild};
    if (m_limit == 3) all = {threeFickle};
    const auto mark = [this](std::span<const Strand> strands, Temper temper) {
        for (const auto s : strands)
            m_entries[s.ring ? 1 : 0][static_cast<std::size_t>(s.length)].temper = temper;
    };
    mark(all.fickle, Temper::Fickle);
    mark(all.wild, Temper::Wild);
}

} // namespace core::ribbonim
