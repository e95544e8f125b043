#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "core/kind.h"
#include "core/play/match.h"
#include "core/puzzle/puzzle.h"
#include "tests/app/clirun.h"

#include <algorithm>

namespace {

const QDir sources(QStringLiteral(SOURCE_FOLDER));

QString contents(const QString& path) {
    QFile file(sources.filePath(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList all(const QString& text, const char* pattern) {
    QStringList found;
    const QRegularExpression wanted(QString::fromUtf8(pattern), QRegularExpression::MultilineOption);
    for (auto it = wanted.globalMatch(text); it.hasNext();) found << it.next().captured(1);
    return found;
}

// As GitHub and others make it of a heading.
QString anchor(const QString& heading) {
    auto name = heading.toLower();
    name.remove(QRegularExpression(QStringLiteral("[^\\w -]"))).replace(QLatin1Char(' '), QLatin1Char('-'));
    return name;
}

std::string text(std::string_view s) {
    return std::string(s);
}

} // namespace

// What README.md says of the program is so.
class ReadmeTest : public QObject {
    Q_OBJECT
private slots:
    void isShort() { QVERIFY(readme.count(QLatin1Char('\n')) <= 150); }

    void linksLead() {
        const auto links = all(readme, "\\]\\(([^)]+)\\)");
        QVERIFY(!links.isEmpty());
        for (const auto& link : links) {
            const auto path = link.section(QLatin1Char('#'), 0, 0);
            const auto place = link.section(QLatin1Char('#'), 1);
            QVERIFY2(sources.exists(path), qPrintable(link));
            QStringList anchors;
            for (const auto& heading : all(contents(path), "^#+ (.*)$")) anchors << anchor(heading);
            QVERIFY2(place.isEmpty() || anchors.contains(place), qPrintable(link));
        }
    }

    // Scripts and files by their paths, but what they only make.
    void filesAreThere() {
        auto paths = all(readme, "`([a-z]+/[^ `]*)[ `]") + all(readme, "^\\./([a-z]+/\\S+)");
        paths.removeIf([](const QString& path) { return path.startsWith(QLatin1String("build/")); });
        QVERIFY(paths.size() > 3);
        for (const auto& path : paths) QVERIFY2(sources.exists(path), qPrintable(path));
    }

    void commandsRun_data() {
        QTest::addColumn<QString>("command");
        const auto commands = all(readme, "^\\$ kachisuji-cli (.*)$");
        QVERIFY(!commands.isEmpty());
        for (const auto& command : commands) QTest::newRow(qPrintable(command)) << command;
    }
    void commandsRun() {
        QFETCH(QString, command);
        if (command.contains(QLatin1String("svg")) && QStandardPaths::findExecutable("dot").isEmpty())
            QSKIP("graphviz is not installed");
        const QTemporaryDir folder;
        auto words = command.split(QLatin1Char(' '));
        QString to;
        if (const auto arrow = words.indexOf(QStringLiteral(">")); arrow >= 0) {
            to = words[arrow + 1];
            words.erase(words.begin() + arrow, words.end());
        }
        for (auto& word : words)
            if (word.endsWith(QLatin1String(".kachisuji"))) word = folder.filePath(word);
        const auto answer = clirun::run(words);
        QCOMPARE(answer.code, 0);
        QVERIFY2(answer.err.isEmpty(), answer.err.constData());
        QVERIFY(!answer.out.isEmpty());
        QCOMPARE(answer.out.contains("<svg"), to.endsWith(QLatin1String(".svg")));
    }

    void countsAreRight() {
        const auto kinds = core::catalogue();
        std::ptrdiff_t stages = 0;
        for (const auto* kind : kinds)
            stages += std::ranges::count(kind->presets, true, &core::Preset::stage);
        const auto says = [this](const char* what, std::size_t n) {
            static const QStringList words{"no", "one", "two", "three", "four", "five", "six", "seven"};
            const auto number = n < std::size_t(words.size()) ? words[qsizetype(n)] : QString::number(n);
            QVERIFY2(flowing.contains(QString::fromLatin1(what).arg(number)), what);
        };
        says("They play %1 combinatorial games", kinds.size());
        says("All %1 games with every option", kinds.size());
        says("%1 stages against perfect play", std::size_t(stages));
        says("of %1 levels", core::allLevels.size() - 1); // random is for the tool
        says("in %1 grades", core::grades);
    }

    // Each document by its title, and whoever it names.
    void sourcesAreNamed() {
        for (const auto* kind : core::catalogue()) {
            const auto title = QString::fromStdString(text(kind->source.title));
            QVERIFY2(flowing.contains(title), qPrintable(title));
            for (const auto& author :
                 QString::fromStdString(text(kind->source.authors)).split(QLatin1String(", ")))
                QVERIFY2(flowing.contains(author.section(QLatin1Char('('), 0, 0).trimmed()),
                         qPrintable(author));
        }
    }

private:
    const QString readme = contents(QStringLiteral("README.md"));
    const QString flowing = readme.simplified(); // whatever line a word stands in
};
QTEST_GUILESS_MAIN(ReadmeTest)
#include "tst_readme.moc"
