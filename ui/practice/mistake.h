#pragma once

#include <QDate>
#include <QJsonObject>

#include <optional>

// A mistake to be practised until it is known: a position in which somebody gave value away.
struct Mistake {
    QString game, rules, position; // as in a record
    QString player;                // as typed; empty: nobody typed a name
    bool win = false;              // what was given away: a win, or a draw
    bool hints = false;            // some had been shown in that match before
    int box = 0;                   // so often in a row it has been right
    QDate due = {};                // when it comes up again; none: it is known
    int deleted = 0;               // the number of the time it was deleted; 0: it is there

    // The same mistake.
    bool repeats(const Mistake& other) const;
    bool known() const { return !due.isValid(); }
    bool waits(QDate today) const { return deleted == 0 && !known() && due <= today; }
    // Comes back the later the more often it has been right, at once after a wrong answer.
    void answered(bool right, QDate today);

    QJsonObject json() const;
    static std::optional<Mistake> read(const QJsonValue& json); // nothing: it is none
};
