#pragma once

#include <cstdint>
#include <span>

namespace core {

// Programs that do one job together, each perhaps on a computer of its own. All call the same in the same
// order, with as many bytes.
class Team {
public:
    virtual ~Team() = default;
    virtual int members() const = 0;
    virtual int self() const = 0; // which of them this is, from 0 on
    // What one has there all have there afterwards, or the first alone.
    virtual void tellAll(int from, std::span<std::uint8_t> bytes) = 0;
    virtual void tellFirst(int from, std::span<std::uint8_t> bytes) = 0;
    // Ends them all: this one cannot go on, and nobody is to wait for it.
    [[noreturn]] virtual void giveUp() = 0;

    // The same for a thing that is its bytes.
    template <class T>
    void tellAll(int from, T& thing) {
        tellAll(from, std::span(reinterpret_cast<std::uint8_t*>(&thing), sizeof thing));
    }
    // The least that any of them has.
    std::uint32_t least(std::uint32_t own);

    // That of this program, if it is in one.
    static Team* ofProgram();
    static void setOfProgram(Team* team);
};

// What a member does of so many things, one behind the other.
struct Share {
    Share(int member, int members, std::uint32_t all)
        : from(bound(member, members, all)), to(bound(member + 1, members, all)) {}
    std::uint32_t from, to;

private:
    static std::uint32_t bound(int member, int members, std::uint32_t all) {
        return static_cast<std::uint32_t>(std::uint64_t{all} * static_cast<unsigned>(member) /
                                          static_cast<unsigned>(members));
    }
};

} // namespace core
