#include "core/games/fmurs/tables/sheepturn.h"

#include <algorithm>
#include <numeric>

namespace core::fmurs {

namespace {

constexpr std::size_t lineWords = 8, prefetched = 128; // words that the processor fetches at once, in all

} // namespace

SheepTurn::SheepTurn(const SheepMoves& moves, const DogBits& bits, const Pages& dogs, const RowMath& math,
                     int left)
    : m_moves(moves), m_bits(bits), m_dogs(dogs), m_math(math), m_always(bits.words()),
      m_same(bits.blocks()) {
    std::iota(m_same.begin(), m_same.end(), std::uint16_t{0});
    if (left == 1) return;
    m_next.reset(new SheepTurn(moves, bits, dogs, math, left - 1)); // NOLINT(cppcoreguidelines-owning-memory)
    m_later.assign(SheepMoves::mostSteps, DogBits::Words(bits.words()));
}

const std::uint64_t* SheepTurn::dogs(std::uint32_t page, std::size_t part) const {
    return words(m_dogs.page(page)) + part * m_bits.words();
}

// Where a dog stands on the goal there is nothing to hold out with one move left, as it would stand on a
// sheep.
void SheepTurn::at(std::uint32_t page, std::size_t part) {
    m_escapes.clear();
    for (const auto& step : m_moves.steps(page)) {
        m_escapes.push_back({m_next ? later(step, m_escapes.size()) : dogs(step.page, step.part),
                             m_bits.behind(step.symmetry).data(),
                             m_next || m_moves.keepAway() ? m_moves.closed(step.goal) : nullptr});
        for (std::size_t i = 0; i < std::min(m_bits.words(), prefetched); i += lineWords)
            __builtin_prefetch(m_escapes.back().there + i);
    }
    const auto enclosures = m_moves.enclosures(page);
    if (!m_moves.mayPass(page) && enclosures.empty()) return;
    m_escapes.push_back({m_always.data(), m_same.data(), nullptr});
    std::ranges::fill(m_always, 0);
    if (m_moves.mayPass(page)) listPasses(page, part);
    enclosures.each([&](Cell c) { // a dog that is enclosed has lost already
        for (std::size_t i = 0; i < m_always.size(); ++i) m_always[i] |= m_bits.on(c)[i];
    });
}

const std::uint64_t* SheepTurn::later(const SheepMoves::Step& step, std::size_t line) {
    m_next->at(step.page, step.part);
    auto& words = m_later[line];
    const DogBits::Words all(words.size(), ~std::uint64_t{0});
    m_next->findLost(all, words.data());
    for (auto& word : words) word = ~word;
    return m_later[line].data();
}

// Where dogs are in the way of every step, they stay as they stand.
void SheepTurn::listPasses(std::uint32_t page, std::size_t part) {
    std::copy_n(dogs(page, part), m_bits.words(), m_always.begin());
    for (const auto& step : m_moves.steps(page))
        for (std::size_t i = 0; i < m_always.size(); ++i) m_always[i] &= m_moves.closed(step.goal)[i];
}

} // namespace core::fmurs
