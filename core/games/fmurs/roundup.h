#pragma once

#include "core/games/fmurs/captures.h"
#include "core/games/fmurs/sheepturn.h"

#include <mutex>
#include <unordered_map>

namespace core::fmurs {

// Builds the table of so many sheep with several threads. Every placement begins with what a capture is worth
// or `never`; then rows whose values have fallen are looked at by those from which the sheep can come there,
// again and again, until nothing falls any more. Sheep never lose ★ by moving, so flocks with more of them
// are done first.
class Roundup {
public:
    Roundup(const Chase& chase, const Pack& pack, const Flocks& flocks,
            std::span<const std::shared_ptr<Endgame>> fewer, Greatest greatest);

    // False if stopped; the next call goes on from there. `tell` is told how far it has come, 0 … 1.
    using Progress = std::function<void(double)>;
    bool run(Crew& crew, const std::stop_token& stop, const Progress& tell);
    // Rows that are looked at in one go, but as many pages at least.
    static constexpr std::size_t batchRows = 65536, batchPages = 8;

    // The values, one for each placement of the dogs; what takes more than `horizon` turns is `never`.
    std::vector<std::uint8_t> take(Crew& crew, int horizon);
    // The other way: the pages of the sheep's turn from those values. False if stopped.
    bool tabulate(const std::vector<std::uint8_t>& values, Pages& out, Crew& crew,
                  const std::stop_token& stop);

private:
    // A page some of whose rows are to be looked at.
    struct Task {
        std::uint32_t page = 0;
        std::size_t first = 0; // its rows among those of the batch
        std::size_t rows = 0;
    };
    struct Stuck {
        std::size_t part = 0;
        std::uint32_t row = 0;
        Cell last = 0;
    };

    // A step of a row's dogs, backwards: what must be free for it, and the row before.
    struct Step {
        CellSet way;
        std::uint32_t row = 0;
    };

    void prepare();
    void listSteps();
    bool capture(Crew& crew, const std::stop_token& stop, const Progress& tell);
    void listStuck(std::uint32_t page);
    void sortByStars();
    bool sweep(Crew& crew, const std::stop_token& stop, const Progress& tell);
    bool nextBatch();
    void look(Task& task);
    void spread(const Task& task);
    void spreadRow(std::uint32_t page, std::uint32_t row, const std::uint8_t* news, RowSet& changed);
    void passStuck(const Task& task, RowSet& changed);
    void wake(std::uint32_t page, const RowSet& changed, int moves, bool mayPass);
    double progress() const;
    std::uint64_t* dirty(std::uint32_t page) { return &m_dirty[page * m_words]; }
    std::uint8_t* part(std::uint32_t page, std::size_t part) {
        return m_pages.page(page) + part * m_pack.page();
    }

    const Chase& m_chase;
    const Pack& m_pack;
    const Flocks& m_flocks;
    SheepTurn m_sheepTurn;
    Captures m_captures;
    Pages m_pages;
    std::uint32_t m_captured = 0; // pages
    bool m_prepared = false;
    std::mutex m_mutex;
    std::unordered_map<std::uint32_t, std::vector<Stuck>> m_stuck; // placements where the dogs must pass

    std::vector<Step> m_steps;
    std::vector<std::size_t> m_firstStep; // of each row
    std::size_t m_words;                  // of 64 rows a page
    std::vector<std::uint64_t> m_dirty;   // rows to be looked at
    std::vector<std::uint8_t> m_least;    // the least new value that makes them so, by page
    std::vector<std::uint32_t> m_order;   // pages, those of more stars first
    std::vector<std::size_t> m_groups;    // ends of those of equally many
    std::size_t m_group = 0, m_cursor = 0;
    std::uint8_t m_level = 0; // pages with new values up to this are looked at
    double m_looked = 0;      // rows, in this group
    std::vector<Task> m_batch;
    std::vector<std::uint32_t> m_rows; // of the batch, and their values with the sheep to move
    std::vector<std::uint8_t> m_values;
};

} // namespace core::fmurs
