#include <QApplication>
#include <QSocketNotifier>

#include "core/kind.h"
#include "ui/look/language.h"
#include "ui/match/session.h"
#include "ui/table/host/host.h"

#include <cstdio>
#include <iostream>
#include <string>

// A table for tests/browsers: a match under the rules given, open to devices. Says where it is found and its
// code, then after every move the position, one a line. Is told, one a line, what a teacher does: "outcome"
// and "move" ask the class, "show" and "end" go on; "rule" asks how one wins, "choose" takes no more, "test"
// holds what was said first against the solver; "pairs" lets all who watch play each other; "plan " and a
// work plan on the line gives it to all, and after it "did", how far, is said of each who gets on. Ends when
// its input does.
int main(int argc, char* argv[]) {
    const QApplication application(argc, argv);
    language::set(language::Id::English);
    Session session;
    Host host(session, World::real({}));
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
    session.hints().setLevel(Help::Numbers);
    session.begin(game, game->start(), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
    if (!host.open()) return 1;
    say("open " + std::to_string(host.reception().port()) + " " + host.reception().code().toStdString());
    QObject::connect(&host.work(), &WorkPlan::changed, &host, [&] {
        for (const auto& task : host.work().tasks())
            for (const auto& guest : host.reception().seating().guests())
                if (const auto* stand = host.work().stand(guest.token, task))
                    say("did " + core::json(task).dump() + " " + core::json(stand->headway).dump());
    });
    const QSocketNotifier told(fileno(stdin), QSocketNotifier::Read);
    QObject::connect(&told, &QSocketNotifier::activated, &host, [&] {
        std::string line;
        if (!std::getline(std::cin, line)) return QApplication::quit();
        if (line.starts_with("plan ")) host.work().give(core::readPlan(line.substr(5)));
        if (line == "outcome") host.asking().ask(Classroom::Asks::Outcome);
        if (line == "move") host.asking().ask(Classroom::Asks::Move);
        if (line == "show") host.asking().show();
        if (line == "end") host.asking().end();
        if (line == "rule") host.askRules();
        if (line == "choose") host.rules().choose();
        if (line == "test") host.rules().play(0);
        if (line == "pairs") host.pairUp();
    });
    return QApplication::exec();
}
