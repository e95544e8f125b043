#include "ui/lessons/ownlessons.h"

#include <QDir>
#include <QStandardPaths>

#include "core/lessons/lessoncheck.h"

#include <algorithm>
#include <utility>

namespace {

core::Message inFile(const QString& name, const core::Message& fault) {
    return {core::text("core", "%1: %2"), {name.toStdString(), fault}};
}

} // namespace

OwnLessons::OwnLessons(const core::Kind& kind, QObject* parent) : QObject(parent), m_kind(kind) {
    read();
}

QString OwnLessons::folder() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("lessons"));
}

std::optional<OwnLessons::One> OwnLessons::read(const QString& path) const {
    QFile file(path);
    const auto name = QFileInfo(path).fileName();
    if (!file.open(QIODevice::ReadOnly))
        return One{.name = name,
                   .fault = inFile(name, core::Message::plain(file.errorString().toStdString()))};
    One one{.name = name, .bytes = file.read(static_cast<qint64>(core::mostLessonBytes) + 1)};
    const auto text = one.bytes.toStdString();
    // What names no game is of them all: whoever has written it looks for it somewhere.
    if (const auto* kind = core::gameNamed(text); kind != nullptr && kind != &m_kind) return {};
    const auto known = std::ranges::find_if(
        m_all, [&](const One& before) { return before.name == one.name && before.bytes == one.bytes; });
    if (known != m_all.end()) return *known;
    try {
        one.lesson = core::readLesson(text, name.toStdString());
    } catch (const core::InputError& e) {
        one.fault = inFile(name, e.message());
    }
    return one;
}

void OwnLessons::read() {
    std::vector<One> all;
    const QDir folder(OwnLessons::folder());
    auto names = folder.entryList({QStringLiteral("*.txt")}, QDir::Files, QDir::Name | QDir::LocaleAware);
    for (const auto& name : names.mid(0, core::mostLessonFiles))
        if (auto one = read(folder.filePath(name))) all.push_back(*std::move(one));
    m_all = std::move(all);
    check();
}

void OwnLessons::check() {
    std::vector<std::pair<QString, std::shared_ptr<const core::LessonFile>>> open;
    for (const auto& one : m_all)
        if (one.fault.empty() && !one.proved) open.emplace_back(one.name, one.lesson);
    if (open.empty()) return m_background.cancel();
    m_background.run([this, open](const std::stop_token& stop, const Background::Tell& tell) {
        for (const auto& [name, lesson] : open) {
            core::Message fault;
            try {
                core::checkLesson(*lesson, stop);
            } catch (const core::InputError& e) {
                fault = inFile(name, e.message());
            }
            if (stop.stop_requested()) return;
            tell([this, lesson = lesson, fault] { found(lesson, fault); });
        }
    });
}

void OwnLessons::found(const std::shared_ptr<const core::LessonFile>& lesson, const core::Message& fault) {
    for (auto& one : m_all) {
        if (one.lesson != lesson) continue;
        one.fault = fault;
        one.proved = fault.empty();
    }
    if (!fault.empty()) emit changed();
}
