#pragma once

#include "ui/controls/card.h"

#include "core/ringlab.h"

class BoardSetup;
class Button;
class FactList;
class Label;
class LoopList;
class LoopModel;
class QProgressBar;
class QStackedLayout;
class Segmented;
class Stepper;

// Where the board looked at comes from: the loops found, with what is true of them, or a board of one's own.
class LoopCard final : public Card {
    Q_OBJECT
public:
    enum class Page { Found, Setup };

    explicit LoopCard(const core::RingLab& lab, QWidget* parent = nullptr);

    int pits() const; // a row, of which loops are wanted
    const LoopModel& loops() const { return *m_model; }
    void setFound(const core::FoundLoops& found);
    void setRunning(bool running);
    void setProgress(double done);
    void setState(const QString& text); // of the last run: cancelled
    // What is looked at: its row is the current one, if it is among the loops found.
    void setStudy(const core::RingStudy& study);
    void showPage(Page page);

signals:
    void chosen(const core::RingBoard& board);
    void given(const core::RingBoard& board); // set up
    void searchRequested();
    void cancelRequested();
    void exportRequested();

private:
    QWidget* found();
    void describe();
    void listChanged();

    const core::RingLab& m_lab;
    LoopModel* m_model;
    Segmented* m_page;
    Label* m_state;
    Stepper* m_pits;
    QProgressBar* m_progress;
    Button* m_cancel;
    Button* m_export;
    Button* m_all;
    LoopList* m_list;
    FactList* m_facts;
    BoardSetup* m_setup;
    QStackedLayout* m_pages;
    bool m_running = false;
    std::vector<int> m_loop; // looked at
    QString m_said;
};
