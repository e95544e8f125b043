#pragma once

#include <QString>

#include <algorithm>
#include <cstddef>
#include <deque>
#include <map>
#include <utility>

namespace network {

// Who waits to be let in. When they are too many, of one address or of all, a newcomer is let in all the
// same: one of the address with the most goes for it, the oldest. So nobody is shut out by another's crowd.
template <class Member>
class Crowd {
public:
    Crowd(std::size_t most, std::size_t mostOfOne) : m_most(most), m_mostOfOne(mostOfOne) {}

    // Those who have to go for it.
    std::deque<Member> add(const QString& address, Member member) {
        std::deque<Member> gone;
        auto& own = m_waiting[address];
        own.push_back(member);
        if (own.size() > m_mostOfOne)
            gone.push_back(own.front());
        else if (size() > m_most)
            gone.push_back(largest().front());
        for (const auto& one : gone) remove(one);
        return gone;
    }
    void remove(const Member& member) {
        for (auto at = m_waiting.begin(); at != m_waiting.end();) {
            std::erase(at->second, member);
            at = at->second.empty() ? m_waiting.erase(at) : std::next(at);
        }
    }
    std::size_t size() const {
        std::size_t all = 0;
        for (const auto& [address, those] : m_waiting) all += those.size();
        return all;
    }

private:
    std::deque<Member>& largest() {
        return std::ranges::max_element(m_waiting, {}, [](const auto& one) { return one.second.size(); })
            ->second;
    }

    std::size_t m_most, m_mostOfOne;
    std::map<QString, std::deque<Member>> m_waiting; // by address, the oldest first
};

} // namespace network
