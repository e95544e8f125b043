#pragma once

#include <QTest>
#include <QTimer>

#include "core/lessons/exercise.h"
#include "ui/board/boardview.h"
#include "ui/lessons/exerciseview.h"

// Somebody who learns and practises: answers as a click on the board or on a button would.
namespace pupil {

// Does not wait until a move has been looked at: reads quickly.
inline void hurry(QWidget& page) {
    for (auto* pause : page.findChildren<QTimer*>(QStringLiteral("pause"))) pause->setInterval(0);
}

// What is asked now, rightly or not; a match to its end.
inline void answer(ExerciseView& view, bool right = true) {
    using core::Exercise;
    hurry(view);
    const auto& e = *view.exercise();
    for (int tries = 0; tries < 400 && e.state() == Exercise::State::Open; ++tries) {
        if (!QTest::qWaitFor([&] { return e.ready() || e.state() != Exercise::State::Open; })) return;
        if (e.step().task == core::Task::Look || e.state() != Exercise::State::Open) return;
        if (e.step().task == core::Task::Outcome) {
            const auto worth = e.known()->verdict.lower.outcome;
            view.say(right ? worth : core::opposite(worth));
        } else if (e.step().task == core::Task::Number) {
            view.say(*e.number() + (right ? 0 : 1));
        } else if (e.step().task == core::Task::Mark) {
            std::vector<bool> lost;
            for (std::size_t i = 0; i < e.boards().size(); ++i) lost.push_back(*e.lost(i) == right);
            view.mark(lost);
        } else if (e.step().task == core::Task::Claim) {
            view.claim(std::vector<std::size_t>(e.step().gaps.size(), right ? 0 : 1));
        } else if (e.awaitsSide()) {
            view.begin((e.known()->verdict.lower.outcome == core::Outcome::Win) == right);
        } else if (e.spot()) {
            emit view.spotChosen(*e.spot());
        } else if (e.awaitsMove()) {
            auto moves = e.match().game().moves(e.position());
            if (right && e.known() && !e.known()->moves.empty()) // the quickest way
                moves.insert(moves.begin(), e.known()->moves.front().move);
            for (const auto move : moves) {
                auto tried = e;
                tried.play(move);
                if ((tried.state() != Exercise::State::Wrong) != right) continue;
                emit view.board()->pointing().moveChosen(move);
                break;
            }
        }
        // The other side's turn, and the solver's.
        QTest::qWait(0);
        const auto goesOn = [&] { return e.state() != Exercise::State::Open || e.awaitsMove() || e.spot(); };
        if (!QTest::qWaitFor(goesOn)) return;
    }
}

} // namespace pupil
