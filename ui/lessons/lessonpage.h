#pragma once

// The room of lessons: the page lists them, LessonPlayer leads through one, ExerciseView is the board in
// it. What is taught is data of the game (core/lesson.h).

#include <QWidget>

#include "core/kind.h"

// Where a game comes from: the document, what it asks, what was found since, and boards where that differs.
class SourceView final : public QWidget {
    Q_OBJECT
public:
    explicit SourceView(const core::Kind& kind, QWidget* parent = nullptr);
};

class Button;
class DropDown;
class GuideView;
class Label;
class LessonPlayer;
class QStackedLayout;
class StepDots;

// The page on which a game is learnt: how it is played, its lessons, each with a tick when it is done (a star
// where no answer was wrong), and where it comes from. Which of these is shown is chosen in the header.
class LessonPage final : public QWidget {
    Q_OBJECT
public:
    explicit LessonPage(const core::Kind& kind, QWidget* parent = nullptr);

    void showGuide();
    void showLesson(int index);
    void showSource();
    void showNext();             // the lesson that was broken off, or the first that is not done
    QStringList entries() const; // what can be chosen, in words
    void focusTask();            // what is to be done here gets the keyboard
    LessonPlayer* player() const { return m_player; }

signals:
    void toShelf();
    void playRequested(const core::Kind& kind); // a match, after the lessons
    void puzzlesRequested(const core::Kind& kind);
    void askRequested(std::shared_ptr<const core::Game> game, const core::Position& position); // the class

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QWidget* guide();
    QWidget* source();
    void showPlace() const; // in the lesson
    void choose(int entry);
    void goTo(int entry, int view);
    void showNextLesson();
    void refresh();

    const core::Kind& m_kind;
    DropDown* m_entries; // how to play, the lessons, where the game comes from
    StepDots* m_dots;
    Label* m_where; // the same in figures
    GuideView* m_guide;
    Button* m_start;
    QStackedLayout* m_views;
    LessonPlayer* m_player;
    QWidget* m_finished; // what is offered when all lessons are done
    int m_entry = 0;     // the one shown
};
