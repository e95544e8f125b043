#include "app/web/records.h"

#include "app/web/common/speech.h"
#include "core/play/untrusted.h"

#include <qrcodegen/QrCode.hpp>

namespace web {

namespace untrusted = core::untrusted;

namespace {

std::optional<core::Record> readable(const Json& kept) try {
    return recordOf(kept);
} catch (const core::InputError&) {
    return {};
}

} // namespace

core::Record recordOf(const Json& said) {
    const auto given = untrusted::string(said, "record", "");
    core::checkRecordSize(given.size());
    return core::readRecord(given);
}

Json cardJson(const core::Card& card) {
    const auto said = [](const core::Message& message) { return message.empty() ? "" : speak(message); };
    return {{"heading", said(card.heading)},
            {"title", said(card.title)},
            {"beside", said(card.beside)},
            {"line", said(card.line)},
            {"action", said(card.action)},
            {"player", card.player ? std::string(core::nameOf(core::hueOf(*card.player))) : ""},
            {"done", card.done},
            {"of", card.of}};
}

std::optional<Json> glanceJson(const Json& kept) {
    std::optional<core::Record> seen;
    std::string id;
    for (const auto& one : kept) {
        auto record = readable(one);
        if (!record) continue;
        record->match = core::asPlayed(record->match);
        const bool open = !record->match.ending();
        if (seen && !open) continue;
        id = untrusted::string(one, "id", "");
        seen = std::move(record);
        if (open) break;
    }
    if (!seen) return {};
    const auto& match = seen->match;
    core::BoardState board(match.sharedGame(), match.start());
    board.setPosition(core::shownOf(match));
    auto json = cardJson(core::matchCard(match, seen->seats));
    json["id"] = id;
    json["layout"] = core::page::layoutJson(board, speak);
    json["scene"] = core::page::sceneJson(board, {}, speak);
    return json;
}

Json matchesJson(const Json& kept) {
    auto all = Json::array();
    for (const auto& one : kept) {
        Json told{{"id", untrusted::string(one, "id", "")}};
        const auto record = readable(one);
        const auto& day = untrusted::needed(one, "day");
        const auto number = [&](const char* key, int least, int most) {
            return untrusted::number(untrusted::needed(day, key), key, least, most);
        };
        const auto when =
            core::dayMessage(number("ago", -100'000, 100'000), number("day", 1, 31), number("month", 1, 12));
        told["when"] = speak(when);
        if (record) {
            const auto match = core::asPlayed(record->match);
            const auto row = core::keptMatch(match, record->seats);
            told["game"] = std::string(match.game().kind().id);
            told["title"] = speak(row.title);
            told["note"] = row.note.empty() ? "" : speak(row.note);
            told["described"] = speak(core::describedMessage(match, record->seats, when));
            for (const auto& side : row.sides)
                told["sides"].push_back({{"name", speak(side.name)},
                                         {"state", side.state.empty() ? "" : speak(side.state)},
                                         {"lit", side.lit}});
        } else {
            told["title"] = told["described"] = speak(core::text("Page", "A match that cannot be read"));
        }
        all.push_back(std::move(told));
    }
    return {{"all", std::move(all)}};
}

std::string shortly(const core::Record& record) {
    return untrusted::parse(core::write(record), longestMessage).dump();
}

std::optional<Json> qrJson(const std::string& text) try {
    using qrcodegen::QrCode;
    constexpr int edge = 4;
    const auto code = QrCode::encodeText(text.c_str(), QrCode::Ecc::MEDIUM);
    std::string path;
    for (int y = 0; y < code.getSize(); ++y)
        for (int x = 0; x < code.getSize(); ++x)
            if (code.getModule(x, y))
                path += 'M' + std::to_string(x + edge) + ' ' + std::to_string(y + edge) + "h1v1h-1z";
    return Json{{"side", code.getSize() + 2 * edge}, {"path", path}};
} catch (const qrcodegen::data_too_long&) {
    return {};
}

} // namespace web
