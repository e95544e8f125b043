#include <QFile>
#include <QTemporaryDir>

#include "tests/fuzz/fuzz.h"
#include "ui/keep/padlock.h"

namespace {

// A file of its own, for as long as the target runs.
const QString& path() {
    static const QTemporaryDir folder;
    static const QString file = folder.filePath(QStringLiteral("pin.json"));
    return file;
}

} // namespace

// Whatever stands in the file of the PIN: nobody waits longer than there is to wait, a lock is closed only
// with a PIN, and what it keeps can be seen there; what is closed afterwards is closed.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    QFile file(path());
    fuzz::require(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(reinterpret_cast<const char*>(bytes), static_cast<qint64>(size));
    file.close();
    Padlock lock(path());
    fuzz::require(lock.wait() >= std::chrono::seconds(0) && lock.wait() <= Padlock::longestWait);
    const auto kept = lock.closed();
    fuzz::require(!kept || (lock.hasPin() && kept->level >= Help::Off && kept->level <= Help::Numbers));
    (void)lock.anyoneMayLook();
    lock.close({Help::Off, true, false});
    fuzz::require(lock.closed().has_value() == lock.hasPin());
    lock.open();
    fuzz::require(!lock.closed());
    return 0;
}
