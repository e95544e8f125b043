#pragma once

#include "app/web/practice.h"
#include "app/web/table.h"
#include "core/picture/page.h"
#include "core/play/setup.h"
#include "core/play/untrusted.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace web {

// The page behind the script that draws it: what it is told and what it tells are JSON objects, {"do": …} and
// {"type": …}. Those of boards are the same as a served page's (core/picture/page.h, core/play/tabletalk.h).
class Page {
public:
    using Json = core::page::Json;

    // Answers a message; whatever is wrong with it is said.
    std::vector<Json> hear(std::string_view message);
    // Does what there is to do, for so long or a little longer.
    std::vector<Json> work(Table::Time time);
    std::optional<Table::Time> idle() const;

private:
    // A line of play that is gone through, as one would play on from the ply looked at.
    struct Walk {
        core::Match line;
        int from = 0;
    };

    void hello(const Json& said);
    void form(const Json& said);
    void preview(const Json& said);
    void arrange(const Json& said);
    void begin(const Json& said);
    void open(const Json& said);
    void glance(const Json& said);
    void practise(const std::string& what, const Json& said);
    void save();
    void link();
    void qr(const std::string& given);
    void point(std::string_view message);
    void act(const std::string& what, const Json& said);
    void step(const Json& said);

    void sit(core::Match match, core::Seats seats, const core::Series& before);
    void again();
    void play(core::Move move);
    void afterMove(int from);
    void tellLayout();
    void show();
    void showKnown();
    void showReview();
    void refresh();
    void refreshNow();
    void walk(int ply);
    void walkBetter(int ply);
    void keep();
    void tell(const char* type, Json message);
    void say(const core::Message& message);

    const core::Match& shown() const { return m_walk ? m_walk->line : m_table->match(); }
    core::Help helpNow() const;
    core::Names names() const;
    std::string turn() const;
    core::Message beginner() const;
    Json resultJson(const core::Ending& ending) const;
    Json barJson() const;
    Json offersJson() const;
    Json whyJson(const core::Analysis& known) const;
    Json movesJson(const core::Analysis& known) const;
    std::vector<core::Offer> offers() const;

    std::optional<Table> m_table;
    std::optional<core::BoardState> m_board;
    std::optional<Walk> m_walk;
    std::unique_ptr<Practice> m_practice;        // in place of the match, as long as it lasts
    std::optional<core::Arrangement> m_arranged; // before a match
    std::string m_rest = "{}";                   // of the record that was opened
    core::Help m_help = core::Help::Off;
    std::uint64_t m_seed = 0;
    std::chrono::steady_clock::time_point m_refreshed;
    std::optional<std::array<int, 5>> m_kept; // the state of the match that the device keeps
    std::vector<Json> m_told;
};

} // namespace web
