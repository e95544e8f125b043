#include "ui/look/notation.h"

#include <QStringList>

#include "ui/look/phrases.h"

namespace notation {

namespace {

// Moves are single words.
void playAll(core::Match& match, const QStringList& words) {
    for (const auto& word : words) match.play(match.game().parse(match.position(), word.toStdString()));
}

QStringList wordsOf(const QString& text) {
    return text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

bool isMove(const core::Match& match, const QString& word) {
    try {
        match.game().parse(match.position(), word.toStdString());
        return true;
    } catch (const core::InputError&) {
        return false;
    }
}

} // namespace

QString positionText(const core::Match& match) {
    return QString::fromStdString(match.game().text(match.position()));
}

QString matchText(const core::Match& match) {
    QStringList moves;
    for (int ply = 0; ply < match.plies(); ++ply)
        moves << QString::fromStdString(match.game().text(match.at(ply), match.move(ply)));
    return QString::fromStdString(match.game().text(match.start())) + QLatin1Char('\n') +
           moves.join(QLatin1Char(' '));
}

core::Match read(const core::Match& current, const QString& pasted) {
    const auto text = phrases::plain(pasted);
    const auto words = wordsOf(text);
    if (!words.isEmpty() && isMove(current, words.front())) {
        auto longer = current;
        playAll(longer, words);
        return longer;
    }
    const auto given = text.trimmed();
    const auto line = given.section(QLatin1Char('\n'), 0, 0).trimmed();
    core::Match fresh(current.sharedGame(), current.game().parse(line.toStdString()));
    playAll(fresh, wordsOf(given.section(QLatin1Char('\n'), 1)));
    return fresh;
}

} // namespace notation
