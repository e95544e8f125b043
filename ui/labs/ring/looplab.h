#pragma once

#include <QWidget>

#include "core/kind.h"
#include "ui/match/background.h"
#include "ui/print/document.h"

class Card;
class CheckCard;
class Label;
class LoopCard;
class RingView;
class StepCard;
class TransportBar;

// The lab for sowings: the loops found or a board of one's own, the ring of pits with the lay to come, the
// lays or messages one after the other, forwards or undone, and what theory says of them.
class LoopLab final : public QWidget {
    Q_OBJECT
public:
    explicit LoopLab(const core::Kind& kind, QWidget* parent = nullptr);

    // Looks at a board of a match. The studying is done elsewhere and takes a moment.
    void lookAt(const core::RingBoard& board);
    const core::RingStudy& study() const { return m_study; }
    int step() const { return m_step; }
    print::Picture picture() const; // of the ring

signals:
    void studied(); // the board asked for is on the screen
    void searched();
    void playRequested(std::shared_ptr<const core::Game> game, const core::Position& position);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void connectParts();
    // `back`: lays are undone.
    void examine(const core::RingBoard& board, bool back = false, int step = 0);
    void search();
    void found(const core::FoundLoops& found);
    void take(const core::RingStudy& study, int step);
    void goTo(int step);
    void rollBack();
    void find();
    void opened(const std::optional<core::WayIn>& way);
    void save();
    void saveLoops();
    QStringList lines() const; // in the middle of the ring
    QString name() const;      // of the board looked at
    QString place() const;     // "lay 2 of 7"
    const core::RingBoard& shownBoard() const;
    void describe();
    void arrange();
    void arrangeRing();

    const core::Kind& m_kind;
    const core::RingLab& m_lab;
    core::RingStudy m_study;
    int m_step = 0;
    bool m_searchedOnce = false;
    bool m_fromMatch = false; // until something is chosen here: no search pushes the board aside
    LoopCard* m_loops;
    Card* m_ringCard;
    Label* m_name;
    RingView* m_ring;
    TransportBar* m_bar;
    StepCard* m_steps;
    CheckCard* m_checks;
    Background m_search; // last, so that their threads end before what they use
    Background m_work;
};
