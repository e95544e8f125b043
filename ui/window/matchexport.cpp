#include "ui/window/matchexport.h"

#include "ui/look/language.h"
#include "ui/match/session.h"
#include "ui/match/words.h"
#include "ui/print/boardpicture.h"

print::ExportMenu::Source boardPicture(const Session& session) {
    if (!session.active()) return {};
    const auto& match = session.match();
    const auto& game = match.game();
    const auto ending = match.ending();
    auto model = std::make_shared<core::BoardState>(match.sharedGame(), match.start());
    model->setPosition(match.position());
    model->setAnalysis(session.hints().shown(), session.hints().shownHelp());
    BoardPicture seen;
    seen.lit.side = ending ? ending->winner : match.mover();
    QStringList name{language::spoken(game.kind().title)};
    for (const auto player : {core::Player::First, core::Player::Second}) {
        name << words::name(player, session);
        seen.names[static_cast<std::size_t>(player)] = name.back();
    }
    seen.last = core::lastMoveOf(match);
    return {print::of(model, seen), name};
}
