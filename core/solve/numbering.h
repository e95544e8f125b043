#pragma once

#include "core/game.h"
#include "core/solve/mixed.h"

#include <boost/unordered/unordered_flat_map.hpp>

#include <utility>
#include <vector>

namespace core {

// Numbers positions in the order in which they are met; those with the same representative are one.
template <class Representative>
class Numbering {
public:
    explicit Numbering(Representative representative) : m_representative(std::move(representative)) {}

    std::uint32_t of(const Position& p) {
        const auto one = m_representative(p);
        const auto [found, fresh] = m_numbers.emplace(one, size());
        if (fresh) m_positions.push_back(one);
        return found->second;
    }
    std::uint32_t size() const { return static_cast<std::uint32_t>(m_positions.size()); }
    Position at(std::uint32_t i) const { return m_positions[i]; }

private:
    struct Hash {
        using is_avalanching = void;
        std::size_t operator()(const Position& p) const {
            Mixed mixed;
            for (const auto word : p.bits) mixed.add(word);
            return mixed.sized();
        }
    };

    Representative m_representative;
    boost::unordered_flat_map<Position, std::uint32_t, Hash> m_numbers;
    std::vector<Position> m_positions;
};

} // namespace core
