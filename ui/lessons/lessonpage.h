#pragma once

#include <QWidget>

#include "core/kind.h"

#include <vector>

class Button;
class Label;
class LessonPlayer;
class QStackedLayout;
class SentenceButton;

// The page on which a game is learnt: how it is played, then its lessons, each with a tick when it is done.
class LessonPage final : public QWidget {
    Q_OBJECT
public:
    explicit LessonPage(const core::Kind& kind, QWidget* parent = nullptr);

    void showGuide();
    void showLesson(int index);
    LessonPlayer* player() const { return m_player; }

signals:
    void toShelf();
    void playRequested(const core::Kind& kind); // a match, after the lessons

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QWidget* header();
    QWidget* list();
    void choose(int entry);
    void showNextLesson();
    void retranslate();

    const core::Kind& m_kind;
    Button *m_back, *m_play;
    Label *m_title, *m_what;
    std::vector<SentenceButton*> m_entries; // how to play, then the lessons
    QStackedLayout* m_views;
    LessonPlayer* m_player;
    int m_lesson = -1; // the one shown; −1: how to play
};
