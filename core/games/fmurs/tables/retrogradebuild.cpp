#include "core/games/fmurs/tables/retrogradebuild.h"

#include "core/game.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <stdexcept>

namespace core::fmurs {

namespace {

constexpr std::size_t placementsAtOnce = 1U << 24U; // between two looks at the stop token
constexpr std::size_t jobPlacements = 1U << 16U;    // of a thread in one go
constexpr std::uint32_t fewPages = 32;              // not worth the lists for all steps at once
constexpr std::size_t captureFactor = 8;            // so many times the work of a look
constexpr double captureShare = 0.3;                // of all work
constexpr double usualTurns = 8;

} // namespace

RetrogradeBuild::Hand::Hand(const RetrogradeBuild& all)
    : turn(all.m_moves, all.m_bits, all.m_dogs, all.m_math), lost(all.m_bits.words()),
      listed(all.m_placements + 16), page(all.m_captures != nullptr ? all.m_dogIndex.page() : 0) {
    if (all.m_dogSteps) marks.emplace(*all.m_dogSteps);
}

RetrogradeBuild::RetrogradeBuild(const Chase& chase, const DogIndex& dogIndex, const Flocks& flocks,
                                 const SheepMoves& moves, const RowMath& math, int horizon,
                                 const OnDisk& where)
    : m_chase(chase), m_dogIndex(dogIndex), m_bits(dogIndex.bits()), m_flocks(flocks), m_moves(moves),
      m_math(math), m_horizon(horizon), m_placements(static_cast<std::size_t>(dogIndex.placements())),
      m_where(where), m_work(where.values), m_team(where.team),
      m_own(m_team ? m_team->self() : 0, m_team ? m_team->members() : 1, flocks.pages()) {
    m_cursor = m_own.from;
}

bool RetrogradeBuild::begin(const Captures& captures, Crew& crew, const StopToken& stop,
                            const Progress& tell) {
    m_captures = &captures;
    if (m_worth.empty()) {
        prepare();
        m_steps.emplace(m_chase, m_dogIndex.orbits(), m_flocks.sheep());
        if (!m_steps->lines() && m_dogIndex.dogs() > 1 && m_flocks.pages() > fewPages)
            m_dogSteps.emplace(m_chase, m_dogIndex, m_math, m_flocks.sheep());
        constexpr std::size_t forMost =
            2; // of all flocks, of those with ★: these follow, and the most of all
        if (m_work != nullptr) {
            m_table = Pages(*m_work, tablePage(), m_own.from);
            if (m_where.mark > 0)
                goOn();
            else if (m_work->mark() > 0) // others are not so far
                m_work->setMark(0);
        } else {
            m_values.reserve(m_flocks.pages() * tablePage() + forMost * m_placements + 1);
            m_values.resize(m_flocks.pages() * tablePage());
            m_table = Pages(m_values.data(), tablePage());
        }
    }
    return m_stage != Stage::Capture || run(Stage::Capture, crew, stop, tell);
}

bool RetrogradeBuild::build(const Captures& captures, bool sheepToo, Crew& crew, const StopToken& stop,
                            const Progress& tell) {
    m_captures = &captures;
    if (sheepToo && m_bytes.empty()) m_bytes = Pages(m_flocks.pages(), m_dogIndex.page());
    if (!run(Stage::Look, crew, stop, tell)) return false;
    if (m_team != nullptr) collect();
    return true;
}

// Values are only written where there are captures to begin with.
bool RetrogradeBuild::tabulate(std::span<const std::uint8_t> values, Crew& crew, const StopToken& stop) {
    prepare();
    m_table = Pages(const_cast<std::uint8_t*>(values.data()), // NOLINT(cppcoreguidelines-pro-type-const-cast)
                    tablePage());
    m_bytes = Pages(m_flocks.pages(), m_dogIndex.page());
    m_stage = Stage::Open;
    m_known = true;
    return run(Stage::Look, crew, stop, [](double) {});
}

void RetrogradeBuild::prepare() {
    m_changed.assign(m_flocks.pages(), 0);
    m_found.assign(m_flocks.pages(), 0);
    m_worth.resize(m_flocks.pages());
}

// What is won in the turns before the mark is known.
void RetrogradeBuild::goOn() {
    m_turns = static_cast<int>(m_where.mark) - 1;
    m_stage = Stage::Open;
    m_known = m_all = true;
}

void RetrogradeBuild::prepareBits() {
    const auto wordBytes = sizeof(std::uint64_t);
    m_sheep = ownPages(m_bits.words() * wordBytes, m_sheepFile);
    m_won = ownPages(m_moves.parts() * wonWords() * wordBytes, m_wonFile);
    m_dogs = Pages(m_flocks.pages(), m_moves.parts() * m_bits.words() * wordBytes);
}

// Pages that are asked of nothing but themselves.
Pages RetrogradeBuild::ownPages(std::size_t bytes, std::optional<WorkFile>& file) const {
    if (m_work == nullptr) return {m_flocks.pages(), bytes};
    file.emplace(WorkFile::scratch(m_where.place, (m_own.to - m_own.from) * bytes));
    return {*file, bytes, m_own.from};
}

// Up to the end of a stage; the turns end with the last of them.
bool RetrogradeBuild::run(Stage last, Crew& crew, const StopToken& stop, const Progress& tell) {
    while (static_cast<int>(m_hands.size()) < crew.hands()) m_hands.emplace_back(*this);
    for (bool done = false; !done && m_turns <= m_horizon; nextStage()) {
        if (m_stage == Stage::Open && m_dogs.empty()) prepareBits();
        const auto visit = m_stage == Stage::Capture ? &RetrogradeBuild::capture
                           : m_stage == Stage::Open  ? &RetrogradeBuild::open
                           : m_stage == Stage::Win   ? &RetrogradeBuild::win
                                                     : &RetrogradeBuild::look;
        if (!everyPage(visit, crew, stop, tell)) return false;
        if (m_team != nullptr && (m_stage == Stage::Win || m_stage == Stage::Open)) tellWon();
        done = m_stage == Stage::Capture && last == Stage::Capture;
    }
    return true;
}

// Each page is visited once, by any thread. In no stage a page is written that others read.
bool RetrogradeBuild::everyPage(Visit visit, Crew& crew, const StopToken& stop, const Progress& tell) {
    const auto work = m_placements * (m_stage == Stage::Capture ? captureFactor : 1);
    const auto jobPages = static_cast<std::uint32_t>(1 + jobPlacements / work);
    const auto chunk = static_cast<std::uint32_t>(1 + placementsAtOnce / work);
    while (m_cursor < m_own.to) {
        if (stop.stop_requested()) return false;
        const auto end = std::min(m_cursor + chunk, m_own.to);
        crew.each((end - m_cursor + jobPages - 1) / jobPages, [&](std::size_t job, int hand) {
            const auto first = m_cursor + static_cast<std::uint32_t>(job) * jobPages;
            for (auto page = first; page < std::min(first + jobPages, end); ++page)
                (this->*visit)(page, m_hands[static_cast<std::size_t>(hand)]);
        });
        m_cursor = end;
        tell(progress());
    }
    m_cursor = m_own.from;
    return true;
}

// The next turn in which there is something to win; beyond the horizon if there is none.
void RetrogradeBuild::nextStage() {
    if (m_stage == Stage::Capture || m_stage == Stage::Win) {
        if (m_stage == Stage::Capture && m_work != nullptr) m_work->setMark(1);
        m_stage = m_stage == Stage::Capture ? Stage::Open : Stage::Look;
        return;
    }
    if (m_stage == Stage::Look) m_all = false;
    m_stage = Stage::Win;
    Worth worth;
    for (const auto& page : m_worth) worth |= page;
    for (int member = 0; m_team != nullptr && member < m_team->members(); ++member) {
        auto theirs = worth;
        m_team->tellAll(member, theirs);
        worth |= theirs;
    }
    do ++m_turns;
    while (m_turns <= m_horizon && !worth[static_cast<std::size_t>(m_turns)]);
    if (m_turns == moreTurns && m_turns <= m_horizon)
        throw std::length_error("a catch takes more turns than a byte tells");
    if (m_work != nullptr) m_work->setMark(static_cast<std::uint32_t>(m_turns));
}

// How many turns it will take is not known before.
double RetrogradeBuild::progress() const {
    const auto part = static_cast<double>(m_cursor - m_own.from) / std::max(1U, m_own.to - m_own.from);
    if (m_stage == Stage::Capture) return captureShare * part;
    if (m_turns == 0) return captureShare; // its bits are laid out
    const double turns = m_turns - 1 + (m_stage == Stage::Look ? part / 2 + 0.5 : part / 2);
    return captureShare + (1 - captureShare) * (1 - std::exp(-turns / usualTurns));
}

// --- What captures are worth ---

void RetrogradeBuild::capture(std::uint32_t page, Hand& hand) {
    hand.values = m_table.takeUnset(page, hand.valueRoom);
    for (std::size_t part = 0; part < m_moves.parts(); ++part) {
        m_captures->write(page, part, hand.page.data());
        const auto mine = values(hand, part);
        m_dogIndex.takeLeast(hand.page.data(), mine.data());
        if (m_horizon < moreTurns)
            for (auto& value : mine) value = value > m_horizon ? neverEnds : value;
    }
    tellWorth(page, hand);
    m_table.put(page, hand.values);
}

void RetrogradeBuild::tellWorth(std::uint32_t page, const Hand& hand) {
    std::array<bool, neverEnds + 1> there{};
    for (const auto value : std::span(hand.values, tablePage())) there[value] = true;
    for (std::size_t value = 0; value < there.size(); ++value)
        if (there[value]) m_worth[page].set(value);
}

// Nothing is won or lost yet where no dog stands on a sheep, but what is known to be won already.
void RetrogradeBuild::open(std::uint32_t page, Hand& hand) {
    auto* const sheep = words(m_sheep.takeUnset(page, hand.sheepRoom));
    std::ranges::copy(m_bits.all(), sheep);
    m_flocks.flock(page).each([&](Cell c) {
        for (std::size_t i = 0; i < m_bits.words(); ++i) sheep[i] &= ~m_bits.on(c)[i];
    });
    auto* const dogs = words(m_dogs.page(page));
    for (std::size_t part = 0; part < m_moves.parts(); ++part)
        std::copy_n(sheep, m_bits.words(), dogs + part * m_bits.words());
    m_sheep.put(page, hand.sheepRoom.data());
    if (m_captures != nullptr) listStuck(page);
    if (!m_known && m_bytes.empty()) return;
    hand.values = m_table.take(page, hand.valueRoom);
    if (!m_bytes.empty()) openBytes(page, hand);
    if (!m_known) return;
    tellWorth(page, hand);
    if (m_work != nullptr) checkZeros(hand);
    for (std::size_t part = 0; part < m_moves.parts() && m_turns > 0; ++part)
        for (std::size_t i = 0; i < m_placements; ++i)
            if (values(hand, part)[i] <= m_turns) m_bits.clear(i, dogs + part * m_bits.words());
}

void RetrogradeBuild::listStuck(std::uint32_t page) {
    for (std::size_t part = 0; part < m_moves.parts(); ++part)
        m_captures->eachStuck(page, part, [&](std::uint64_t number) {
            const Guard lock(m_mutex);
            m_stuck[page].push_back(part * m_placements + static_cast<std::size_t>(number));
        });
}

void RetrogradeBuild::openBytes(std::uint32_t page, const Hand& hand) {
    auto* const bytes = m_bytes.page(page);
    std::fill_n(bytes, m_dogIndex.page(), std::uint8_t{0});
    for (std::size_t i = 0; i < m_placements; ++i)
        for (const auto place : m_dogIndex.places(i)) bytes[place] = values(hand, 0)[i] > 0 ? neverEnds : 0;
}

// As many placements have a dog on a sheep for every flock. Where a disk has lost what was written there are
// more zeros, as a rule.
void RetrogradeBuild::checkZeros(const Hand& hand) const {
    const auto ground = m_chase.field().ground();
    auto free = ground;
    for (int i = 0; i < m_flocks.sheep(); ++i) free.remove(free.first());
    const auto zeros = m_placements - indexOf(Combinations(free, m_dogIndex.dogs()).count());
    for (std::size_t part = 0; part < m_moves.parts(); ++part)
        if (static_cast<std::size_t>(std::ranges::count(values(hand, part), 0)) != zeros)
            throw DamagedTable();
}

// --- The dogs' turn ---

void RetrogradeBuild::win(std::uint32_t page, Hand& hand) {
    const auto turns = static_cast<std::uint8_t>(m_turns);
    if (!m_worth[page][turns]) return;
    m_changed[page] = turns;
    if (m_found[page] != turns) {
        hand.values = m_table.take(page, hand.valueRoom);
        findWon(page, hand, turns);
    }
    const auto* won = words(m_won.take(page, hand.wonRoom));
    auto* bits = words(m_dogs.page(page));
    for (std::size_t part = 0; part < m_moves.parts(); ++part, bits += m_bits.words(), won += wonWords()) {
        const auto count = m_math.list({won, wonWords()}, hand.listed.data());
        for (const auto number : std::span(hand.listed).first(count)) m_bits.clear(number, bits);
    }
}

void RetrogradeBuild::findWon(std::uint32_t page, Hand& hand, std::uint8_t turns) {
    m_found[page] = turns;
    auto* const first = m_won.takeUnset(page, hand.wonRoom);
    for (std::size_t part = 0; part < m_moves.parts(); ++part)
        m_math.findEqual(values(hand, part), turns, words(first) + part * wonWords());
    m_won.put(page, first);
}

// --- The sheep's turn ---

bool RetrogradeBuild::mayHaveLost(std::uint32_t page) const {
    return m_all || m_moves.moves() > 1 || (m_moves.mayPass(page) && hasChanged(page)) ||
           std::ranges::any_of(m_moves.steps(page), [&](const auto& step) { return hasChanged(step.page); });
}

void RetrogradeBuild::look(std::uint32_t page, Hand& hand) {
    const bool stepsCount = m_captures != nullptr && m_turns < m_horizon;
    if ((!stepsCount && m_bytes.empty()) || !mayHaveLost(page)) return;
    hand.turn.at(page);
    auto* const sheepPage = m_sheep.take(page, hand.sheepRoom);
    auto* const sheep = words(sheepPage);
    const auto some = hand.turn.findLost({sheep, hand.lost.size()}, hand.lost.data());
    if (some == 0) return;
    for (std::size_t i = 0; i < hand.lost.size(); ++i) sheep[i] ^= hand.lost[i];
    const auto enough = m_dogSteps ? m_dogSteps->worthIt() : 1;
    m_sheep.put(page, sheepPage);
    if (!m_bytes.empty()) write(page, hand);
    if (!stepsCount) return;
    hand.values = m_table.take(page, hand.valueRoom);
    if (m_dogSteps && some >= enough && free(page)) {
        stepBackAtOnce(page, hand);
    } else {
        eachLost(hand, [&](std::size_t block, std::size_t of) {
            stepBack(page, hand, block, of);
            pass(page, hand, m_bits.numbers(block)[of]);
        });
    }
    m_table.put(page, hand.values);
    const auto next = static_cast<std::uint8_t>(m_turns + 1);
    if (m_worth[page][next]) findWon(page, hand, next);
}

template <class Take>
void RetrogradeBuild::eachLost(const Hand& hand, Take take) const {
    const auto* lost = hand.lost.data();
    for (std::size_t block = 0; block < m_bits.blocks(); ++block)
        for (std::size_t word = 0; word < m_bits.blockWords(); ++word)
            for (auto rest = *lost++; rest != 0; rest &= rest - 1)
                take(block, word * 64 + static_cast<unsigned>(std::countr_zero(rest)));
}

void RetrogradeBuild::write(std::uint32_t page, const Hand& hand) {
    auto* const bytes = m_bytes.page(page);
    const auto turns = static_cast<std::uint8_t>(m_turns);
    eachLost(hand, [&](std::size_t block, std::size_t of) {
        for (const auto place : m_dogIndex.places(m_bits.numbers(block)[of])) bytes[place] = turns;
    });
}

// Nothing is to be asked of any step.
bool RetrogradeBuild::free(std::uint32_t page) const {
    return m_stuck.empty() && m_moves.enclosures(page).empty();
}

void RetrogradeBuild::stepBackAtOnce(std::uint32_t page, Hand& hand) {
    const auto value = static_cast<std::uint8_t>(m_turns + 1);
    auto& marks = *hand.marks;
    marks.add(hand.lost);
    marks.stepBack();
    bool any = false;
    for (std::size_t part = 0; part < m_moves.parts(); ++part)
        any = marks.lower(values(hand, part).data(), value) || any;
    marks.clear();
    if (any) m_worth[page].set(value);
}

void RetrogradeBuild::stepBack(std::uint32_t page, const Hand& hand, std::size_t block, std::size_t of) {
    const auto products = m_bits.behind(static_cast<std::uint32_t>(block));
    for (std::size_t part = 0; part < m_moves.parts(); ++part) {
        const auto* const mine = values(hand, part).data();
        bool blocked = false;
        for (const auto& step : m_steps->to(of)) {
            blocked = blocked && !step.first;
            if (blocked) continue;
            const auto before = m_bits.numbers(products[step.symmetry])[step.of];
            blocked = mine[before] == 0;
            reach(page, hand, part, before);
        }
    }
}

// Dogs who cannot move pass.
void RetrogradeBuild::pass(std::uint32_t page, const Hand& hand, std::uint32_t number) {
    const auto found = m_stuck.find(page);
    if (found == m_stuck.end()) return;
    for (const auto stuck : found->second)
        if (stuck % m_placements == number) reach(page, hand, stuck / m_placements, number);
}

// A turn more leads there, unless a dog is enclosed, for then it has lost.
void RetrogradeBuild::reach(std::uint32_t page, const Hand& hand, std::size_t part, std::uint32_t number) {
    const auto value = static_cast<std::uint8_t>(m_turns + 1);
    auto& old = hand.values[part * m_placements + number];
    if (old <= value) return;
    const auto enclosed = m_moves.enclosures(page);
    if (!enclosed.empty() && setOf(m_dogIndex.placement(number)).meets(enclosed)) return;
    old = value;
    m_worth[page].set(value);
}

} // namespace core::fmurs
