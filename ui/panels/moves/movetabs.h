#pragma once

// The room of lists of moves: those that can be made, those that were played, and where the match turned.

#include <QWidget>

#include <optional>
#include <vector>

class HistoryModel;
class MovesModel;
class MovesPanel;
class PlayedPanel;
class ReviewPanel;
class Segmented;
class Session;

// The moves beside the board, in one place: those that can be made, those played, or what the match turned
// on. Without hints only what was played; with little room why the position is worth what it is has a tab.
class MoveTabs final : public QWidget {
    Q_OBJECT
public:
    enum class Page { Moves, Why, Played, Review };

    MoveTabs(Session& session, MovesModel& moves, HistoryModel& history, QWidget* parent = nullptr);

    MovesPanel& moves() { return *m_moves; }
    ReviewPanel& review() { return *m_review; }
    Page page() const;
    bool shows(Page page) const; // there is a tab for it
    void turnTo(Page page);      // if there is
    void showMoves();
    // At the end of a match that is looked at: what it turned on, unless that is locked away; then what was
    // there before.
    void setOver(bool over);
    void showReview();

    // Why has a tab, whose page is not of this widget but stands in pageRoom().
    void setWhyTab(bool on);
    // Left, right and above the tabs, and free at their right end; px.
    void setEdges(int edge, int end);
    QRect pageRoom() const;

signals:
    // Who had the keyboard is not seen any more.
    void focusLost();
    void turned();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void nameTabs();
    void turnPage();
    QString nameOf(Page page) const;
    std::vector<Page> wanted() const;

    Session& m_session;
    MovesModel& m_model;
    HistoryModel& m_history;
    Segmented* m_tabs;
    MovesPanel* m_moves;
    PlayedPanel* m_played;
    ReviewPanel* m_review;
    std::vector<Page> m_pages; // a tab each
    bool m_whyTab = false;
    int m_edge = 0, m_end = 0;
    bool m_over = false;
    std::optional<Page> m_before; // the end; nothing: somebody has turned a page since
};
