#pragma once

#include <QWidget>

#include "core/lessons/exercise.h"

#include <vector>

class OutcomeButton;

// The ways to answer a question that is not answered on the board: outcomes, a number, who begins.
class Answers final : public QWidget {
    Q_OBJECT
public:
    explicit Answers(QWidget* parent = nullptr);

    // `calls`: what the outcomes are called; none: as usual.
    void askOutcome(bool draws, const std::vector<core::Call>& calls = {});
    void askWinner(); // is told as the outcome for the player on move
    void askNumber();
    void askSide();
    void askNothing();
    void setOpen(bool open); // can be answered now
    bool asking() const { return m_asking != Asking::Nothing; }
    // An outcome was said, and alone is shown until one can be said anew.
    bool given() const;
    void focusFirst();
    QWidgetList choices() const; // in their order

signals:
    void outcomeSaid(core::Outcome outcome);
    void numberSaid(int number);
    void sideSaid(bool learner); // who begins

private:
    enum class Asking { Nothing, Outcome, Winner, Number, Side };
    void rebuild();
    void addOutcomes();
    void addWinners();
    void addNumber();
    void addSides();

    Asking m_asking = Asking::Nothing;
    bool m_draws = false, m_open = true;
    std::vector<core::Call> m_calls;
    std::vector<OutcomeButton*> m_outcomes;
};
