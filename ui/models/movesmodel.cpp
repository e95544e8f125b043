#include "ui/models/movesmodel.h"

#include "core/picture/boardstate.h"
#include "core/play/edge.h"
#include "core/verdictwords.h"
#include "ui/controls/says.h"
#include "ui/look/language.h"
#include "ui/match/shownmatch.h"
#include "ui/match/words.h"

#include <algorithm>
#include <ranges>

MovesModel::MovesModel(ShownMatch& session, QObject* parent)
    : QAbstractTableModel(parent), m_session(session) {
    const auto fresh = [this] {
        m_filter.reset();
        refresh();
    };
    for (const auto signal : {&ShownMatch::matchChanged, &ShownMatch::positionChanged})
        connect(&session, signal, this, fresh);
    connect(&session, &ShownMatch::stateChanged, this, [this, fresh] {
        if (m_session.active() && m_position != m_session.match().position()) fresh(); // it has landed
    });
    connect(&session.hints(), &Hints::changed, this, &MovesModel::refresh);
    connect(&session.studies(), &Studies::improved, this, [this](int ply) {
        if (m_session.active() && ply == m_session.match().ply()) refresh();
    });
    inAnyLanguage(this, [this] { refresh(); });
}

int MovesModel::indexOf(core::Move move) const {
    const auto found = std::ranges::find(m_rows, move, &Row::move);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void MovesModel::setFilter(std::optional<std::vector<core::Move>> moves) {
    if (!moves && !m_filter) return;
    m_filter = std::move(moves);
    refresh();
}

void MovesModel::setFrozen(bool frozen) {
    if (m_frozen == frozen) return;
    m_frozen = frozen;
    if (!frozen) refresh();
}

// The moves with what is known of them: sorted by the analyst, or as the game lists them.
std::vector<core::MoveVerdict> MovesModel::ordered() const {
    std::vector<core::MoveVerdict> all;
    if (!m_session.active() || m_session.match().ending()) return all;
    const auto* known = m_session.hints().shown();
    if (m_showsValues && known && !known->moves.empty()) return known->moves;
    for (const auto move : m_session.match().game().moves(m_session.match().position()))
        all.push_back({move, {}});
    return all;
}

MovesModel::Losses MovesModel::losses() const {
    if (m_session.active() && m_session.match().game().kind().lead != nullptr) return Losses::SmallestLead;
    const bool counted = std::ranges::any_of(
        m_rows, [](const Row& row) { return row.verdict && core::counted(*row.verdict) != nullptr; });
    return counted ? Losses::ByFigure : Losses::Longest;
}

MovesModel::Row MovesModel::rowOf(const core::MoveVerdict& move, const core::Verdict& best) const {
    const auto& game = m_session.match().game();
    const auto& position = m_session.match().position();
    Row row;
    row.move = move.move;
    if (m_showsValues) {
        row.verdict = seen(move.verdict, m_session.hints().shownHelp());
        row.best = !best.unknown() && std::is_eq(core::preference(move.verdict, best));
        row.mark = marks::of(*row.verdict, false, true);
        for (const auto& [figure, span, wish] : row.verdict->figures.all()) {
            const auto number = core::number(span);
            if (!number || *figure->column.english == '\0') continue;
            row.number = QString::number(*number);
            row.numberName = figure->column;
        }
    }
    row.notation = QString::fromStdString(game.text(position, move.move));
    const auto help = m_session.hints().shownHelp();
    row.phrase = words::move(game, m_session.match().start(), position, move.move, help);
    if (!core::foretold(game, help)) return row;
    const auto* known = m_showsValues ? m_session.hints().shown() : nullptr;
    const auto* edge = known != nullptr ? core::edgeOf(*known, move.move) : nullptr;
    if (edge != nullptr)
        if (const auto said = core::edgeMessage(*edge); !said.empty())
            row.phrase = tr("%1 · %2").arg(row.phrase, language::spoken(said));
    if (m_session.match().repeats(move.move)) row.phrase = tr("draw by repetition: %1").arg(row.phrase);
    row.result = QString::fromStdString(game.brief(game.reached(position, move.move)));
    return row;
}

std::vector<MovesModel::Row> MovesModel::rows() {
    const auto* known = m_session.hints().shown();
    m_showsValues = m_session.hints().shownHelp() >= Help::Marks && (known == nullptr || !known->silent());
    const auto moves = ordered();
    m_total = static_cast<int>(moves.size());
    std::vector<Row> all;
    for (const auto& move : moves)
        if (!m_filter || std::ranges::find(*m_filter, move.move) != m_filter->end())
            all.push_back(rowOf(move, moves.front().verdict));
    const auto numbered = std::ranges::find_if(all, [](const Row& row) { return !row.number.isEmpty(); });
    m_numbersName = numbered == all.end() ? std::nullopt : std::optional(numbered->numberName);
    for (std::size_t i = 0; i + 1 < all.size(); ++i)
        all[i].groupEnds = all[i].verdict && all[i].mark.glyph != all[i + 1].mark.glyph;
    return all;
}

// What is on the board changes when the piece has landed, and this with it.
void MovesModel::refresh() {
    if (m_session.state() == ShownMatch::State::Animating) return;
    auto fresh = rows();
    const bool samePosition = m_session.active() && m_position == m_session.match().position();
    if (m_session.active()) m_position = m_session.match().position();
    if (!samePosition) m_frozen = false; // until the pointer moves on the new rows
    const auto sameMove = [](const Row& a, const Row& b) { return a.move == b.move; };
    const auto sorted = fresh;
    if (m_frozen && samePosition && std::ranges::is_permutation(fresh, m_rows, sameMove))
        std::ranges::sort(fresh, {}, [this](const Row& row) { return indexOf(row.move); });
    m_sorted = m_showsValues && std::ranges::equal(fresh, sorted, sameMove);
    if (samePosition && std::ranges::equal(fresh, m_rows, sameMove)) {
        m_rows = std::move(fresh);
        if (!m_rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    } else {
        beginResetModel();
        m_rows = std::move(fresh);
        endResetModel();
    }
    emit refreshed();
}

int MovesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MovesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant MovesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)) return {};
    const auto& row = at(index.row());
    switch (index.column()) {
    case Value:
        return row.verdict ? words::value(*row.verdict) : QString();
    case Notation:
        return row.notation;
    case Phrase:
        return row.phrase;
    case Result:
        return row.result;
    default:
        return row.number;
    }
}

QVariant MovesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case Value:
        return tr("value");
    case Notation:
        return tr("move");
    case Phrase:
        return tr("in words");
    case Result:
        return tr("leads to");
    default:
        return m_numbersName ? language::spoken(*m_numbersName) : QString();
    }
}
