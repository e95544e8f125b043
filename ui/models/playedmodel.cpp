#include "ui/models/playedmodel.h"

#include "ui/controls/says.h"
#include "ui/look/language.h"
#include "ui/match/shownmatch.h"
#include "ui/match/words.h"
#include "ui/models/historymodel.h"

#include <algorithm>
#include <utility>

PlayedModel::PlayedModel(ShownMatch& session, const HistoryModel& history, QObject* parent)
    : QAbstractTableModel(parent), m_session(session), m_history(history) {
    connect(&session, &ShownMatch::matchChanged, this, [this] { m_phrases.clear(); });
    connect(&history, &HistoryModel::refreshed, this, [this] {
        auto fresh = rows();
        const bool same = std::ranges::equal(m_rows, fresh, [](const Row& a, const Row& b) {
            return a.line == b.line && a.ply == b.ply && a.branch == b.branch;
        });
        if (!same) beginResetModel();
        m_rows = std::move(fresh);
        if (!same) endResetModel();
        if (same && !m_rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        emit refreshed();
    });
    inAnyLanguage(this, [this] { refresh(); });
}

void PlayedModel::refresh() {
    beginResetModel();
    m_phrases.clear();
    m_rows = rows();
    endResetModel();
    emit refreshed();
}

QString PlayedModel::phraseOf(int ply, core::Move move) {
    const auto& match = m_session.match();
    auto& phrase = m_phrases[{match.node(ply), move.bits}];
    if (phrase.isEmpty()) phrase = language::spoken(match.game().phrase(match.at(ply), move));
    return phrase;
}

PlayedModel::Row PlayedModel::playedRow(int ply) {
    const auto& match = m_session.match();
    Row row;
    row.line = match.line();
    row.ply = ply;
    if (ply == 0) return row;
    const auto& played = m_history.at(ply);
    row.mover = played.mover;
    row.notation = played.notation;
    row.phrase = phraseOf(ply - 1, match.move(ply - 1));
    if (played.better) row.better = phraseOf(ply - 1, *played.better);
    if (!played.verdict || m_session.hints().playedHelp() < Help::Marks) return row;
    const bool first = row.mover == core::Player::First;
    row.verdict = first ? *played.verdict : core::seenByOther(*played.verdict);
    row.mark = marks::of(*row.verdict, false, true);
    return row;
}

std::vector<PlayedModel::Row> PlayedModel::rows() {
    std::vector<Row> all;
    if (!m_session.active() || m_history.rowCount() != m_session.match().plies() + 1) return all;
    auto other = m_session.match();
    const auto& match = m_session.match();
    std::vector<std::vector<Row>> branches(static_cast<std::size_t>(match.plies()) + 2);
    for (int line = 0; line < match.lines(); ++line) {
        if (line == match.line()) continue;
        other.goToLine(line);
        const int from = match.shared(line);
        const auto& p = match.at(from);
        Row row;
        row.line = line;
        row.ply = from + 1;
        row.branch = true;
        row.moves = other.plies() - from;
        row.mover = match.game().mover(p);
        row.notation = QString::fromStdString(match.game().text(p, other.move(from)));
        row.phrase = language::spoken(match.game().phrase(p, other.move(from)));
        branches[static_cast<std::size_t>(from) + 1].push_back(row);
    }
    for (int ply = 0; ply <= match.plies(); ++ply) {
        all.push_back(playedRow(ply));
        std::ranges::move(branches[static_cast<std::size_t>(ply)], std::back_inserter(all));
    }
    return all;
}

int PlayedModel::rowOfPly(int ply) const {
    const auto found =
        std::ranges::find_if(m_rows, [ply](const Row& row) { return !row.branch && row.ply == ply; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

QString PlayedModel::branchText(const Row& row) const {
    const auto moves = tr("%n moves", nullptr, row.moves);
    return (row.line == 0 ? tr("the match went “%1”, %2 more") : tr("instead: “%1” · %2"))
        .arg(row.phrase, moves);
}

QString PlayedModel::spoken(const Row& row) const {
    if (row.branch) return branchText(row);
    if (!row.mover) return tr("the start");
    auto text =
        tr("%1, %2: %3, %4")
            .arg(QString::number(row.ply), words::name(*row.mover, m_session), row.notation, row.phrase);
    if (row.verdict) text = tr("%1; %2", "a move and its value").arg(text, words::value(*row.verdict));
    return row.better.isEmpty() ? text : tr("%1; better: %2").arg(text, row.better);
}

int PlayedModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PlayedModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PlayedModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto& row = at(index.row());
    if (role == Qt::AccessibleTextRole) return spoken(row);
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
    case Number:
        return row.branch ? QVariant() : QVariant(row.ply);
    case Mover:
        return row.mover ? words::name(*row.mover, m_session) : QString();
    case Notation:
        return row.notation;
    case Phrase:
        return row.branch ? branchText(row) : row.mover ? row.phrase : tr("the start");
    case Value:
        return row.verdict ? words::value(*row.verdict) : QString();
    default:
        return row.better;
    }
}

QVariant PlayedModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case Number:
        return tr("number");
    case Mover:
        return tr("player");
    case Notation:
        return tr("move");
    case Phrase:
        return tr("in words");
    case Value:
        return tr("value");
    default:
        return tr("better");
    }
}
