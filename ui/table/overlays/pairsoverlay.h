#pragma once

#include "ui/controls/overlay.h"

class BoardGrid;
class Button;
class CheckBox;
class Host;
class Label;

// The tournament of a class, live: a small board for each match, who plays, and how it stands; the points so
// far, with those together who have as many; and the next round, when all are done or the teacher wants it.
class PairsOverlay final : public Overlay {
    Q_OBJECT
public:
    PairsOverlay(Host& host, QWidget* window);

private:
    void refresh();
    void countDown();
    QString line(std::size_t i) const;
    QString round() const;
    QString standings() const;

    Host& m_host;
    BoardGrid* m_grid;
    Label *m_round, *m_soon, *m_standings;
    Button* m_next;
    CheckBox* m_hold;
};
