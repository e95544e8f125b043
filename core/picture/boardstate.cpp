#include "core/picture/boardstate.h"

#include "core/kind.h"
#include "core/picture/wrap.h"
#include "core/play/edge.h"
#include "core/verdictwords.h"

#include <algorithm>
#include <utility>

namespace core {

bool foretold(const Game& game, Help help) {
    return game.kind().plainMoves || help >= Help::Marks;
}

Message moveMessage(const Game& game, const Position& start, const Position& p, Move m, Help help) {
    if (foretold(game, help)) return game.phrase(p, m);
    return spotOf(game.layout(start), game.path(start, p, m).front()).label;
}

BoardState::BoardState(std::shared_ptr<const Game> game, const Position& start)
    : m_game(std::move(game)), m_start(start), m_layout(m_game->layout(start)),
      m_occupied(core::occupied(m_layout, m_game->scene(start, start))) {
    setPosition(start);
}

std::optional<BoardState> BoardState::upright() const {
    auto layout = m_game->upright(m_start);
    if (!layout) return {};
    auto board = *this;
    board.m_layout = std::move(*layout);
    board.m_occupied = core::occupied(board.m_layout, m_game->uprightScene(m_start, m_start));
    board.refresh();
    return board;
}

void BoardState::setPosition(const Position& position) {
    m_position = position;
    std::vector<Choice> choices;
    for (const auto move : m_game->moves(position))
        choices.push_back({move, m_game->path(m_start, position, move), m_game->play(position, move), {}});
    m_selection.reset(m_layout.gesture, std::move(choices));
    refresh();
}

void BoardState::setAnalysis(const Analysis* analysis, Help help) {
    m_help = help;
    m_silent = analysis != nullptr && analysis->silent();
    m_selection.value(analysis);
    refresh();
}

void BoardState::setInteractive(bool interactive) {
    m_interactive = interactive;
    if (!interactive) m_selection.cancel();
    refresh();
}

void BoardState::setTurn(Point cells) {
    m_turn = cells;
    m_layout = wrapped::turned(m_game->layout(m_start), cells);
}

std::optional<Mark> BoardState::markOf(const Choice& choice) const {
    if (!marksShown() || m_silent) return {};
    return core::markOf(choice.verdict, m_selection.best(choice), m_help == Help::Numbers);
}

std::vector<const Choice*> BoardState::runs() const {
    return marksShown() && !m_silent ? m_selection.runs() : std::vector<const Choice*>{};
}

const Choice* BoardState::stop() const {
    if (empty() || m_layout.gesture != Gesture::Steps || !m_interactive) return nullptr;
    return m_selection.trail().size() < 2 ? nullptr : m_selection.chosen();
}

std::vector<BoardState::Cell> BoardState::cellsNow() const {
    std::vector<Cell> cells(m_layout.spots.size());
    const auto at = [&](SpotId spot) -> Cell& { return cells[static_cast<std::size_t>(spot)]; };
    for (const auto& token : m_scene.tokens) {
        at(token.spot).art = token.art;
        at(token.spot).state = Occupied;
    }
    for (const auto& [spot, count] : m_scene.counts) {
        at(spot).count = count;
        at(spot).state = Occupied;
    }
    for (SpotId spot = 0; spot < spots(); ++spot) {
        const auto* choice = m_selection.behind(spot);
        if (choice == nullptr) continue;
        at(spot).mark = markOf(*choice);
        at(spot).onArrow = m_game->arrow(m_position, choice->move).has_value();
        if (m_interactive) at(spot).state |= m_selection.asked(spot) ? Chosen : Target;
    }
    for (const auto spot : m_selection.trail()) at(spot).state |= Chosen;
    return cells;
}

std::vector<BoardState::MoveArrow> BoardState::moveArrows() const {
    std::vector<MoveArrow> all;
    const auto& trail = m_selection.trail();
    for (const auto& choice : m_selection.choices())
        if (const auto place = m_game->arrow(m_position, choice.move))
            all.push_back({choice.move, *place, markOf(choice), startsWith(choice.path, trail)});
    return all;
}

// The piece that moves stands where it has come to so far, and what it has jumped over is faded.
Scene BoardState::ahead() const {
    auto scene = m_game->sceneOn(m_layout, m_start, m_position);
    const auto* reached = m_selection.reached();
    if (reached == nullptr) return scene;
    const auto story = m_game->story(m_start, m_position, reached->move);
    for (auto& token : scene.tokens) {
        const auto home = token.spot;
        for (const auto& event : story) {
            if (event.from != home) continue;
            token.faded = token.faded || event.kind == Event::Kind::Shrink;
            const bool goes = event.kind == Event::Kind::Hop || event.kind == Event::Kind::Travel;
            if (goes) token.spot = event.to;
        }
    }
    return scene;
}

void BoardState::refresh() {
    m_scene = ahead();
    m_cells = cellsNow();
    m_arrows = moveArrows();
}

std::optional<Selection::Answer> BoardState::hear(const tabletalk::Said& said) {
    if (const auto* on = std::get_if<tabletalk::Press>(&said)) return press(on->spot);
    if (const auto* on = std::get_if<tabletalk::PressArrow>(&said)) return pressArrow(on->arrow);
    if (std::holds_alternative<tabletalk::Cancel>(said))
        return point([](Selection& s) { return s.cancel(); });
    if (const auto* by = std::get_if<tabletalk::Turn>(&said)) {
        setTurn(m_turn + Point{static_cast<float>(std::clamp(by->right, -1, 1)),
                               static_cast<float>(std::clamp(by->down, -1, 1))});
        return Selection::Answer{};
    }
    return {};
}

Selection::Answer BoardState::press(SpotId spot) {
    if (spot >= spots()) return point([](Selection& s) { return s.cancel(); });
    return point([&](Selection& s) { return s.click(spot); });
}

// Of those whose value is shown, as on the board of the host.
Selection::Answer BoardState::pressArrow(int arrow) {
    const auto index = static_cast<std::size_t>(arrow);
    const bool can = index < m_arrows.size() && m_arrows[index].mark && m_arrows[index].open;
    const auto move = can ? std::optional(m_arrows[index].move) : std::nullopt;
    point([](Selection& s) { return s.cancel(); });
    return {move, {}};
}

std::vector<SpotId> BoardState::places() const {
    std::vector<SpotId> some, all;
    for (SpotId spot = 0; spot < spots(); ++spot) {
        all.push_back(spot);
        if (cell(spot).state != 0) some.push_back(spot);
    }
    return some.empty() ? all : some;
}

std::optional<SpotId> BoardState::next(SpotId from, Direction direction) const {
    return neighbour(m_layout, from, direction, places());
}

// What is shown of a move's value, in words.
Message BoardState::worth(const Choice& choice) const {
    auto worth = verdictMessage(seen(choice.verdict, m_help));
    auto edge = choice.edge ? edgeMessage(*choice.edge) : Message();
    if (edge.empty()) return worth;
    return {text("core", "%1 · %2"), {std::move(worth), std::move(edge)}};
}

Message BoardState::tip(SpotId spot) const {
    const auto* choice = m_selection.behind(spot);
    if (choice == nullptr) return {};
    auto phrase = moveMessage(*m_game, m_start, m_position, choice->move, m_help);
    if (!marksShown()) return phrase;
    return {text("board", "%1: %2"), {std::move(phrase), worth(*choice)}};
}

Message BoardState::says(SpotId spot) const {
    auto said = this->spot(spot).label;
    const auto also = [&](Message::Argument what) {
        said = Message{text("board", "%1, %2"), {std::move(said), std::move(what)}};
    };
    if (cell(spot).count >= 0) also(cell(spot).count);
    const auto* choice = m_selection.behind(spot);
    if (choice != nullptr && marksShown()) also(worth(*choice));
    return said;
}

} // namespace core
