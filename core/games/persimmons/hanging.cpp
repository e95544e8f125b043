#include "core/games/persimmons/hanging.h"

#include <algorithm>

namespace core::persimmons {

namespace {

constexpr int longestUnfolded = 12;
constexpr float widthBesideTablets = 574, wholeWidth = 804, widestSlot = 150;
constexpr float highestPitch = 74, hangingHeight = 374;
constexpr float fruitShare = 116.0F / 160; // of the picture's box
constexpr float gap = 4;                   // between columns
constexpr float widestMark = 60, discBelow = 19;

} // namespace

Hanging::Hanging(const Rules::Position& start) : m_start(start) {
    m_width = open() ? widthBesideTablets : wholeWidth;
    const int all = firstColumn(strings());
    m_slot = std::min(widestSlot, m_width / static_cast<float>(all));
    m_left = left + (m_width - m_slot * static_cast<float>(all)) / 2;
    int longestColumn = 1;
    for (int s = 0; s < strings(); ++s) longestColumn = std::max(longestColumn, rows(s));
    fitFruit(longestColumn);
}

// The marks come first: room for a pill with its number, if the fruit is still worth looking at; else for a
// smaller pill; else for a bare sign.
void Hanging::fitFruit(int longestColumn) {
    const float highest = std::min(highestPitch, hangingHeight / static_cast<float>(longestColumn));
    struct Choice {
        float markRoom, smallestFruit;
    };
    for (const auto [room, smallest] : {Choice{52, 40}, Choice{38, 30}, Choice{14, 0}}) {
        m_size = std::min(highest, (m_slot - gap - room) / fruitShare);
        if (m_size >= std::min(smallest, highest)) break;
    }
    m_pitch = std::min(highest, 1.2F * m_size);
    m_room = std::min(widestMark, m_slot - gap - fruitShare * m_size);
    m_discs = top + m_pitch * static_cast<float>(longestColumn) + discBelow;
}

float Hanging::fruitWidth() const {
    return fruitShare * m_size;
}

int Hanging::columns(int string) const {
    return count(string) > longestUnfolded ? 2 : 1;
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
            top + m_pitch * (static_cast<float>(row(string, fromTop)) + 0.5F)};
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
