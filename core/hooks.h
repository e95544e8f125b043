#pragma once

#include "core/game.h"

#include <concepts>
#include <type_traits>

// What a rule set, its board or its method may offer besides what it must. Each is asked for by a concept;
// whoever has a member of that name and does not satisfy it has made a mistake, which does not compile.
namespace core {

// --- Of the rules ---

// The symmetry class can be named by one of its positions.
template <class R>
concept Symmetric = requires(const R& rules, const typename R::Position& p) {
    { rules.canonical(p) } -> std::same_as<typename R::Position>;
};

// Positions that look alike to people, the players not exchanged, are one node in a graph.
template <class R>
concept Folding = requires(const R& rules, const typename R::Position& p) {
    { rules.folded(p) } -> std::same_as<typename R::Position>;
};

// A position that comes back too often ends the match as a draw.
template <class R>
concept Repeating = requires(const R& rules) {
    { rules.repetitions() } -> std::same_as<int>;
};

// A move may take too long to be played out at once. play() then leads to a pending position, which has
// neither moves nor a result until settle() has found out what becomes of it; nothing: it was stopped. What
// settle() has found out it remembers, and says at once, even when it is stopped. follow() does so for no
// more than so many steps, of which a million take some milliseconds.
template <class R>
concept Lasting = requires(const R& rules, const typename R::Position& p, std::uint64_t steps,
                           const StopToken& stop) {
    { rules.pending(p) } -> std::same_as<bool>;
    { rules.settle(p, stop) } -> std::same_as<std::optional<typename R::Position>>;
    rules.follow(p, steps, stop);
};

// The list of moves leaves out legal ones that are like another but for symmetry; they can be given as text.
template <class R>
concept Omitting = requires(const R& rules, const typename R::Position& p) {
    { rules.omitted(p) } -> std::same_as<decltype(rules.moves(p))>;
};

// The players have a score beside the board.
template <class R>
concept Scored = requires(const R& rules, const typename R::Position& p) {
    { rules.lead(p) } -> std::same_as<int>; // of the mover
};

// Positions have a shorter text for lists.
template <class R>
concept Brief = requires(const R& rules, const typename R::Position& p) {
    { rules.brief(p) } -> std::same_as<std::string>;
};

// The game's source writes positions in another way, which parse() reads as well: in lines, a tab between
// what stands in cells of its own.
template <class R>
concept Spelling = requires(const R& rules, const typename R::Position& p) {
    { rules.spelt(p) } -> std::same_as<std::string>;
};

// The text of a position may have been meant as that of another one; what is to be said of it then.
template <class R>
concept Ambiguous = requires(const R& rules, std::string_view given) {
    { rules.ambiguity(given) } -> std::same_as<std::optional<Message>>;
};

// A move can give up a part of the match.
template <class R>
concept Conceding = requires(const R& rules, const typename R::Position& p) {
    { rules.concession(p) } -> std::same_as<std::optional<typename R::Move>>;
};

// --- Of the board ---

// There are ready-made ways to go on.
template <class B, class R>
concept Offering = requires(const B& board, const typename R::Position& p, std::uint64_t seed) {
    { board.offers(p, seed) } -> std::same_as<std::vector<Offer>>;
};

// Rules of thumb suggest moves, each with the rule's name.
template <class B, class R>
concept Hunching = requires(const B& board, const typename R::Position& p) {
    { board.hunches(p) } -> std::same_as<std::vector<HunchOf<typename R::Move>>>;
};

// A move is an arrow while it is at rest.
template <class B, class R>
concept DrawsArrows = requires(const B& board, const typename R::Position& p, typename R::Move m) {
    { board.arrow(p, m) } -> std::convertible_to<std::optional<Arrow>>;
};

// Between two parts of the match it is said what has happened and what follows.
template <class B, class R>
concept Interluding = requires(const B& board, const typename R::Position& p, typename R::Move m,
                               const Names& names) {
    { board.interlude(p, m, names) } -> std::same_as<std::optional<Interlude>>;
};

// Something is drawn over the board while a player looks at a move.
template <class B, class R>
concept Previewing = requires(const B& board, const typename R::Position& p, typename R::Move m) {
    { board.preview(p, p, m) } -> std::same_as<std::vector<Shape>>;
};

// It can be said on which spot the last piece of a move comes to rest.
template <class B, class R>
concept Landing = requires(const B& board, const typename R::Position& p, typename R::Move m) {
    { board.landing(p, m) } -> std::same_as<std::optional<SpotId>>;
};

// In a frame that is higher than wide it is laid out anew (see Game::upright).
template <class B, class R>
concept Upright = requires(const B& board, const typename R::Position& p) {
    { board.upright(p) } -> std::same_as<Layout>;
    { board.uprightScene(p, p) } -> std::same_as<Scene>;
};

// A move is shown picture by picture.
template <class B, class R>
concept Filmed = requires(const B& board, const typename R::Position& p, typename R::Move m) {
    { board.film(p, p, m) } -> std::same_as<Film>;
};

// Positions can be set up by hand (see Game::tools).
template <class B, class R>
concept Arrangeable = requires(const B& board, const typename R::Position& p, std::size_t tool, SpotId spot) {
    { board.tools() } -> std::same_as<std::vector<Message>>;
    { board.applied(p, tool, spot) } -> std::same_as<Draft>;
    { board.changes(p) } -> std::same_as<std::vector<Change>>;
};

// Not every draft that is set up can be played from.
template <class B, class R>
concept Objecting = requires(const B& board, const typename R::Position& p) {
    { board.objection(p) } -> std::same_as<std::optional<Objection>>;
};

// --- Of the method ---

// Reasons are found on the way.
template <class M>
concept Explaining = requires(const M& method) {
    { method.why() } -> std::convertible_to<std::optional<Explanation>>;
};

// --- Near misses ---

namespace hook {

// A name is ambiguous in a class that inherits it twice: so is found whether T has a member of that name,
// overloaded, private or a template.
template <class T, class Name>
struct Both : T, Name {};

// NOLINTBEGIN(bugprone-macro-parentheses): a name to be declared stands in none
#define CORE_HOOK(name)                                                                                      \
    struct name##Name {                                                                                      \
        int name;                                                                                            \
    };                                                                                                       \
    template <class T>                                                                                       \
    concept name = !requires {                                                                               \
        &Both<T, name##Name>::name;                                                                          \
    };

CORE_HOOK(canonical)
CORE_HOOK(folded)
CORE_HOOK(repetitions)
CORE_HOOK(pending)
CORE_HOOK(settle)
CORE_HOOK(follow)
CORE_HOOK(lead)
CORE_HOOK(brief)
CORE_HOOK(spelt)
CORE_HOOK(ambiguity)
CORE_HOOK(omitted)
CORE_HOOK(concession)
CORE_HOOK(offers)
CORE_HOOK(hunches)
CORE_HOOK(arrow)
CORE_HOOK(preview)
CORE_HOOK(film)
CORE_HOOK(upright)
CORE_HOOK(uprightScene)
CORE_HOOK(interlude)
CORE_HOOK(landing)
CORE_HOOK(tools)
CORE_HOOK(applied)
CORE_HOOK(changes)
CORE_HOOK(objection)
CORE_HOOK(why)
#undef CORE_HOOK
// NOLINTEND(bugprone-macro-parentheses)

} // namespace hook

// Every member with the name of a hook is one. (In steps: the formatter does not read long requirements
// well.)
template <class R>
concept PositionHooksFit = (Symmetric<R> || !hook::canonical<R>)&&(Folding<R> || !hook::folded<R>)&&(
    Scored<R> || !hook::lead<R>)&&(Brief<R> || !hook::brief<R>)&&(Spelling<R> || !hook::spelt<R>);
template <class R>
concept MoveHooksFit = (Repeating<R> || !hook::repetitions<R>)&&(Conceding<R> || !hook::concession<R>)&&(
    Omitting<R> ||
    !hook::omitted<R>)&&(Ambiguous<R> ||
                         !hook::ambiguity<R>)&&(Lasting<R> ||
                                                !(hook::pending<R> || hook::settle<R> || hook::follow<R>));
template <class R>
concept HooksOfRulesFit = PositionHooksFit<R> && MoveHooksFit<R>;

template <class B, class R>
concept ShowingMovesFits = (Filmed<B, R> || !hook::film<B>)&&(Landing<B, R> ||
                                                              !hook::landing<B>)&&(Interluding<B, R> ||
                                                                                   !hook::interlude<B>);
template <class B, class R>
concept SuggestingFits = (Offering<B, R> || !hook::offers<B>)&&(Hunching<B, R> || !hook::hunches<B>);
template <class B, class R>
concept SettingUpFits = (Objecting<B, R> ||
                         !hook::objection<B>)&&(Arrangeable<B, R> ||
                                                !(hook::tools<B> || hook::applied<B> || hook::changes<B>));
template <class B, class R>
concept StandingFits = Upright<B, R> || !(hook::upright<B> || hook::uprightScene<B>);
template <class B, class R>
concept HooksOfBoardFit = SuggestingFits<B, R> && StandingFits<B, R> &&
    (DrawsArrows<B, R> || !hook::arrow<B>)&&(Previewing<B, R> ||
                                             !hook::preview<B>)&&ShowingMovesFits<B, R>&& SettingUpFits<B, R>;

template <class M>
concept HooksOfMethodFit = Explaining<M> || !hook::why<M>;

} // namespace core
