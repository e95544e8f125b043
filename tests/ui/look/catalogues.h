#pragma once

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include "tests/everykind.h"

#include <algorithm>

// The texts of the program as its catalogues hold them.
namespace catalogues {

// One message of a catalogue's source file.
struct Message {
    QString context, source;
    QStringList forms; // one, or one per plural form
    bool plural = false;
    QString state; // "unfinished", "vanished", …; empty: done
    QString place; // where the sources hold it, if that was asked for

    QString name() const { return context + QStringLiteral(": ") + source; }
};

inline QStringList formsIn(QXmlStreamReader& xml) {
    QStringList forms;
    QString plain;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::Characters) plain += xml.text();
        if (token == QXmlStreamReader::StartElement) forms << xml.readElementText(); // numerusform
        if (token == QXmlStreamReader::EndElement) break;
    }
    return forms.isEmpty() ? QStringList{plain} : forms;
}

inline std::vector<Message> messages(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    QXmlStreamReader xml(&file);
    std::vector<Message> all;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QLatin1String("name")) context = xml.readElementText();
        if (xml.name() == QLatin1String("message"))
            all.push_back({context,
                           {},
                           {},
                           xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes"),
                           {},
                           {}});
        if (xml.name() == QLatin1String("location") && all.back().place.isEmpty())
            all.back().place = QStringLiteral("%1:%2").arg(xml.attributes().value(QLatin1String("filename")),
                                                           xml.attributes().value(QLatin1String("line")));
        if (xml.name() == QLatin1String("source")) all.back().source = xml.readElementText();
        if (xml.name() == QLatin1String("translation")) {
            all.back().state = xml.attributes().value(QLatin1String("type")).toString();
            all.back().forms = formsIn(xml);
        }
    }
    return all;
}

inline const QStringList languages{QStringLiteral("en"), QStringLiteral("ja"), QStringLiteral("ja_Hira")};
inline const QDir sources(QStringLiteral(SOURCE_FOLDER));

// The folders of the games by their ids.
inline QMap<QString, QString> games() {
    QMap<QString, QString> all;
    for (const auto* kind : everykind::all())
        all.insert(QString::fromStdString(std::string(kind->id)),
                   QString::fromStdString(everykind::folder(*kind)));
    return all;
}

// Files below the sources that hold the texts of a language: the shared ones, then those of each game.
inline QStringList files(const QString& language) {
    QStringList all{QStringLiteral("translations/kachisuji_%1.ts").arg(language)};
    for (const auto& folder : games()) all << QStringLiteral("%1/translations/%2.ts").arg(folder, language);
    return all;
}

inline QStringList helpPages(const QString& language) {
    QStringList all{QStringLiteral("resources/help/%1.md").arg(language),
                    QStringLiteral("resources/help/levels/%1.md").arg(language)};
    for (const auto& folder : games()) all << QStringLiteral("%1/help/%2.md").arg(folder, language);
    return all;
}

// What lupdate makes of a catalogue with the sources as they are; each message with its place in them.
inline std::vector<Message> updated(const QString& catalogue, const QStringList& scanned) {
    const QTemporaryDir folder;
    const auto copy = folder.filePath(QFileInfo(catalogue).fileName());
    QFile::copy(sources.filePath(catalogue), copy);
    auto arguments = QStringLiteral(LUPDATE_FLAGS).split(QLatin1Char('|'));
    arguments << QStringLiteral("-locations") << QStringLiteral("absolute") << scanned;
    if (catalogue.endsWith(QLatin1String("en.ts"))) arguments << QStringLiteral("-pluralonly");
    QProcess lupdate;
    lupdate.start(QStringLiteral(LUPDATE), arguments << QStringLiteral("-ts") << copy);
    if (!lupdate.waitForFinished(120000) || lupdate.exitCode() != 0) return {};
    auto all = messages(copy);
    for (auto& m : all) m.place = sources.relativeFilePath(QDir::cleanPath(folder.filePath(m.place)));
    return all;
}

inline QString contents(const QString& path) {
    QFile file(sources.filePath(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// Those of a language, with what the program adds to Qt's own texts.
inline std::vector<Message> allMessages(const QString& language) {
    auto paths = files(language);
    if (language == QLatin1String("ja_Hira")) paths << QStringLiteral("translations/qtbase_ja_Hira.ts");
    std::vector<Message> all;
    for (const auto& path : paths)
        std::ranges::copy(messages(sources.filePath(path)), std::back_inserter(all));
    return all;
}

} // namespace catalogues
