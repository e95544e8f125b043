#pragma once

#include <QAction>
#include <QObject>

namespace core {
struct LabLink;
}

// What can be done with the match on the screen. Shortcuts belong to its page.
class MatchActions final : public QObject {
    Q_OBJECT
public:
    explicit MatchActions(QWidget* page);

    QAction* const undo;
    QAction* const redo;
    QAction* const again;
    QAction* const bestMove;
    QAction* const whoseTurn; // these three answer those who do not see the board
    QAction* const lastMove;
    QAction* const thisPlace;
    QAction* const copyPosition;
    QAction* const copySpelt; // where the game's source writes positions in another way
    QAction* const copyMatch;
    QAction* const paste;
    QAction* const changeSides; // where that was agreed on, after the first move
    QAction* const rename;
    QAction* const giveUp;
    QAction* const newGame;
    QAction* const newGameFromHere;
    QAction* const table;
    QAction* const foldTimeline;
    QAction* const drawer;
    QAction* const why;
    QAction* const bestPlay;
    QAction* const roll;      // a field whose columns are joined
    QAction* const helpBack;  // hints that have faded; offered in the menu of the hints, as the next
    QAction* const briefLook; // at the hints, while they are locked
    QAction* const openTable; // for devices of the network
    QAction* const link;      // to a lab, where the game has one

    QList<QAction*> all() const;
    // The blocks of the menu: what is done with the match, with what is seen of it, and to take it elsewhere.
    QList<QAction*> ofMatch() const {
        return {newGame, newGameFromHere, again, undo, redo, changeSides, rename, giveUp};
    }
    QList<QAction*> ofBoard() const { return {bestMove, bestPlay, drawer, why, roll, table, link}; }
    QList<QAction*> ofClipboard() const { return {copyPosition, copySpelt, copyMatch, paste}; }
    void offerLink(const core::LabLink* to) const; // nullptr: the game has no such lab
};
