#pragma once

#include <QWidget>

#include "core/kind.h"

class Button;
class Label;

// Below the games, as long as no match was played: what to begin with, or to go on with in a lesson.
class Newcomer final : public QWidget {
    Q_OBJECT
public:
    explicit Newcomer(QWidget* parent = nullptr);

    void focusOffer();       // how to play
    void setMore(bool more); // there are matches that could be brought back

signals:
    void learnRequested(const core::Kind& kind);
    void playRequested(const core::Kind& kind);
    void openRequested();
    void allRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void offer();
    void place();

    const core::Kind* m_kind;

    Label *m_title, *m_line;
    Button *m_learn, *m_start, *m_open, *m_all;
};
