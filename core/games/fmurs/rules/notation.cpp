#include "core/games/fmurs/rules/rules.h"
#include "core/games/fmurs/rules/standing.h"
#include "core/joined.h"

#include <algorithm>

// How positions and moves are written.
//     3/1D1/3/1S1/3/3 d 4    six rows; the dogs are to move and have made 4 turns
// The side is d or s; d+ or s+ while it places its animals; s2 at the second move of fighting sheep. After
// the turns may follow: 2:32 in the second half when the first took 32 turns, 2:x5 when it caught 5 sheep
// and did not clear the field; *c4 the sheep that the dogs next to it cannot catch; ! when the dogs' player
// has given up.
//
// Or in pictures, as in the sheet of the authors: a line for each row, a tab between cells, and below them
// what follows the cells.
namespace core::fmurs {

namespace {

// A row of the field, a sign for each cell.
std::string signsOf(const Field& field, int row, const CellSet& dogs, const CellSet& sheep) {
    std::string all;
    for (int column = 0; column < field.columns(); ++column) {
        const auto c = field.at(row, column);
        all += dogs.has(c) ? 'D' : sheep.has(c) ? 'S' : field.rocks().has(c) ? '#' : '.';
    }
    return all;
}

// The same with a number for each run of free cells.
std::string inRuns(std::string_view signs) {
    std::string all;
    while (!signs.empty()) {
        const auto free = std::min(signs.find_first_not_of('.'), signs.size());
        all += free > 0 ? std::to_string(free) : std::string(1, signs.front());
        signs.remove_prefix(std::max<std::size_t>(free, 1));
    }
    return all;
}

std::string runs(const Field& field, const CellSet& dogs, const CellSet& sheep) {
    std::string all;
    for (int row = 0; row < field.rows(); ++row)
        all += (row > 0 ? "/" : "") + inRuns(signsOf(field, row, dogs, sheep));
    return all;
}

struct Picture {
    std::string_view drawn;
    char sign;
};
constexpr std::array pictures{Picture{"🐕", 'D'}, Picture{"🐏", 'S'}, Picture{"🪨", '#'}, Picture{"⬜", '.'}};

// The signs of the pictures in a cell of a sheet. Nothing: there is something else.
std::optional<std::string> signsIn(std::string_view cell) {
    constexpr std::string_view asPicture = "\uFE0F"; // may follow a sign
    std::string all;
    while (!cell.empty()) {
        const auto found = std::ranges::find_if(
            pictures, [&](const Picture& picture) { return cell.starts_with(picture.drawn); });
        if (found == pictures.end() && !cell.starts_with(asPicture)) return {};
        if (found != pictures.end()) all += found->sign;
        cell.remove_prefix(found != pictures.end() ? found->drawn.size() : asPicture.size());
    }
    return all;
}

// A row that has come back from a sheet, where free cells may be empty, or from a line of pictures. Nothing:
// it is none.
std::optional<std::string> rowIn(std::string_view line, int columns) {
    const auto cells = split(line, '\t');
    std::string all;
    for (const auto& cell : cells) {
        const auto signs = signsIn(cell);
        if (!signs) return {};
        all += signs->empty() && cells.size() > 1 ? "." : *signs;
    }
    if (cells.size() > 1) all.resize(std::max(all.size(), static_cast<std::size_t>(columns)), '.');
    return inRuns(all);
}

std::string side(const Rules::Position& p) {
    constexpr std::array names{"d+", "s+", "d", "s"};
    return p.again != 0 ? "s2" : names[static_cast<std::size_t>(p.phase)];
}

InputError badPosition(std::string_view given, const Message& why) {
    return InputError({text("fmurs", "“%1” is not a position: %2"), {std::string(given), why}});
}

// Reads the parts of a position's text one after the other.
class Reader {
public:
    Reader(const Rules& rules, std::string_view given) : m_rules(rules), m_given(given) {}

    Rules::Position read() {
        auto parts = split(m_given, ' ');
        std::ranges::reverse(parts); // the next part stands last
        const auto take = [&] {
            auto part = parts.empty() ? std::string() : parts.back();
            if (!parts.empty()) parts.pop_back();
            return part;
        };
        cells(take());
        sideToMove(take());
        if (!parts.empty() && wholeNumber(parts.back())) m_p.turns = number(take(), 0, 999);
        if (!parts.empty() && parts.back().starts_with("2:")) firstHalf(take().substr(2));
        if (!parts.empty() && parts.back().starts_with("*")) shelteredSheep(take().substr(1));
        if (!parts.empty() && parts.back() == "!") take(), m_p.gaveUp = 1;
        if (!parts.empty()) fail(text("fmurs", "after the turns only 2:32, 2:x5, *c4 and ! may follow"));
        check();
        return m_p;
    }

private:
    [[noreturn]] void fail(const Message& why) const { throw badPosition(m_given, why); }

    std::uint16_t number(std::string_view s, int min, int max) const {
        const auto n = wholeNumber(s);
        if (!n || *n < min || *n > max || std::to_string(*n) != s)
            fail({text("fmurs", "“%1” should be a number from %2 to %3"), {std::string(s), min, max}});
        return static_cast<std::uint16_t>(*n);
    }

    void cells(std::string_view s) {
        const auto& field = m_rules.field();
        const auto rows = split(s, '/');
        if (static_cast<int>(rows.size()) != field.rows())
            fail({text("fmurs", "it has %1 rows where the field has %2"),
                  {static_cast<int>(rows.size()), field.rows()}});
        for (int row = 0; row < field.rows(); ++row) readRow(rows[static_cast<std::size_t>(row)], row);
        std::ranges::sort(m_dogs);
        if (m_dogs.size() > maxDogs) fail({text("fmurs", "There are at most %1 dogs."), {maxDogs}});
        std::ranges::copy(m_dogs, m_p.dogs.begin());
        if (m_rocks != field.rocks()) fail(text("fmurs", "its rocks are not those of the rules"));
    }

    void readRow(std::string_view s, int row) {
        const auto& field = m_rules.field();
        int column = 0;
        while (!s.empty()) {
            const auto digits = std::min(s.find_first_not_of("0123456789"), s.size());
            if (digits > 0) {
                column += number(s.substr(0, digits), 1, maxSide);
                s.remove_prefix(digits);
                continue;
            }
            if (column >= field.columns()) break;
            put(s.front(), field.at(row, column++));
            s.remove_prefix(1);
        }
        if (column != field.columns() || !s.empty())
            fail({text("fmurs", "row %1 does not have %2 columns"), {row + 1, field.columns()}});
    }

    void put(char sign, Cell c) {
        if (sign == 'D')
            m_dogs.push_back(c);
        else if (sign == 'S')
            m_p.sheep.add(c);
        else if (sign == '#')
            m_rocks.add(c);
        else
            fail(
                {text("fmurs",
                      "“%1” is not an animal; D is a dog, S a sheep, # a rock, a number a run of free cells"),
                 {std::string(1, sign)}});
    }

    void sideToMove(const std::string& s) {
        for (const auto phase : {Rules::Phase::PlaceDogs, Rules::Phase::PlaceSheep, Rules::Phase::MoveDogs,
                                 Rules::Phase::MoveSheep}) {
            m_p.phase = phase;
            if (side(m_p) == s) return;
        }
        m_p.again = 1;
        if (s != "s2" || !m_rules.chase().variation().fighting)
            fail(text("fmurs", "after the cells comes d or s, the side to move; d+ or s+ while it places"));
    }

    void firstHalf(std::string_view s) {
        if (m_rules.halves() < 2) fail(text("fmurs", "there is no second half"));
        m_p.half = 1;
        const bool failed = s.starts_with('x');
        if (failed) s.remove_prefix(1);
        if (!failed && m_rules.score10())
            fail(text("fmurs", "in ten turns only the sheep caught count: 2:x5"));
        if (failed)
            m_p.firstCaught = static_cast<std::uint8_t>(number(s, 0, m_rules.sheep()));
        else
            m_p.firstTurns = number(s, 1, m_rules.turnLimit());
        if (!failed) m_p.firstCaught = static_cast<std::uint8_t>(m_rules.sheep());
    }

    void shelteredSheep(std::string_view s) {
        const auto c = m_rules.field().cell(s);
        const bool sheepHaveMoved = m_p.phase == Rules::Phase::MoveDogs || m_p.again != 0;
        const bool good = c && m_rules.chase().variation().shelter && sheepHaveMoved && m_p.sheep.has(*c) &&
                          m_rules.field().around(*c).meets(setOf(m_p.dogs));
        if (!good) fail(text("fmurs", "after * comes the cell of a sheep next to a dog"));
        m_p.sheltered = *c;
    }

    // Nothing stands where it cannot, and there are as many animals as there should be.
    void check() const {
        if (const auto fault = faultOf(m_rules, m_p)) fail(fault->why);
        if (m_rules.placing(m_p) && m_p.turns > 0)
            fail(text("fmurs", "no turns are made before the animals are placed"));
        if (m_rules.placing(m_p) && m_p.gaveUp != 0)
            fail(text("fmurs", "nobody gives up before the animals are placed"));
        if (m_rules.placing(m_p) && m_rules.placings(m_p).empty())
            fail(text("fmurs", "the flock cannot be completed so that every sheep has a neighbour"));
        if (m_p.turns > m_rules.turnLimit())
            fail({text("fmurs", "a half ends after %1 turns"), {m_rules.turnLimit()}});
        if (m_p.half == 0 && m_rules.halves() > 1 && m_rules.halfOver(m_p) && m_p.gaveUp != 0)
            fail(text("fmurs", "giving up in the first half leads to the second"));
    }

    const Rules& m_rules;
    std::string_view m_given;
    Rules::Position m_p;
    std::vector<Cell> m_dogs;
    CellSet m_rocks;
};

} // namespace

// Sheep placed, or caught; before anything stands in a second half those that the first has come to.
std::string Rules::brief(const Position& p) const {
    const bool fresh = p.half > 0 && setOf(p.dogs).empty() && p.sheep.empty();
    const int before = p.firstTurns > 0 ? sheep() : int{p.firstCaught};
    const int count = fresh ? before : placing(p) ? p.sheep.count() : caught(p);
    return std::to_string(count) + '/' + std::to_string(sheep());
}

std::string Rules::text(const Position& p) const {
    auto all = runs(field(), setOf(p.dogs), p.sheep) + ' ' + side(p) + ' ' + std::to_string(p.turns);
    if (p.half > 0 && p.firstTurns > 0) all += " 2:" + std::to_string(p.firstTurns);
    if (p.half > 0 && p.firstTurns == 0) all += " 2:x" + std::to_string(p.firstCaught);
    if (p.sheltered != noCell) all += " *" + field().name(p.sheltered);
    if (p.gaveUp != 0) all += " !";
    return all;
}

// The cell stepped to, then the landing cells. Where two leaps from one cell land on the same one, round the
// field, the first sheep jumped over stands in parentheses.
std::string Rules::text(const Position& p, Move m) const {
    if (m.kind() == Move::Kind::Pass) return "--";
    if (m.kind() == Move::Kind::GiveUp) return "give-up";
    if (m.kind() == Move::Kind::Place) return field().name(m.to());
    auto all = field().name(m.from());
    if (m.to() != noCell) all += field().name(m.to());
    eachLeap(p, m, [&](const Placement& h, Cell dog, const Leap& leap, int) {
        all += 'x' + field().name(leap.to);
        if (m_chase.ambiguous(h, dog, leap))
            all += '(' + field().name(field().next(dog, leap.direction)) + ')';
    });
    return all;
}

std::string Rules::spelt(const Position& p) const {
    std::string all;
    for (int row = 0; row < field().rows(); ++row) {
        const auto signs = signsOf(field(), row, setOf(p.dogs), p.sheep);
        all += joined(signs, "\t",
                      [](char sign) {
                          return std::string(std::ranges::find(pictures, sign, &Picture::sign)->drawn);
                      }) +
               '\n';
    }
    const auto line = text(p);
    return all + line.substr(line.find(' ') + 1);
}

std::string Rules::tableName() const {
    const auto& v = m_chase.variation();
    const auto bare = runs(field(), {}, {});
    std::string all = bare + ';' + std::to_string(static_cast<int>(field().topology())) + ';' +
                      std::to_string(m_dogs) + ';' + std::to_string(static_cast<int>(v.piece)) + ';';
    for (const bool on : {v.stepThenJump, v.diagonal, v.shelter, v.distance, v.fighting})
        all += on ? '1' : '0';
    return all;
}

Rules::Position Rules::parse(std::string_view s) const {
    constexpr std::size_t longest = 4096; // bytes; of 12 x 12 cells in pictures some 1,200
    if (s.size() > longest)
        throw badPosition("…",
                          {core::text("fmurs", "it is longer than %1 bytes"), {static_cast<int>(longest)}});
    if (s.find('\n') == std::string_view::npos) return Reader(*this, s).read();
    std::string rows, rest;
    for (auto& line : split(s, '\n')) {
        if (line.ends_with('\r')) line.pop_back();
        const auto row = rest.empty() ? rowIn(line, field().columns()) : std::nullopt;
        if (row && !row->empty()) rows += (rows.empty() ? "" : "/") + *row;
        if (!row) rest += ' ' + line;
    }
    return Reader(*this, rows + (rest.empty() ? " d 0" : rest)).read();
}

} // namespace core::fmurs
