#include "ui/padlock.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

#include <sodium.h>

#include "ui/savefile.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <new>

using std::chrono::seconds;

namespace {

constexpr qint64 largestFile = 4096; // bytes
const auto hashKey = QStringLiteral("hash"), closedKey = QStringLiteral("closed"),
           wrongKey = QStringLiteral("wrong"), untilKey = QStringLiteral("until");

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
    const Tries tries{std::clamp(all[wrongKey].toInt(), 0, 1000),
                      QDateTime::fromString(all[untilKey].toString(), Qt::ISODateWithMs)};
    return {all[hashKey].toString().toLatin1(), all[closedKey].toBool(), m_unwritten.value_or(tries)};
}

bool Padlock::write(const Contents& contents) {
    QJsonObject all{{hashKey, QString::fromLatin1(contents.hash)}, {closedKey, contents.closed}};
    if (contents.tries.wrong > 0) {
        all[wrongKey] = contents.tries.wrong;
        all[untilKey] = contents.tries.until.toString(Qt::ISODateWithMs);
    }
    QFileInfo(m_path).dir().mkpath(QStringLiteral("."));
    const auto error = saveFile(m_path, QJsonDocument(all).toJson());
    QFile::setPermissions(m_path, QFile::ReadOwner | QFile::WriteOwner);
    if (!error.isEmpty()) emit troubled(tr("The file of the PIN could not be written: %1").arg(error));
    return error.isEmpty();
}

void Padlock::count(Contents contents, const Tries& tries) {
    contents.tries = tries;
    m_unwritten = tries; // before it is told
    if (write(contents)) m_unwritten.reset();
}

bool Padlock::hasPin() const {
    return !read().hash.isEmpty();
}

bool Padlock::closed() const {
    const auto now = read();
    return !now.hash.isEmpty() && now.closed;
}

void Padlock::setClosed(bool closed) {
    auto now = read();
    if (now.hash.isEmpty() || now.closed == closed) return;
    now.closed = closed;
    write(now);
}

// Never longer than it was told, whatever the system's clock has been set to meanwhile.
seconds Padlock::wait() const {
    const auto tries = read().tries;
    if (tries.wrong == 0 || !tries.until.isValid()) return seconds(0);
    const seconds left{(m_now().msecsTo(tries.until) + 999) / 1000};
    return std::clamp(left, seconds(0), waitAfter(tries.wrong));
}

void Padlock::setPin(const QString& pin) {
    m_worker.run([this, pin = digits(pin)](const std::stop_token&, const Background::Tell& tell) {
        tell([this, hash = hashed(pin)] {
            if (!write({hash, read().closed, {}})) return;
            m_unwritten.reset();
            emit changed();
        });
    });
}

void Padlock::removePin() {
    if (QFile::exists(m_path) && !QFile::remove(m_path))
        return emit troubled(tr("The PIN could not be removed."));
    emit changed();
}

// A try counts as wrong until it has been found right: ending the program meanwhile wins nothing.
void Padlock::attempt(const QString& pin) {
    if (wait() > seconds(0)) return;
    const auto now = read();
    const int wrong = now.tries.wrong + 1;
    count(now, {wrong, m_now().addSecs(waitAfter(wrong).count())});
    m_worker.run(
        [this, pin = digits(pin), hash = now.hash](const std::stop_token&, const Background::Tell& tell) {
            tell([this, right = fits(pin, hash)] {
                if (const auto after = read(); right && !after.hash.isEmpty()) count(after, {});
                emit answered(right);
            });
        });
}
