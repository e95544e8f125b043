#include "core/games/fmurs/roundup.h"

#include "core/games/fmurs/endgame.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <numeric>
#include <stdexcept>

namespace core::fmurs {

namespace {

constexpr std::uint32_t pagesAtOnce = 256;    // between two looks at the stop token
constexpr std::size_t pieceBytes = 1U << 24U; // of the finished table, put together at once
constexpr double captureShare = 0.1;          // of the work

const RowBytes noBytes{};

} // namespace

Roundup::Roundup(const Chase& chase, const Pack& pack, const Flocks& flocks,
                 std::span<const std::shared_ptr<Endgame>> fewer, Greatest greatest)
    : m_chase(chase), m_pack(pack), m_flocks(flocks), m_sheepTurn(chase, pack, flocks, greatest),
      m_captures(chase, pack, flocks, fewer, greatest), m_words((pack.rows() + 63) / 64) {}

bool Roundup::run(Crew& crew, const std::stop_token& stop, const Progress& tell) {
    if (!m_sheepTurn.list(crew, stop)) return false;
    if (!m_prepared) prepare();
    return capture(crew, stop, tell) && sweep(crew, stop, tell);
}

void Roundup::prepare() {
    m_pages = Pages(m_flocks.pages(), m_sheepTurn.page());
    m_dirty.assign(m_flocks.pages() * m_words, 0);
    m_least.assign(m_flocks.pages(), RowSet::none);
    sortByStars();
    listSteps();
    m_prepared = true;
}

void Roundup::listSteps() {
    for (std::uint32_t row = 0; row < m_pack.rows(); ++row) {
        const auto& dogs = m_pack.dogs(row);
        m_firstStep.push_back(m_steps.size());
        dogs.each([&](Cell dog) {
            m_chase.stepsBack(dogs, dog, m_flocks.sheep(), [&](Cell from, const CellSet& way) {
                m_steps.push_back({way, m_pack.row(row, dog, from)});
            });
        });
    }
    m_firstStep.push_back(m_steps.size());
}

void Roundup::sortByStars() {
    for (int stars = m_flocks.sheep(); stars >= 0; --stars) {
        for (std::uint32_t page = 0; page < m_flocks.pages(); ++page)
            if (m_chase.variation().partial || m_flocks.starred(page) == stars) m_order.push_back(page);
        m_groups.push_back(m_order.size());
        if (m_chase.variation().partial) return; // no ★ to lose: all at once
    }
}

// --- Captures ---

bool Roundup::capture(Crew& crew, const std::stop_token& stop, const Progress& tell) {
    while (m_captured < m_flocks.pages()) {
        if (stop.stop_requested()) return false;
        const auto more = std::min(pagesAtOnce, m_flocks.pages() - m_captured);
        crew.each(more, [&](std::size_t i, int) {
            const auto page = m_captured + static_cast<std::uint32_t>(i);
            RowSet changed(m_pack.rows());
            for (std::size_t p = 0; p < m_sheepTurn.parts(); ++p)
                m_captures.write(page, p, part(page, p), changed);
            listStuck(page);
            wake(page, changed, m_sheepTurn.moves(), m_sheepTurn.mayPass(page));
        });
        m_captured += more;
        tell(progress());
    }
    return true;
}

void Roundup::listStuck(std::uint32_t page) {
    for (std::size_t p = 0; p < m_sheepTurn.parts(); ++p)
        m_captures.eachStuck(page, p, [&](std::uint32_t row, Cell last) {
            const std::lock_guard lock(m_mutex);
            m_stuck[page].push_back({p, row, last});
        });
}

// --- Falling values ---

double Roundup::progress() const {
    const auto pages = static_cast<double>(m_flocks.pages());
    if (m_captured < m_flocks.pages()) return captureShare * m_captured / pages;
    if (m_group == m_groups.size()) return 1;
    // How often rows are looked at is not known before: within a group it slows down towards its end.
    const double begin = m_group == 0 ? 0 : static_cast<double>(m_groups[m_group - 1]);
    const double size = static_cast<double>(m_groups[m_group]) - begin;
    const double visits = size > 0 ? m_looked / (size * m_pack.rows()) : 0;
    return captureShare + (1 - captureShare) * (begin + size * (1 - std::exp(-visits / 4))) / pages;
}

// Batch by batch: first the sheep's turn of all rows, which reads what lies around; then what the dogs make
// of it, which writes the pages of the batch. So no page is read while it is written.
bool Roundup::sweep(Crew& crew, const std::stop_token& stop, const Progress& tell) {
    for (; m_group < m_groups.size(); ++m_group, m_looked = 0, m_level = 0) {
        m_cursor = m_group == 0 ? 0 : m_groups[m_group - 1];
        while (nextBatch()) {
            crew.each(m_batch.size(), [&](std::size_t i, int) { look(m_batch[i]); });
            crew.each(m_batch.size(), [&](std::size_t i, int) { spread(m_batch[i]); });
            m_looked += static_cast<double>(m_rows.size());
            tell(progress());
            if (stop.stop_requested()) return false;
        }
    }
    return true;
}

// The next pages of the group, round and round, those first where the lowest values are new: these do not
// fall again.
bool Roundup::nextBatch() {
    const std::size_t begin = m_group == 0 ? 0 : m_groups[m_group - 1], end = m_groups[m_group];
    m_batch.clear();
    std::size_t rows = 0;
    for (auto least = m_level;; m_level = least) {
        least = RowSet::none;
        for (auto i = begin; i < end && (rows < batchRows || m_batch.size() < batchPages); ++i) {
            if (m_cursor >= end) m_cursor = begin;
            const auto page = m_order[m_cursor++];
            if (m_least[page] > m_level) {
                least = std::min(least, m_least[page]);
                continue;
            }
            m_least[page] = RowSet::none;
            m_batch.push_back({page, rows, 0});
            for (std::size_t w = 0; w < m_words; ++w)
                rows += static_cast<std::size_t>(std::popcount(dirty(page)[w]));
        }
        if (rows > 0 || least == RowSet::none) break;
    }
    m_rows.resize(rows);
    if (m_values.size() < rows * m_pack.width()) m_values.resize(rows * m_pack.width());
    return rows > 0;
}

void Roundup::look(Task& task) {
    const auto& sheep = m_flocks.flock(task.page);
    for (std::size_t w = 0; w < m_words; ++w)
        for (auto rest = std::exchange(dirty(task.page)[w], 0); rest != 0; rest &= rest - 1) {
            const auto row =
                static_cast<std::uint32_t>(w * 64 + static_cast<unsigned>(std::countr_zero(rest)));
            if (!m_pack.dogs(row).meets(sheep)) m_rows[task.first + task.rows++] = row;
        }
    auto* values = &m_values[task.first * m_pack.width()];
    const auto rows = std::span(m_rows).subspan(task.first, task.rows);
    m_sheepTurn.rows(m_pages, task.page, rows, values);
    nextTurn(values, task.rows * m_pack.width());
    for (const auto row : rows) {
        if (!m_pack.alone()) m_pack.dogs(row).each([&](Cell c) { values[c] = Endgame::never; });
        values += m_pack.width();
    }
}

void Roundup::spread(const Task& task) {
    RowSet changed(m_pack.rows());
    for (std::size_t i = task.first; i < task.first + task.rows; ++i)
        spreadRow(task.page, m_rows[i], &m_values[i * m_pack.width()], changed);
    if (!m_stuck.empty()) passStuck(task, changed);
    wake(task.page, changed, m_sheepTurn.moves(), m_sheepTurn.mayPass(task.page));
}

// The dogs step to where the sheep are to move.
void Roundup::spreadRow(std::uint32_t page, std::uint32_t row, const std::uint8_t* news, RowSet& changed) {
    const auto& sheep = m_flocks.flock(page);
    const auto enclosed = m_sheepTurn.enclosures(page);
    RowBytes closed;
    for (auto i = m_firstStep[row]; i < m_firstStep[row + 1]; ++i) {
        const auto& [way, before] = m_steps[i];
        if (way.meets(sheep) || m_pack.dogs(before).meets(enclosed)) continue;
        const bool free = m_pack.alone() || (enclosed.empty() && way.count() == 1);
        if (!free) {
            closed.fill(0);
            (way | enclosed).each([&](Cell c) { closed[c] = Endgame::never; });
        }
        for (std::size_t p = 0; p < m_sheepTurn.parts(); ++p)
            Page{m_pack, part(page, p)}.lower(before, news, free ? noBytes.data() : closed.data(), changed);
    }
}

// Dogs who cannot move pass.
void Roundup::passStuck(const Task& task, RowSet& changed) {
    const auto found = m_stuck.find(task.page);
    if (found == m_stuck.end()) return;
    const auto enclosed = m_sheepTurn.enclosures(task.page);
    RowBytes closed;
    for (const auto& stuck : found->second) {
        if (m_pack.dogs(stuck.row).meets(enclosed) || (!m_pack.alone() && enclosed.has(stuck.last))) continue;
        for (std::size_t i = task.first; i < task.first + task.rows; ++i) {
            if (m_rows[i] != stuck.row) continue;
            closed.fill(Endgame::never);
            closed[stuck.last] = 0;
            Page{m_pack, part(task.page, stuck.part)}.lower(stuck.row, &m_values[i * m_pack.width()],
                                                            closed.data(), changed);
        }
    }
}

// Rows have fallen: those from which the sheep can come here are to be looked at, and where they may have to
// stay the row itself. The pages of other threads: bit by bit.
void Roundup::wake(std::uint32_t page, const RowSet& changed, int moves, bool mayPass) {
    if (changed.empty()) return;
    const auto mark = [&](std::uint32_t other, const RowSet& rows) {
        for (std::size_t w = 0; w < m_words; ++w) {
            const std::atomic_ref word(dirty(other)[w]);
            const auto more = rows.words()[w];
            if ((word.load(std::memory_order_relaxed) & more) != more)
                word.fetch_or(more, std::memory_order_relaxed);
        }
        const std::atomic_ref least(m_least[other]);
        for (auto old = least.load(std::memory_order_relaxed);
             rows.least < old && !least.compare_exchange_weak(old, rows.least, std::memory_order_relaxed);) {
        }
    };
    RowSet there(m_pack.rows());
    there.least = changed.least;
    if (mayPass) mark(page, changed);
    for (const auto& back : m_sheepTurn.backs(page)) {
        there.clear();
        const auto inverse = m_pack.inverse(back.symmetry);
        changed.each([&](std::uint32_t row) { there.add(m_pack.image(row, inverse)); });
        if (moves > 1)
            wake(back.page, there, moves - 1, mayPass);
        else
            mark(back.page, there);
    }
}

// --- Values one for each placement, and back ---

std::vector<std::uint8_t> Roundup::take(Crew& crew, int horizon) {
    const auto placements = m_pack.placements();
    const auto chunk = static_cast<std::uint32_t>(1 + pieceBytes / (m_sheepTurn.parts() * placements));
    std::vector<std::uint8_t> values, piece;
    values.reserve(m_flocks.pages() * m_sheepTurn.parts() * placements);
    for (std::uint32_t page = 0; page < m_flocks.pages(); page += chunk) {
        const auto some = std::min<std::size_t>(chunk, m_flocks.pages() - page);
        piece.resize(some * m_sheepTurn.parts() * placements);
        crew.each(some, [&](std::size_t i, int) {
            for (std::size_t p = 0; p < m_sheepTurn.parts(); ++p) {
                auto* const out = &piece[(i * m_sheepTurn.parts() + p) * placements];
                const auto* const in = part(page + static_cast<std::uint32_t>(i), p);
                for (std::uint64_t d = 0; d < placements; ++d) {
                    const auto value = in[m_pack.places(d).front()];
                    out[d] = value > horizon ? Endgame::never : value;
                }
            }
        });
        values.insert(values.end(), piece.begin(), piece.end());
        for (std::size_t i = 0; i < some; ++i) m_pages.drop(page + i);
    }
    if (std::ranges::find(values, moreTurns) != values.end())
        throw std::length_error("a catch takes more turns than a byte tells");
    return values;
}

bool Roundup::tabulate(const std::vector<std::uint8_t>& values, Pages& out, Crew& crew,
                       const std::stop_token& stop) {
    if (!m_sheepTurn.list(crew, stop)) return false;
    Pages pages(m_flocks.pages(), m_sheepTurn.page()), turned(m_flocks.pages(), m_pack.page());
    m_pages = std::move(pages);
    const auto everyPage = [&](const std::function<void(std::uint32_t)>& visit) {
        for (std::uint32_t page = 0; page < m_flocks.pages() && !stop.stop_requested(); page += pagesAtOnce)
            crew.each(std::min(pagesAtOnce, m_flocks.pages() - page),
                      [&](std::size_t i, int) { visit(page + static_cast<std::uint32_t>(i)); });
        return !stop.stop_requested();
    };
    const auto placements = m_pack.placements();
    const auto unfold = [&](std::uint32_t page) {
        std::fill_n(part(page, 0), m_sheepTurn.page(), std::uint8_t{0});
        for (std::size_t p = 0; p < m_sheepTurn.parts(); ++p)
            for (std::uint64_t d = 0; d < placements; ++d)
                for (const auto at : m_pack.places(d))
                    part(page, p)[at] = values[(page * m_sheepTurn.parts() + p) * placements + d];
    };
    std::vector<std::uint32_t> rows(m_pack.rows());
    std::iota(rows.begin(), rows.end(), 0);
    const auto turn = [&](std::uint32_t page) { m_sheepTurn.rows(m_pages, page, rows, turned.page(page)); };
    if (!everyPage(unfold) || !everyPage(turn)) return false;
    out = std::move(turned);
    return true;
}

} // namespace core::fmurs
