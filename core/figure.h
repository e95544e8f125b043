#pragma once

#include "core/text.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace core {

// So large a number means that there is no limit: "never", "at any".
inline constexpr int unlimited = 1 << 20;

// A number that lies between two, both included; known when they are equal.
struct Span {
    int least = -unlimited, most = unlimited;

    bool exact() const { return least == most; }
    Span plus(int n) const;
    Span operator-() const { return {-most, -least}; }
    friend bool operator==(const Span&, const Span&) = default;
};

// A kind of number that a game adds to its verdicts, with all that is said and done with it. Each is a
// constant in the folder of its game, and known by its address; no shared room knows one by name.
struct Figure {
    struct Unique { // a copy would be another figure
        constexpr Unique() = default;
        Unique(const Unique&) = delete;
    };
    std::string_view key;                  // in JSON; "lead.win" is the field "win" of an object "lead"
    Phrase exactly;                        // "Grundy number %1", "clear in %n dog turns"
    Phrase none = {};                      // there is no such number
    Phrase atLeast = {}, atMost = {};      // said of bounds; where empty nothing is
    Phrase won = {}, lost = {}, wins = {}; // "win by %n", "loss by %n", "%1 wins by %n": instead of exactly
    Phrase column = {};                    // the heading of the number's own column in the list of moves
    bool counts = false;                   // stands beside the mark and in the sentence, instead of plies
    bool isSigned = false;                 // is written with its sign
    bool mex = false;                      // the least number that no move leads to (a Grundy number)
    bool scored = false;                   // is less by what the mover's score grew
    bool ranks = false;                    // decides between moves that are equal else
    const Figure* guessOf = nullptr;       // this one, and is said only as long as it is not known
    const Figure* seenByOther = nullptr;   // what it is for the other player: `offset` less the number of
    int offset = 0;                        // that figure; nothing: the same number, the wish turned round
    Unique unique = {};
};

// What the player on move would have a number be. None: it is of the position, whoever plays.
enum class Wish : std::int8_t { Less = -1, None = 0, More = 1 };

// The figures that are known of a position, in a fixed place, in the order of their keys.
class Figures {
public:
    struct Entry {
        const Figure* figure = nullptr;
        Span span;
        Wish wish = Wish::None;
        friend bool operator==(const Entry&, const Entry&) = default;
    };
    static constexpr std::size_t most = 4;

    void set(const Figure& figure, Span span, Wish wish = Wish::None);
    void set(const Figure& figure, int number, Wish wish = Wish::None) {
        set(figure, Span{number, number}, wish);
    }
    void clear(const Figure& figure);

    const Entry* find(const Figure& figure) const;
    bool has(const Figure& figure) const { return find(figure) != nullptr; }
    bool none(const Figure& figure) const;                // known to be without limit
    std::optional<int> value(const Figure& figure) const; // where it is exact, and there is one
    // A guess at a number that is known is of no more use.
    bool outdated(const Entry& entry) const;
    std::span<const Entry> all() const { return {m_entries.data(), m_count}; }
    std::span<Entry> all() { return {m_entries.data(), m_count}; }

    // Each number so much greater.
    void add(const Figure& figure, int n);
    friend bool operator==(const Figures&, const Figures&) = default;

private:
    std::array<Entry, most> m_entries{}; // those beyond m_count are empty
    std::size_t m_count = 0;
};

bool none(Span span);
// The number, where it is exact and there is one.
std::optional<int> number(Span span);

Figures seenByOther(const Figures& figures);
// Both hold.
Figures narrowed(const Figures& a, const Figures& b);

} // namespace core
