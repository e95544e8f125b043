#include "app/web/newgame.h"

#include "app/web/speech.h"
#include "core/play/opponent.h"
#include "core/play/words.h"

namespace web {

using core::text;

namespace {

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

Json shelfJson() {
    auto games = Json::array();
    for (const auto* kind : core::catalogue())
        games.push_back({{"id", std::string(kind->id)},
                         {"title", speak(kind->title)},
                         {"native", std::string(kind->nativeTitle)},
                         {"tagline", speak(kind->tagline)}});
    return {{"games", std::move(games)}};
}

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

Json previewJson(const core::Kind& kind, const std::string& rules, const std::string& position) {
    const std::shared_ptr<const core::Game> game = kind.game(rules);
    const auto start = position.empty() ? game->start() : game->parse(position);
    const core::BoardState board(game, start);
    std::vector<core::Message> summary = game->summary(start);
    auto told = Json::array();
    for (const auto& one : summary) told.push_back(speak(one));
    return {{"layout", core::page::layoutJson(board, speak)},
            {"scene", core::page::sceneJson(board, {}, speak)},
            {"position", game->text(start)},
            {"rules", game->rules()},
            {"summary", std::move(told)}};
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
