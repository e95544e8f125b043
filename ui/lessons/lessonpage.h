#pragma once

#include <QWidget>

#include "core/kind.h"

#include <vector>

class Button;
class Label;
class LessonPlayer;
class QStackedLayout;
class SentenceButton;

// The page on which a game is learnt: how it is played, its lessons, each with a tick when it is done, and
// where it comes from.
class LessonPage final : public QWidget {
    Q_OBJECT
public:
    explicit LessonPage(const core::Kind& kind, QWidget* parent = nullptr);

    void showGuide();
    void showLesson(int index);
    void showSource();
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
    void goTo(int entry, int view);
    void showNextLesson();
    void retranslate();

    const core::Kind& m_kind;
    Button *m_back, *m_play;
    Label *m_title, *m_what;
    std::vector<SentenceButton*> m_entries; // how to play, the lessons, where the game comes from
    QStackedLayout* m_views;
    LessonPlayer* m_player;
    int m_entry = 0; // the one shown
};
