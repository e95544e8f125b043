#pragma once

#include <QDir>

// Where deleted matches go: a folder beside them, with one of its own for each time something was deleted. A
// match is a file that is moved as it is, so it is always in one place or the other, whatever happens
// between.
class MatchBin {
public:
    static constexpr int mostTimes = 20; // that can be undone; what was deleted before is gone for good

    explicit MatchBin(const QDir& folder);

    // Returns the trouble, if any.
    QString put(const QStringList& paths);
    int size() const; // of the last time
    // Moves what was deleted the last time to a folder. Returns the trouble, if any.
    QString restore(const QDir& to);

private:
    QStringList times() const; // the latest first
    QDir m_folder;
};
