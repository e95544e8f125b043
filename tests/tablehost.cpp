#include <QApplication>
#include <QSocketNotifier>

#include "core/kind.h"
#include "ui/look/language.h"
#include "ui/match/session.h"
#include "ui/table/host/host.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>
#include <iostream>
#include <map>
#include <string>

namespace {

// "Anna,Ben": so many get a seat card, and what it says is told.
void enrol(ClassBook& book, const std::string& names, const std::function<void(const std::string&)>& say) {
    book.add(QString::fromStdString(names).split(QLatin1Char(',')));
    for (const auto& pupil : book.roster().pupils) say("card " + pupil.name + " " + pupil.card);
}

// How it stands, as JSON on a line.
std::string stand(Host& host) {
    int tables = 0, open = 0;
    std::array<int, 2> halves{};
    const auto& pairs = host.pairs();
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const auto& match = pairs.session(i).match();
        open += match.over() ? 0 : 1;
        int parts = 0;
        for (int ply = 0; ply < match.plies(); ++ply)
            parts += match.game().interlude(match.at(ply), match.move(ply), {}) ? 1 : 0;
        if (parts < 2) ++halves[static_cast<std::size_t>(parts)];
    }
    for (const auto& guest : host.reception().seating().guests()) tables = std::max(tables, guest.table);
    const auto* question = host.asking().classroom().question();
    return nlohmann::json{{"present", host.reception().seating().present()},
                          {"pupils", host.reception().book().roster().pupils.size()},
                          {"tasks", host.work().plan().tasks.size()},
                          {"answered", host.asking().classroom().answered()},
                          {"asked", question != nullptr ? question->number : 0},
                          {"tables", tables},
                          {"open", open},
                          {"halves", halves},
                          {"round", pairs.empty() ? 0 : pairs.tournament().rounds()}}
        .dump();
}

} // namespace

// A table for tests/browsers and tests/hour: a match under the rules given, open to devices; its class is
// kept where programs keep things. Says where it is found and its code, then after every move the position,
// one a line. Is told, one a line, what a teacher does: "outcome" and "move" ask the class, "count", "again",
// "show" and "end" go on; "rule" asks how one wins, "choose" takes no more, "test" holds what was said first
// against the solver; "pairs" lets all who watch play each other, "next" in another round, "all" lets the
// teacher play them; "apart" ends that; "begin " and a game begins another match; "out " and "in " and a name
// throw somebody out, and let them in again; "plan " and a work plan on the line gives it to all, and after
// it "did", how far, is said of each who gets on; "class " and names tells their cards; "far " and a broker
// lets devices join from elsewhere, and tells the link; "stand" asks how it stands. Ends when its input does.
int main(int argc, char* argv[]) {
    std::ios::sync_with_stdio(false); // so that it is known what has come
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
    const auto guest = [&](const std::string& name) {
        for (const auto* all :
             {&host.reception().seating().guests(), &host.reception().seating().thrownOut()})
            for (const auto& one : *all)
                if (one.name.toStdString() == name) return one.token;
        return QString();
    };
    using Told = std::function<void(const std::string&)>;
    auto& asking = host.asking();
    const std::map<std::string, Told, std::less<>> commands{
        {"outcome", [&](auto&) { asking.ask(Classroom::Asks::Outcome); }},
        {"move", [&](auto&) { asking.ask(Classroom::Asks::Move); }},
        {"count", [&](auto&) { asking.count(); }},
        {"again", [&](auto&) { asking.askAgain(); }},
        {"show", [&](auto&) { asking.show(); }},
        {"end", [&](auto&) { asking.end(); }},
        {"rule", [&](auto&) { host.askRules(); }},
        {"choose", [&](auto&) { host.rules().choose(); }},
        {"test", [&](auto&) { host.rules().play(0); }},
        {"pairs", [&](auto&) { host.pairUp(); }},
        {"next", [&](auto&) { host.pairs().nextRound(); }},
        {"all", [&](auto&) { host.playAll("Teacher", false); }},
        {"apart",
         [&](auto&) {
             host.pairs().end();
             host.simul().end();
         }},
        {"begin",
         [&](auto& id) {
             const std::shared_ptr<const core::Game> next = core::kindOf(id).game("");
             session.begin(next, next->start(), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
         }},
        {"out", [&](auto& name) { host.reception().throwOut(guest(name)); }},
        {"in", [&](auto& name) { host.reception().letIn(guest(name)); }},
        {"plan", [&](auto& file) { host.work().give(core::readPlan(file)); }},
        {"class", [&](auto& names) { enrol(host.reception().book(), names, say); }},
        {"far",
         [&](auto& at) {
             auto& entrance = host.reception().entrance();
             entrance.reachBy(core::together::Broker::read(at));
             say("far " + entrance.farLink({}).toStdString());
         }},
        {"stand", [&](auto&) { say("stand " + stand(host)); }},
    };
    const QSocketNotifier told(fileno(stdin), QSocketNotifier::Read);
    QObject::connect(&told, &QSocketNotifier::activated, &host, [&] {
        do { // several may have come at once
            std::string line;
            if (!std::getline(std::cin, line)) return QApplication::quit();
            const auto space = line.find(' ');
            const auto found = commands.find(line.substr(0, space));
            if (found != commands.end())
                found->second(space == std::string::npos ? "" : line.substr(space + 1));
        } while (std::cin.rdbuf()->in_avail() > 0);
    });
    return QApplication::exec();
}
