#pragma once

#include <QWidget>

class Button;
class Label;

// Below the games, as long as no match was played: what to begin with.
class Newcomer final : public QWidget {
    Q_OBJECT
public:
    explicit Newcomer(QWidget* parent = nullptr);

    void focusOffer();       // how to play
    void setMore(bool more); // there are matches that could be brought back

signals:
    void learnRequested();
    void startRequested();
    void openRequested();
    void allRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void place();

    Label *m_title, *m_line;
    Button *m_learn, *m_start, *m_open, *m_all;
};
