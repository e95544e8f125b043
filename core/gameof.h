#pragma once

#include "core/kind.h"
#include "core/rules.h"

#include <algorithm>
#include <cstring>

namespace core {

template <class Opaque, class T>
requires FitsInto<T, Opaque> Opaque pack(const T& value) {
    Opaque opaque{};
    std::memcpy(static_cast<void*>(&opaque), &value, sizeof value);
    return opaque;
}

template <class T, class Opaque>
requires FitsInto<T, Opaque> T unpack(const Opaque& opaque) {
    T value;
    std::memcpy(static_cast<void*>(&value), &opaque, sizeof value);
    return value;
}

// Makes the Solver of a rule set from a method that values single positions, and the board that explains
// them. A method calls report(value, complete) whenever it knows more, where value(position) → Verdict
// answers for the root and for every position one ply behind it.
template <Rules R, class B, class Method>
requires Board<B, R> && std::constructible_from<Method, const R&>
class SolverOf final : public Solver {
    static_assert(HooksOfMethodFit<Method>,
                  "why() of a method: const std::optional<Explanation>& why() const");

public:
    explicit SolverOf(R rules)
        : m_rules(std::move(rules)), m_board(m_rules), m_method(std::in_place, m_rules) {}

    // A table on disk that turns out to be damaged is gone by then, and not opened again: a method that
    // begins anew makes it.
    void analyse(const Position& position, StopToken stop, const Report& report) override {
        while (true) try {
                if (!m_method) m_method.emplace(m_rules);
                return attempt(position, stop, report);
            } catch (const DamagedTable&) {
                m_method.reset();
            }
    }

private:
    // The first values come before the reasons for them.
    void attempt(const Position& position, const StopToken& stop, const Report& report) {
        const auto root = unpack<typename R::Position>(position);
        std::optional<Explanation> why;
        m_method->analyse(root, stop, [&](const auto& value, bool complete) {
            if (stop.stop_requested()) return;
            auto known = assemble(root, value);
            known.settled = complete;
            if (!why) {
                report(known);
                if (stop.stop_requested()) return;
                why = m_board.why(root, value);
                if (stop.stop_requested()) return;
            }
            known.why = why;
            if constexpr (Explaining<Method>)
                if (m_method->why()) known.why = m_method->why();
            known.complete = complete;
            report(known);
        });
    }

    Analysis assemble(const typename R::Position& root, const auto& value) const {
        Analysis a;
        a.verdict = value(root);
        if constexpr (Lasting<R>)
            if (m_rules.pending(root)) return a;
        if (m_rules.result(root)) return a;
        std::vector<Verdict> values;
        for (const auto m : m_rules.moves(root)) {
            const auto next = reached(root, m);
            values.push_back(next ? moved(root, *next, value) : notFoundOut());
            a.moves.push_back({pack<Move>(m), values.back()});
        }
        // Whatever the method says of the position, it is worth what its moves are; only figures stay its
        // own.
        auto verdict = best(values);
        verdict.figures = narrowed(a.verdict.figures, verdict.figures);
        a.verdict = verdict;
        std::ranges::stable_sort(a.moves, [](const auto& x, const auto& y) {
            return std::is_gt(preference(x.verdict, y.verdict));
        });
        return a;
    }

    // The value of the move from `root` to `next`.
    Verdict moved(const typename R::Position& root, const typename R::Position& next,
                  const auto& value) const {
        const bool turnPasses = m_rules.mover(next) != m_rules.mover(root);
        auto verdict = ofMove(value(next), turnPasses);
        if constexpr (Scored<R>) {
            const int lead = m_rules.lead(next);
            verdict = beforeGain(verdict, (turnPasses ? -lead : lead) - m_rules.lead(root));
        }
        return verdict;
    }

    // Nothing: not known yet.
    std::optional<typename R::Position> reached(const typename R::Position& p, typename R::Move m) const {
        const auto next = m_rules.play(p, m);
        if constexpr (Lasting<R>)
            if (m_rules.pending(next)) return m_rules.settle(next, noTime());
        return next;
    }

    R m_rules;
    B m_board;
    std::optional<Method> m_method;
};

// What there is of a Game by its rules alone: how it is played and written.
template <Rules R>
class RuledBy : public Game {
    static_assert(HooksOfRulesFit<R>,
                  "a member of the rules has the name of a hook in hooks.h, but does not fit");

public:
    const Kind& kind() const override { return m_kind; }
    std::string rules() const override { return m_text; }

    Position start() const override { return pack<Position>(m_rules.start()); }
    Player mover(const Position& p) const override { return m_rules.mover(typed(p)); }
    std::vector<Move> moves(const Position& p) const override {
        std::vector<Move> all;
        for (const auto m : m_rules.moves(typed(p))) all.push_back(pack<Move>(m));
        return all;
    }
    Position play(const Position& p, Move m) const override {
        return pack<Position>(m_rules.play(typed(p), typed(m)));
    }
    bool pending(const Position& p) const override {
        if constexpr (Lasting<R>) return m_rules.pending(typed(p));
        return false;
    }
    std::optional<Position> settle(const Position& p, const StopToken& stop) const override {
        if constexpr (Lasting<R>)
            if (m_rules.pending(typed(p))) {
                const auto settled = m_rules.settle(typed(p), stop);
                return settled ? std::optional(pack<Position>(*settled)) : std::nullopt;
            }
        return p;
    }
    std::optional<Position> settleWithin(const Position& p, std::uint64_t steps) const override {
        if constexpr (Lasting<R>)
            if (m_rules.pending(typed(p))) m_rules.follow(typed(p), steps, {});
        return settle(p, noTime());
    }
    std::optional<Outcome> result(const Position& p) const override { return m_rules.result(typed(p)); }
    Position canonical(const Position& p) const override {
        if constexpr (Symmetric<R>) return pack<Position>(m_rules.canonical(typed(p)));
        return p;
    }
    Position folded(const Position& p) const override {
        if constexpr (Folding<R>) return pack<Position>(m_rules.folded(typed(p)));
        return p;
    }
    int repetitions() const override {
        if constexpr (Repeating<R>) return m_rules.repetitions();
        return 0;
    }

    std::string text(const Position& p) const override { return m_rules.text(typed(p)); }
    std::string brief(const Position& p) const override {
        if constexpr (Brief<R>) return m_rules.brief(typed(p));
        return text(p);
    }
    Position parse(std::string_view s) const override { return pack<Position>(m_rules.parse(s)); }
    std::string spelt(const Position& p) const override {
        if constexpr (Spelling<R>) return m_rules.spelt(typed(p));
        return {};
    }
    std::optional<Message> ambiguity(std::string_view s) const override {
        if constexpr (Ambiguous<R>) return m_rules.ambiguity(s);
        return {};
    }
    std::string text(const Position& p, Move m) const override { return m_rules.text(typed(p), typed(m)); }
    Move parse(const Position& p, std::string_view s) const override {
        for (const auto m : m_rules.moves(typed(p)))
            if (m_rules.text(typed(p), m) == s) return pack<Move>(m);
        if constexpr (Omitting<R>)
            for (const auto m : m_rules.omitted(typed(p)))
                if (m_rules.text(typed(p), m) == s) return pack<Move>(m);
        if (const auto m = concession(p); m && text(p, *m) == s) return *m;
        throw noSuchMove(p, s);
    }
    int lead(const Position& p) const override {
        if constexpr (Scored<R>) return m_rules.lead(typed(p));
        return 0;
    }
    std::optional<Move> concession(const Position& p) const override {
        if constexpr (Conceding<R>)
            if (const auto m = m_rules.concession(typed(p))) return pack<Move>(*m);
        return {};
    }

protected:
    RuledBy(const Kind& kind, const Values& values) : m_kind(kind), m_text(values.text()), m_rules(values) {
        if (m_rules.result(m_rules.start())) throw nothingToPlay();
    }

    static typename R::Position typed(const Position& p) { return unpack<typename R::Position>(p); }
    static typename R::Move typed(Move m) { return unpack<typename R::Move>(m); }
    const R& played() const { return m_rules; }

private:
    InputError noSuchMove(const Position& p, std::string_view given) const {
        std::string legal;
        for (const auto m : m_rules.moves(typed(p))) {
            if (legal.size() > 200) return InputError(illegal(p, given, legal + " …"));
            legal += (legal.empty() ? "" : " ") + m_rules.text(typed(p), m);
        }
        return InputError(illegal(p, given, legal.empty() ? "–" : legal));
    }
    Message illegal(const Position& p, std::string_view given, const std::string& legal) const {
        return {core::text("core", "“%1” is not a legal move in %2; legal: %3"),
                {std::string(given), m_rules.text(typed(p)), legal}};
    }

    const Kind& m_kind;
    std::string m_text;
    R m_rules;
};

// Makes a Game of a rule set, its board and the method that solves it.
template <Rules R, class B, class Method>
requires Board<B, R> && std::constructible_from<Method, const R&>
class GameOf final : public RuledBy<R> {
    using RuledBy<R>::typed;

    static_assert(HooksOfBoardFit<B, R>,
                  "a member of the board has the name of a hook in hooks.h, but does not fit");

public:
    GameOf(const Kind& kind, const Values& values) : RuledBy<R>(kind, values), m_board(this->played()) {}

    std::vector<Message> summary(const Position& start) const override {
        return m_board.summary(typed(start));
    }
    Message goal(const Position& p) const override { return m_board.goal(typed(p)); }
    Message prompt(const Position& p) const override { return m_board.prompt(typed(p)); }
    Message phrase(const Position& p, Move m) const override { return m_board.phrase(typed(p), typed(m)); }
    Message ending(const Position& p, const Names& names) const override {
        return m_board.ending(typed(p), names);
    }
    std::optional<Interlude> interlude(const Position& p, Move m, const Names& names) const override {
        if constexpr (Interluding<B, R>) return m_board.interlude(typed(p), typed(m), names);
        return {};
    }
    std::vector<Offer> offers(const Position& p, std::uint64_t seed) const override {
        if constexpr (Offering<B, R>) return m_board.offers(typed(p), seed);
        return {};
    }
    std::vector<Hunch> hunches(const Position& p) const override {
        std::vector<Hunch> all;
        if constexpr (Hunching<B, R>)
            for (const auto& [rule, m, effort] : m_board.hunches(typed(p)))
                all.push_back({rule, pack<Move>(m), effort});
        return all;
    }

    std::vector<Message> tools() const override {
        if constexpr (Arrangeable<B, R>) return m_board.tools();
        return {};
    }
    Draft applied(const Position& p, std::size_t tool, SpotId spot) const override {
        if constexpr (Arrangeable<B, R>) return m_board.applied(typed(p), tool, spot);
        return {p};
    }
    std::vector<Change> changes(const Position& p) const override {
        if constexpr (Arrangeable<B, R>) return m_board.changes(typed(p));
        return {};
    }
    std::optional<Objection> objection(const Position& p) const override {
        if constexpr (Objecting<B, R>) return m_board.objection(typed(p));
        return {};
    }

    Layout layout(const Position& start) const override { return m_board.layout(typed(start)); }
    Scene scene(const Position& start, const Position& p) const override {
        return m_board.scene(typed(start), typed(p));
    }
    std::optional<Layout> upright(const Position& start) const override {
        if constexpr (Upright<B, R>) return m_board.upright(typed(start));
        return {};
    }
    Scene uprightScene(const Position& start, const Position& p) const override {
        if constexpr (Upright<B, R>) return m_board.uprightScene(typed(start), typed(p));
        return scene(start, p);
    }
    Path path(const Position& start, const Position& p, Move m) const override {
        return m_board.path(typed(start), typed(p), typed(m));
    }
    std::optional<Arrow> arrow(const Position& p, Move m) const override {
        if constexpr (DrawsArrows<B, R>) return m_board.arrow(typed(p), typed(m));
        return {};
    }
    std::vector<Shape> preview(const Position& start, const Position& p, Move m) const override {
        if constexpr (Previewing<B, R>) return m_board.preview(typed(start), typed(p), typed(m));
        return {};
    }
    Film film(const Position& start, const Position& p, Move m) const override {
        if constexpr (Filmed<B, R>) return m_board.film(typed(start), typed(p), typed(m));
        return {};
    }
    Story story(const Position& start, const Position& p, Move m) const override {
        return m_board.story(typed(start), typed(p), typed(m));
    }
    std::optional<SpotId> landing(const Position& p, Move m) const override {
        if constexpr (Landing<B, R>) return m_board.landing(typed(p), typed(m));
        return {};
    }
    Message refusal(const Position& start, const Position& p, const Path& pointed) const override {
        return m_board.refusal(typed(start), typed(p), pointed);
    }

    std::unique_ptr<Solver> solver() const override {
        return std::make_unique<SolverOf<R, B, Method>>(this->played());
    }

private:
    B m_board;
};

} // namespace core
