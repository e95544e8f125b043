#pragma once

#include "ui/keep/matchstore.h"

class QWidget;
class Shelf;

// Matches between the window and the disk: put on the table, saved, chosen among all, offered on the shelf.
class MatchFiles final : public QObject {
    Q_OBJECT
public:
    MatchFiles(Session& session, Shelf& shelf, QWidget* window);

    void restore() { m_store.restore(); } // the match of the last time

public slots:
    void open(const QString& path);
    void askOpen();
    void askSave();
    void askAmongAll();
    void showKept(); // on the shelf

signals:
    void opened();                  // a match is on the table
    void told(const QString& line); // to the user

private:
    Session& m_session;
    Shelf& m_shelf;
    QWidget* m_window;
    MatchStore m_store;
};
