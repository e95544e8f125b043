#include "ui/stages.h"

#include "ui/session.h"
#include "ui/settings.h"

#include <algorithm>

namespace stages {

void rememberIfBeaten(const Session& session) {
    if (session.state() != Session::State::Finished) return;
    const auto& match = session.match();
    const auto ending = match.ending();
    if (match.line() != 0) return;
    if (!ending || ending->winner != core::Player::First || ending->reason != core::Ending::Reason::Rules)
        return;
    if (session.seat(core::Player::First).computer) return;
    if (session.seat(core::Player::Second).computer != core::Level::Perfect) return;
    const auto& kind = match.game().kind();
    const auto rules = match.game().rules();
    const bool stage =
        std::ranges::any_of(kind.presets, [&](const core::Preset& p) { return p.stage && p.rules == rules; });
    if (stage && match.start() == match.game().start())
        settings::addBeatenStage(kind.id, QString::fromStdString(rules));
}

} // namespace stages
