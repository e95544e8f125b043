#include "core/gameof.h"
#include "core/games/fmurs/forcedjump.h"
#include "core/games/fmurs/halfverdict.h"
#include "core/games/fmurs/labs.h"
#include "core/games/fmurs/placing.h"
#include "core/games/fmurs/stages.h"
#include "core/games/fmurs/theorem.h"
#include "core/play/match.h"

#include <algorithm>

namespace core::fmurs {

const Kind& kind();

namespace {

std::string rulesText(const Values& values, int sheep, std::string_view more = {}) {
    return "rows=" + values.choice("rows") + ";columns=" + values.choice("columns") +
           ";turn=" + values.choice("turn") + ";sheep=" + std::to_string(sheep) + ";halves=1;turnlimit=999" +
           std::string(more);
}

Rules rulesOf(const std::string& text) {
    return Rules(parseValues(options(), text));
}

// What tables say of all placements of so many sheep; nothing: stopped.
std::optional<StageCount> counted(const Rules& rules, const std::stop_token& stop) {
    Endgames endgames(rules.chase(), rules.dogs(), rules.symmetries());
    if (!endgames.solve(rules.sheep(), stop)) return {};
    return countStage(endgames, rules.sheep());
}

// The source's theorems on one field.
class SourceProof final : public Demonstration {
public:
    explicit SourceProof(const Values& values)
        : m_values(values), m_game(kind().game(rulesText(values, 1))), m_rules(rulesOf(rulesText(values, 1))),
          m_endgames(m_rules.chase(), m_rules.dogs(), m_rules.symmetries()), m_theorem(m_rules, m_endgames) {}

    // False if stopped.
    bool solve(const std::stop_token& stop, const Lab::Progress& progress);

    std::shared_ptr<const Game> game() const override { return m_game; }
    Player side() const override { return Player::First; }
    const std::vector<Fact>& facts() const override { return m_facts; }
    Position start() const override { return pack<Position>(symmetric()); }
    DemonstrationStep at(const Match& line) const override;

private:
    Rules::Position symmetric() const;
    Theorem::Field reached(const Match& line, std::optional<Theorem::Turn>& last) const;
    void tell(DemonstrationStep& step, const Rules::Position& p, const Theorem::Field& field,
              const std::optional<Theorem::Turn>& last) const;
    void value(DemonstrationStep& step, const Rules::Position& p, const Theorem::Field& field) const;
    Message farewell(const Theorem::Field& field, const Rules::Position& p) const;

    void sayTheorem1();
    bool sayTheorem2(const std::stop_token& stop, const Lab::Progress& progress);
    void sayBound(const ForcedJump& hunt, const StageCount& pairs);
    bool sayClaims(const std::stop_token& stop);

    Values m_values;
    std::shared_ptr<const Game> m_game;
    Rules m_rules;
    Endgames m_endgames;
    Theorem m_theorem;
    StageCount m_all; // placements of one sheep
    std::vector<Fact> m_facts;
};

Rules::Position SourceProof::symmetric() const {
    auto p = m_rules.start();
    std::ranges::copy(symmetricDogs(m_rules.field(), m_rules.dogs()), p.dogs.begin());
    std::ranges::sort(p.dogs);
    p.phase = Rules::Phase::PlaceSheep;
    return p;
}

bool SourceProof::solve(const std::stop_token& stop, const Lab::Progress& progress) {
    if (!m_endgames.solve(1, stop)) return false;
    m_all = countStage(m_endgames, 1);
    sayTheorem1();
    return sayTheorem2(stop, progress) && sayClaims(stop);
}

// --- On the board ---

Theorem::Field SourceProof::reached(const Match& line, std::optional<Theorem::Turn>& last) const {
    auto field = m_theorem.whole();
    for (int ply = 0; ply < line.ply(); ++ply) {
        const auto p = unpack<Rules::Position>(line.at(ply));
        if (p.phase != Rules::Phase::MoveDogs) continue;
        last = m_theorem.turn(p, field);
        field = last->after;
    }
    return field;
}

DemonstrationStep SourceProof::at(const Match& line) const {
    DemonstrationStep step;
    std::optional<Theorem::Turn> last;
    const auto field = reached(line, last);
    const auto p = unpack<Rules::Position>(line.position());
    for (Cell c = 0; c < m_rules.field().cells(); ++c)
        if (!field.lost && (m_rules.field().row(c) < field.top || m_rules.field().row(c) > field.bottom))
            step.aside.push_back(c);
    if (p.phase == Rules::Phase::MoveDogs && !line.ending())
        step.move = pack<Move>(m_theorem.turn(p, field).move);
    value(step, p, field);
    tell(step, p, field, last);
    return step;
}

// The sheep's moves, and where it can be placed, against these dogs.
void SourceProof::value(DemonstrationStep& step, const Rules::Position& p,
                        const Theorem::Field& field) const {
    step.known.complete = true;
    if (p.phase == Rules::Phase::MoveDogs || m_rules.halfOver(p)) return;
    for (const auto m : m_rules.moves(p)) {
        const auto next = m_rules.play(p, m);
        const auto turns = m_theorem.chance(next, field).turns;
        const auto prospect =
            Prospect::exactly(turns == Endgame::never ? Payoff::never : Payoff::clearIn(turns));
        step.known.moves.push_back({pack<Move>(m), ofMove(verdictOf(m_rules, next, prospect), true)});
    }
    std::ranges::stable_sort(
        step.known.moves, [](const auto& a, const auto& b) { return preference(a.verdict, b.verdict) > 0; });
    step.known.verdict = step.known.moves.front().verdict;
}

// Why the dogs have to leave the proof's way here.
Message SourceProof::farewell(const Theorem::Field& field, const Rules::Position& p) const {
    const int row = m_rules.field().row(p.sheep.first());
    if (row <= field.top || row >= field.bottom)
        return text("fmurs",
                    "The sheep stands on the row that the proof takes for a wall. Its remark, that the "
                    "sheep cannot come there in time, needs a word more. From here the dogs go on by "
                    "the tables.");
    if (field.rows() <= 3)
        return text("fmurs",
                    "Three rows are left, but the sheep is not caught at once: here the proof has no "
                    "beginning. The dogs go on by the tables.");
    return text("fmurs",
                "The cell that the proof's dog should step to is taken. The dogs go on by the tables.");
}

void SourceProof::tell(DemonstrationStep& step, const Rules::Position& p, const Theorem::Field& field,
                       const std::optional<Theorem::Turn>& last) const {
    const auto say = [&](Message m) { step.lines.push_back(std::move(m)); };
    const int columns = m_rules.field().columns();
    if (p.sheep.empty() && !m_rules.placing(p))
        return say({plural("fmurs", "Caught, in %n turns."), {}, p.turns});
    if (m_rules.placing(p)) {
        const int k = std::max(m_rules.field().rows() / 3, 1);
        say({text("fmurs",
                  "The dogs stand opposite each other: in row %1 from the top, second column from the "
                  "right, and in row %1 from the bottom, second from the left."),
             {k}});
        return say(text("fmurs", "Now place the sheep, on any cell that is free."));
    }
    if (last && last->sheepAway) say(text("fmurs", "The dogs have left the proof's way."));
    if (last && !field.lost && last->kind == Theorem::Kind::Near)
        say(text("fmurs", "♠ The dog nearer to the sheep has stepped to the wall on its side."));
    if (last && !field.lost && last->kind == Theorem::Kind::Far)
        say(text("fmurs", "♣ The dog farther from the sheep has stepped towards it."));
    if (last && !field.lost)
        say({text("fmurs", "The shaded rows may be forgotten: this is the symmetric placement on %1 × %2."),
             {field.rows(), columns}});
    if (p.phase == Rules::Phase::MoveDogs) {
        const auto next = m_theorem.turn(p, field);
        if (next.sheepAway) say(farewell(field, p));
        if (next.kind == Theorem::Kind::Near)
            say({text("fmurs", "%1 rows, a multiple of three: ♠, and the theorem for %2 rows does the rest."),
                 {field.rows(), field.rows() - 1}});
        if (next.kind == Theorem::Kind::Far)
            say({text("fmurs",
                      "%1 rows, no multiple of three: ♣, and the theorem for %2 rows does the rest."),
                 {field.rows(), field.rows() - 1}});
        if (next.kind == Theorem::Kind::Catch) say(text("fmurs", "A dog can jump over the sheep."));
    }
    const auto herd = m_rules.herd(p);
    const int mine = m_theorem.chance(p, field).turns;
    const int best =
        p.phase == Rules::Phase::MoveDogs ? m_endgames.dogsToMove(herd) : m_endgames.sheepToMove(herd, false);
    if (mine == Endgame::never) return say(text("fmurs", "From here the sheep escapes for ever."));
    say({plural("fmurs", "Against these dogs the sheep lasts %n turns more."), {}, mine});
    say({plural("fmurs", "Against the best dogs: %n turns."), {}, best});
}

// --- Facts ---

void SourceProof::sayTheorem1() {
    int cells = 0, held = 0, longest = 0, best = 0;
    bool escapes = false;
    const auto start = symmetric();
    for (const auto m : m_rules.moves(start)) {
        const auto p = m_rules.play(start, m);
        const auto chance = m_theorem.chance(p, m_theorem.whole());
        const int turns = m_endgames.dogsToMove(m_rules.herd(p));
        ++cells;
        escapes = escapes || turns == Endgame::never;
        if (!escapes) best = std::max(best, turns);
        if (!chance.holds) continue;
        ++held;
        longest = std::max(longest, chance.turns);
    }
    if (held == cells)
        m_facts.push_back(
            {true,
             {plural("fmurs", "Theorem 1: the source's dogs catch the sheep from each of the %1 "
                              "cells, as the proof says, within %n turns."),
              {cells},
              longest}});
    else
        m_facts.push_back(
            {false,
             {text("fmurs", "Theorem 1: the proof as it is written works out from %1 of %2 cells. "
                            "From the others the sheep can leave its way."),
              {held, cells}}});
    if (escapes)
        m_facts.push_back({false, text("fmurs", "From this placement the best sheep escapes for ever.")});
    else
        m_facts.push_back(
            {true,
             {plural("fmurs", "Best play catches it from the symmetric placement within %n turns, "
                              "whatever it does."),
              {},
              best}});
    if (m_all.escapes == 0)
        m_facts.push_back(
            {true,
             {plural("fmurs", "From every one of the %1 placements of two dogs and a sheep best "
                              "play catches it within %n turns."),
              {static_cast<int>(m_all.positions)},
              m_all.longest}});
    else
        m_facts.push_back({false,
                           {text("fmurs", "From %1 of all %2 placements of two dogs and a sheep it escapes."),
                            {static_cast<int>(m_all.escapes), static_cast<int>(m_all.positions)}}});
}

bool SourceProof::sayTheorem2(const std::stop_token& stop, const Lab::Progress& progress) {
    m_facts.push_back(
        {false,
         text("fmurs", "Theorem 2, any number of sheep: the source hunts one sheep as if it were alone. "
                       "There two words are missing: that sheep may stand still while another moves, and "
                       "others may stand in the way.")});
    ForcedJump hunt(m_rules.chase());
    if (!hunt.solve(stop, progress)) return false;
    if (hunt.unforced() > 0) {
        m_facts.push_back(
            {false, text("fmurs", "The missing words cannot be given on this field: it is too narrow "
                                  "to force a jump in a large flock.")});
        return true;
    }
    m_facts.push_back(
        {true,
         {plural("fmurs", "The missing words: another sheep in the way is jumped over itself. Then, "
                          "wherever the others stand and whether or not the hunted one moves, a jump "
                          "is forced within %n turns from every placement."),
          {},
          hunt.longest()}});
    const auto pairs = counted(rulesOf(rulesText(m_values, 2)), stop);
    if (!pairs) return false;
    sayBound(hunt, *pairs);
    return true;
}

// One jump after the other until two are left, and these by the tables.
void SourceProof::sayBound(const ForcedJump& hunt, const StageCount& pairs) {
    if (pairs.escapes > 0) {
        m_facts.push_back(
            {false, text("fmurs", "But two sheep without a neighbour can escape here, so a jump must "
                                  "not break up the last pair: see the lab of the last pair.")});
        return;
    }
    const int most = std::min(maxSheep, m_rules.field().columns() - 2);
    std::string bounds;
    for (int sheep = 3; sheep <= most; ++sheep)
        bounds += (bounds.empty() ? "" : ", ") + std::to_string(sheep) + ": " +
                  std::to_string((sheep - 2) * hunt.longest() + pairs.longest);
    m_facts.push_back(
        {true,
         {plural("fmurs", "Two sheep are caught within %n turns from every placement, by the tables. "
                          "So more are gone after at most so many turns, jump by jump: %1."),
          {bounds.empty() ? std::string("–") : bounds},
          pairs.longest}});
    if (most < maxSheep)
        m_facts.push_back(
            {false,
             {text("fmurs", "With %1 sheep or more a whole row but one cell can be full of them. No "
                            "line can be jumped over there; this count leaves that case out."),
              {most + 1}}});
}

// What the source's section 3 says, as far as one sheep shows it.
bool SourceProof::sayClaims(const std::stop_token& stop) {
    constexpr int affordable = 90; // cells
    if (m_rules.field().cells() > affordable) return true;
    const auto three = counted(rulesOf(rulesText(m_values, 1, ";dogs=3")), stop);
    const auto box = counted(rulesOf(rulesText(m_values, 1, ";topology=box")), stop);
    if (!three || !box) return false;
    const bool same = three->escapes == m_all.escapes && three->longest == m_all.longest;
    m_facts.push_back(
        {same,
         {text("fmurs", "“A third dog changes nothing”: the longest catch of the last sheep takes %1 "
                        "turns with two dogs, %2 with three."),
          {m_all.longest, three->longest}}});
    if (box->escapes == box->positions)
        m_facts.push_back({true, text("fmurs", "“In a box the last sheep is dull”: it escapes from every "
                                               "placement.")});
    else
        m_facts.push_back(
            {box->escapes == 0,
             {text("fmurs", "“In a box the last sheep is dull”: it escapes from %1 of %2 placements; "
                            "the longest catch takes %3 turns, on the cylinder %4."),
              {static_cast<int>(box->escapes), static_cast<int>(box->positions), box->longest,
               m_all.longest}}});
    return true;
}

std::shared_ptr<const Demonstration> make(const Values& values, const std::stop_token& stop,
                                          const Lab::Progress& progress) {
    auto proof = std::make_shared<SourceProof>(values);
    return proof->solve(stop, progress) ? proof : nullptr;
}

} // namespace

DemonstrationLab sourceProof() {
    constexpr std::array keys{"rows", "columns", "turn"};
    const auto known = options();
    Schema some;
    for (const auto* const key : keys) some.push_back(*std::ranges::find(known, key, &Option::key));
    some[0].fallback = "8";
    some[1].fallback = "6";
    return {text("fmurs", "Theorem"),
            text("fmurs",
                 "The source proves that two dogs catch a sheep on n × 6. Here its own dogs play; you "
                 "have the sheep. The other widths and the other reading show what the proof rests on."),
            some, make};
}

} // namespace core::fmurs
