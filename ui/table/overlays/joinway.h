#pragma once

#include <QStringList>

class Host;

// How devices find the table.
namespace joinway {

struct Way {
    QStringList addresses; // "http://192.168.1.20:8420"; the first is the usual one
    QString code;          // "482 915"
    QString link;          // what a picture of it says; it leads there from elsewhere, too, if it can
    QString far;           // the link from elsewhere; empty: there is none
    bool inNetwork;        // else only this computer itself can join
};
Way of(Host& host);

} // namespace joinway
