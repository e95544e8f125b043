#pragma once

#include "ui/keep/matchstore.h"

class ContinueRow;
class QWidget;

// Matches between the window and the disk: put on the table, saved, chosen among all, offered on the shelf.
class MatchFiles final : public QObject {
    Q_OBJECT
public:
    MatchFiles(Session& session, ContinueRow& row, QWidget* window);

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
    ContinueRow& m_row;
    QWidget* m_window;
    MatchStore m_store;
};
