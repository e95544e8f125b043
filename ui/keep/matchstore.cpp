#include "ui/keep/matchstore.h"

#include <QStandardPaths>

#include "ui/keep/savefile.h"
#include "ui/look/language.h"
#include "ui/match/session.h"
#include "ui/match/words.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace {

using namespace std::chrono_literals;
constexpr auto saveAfter = 500ms, retryAfter = 10'000ms;

QString suffixed(const QString& base) {
    return base + QStringLiteral(".kachisuji");
}

QByteArray bytes(const std::string& s) {
    return QByteArray::fromStdString(s);
}

struct Trouble {
    QString line;
    bool damaged = false; // not only for the moment
};

std::optional<MatchStore::Kept> load(const QString& path, Trouble& trouble) {
    QFile file(path);
    if (const auto error = openRecord(file); !error.isEmpty()) {
        trouble = {error};
        return {};
    }
    try {
        auto record = recordIn(file);
        auto notes = notesIn(record.rest);
        return MatchStore::Kept{path, QFileInfo(path).lastModified(), std::move(record), std::move(notes)};
    } catch (const core::InputError& error) {
        trouble = file.error() == QFile::NoError ? Trouble{language::spoken(error.message()), true}
                                                 : Trouble{file.errorString()};
        return {};
    }
}

} // namespace

QString openRecord(QFile& file) {
    if (file.exists() && !QFileInfo(file).isFile()) return MatchStore::tr("This is not a file.");
    return file.open(QIODevice::ReadOnly) ? QString() : file.errorString();
}

// A file whose size is not known may turn out to be too long only as it is read.
core::Record recordIn(QFile& file) {
    core::checkRecordSize(static_cast<std::size_t>(file.size()));
    return core::readRecord(file.read(core::mostRecordBytes + 1).toStdString());
}

MatchStore::MatchStore(Session& session, const QString& folder, QObject* parent)
    : QObject(parent), m_session(session), m_folder(folder), m_bin(folder) {
    matches().mkpath(QStringLiteral("."));
    takePlace();
    sweep();
    gather();
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &MatchStore::save);
    connect(&session, &Session::leaving, this, &MatchStore::catchUp);
    connect(&session, &Session::matchChanged, this, &MatchStore::begun);
    connect(&session, &Session::moved, this, [this] { m_session.owned() ? saveSoon() : save(); });
    connect(&session, &Session::played, this, [this] {
        if (!std::exchange(m_ours, true)) saveSoon();
    });
    connect(&session, &Session::positionChanged, this, &MatchStore::saveSoon);
    connect(&session.players(), &Players::renamed, this, &MatchStore::saveSoon);
    connect(&session.hints(), &Hints::used, this, &MatchStore::saveSoon);
}

MatchStore::~MatchStore() {
    catchUp();
}

QString MatchStore::defaultFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

bool MatchStore::lock(const QString& name) {
    const QFileInfo file(m_folder.filePath(name + QStringLiteral(".lock")));
    // One that has been empty for a while is of a program killed as it took the place.
    if (file.exists() && file.size() == 0 && file.lastModified().secsTo(QDateTime::currentDateTime()) > 60)
        QFile::remove(file.filePath());
    auto lock = std::make_unique<QLockFile>(file.filePath()); // while the one before is still held
    lock->setStaleLockTime(0); // however long a match lasts, and whatever the clock says
    const bool ours = lock->tryLock() || lock->error() != QLockFile::LockFailedError;
    if (ours) m_lock = std::move(lock);
    return ours;
}

// Several programs may run on one home: each has a match at the table, and a file for it.
void MatchStore::takePlace() {
    for (int i = 1; i < 100; ++i) {
        const auto name = suffixed(i == 1 ? QStringLiteral("current") : QStringLiteral("current-%1").arg(i));
        if (name == m_current || !lock(name)) continue;
        m_current = name;
        return;
    }
}

// QSaveFile writes beside the file and renames; a killed program leaves what it had written so far.
void MatchStore::sweep() {
    for (const auto& name : m_folder.entryList({m_current + QStringLiteral(".??????")}, QDir::Files))
        m_folder.remove(name);
}

// What other programs had at the table when they ended is kept.
void MatchStore::gather() {
    for (const auto& name : m_folder.entryList({suffixed(QStringLiteral("current*"))}, QDir::Files)) {
        if (name == m_current) continue;
        QLockFile other(m_folder.filePath(name + QStringLiteral(".lock")));
        other.setStaleLockTime(0);
        if (!other.tryLock()) continue;
        const auto path = m_folder.filePath(name);
        keep(path, QFileInfo(path).lastModified());
    }
}

std::optional<MatchStore::Kept> MatchStore::read(const QString& path) {
    Trouble trouble;
    auto kept = load(path, trouble);
    if (kept) return kept;
    emit troubled(QStringLiteral("%1: %2").arg(QFileInfo(path).fileName(), trouble.line));
    if (path == currentPath() && trouble.damaged) putAside(path);
    return {};
}

void MatchStore::restore() {
    if (!QFile::exists(currentPath())) return;
    const auto kept = read(currentPath());
    if (!kept) return;
    m_restoring = true;
    m_rest = kept->record.rest;
    m_session.resume(kept->record.match, kept->record.seats, kept->notes.before, kept->notes.helped);
    m_restoring = false;
}

QFileInfoList MatchStore::files() const {
    auto all = matches().entryInfoList({suffixed(QStringLiteral("*"))}, QDir::Files);
    if (QFileInfo::exists(currentPath())) all << QFileInfo(currentPath());
    std::ranges::stable_sort(all, std::greater{}, [](const QFileInfo& file) { return file.lastModified(); });
    return all;
}

std::vector<MatchStore::Kept> MatchStore::kept(std::size_t most) {
    catchUp();
    std::vector<Kept> all;
    for (const auto& file : files()) {
        if (all.size() == most) break;
        Trouble trouble; // said when the file is opened
        if (auto match = load(file.filePath(), trouble)) all.push_back(std::move(*match));
    }
    return all;
}

bool MatchStore::empty() const {
    return files().empty();
}

// The match at the table leaves it.
void MatchStore::remove(const QStringList& paths) {
    const bool current = paths.contains(currentPath());
    catchUp();
    const auto error = m_bin.put(paths);
    if (!error.isEmpty()) emit troubled(tr("The match could not be deleted: %1").arg(error));
    if (current && !QFile::exists(currentPath())) m_session.close();
}

void MatchStore::bringBack() {
    const auto error = m_bin.restore(matches());
    if (!error.isEmpty()) emit troubled(tr("The match could not be brought back: %1").arg(error));
}

bool MatchStore::open(const QString& path) {
    if (path == currentPath() && m_session.active()) return true;
    const auto kept = read(path);
    if (!kept) return false;
    if (QFileInfo(path).dir() == matches()) m_opened = path;
    m_session.resume(kept->record.match, kept->record.seats, kept->notes.before, kept->notes.helped);
    m_rest = kept->record.rest;
    save();
    return true;
}

bool MatchStore::saveAs(const QString& path) {
    const auto error = m_session.active() ? write(path) : QString();
    if (!error.isEmpty()) tellUnsaved(error);
    return m_session.active() && error.isEmpty();
}

QString MatchStore::proposedPath() const {
    return speakingPath(
        {language::spoken(m_session.match().game().kind().title), words::name(core::Player::First, m_session),
         words::name(core::Player::Second, m_session), QDate::currentDate().toString(Qt::ISODate)},
        QStringLiteral("kachisuji"));
}

// Another match is on the table: the one before is kept, and the file of this one, if it had one, is no
// longer needed. Where the one before cannot be kept its file stays as it is.
void MatchStore::begun() {
    if (m_restoring) return;
    if (!leave()) takePlace();
    m_rest = "{}";
    m_ours = false;
    save();
    if (m_session.owned()) saveSoon(); // perhaps its owner is about to leave it
    if (!m_opened.isEmpty() && m_trouble.isEmpty()) QFile::remove(m_opened);
    m_opened.clear();
}

// The oldest of too many goes where deleted ones are.
bool MatchStore::leave() {
    if (!QFile::exists(currentPath())) return true;
    const auto before = read(currentPath());
    if (!before) return !QFile::exists(currentPath());
    if (before->record.match.plies() == 0) return true;
    const auto kept = keep(currentPath(), before->when);
    if (kept.isEmpty()) return false;
    auto names = matches().entryList({suffixed(QStringLiteral("*"))}, QDir::Files, QDir::Time);
    names.removeAll(kept); // whatever the clock says, it is the latest
    QStringList surplus;
    while (names.size() >= mostKept) surplus << matches().filePath(names.takeLast());
    if (surplus.isEmpty()) return true;
    const auto error = m_bin.put(surplus);
    emit troubled(
        error.isEmpty()
            ? tr("Only %1 matches are kept. The oldest was deleted, which can be undone.").arg(mostKept)
            : tr("The match could not be deleted: %1").arg(error));
    return true;
}

QString MatchStore::keep(const QString& path, const QDateTime& when) {
    const auto name = when.toUTC().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz-"));
    return QFileInfo(renameToFree(path, matches().filePath(name), suffixed({}))).fileName();
}

core::Record MatchStore::record() const {
    MatchNotes notes{{}, m_session.players().before(), m_session.hints().helped()};
    // Who plays without hints is told nothing on the shelf either.
    const bool told = m_session.hints().playedHelp() != Help::Off;
    for (int ply = 0; told && ply <= m_session.match().plies(); ++ply) {
        const auto* known = m_session.studies().of(ply);
        const auto outcome = known ? core::likely(known->verdict) : std::nullopt;
        const bool first = m_session.match().game().mover(m_session.match().at(ply)) == core::Player::First;
        std::optional<int> value;
        if (outcome) value = static_cast<int>(outcome.value_or(core::Outcome::Draw)) * (first ? 1 : -1);
        notes.values.push_back(value);
    }
    return {m_session.match(), m_session.players().seats(), withNotes(m_rest, notes)};
}

QString MatchStore::write(const QString& path) const {
    return saveFile(path, bytes(core::write(record())));
}

void MatchStore::tellUnsaved(const QString& error) {
    emit troubled(tr("The match could not be saved: %1").arg(error));
}

void MatchStore::saveSoon() {
    m_soon.start(saveAfter);
}

// What could not be saved is tried again after a while, at the next change and at the end, but told once.
// What another's table shows is that one's, until somebody plays there from here.
void MatchStore::save() {
    m_soon.stop();
    if (!m_session.active() || (m_session.owned() && !m_ours)) return;
    m_soon.start(retryAfter);
    const auto error = write(currentPath());
    if (error.isEmpty()) m_soon.stop();
    if (const auto before = std::exchange(m_trouble, error); !error.isEmpty() && error != before)
        tellUnsaved(error);
}

void MatchStore::catchUp() {
    if (m_soon.isActive()) save();
}
