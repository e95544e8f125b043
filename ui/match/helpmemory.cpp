#include "ui/match/helpmemory.h"

#include "ui/look/settings.h"
#include "ui/match/session.h"

void rememberHelp(Session& session) {
    session.setHelp(static_cast<Help>(settings::help()));
    session.setPredictsFirst(settings::predictsFirst());
    session.setFades(settings::fades());
    QObject::connect(&session, &Session::helpChanged, &session, [&session] {
        settings::help.set(static_cast<int>(session.chosenHelp()));
        settings::predictsFirst.set(session.predictsFirst());
        settings::fades.set(session.fades());
    });
}
