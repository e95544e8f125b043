#include "ui/table/host/matchmessage.h"

#include "core/play/record.h"
#include "ui/match/shownmatch.h"
#include "ui/table/wire/json.h"

namespace table {

namespace {

// As the board shows it, or the moves played once it is over.
Help shownOf(const ShownMatch& session) {
    return session.match().ending() ? session.hints().playedHelp() : session.hints().shownHelp();
}

// Also a giving up or a draw agreed on. What was found out of a sowing too long to be played out at once the
// other finds out as well: told as a draw it would be taken for one agreed on.
Json resultOf(const core::Match& match) {
    const auto ending = match.ending();
    const int last = match.ply() - 1;
    const bool foundOut = last >= 0 && ending && ending->reason == core::Ending::Reason::Rules &&
                          match.game().pending(match.game().play(match.at(last), match.move(last)));
    const auto result = foundOut ? std::nullopt : core::resultName(ending);
    return result ? Json(*result) : Json();
}

} // namespace

std::string matchMessage(const ShownMatch& session, int number, bool sharesHints) {
    const auto& match = session.match();
    core::Match line(match.sharedGame(), match.start());
    for (int ply = 0; ply < match.ply(); ++ply) line.play(match.move(ply));
    line.setPie(match.pie());
    auto record = Json::parse(core::write({line, session.players().seats()}));
    record["result"] = resultOf(match);
    const auto help = sharesHints ? shownOf(session) : Help::Off;
    const auto& before = session.players().before();
    Json series{{"first", before.wins[0]}, {"second", before.wins[1]}, {"draws", before.draws}};
    if (before.swapped) series["swapped"] = true;
    return Json{{"type", "match"},
                {"number", number},
                {"record", record},
                {"help", static_cast<int>(help)},
                {"series", series}}
        .dump();
}

std::string questionMessage(const Classroom::Question& asked, Json question, bool open) {
    question["type"] = "question";
    question["move"] = asked.asks == Classroom::Asks::Move;
    question["open"] = open;
    question["record"] = Json::parse(core::write({core::Match(asked.game, asked.position), asked.seats}));
    return question.dump();
}

std::string refusal(const std::string& why) {
    return Json{{"type", "refused"}, {"text", why}}.dump();
}

} // namespace table
