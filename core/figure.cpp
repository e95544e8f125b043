#include "core/figure.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace core {

namespace {

int plus(int a, int b) {
    return std::abs(a) >= unlimited ? a : a + b;
}

} // namespace

Span Span::plus(int n) const {
    return {core::plus(least, n), core::plus(most, n)};
}

bool none(Span span) {
    return span.exact() && std::abs(span.least) >= unlimited;
}

std::optional<int> number(Span span) {
    return span.exact() && !none(span) ? std::optional(span.least) : std::nullopt;
}

void Figures::set(const Figure& figure, Span span, Wish wish) {
    assert(span.least <= span.most);
    const auto known = all();
    const auto at =
        std::ranges::lower_bound(known, figure.key, {}, [](const Entry& e) { return e.figure->key; });
    if (at == known.end() || at->figure != &figure) {
        assert(m_count < most && "a verdict has no room for so many figures");
        std::move_backward(at, known.end(), m_entries.begin() + static_cast<std::ptrdiff_t>(++m_count));
    }
    *at = {&figure, span, wish};
}

void Figures::clear(const Figure& figure) {
    const auto known = all();
    const auto at = std::ranges::find(known, &figure, &Entry::figure);
    if (at == known.end()) return;
    std::move(at + 1, known.end(), at);
    m_entries[--m_count] = {};
}

const Figures::Entry* Figures::find(const Figure& figure) const {
    const auto known = all();
    const auto at = std::ranges::find(known, &figure, &Entry::figure);
    return at == known.end() ? nullptr : &*at;
}

bool Figures::none(const Figure& figure) const {
    const auto* entry = find(figure);
    return entry != nullptr && core::none(entry->span);
}

std::optional<int> Figures::value(const Figure& figure) const {
    const auto* entry = find(figure);
    return entry != nullptr ? number(entry->span) : std::nullopt;
}

bool Figures::outdated(const Entry& entry) const {
    const auto* known = entry.figure->guessOf == nullptr ? nullptr : find(*entry.figure->guessOf);
    return known != nullptr && known->span.exact();
}

void Figures::add(const Figure& figure, int n) {
    for (auto& entry : all())
        if (entry.figure == &figure) entry.span = entry.span.plus(n);
}

Figures seenByOther(const Figures& figures) {
    Figures turned;
    for (const auto& [figure, span, wish] : figures.all()) {
        if (figure->seenByOther != nullptr)
            turned.set(*figure->seenByOther, (-span).plus(figure->offset), wish);
        else
            turned.set(*figure, span, static_cast<Wish>(-static_cast<int>(wish)));
    }
    return turned;
}

Figures narrowed(const Figures& a, const Figures& b) {
    auto both = a;
    for (const auto& [figure, span, wish] : b.all()) {
        const auto* known = a.find(*figure);
        if (known == nullptr) {
            both.set(*figure, span, wish);
            continue;
        }
        const Span common{std::max(known->span.least, span.least), std::min(known->span.most, span.most)};
        assert(common.least <= common.most && "two figures contradict each other");
        both.set(*figure, common, wish);
    }
    return both;
}

} // namespace core
