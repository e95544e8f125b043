#include "ui/matchnotes.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace {

constexpr int mostMatches = 1'000'000; // of a series
const auto values = QLatin1String("values"), series = QLatin1String("series"), hints = QLatin1String("hints");
const auto first = QLatin1String("first"), second = QLatin1String("second"), draws = QLatin1String("draws");

QJsonObject object(const std::string& json) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
}

} // namespace

MatchNotes notesIn(const std::string& rest) {
    const auto all = object(rest);
    MatchNotes notes;
    for (const auto& value : all.value(values).toArray())
        notes.values.push_back(std::clamp(value.toInt(), -1, 1));
    const auto score = all.value(series).toObject();
    const auto count = [&score](QLatin1String key) {
        return std::clamp(score.value(key).toInt(), 0, mostMatches);
    };
    notes.before = {{count(first), count(second)}, count(draws)};
    notes.hintsUsed = all.value(hints).toBool();
    return notes;
}

std::string withNotes(const std::string& rest, const MatchNotes& notes) {
    auto all = object(rest);
    QJsonArray known;
    for (const int value : notes.values) known.append(value);
    all[values] = known;
    all.remove(series);
    if (notes.before.matches() > 0)
        all[series] = QJsonObject{
            {first, notes.before.wins[0]}, {second, notes.before.wins[1]}, {draws, notes.before.draws}};
    all.remove(hints);
    if (notes.hintsUsed) all[hints] = true;
    return QJsonDocument(all).toJson(QJsonDocument::Compact).toStdString();
}
