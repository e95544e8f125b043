#include "core/games/bao/labs/labs.h"

#include "core/games/bao/labs/looptable.h"
#include "core/games/bao/labs/messages.h"
#include "core/games/bao/loops/loops.h"
#include "core/games/bao/loops/rollback.h"
#include "core/joined.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace core::bao {

namespace {

// Of the longest sowings only the beginning is shown, and the very longest are not followed to their end.
constexpr std::size_t keptLays = 5000, followedLays = 2'000'000, toldLays = 250;

using Sign = Check::Sign;

std::string letter(int pit) {
    return {static_cast<char>('a' + pit)};
}

// The board as it is sown, its pits in slots.
struct Sown {
    explicit Sown(const RingBoard& board)
        : ring(static_cast<int>(board.stones.size()) / 2), stones(stonesOf(ring, board.stones)),
          slot(ring.slot(board.hand)) {}
    bool empty() const { return stones[static_cast<std::size_t>(slot)] == 0; }

    Ring ring;
    Stones stones;
    int slot;
};

HandBoard seen(const RingBoard& board) {
    auto row = board.stones;
    std::rotate(row.begin(), row.begin() + board.hand, row.end());
    return row;
}

// The sign of a rollback's end that says most, where it stands on the ring, and its name.
struct NamedSign {
    Course::Sign place;
    Phrase name;
};
NamedSign signOf(const RingBoard& board) {
    const auto signs = stopSigns(seen(board));
    const auto size = static_cast<int>(board.stones.size());
    const auto at = [&](StopSigns::Place place, Phrase name) {
        return NamedSign{{(place.from + board.hand) % size, place.pits}, name};
    };
    if (signs.first)
        return at(signs.first, text("bao", "the first stopping pattern of Inahata and Takahashi"));
    if (signs.second)
        return at(signs.second, text("bao", "the second stopping pattern of Inahata and Takahashi"));
    if (signs.emptyPair) return at(signs.emptyPair, text("bao", "two empty pits side by side"));
    if (signs.equalPair) return at(signs.equalPair, text("bao", "two pits side by side with the same count"));
    return {};
}

// "b–e"
std::string span(Course::Sign place, int size) {
    return letter(place.first) + "–" + letter((place.first + place.pits - 1) % size);
}

// "1, 4", cut short where there are many.
std::string listed(const std::vector<std::size_t>& numbers) {
    constexpr std::size_t shown = 5;
    const auto all = joined(std::span(numbers).first(std::min(shown, numbers.size())), ", ",
                            [](std::size_t number) { return std::to_string(number); });
    return numbers.size() > shown ? all + " …" : all;
}

// The lays, counted from 1, whose board is so.
template <class Is>
std::vector<std::size_t> laysWhere(const std::vector<HandBoard>& boards, Is is) {
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < boards.size(); ++i)
        if (is(boards[i])) all.push_back(i + 1);
    return all;
}

Course forwards(const Sown& g, const SowingTrace& t) {
    Course course;
    course.lays = t.count;
    course.returns = t.endless && t.count == t.lays.size();
    auto now = ringBoard(g.ring, g.stones, g.slot);
    for (const auto& lay : t.lays) {
        course.steps.push_back({now, g.ring.pit(lay.to), lay.stones});
        now = ringBoard(g.ring, lay.after, lay.to);
    }
    course.steps.push_back({now});
    const int m = g.ring.size(), lays = static_cast<int>(t.count);
    if (t.open) {
        course.said = {
            {plural("bao", "After %n lays it has not ended yet, and no board was back."), {}, lays}};
    } else if (t.endless) {
        const auto sown = std::to_string(t.sown), period = std::to_string(t.sown / static_cast<unsigned>(m));
        const int shift = static_cast<int>(t.sown % static_cast<unsigned>(m));
        course.said = {{plural("bao", "The same row again after %n lays: shift %1."), {shift}, lays},
                       {text("bao", "%1 stones sown = %2 · %3 + %4: period %2."), {sown, period, m, shift}}};
    } else {
        course.said = {{plural("bao", "The sowing ends after %n lays in %1 and takes %2 from %3."),
                        {letter(g.ring.pit(t.last)), t.captured, letter(g.ring.pit(g.ring.facing(t.last)))},
                        lays}};
    }
    return course;
}

// Without an end only on a loop: the lays of a board that is on none lead back to where a sowing begins.
Course backwards(const Sown& g) {
    Course course;
    const auto first = seenFromHand(g.ring, g.stones, g.slot);
    auto stones = g.stones;
    int hand = g.slot;
    for (;; ++course.lays) {
        Course::Step step{ringBoard(g.ring, stones, hand)};
        step.sign = signOf(step.board).place;
        course.returns = course.lays > 0 && seen(step.board) == first;
        const bool last =
            course.returns || stones[static_cast<std::size_t>(hand)] < 2 || course.lays == keptLays;
        if (!last) {
            hand = layBack(g.ring, stones, hand);
            step.to = g.ring.pit(hand);
            step.moved = stones[static_cast<std::size_t>(hand)];
        }
        course.steps.push_back(std::move(step));
        if (last) break;
    }
    const int lays = static_cast<int>(course.lays);
    if (course.returns)
        course.said = {
            {plural("bao", "The rollback goes round for ever: after %n lays the same row is back."),
             {},
             lays}};
    else if (stones[static_cast<std::size_t>(hand)] >= 2)
        course.said = {{plural("bao", "%n lays are undone, and more could be."), {}, lays}};
    else
        course.said = {
            {plural("bao",
                    "The rollback stops after %n lays: the pit in hand has one stone or none to give back."),
             {},
             lays}};
    return course;
}

Phrase noLoop(const SowingTrace& t) {
    return t.open ? text("bao", "not known: the sowing is too long")
                  : text("bao", "does not apply: the sowing ends");
}

// As it is written or, where that is wanting, by the last pit's own parity.
Check conditionCheck(const std::vector<HandBoard>& boards, const SowingTrace& t, int period) {
    Check check{Sign::Silent, text("bao", "Condition LOOP"), {}};
    const auto written = laysWhere(boards, [](const auto& b) { return conditionLoop(b); });
    const auto own = laysWhere(boards, [](const auto& b) { return conditionLoop(b, Parity::LastPit); });
    if (!t.endless) {
        check.detail = noLoop(t);
    } else if (period == 0) {
        check.detail = text("bao", "does not apply: the period is 0");
    } else if (!written.empty()) {
        check.sign = Sign::Holds;
        check.detail = {text("bao", "odd, odd, even, odd …: at lay %1"), {listed(written)}};
    } else {
        check.sign = Sign::Fails;
        check.detail =
            own.empty()
                ? text("bao", "odd, odd, even, odd …: at no lay")
                : Message{text("bao",
                               "as it is written: at no lay; by the parity of the last pit alone: at lay %1"),
                          {listed(own)}};
    }
    return check;
}

// The marked hours, and what they tell.
Check clockCheck(const HandBoard& board, bool ends) {
    const auto marks = clock(board);
    std::string hours;
    for (std::size_t hour = 0; hour < marks.size(); ++hour)
        if (marks[hour] > 0) hours += (hours.empty() ? "" : ", ") + std::to_string(hour);
    Check check{Sign::Silent,
                text("bao", "Clock (found here)"),
                {text("bao", "marks at %1 on a clock of %2 hours: two are side by side, so it says nothing"),
                 {hours, static_cast<int>(marks.size())}}};
    if (spaced(marks)) {
        check.sign = ends ? Sign::Fails : Sign::Holds;
        check.detail.phrase =
            text("bao", "marks at %1 on a clock of %2 hours: no two side by side, so it never ends");
    }
    return check;
}

Check relationCheck(const SowingTrace& t, int m, int period, int shift) {
    Check check{Sign::Silent, text("bao", "t = n + (m+1)·k"), {}};
    if (!t.endless) {
        check.detail = noLoop(t);
    } else if (period == 0) {
        check.detail = text("bao", "does not apply: the period is 0");
    } else if (period >= shift && (period - shift) % (m + 1) == 0) {
        check.sign = Sign::Holds;
        check.detail = {text("bao", "%1 = %2 + %3·%4"), {period, shift, m + 1, (period - shift) / (m + 1)}};
    } else {
        check.sign = Sign::Fails;
        check.detail = {text("bao", "%1 is not %2 + %3·k"), {period, shift, m + 1}};
    }
    return check;
}

Check zeroCheck(const std::vector<HandBoard>& boards, const SowingTrace& t, int period) {
    Check check{Sign::Silent, text("bao", "Period-0 patterns"), {}};
    const auto first = std::ranges::find_if(boards, [](const auto& b) { return zeroPattern(b) != 0; });
    if (!t.endless) {
        check.detail = noLoop(t);
    } else if (period > 0) {
        check.detail = {text("bao", "does not apply: the period is %1"), {period}};
    } else if (first == boards.end()) {
        check.sign = Sign::Fails;
        check.detail = text("bao", "neither of the two");
    } else {
        check.sign = Sign::Holds;
        check.detail = {text("bao", "it is pattern %1"), {zeroPattern(*first)}};
    }
    return check;
}

// A sign on any board of a loop would stop the rollback of that board, for all that they say.
Check rollbackCheck(const Course& sown, const Course& undone, bool onLoop, int m) {
    Check check{Sign::Holds, text("bao", "Rollback"), {}};
    if (onLoop) {
        for (const auto& step : sown.steps)
            if (const auto sign = signOf(step.board); sign.place.pits > 0) {
                check.sign = Sign::Fails;
                check.detail = {text("bao", "goes round for ever, and yet has a sign: %1 (%2)"),
                                {sign.name, span(sign.place, m)}};
                return check;
            }
        check.detail = text("bao", "goes round for ever; no stopping sign appears");
        return check;
    }
    if (undone.lays == keptLays) return {Sign::Silent, check.name, undone.said.front()};
    const int lays = static_cast<int>(undone.lays);
    if (const auto sign = signOf(sown.steps.front().board); sign.place.pits > 0)
        check.detail = {
            plural("bao", "stops after %n lays: %1 (%2)"), {sign.name, span(sign.place, m)}, lays};
    else
        check = {
            Sign::Silent, check.name, {plural("bao", "stops after %n lays, without any sign"), {}, lays}};
    return check;
}

} // namespace

RingStudy study(const RingBoard& board, bool back) {
    const Sown g(board);
    RingStudy result{board, back};
    if (g.empty()) {
        result.course.steps = {{board}};
        result.course.said = {text("bao", "The pit in hand is empty: choose one that holds stones.")};
        return result;
    }
    const auto t = trace(g.ring, g.stones, g.slot, keptLays, followedLays);
    const auto sown = forwards(g, t);
    const auto undone = backwards(g);
    const int m = g.ring.size();
    const auto period = static_cast<int>(t.sown / static_cast<unsigned>(m));
    Loop loop;
    for (std::size_t i = 0; i < t.lays.size(); ++i) loop.boards.push_back(seen(sown.steps[i].board));
    if (sown.returns) {
        result.loop = *std::ranges::max_element(loop.boards);
        result.name = nameInTable(loop);
    }
    const auto known = sown.returns ? tableWords(loop) : std::nullopt;
    result.checks = {conditionCheck(loop.boards, t, period),
                     relationCheck(t, m, period, static_cast<int>(t.sown % static_cast<unsigned>(m))),
                     zeroCheck(loop.boards, t, period), rollbackCheck(sown, undone, t.endless, m),
                     clockCheck(seen(board), !t.endless && !t.open)};
    result.messages =
        messagesOf(g.ring, g.stones, g.slot, trace(g.ring, g.stones, g.slot, toldLays, followedLays));
    result.course = back ? undone : sown;
    if (known) result.course.said.push_back(*known);
    return result;
}

} // namespace core::bao
