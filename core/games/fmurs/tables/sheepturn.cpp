#include "core/games/fmurs/tables/sheepturn.h"

#include <algorithm>

namespace core::fmurs {

namespace {

constexpr std::size_t lineWords = 8, prefetched = 128; // words that the processor fetches at once, in all

} // namespace

SheepTurn::SheepTurn(const SheepMoves& moves, const DogBits& bits, const Pages& dogs, const RowMath& math,
                     int left)
    : m_moves(moves), m_bits(bits), m_dogs(dogs), m_math(math), m_always(bits.words()) {
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
    m_lines.clear();
    for (const auto& step : m_moves.steps(page)) {
        m_lines.push_back({m_next ? later(step, m_lines.size()) : dogs(step.page, step.part),
                           m_bits.behind(step.symmetry).data(),
                           m_next || m_moves.keepAway() ? m_moves.closed(step.goal) : nullptr});
        for (std::size_t i = 0; i < std::min(m_bits.words(), prefetched); i += lineWords)
            __builtin_prefetch(m_lines.back().there + i);
    }
    const auto enclosures = m_moves.enclosures(page);
    m_some = m_moves.mayPass(page) || !enclosures.empty();
    if (!m_some) return;
    std::ranges::fill(m_always, 0);
    if (m_moves.mayPass(page)) listPasses(page, part);
    enclosures.each([&](Cell c) { // a dog that is enclosed has lost already
        for (std::size_t i = 0; i < m_always.size(); ++i) m_always[i] |= m_bits.on(c)[i];
    });
}

void SheepTurn::listEscapes(std::size_t block) {
    const auto width = m_bits.blockWords(), mine = block * width;
    m_escapes.clear();
    if (m_some) m_escapes.push_back({m_always.data() + mine, nullptr});
    for (const auto& line : m_lines)
        m_escapes.push_back(
            {line.there + line.blocks[block] * width, line.closed == nullptr ? nullptr : line.closed + mine});
}

bool SheepTurn::findLost(std::size_t block, const std::uint64_t* sheep, std::uint64_t* lost) {
    const std::span all(sheep, m_bits.blockWords());
    if (std::ranges::all_of(all, [](auto word) { return word == 0; })) return false;
    listEscapes(block);
    return m_math.findLost(m_escapes, all, lost);
}

const std::uint64_t* SheepTurn::later(const SheepMoves::Step& step, std::size_t line) {
    m_next->at(step.page, step.part);
    auto* word = m_later[line].data();
    const DogBits::Words all(m_bits.blockWords(), ~std::uint64_t{0});
    for (std::size_t block = 0; block < m_bits.blocks(); ++block, word += all.size()) {
        m_next->findLost(block, all.data(), word);
        for (std::size_t i = 0; i < all.size(); ++i) word[i] = ~word[i];
    }
    return m_later[line].data();
}

// Where dogs are in the way of every step, they stay as they stand.
void SheepTurn::listPasses(std::uint32_t page, std::size_t part) {
    std::copy_n(dogs(page, part), m_bits.words(), m_always.begin());
    for (const auto& step : m_moves.steps(page))
        for (std::size_t i = 0; i < m_always.size(); ++i) m_always[i] &= m_moves.closed(step.goal)[i];
}

} // namespace core::fmurs
