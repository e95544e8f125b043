#pragma once

// The room of what stays on disk: matches and what is noted beside them, the PIN, the log of a class. All
// writing goes through SaveFile, all reading expects damage.

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QObject>
#include <QTimer>

#include "core/play/record.h"
#include "ui/keep/matchbin.h"
#include "ui/keep/matchnotes.h"

#include <vector>

class Session;

// Opens a record's file, and what went wrong, if anything: a pipe or a device, which may never end, is not
// read.
QString openRecord(QFile& file);
// The record in a file that is open. Throws core::InputError.
core::Record recordIn(QFile& file);

// Keeps the matches in files: the one at the table in current.kachisuji, written anew after every ply; the
// ones left for another in matches/. A file that cannot be read is put aside, never deleted.
class MatchStore final : public QObject {
    Q_OBJECT
public:
    static constexpr int mostKept = 500;

    // A match on file.
    struct Kept {
        QString path;
        QDateTime when; // last played
        core::Record record;
        MatchNotes notes;
    };

    MatchStore(Session& session, const QString& folder, QObject* parent = nullptr);
    ~MatchStore() override;
    // The usual place for the files.
    static QString defaultFolder();

    // Puts the match of the last time back on the table, if there is one.
    void restore();
    // The matches on file, the latest first, the one at the table among them; at most so many.
    std::vector<Kept> kept(std::size_t most = mostKept + 1);
    bool empty() const;
    // Deletes matches on file; bringBack() undoes the last time it was done, also after another start.
    void remove(const QStringList& paths);
    int removed() const { return m_bin.size(); } // so many would come back
    void bringBack();
    // Puts a match on the table, from a kept file or any other record.
    bool open(const QString& path);
    bool saveAs(const QString& path);
    QString proposedPath() const; // says the game, the players and the day

signals:
    // Something could not be read or written: one line for the user.
    void troubled(const QString& line);

private:
    QString currentPath() const { return m_folder.filePath(m_current); }
    QDir matches() const { return {m_folder.filePath(QStringLiteral("matches"))}; }
    QFileInfoList files() const;
    std::optional<Kept> read(const QString& path);
    QString write(const QString& path) const; // what went wrong, if anything
    void tellUnsaved(const QString& error);
    void begun();
    void save();
    void saveSoon();
    void catchUp();                                           // saves at once what waits to be saved
    bool leave();                                             // false: the match before could not be kept
    QString keep(const QString& path, const QDateTime& when); // returns its new name
    void takePlace();
    bool lock(const QString& name);
    void sweep();
    void gather();
    core::Record record() const;

    Session& m_session;
    QDir m_folder;
    MatchBin m_bin;
    QString m_current;                 // the file of the match at the table,
    std::unique_ptr<QLockFile> m_lock; // which no other program on this home writes
    QTimer m_soon;                     // what is not on file yet is saved when it pauses
    QString m_trouble;                 // of the last time
    std::string m_rest = "{}";         // what else the match's record said
    QString m_opened;                  // the kept file that is being put on the table
    bool m_restoring = false;
    bool m_ours = false; // somebody has played here in the match, whosever table it is
};
