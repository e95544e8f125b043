#pragma once

#include <QWidget>

#include "core/lessons/lessonrun.h"

#include <optional>

class Answers;
class Button;
class ChartView;
class ClaimBuilder;
class ExerciseView;
class Label;
class LessonGraph;
class LessonTable;
class MarkCards;
class QBoxLayout;
class QVBoxLayout;

// One lesson from its first step to its last: what there is to see or to answer, the board, and what came of
// the answer. What of the lesson is done knows its LessonRun.
class LessonPlayer final : public QWidget {
    Q_OBJECT
public:
    explicit LessonPlayer(QWidget* parent = nullptr);

    // `kept`: where one was when it was left (LessonRun::kept). `last`: no lesson comes after it.
    void begin(const core::Kind& kind, core::Lesson lesson, bool last = false, std::string_view kept = {});
    void focusTask(); // what is to be done next gets the keyboard, as soon as it can be done
    ExerciseView* exercise() const { return m_exercise; }
    const std::optional<core::LessonRun>& run() const { return m_run; }

signals:
    void moved();    // to another step
    void finished(); // the last question was answered right
    void nextLessonRequested();
    // Then: about what the lesson puts right, if it does (core/puzzle/idea.h).
    void playRequested();
    void puzzlesRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    enum class Standing { Open, Waiting, Right, Wrong };
    bool done() const { return m_run->part() == core::LessonRun::Part::Done; }
    bool asks(core::Task task) const { return !done() && m_run->step().task == task; }
    Standing standing() const;
    QWidget* footing();
    void enter();
    void present();
    void describe();
    void fit();
    void showState();
    void showDiagram();
    void showLost();
    void orderTabs();
    bool covered() const;
    void give(QWidget& focus);
    QString reason() const;
    QString mistakenBoard() const;
    void tell(const QString& verdict, const QString& more);
    void judged();
    void next();
    void again();

    const core::Kind* m_kind = nullptr;
    std::optional<core::LessonRun> m_run;
    bool m_last = false;
    bool m_fresh = false; // what is to be done has not had the keyboard yet
    bool m_erred = false; // at this step
    QString m_heard;      // as it was announced last
    QString m_unheard;    // as long as nothing is shown
    QString m_refusal;    // which rule forbids the move last tried
    QVBoxLayout* m_rows;
    Label *m_say, *m_lost, *m_verdict, *m_more;
    QBoxLayout* m_boards; // the board, and what stands beside it
    ExerciseView* m_exercise;
    LessonTable* m_table;
    LessonGraph* m_graph;
    ChartView* m_chart;
    MarkCards* m_marks;
    ClaimBuilder* m_claim;
    Answers* m_answers;
    Button *m_again, *m_repeat, *m_values, *m_ask, *m_practice, *m_play, *m_next;
};
