#pragma once

#include <QWidget>

#include <optional>

class HistoryModel;
class MovesModel;
class MovesPanel;
class PlayedPanel;
class ReviewPanel;
class Segmented;
class Session;

// The moves beside the board, in one place: those that can be made, those played, or what the match turned
// on.
class MoveTabs final : public QWidget {
    Q_OBJECT
public:
    MoveTabs(Session& session, MovesModel& moves, HistoryModel& history, QWidget* parent = nullptr);

    MovesPanel& moves() { return *m_moves; }
    ReviewPanel& review() { return *m_review; }
    void showMoves();
    // At the end of a match that is looked at: what it turned on, unless that is locked away; then what was
    // there before.
    void setOver(bool over);
    void showReview(); // which gets the keyboard

signals:
    // Who had the keyboard is not seen any more.
    void focusLost();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void turnPage();
    void turnTo(int page);

    Session& m_session;
    Segmented* m_tabs;
    MovesPanel* m_moves;
    PlayedPanel* m_played;
    ReviewPanel* m_review;
    bool m_over = false;
    std::optional<int> m_before; // the end; nothing: somebody has turned a page since
};
