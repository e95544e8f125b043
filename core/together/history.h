#pragma once

#include "core/together/course.h"
#include "core/together/seal.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace core::together {

// All that the two have done in a room, each entry chained to those before it by a hash, with the signatures
// of both: that of each one's latest entry vouches for all before it. It only ever grows, but for entries
// that both made at once (against()).
class History {
public:
    History(const Seal& seal, std::string room);

    bool begun() const { return !m_entries.empty(); }
    std::size_t size() const { return m_entries.size(); }
    const Course& course() const { return m_course; }
    const Entry& entry(std::size_t at) const { return m_entries[at]; }
    // Whose open key a member has; empty: nobody's yet.
    const std::string& keyOf(int who) const { return who == 0 ? m_room : m_course.otherKey(); }

    // Done by one whose secret this is. Throws InputError, and changes nothing, where it cannot be.
    void add(const Entry& entry, const std::string& secret);
    // As a text, to be sealed; and read again. Trusts nothing: throws InputError where the signatures, the
    // rules or the order of things do not bear it. What it has in common with `known` is not gone through
    // again.
    std::string text() const;
    static History read(const Seal& seal, const History& known, std::string_view text);

    // So many entries two have in common.
    std::size_t shared(const History& other) const;
    // Which of two stands where each goes on in another way: the one whose first entry of its own has been
    // built upon by somebody else; of two upon which nobody has, leaving before a move, a move before all
    // else, then what the one who opened the room did.
    enum class Stands { This, Other };
    Stands against(const History& other) const;
    // Somebody has signed two things in the same place.
    bool deniedBy(const History& other) const;

private:
    bool builtUpon(std::size_t at) const;
    void grow(const Entry& entry);
    void checkSigned(const std::vector<Entry>& entries) const;

    const Seal* m_seal;
    std::string m_room;
    std::vector<Entry> m_entries;
    std::vector<std::string> m_chain; // the hash of all entries up to each
    std::array<std::string, 2> m_signatures;
    Course m_course;
    std::size_t m_bytes = 0;
};

} // namespace core::together
