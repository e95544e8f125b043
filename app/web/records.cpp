#include "app/web/records.h"

#include "app/web/speech.h"
#include "core/play/untrusted.h"
#include "core/play/words.h"

#include <qrcodegen/QrCode.hpp>

namespace web {

namespace untrusted = core::untrusted;

core::Record recordOf(const Json& said) {
    const auto given = untrusted::string(said, "record", "");
    core::checkRecordSize(given.size());
    return core::readRecord(given);
}

Json glanceJson(const core::Record& record) {
    const auto& match = record.match;
    core::BoardState board(match.sharedGame(), match.start());
    board.setPosition(match.position());
    const auto called = calledIn(record.seats);
    return {{"title", speak(match.game().kind().title)},
            {"names", called},
            {"mover", std::string(core::nameOf(core::hueOf(match.mover())))},
            {"turn", speak(core::toMoveMessage(match, called))},
            {"layout", core::page::layoutJson(board, speak)},
            {"scene", core::page::sceneJson(board, core::lastMoveOf(match), speak)}};
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
