#include "ui/match/studies.h"

#include "core/play/review.h"
#include "ui/match/analyst.h"

#include <utility>

Studies::Studies(const std::optional<core::Match>& match, Scope scope)
    : m_match(match), m_scope(scope), m_analyst(std::make_unique<Analyst>()) {
    connect(m_analyst.get(), &Analyst::improved, this, [this](const core::Analysis& analysis) {
        if (!m_studied) return;
        const int node = *m_studied;
        m_known.insert_or_assign(node, core::Analysis(analysis)); // all of it, or none
        if (const int ply = m_match ? m_match->plyOf(node) : -1; ply >= 0) emit improved(ply);
        emit nodeImproved(node);
    });
    connect(m_analyst.get(), &Analyst::failed, this, &Studies::failed);
}

Studies::~Studies() = default;

const core::Analysis* Studies::of(int ply) const {
    if (!m_match || ply < 0 || ply > m_match->plies()) return nullptr;
    const auto known = m_known.find(m_match->node(ply));
    return known == m_known.end() ? nullptr : &known->second;
}

std::optional<core::MoveVerdict> Studies::mistake(int ply) const {
    if (!m_match) return {};
    return core::review::mistake(
        *m_match, [this](int at) { return of(at); }, ply);
}

void Studies::goOn() {
    if (!m_match) return;
    const auto& match = *m_match;
    if (m_scope == Scope::Pending && !match.pending()) return m_analyst->rest();
    const auto open = [&](int ply) {
        const auto* known = of(ply);
        return known == nullptr || !known->complete;
    };
    std::optional<int> wanted;
    if (open(match.ply())) wanted = match.ply();
    for (int ply = match.plies(); !wanted && ply >= 0; --ply)
        if (open(ply)) wanted = ply;
    if (!wanted) {
        m_studied.reset();
        return m_analyst->rest();
    }
    if (m_studied == match.node(*wanted)) return;
    m_studied.reset(); // what is still said is of another; and so it stays if this one cannot begin
    const auto& position = match.at(*wanted);
    m_analyst->study(match.sharedGame(), position,
                     {m_weighed[static_cast<std::size_t>(match.game().mover(position))], m_traps});
    m_studied = match.node(*wanted);
}

void Studies::forget(int node) {
    m_known.erase(node);
    m_studied.reset();
}

void Studies::startOver(const std::array<bool, 2>& weighed) {
    m_weighed = weighed;
    m_known.clear();
    m_studied.reset();
}

// Values that are known stay, until the same come again with their traps.
void Studies::seekTraps(bool on) {
    if (std::exchange(m_traps, on) == on) return;
    for (auto& [node, known] : m_known) on ? void(known.complete = false) : known.edges.clear();
    m_studied.reset();
    goOn();
}

void Studies::rest() {
    startOver({});
    m_analyst->rest();
}

void Studies::leave() {
    m_studied.reset();
    m_analyst->leave();
}
