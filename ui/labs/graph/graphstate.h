#pragma once

#include "ui/controls/card.h"

class Button;
class Label;
class QProgressBar;

// What the graph lab is at, in a corner of the graph: at work, with a way to cancel, or what came of it.
class GraphState final : public Card {
    Q_OBJECT
public:
    explicit GraphState(QWidget* parent = nullptr);

    void work(const QString& text); // until say()
    void say(const QString& text);  // empty: nothing is shown

signals:
    void cancelRequested();

private:
    void show(const QString& text, bool busy);

    Label* m_text;
    QProgressBar* m_progress;
    Button* m_cancel;
};
