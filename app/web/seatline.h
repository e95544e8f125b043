#pragma once

#include "core/picture/page.h"
#include "core/together/sealedline.h"
#include "core/together/tablelink.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace web {

// The line from the page of a seat to the host of its table, by way of a broker: seals and opens what both
// say. One at a time; once it is over it is for the page to open another. The line to the broker itself is
// the script's.
class SeatLine {
public:
    using Json = core::page::Json;

    // "open" with a link, "say" a text, "close" without an answer; or "line", what the line to the broker
    // does. Answers {"type": "line"} for that, and "seatLine", that it is open or closed, and "seatSaid".
    std::vector<Json> hear(const Json& said);

private:
    void open(const std::string& link);
    void hearLine(const Json& said);
    void hearMessage(const std::string& topic, const std::string& bytes);
    void take(const core::together::SealedLine::Heard& heard);
    void beat();
    void shut();
    void lose(); // and says so
    void publish(const std::string& bytes);
    void tellLine(Json what);
    void tell(const char* type, Json message);

    std::unique_ptr<core::together::Seal> m_seal = core::together::sodiumSeal();
    std::optional<core::together::Knock> m_knock; // while there is a line, or one is tried
    std::optional<core::together::TableTopics> m_topics;
    std::optional<core::together::SealedLine> m_line; // once the host has answered
    int m_number = 0;                                 // of the tries
    int m_patience = 0;                               // beats until it is over, unless something is heard
    int m_heard = 0;                                  // messages since the last beat
    bool m_asked = false;                             // since then, whether the host is still there
    std::vector<Json> m_told;
};

} // namespace web
