#include <QApplication>
#include <QSocketNotifier>
#include <QTemporaryDir>
#include <QTimer>

#include "core/kind.h"
#include "ui/look/language.h"
#include "ui/match/session.h"
#include "ui/together/linkedmatch.h"

#include <cstdio>
#include <iostream>
#include <random>
#include <string>
#include <utility>

// The window's side of a match by a link, for tests/together: it opens a room at the broker given, or follows
// the link given and sits down. Says "link LINK", then "moved POSITION" whenever the match stands in another
// way, what is told to who sits here as "told LINE", and "over". Whenever it is on move it plays something.
// Is told, one a line, "undo", "again", "allow" or "leave"; ends when its input does.
int main(int argc, char* argv[]) {
    const QApplication application(argc, argv);
    language::set(language::Id::English);
    const QTemporaryDir folder;
    std::string stood;
    bool wasOver = false;
    std::function<void()> allowed;
    Session session{Studies::Scope::Pending};
    LinkedMatch home(session, folder.path());
    std::mt19937 dice(1);
    const auto say = [](const std::string& line) {
        std::puts(line.c_str());
        std::fflush(stdout);
    };
    const auto play = [&] {
        session.animationDone();
        if (session.state() != Session::State::HumanTurn || session.players().away(session.mover())) return;
        const auto moves = session.match().game().moves(session.match().position());
        session.play(moves[dice() % moves.size()]);
    };
    QObject::connect(&home, &LinkedMatch::told, &home,
                     [&](const QString& line) { say("told " + line.toStdString()); });
    QObject::connect(&home, &LinkedMatch::asked, &home,
                     [&](const QString& line, const QString&, const auto& yes) {
                         allowed = yes;
                         say("asked " + line.toStdString());
                     });
    const auto look = [&] {
        if (!session.active()) return;
        const auto& match = session.match();
        const auto stands = std::to_string(home.room() != nullptr ? home.room()->course().number() : 0) +
                            ' ' + match.game().text(match.position());
        if (stands != stood) say("moved " + stands);
        stood = stands;
        const bool over = session.state() == Session::State::Finished;
        if (over && !std::exchange(wasOver, over)) say("over");
        wasOver = over;
        QTimer::singleShot(0, &session, play);
    };
    QObject::connect(&home, &LinkedMatch::changed, &session, look);
    QObject::connect(&session, &Session::stateChanged, &session, look);

    const std::string first = argc > 1 ? argv[1] : "", second = argc > 2 ? argv[2] : "";
    if (!broker::trouble().isEmpty()) return 1;
    if (core::together::Invitation::isOne(first)) {
        QObject::connect(&home, &LinkedMatch::changed, &home, [&] {
            if (home.room() != nullptr && home.room()->canSit()) home.sit("Window");
        });
        home.follow(core::together::Invitation::read(first));
    } else {
        const auto game = core::kindOf(second).game(argc > 3 ? argv[3] : "");
        home.invite(core::together::Broker::read(first),
                    {second, game->rules(), game->text(game->start()), core::Player::First, "Window"});
        say("link " + home.link().toStdString());
    }
    QSocketNotifier input(0, QSocketNotifier::Read);
    QObject::connect(&input, &QSocketNotifier::activated, &application, [&] {
        std::string line;
        if (!std::getline(std::cin, line)) return QCoreApplication::quit();
        if (line == "undo") session.undo();
        if (line == "again") session.again();
        if (line == "allow" && allowed) allowed();
        if (line == "leave") home.leave();
    });
    return QApplication::exec();
}
