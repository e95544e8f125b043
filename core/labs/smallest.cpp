#include "core/labs/memory.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace core {

namespace {

using Number = Memory::Number;

// The smallest set of all, where there are few enough positions to choose from: option by option, left out
// where what is still to be served needs too many members.
class Smallest {
public:
    static constexpr std::size_t mostOptions = 64; // the bits of a word

    explicit Smallest(Memory& memory) : m_memory(memory) {}

    // Numbers what may be remembered. False: it is too much.
    bool number() {
        std::vector<Number> open = m_memory.firstTurns();
        std::set<Number> met(open.begin(), open.end());
        for (std::size_t i = 0; i < open.size(); ++i)
            for (const auto option : m_memory.options(open[i])) {
                if (!m_bits.emplace(option, m_options.size()).second) continue;
                m_options.push_back(option);
                if (m_options.size() > mostOptions) return false;
                for (const auto turn : m_memory.turnsAfter(option))
                    if (met.insert(turn).second) open.push_back(turn);
            }
        for (const auto option : m_options) m_asked.push_back(wordsOf(m_memory.turnsAfter(option)));
        return true;
    }

    // A smaller set than this one, or the same. False: given up, whether there is a smaller one is not known.
    bool search(std::set<Number>& members, const StopToken& stop) {
        m_most = members.size();
        m_steps = 0;
        const bool done = look(0, 0, wordsOf(m_memory.firstTurns()), stop);
        if (m_best) {
            members.clear();
            for (std::size_t i = 0; i < m_options.size(); ++i)
                if (*m_best >> i & 1U) members.insert(m_options[i]);
        }
        return done;
    }

private:
    using Word = std::uint64_t; // a set of options; the options of a turn
    using Words = std::vector<Word>;
    static constexpr int mostSteps = 1'000'000;

    // The options of each; what includes another's options is served with it.
    Words wordsOf(const std::vector<Number>& turns) const {
        Words all;
        for (const auto turn : turns) {
            Word word = 0;
            for (const auto option : m_memory.options(turn)) word |= Word{1} << m_bits.at(option);
            if (word != 0) all.push_back(word);
        }
        return fewest(std::move(all));
    }
    static Words fewest(Words words) {
        std::ranges::sort(words, {}, [](Word word) { return std::pair(std::popcount(word), word); });
        Words all;
        for (const auto word : words)
            if (std::ranges::none_of(all, [word](Word less) { return (less & word) == less; }))
                all.push_back(word);
        return all;
    }
    // So many have no option in common.
    static std::size_t apart(const Words& words) {
        std::size_t all = 0;
        Word taken = 0;
        for (const auto word : words) {
            if ((word & taken) != 0) continue;
            taken |= word;
            ++all;
        }
        return all;
    }

    // `open`: what is still to be served, the fewest options first. False: given up.
    bool look(Word taken, Word left, const Words& open, const StopToken& stop) {
        if (stop.stop_requested() || ++m_steps > mostSteps) return false;
        const auto now = static_cast<std::size_t>(std::popcount(taken));
        if (now + apart(open) >= m_most) return true;
        if (open.empty()) {
            m_best = taken;
            m_most = now;
            return true;
        }
        for (Word options = open.front(); options != 0; options &= options - 1) {
            const auto i = static_cast<std::size_t>(std::countr_zero(options));
            const auto one = Word{1} << i;
            Words next;
            bool possible = true;
            for (const auto* words : {&open, &std::as_const(m_asked[i])})
                for (const auto word : *words) {
                    if ((word & (taken | one)) != 0) continue;
                    next.push_back(word & ~left);
                    possible = possible && next.back() != 0;
                }
            if (possible && !look(taken | one, left, fewest(std::move(next)), stop)) return false;
            left |= one;
        }
        return true;
    }

    Memory& m_memory;
    std::map<Number, std::size_t> m_bits;
    std::vector<Number> m_options;
    std::vector<Words> m_asked; // by option: what comes up with it
    std::optional<Word> m_best;
    std::size_t m_most = 0;
    int m_steps = 0;
};

// What every winning set holds, and how many it holds at least.
class Bound {
public:
    explicit Bound(Memory& memory) : m_memory(memory) {
        std::vector<Number> open = memory.firstTurns();
        std::set<Number> met(open.begin(), open.end());
        for (std::size_t i = 0; i < open.size(); ++i) {
            const auto& options = memory.options(open[i]);
            if (options.size() != 1 || !m_forced.insert(options.front()).second) continue;
            for (const auto turn : memory.turnsAfter(options.front()))
                if (met.insert(turn).second) open.push_back(turn);
        }
        m_turns = std::move(open);
    }

    const std::set<Number>& forced() const { return m_forced; }

    // Turns that come up in any case and have no option in common need a member each; and so do those of the
    // longest defence, one after the other.
    std::size_t least() {
        std::ranges::stable_sort(m_turns, {}, [this](Number turn) { return m_memory.options(turn).size(); });
        auto taken = m_forced;
        std::size_t all = m_forced.size();
        for (const auto turn : m_turns) {
            const auto& options = m_memory.options(turn);
            const auto used = [&](Number option) { return taken.contains(option); };
            if (options.empty() || std::ranges::any_of(options, used)) continue;
            taken.insert(options.begin(), options.end());
            ++all;
        }
        for (const auto turn : m_memory.firstTurns()) all = std::max(all, inARow(turn));
        return all;
    }

private:
    // Members that are moved to from this turn on, against the longest defence.
    std::size_t inARow(Number turn) {
        const auto& options = m_memory.options(turn);
        if (options.empty()) return 0;
        if (const auto known = m_inARow.find(turn); known != m_inARow.end()) return known->second;
        std::size_t least = SIZE_MAX;
        for (const auto option : options) {
            std::size_t most = 1;
            for (const auto next : m_memory.turnsAfter(option)) most = std::max(most, 1 + inARow(next));
            least = std::min(least, most);
        }
        return m_inARow[turn] = least;
    }

    Memory& m_memory;
    std::set<Number> m_forced;
    std::vector<Number> m_turns; // that come up whatever is remembered
    std::map<Number, std::size_t> m_inARow;
};

} // namespace

bool makeSmallest(Memory& memory, std::set<Number>& members, const StopToken& stop) {
    Smallest smallest(memory);
    return smallest.number() && smallest.search(members, stop);
}

Needed needed(Memory& memory) {
    Bound bound(memory);
    return {bound.forced(), bound.least()};
}

} // namespace core
