#include <QApplication>

#include "core/kind.h"
#include "ui/language.h"
#include "ui/session.h"
#include "ui/table/host.h"

#include <cstdio>

// A table for tests/browsers: a match under the rules given, open to devices. Says where it is found and its
// code, then after every move the position, one a line; ends when its input does.
int main(int argc, char* argv[]) {
    const QApplication application(argc, argv);
    language::set(language::Id::English);
    Session session;
    Host host(session);
    const auto say = [](const std::string& line) {
        std::puts(line.c_str());
        std::fflush(stdout);
    };
    QObject::connect(&session, &Session::moved, &session, [&] {
        QMetaObject::invokeMethod(&session, &Session::animationDone, Qt::QueuedConnection);
        const auto& match = session.match();
        say("moved " + match.game().text(match.position()));
    });
    QObject::connect(&session, &Session::stateChanged, &session, [&] {
        if (session.state() == Session::State::Finished) say("over");
    });
    const std::shared_ptr<const core::Game> game =
        core::kindOf(argc > 1 ? argv[1] : "ribbonim").game(argc > 2 ? argv[2] : "");
    session.setHelp(Help::Numbers);
    session.begin(game, game->start(), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
    if (!host.open()) return 1;
    say("open " + std::to_string(host.port()) + " " + host.code().toStdString());
    return QApplication::exec();
}
