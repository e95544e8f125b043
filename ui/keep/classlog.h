#pragma once

#include <QDateTime>
#include <QString>

// A teacher's log of what each player did: rows of CSV in a file of its own. Nothing is written unless it is
// turned on in the teacher's settings, and nothing leaves the computer.
namespace classlog {

// Fields that say nothing stay empty. All but the names are plain English words and the games' notation, so
// that a table of a whole class reads alike.
struct Row {
    QString event = {}; // "match", "prediction", "puzzle", "mistake"
    QString player = {};
    QString game = {};     // its id
    QString rules = {};    // as in a record
    QString opponent = {}; // of a match
    QString position = {}; // in the game's notation
    QString answer = {};   // what was said or played
    QString best = {};     // what was right
    QString result = {};   // "win", "draw", "loss"; "right", "wrong"; of a mistake: the value given away
    QString hints = {};    // of a match: "no", "yes", "yes, 2 glances, 1 level back"
};

bool kept(); // the log is turned on
void keep(bool on);

// Appends a row at once or not at all. What went wrong, in one line; empty: nothing, or no log is kept.
QString add(const Row& row, const QDateTime& when = QDateTime::currentDateTime());
bool empty();
QString saveAs(const QString& target); // what went wrong, as above
QString clear();
QString path();

} // namespace classlog
