#include "core/games/bao/rules/rules.h"

#include "core/joined.h"

#include <algorithm>
#include <span>

namespace core::bao {

namespace {

constexpr std::string_view endlessMark = " endless", sowingMark = " sowing ";

int index(Player player) {
    return static_cast<int>(player);
}

// A count as this program writes it: digits without a leading zero.
std::optional<int> count(std::string_view s) {
    const bool plain = !s.empty() && std::ranges::all_of(s, [](char c) { return c >= '0' && c <= '9'; });
    if (!plain || (s.size() > 1 && s.front() == '0')) return {};
    const auto number = wholeNumber(s);
    return number && *number <= Rules::mostStones ? number : std::nullopt;
}

// Of a position; in the article's spelling, (3,1,0,1,0,3,0,1), one stands behind the other.
std::vector<std::string> rowsOf(std::string_view s) {
    if (!s.starts_with('(') || !s.ends_with(')')) return split(s, '/');
    const auto counts = split(s.substr(1, s.size() - 2), ',');
    const std::span all(counts);
    return {joined(all.first(all.size() / 2), ","), joined(all.subspan(all.size() / 2), ",")};
}

InputError badPosition(std::string_view given, const Message& reason) {
    return InputError({text("bao", "position “%1”: %2"), {std::string(given), reason}});
}

InputError badForm(std::string_view given) {
    return badPosition(given,
                       text("bao", "a position is like “0,4,0,4/0,4,0,4 0-0 1”: the upper row, the lower row "
                                   "in the order of sowing, captured stones, the player on move"));
}

InputError badCount(std::string_view given, const std::string& number) {
    return badPosition(given, {text("bao", "“%1” is not a number of stones; allowed: 0 to %2"),
                               {number, Rules::mostStones}});
}

} // namespace

Rules::Rules(const Values& values) : m_ring(values.number("pits")) {
    const int step = values.choice("filled") == "all" ? 1 : 2;
    for (int pit = step - 1; pit < m_ring.size(); pit += step)
        m_start.stones[static_cast<std::size_t>(m_ring.slot(pit))] =
            static_cast<std::uint8_t>(values.number("stones"));
}

// Choose one of your own pits that holds stones.
std::vector<Rules::Move> Rules::moves(const Position& p) const {
    if (pending(p) || result(p)) return {};
    std::vector<Move> all;
    const int first = rowSlots * index(p.mover);
    for (int slot = first; slot < first + m_ring.pits(); ++slot)
        if (p.stones[static_cast<std::size_t>(slot)] > 0) all.push_back({static_cast<std::uint8_t>(slot)});
    return all;
}

Rules::Position Rules::play(const Position& p, Move m) const {
    auto stones = p.stones;
    if (const auto sowing = m_ring.sow(stones, m.slot, laysAtOnce)) return after(p, stones, *sowing);
    auto pending = p;
    pending.sowing = static_cast<std::uint8_t>(m.slot + 1);
    return pending;
}

// What the sowing captures is the mover's, from either row.
Rules::Position Rules::after(Position p, const Stones& stones, const Ring::Sowing& sowing) const {
    auto& captured = p.captured[static_cast<std::size_t>(index(p.mover))];
    captured = static_cast<std::uint8_t>(captured + sowing.captured);
    p.stones = stones;
    p.endless = sowing.endless ? 1 : 0;
    p.sowing = 0;
    p.mover = other(p.mover);
    return p;
}

std::optional<Rules::Position> Rules::after(const Position& p, const Walk& walk) const {
    if (walk.state() == Walk::State::Open) return {};
    auto stones = p.stones;
    const auto sowing = m_ring.end(stones, p.sowing - 1, walk);
    return after(p, stones, sowing);
}

std::optional<Rules::Position> Rules::settle(const Position& p, const StopToken& stop) const {
    return after(p, m_fates->follow(m_ring, p.stones, p.sowing - 1, UINT64_MAX, stop));
}

Rules::Position Rules::playKnown(const Position& p, Move m) const {
    const auto next = play(p, m);
    return pending(next) ? after(next, m_fates->walk(m_ring, p.stones, m.slot)).value_or(next) : next;
}

void Rules::follow(const Position& p, std::uint64_t lays, const StopToken& stop) const {
    m_fates->follow(m_ring, p.stones, p.sowing - 1, lays, stop);
}

// After a never-ending move it is a draw, whatever was captured. If either row is empty, what is left
// belongs to the owner of the row it lies in, and more stones win.
std::optional<Outcome> Rules::result(const Position& p) const {
    if (p.endless != 0) return Outcome::Draw;
    if (rowSum(p.stones, 0) > 0 && rowSum(p.stones, rowSlots) > 0) return {};
    const int margin = lead(counted(p));
    return margin > 0 ? Outcome::Win : margin < 0 ? Outcome::Loss : Outcome::Draw;
}

Rules::Position Rules::counted(Position p) const {
    const int upper = rowSum(p.stones, 0), lower = rowSum(p.stones, rowSlots);
    if (p.endless != 0 || (upper > 0 && lower > 0)) return p;
    p.captured[0] = static_cast<std::uint8_t>(p.captured[0] + upper);
    p.captured[1] = static_cast<std::uint8_t>(p.captured[1] + lower);
    p.stones = {};
    return p;
}

int Rules::lead(const Position& p) const {
    const int ofFirst = p.captured[0] - p.captured[1];
    return p.mover == Player::First ? ofFirst : -ofFirst;
}

std::string Rules::brief(const Position& p) const {
    return std::to_string(int{p.captured[0]}) + '-' + std::to_string(int{p.captured[1]});
}

std::string Rules::text(const Position& p) const {
    std::string all;
    for (int pit = 0; pit < m_ring.size(); ++pit) {
        if (pit > 0) all += pit == m_ring.pits() ? '/' : ',';
        all += std::to_string(int{p.stones[static_cast<std::size_t>(m_ring.slot(pit))]});
    }
    return all + ' ' + brief(p) + (p.mover == Player::First ? " 1" : " 2") +
           std::string(p.endless != 0 ? endlessMark : std::string_view()) +
           (pending(p) ? std::string(sowingMark) + letter(p.sowing - 1) : "");
}

std::string Rules::text(const Position&, Move m) const {
    return {letter(m.slot)};
}

Stones Rules::stonesIn(std::string_view given, std::string_view rows) const {
    const auto both = rowsOf(rows);
    if (both.size() != 2) throw badForm(given);
    Stones stones{};
    for (int row = 0; row < 2; ++row) {
        const auto counts = split(both[static_cast<std::size_t>(row)], ',');
        if (static_cast<int>(counts.size()) != m_ring.pits())
            throw badPosition(given, {core::text("bao", "%1 pits in a row; the rules have %2"),
                                      {static_cast<int>(counts.size()), m_ring.pits()}});
        for (std::size_t i = 0; i < counts.size(); ++i) {
            const auto number = count(counts[i]);
            if (!number) throw badCount(given, counts[i]);
            stones[static_cast<std::size_t>(row * rowSlots) + i] = static_cast<std::uint8_t>(*number);
        }
    }
    return stones;
}

// A position in which a move is under way. One that is soon over is over.
Rules::Position Rules::parseSowing(std::string_view s, std::size_t mark) const {
    const auto p = parse(s.substr(0, mark));
    const auto pit = s.substr(mark + sowingMark.size());
    for (const auto m : moves(p))
        if (text(p, m) == pit) return play(p, m);
    throw badPosition(s, {core::text("bao", "“%1” is not a pit that can be sown"), {std::string(pit)}});
}

Rules::Position Rules::parse(std::string_view s) const {
    if (const auto mark = s.find(sowingMark); mark != std::string_view::npos) return parseSowing(s, mark);
    Position p;
    auto rest = s;
    if (rest.ends_with(endlessMark)) {
        p.endless = 1;
        rest.remove_suffix(endlessMark.size());
    }
    auto words = split(rest, ' ');
    if (words.size() > 1 && (words.back() == "1" || words.back() == "2")) {
        p.mover = words.back() == "1" ? Player::First : Player::Second;
        words.pop_back();
    }
    if (words.size() > 2) throw badForm(s);
    p.stones = stonesIn(s, words.front());
    int all = stonesOn(p.stones);
    if (words.size() == 2) {
        const auto captured = split(words.back(), '-');
        if (captured.size() != 2) throw badForm(s);
        for (std::size_t i = 0; i < 2; ++i) {
            const auto number = count(captured[i]);
            if (!number) throw badCount(s, captured[i]);
            p.captured[i] = static_cast<std::uint8_t>(*number);
            all += *number;
        }
    }
    // What the options can make, and no more: with many stones a loop may take years to close.
    if (all > most())
        throw badPosition(s, {core::text("bao", "%1 stones; at most %2 are allowed"), {all, most()}});
    return p;
}

Schema options() {
    using enum Option::Type;
    return {{"pits", Int, text("bao", "Pits in a row"), "4", Rules::minPits, Rules::maxPits},
            {"stones", Int, text("bao", "Stones in a filled pit"), "4", 1, Rules::maxStones},
            {"filled",
             Choice,
             text("bao", "Pits filled at the start"),
             "alternate",
             0,
             0,
             {{"alternate", text("bao", "every second pit: b, d, f, …")}, {"all", text("bao", "every pit")}},
             {},
             {},
             0,
             false,
             true}};
}

} // namespace core::bao
