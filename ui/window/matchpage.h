#pragma once

#include <QWidget>

#include "ui/window/matchlayout.h"

#include <functional>

class MatchActions;
class MatchBoard;
class MatchCommands;
class Tabletop;

// A match on the screen: the board, whose turn it is, what is known, and how it came to this.
class MatchPage final : public QWidget {
    Q_OBJECT
public:
    explicit MatchPage(Session& session, QWidget* parent = nullptr);

    BoardView* board() const { return m_parts.board; }
    // Where toShelf() leads: to the shelf, or to the lab whose position is played.
    void setBackToLab(bool lab);
    // One line to the user, on the banner.
    void say(const QString& text);
    // Two face each other over a flat screen (see Tabletop).
    void setTable(bool on);
    bool table() const { return m_table != nullptr; }
    // The same, with a button that agrees to something.
    void ask(const QString& text, const QString& yes, std::function<void()> agree);
    const MatchActions& matchActions() const;

signals:
    void shown();
    void left();
    void toShelf();
    void projectorToggled();
    void tableToggled();
    void lockToggled(bool on);
    void briefLookRequested();               // at the hints, while they are locked
    void menuRequested(QPoint at);           // global
    void labRequested(const QString& place); // of the game's, to look at this (see core::LabLink)

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void connectSession();
    void showMatch();
    void leaveTable();
    void showReview();
    void pressHints();
    void nameHints();
    void showEnd();
    void goRound(int step);

    Session& m_session;
    MatchParts m_parts;
    MatchLayout m_layout;
    MatchBoard* m_matchBoard; // what keeps the board at the match
    MatchCommands* m_commands;
    Tabletop* m_table = nullptr; // while it lies flat
    bool m_over = false;         // the match itself, when that was last looked at
};
