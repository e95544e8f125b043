#include "core/games/fmurs/tables/dogsteps.h"

#include "core/games/fmurs/tables/index/combinationwalk.h"

#include <algorithm>
#include <utility>

namespace core::fmurs {

StepsBack::StepsBack(const Chase& chase, const DogOrbits& orbits, int sheep) {
    for (std::uint32_t block = 0; block < orbits.blocks(); ++block) {
        m_first.push_back(m_steps.size());
        const auto& dogs = orbits.dogs(block);
        setOf(dogs).each([&](Cell dog) {
            chase.stepsBack(setOf(dogs), dog, sheep, [&](Cell from, const CellSet& way) {
                const auto before = orbits.place(moved(dogs, dog, from));
                m_steps.push_back({before.block, static_cast<std::uint16_t>(orbits.inverse(before.symmetry)),
                                   way.count() == 1});
                m_lines = m_lines || way.count() > 1;
            });
        });
    }
    m_first.push_back(m_steps.size());
}

namespace {

Cell lastOf(const CellSet& cells) {
    auto last = noCell;
    cells.each([&](Cell c) { last = c; });
    return last;
}

CellSet movedIn(CellSet dogs, Cell from, Cell to) {
    dogs.remove(from);
    dogs.add(to);
    return dogs;
}

std::ptrdiff_t way(std::size_t from, std::size_t to) {
    return static_cast<std::ptrdiff_t>(to) - static_cast<std::ptrdiff_t>(from);
}

} // namespace

DogSteps::DogSteps(const Chase& chase, const DogIndex& dogIndex, const RowMath& math, int sheep)
    : m_dogIndex(dogIndex), m_math(math), m_between(chase.field().ground(), dogIndex.dogs() - 2),
      m_cells(static_cast<std::size_t>(chase.field().ground().count())), m_words((m_cells + 63) / 64),
      m_lanes((m_cells + 7) / 8 * 8) {
    Steps steps(maxCells), stepsBack(maxCells);
    chase.field().ground().each([&](Cell dog) {
        chase.stepsBack(CellSet::of(dog), dog, sheep, [&](Cell from, const CellSet&) {
            steps[from].add(dog);
            stepsBack[dog].add(from);
        });
    });
    listLines(steps);
    listSources(steps);
    listPlaces(stepsBack);
}

void DogSteps::listLines(const Steps& steps) {
    for (CombinationWalk walk(m_between); !walk.done(); walk.next()) {
        const auto& dogs = walk.cells();
        m_lowest.push_back(dogs.empty() ? std::uint8_t{maxCells} : m_between.number(dogs.first()));
        m_first.push_back(static_cast<std::uint8_t>(dogs.empty() ? 1 : m_between.number(lastOf(dogs)) + 1));
        m_firstNext.push_back(static_cast<std::uint32_t>(m_next.size()));
        dogs.each([&](Cell dog) {
            (steps[dog] - dogs).each([&](Cell to) {
                m_next.push_back(
                    way(indexOf(walk.number()), indexOf(m_between.rank(movedIn(dogs, dog, to)))) *
                    static_cast<std::ptrdiff_t>(m_lanes));
            });
        });
    }
    m_firstNext.push_back(static_cast<std::uint32_t>(m_next.size()));
}

// Bits that turn equally far from one word to another do so together, and so do words equally far off.
void DogSteps::listSources(const Steps& steps) {
    m_sources.resize(m_words);
    for (Cell from = 0; from < maxCells; ++from)
        steps[from].each([&](Cell to) {
            const std::size_t old = m_between.number(to), goal = m_between.number(from);
            const auto turn = static_cast<int>((goal - old) % 64);
            for (auto& word : goals(goal / 64, way(wordsAt(0, goal / 64), wordsAt(0, old / 64)), turn))
                word |= std::uint64_t{1} << goal % 64;
            for (std::size_t word = 0; word < m_words; ++word)
                goals(word, way(goal, old), 0)[goal] = ~std::uint64_t{0};
        });
}

std::vector<std::uint64_t>& DogSteps::goals(std::size_t word, std::ptrdiff_t from, int by) {
    auto& sources = m_sources[word];
    auto same = std::ranges::find_if(sources, [&](const auto& s) { return s.from == from && s.by == by; });
    if (same == sources.end()) same = sources.insert(same, {from, by, std::vector<std::uint64_t>(m_lanes)});
    return same->goals;
}

DogSteps::Sorted DogSteps::sorted(const CellSet& dogs) {
    Sorted all{dogs.first(), dogs, lastOf(dogs)};
    all.between.remove(all.lowest);
    all.between.remove(all.highest);
    return all;
}

std::uint32_t DogSteps::place(const Sorted& dogs) const {
    const std::size_t bit = m_between.number(dogs.lowest);
    const auto word =
        wordsAt(indexOf(m_between.rank(dogs.between)), bit / 64) + m_between.number(dogs.highest);
    return static_cast<std::uint32_t>(word * 64 + bit % 64);
}

void DogSteps::listPlaces(const Steps& stepsBack) {
    std::vector<std::vector<std::uint32_t>> byNumber; // the first, second … place of each
    m_numbers.resize(m_lowest.size() * m_lanes);
    std::vector<std::uint32_t> found;
    for (CombinationWalk walk(m_dogIndex.sets()); !walk.done(); walk.next()) {
        const auto dogs = sorted(walk.cells());
        m_numbers[indexOf(m_between.rank(dogs.between)) * m_lanes + m_between.number(dogs.highest)] =
            static_cast<std::uint32_t>(walk.number()) - m_between.number(dogs.lowest);
        found.assign(1, place(dogs));
        addPassed(walk.cells(), stepsBack, found);
        while (byNumber.size() < found.size()) byNumber.emplace_back(inMemory(m_dogIndex.placements()));
        for (std::size_t i = 0; i < found.size(); ++i) byNumber[i][indexOf(walk.number())] = found[i];
    }
    for (const auto& places : byNumber) addPlaces(places);
}

// Where the dogs are looked for from where one of them has stepped past another to be here.
void DogSteps::addPassed(const CellSet& dogs, const Steps& stepsBack,
                         std::vector<std::uint32_t>& found) const {
    dogs.each([&](Cell to) {
        const auto others = dogs - CellSet::of(to);
        const auto first = others.first(), last = lastOf(others);
        (stepsBack[to] - dogs).each([&](Cell from) {
            if ((from < first) == (to < first) && (from > last) == (to > last)) return;
            auto there = sorted(others | CellSet::of(from));
            if (from == there.lowest)
                there.lowest = to;
            else if (from == there.highest)
                there.highest = to;
            else
                there.between = movedIn(there.between, from, to);
            const auto passed = place(there);
            if (std::ranges::find(found, passed) == found.end()) found.push_back(passed);
        });
    });
}

// At most one for each placement, 0 where there is none.
void DogSteps::addPlaces(const std::vector<std::uint32_t>& byNumber) {
    const auto& bits = m_dogIndex.bits();
    auto& added = m_places.emplace_back();
    for (std::uint32_t word = 0; word < bits.words(); ++word) {
        std::uint64_t which = 0;
        std::array<std::uint32_t, 64> there{};
        for (std::size_t i = 0; i < there.size(); ++i) {
            const auto number = bits.numbers(0)[word * there.size() + i];
            if (number < byNumber.size()) there[i] = byNumber[number];
            which |= std::uint64_t{there[i] != 0} << i;
        }
        if (which == 0) continue;
        added.words.push_back(word);
        added.which.push_back(which);
        added.places.insert(added.places.end(), there.begin(), there.end());
    }
}

DogSteps::Marks::Marks(const DogSteps& all)
    : m_all(all), m_marked(all.wordsAt(0, all.m_words) + all.m_lanes), m_line(all.m_lanes),
      m_before(inMemory(all.m_dogIndex.placements() / 64 + 2)), m_which(all.m_dogIndex.bits().words()),
      m_listed(m_which.size() * 64 + 16) {}

void DogSteps::Marks::add(const DogBits::Words& placements) {
    for (const auto& there : m_all.m_places) {
        for (std::size_t i = 0; i < there.words.size(); ++i)
            m_which[i] = placements[there.words[i]] & there.which[i];
        const auto some = std::span(m_which).first(there.words.size());
        const auto count = m_all.m_math.list(some, m_listed.data());
        for (const auto bit : std::span(m_listed).first(count)) {
            const auto place = there.places[bit];
            m_marked[place / 64] |= std::uint64_t{1} << place % 64;
        }
    }
}

void DogSteps::Marks::stepBack() {
    for (std::size_t line = 0; line < m_all.m_lowest.size(); ++line) {
        const auto first = m_all.m_firstNext[line], last = m_all.m_firstNext[line + 1];
        const auto next = std::span(m_all.m_next).subspan(first, last - first);
        for (std::size_t word = 0; word < m_all.m_words && word * 64 < m_all.m_lowest[line]; ++word) {
            const auto lowest = std::max<std::size_t>(m_all.m_first[line], word * 64) / 8 * 8;
            m_all.m_math.join(m_all.m_sources[word], next, &m_marked[m_all.wordsAt(line, word)], lowest,
                              m_line);
            list(line, word);
        }
    }
}

// Those of a line that has been stepped back: of each highest dog the bits of lower ones.
void DogSteps::Marks::list(std::size_t line, std::size_t word) {
    const auto from = word * 64, lowest = std::size_t{m_all.m_lowest[line]};
    const auto* const numbers = &m_all.m_numbers[line * m_all.m_lanes];
    auto* const before = m_before.data();
    for (auto highest = std::max<std::size_t>(m_all.m_first[line], from + 1); highest < m_all.m_cells;
         ++highest) {
        const auto count = std::min<std::size_t>(std::min(lowest, highest) - from, 64);
        const auto bits = m_line[highest] & (~std::uint64_t{0} >> (64 - count));
        const auto at = numbers[highest] + from;
        before[at / 64] |= bits << at % 64;
        before[at / 64 + 1] |= (bits >> 1) >> (63 - at % 64);
    }
}

bool DogSteps::Marks::lower(std::uint8_t* values, std::uint8_t value) const {
    return m_all.m_math.lower(std::span(values, indexOf(m_all.m_dogIndex.placements())), m_before.data(),
                              value);
}

void DogSteps::Marks::clear() {
    std::ranges::fill(m_marked, 0);
    std::ranges::fill(m_before, 0);
}

} // namespace core::fmurs
