#pragma once

#include "core/board.h"
#include "core/games/fmurs/placingvalues.h"
#include "core/games/fmurs/prospect.h"
#include "core/games/fmurs/search.h"
#include "core/games/fmurs/tablebuilder.h"

#include <functional>

namespace core::fmurs {

// Values positions of Fmurs: exactly where the endgame tables reach, above them by looking ahead.
class Shepherd {
public:
    explicit Shepherd(const Rules& rules);

    template <class Report>
    void analyse(const Rules::Position& root, const std::stop_token& stop, const Report& report) {
        m_report = [&](const std::vector<Known>& known, bool complete) {
            report([&](const Rules::Position& p) { return valueIn(known, p); }, complete);
        };
        run(root, stop);
    }

    // The chase played out, where the tables reach.
    const std::optional<Explanation>& why() const { return m_why; }

private:
    struct Known {
        Rules::Position position;
        Verdict verdict = {};
        bool over = false; // the half ends with it; otherwise what looking ahead makes of it
        int score = 0;     // or a bound of it, where it is clearly not the best
        Prospect prospect = {};
    };

    void run(const Rules::Position& root, const std::stop_token& stop);
    void place(const Rules::Position& root, const std::stop_token& stop);
    bool fromTables(const Rules::Position& root);
    bool prepare(const std::stop_token& stop);
    bool deepen(const Rules::Position& root, std::uint64_t nodes, bool last, const std::stop_token& stop);
    Verdict inTables(const Rules::Position& p) const;
    bool deepenByOne(const Rules::Position& root, std::vector<Known>& known, int depth,
                     const std::stop_token& stop);
    int ahead(const Rules::Position& p, int depth, const Search::Window& window, const std::stop_token& stop);
    Prospect proven(const Rules::Position& p, int depth, int score) const;
    int expected(const Rules::Position& p) const;
    std::vector<Known> children(const Rules::Position& root) const;
    void tell(const Rules::Position& root, std::vector<Known> known, bool complete) const;
    static Verdict valueIn(const std::vector<Known>& known, const Rules::Position& p);

    const Rules& m_rules;
    Endgames m_endgames;
    PlacingValues m_placings;
    Hunts m_hunts;
    Search m_search;
    std::unique_ptr<TableBuilder> m_builder; // last, for it must stop before the tables go
    std::optional<Explanation> m_why;        // of the position analysed last
    bool m_chaseFollows = false; // small tables are waited for even if all is proven: they tell the chase
    std::function<void(const std::vector<Known>&, bool)> m_report;
};

} // namespace core::fmurs
