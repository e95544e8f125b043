#pragma once

#include <QStringList>

#include "ui/match/session.h"
#include "ui/window/application.h"

#include <memory>

// Something that goes on while a call fails, a step at each tick; and what must hold of it afterwards.
class Trial {
public:
    virtual ~Trial() = default;
    virtual void prepare() {}
    virtual void tick() = 0; // may end with an exception at any call
    virtual bool over() const = 0;
    virtual void check() = 0;                       // nothing fails any more
    virtual void left(const QString& /*folder*/) {} // by one that was killed: what must hold of it

    void tell(const QString& line) { m_told << line; }
    void hold(bool holds, const char* what) {
        if (!holds) m_wrong << QString::fromLatin1(what);
    }

    QStringList m_told, m_wrong;
};

std::unique_ptr<Trial> playing();  // a match against the computer, kept after every ply
std::unique_ptr<Trial> keeping();  // matches are left, saved elsewhere, opened, deleted and brought back
std::unique_ptr<Trial> trying();   // a lab runs to its end
std::unique_ptr<Trial> building(); // tables are built by several threads, kept, and read again
std::unique_ptr<Trial> joining();  // another program plays at an open table
std::unique_ptr<Trial> teaching(); // a class is asked, on its devices

inline Application& application() {
    return static_cast<Application&>(*QCoreApplication::instance());
}

// All that is exact of what was worked out for these plies is what is worked out without any failure.
inline bool exactly(const Session& session) {
    const auto& match = session.match();
    const auto solver = match.game().solver();
    for (int ply = 0; ply <= match.plies(); ++ply) {
        const auto* known = session.studies().of(ply);
        if (known == nullptr || core::proof(known->verdict) != core::Proof::Exact) continue;
        core::Analysis truth;
        solver->analyse(match.at(ply), {}, [&](const core::Analysis& more) { truth = more; });
        if (known->verdict.lower.outcome != truth.verdict.lower.outcome) return false;
        if (known->verdict.plies() && known->verdict.plies() != truth.verdict.plies()) return false;
    }
    return true;
}
