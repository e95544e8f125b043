#pragma once

#include <QObject>

#include "ui/window/matchactions.h"
#include "ui/window/matchlayout.h"

// What the actions of a match do, and which of them are offered now. Those that lead away from the page, or
// change what is around it, are left to whoever shows it.
class MatchCommands final : public QObject {
    Q_OBJECT
public:
    // Made when the board shows the match already.
    MatchCommands(Session& session, const MatchParts& parts, QWidget* page);

    MatchActions& actions;

    void offerSides(); // to whoever sits before this window, where they may be changed

signals:
    void labRequested(const QString& place); // of the game's, to look at this (see core::LabLink)

private:
    void connectActions(QWidget* page);
    void offerActions();
    void askGiveUp();
    void toggleWhy();
    void followLink();

    Session& m_session;
    const MatchParts& m_parts;
};
