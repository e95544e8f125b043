#pragma once

#include "core/games/ribbonim/rules.h"

#include <cstdint>

namespace core::ribbonim {

// How a strand bears on misère play. A field with a firm strand and no wild one is won exactly when it is
// won in normal play; a field of fickle strands alone may be turned round; of wild ones no rule is known.
enum class Temper : std::uint8_t { Firm, Fickle, Wild };

// What theory knows of single strands when at most `limit` stones may be taken.
class Theory {
public:
    explicit Theory(int limit);

    int limit() const { return m_limit; }
    int grundy(Strand s) const { return entry(s).grundy; }
    Temper temper(Strand s) const { return entry(s).temper; }

private:
    struct Entry {
        std::uint8_t grundy = 0;
        Temper temper = Temper::Firm;
    };
    const Entry& entry(Strand s) const {
        return m_entries[s.ring ? 1 : 0][static_cast<std::size_t>(s.length)];
    }
    void findGrundyNumbers();
    void findTempers();

    int m_limit;
    std::array<std::array<Entry, maxLength + 1>, 2> m_entries{}; // ribbons, rings; by length
};

} // namespace core::ribbonim
