#pragma once

#include "ui/controls/card.h"

#include "core/kind.h"

#include <optional>

class Answers;
class QBoxLayout;
class Button;
class ExerciseView;
class Label;
class LessonGraph;
class LessonTable;
class QVBoxLayout;
class ReasonView;

// One lesson from its first step to its last: what there is to see or to answer, the board, and what came of
// the answer. After the steps the learner names the principle, then answers a question without help.
class LessonPlayer final : public Card {
    Q_OBJECT
public:
    explicit LessonPlayer(QWidget* parent = nullptr);

    // `last`: no lesson comes after it.
    void begin(const core::Kind& kind, core::Lesson lesson, bool last = false);
    void focusTask(); // what is to be done next gets the keyboard, as soon as it can be done
    ExerciseView* exercise() const { return m_exercise; }

signals:
    void finished(); // the question at the end was answered right
    void nextLessonRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    enum class Part { Step, Principle, Exit, Done };
    enum class Standing { Open, Waiting, Right, Wrong };
    Part part() const;
    Standing standing() const;
    const core::Step& step() const;
    std::vector<core::Phrase> principles() const; // in the order shown
    QWidget* footing();
    void go(int station);
    void present();
    void describe();
    void fit();
    void showState();
    void orderTabs();
    bool covered() const;
    void give(QWidget& focus);
    void tell(const QString& verdict, const QString& more);
    void judged();
    void choosePrinciple(int index);
    void next();
    void again();

    const core::Kind* m_kind = nullptr;
    std::optional<core::Lesson> m_lesson;
    bool m_last = false;
    int m_station = 0;              // steps, the principle, the exit question, the end
    std::optional<int> m_principle; // the sentence chosen
    bool m_fresh = false;           // what is to be done has not had the keyboard yet
    QString m_heard;                // as it was announced last
    QString m_unheard;              // as long as nothing is shown
    QString m_refusal;              // which rule forbids the move last tried
    QVBoxLayout* m_rows;
    Label *m_title, *m_where, *m_say, *m_verdict, *m_more;
    QBoxLayout* m_boards; // the board, and the reason below it or beside it
    ExerciseView* m_exercise;
    LessonTable* m_table;
    LessonGraph* m_graph;
    ReasonView* m_reason; // of the board the question was about
    Answers* m_answers;
    Button *m_again, *m_values, *m_ask, *m_next;
};
