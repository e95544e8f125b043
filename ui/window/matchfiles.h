#pragma once

#include <QObject>

#include "ui/keep/matchstore.h"
#include "ui/print/exporting.h"

namespace film {
class FilmOverlay;
}
class Banner;
class QWidget;
class Session;
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

// The match as text, out to the clipboard and in from it (see ui/look/notation.h).
class MatchClipboard final : public QObject {
    Q_OBJECT
public:
    MatchClipboard(Session& session, Banner& banner, QObject* parent);

public slots:
    void copyPosition();
    void copySpelt();
    void copyMatch();
    void paste();

private:
    Session& m_session;
    Banner& m_banner; // asks before a match is left, and says what could not be read
};

// The board of the match on the table as it stands at this moment, with the marks that are shown, without
// what is pointed at.
print::ExportMenu::Source boardPicture(const Session& session);
// Asks which moves of the match on the table become a moving picture, of its moves with those marks alone.
// Nothing: none has been made.
film::FilmOverlay* filmDialog(const Session& session, QWidget* window);
