#include "app/web/newgame.h"

#include "app/web/common/speech.h"
#include "core/play/opponent.h"
#include "core/play/tabletalk.h"
#include "core/play/untrusted.h"
#include "core/play/words.h"

#include <utility>

namespace web {

using core::text;
namespace untrusted = core::untrusted;

namespace {

// What is said of a start: a game under its rules, and a position, if that is another than the rules'.
std::pair<std::shared_ptr<const core::Game>, core::Position> startOf(const Json& said) {
    std::shared_ptr<const core::Game> game =
        core::kindOf(untrusted::string(said, "game", "")).game(untrusted::string(said, "rules", ""));
    const auto position = untrusted::string(said, "position", "");
    const auto start = position.empty() ? game->start() : game->parse(position);
    return {std::move(game), start};
}

core::Seat seatOf(const Json& said) {
    core::Seat seat;
    seat.name = core::unturned(untrusted::string(said, "name", ""));
    const auto level = untrusted::string(said, "computer", "");
    if (!level.empty()) seat.computer = core::levelOf(level);
    return seat;
}

Json optionJson(const core::Option& option) {
    using Type = core::Option::Type;
    Json json{{"key", std::string(option.key)},
              {"label", speak(option.label)},
              {"hint", speak(option.hint)},
              {"value", std::string(option.fallback)},
              {"deep", option.deep},
              {"onlyStart", option.onlyStart}};
    switch (option.type) {
    case Type::Int:
        json["type"] = "int";
        json["min"] = option.min;
        json["max"] = option.offered > 0 ? option.offered : option.max;
        break;
    case Type::Choice:
        json["type"] = "choice";
        json["choices"] = Json::array();
        for (const auto& choice : option.choices)
            json["choices"].push_back({{"value", std::string(choice.value)},
                                       {"label", speak(choice.label)},
                                       {"hint", speak(choice.hint)}});
        break;
    case Type::List:
    case Type::Range:
        json["type"] = "text";
        break;
    }
    return json;
}

} // namespace

Json formJson(const core::Kind& kind) {
    auto presets = Json::array(), options = Json::array(), levels = Json::array();
    for (const auto& preset : kind.presets)
        presets.push_back({{"name", speak(preset.name)},
                           {"note", speak(preset.note)},
                           {"rules", preset.rules},
                           {"stage", preset.stage}});
    for (const auto& option : kind.options) options.push_back(optionJson(option));
    for (const auto level : core::allLevels)
        if (level != core::Level::Random)
            levels.push_back(
                {{"level", std::string(core::name(level))}, {"name", speak(core::levelMessage(level))}});
    auto roles = Json::array();
    for (const auto& role : kind.roles) roles.push_back(speak(role));
    return {{"game", std::string(kind.id)},
            {"title", speak(kind.title)},
            {"tagline", speak(kind.tagline)},
            {"presets", std::move(presets)},
            {"options", std::move(options)},
            {"levels", std::move(levels)},
            {"arranges", !kind.game(kind.presets.empty() ? "" : kind.presets.front().rules)->tools().empty()},
            {"roles", std::move(roles)}};
}

Json previewJson(const Json& said) {
    const auto [game, start] = startOf(said);
    const core::BoardState board(game, start);
    const std::vector<core::Message> summary = game->summary(start);
    auto told = Json::array();
    for (const auto& one : summary) told.push_back(speak(one));
    return {{"layout", core::page::layoutJson(board, speak)},
            {"scene", core::page::sceneJson(board, {}, speak)},
            {"position", game->text(start)},
            {"rules", game->rules()},
            {"summary", std::move(told)},
            {"divides", core::divides(*game, start)},
            {"number", untrusted::number(untrusted::needed(said, "number"), "number", 0, 1'000'000)}};
}

core::Record newMatch(const Json& said) {
    const auto [game, start] = startOf(said);
    if (game->result(start)) throw core::nothingToPlay();
    core::Match match(game, start);
    if (untrusted::find(said, "pie") != nullptr && core::divides(*game, start))
        match.setPie(core::Match::Pie::Open);
    return {std::move(match),
            {seatOf(untrusted::needed(said, "first")), seatOf(untrusted::needed(said, "second"))}};
}

core::Arrangement arrangementOf(const Json& said) {
    const auto [game, start] = startOf(said);
    return {game, start};
}

bool changed(core::Arrangement& arranged, const Json& said) {
    const auto number = [&](const char* key) {
        return untrusted::number(untrusted::needed(said, key), key, 0, core::tabletalk::mostCounted);
    };
    if (untrusted::find(said, "change") != nullptr) {
        arranged.change(static_cast<std::size_t>(number("change")));
        return true;
    }
    const core::BoardState board(arranged.game(), arranged.position());
    const auto tool = static_cast<std::size_t>(number("tool"));
    const auto spot = number("spot");
    if (spot >= board.spots() || tool >= arranged.game()->tools().size()) return false;
    arranged.use(tool, spot);
    return true;
}

Json arrangedJson(const core::Arrangement& arranged) {
    const auto& game = *arranged.game();
    const auto& position = arranged.position();
    auto tools = Json::array(), changes = Json::array();
    for (const auto& tool : game.tools()) tools.push_back(speak(tool));
    for (const auto& change : game.changes(position)) changes.push_back(speak(change.name));
    const core::BoardState board(arranged.game(), position);
    const auto objection = arranged.objection();
    const auto called = [](core::Player p) { return speak(core::Message::plain(core::calledAs(p, {}))); };
    return {{"layout", core::page::layoutJson(board, speak)},
            {"scene", core::page::sceneJson(board, {}, speak)},
            {"tools", std::move(tools)},
            {"changes", std::move(changes)},
            {"turn", speak({text("words", "%1 to move"), {called(game.mover(position))}})},
            {"wrong", objection ? speak(objection->why) : ""},
            {"position", game.text(position)},
            {"rules", game.rules()}};
}

} // namespace web
