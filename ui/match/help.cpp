#include "ui/match/help.h"

core::Verdict seen(const core::Verdict& verdict, Help help) {
    if (help == Help::Numbers) return verdict;
    auto plain = core::between(verdict.lower.outcome, verdict.upper.outcome);
    if (const auto guess = verdict.estimate) plain.estimate = (*guess > 0) - (*guess < 0);
    plain.endless = verdict.endless;
    plain.pending = verdict.pending;
    plain.firstHalf = verdict.firstHalf;
    return plain;
}
