#include "ui/table/seats/lobby.h"

#include <QCoreApplication>

#include "core/kind.h"
#include "ui/match/shownmatch.h"
#include "ui/match/words.h"

namespace table {

QString keptText(const Seating::Guest& guest) {
    if (guest.name.isEmpty())
        return QCoreApplication::translate("TablePage", "kept for somebody who will be back");
    return QCoreApplication::translate("TablePage", "kept for %1").arg(guest.name);
}

Json lobby(const ShownMatch& session, const Seating& seating, language::Id language) {
    const language::Aside aside(language);
    Json json{{"type", "lobby"}, {"seats", Json::array()}};
    if (!session.active()) return json;
    const auto& kind = session.match().game().kind();
    json["title"] = utf8(language::spoken(kind.title));
    json["game"] = std::string(kind.id);
    for (const auto player : {core::Player::First, core::Player::Second}) {
        const auto& seat = session.players().seat(player);
        const auto* kept = seating.keptFor(player);
        json["seats"].push_back({{"place", nameOf(placeOf(player))},
                                 {"name", utf8(words::nameAndLevel(player, seat))},
                                 {"kept", kept == nullptr ? "" : utf8(keptText(*kept))},
                                 {"free", !seat.computer && seating.free(player)}});
    }
    return json;
}

} // namespace table
