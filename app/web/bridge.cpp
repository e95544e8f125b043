// What the script calls (resources/web/worker.js). Texts are UTF-8 in the program's memory.
#include "app/web/page.h"

#include <string>

namespace {

struct Bridge {
    web::Page page;
    std::string heard, told;

    const char* tell(const std::vector<web::Page::Json>& messages) {
        auto all = web::Page::Json::array();
        for (const auto& one : messages) all.push_back(one);
        const auto idle = page.idle();
        web::Page::Json answer{{"messages", std::move(all)}};
        if (idle) answer["idle"] = idle->count();
        told = answer.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
        return told.c_str();
    }
};

Bridge& bridge() {
    static Bridge one;
    return one;
}

} // namespace

#define CALLED(name) __attribute__((export_name(#name)))

extern "C" {

// Room for what is said next.
CALLED(room) char* room(std::size_t bytes) {
    bridge().heard.assign(bytes, '\0');
    return bridge().heard.data();
}

// {"messages": […], "idle": ms until work() has something to do}; nothing: until something is said.
CALLED(hear) const char* hear() {
    return bridge().tell(bridge().page.hear(bridge().heard));
}

CALLED(work) const char* work(int ms) {
    return bridge().tell(bridge().page.work(web::Table::Time(ms)));
}

CALLED(length) std::size_t length() {
    return bridge().told.size();
}
}
