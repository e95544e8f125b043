#include "core/games/ribbonim/levels.h"

#include "core/games/ribbonim/figures.h"

#include <boost/unordered/unordered_flat_set.hpp>

#include <algorithm>
#include <chrono>

namespace core::ribbonim {

namespace {

constexpr std::chrono::milliseconds firstReport(8); // within one frame

// No losing field ends sooner: its loser can take one stone each time, the winner takes `limit` at best.
int leastLossLevel(int stones, int limit, bool misere) {
    const int plies = 2 * (stones / (limit + 1)) + std::min(stones % (limit + 1), 2);
    const bool odd = plies % 2 != 0;
    return odd == misere ? plies : plies + 1;
}

// No winning field lasts longer: every ply takes a stone, and even levels win in misère, odd ones normally.
int greatestWinLevel(int stones, bool misere) {
    const bool odd = stones % 2 != 0;
    return odd == misere ? stones - 1 : stones;
}

// Two single stones change nothing for who wins: whoever wins without them answers one with the other, in
// misère play too. Returns how many were taken away.
constexpr Strand single{1, false};
int cancelPairs(Field& field) {
    const int paired = field.count(single) / 2 * 2;
    field.add(single, -paired);
    return paired;
}

} // namespace

Levels::Levels(const Rules& rules) : m_rules(rules), m_theory(rules.limit()) {}

Verdict Levels::known(const Rules::Position& p) const {
    auto field = fieldOf(p);
    const auto wins = knownWins(field);
    if (!wins) return {};
    const auto level = knownLevel(field);
    auto verdict = exactly(*wins ? Outcome::Win : Outcome::Loss, level);
    if (level) verdict.figures.set(figure::level, *level);
    return verdict;
}

std::optional<bool> Levels::knownWins(Field& field) const {
    if (const auto wins = winsByTheory(field, m_rules.misere())) return wins;
    const int paired = cancelPairs(field);
    const auto found = m_wins.find(field.key());
    field.add(single, paired);
    return found == m_wins.end() ? std::nullopt : std::optional(found->second);
}

std::optional<int> Levels::knownLevel(Field& field) const {
    if (field.unlimited()) return nim::level(field, m_rules.misere());
    const auto found = m_levels.find(field.key());
    return found == m_levels.end() ? std::nullopt : std::optional<int>(found->second);
}

bool Levels::search(const Rules::Position& root, const StopToken& stop, std::function<void()> progress) try {
    m_stop = stop;
    m_progress = std::move(progress);
    m_pace = ReportPace(firstReport);

    std::vector<Field> open; // the root and what lies one ply behind it, as far as theory is not enough
    boost::unordered_flat_set<Field::Key, Field::Hash> seen;
    const auto note = [&](const Field& field) {
        if (!field.unlimited() && seen.insert(field.key()).second) open.push_back(field);
    };
    note(fieldOf(root));
    for (const auto m : m_rules.moves(root)) note(fieldOf(m_rules.play(root, m)));

    for (auto& field : open) wins(field);
    for (auto& field : open) level(field);
    return !stop.stop_requested();
} catch (const Stopped&) {
    return false;
}

bool Levels::wins(Field& field) {
    if (const auto wins = knownWins(field)) return *wins;
    const int paired = cancelPairs(field);
    const bool won = findWin(field);
    field.add(single, paired);
    return won;
}

// Looks first at what is known already, then at what loses in normal play: that mostly loses in misère play
// too.
bool Levels::findWin(Field& field) {
    pause();
    const auto noneKnown = [&] { return field.eachMoveMostFirst([&] { return knownWins(field) != false; }); };
    const auto noneLoses = [&](bool likely) {
        return field.eachMoveMostFirst([&] { return (field.grundy() == 0) != likely || wins(field); });
    };
    const bool won = !noneKnown() || !noneLoses(true) || !noneLoses(false);
    m_wins.emplace(field.key(), won);
    return won;
}

int Levels::level(Field& field) {
    if (const auto level = knownLevel(field)) return *level;
    pause();
    const int plies = wins(field) ? quickestWin(field) : slowestLoss(field);
    m_levels.emplace(field.key(), static_cast<std::uint8_t>(plies));
    return plies;
}

int Levels::quickestWin(Field& field) {
    int least = maxStones + 1;
    field.eachMoveMostFirst([&] {
        if (1 + leastLossLevel(field.stones(), m_rules.limit(), m_rules.misere()) >= least) return false;
        if (!wins(field)) least = std::min(least, 1 + level(field));
        return true;
    });
    return least;
}

int Levels::slowestLoss(Field& field) {
    int most = 0;
    field.eachMoveFewestFirst([&] {
        if (1 + greatestWinLevel(field.stones(), m_rules.misere()) <= most) return false;
        most = std::max(most, 1 + level(field));
        return true;
    });
    return most;
}

// Between two fields: stops if asked to, and reports if it is time.
void Levels::pause() {
    if (++m_fieldsSeen % 64 != 0) return;
    if (m_stop.stop_requested()) throw Stopped();
    if (!m_pace.due()) return;
    m_progress();
    m_pace.told();
}

} // namespace core::ribbonim
