#pragma once

#include "core/games/fmurs/tables/index/dogindex.h"

#include <span>

namespace core::fmurs {

// Where the dogs that stand for a class of placements can have stepped from.
class StepsBack {
public:
    // `sheep`: how many there are.
    StepsBack(const Chase& chase, const DogOrbits& orbits, int sheep);

    // Of which class and symmetry the dogs were before.
    struct Step {
        std::uint32_t of = 0;
        std::uint16_t symmetry = 0;
        bool first = false; // of a line, on which a sheep is in the way of those behind it
    };
    std::span<const Step> to(std::size_t block) const {
        return {m_steps.data() + m_first[block], m_steps.data() + m_first[block + 1]};
    }
    // Whether any goes along a line of more than one cell.
    bool lines() const { return m_lines; }

private:
    std::vector<Step> m_steps;
    std::vector<std::size_t> m_first; // by class
    bool m_lines = false;
};

// Where two dogs or more can have stepped from, for all placements of a page at once, if nothing can be in
// the way of a step. A placement is a bit: that of its lowest dog, in the word of its highest one, on the
// line of those between them. So steps of the first turn words, those of the second lead to words so far off
// on the line, and those of the others to other lines. A dog may step past another one: placements that this
// leads to are marked where they are looked for from there, too.
class DogSteps {
public:
    DogSteps(const Chase& chase, const DogIndex& dogIndex, const RowMath& math, int sheep);

    // From so many words of marks on, one at least, it is worth it to go through all lines.
    std::size_t worthIt() const { return m_lowest.size() * m_lanes / 96 + 1; }

    // Placements that are marked; for one thread.
    class Marks {
    public:
        explicit Marks(const DogSteps& all);
        // Those of some bits of DogBits.
        void add(const DogBits::Words& placements);
        // Lists all from which a step leads to one that is marked.
        void stepBack();
        // Lowers their values, one for each placement. True if any was more.
        bool lower(std::uint8_t* values, std::uint8_t value) const;
        void clear();

    private:
        void list(std::size_t line, std::size_t word);

        const DogSteps& m_all;
        DogBits::Words m_marked, m_line; // of all, of a line before the step
        DogBits::Words m_before;         // by number
        DogBits::Words m_which;
        std::vector<std::uint32_t> m_listed; // of these
    };

private:
    using Steps = std::vector<CellSet>; // by cell
    struct Sorted {
        Cell lowest = noCell;
        CellSet between;
        Cell highest = noCell;
    };
    void listLines(const Steps& steps);
    void listSources(const Steps& steps);
    std::vector<std::uint64_t>& goals(std::size_t word, std::ptrdiff_t from, int by);
    void listPlaces(const Steps& stepsBack);
    void addPassed(const CellSet& dogs, const Steps& stepsBack, std::vector<std::uint32_t>& found) const;
    void addPlaces(const std::vector<std::uint32_t>& byNumber);
    static Sorted sorted(const CellSet& dogs);
    // Where a bit is among the marks.
    std::uint32_t place(const Sorted& dogs) const;
    // Where the words of a line begin. There is room before the first and behind the last line, for words so
    // far off.
    std::size_t wordsAt(std::size_t line, std::size_t word) const {
        return (1 + word * m_lowest.size() + line) * m_lanes;
    }

    const DogIndex& m_dogIndex;
    RowMath m_math;
    Combinations m_between; // the dogs of lines
    std::size_t m_cells, m_words, m_lanes;
    std::vector<std::uint8_t> m_lowest, m_first; // by line: the lowest of its dogs, the first highest one
    std::vector<std::uint32_t> m_numbers;   // of placements, less the lowest dog's; by line and highest dog
    std::vector<std::ptrdiff_t> m_next;     // ways to lines that steps lead to,
    std::vector<std::uint32_t> m_firstNext; // by line
    std::vector<std::vector<WordSource>> m_sources; // by word
    // Where placements are marked: all, then those that have a second place …
    struct Places {
        std::vector<std::uint32_t> words; // of DogBits,
        DogBits::Words which;             // of the bits in these,
        std::vector<std::uint32_t> places;
    };
    std::vector<Places> m_places;
};

} // namespace core::fmurs
