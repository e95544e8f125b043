#pragma once

// What stands about the board in a match: plates/ above it, verdict/ and moves/ in the drawer beside it, the
// header over all, and the bar that leads through the plies below. Rooms inside do not know each other but by
// the panels here.

#include <QAbstractButton>
#include <QWidget>

class Button;
class HistoryModel;
class Legend;
class MovesModel;
class MoveTabs;
class Session;
class VerdictCard;
class WhyPanel;

// What an expert sees beside the board: the value, the moves in tabs, why it is so, and what the marks mean.
// Where there is little room why has a tab, and the marks open from a button.
class Drawer final : public QWidget {
    Q_OBJECT
public:
    Drawer(Session& session, MovesModel& moves, HistoryModel& history, QWidget* parent);

    MoveTabs& moves() { return *m_moves; }
    WhyPanel& why() { return *m_why; }
    void setCompact(bool compact);
    bool compact() const { return m_compact; }
    // Shows why the position is worth what it is, or hides it.
    void toggleWhy();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void arrange();
    void arrangeCompact(int top);
    bool showsWhy() const;

    Session& m_session;
    VerdictCard* m_verdict;
    MoveTabs* m_moves;
    WhyPanel* m_why;
    Legend* m_legend;
    Button* m_marks; // compact: opens the legend
    bool m_compact = false, m_marksOpen = false;
};

// At the drawer's edge: opens and closes it.
class DrawerHandle final : public QAbstractButton {
    Q_OBJECT
public:
    explicit DrawerHandle(QWidget* parent);

    void setOpen(bool open);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void nameIt();
    bool m_open = true;
};
