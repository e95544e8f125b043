#pragma once

#include "app/web/drill.h"
#include "core/picture/page.h"
#include "core/puzzle/maker.h"
#include "core/puzzle/progress.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace web {

// How to play and puzzles on the page: one board after the other on which something is to be found.
class Practice {
public:
    using Json = core::page::Json;

    // Step by step from the first; or puzzles of the grade that the progress so far has led to.
    static Practice guide(const core::Kind& kind);
    static Practice puzzles(const core::Kind& kind, std::uint64_t seed, const core::Progress& progress);

    // What is done at the board or with a button; of another board's ply nothing is. Messages for the page.
    std::vector<Json> hear(const std::string& what, const Json& said, std::string_view message);
    std::vector<Json> work(Drill::Time time);
    std::optional<Drill::Time> idle() const;
    // All there is to see, from the layout on.
    std::vector<Json> show();

private:
    explicit Practice(const core::Kind& kind) : m_kind(&kind) {}

    void pose(Drill drill);
    void next();
    void seek(Drill::Time time);
    void point(std::string_view message);
    void follow(bool moved);
    void answered();
    void tellLayout();
    void refresh();
    void tell(const char* type, Json message);
    Json drillJson() const;
    std::string verdict() const;
    std::string afterthought() const;
    std::string prompt() const;

    const core::Kind* m_kind;
    std::optional<Drill> m_drill;
    std::optional<core::BoardState> m_board;
    std::size_t m_step = 0;                       // of How to play
    std::shared_ptr<core::PuzzleStream> m_stream; // nothing: How to play
    core::Progress m_progress;
    Drill::Time m_patience{60}; // for a match from which puzzles come, which is played in one go
    bool m_seeking = false;
    std::string m_refusal; // which rule forbids the move last tried
    std::vector<Json> m_told;
};

} // namespace web
