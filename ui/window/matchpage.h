#pragma once

#include <QWidget>

#include "core/board.h"
#include "core/ringlab.h"
#include "core/verdict.h"
#include "ui/review.h"

#include <optional>

class Banner;
class BoardView;
class Button;
class Header;
class HistoryModel;
class Legend;
class LineWalk;
class MovesModel;
class MovesPanel;
class OfferBar;
class PlayedModel;
class PlayedPanel;
class ProjectorLine;
class ReviewPanel;
class Segmented;
class Session;
class Timeline;
class VerdictCard;
class WhyPanel;

// A match on the screen: the board, whose turn it is, what is known, and how it came to this. Lays its
// parts out after one of three plans, by the size of the window and the projector mode.
class MatchPage final : public QWidget {
    Q_OBJECT
public:
    explicit MatchPage(Session& session, QWidget* parent = nullptr);

    BoardView* board() const { return m_board; }
    // One line to the user, on the banner.
    void say(const QString& text);
    // Puts the actions of the page, with their texts and shortcuts, into a menu: undo, redo, …
    QList<QAction*> matchActions() const { return m_actions; }

public slots:
    void showBestMove(); // once, whatever the level of help
    void showLoop();     // of the move that ended the match, or of the first one that would
    void copyPosition();
    void copyMatch();
    void paste();

signals:
    void toShelf();
    void newGame();
    void newGameFromHere(); // from the position looked at, to be changed first
    void projectorToggled();
    void menuRequested(QPoint at);                    // global
    void loopRequested(const core::RingBoard& board); // of a never-ending move

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    enum class Plan { Regular, Compact, Projector };

    void connectSession();
    void connectBoard();
    void connectLine();
    void addActions();
    void retranslate();
    void showMatch();
    void showNames();
    void showState();
    void showPosition();
    void showMove(int fromPly);
    void showInterlude();
    void showAnalysis();
    void showWalk();
    void walkOn();
    bool takeLine();
    bool mayHint();
    void travel(int by);
    void askGiveUp();
    void nameTabs();
    void showReview();
    void showBetter(const review::TurningPoint& point);
    void tryAgain(int ply);

    Plan plan() const;
    void arrange();
    void arrangeRegular();
    void arrangeCompact();
    void arrangeProjector();
    void arrangeSide(QRect column);
    void placeMoves(QRect place);

    Session& m_session;
    MovesModel* m_movesModel;
    HistoryModel* m_history;
    PlayedModel* m_playedModel;
    Header* m_header;
    BoardView* m_board;
    LineWalk* m_walk;
    Banner* m_banner;
    VerdictCard* m_verdict;
    Segmented* m_tabs; // the moves that can be made, those played, or what the match turned on
    MovesPanel* m_moves;
    PlayedPanel* m_played;
    ReviewPanel* m_review;
    WhyPanel* m_why;
    OfferBar* m_offers;
    Timeline* m_timeline;
    ProjectorLine* m_line;
    Button* m_legendButton; // compact plan: opens the legend over the board
    Legend* m_legend;
    QList<QAction*> m_actions;
    QAction* m_loopAction;                      // one of them; only where the game has loops
    std::optional<core::Interlude> m_interlude; // what the move being shown leads to
    bool m_legendOpen = false;
    bool m_timelineOpen = false; // projector plan
    int m_wheel = 0;             // turned, but no whole step yet
};
