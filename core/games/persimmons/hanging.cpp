#include "core/games/persimmons/hanging.h"

#include <algorithm>

namespace core::persimmons {

namespace {

constexpr int longestUnfolded = 12;
constexpr float forAFinger = 42;           // in a tall house, 9 mm on the smallest telephone
constexpr float edge = 4;                  // beyond which a spot is not pressed
constexpr float fruitShare = 116.0F / 160; // of the picture's box
constexpr float gap = 4;                   // between columns
constexpr float widestMark = 60, discBelow = 19;

} // namespace

// In a wide house a string is folded above twelve; in a tall one where persimmons would be too near for a
// finger, or as they are furthest apart.
Hanging::Hanging(const Rules::Position& start, const House& house) : m_start(start), m_house(&house) {
    m_width = house.width - 2 * house.left - (open() && !house.tall ? house.tablets : 0);
    m_depth = house.depth - (open() && house.tall ? house.tablets : 0);
    hang(longestUnfolded);
    if (!house.tall) return;
    float most = 0;
    int best = Rules::maxCount;
    for (int longest = Rules::maxCount; longest > 0 && most < forAFinger; --longest) {
        hang(longest);
        const float apart = std::min({m_pitch, m_slot, fruitWidth() + 2 * edge});
        if (apart > most) best = longest;
        most = std::max(most, apart);
    }
    hang(best);
}

void Hanging::hang(int longest) {
    m_longest = longest;
    const int all = firstColumn(strings());
    m_slot = std::min(m_house->widestSlot, m_width / static_cast<float>(all));
    m_left = m_house->left + (m_width - m_slot * static_cast<float>(all)) / 2;
    int longestColumn = 1;
    for (int s = 0; s < strings(); ++s) longestColumn = std::max(longestColumn, rows(s));
    fitFruit(longestColumn);
}

// The marks come first: room for a pill with its number, if the fruit is still worth looking at; else for a
// smaller pill; else for a bare sign.
void Hanging::fitFruit(int longestColumn) {
    const float highest = std::min(m_house->highestPitch, m_depth / static_cast<float>(longestColumn));
    const auto& smallest = m_house->smallest;
    for (std::size_t i = 0; i < smallest.size(); ++i) {
        m_size = std::min(highest, (m_slot - gap - m_house->marks[i]) / fruitShare);
        if (m_size >= std::min(smallest[i], highest)) break;
    }
    m_pitch = std::min(highest, std::max(m_house->leastPitch, 1.2F * m_size));
    m_room = std::min(widestMark, m_slot - gap - fruitShare * m_size);
    m_discs = m_house->top + m_pitch * static_cast<float>(longestColumn) + discBelow;
}

float Hanging::fruitWidth() const {
    return fruitShare * m_size;
}

float Hanging::target() const {
    if (!m_house->tall) return fruitWidth();
    return std::max(fruitWidth(), std::min({m_pitch, m_slot, forAFinger}) - 2 * edge);
}

int Hanging::columns(int string) const {
    return std::max(1, (count(string) + m_longest - 1) / m_longest);
}

int Hanging::rows(int string) const {
    return std::max(1, (count(string) + columns(string) - 1) / columns(string));
}

int Hanging::firstColumn(int string) const {
    int all = 0;
    for (int s = 0; s < string; ++s) all += columns(s);
    return all;
}

float Hanging::columnLeft(int column) const {
    return m_left + m_slot * static_cast<float>(column);
}

Point Hanging::fruit(int string, int fromTop) const {
    const float fruit = fruitWidth();
    const float margin = (m_slot - fruit - m_room) / 2;
    const int column = firstColumn(string) + fromTop / rows(string);
    return {columnLeft(column) + margin + fruit / 2,
            m_house->top + m_pitch * (static_cast<float>(row(string, fromTop)) + 0.5F)};
}

Point Hanging::mark(int string, int fromTop) const {
    const auto at = fruit(string, fromTop);
    return {at.x + fruitWidth() / 2, at.y};
}

float Hanging::lastColumn(int string) const {
    return knot(string) + m_slot * static_cast<float>(columns(string) - 1);
}

Point Hanging::disc(int string) const {
    return {(knot(string) + lastColumn(string)) / 2, m_discs};
}

SpotId Hanging::spot(int string, int fromTop) const {
    SpotId before = 0;
    for (int s = 0; s < string; ++s) before += count(s);
    return before + fromTop;
}

SpotId Hanging::tablet(Condition declared) const {
    return spot(strings(), declared == Condition::Loses ? 0 : 1);
}

} // namespace core::persimmons
