#pragma once

#include "app/web/firstscreen.h"
#include "app/web/linked.h"
#include "app/web/playing.h"
#include "app/web/practice/practice.h"
#include "app/web/seatline.h"
#include "core/play/setup.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace web {

// The page behind the script that draws it: what it is told and what it tells are JSON objects, {"do": …} and
// {"type": …}. Those of boards are the same as a served page's (core/picture/page.h, core/play/tabletalk.h).
// Here is said whose matter each is: what comes before a match, the match, or what is practised in its place.
class Page {
public:
    using Json = core::page::Json;

    // Answers a message; whatever is wrong with it is said.
    std::vector<Json> hear(std::string_view message);
    // Does what there is to do, for so long or a little longer.
    std::vector<Json> work(Table::Time time);
    std::optional<Table::Time> idle() const;

private:
    void hello(const Json& said);
    bool open(const std::string& what, const Json& said);
    bool enter(const std::string& what, const Json& said);
    void arrange(const Json& said);
    void teach(const std::string& file);
    void attend(const core::Assignment& task, std::string_view kept);
    void report();
    void practise(const std::string& what, const Json& said);
    void sit(core::Record record, const std::string& id = {});
    void enterRoom(const Json& said);
    void toRoom();
    void listen();
    void keep();
    void add(std::vector<Json> told);
    void tell(const char* type, Json message);
    std::vector<Json> outOfMemory();

    Chosen m_chosen;
    FirstScreen m_first;
    Playing m_playing{m_chosen};
    Linked m_linked{m_playing};
    SeatLine m_seat; // where this is the page of a seat at another’s table, and nothing else
    std::unique_ptr<Practice> m_practice;        // in place of the match, as long as it lasts
    std::optional<core::Arrangement> m_arranged; // before a match
    std::optional<core::tabletalk::Did> m_reported;
    std::vector<Json> m_told;
};

} // namespace web
