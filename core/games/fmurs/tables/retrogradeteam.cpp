#include "core/games/fmurs/tables/retrogradebuild.h"

#include <algorithm>

// What the members of a team tell each other while they build a table.
namespace core::fmurs {

namespace {

std::span<std::uint8_t> bytesOf(std::span<std::uint32_t> numbers) {
    return {reinterpret_cast<std::uint8_t*>(numbers.data()), numbers.size_bytes()};
}

} // namespace

// Once a turn all are told of each other what the dogs have won: the bits of pages in which they have.
void RetrogradeBuild::tellWon() {
    constexpr std::size_t atOnce = 65536; // pages
    const auto bytes = m_moves.parts() * m_bits.words() * sizeof(std::uint64_t);
    for (int member = 0; member < m_team->members(); ++member) {
        const bool mine = member == m_team->self();
        std::vector<std::uint32_t> pages;
        for (auto page = m_own.from; mine && page < m_own.to; ++page)
            if (m_stage == Stage::Open || hasChanged(page)) pages.push_back(page);
        auto count = static_cast<std::uint32_t>(pages.size());
        m_team->tellAll(member, count);
        pages.resize(count);
        std::vector<std::uint8_t> room;
        for (std::size_t from = 0; from < count; from += atOnce) {
            const auto some = std::span(pages).subspan(from, std::min(atOnce, count - from));
            m_team->tellAll(member, bytesOf(some));
            room.resize(some.size() * bytes);
            for (std::size_t i = 0; mine && i < some.size(); ++i)
                std::copy_n(m_dogs.page(some[i]), bytes, &room[i * bytes]);
            m_team->tellAll(member, std::span(room));
            for (std::size_t i = 0; !mine && i < some.size(); ++i) {
                std::copy_n(&room[i * bytes], bytes, m_dogs.page(some[i]));
                m_changed[some[i]] = static_cast<std::uint8_t>(m_turns);
            }
        }
    }
}

// All values are brought to the first, a part after the other.
void RetrogradeBuild::collect() {
    constexpr std::uint32_t atOnce = 4096; // pages
    std::vector<std::uint8_t> room;
    for (int member = 1; member < m_team->members(); ++member) {
        const Share share(member, m_team->members(), m_flocks.pages());
        for (auto page = share.from; page < share.to; page += atOnce) {
            room.resize(std::min(atOnce, share.to - page) * tablePage());
            if (m_team->self() == member) m_work->read((page - share.from) * tablePage(), room);
            m_team->tellFirst(member, room);
            if (m_team->self() == 0) m_work->write(page * tablePage(), room);
        }
    }
}

} // namespace core::fmurs
