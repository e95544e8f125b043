#include "ui/dialogs/helppage.h"

#include <QCoreApplication>
#include <QFile>
#include <QStringList>

#include "core/kind.h"
#include "ui/look/language.h"
#include "ui/match/words.h"

namespace helppage {

namespace {

QString row(const QStringList& cells) {
    return QStringLiteral("| ") + cells.join(QStringLiteral(" | ")) + QStringLiteral(" |\n");
}

QString heading() {
    using core::Level;
    QStringList cells{QCoreApplication::translate("helppage", "Game")}, line{QStringLiteral("---")};
    for (const auto level : {Level::FirstSteps, Level::Gentle, Level::Fair, Level::Strong, Level::Perfect}) {
        cells << words::level(level);
        line << QStringLiteral("---");
    }
    return row(cells) + row(line);
}

// "Title", and in brackets the rules where they are not the usual ones.
QString named(const core::Kind& kind) {
    auto title = language::spoken(kind.title);
    if (kind.manner.measured.empty()) return title;
    const auto game = kind.game(kind.manner.measured);
    return QCoreApplication::translate("helppage", "%1 (%2)", "a game and its rules")
        .arg(title, words::rules(*game, game->start()));
}

} // namespace

QString written(std::string_view name) {
    QFile file(QStringLiteral(":/help/%1/%2.md")
                   .arg(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())),
                        language::code(language::current())));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString levels() {
    auto all = written("levels") + QLatin1Char('\n') + heading();
    for (const auto* kind : core::catalogue()) {
        const auto& scores = kind->manner.scores;
        if (scores.front() == 0) continue;
        QStringList cells{named(*kind)};
        for (const int score : scores) cells << QString::number(score);
        all += row(cells);
    }
    return all;
}

} // namespace helppage
