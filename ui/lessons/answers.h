#pragma once

#include <QWidget>

#include <optional>

#include "core/play/exercise.h"

class SentenceButton;

// The ways to answer a question that is not answered on the board: outcomes, a number, one of some sentences.
class Answers final : public QWidget {
    Q_OBJECT
public:
    explicit Answers(QWidget* parent = nullptr);

    void askOutcome(bool draws);
    void askWinner(); // is told as the outcome for the player on move
    void askNumber();
    void askSentence(const std::vector<core::Phrase>& sentences); // chosen by its place
    void askNothing();
    void tickSentence(int index); // the right one, until something else is asked
    void setOpen(bool open);      // can be answered now
    bool asking() const { return m_asking != Asking::Nothing; }
    void focusFirst();
    QWidgetList choices() const; // in their order

signals:
    void outcomeSaid(core::Outcome outcome);
    void numberSaid(int number);
    void sentenceChosen(int index);

private:
    enum class Asking { Nothing, Outcome, Winner, Number, Sentence };
    void rebuild();
    void addOutcomes();
    void addWinners();
    void addNumber();
    void addSentences();
    void say(SentenceButton& button, int index) const;

    Asking m_asking = Asking::Nothing;
    bool m_draws = false, m_open = true;
    std::vector<core::Phrase> m_sentences;
    std::optional<int> m_ticked; // of the sentences
};
