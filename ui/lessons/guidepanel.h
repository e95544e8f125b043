#pragma once

#include <QWidget>

#include "core/kind.h"

class Button;
class ExerciseView;
class Label;

// One rule of a game: a sentence, and beside it a board to try it on as often as one likes.
class GuidePanel final : public QWidget {
    Q_OBJECT
public:
    GuidePanel(const core::Kind& kind, const core::Step& step, QWidget* parent = nullptr);

    ExerciseView* exercise() const { return m_exercise; }
    void leadOn(); // there is more: once it has been tried, it can be gone on from here

signals:
    void nextRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showState();
    void fit();

    core::Step m_step;
    Label *m_say, *m_told;
    Button *m_again, *m_next;
    bool m_leadsOn = false;
    ExerciseView* m_exercise;
};
