#include "ui/window/matchactions.h"

#include <QWidget>

#include "ui/look/language.h"

#include "core/lablink.h"

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
      copyMatch(action(page, "Ctrl+Shift+C")), paste(action(page, "Ctrl+V")), rename(action(page, "F2")),
      giveUp(action(page)), newGame(action(page, "Ctrl+N")), newGameFromHere(action(page)),
      table(action(page, "F9")), foldTimeline(action(page, "T")), why(action(page, "Y")),
      bestPlay(action(page, "P")), helpBack(action(page, "B")), briefLook(action(page, "S")),
      openTable(action(page, "Ctrl+T")), link(action(page, "L")) {
    table->setCheckable(true);
}

QList<QAction*> MatchActions::all() const {
    return {undo,     redo,      again,   bestMove,        copyPosition, copyMatch,    paste,
            rename,   giveUp,    newGame, newGameFromHere, table,        foldTimeline, why,
            bestPlay, openTable, link};
}

void MatchActions::retranslate(const core::LabLink* to) const {
    undo->setText(tr("Undo"));
    redo->setText(tr("Redo"));
    again->setText(tr("Again from the start"));
    bestMove->setText(tr("Best move"));
    whoseTurn->setText(tr("Whose turn is it?"));
    lastMove->setText(tr("What was played last?"));
    thisPlace->setText(tr("What stands here?"));
    copyPosition->setText(tr("Copy position"));
    copyMatch->setText(tr("Copy moves"));
    paste->setText(tr("Paste"));
    rename->setText(tr("Change the name of whoever is on move"));
    giveUp->setText(tr("Give up"));
    newGame->setText(tr("New game"));
    newGameFromHere->setText(tr("New game from this position …"));
    table->setText(tr("Table mode, facing each other"));
    foldTimeline->setText(tr("Fold timeline"));
    why->setText(tr("Show why, or hide it"));
    bestPlay->setText(tr("Step through best play"));
    openTable->setText(tr("Open the table to devices …"));
    link->setVisible(to != nullptr);
    if (to != nullptr) link->setText(language::spoken(to->name));
}
