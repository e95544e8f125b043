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

// Several lines may be one position, as a board that comes back from a sheet: there a line may begin and end
// with an empty cell.
std::optional<core::Position> positionIn(const core::Game& game, QString text) {
    while (text.endsWith(QLatin1Char('\n')) || text.endsWith(QLatin1Char('\r'))) text.chop(1);
    if (!text.contains(QLatin1Char('\n')) || game.spelt(game.start()).empty()) return {};
    try {
        game.parse(text.section(QLatin1Char('\n'), 0, 0).trimmed().toStdString());
        return {}; // what follows are moves
    } catch (const core::InputError&) {
        return game.parse(text.toStdString());
    }
}

} // namespace

QString positionText(const core::Match& match) {
    return QString::fromStdString(match.game().text(match.position()));
}

std::optional<Spelt> spelt(const core::Match& match) {
    const auto text = QString::fromStdString(match.game().spelt(match.position()));
    if (text.isEmpty()) return {};
    Spelt all{text, {}};
    if (!text.contains(QLatin1Char('\t'))) return all;
    all.text.remove(QLatin1Char('\t')); // pictures side by side are a board already
    for (const auto& line : text.split(QLatin1Char('\n')))
        all.table += QStringLiteral("<tr><td>%1</td></tr>")
                         .arg(line.toHtmlEscaped().replace(QLatin1Char('\t'), QStringLiteral("</td><td>")));
    all.table = QStringLiteral("<table>%1</table>").arg(all.table);
    return all;
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
    if (const auto whole = positionIn(current.game(), text)) return {current.sharedGame(), *whole};
    const auto given = text.trimmed();
    const auto line = given.section(QLatin1Char('\n'), 0, 0).trimmed();
    core::Match fresh(current.sharedGame(), current.game().parse(line.toStdString()));
    playAll(fresh, wordsOf(given.section(QLatin1Char('\n'), 1)));
    return fresh;
}

} // namespace notation
