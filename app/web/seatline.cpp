#include "app/web/seatline.h"

#include "core/play/hosttalk.h"
#include "core/play/untrusted.h"
#include "core/together/limits.h"
#include "core/webletters.h"

#include <algorithm>
#include <utility>

namespace web {

namespace together = core::together;
namespace untrusted = core::untrusted;
using What = together::SealedLine::What;

namespace {

constexpr int beatMs = 1'000;
constexpr int untilAnswered = 12, untilLost = 16, untilFound = 4; // beats; a host says something every four
constexpr std::size_t longestMessage = together::SealedLine::longestPart + together::SealedLine::around;

} // namespace

std::vector<SeatLine::Json> SeatLine::hear(const Json& said) {
    const auto act = untrusted::string(said, "act", "");
    if (act == "open")
        open(untrusted::string(said, "link", ""));
    else if (act == "line")
        hearLine(said);
    else if (act == "close")
        shut();
    else if (act == "say" && m_line)
        for (const auto& part : m_line->text(untrusted::string(said, "text", ""))) publish(part);
    return std::exchange(m_told, {});
}

// Other keys each time, so that nothing of another line counts for this one.
void SeatLine::open(const std::string& link) {
    shut();
    const auto table = together::TableLink::read(link);
    m_topics.emplace(*m_seal, table.table);
    m_knock.emplace(*m_seal, table.table);
    ++m_number;
    m_patience = untilAnswered;
    tellLine({{"open",
               {{"host", table.broker.host},
                {"port", table.broker.page},
                {"topic", m_topics->toDevice(m_knock->device())},
                {"also", m_topics->here()},
                {"farewellTo", m_topics->toHost(m_knock->device())},
                {"farewell", core::base64url(m_knock->farewell())},
                {"passing", true},
                {"longest", longestMessage},
                {"around", together::limits::mostAround},
                {"beat", beatMs}}}});
}

void SeatLine::hearLine(const Json& said) {
    if (!m_knock || untrusted::string(said, "room", "") != std::to_string(m_number)) return;
    const auto is = untrusted::string(said, "is", "");
    if (is == "opened") publish(m_knock->opening());
    if (is == "closed" || is == "failed") lose();
    if (is == "beat") beat();
    if (is != "heard") return;
    if (++m_heard > core::untrusted::table::mostMessagesOfHost) return lose();
    const auto bytes = untrusted::string(said, "bytes", "");
    if (bytes.size() <= 2 * longestMessage)
        hearMessage(untrusted::string(said, "topic", ""), core::fromBase64url(bytes).value_or(""));
}

void SeatLine::hearMessage(const std::string& topic, const std::string& bytes) {
    if (topic == m_topics->here()) {
        // Anybody may have said so: it is asked whether the host is still at the other end.
        if (std::exchange(m_asked, true)) return;
        publish(m_line ? m_line->sign(What::Ping) : m_knock->opening());
        if (m_line) m_patience = std::min(m_patience, untilFound);
    } else if (m_line) {
        take(m_line->hear(bytes));
    } else if (auto line = m_knock->answered(bytes, core::hosttalk::longest)) {
        m_line = std::move(line);
        m_patience = untilLost;
        tell("seatLine", {{"open", true}});
    }
}

void SeatLine::take(const together::SealedLine::Heard& heard) {
    if (heard.what == What::Broken || heard.what == What::Over) return lose();
    if (heard.what == What::Nothing) return;
    m_patience = untilLost;
    if (heard.what == What::Ping) publish(m_line->sign(What::Pong));
    if (heard.what == What::Text) tell("seatSaid", {{"text", heard.text}});
}

void SeatLine::beat() {
    m_heard = 0;
    m_asked = false;
    if (--m_patience <= 0) lose();
}

void SeatLine::shut() {
    if (!m_knock) return;
    if (m_line) publish(m_line->sign(What::Over));
    tellLine({{"close", true}});
    m_knock.reset();
    m_line.reset();
}

void SeatLine::lose() {
    shut();
    tell("seatLine", {{"open", false}});
}

void SeatLine::publish(const std::string& bytes) {
    tellLine(
        {{"publish", {{"topic", m_topics->toHost(m_knock->device())}, {"bytes", core::base64url(bytes)}}}});
}

void SeatLine::tellLine(Json what) {
    what["room"] = std::to_string(m_number);
    tell("line", std::move(what));
}

void SeatLine::tell(const char* type, Json message) {
    Json told{{"type", type}};
    told.update(message);
    m_told.push_back(std::move(told));
}

} // namespace web
