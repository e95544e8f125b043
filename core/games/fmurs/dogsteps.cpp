#include "core/games/fmurs/dogsteps.h"

#include "core/games/fmurs/combinationwalk.h"

#include <algorithm>

namespace core::fmurs {

DogSteps::DogSteps(const Chase& chase, const Pack& pack, const RowMath& math, int sheep)
    : m_pack(pack), m_math(math), m_dogs(static_cast<std::size_t>(pack.dogs())),
      m_rowWords((static_cast<std::size_t>(chase.field().ground().count()) + 63) / 64) {
    const Combinations rows(chase.field().ground(), pack.dogs() - 1);
    std::vector<CellSet> steps(maxCells);
    chase.field().ground().each([&](Cell dog) {
        chase.stepsBack(CellSet::of(dog), dog, sheep,
                        [&](Cell from, const CellSet&) { steps[from].add(dog); });
    });
    listRows(rows, steps);
    listShifts(rows, steps);
    listPlaces(rows);
}

void DogSteps::listRows(const Combinations& rows, const std::vector<CellSet>& steps) {
    for (CombinationWalk walk(rows); !walk.done(); walk.next()) {
        const auto& dogs = walk.cells();
        m_lowest.push_back(dogs.empty() ? static_cast<std::uint8_t>(m_pack.placements())
                                        : rows.number(dogs.first()));
        m_firstNext.push_back(static_cast<std::uint32_t>(m_next.size()));
        dogs.each([&](Cell dog) {
            (steps[dog] - dogs).each([&](Cell to) {
                auto next = dogs;
                next.remove(dog);
                next.add(to);
                m_next.push_back(static_cast<std::uint32_t>(rows.rank(next)));
            });
        });
    }
    m_firstNext.push_back(static_cast<std::uint32_t>(m_next.size()));
    m_stride = (m_lowest.size() + 7) / 8 * 8;
}

// Backwards. Bits that move equally far from one word to another move together.
void DogSteps::listShifts(const Combinations& rows, const std::vector<CellSet>& steps) {
    for (Cell from = 0; from < maxCells; ++from)
        steps[from].each([&](Cell dog) {
            const unsigned old = rows.number(dog), goal = rows.number(from);
            const auto by = static_cast<int>((goal - old) % 64U);
            auto& shifts = m_shifts[goal / 64];
            auto same = std::ranges::find_if(
                shifts, [&](const WordShift& s) { return s.word == old / 64 && s.by == by; });
            if (same == shifts.end()) same = shifts.insert(same, WordShift{old / 64, by, 0});
            same->goals |= std::uint64_t{1} << goal % 64;
        });
}

void DogSteps::listPlaces(const Combinations& rows) {
    const auto& bits = m_pack.bits();
    m_places.resize(bits.words() * 64 * m_dogs);
    for (std::size_t block = 0; block < bits.blocks(); ++block)
        for (std::size_t of = 0; of < m_pack.kennel().blocks(); ++of) {
            auto* place = &m_places[(block * bits.blockWords() * 64 + of) * m_dogs];
            const auto dogs = setOf(m_pack.placement(bits.numbers(block)[of]));
            dogs.each([&](Cell dog) {
                auto others = dogs;
                others.remove(dog);
                const unsigned bit = rows.number(dog);
                *place++ =
                    static_cast<std::uint32_t>((bit / 64 * m_stride + rows.rank(others)) * 64 + bit % 64);
            });
        }
}

DogSteps::Marks::Marks(const DogSteps& all)
    : m_all(all), m_rows(all.m_stride * all.m_rowWords), m_shifted(m_rows.size()),
      m_before(all.m_pack.placements() / 64 + 2) {}

// A placement is looked for where the lowest of its dogs is the one that has bits of its own: row by row,
// these follow each other as the numbers of the placements do.
void DogSteps::Marks::stepBack() {
    const auto stride = m_all.m_stride;
    for (std::size_t word = 0; word < m_all.m_rowWords; ++word)
        m_all.m_math.shift(m_all.m_shifts[word], m_rows.data(),
                           std::span(m_shifted).subspan(word * stride, stride));
    std::size_t number = 0;
    for (std::size_t row = 0; row < m_all.m_lowest.size(); ++row) {
        const std::size_t end = m_all.m_lowest[row];
        const auto first = m_all.m_firstNext[row], last = m_all.m_firstNext[row + 1];
        for (std::size_t cell = 0; cell < end; cell += 64) {
            const auto* const words = &m_rows[cell / 64 * stride];
            auto bits = m_shifted[cell / 64 * stride + row];
            for (auto i = first; i < last; ++i) bits |= words[m_all.m_next[i]];
            if (end - cell < 64) bits &= (std::uint64_t{1} << (end - cell)) - 1;
            const auto at = number + cell;
            m_before[at / 64] |= bits << at % 64;
            if (at % 64 != 0) m_before[at / 64 + 1] |= bits >> (64 - at % 64);
        }
        number += end;
    }
}

bool DogSteps::Marks::lower(std::uint8_t* values, std::uint8_t value) const {
    return m_all.m_math.lower(std::span(values, m_all.m_pack.placements()), m_before.data(), value);
}

void DogSteps::Marks::clear() {
    std::ranges::fill(m_rows, 0);
    std::ranges::fill(m_before, 0);
}

} // namespace core::fmurs
