#include "ui/board/boardmodel.h"

#include "ui/board/wrap.h"
#include "ui/look/language.h"
#include "ui/match/words.h"

#include <algorithm>
#include <cmath>
#include <utility>

void BoardModel::setGame(std::shared_ptr<const core::Game> game, const core::Position& start) {
    beginResetModel();
    m_game = std::move(game);
    m_start = start;
    m_layout = m_game->layout(start);
    m_turn = {};
    m_cells.assign(m_layout.spots.size(), {});
    setPosition(start);
    endResetModel();
}

void BoardModel::setPosition(const core::Position& position) {
    m_position = position;
    std::vector<Choice> choices;
    for (const auto move : m_game->moves(position))
        choices.push_back({move, m_game->path(m_start, position, move), m_game->play(position, move), {}});
    m_selection.reset(m_layout.gesture, std::move(choices));
    refresh();
}

void BoardModel::setAnalysis(const core::Analysis* analysis, Help help) {
    m_help = help;
    m_silent = analysis != nullptr && analysis->silent();
    m_selection.value(analysis);
    refresh();
}

void BoardModel::setInteractive(bool interactive) {
    m_interactive = interactive;
    if (!interactive) m_selection.cancel();
    refresh();
}

std::optional<marks::Mark> BoardModel::markOf(const Choice& choice) const {
    if (!marksShown() || m_silent) return {};
    return marks::of(choice.verdict, m_selection.best(choice), m_help == Help::Numbers);
}

std::vector<const Choice*> BoardModel::runs() const {
    return marksShown() && !m_silent ? m_selection.runs() : std::vector<const Choice*>{};
}

std::vector<BoardModel::Cell> BoardModel::cells() const {
    std::vector<Cell> cells(m_layout.spots.size());
    const auto at = [&](core::SpotId spot) -> Cell& { return cells[static_cast<std::size_t>(spot)]; };
    for (const auto& token : m_scene.tokens) {
        at(token.spot).art = QString::fromUtf8(token.art.data(), static_cast<qsizetype>(token.art.size()));
        at(token.spot).state = Occupied;
    }
    for (const auto& [spot, count] : m_scene.counts) {
        at(spot).count = count;
        at(spot).state = Occupied;
    }
    for (core::SpotId spot = 0; spot < spots(); ++spot) {
        const auto* choice = m_selection.behind(spot);
        if (choice == nullptr) continue;
        at(spot).mark = markOf(*choice);
        at(spot).onArrow = m_game->arrow(m_position, choice->move).has_value();
        if (m_interactive) at(spot).state |= Target;
    }
    for (const auto spot : m_selection.trail()) at(spot).state |= Chosen;
    return cells;
}

std::vector<BoardModel::MoveArrow> BoardModel::moveArrows() const {
    std::vector<MoveArrow> all;
    const auto& trail = m_selection.trail();
    for (const auto& choice : m_selection.choices())
        if (const auto place = m_game->arrow(m_position, choice.move))
            all.push_back({choice.move, *place, markOf(choice), startsWith(choice.path, trail)});
    return all;
}

void BoardModel::setTurn(QPointF cells) {
    m_turn = cells;
    m_layout = wrapped::turned(m_game->layout(m_start), cells);
}

core::Point BoardModel::markPoint(core::SpotId id) const {
    return bare(id) ? spot(id).bare->centre : spot(id).mark;
}

bool BoardModel::bare(core::SpotId id) const {
    return spot(id).bare && cell(id).art.isEmpty();
}

// Marks side by side on empty places share the way between them.
float BoardModel::markRoom(core::SpotId id) const {
    constexpr float share = 0.95F;
    if (!bare(id)) return spot(id).markRoom;
    float room = spot(id).bare->room;
    for (const auto beside : {id - 1, id + 1})
        if (beside >= 0 && beside < spots() && spot(beside).row == spot(id).row && bare(beside) &&
            cell(beside).mark)
            room = std::min(room, std::abs(markPoint(beside).x - markPoint(id).x) * share);
    return room;
}

// The piece that moves stands where it has come to so far, and what it has jumped over is faded.
core::Scene BoardModel::ahead() const {
    auto scene = m_game->scene(m_start, m_position);
    const auto* reached = m_selection.reached();
    if (reached == nullptr) return scene;
    const auto story = m_game->story(m_start, m_position, reached->move);
    for (auto& token : scene.tokens) {
        const auto home = token.spot;
        for (const auto& event : story) {
            if (event.from != home) continue;
            token.faded = token.faded || event.kind == core::Event::Kind::Shrink;
            const bool goes = event.kind == core::Event::Kind::Hop || event.kind == core::Event::Kind::Travel;
            if (goes) token.spot = event.to;
        }
    }
    return scene;
}

void BoardModel::refresh() {
    m_scene = ahead();
    const auto before = std::exchange(m_cells, cells());
    if (std::exchange(m_arrows, moveArrows()) != m_arrows) emit dataChanged(index(0), index(spots() - 1));
    for (int row = 0; row < spots(); ++row)
        if (before[static_cast<std::size_t>(row)] != cell(row)) emit dataChanged(index(row), index(row));
}

QString BoardModel::tip(core::SpotId spot) const {
    const auto* choice = m_selection.behind(spot);
    if (choice == nullptr) return {};
    const auto phrase = words::move(*m_game, m_start, m_position, choice->move, m_help);
    return marksShown()
               ? tr("%1: %2", "a move and its value").arg(phrase, words::value(seen(choice->verdict, m_help)))
               : phrase;
}

QString BoardModel::accessibleText(core::SpotId spot) const {
    auto text = language::spoken(this->spot(spot).label);
    if (cell(spot).count >= 0) text = tr("%1, %2", "a spot and its count").arg(text).arg(cell(spot).count);
    const auto* choice = m_selection.behind(spot);
    if (choice != nullptr && marksShown())
        text = tr("%1, %2", "a spot and its value").arg(text, words::value(seen(choice->verdict, m_help)));
    return text;
}

int BoardModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_cells.size());
}

QVariant BoardModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto& c = cell(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return language::spoken(spot(index.row()).label);
    case Qt::AccessibleTextRole:
        return accessibleText(index.row());
    case Qt::ToolTipRole:
        return tip(index.row());
    case ArtRole:
        return c.art;
    case CountRole:
        return c.count;
    case MarkRole:
        return c.mark ? QVariant::fromValue(*c.mark) : QVariant();
    case StateRole:
        return c.state;
    default:
        return {};
    }
}

QHash<int, QByteArray> BoardModel::roleNames() const {
    auto names = QAbstractListModel::roleNames();
    names[ArtRole] = "art";
    names[CountRole] = "count";
    names[MarkRole] = "mark";
    names[StateRole] = "state";
    return names;
}
