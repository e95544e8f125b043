#include "ui/practice/mistake.h"

#include <array>

namespace {

constexpr std::array days{0, 1, 3, 7, 21}; // until a card comes back, by its box

} // namespace

bool Mistake::repeats(const Mistake& other) const {
    return game == other.game && rules == other.rules && position == other.position && player == other.player;
}

void Mistake::answered(bool right, QDate today) {
    box = right ? box + 1 : 0;
    due = box < static_cast<int>(days.size()) ? today.addDays(days[static_cast<std::size_t>(box)]) : QDate();
}

QJsonObject Mistake::json() const {
    QJsonObject all{{QStringLiteral("game"), game},
                    {QStringLiteral("rules"), rules},
                    {QStringLiteral("position"), position},
                    {QStringLiteral("player"), player},
                    {QStringLiteral("lost"), win ? QStringLiteral("win") : QStringLiteral("draw")},
                    {QStringLiteral("box"), box}};
    if (hints) all[QStringLiteral("hints")] = true;
    if (due.isValid()) all[QStringLiteral("due")] = due.toString(Qt::ISODate);
    if (deleted > 0) all[QStringLiteral("deleted")] = deleted;
    return all;
}

std::optional<Mistake> Mistake::read(const QJsonValue& json) {
    const auto all = json.toObject();
    for (const auto* key : {"game", "rules", "position", "player"})
        if (!all[QLatin1String(key)].isString()) return {};
    const auto box = all[QStringLiteral("box")].toInt(-1);
    if (box < 0 || box > static_cast<int>(days.size())) return {};
    Mistake card;
    card.game = all[QStringLiteral("game")].toString();
    card.rules = all[QStringLiteral("rules")].toString();
    card.position = all[QStringLiteral("position")].toString();
    card.player = all[QStringLiteral("player")].toString();
    card.win = all[QStringLiteral("lost")].toString() == QStringLiteral("win");
    card.hints = all[QStringLiteral("hints")].toBool();
    card.box = box;
    card.due = QDate::fromString(all[QStringLiteral("due")].toString(), Qt::ISODate);
    card.deleted = std::max(0, all[QStringLiteral("deleted")].toInt());
    return card;
}
