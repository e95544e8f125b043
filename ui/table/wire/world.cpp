#include "ui/table/wire/world.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTimer>

#include "core/play/roster.h"
#include "ui/keep/carriedpage.h"
#include "ui/keep/savefile.h"
#include "ui/network/network.h"
#include "ui/together/broker/broker.h"

namespace {

class RealWorld final : public World {
public:
    explicit RealWorld(QString path) : m_path(std::move(path)) {
        m_since.start();
        connect(&m_beat, &QTimer::timeout, this, &World::beat);
        m_beat.start(std::chrono::seconds(1));
    }

    network::Network& network() override { return network::get(); }
    std::chrono::milliseconds now() const override { return std::chrono::milliseconds(m_since.elapsed()); }
    QDateTime date() const override { return QDateTime::currentDateTimeUtc(); }
    void after(std::chrono::milliseconds time, QObject* whose, std::function<void()> act) override {
        QTimer::singleShot(time, whose, std::move(act));
    }
    quint64 random() override { return QRandomGenerator::system()->generate64(); }
    QByteArray kept() const override {
        QFile file(m_path);
        if (m_path.isEmpty() || !file.open(QIODevice::ReadOnly)) return {};
        return file.read(core::untrusted::table::mostKeptBytes + 1);
    }
    // What is in it opens seats: nobody else reads it. Where it cannot be kept, the table is a new one next
    // time.
    void keep(const QByteArray& table) override {
        if (m_path.isEmpty()) return;
        if (table.isEmpty()) {
            QFile::remove(m_path);
            return;
        }
        QDir().mkpath(QFileInfo(m_path).path());
        saveFile(m_path, table, QFile::ReadOwner | QFile::WriteOwner);
    }
    QByteArray keptClass() const override {
        QFile file(classPath());
        if (m_path.isEmpty() || !file.open(QIODevice::ReadOnly)) return {};
        return file.read(static_cast<qint64>(core::mostClassBytes) + 1);
    }
    // Its cards open seats, and its names are nobody else's business.
    QString keepClass(const QByteArray& all) override {
        if (m_path.isEmpty()) return {};
        if (all.isEmpty()) {
            QFile file(classPath());
            return !file.exists() || file.remove() ? QString() : file.errorString();
        }
        QDir().mkpath(QFileInfo(m_path).path());
        return saveFile(classPath(), all, QFile::ReadOwner | QFile::WriteOwner);
    }
    void putClassAside() override { putAside(classPath()); }
    QByteArray page() const override {
        QFile file(carriedpage::path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    QString classPath() const {
        return QFileInfo(m_path).dir().filePath(QStringLiteral("class.kachisuji-class"));
    }

    QString m_path;
    QElapsedTimer m_since; // of a clock that cannot be set
    QTimer m_beat;
};

} // namespace

broker::Library* World::broker() {
    return broker::trouble().isEmpty() ? &broker::get() : nullptr;
}

std::shared_ptr<World> World::real(const QString& path) {
    return std::make_shared<RealWorld>(path);
}

QString World::usualPath() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("open-table.json"));
}
