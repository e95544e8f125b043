#pragma once

// The room of lessons: the page lists them, LessonPlayer leads through one, ExerciseView is the board in
// it. What is taught is data of the game (core/lesson.h).

#include <QWidget>

#include "core/kind.h"
#include "core/play/takeback.h"
#include "core/puzzle/fresh.h"
#include "ui/lessons/ideasource.h"
#include "ui/lessons/ownlessons.h"

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
// where no answer was wrong), those that a teacher has written (with a pencil), and where it comes from.
// Which of these is shown is chosen in the header.
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
    void ideaRequested(const core::Kind& kind, const core::Lesson& lesson); // puzzles about it
    // Against somebody who has not had the lesson, and is on move where that shows.
    void matchRequested(std::shared_ptr<const core::Game> game, const core::Position& position,
                        const core::Seats& seats);
    void askRequested(std::shared_ptr<const core::Game> game, const core::Position& position); // the class

protected:
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    // A lesson of the page, its own after those of the game. Of one that cannot be read there is only the
    // fault.
    struct Entry {
        const core::Lesson* lesson = nullptr;
        const OwnLessons::One* own = nullptr;
    };
    QWidget* guide();
    QWidget* source();
    QWidget* fault();
    Entry entry(int lesson) const;
    int lessons() const { return static_cast<int>(m_kind.lessons.size() + m_own.all().size()); }
    std::string place(int lesson) const; // where it is kept how far one is
    void readAgain();
    void showPlace() const; // in the lesson
    void choose(int entry);
    void goTo(int entry, int view);
    void showNextLesson();
    void practise();
    void askOtherBoards();
    bool asksOtherBoards() const; // they are of no lesson of the list
    void play();
    void refresh();

    const core::Kind& m_kind;
    OwnLessons m_own;
    std::shared_ptr<const core::LessonFile> m_played; // the one that is gone through, if it is of these
    DropDown* m_entries;                              // how to play, the lessons, where the game comes from
    StepDots* m_dots;
    Label* m_where; // the same in figures
    GuideView* m_guide;
    Button* m_start;
    QStackedLayout* m_views;
    LessonPlayer* m_player;
    QWidget* m_finished;                             // what is offered when all lessons are done
    Label* m_fault;                                  // why a lesson of somebody's own cannot be shown
    int m_entry = 0;                                 // the one shown
    IdeaSource m_idea;                               // of the lesson that is done
    std::shared_ptr<const core::LessonFile> m_asked; // the last questions of one on other boards
    std::shared_ptr<core::FreshBoards> m_fresh;      // where these come from: the job's, while it runs
    Background m_asking;                             // last, so that its thread ends before what it uses
};
