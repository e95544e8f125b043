#pragma once

#include <QAction>
#include <QObject>

class QActionGroup;
class QMenu;

// What can be done from every page: records, another's table, language, projector, settings, help. Shortcuts
// belong to the window.
class AppActions final : public QObject {
    Q_OBJECT
public:
    explicit AppActions(QWidget* window);

    QAction* const open;
    QAction* const save;
    QAction* const projector;
    QAction* const worksheet;
    QAction* const joinTable;  // another's
    QAction* const playByLink; // with somebody far away
    QAction* const takeAlong;  // the page for browsers
    QAction* const settings;
    QAction* const help;
    QAction* const about;
    QAction* const quit;

    // Adds everything to a menu, below what the page put in: what there is for a class, and the program's
    // own. `table`: what opens one, where there is a match to show; `records`: a part of the menu for these
    // where there is little room, what is for a class being in one as well.
    void fill(QMenu& menu, QAction* table, QMenu* records = nullptr) const;

private:
    void addLanguages();

    QActionGroup* m_languages;
};
