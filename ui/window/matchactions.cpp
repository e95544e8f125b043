#include "ui/window/matchactions.h"

#include <QWidget>

#include "ui/controls/says.h"
#include "ui/look/language.h"

#include "core/lab.h"

namespace {

QAction* action(QWidget* page, const char* keys = "") {
    auto* made = new QAction(page);
    made->setShortcuts(QKeySequence::listFromString(QString::fromLatin1(keys)));
    made->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    page->addAction(made);
    return made;
}

} // namespace

MatchActions::MatchActions(QWidget* page)
    : QObject(page), undo(action(page, "Ctrl+Z")), redo(action(page, "Ctrl+Shift+Z; Ctrl+Y")),
      again(action(page, "Ctrl+R")), bestMove(action(page, "H")), whoseTurn(action(page, "W")),
      lastMove(action(page, "M")), thisPlace(action(page, "I")), copyPosition(action(page, "Ctrl+C")),
      copySpelt(action(page, "Ctrl+Alt+C")), copyMatch(action(page, "Ctrl+Shift+C")),
      paste(action(page, "Ctrl+V")), changeSides(action(page)), rename(action(page, "F2")),
      giveUp(action(page)), newGame(action(page, "Ctrl+N")), newGameFromHere(action(page)),
      table(action(page, "F9")), foldTimeline(action(page, "T")), drawer(action(page, "D")),
      why(action(page, "Y")), bestPlay(action(page, "P")), roll(action(page, "R")),
      helpBack(action(page, "B")), briefLook(action(page, "S")), openTable(action(page, "Ctrl+T")),
      link(action(page, "L")) {
    table->setCheckable(true);
    says(undo, [] { return tr("Undo"); });
    says(redo, [] { return tr("Redo"); });
    says(again, [] { return tr("Again from the start"); });
    says(bestMove, [] { return tr("Best move"); });
    says(whoseTurn, [] { return tr("Whose turn is it?"); });
    says(lastMove, [] { return tr("What was played last?"); });
    says(thisPlace, [] { return tr("What stands here?"); });
    says(copyPosition, [] { return tr("Copy position"); });
    says(copyMatch, [] { return tr("Copy moves"); });
    says(paste, [] { return tr("Paste"); });
    says(changeSides, [] { return tr("Change sides"); });
    says(rename, [] { return tr("Change the name of the player on move"); });
    says(giveUp, [] { return tr("Give up"); });
    says(newGame, [] { return tr("New game"); });
    says(newGameFromHere, [] { return tr("New game from this position …"); });
    says(table, [] { return tr("Table mode, facing each other"); });
    says(foldTimeline, [] { return tr("Fold timeline"); });
    says(drawer, [] { return tr("Open the drawer, or close it"); });
    says(why, [] { return tr("Show why, or hide it"); });
    says(bestPlay, [] { return tr("Step through best play"); });
    says(roll, [] { return tr("Roll the field up, or lay it flat"); });
    says(openTable, [] { return tr("Open the table to devices …"); });
}

QList<QAction*> MatchActions::all() const {
    return {undo,         redo,        again,  bestMove, copyPosition, copySpelt,       copyMatch,
            paste,        changeSides, rename, giveUp,   newGame,      newGameFromHere, table,
            foldTimeline, drawer,      why,    bestPlay, roll,         openTable,       link};
}

void MatchActions::offerLink(const core::LabLink* to) const {
    link->setVisible(to != nullptr);
    if (to != nullptr) link->setText(language::spoken(to->name));
}
