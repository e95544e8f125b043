#include "core/gameof.h"
#include "core/games/fmurs/labs/labs.h"
#include "core/games/fmurs/proof/prooffacts.h"
#include "core/games/fmurs/search/halfverdict.h"
#include "core/play/match.h"

#include <algorithm>

namespace core::fmurs {

const Kind& kind();

namespace {

// The source's theorems on one field.
class SourceProof final : public Demonstration {
public:
    explicit SourceProof(const Values& values)
        : m_game(kind().game(theoremRules(values, 1))),
          m_rules(parseValues(options(), theoremRules(values, 1))),
          m_endgames(m_rules.chase(), m_rules.dogs(), m_rules.symmetries()), m_theorem(m_rules, m_endgames) {}

    // False if stopped.
    bool solve(const Values& values, const StopToken& stop, const Lab::Progress& progress);

    std::shared_ptr<const Game> game() const override { return m_game; }
    Player side() const override { return Player::First; }
    const std::vector<Fact>& facts() const override { return m_facts; }
    Position start() const override { return pack<Position>(m_theorem.start()); }
    DemonstrationStep at(const Match& line) const override;

private:
    Theorem::Field reached(const Match& line, std::optional<Theorem::Turn>& last) const;
    void tell(DemonstrationStep& step, const Rules::Position& p, const Theorem::Field& field,
              const std::optional<Theorem::Turn>& last) const;
    void value(DemonstrationStep& step, const Rules::Position& p, const Theorem::Field& field) const;
    Message farewell(const Theorem::Field& field, const Rules::Position& p) const;

    std::shared_ptr<const Game> m_game;
    Rules m_rules;
    Endgames m_endgames;
    Theorem m_theorem;
    std::vector<Fact> m_facts;
};

bool SourceProof::solve(const Values& values, const StopToken& stop, const Lab::Progress& progress) {
    if (!m_endgames.solve(1, stop)) return false;
    ProofFacts found(values, m_rules, m_endgames, m_theorem);
    if (!found.find(stop, progress)) return false;
    m_facts = found.facts();
    return true;
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
    for (const Cell c : m_rules.field().everyCell())
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
    std::ranges::stable_sort(step.known.moves, [](const auto& a, const auto& b) {
        return std::is_gt(preference(a.verdict, b.verdict));
    });
    step.known.verdict = step.known.moves.front().verdict;
}

// Why the dogs have to leave the proof's way here.
Message SourceProof::farewell(const Theorem::Field& field, const Rules::Position& p) const {
    const int row = m_rules.field().row(p.sheep.first());
    if (row <= field.top || row >= field.bottom)
        return text(
            "fmurs",
            "The sheep stands on the row that the proof takes for a wall. The proof says that it cannot come "
            "there in time: here something is missing. From now on the dogs follow the tables.");
    if (field.rows() <= 3)
        return text("fmurs",
                    "Three rows are left, but the sheep is not caught at once: here the proof has no "
                    "beginning. The dogs go on by the tables.");
    return text("fmurs",
                "The cell that the proof’s dog should step to is taken. The dogs go on by the tables.");
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
    if (last && last->sheepAway) say(text("fmurs", "The dogs have left the proof’s way."));
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
                      "%1 rows, not a multiple of three: ♣, and the theorem for %2 rows does the rest."),
                 {field.rows(), field.rows() - 1}});
        if (next.kind == Theorem::Kind::Catch) say(text("fmurs", "A dog can jump over the sheep."));
    }
    const auto placement = m_rules.placement(p);
    const int mine = m_theorem.chance(p, field).turns;
    const int best = p.phase == Rules::Phase::MoveDogs ? m_endgames.dogsToMove(placement)
                                                       : m_endgames.sheepToMove(placement, false);
    if (mine == Endgame::never) return say(text("fmurs", "From here the sheep escapes for ever."));
    say({plural("fmurs", "Against these dogs the sheep lasts %n turns more."), {}, mine});
    say({plural("fmurs", "Against the best dogs: %n turns."), {}, best});
}

std::shared_ptr<const Demonstration> make(const Values& values, const StopToken& stop,
                                          const Lab::Progress& progress) {
    auto proof = std::make_shared<SourceProof>(values);
    return proof->solve(values, stop, progress) ? proof : nullptr;
}

} // namespace

DemonstrationLab sourceProof() {
    constexpr std::array keys{"rows", "columns", "turn"};
    const auto known = options();
    Schema some;
    for (const auto* const key : keys) some.push_back(*std::ranges::find(known, key, &Option::key));
    some[0].fallback = "8";
    some[1].fallback = "6";
    return {
        text("fmurs", "Theorem"),
        text("fmurs",
             "M, R and F-sensei prove that two dogs catch a sheep on n × 6. Here their own dogs play; you "
             "have the sheep. The other widths and the other reading show what the proof rests on."),
        some, make};
}

} // namespace core::fmurs
