#include "ui/together/carriedroom.h"

#include <QDateTime>
#include <QDir>
#include <QFile>

#include "core/play/untrusted.h"
#include "ui/keep/savefile.h"
#include "ui/look/language.h"

#include <utility>

namespace together = core::together;

namespace {

constexpr const char *roomFile = "room.json", *leftFiles = "left-*.json";

QByteArray bytesOf(const std::string& text) {
    return QByteArray::fromStdString(text);
}

QString whole(const QString& folder) {
    return QDir(folder).filePath(QLatin1String(roomFile));
}

// Of two programs on one home only one is in a room.
std::unique_ptr<QLockFile> locked(const QString& path) {
    auto lock = std::make_unique<QLockFile>(path + QStringLiteral(".lock"));
    lock->setStaleLockTime(0);
    return lock->tryLock() ? std::move(lock) : nullptr;
}

std::unique_ptr<together::Room> read(const together::Seal& seal, QFile& file) {
    const auto text = file.read(static_cast<qint64>(together::limits::mostKept) + 1).toStdString();
    return together::Room::restored(seal, text);
}

QString leftFile(const QString& folder, const together::Room& room) {
    const auto own = QString::fromStdString(room.presence()).section(QLatin1Char('/'), -1);
    return QDir(folder).filePath(QStringLiteral("left-%1.json").arg(own));
}

// The latest first.
QFileInfoList leftIn(const QString& folder) {
    return QDir(folder).entryInfoList({QLatin1String(leftFiles)}, QDir::Files, QDir::Time);
}

} // namespace

CarriedRoom::CarriedRoom(std::unique_ptr<together::Room> room, QString folder,
                         std::unique_ptr<QLockFile> lock)
    : m_room(std::move(room)), m_folder(std::move(folder)), m_lock(std::move(lock)),
      m_left(m_room->leaving()) {
    connect(&m_beat, &QTimer::timeout, this, [this] {
        m_room->beat();
        emit beaten();
    });
    m_room->listen(
        {.changed =
             [this] {
                 keep(); // before it goes out
                 emit changed();
                 if (m_room->gone())
                     QMetaObject::invokeMethod(this, &CarriedRoom::lookWhetherGone, Qt::QueuedConnection);
             },
         .told = [this](const core::Message& line) { emit told(language::spoken(line)); },
         .said = [this](core::Player who, const core::Phrase& phrase) { emit said(who, phrase); }});
}

CarriedRoom::~CarriedRoom() {
    disconnect();
    if (!m_room->leaving()) m_room->pause();
    m_line.reset();
}

bool CarriedRoom::kept(const QString& folder) {
    return QFile::exists(whole(folder)) || !leftIn(folder).isEmpty();
}

std::unique_ptr<CarriedRoom> CarriedRoom::restored(const together::Seal& seal, const QString& folder,
                                                   const std::function<void(const QString&)>& trouble) {
    QFile file(whole(folder));
    auto lock = locked(file.fileName());
    if (!lock || !file.open(QIODevice::ReadOnly)) return {};
    try {
        auto room = read(seal, file);
        if (!room->leaving()) return std::make_unique<CarriedRoom>(std::move(room), folder, std::move(lock));
        file.rename(leftFile(folder, *room)); // the program ended while it was left
        return {};
    } catch (const core::InputError& error) {
        trouble(QStringLiteral("%1: %2").arg(QLatin1String(roomFile), language::spoken(error.message())));
        putAside(file.fileName());
        return {};
    }
}

// Those of which nobody has heard for long, or that cannot be read, are forgotten.
std::vector<std::unique_ptr<CarriedRoom>> CarriedRoom::left(const together::Seal& seal,
                                                            const QString& folder) {
    std::vector<std::unique_ptr<CarriedRoom>> all;
    for (const auto& one : leftIn(folder)) {
        QFile file(one.filePath());
        auto lock = locked(file.fileName());
        if (!lock) continue;
        const auto forgotten = one.lastModified().addDays(together::limits::daysLeft);
        if (all.size() >= together::limits::mostLeft || forgotten < QDateTime::currentDateTime()) {
            file.remove();
            continue;
        }
        if (!file.open(QIODevice::ReadOnly)) continue;
        try {
            auto room = read(seal, file);
            if (room->leaving())
                all.push_back(std::make_unique<CarriedRoom>(std::move(room), folder, std::move(lock)));
        } catch (const core::InputError&) {
            file.remove();
        }
    }
    return all;
}

void CarriedRoom::connectLine(std::chrono::milliseconds beat) {
    m_beat.start(beat);
    const auto& invitation = m_room->invitation();
    m_line = broker::get().connect(
        {.host = QString::fromStdString(invitation.broker.host),
         .port = invitation.broker.port,
         .topic = bytesOf(m_room->topic()),
         .willTopic = bytesOf(m_room->presence()),
         .will = bytesOf(m_room->farewell()),
         .longest = static_cast<int>(together::limits::mostBytes),
         .mostWaiting = 4 * together::limits::mostHeard},
        {.opened =
             [this] {
                 m_trouble.reset();
                 m_room->opened(*this);
             },
         .closed = [this] { m_room->closed(); },
         .heard =
             [this](const QByteArray& topic, const QByteArray& bytes, bool keptThere) {
                 m_room->heard(topic.toStdString(),
                               {bytes.constData(), static_cast<std::size_t>(bytes.size())}, keptThere);
             },
         .failed =
             [this](const QString& why) {
                 m_trouble = why.toStdString();
                 emit changed();
             }});
}

void CarriedRoom::publish(const std::string& topic, const std::string& bytes) {
    if (m_line) m_line->publish(bytesOf(topic), bytesOf(bytes), broker::Lasts::Kept);
}

QString CarriedRoom::path() const {
    return m_left ? leftFile(m_folder, *m_room) : whole(m_folder);
}

// Only a seat is worth coming back to.
void CarriedRoom::keep() {
    if (!m_room->seated() || m_room->gone()) return;
    if (!m_lock) {
        QDir().mkpath(m_folder);
        m_lock = locked(path());
    }
    constexpr auto mine = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    const auto error = saveFile(path(), bytesOf(m_room->kept()), mine);
    if (!error.isEmpty()) emit told(tr("The match could not be saved: %1").arg(error));
}

// Its place is free for another.
void CarriedRoom::leave() {
    const auto before = path();
    m_room->leave();
    m_left = m_room->leaving();
    if (!m_left) return;
    m_lock.reset();
    keep();
    QFile::remove(before);
}

void CarriedRoom::lookWhetherGone() {
    m_beat.stop();
    m_line.reset();
    if (m_room->seated()) QFile::remove(path());
    m_lock.reset();
    emit gone();
}
