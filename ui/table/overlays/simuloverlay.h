#pragma once

#include "ui/controls/overlay.h"

#include <memory>

class BoardGrid;
class BoardView;
class Button;
class Host;
class Label;
class Preview;
class Segmented;

// One against all (a simul): before, who begins; then all boards, small and live, and the one of them at
// which the teacher plays, large, with the way to the next that waits.
class SimulOverlay final : public Overlay {
    Q_OBJECT
public:
    SimulOverlay(Host& host, QWidget* window);

private:
    void start();
    void choose(std::size_t one);
    void refresh();
    void setBoard();
    QString line(std::size_t i) const;
    QString standing() const;

    Host& m_host;
    QWidget *m_before, *m_during;
    Label* m_how;
    Preview* m_from;
    Label *m_standing, *m_who;
    Segmented* m_begins;
    Button *m_start, *m_next;
    BoardGrid* m_grid;
    BoardView* m_board;
    std::size_t m_chosen = 0;
    std::unique_ptr<QObject> m_following; // the match on the board
};
