#include "core/verdictwords.h"

#include <algorithm>
#include <cstdlib>

namespace core {

namespace {

bool empty(const Phrase& phrase) {
    return *phrase.english == '\0';
}

bool decided(const Verdict& v) {
    return v.proven() && v.lower != Outcome::Draw;
}

// A figure that takes the place of the distance in the sentence: "win by 3".
std::optional<int> decisiveNumber(const Verdict& v) {
    const auto* entry = counted(v);
    return entry != nullptr && !empty(entry->figure->won) && decided(v) ? number(entry->span) : std::nullopt;
}

// Or stands behind it: "win · clear in 5 dog turns"; it is not always the winner who does that.
Message addition(const Verdict& v) {
    const auto* entry = counted(v);
    return entry == nullptr || !empty(entry->figure->won) ? Message()
                                                          : figureMessage(*entry->figure, entry->span);
}

Message withAddition(Message outcome, const Verdict& v) {
    auto how = addition(v);
    if (how.empty()) return outcome;
    return {text("core", "%1 · %2"), {std::move(outcome), std::move(how)}};
}

Message decidedMessage(const Verdict& v) {
    const bool win = v.lower == Outcome::Win;
    if (const auto by = decisiveNumber(v)) {
        const auto* figure = counted(v)->figure;
        return {win ? figure->won : figure->lost, {}, std::abs(*by)};
    }
    const auto plain = win ? text("core", "win") : text("core", "loss");
    if (counted(v) != nullptr) return plain;
    if (const auto n = v.plies(); n && *n > 0)
        return {win ? plural("core", "win in %n moves") : plural("core", "loss in %n moves"), {}, *n};
    const auto length = v.length();
    if (win && length.most < unlimited && !length.exact())
        return {plural("core", "win in at most %n moves"), {}, length.most};
    if (!win && length.least > 1 && !length.exact())
        return {plural("core", "loss in %n moves or more"), {}, length.least};
    return plain;
}

// What is known or guessed of the outcome: "draw", "probably a win", "at least a draw".
Message outcomeMessage(const Verdict& v) {
    if (v.endless) return text("core", "never ends, a draw");
    if (v.proven()) return v.lower == Outcome::Draw ? Message(text("core", "draw")) : decidedMessage(v);
    if (const auto outcome = likely(v))
        return *outcome == Outcome::Win    ? text("core", "probably a win")
               : *outcome == Outcome::Loss ? text("core", "probably a loss")
                                           : text("core", "probably a draw");
    if (v.unknown()) return text("core", "not known yet");
    return v.lower == Outcome::Draw ? text("core", "at least a draw") : text("core", "at most a draw");
}

Message winMessage(const Verdict& v, const Message::Argument& winner) {
    if (const auto by = decisiveNumber(v)) return {counted(v)->figure->wins, {winner}, std::abs(*by)};
    if (counted(v) == nullptr) {
        if (const auto n = v.plies()) return {plural("core", "%1 wins in %n moves"), {winner}, *n};
        if (const int most = v.length().most; most < unlimited)
            return {plural("core", "%1 wins in at most %n moves"), {winner}, most};
    }
    return {text("core", "%1 wins"), {winner}};
}

// The same with names.
Message namedMessage(const Verdict& v, const std::array<Message::Argument, 2>& names) {
    const auto outcome = likely(v);
    const auto& ahead = names[outcome == Outcome::Win ? 0 : 1];
    if (decided(v)) return winMessage(v, ahead);
    if (v.proven()) return text("core", "A draw");
    if (outcome == Outcome::Draw) return text("core", "Probably a draw");
    if (outcome) return {text("core", "%1 probably wins"), {ahead}};
    if (v.unknown()) return text("core", "Not known yet");
    return {v.lower == Outcome::Draw ? text("core", "%1 does not lose") : text("core", "%1 does not win"),
            {names[0]}};
}

// What is known of a half, which decides nothing yet.
Message halfMessage(const Verdict& v) {
    auto how = addition(v);
    if (!how.empty()) return how;
    return v.proven() ? outcomeMessage(v) : Message(text("core", "not known yet"));
}

} // namespace

const Figures::Entry* counted(const Verdict& v) {
    const auto all = v.figures.all();
    const auto found = std::ranges::find_if(all, [&](const auto& entry) {
        const bool says = !empty(entry.figure->won) ? number(entry.span).has_value()
                                                    : !figureMessage(*entry.figure, entry.span).empty();
        return entry.figure->counts && says && !v.figures.outdated(entry);
    });
    return found == all.end() ? nullptr : &*found;
}

Message figureMessage(const Figure& figure, Span span) {
    const auto said = [](Phrase phrase, int n) {
        return empty(phrase) ? Message() : Message(phrase, {n}, n);
    };
    if (none(span)) return figure.none;
    if (span.exact()) return said(figure.exactly, span.least);
    if (span.most < unlimited) return said(figure.atMost, span.most);
    return said(figure.atLeast, span.least);
}

Message verdictMessage(const Verdict& v) {
    return v.firstHalf ? halfMessage(v) : withAddition(outcomeMessage(v), v);
}

Message prospectMessage(const Verdict& v, const std::array<Message::Argument, 2>& names) {
    if (v.firstHalf) return {text("core", "First half: %1"), {halfMessage(v)}};
    return withAddition(namedMessage(v, names), v);
}

std::vector<Message> otherFigures(const Verdict& v) {
    const auto* said = counted(v);
    std::vector<Message> all;
    for (const auto& entry : v.figures.all()) {
        if (said != nullptr && entry.figure == said->figure) continue;
        if (v.figures.outdated(entry)) continue;
        if (auto message = figureMessage(*entry.figure, entry.span); !message.empty())
            all.push_back(std::move(message));
    }
    return all;
}

Message certaintyMessage(const Verdict& v) {
    const auto* said = counted(v);
    if (v.firstHalf && said != nullptr) {
        const bool exact = said->figure->guessOf == nullptr && said->span.exact();
        return exact ? text("core", "with best play · the other half decides")
                     : text("core", "an estimate so far");
    }
    for (const auto& [figure, span, wish] : v.figures.all()) {
        if (!v.proven() || wish != Wish::None || figure->counts || number(span) == v.plies()) continue;
        if (auto what = figureMessage(*figure, span); !what.empty())
            return {text("core", "with best play · %1"), {std::move(what)}};
    }
    if (v.proven()) return text("core", "with best play · proven");
    return v.estimate ? text("core", "an estimate so far") : text("core", "being worked out");
}

} // namespace core
