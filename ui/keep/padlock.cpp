#include "ui/keep/padlock.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QStandardPaths>

#include <sodium.h>

#include "ui/keep/savefile.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <new>
#include <utility>

using std::chrono::seconds;

namespace {

constexpr qint64 largestFile = 4096; // bytes
const auto hashKey = QStringLiteral("hash"), closedKey = QStringLiteral("closed"),
           levelKey = QStringLiteral("level"), predictsKey = QStringLiteral("predictsFirst"),
           fadesKey = QStringLiteral("fades"), trapsKey = QStringLiteral("traps"),
           anyoneKey = QStringLiteral("anyoneMayLook"), wrongKey = QStringLiteral("wrong"),
           untilKey = QStringLiteral("until");

// After the first wrong PIN 5 seconds, after each further one twice as long.
seconds waitAfter(int wrong) {
    constexpr seconds first{5};
    return wrong < 1 ? seconds(0) : std::min(first * (1 << std::min(wrong - 1, 10)), Padlock::longestWait);
}

// Digits as they are typed in any script, full width too.
QByteArray digits(const QString& pin) {
    QByteArray all;
    for (const QChar c : pin.trimmed()) all += c.isDigit() ? static_cast<char>('0' + c.digitValue()) : '?';
    return all;
}

// Both take a tenth of a second and 64 MB on purpose.
QByteArray hashed(const QByteArray& pin) {
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    if (sodium_init() < 0 ||
        crypto_pwhash_str(hash.data(), pin.constData(), static_cast<unsigned>(pin.size()),
                          crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
        throw std::bad_alloc();
    return hash.data();
}

bool fits(const QByteArray& pin, const QByteArray& hash) {
    errno = 0;
    if (sodium_init() >= 0 &&
        crypto_pwhash_str_verify(hash.constData(), pin.constData(), static_cast<unsigned>(pin.size())) == 0)
        return true;
    if (errno == ENOMEM) throw std::bad_alloc();
    return false;
}

} // namespace

Padlock::Padlock(QString path, Clock now, QObject* parent)
    : QObject(parent), m_path(std::move(path)), m_now(std::move(now)) {
    connect(&m_worker, &Background::failed, this, &Padlock::troubled);
}

QString Padlock::defaultPath() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("teacher-pin.json"));
}

bool Padlock::allowed(const QString& pin) {
    const auto all = digits(pin);
    return all.size() >= shortest && all.size() <= longest && !all.contains('?');
}

Padlock::Contents Padlock::read() const {
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    const auto all = QJsonDocument::fromJson(file.read(largestFile)).object();
    Contents contents;
    contents.hash = all[hashKey].toString().toLatin1();
    if (all[closedKey].toBool())
        contents.closed = {
            static_cast<Help>(std::clamp(all[levelKey].toInt(), 0, static_cast<int>(Help::Numbers))),
            all[predictsKey].toBool(), all[fadesKey].toBool(), all[trapsKey].toBool()};
    contents.anyoneMayLook = all[anyoneKey].toBool();
    const Tries tries{std::clamp(all[wrongKey].toInt(), 0, 1000),
                      QDateTime::fromString(all[untilKey].toString(), Qt::ISODateWithMs)};
    contents.tries = m_unwritten.value_or(tries);
    return contents;
}

bool Padlock::write(const Contents& contents) {
    QJsonObject all{{hashKey, QString::fromLatin1(contents.hash)},
                    {closedKey, contents.closed.has_value()},
                    {anyoneKey, contents.anyoneMayLook}};
    if (contents.closed) {
        all[levelKey] = static_cast<int>(contents.closed->level);
        all[predictsKey] = contents.closed->predictsFirst;
        all[fadesKey] = contents.closed->fades;
        all[trapsKey] = contents.closed->traps;
    }
    if (contents.tries.wrong > 0) {
        all[wrongKey] = contents.tries.wrong;
        all[untilKey] = contents.tries.until.toString(Qt::ISODateWithMs);
    }
    const auto error = saveFile(m_path, QJsonDocument(all).toJson(), QFile::ReadOwner | QFile::WriteOwner);
    if (!error.isEmpty()) emit troubled(tr("The file of the PIN could not be written: %1").arg(error));
    return error.isEmpty();
}

// With no other program in between, unless there can be no lock file. Tries that could not be written count
// on here.
void Padlock::change(const std::function<bool(Contents&)>& change) {
    constexpr int shortly = 500; // ms: nobody holds it for longer than it takes to write
    QFileInfo(m_path).dir().mkpath(QStringLiteral("."));
    QLockFile alone(m_path + QStringLiteral(".lock"));
    if (!alone.tryLock(shortly) && alone.error() == QLockFile::LockFailedError)
        return emit troubled(tr("Another program is using the file of the PIN: try again."));
    auto contents = read();
    if (!change(contents)) return;
    m_unwritten = contents.tries; // before it is told
    if (write(contents)) m_unwritten.reset();
}

bool Padlock::hasPin() const {
    return !read().hash.isEmpty();
}

std::optional<HintChoice> Padlock::closed() const {
    const auto now = read();
    return now.hash.isEmpty() ? std::nullopt : now.closed;
}

void Padlock::close(const HintChoice& keeps) {
    change([&](Contents& now) { return !now.hash.isEmpty() && std::exchange(now.closed, keeps) != keeps; });
}

void Padlock::open() {
    change([](Contents& now) { return std::exchange(now.closed, std::nullopt).has_value(); });
}

bool Padlock::anyoneMayLook() const {
    return read().anyoneMayLook;
}

void Padlock::setAnyoneMayLook(bool on) {
    change([on](Contents& now) { return !now.hash.isEmpty() && std::exchange(now.anyoneMayLook, on) != on; });
}

seconds Padlock::wait() const {
    return waitFor(read().tries);
}

// Never longer than it was told, whatever the system's clock has been set to meanwhile.
seconds Padlock::waitFor(const Tries& tries) const {
    if (tries.wrong == 0 || !tries.until.isValid()) return seconds(0);
    const seconds left{(m_now().msecsTo(tries.until) + 999) / 1000};
    return std::clamp(left, seconds(0), waitAfter(tries.wrong));
}

void Padlock::setPin(const QString& pin) {
    m_worker.run([this, pin = digits(pin)](const std::stop_token&, const Background::Tell& tell) {
        tell([this, hash = hashed(pin)] {
            change([&](Contents& now) {
                now.hash = hash;
                now.tries = {};
                return true;
            });
            if (read().hash == hash) emit changed();
        });
    });
}

void Padlock::removePin() {
    if (QFile::exists(m_path) && !QFile::remove(m_path))
        return emit troubled(tr("The PIN could not be removed."));
    emit changed();
}

// A try counts as wrong until it has been found right: ending the program meanwhile wins nothing, nor does
// another one that tries at the same time.
void Padlock::attempt(const QString& pin) {
    std::optional<QByteArray> hash; // nothing: it is to wait
    change([&](Contents& now) {
        if (waitFor(now.tries) > seconds(0)) return false;
        hash = now.hash;
        const int wrong = now.tries.wrong + 1;
        now.tries = {wrong, m_now().addSecs(waitAfter(wrong).count())};
        return true;
    });
    if (!hash) return;
    m_worker.run(
        [this, pin = digits(pin), hash = *hash](const std::stop_token&, const Background::Tell& tell) {
            tell([this, right = fits(pin, hash)] {
                if (right)
                    change([](Contents& now) {
                        now.tries = {};
                        return !now.hash.isEmpty();
                    });
                emit answered(right);
            });
        });
}
