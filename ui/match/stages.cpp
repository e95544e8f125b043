#include "ui/match/stages.h"

#include "ui/look/settings.h"
#include "ui/match/session.h"

#include <algorithm>

namespace stages {

namespace {

// Where the stage at the table stands among the presets.
auto stageOf(const core::Match& match) {
    const auto rules = match.game().rules();
    return std::ranges::find_if(match.game().kind().presets,
                                [&](const core::Preset& p) { return p.stage && p.rules == rules; });
}

} // namespace

bool tried(const Session& session) {
    if (!session.active()) return false;
    const auto& match = session.match();
    if (match.start() != match.game().start()) return false;
    if (session.players().seat(core::Player::First).computer) return false;
    if (session.players().seat(core::Player::Second).computer != core::Level::Perfect) return false;
    return stageOf(match) != match.game().kind().presets.end();
}

bool beaten(const Session& session) {
    if (session.state() != Session::State::Finished || session.match().line() != 0) return false;
    const auto ending = session.match().ending();
    return ending && ending->winner == core::Player::First && ending->reason == core::Ending::Reason::Rules &&
           tried(session);
}

void again(Session& session) {
    tried(session) ? session.again(Session::Begins::Same) : session.again();
}

void rememberIfBeaten(const Session& session) {
    if (!beaten(session)) return;
    const auto& game = session.match().game();
    settings::addBeatenStage(game.kind().id, QString::fromStdString(game.rules()),
                             session.hints().helped().hints);
}

std::optional<core::Preset> next(const Session& session) {
    const auto& presets = session.match().game().kind().presets;
    auto stage = stageOf(session.match());
    if (stage == presets.end()) return {};
    stage = std::find_if(stage + 1, presets.end(), [](const core::Preset& p) { return p.stage; });
    return stage == presets.end() ? std::nullopt : std::optional(*stage);
}

void begin(Session& session, const core::Preset& stage) {
    const std::shared_ptr<const core::Game> game = session.match().game().kind().game(stage.rules);
    session.begin(game, game->start(), session.players().seats());
}

} // namespace stages
