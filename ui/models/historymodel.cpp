#include "ui/models/historymodel.h"

#include "ui/look/language.h"
#include "ui/match/shownmatch.h"
#include "ui/match/words.h"

#include <algorithm>

HistoryModel::HistoryModel(ShownMatch& session, QObject* parent)
    : QAbstractTableModel(parent), m_session(session) {
    connect(&session, &ShownMatch::matchChanged, this, &HistoryModel::refresh);
    connect(&session, &ShownMatch::positionChanged, this, &HistoryModel::refresh);
    connect(&session, &ShownMatch::moved, this, &HistoryModel::refresh);
    connect(&session.hints(), &Hints::changed, this, &HistoryModel::refresh);
    connect(&session.studies(), &Studies::improved, this, &HistoryModel::refresh);
    refresh();
}

// A match that ended by repetition or by giving up is worth its result, whatever the board says; the board
// of one that was played to its end may also know the lead.
std::optional<core::Verdict> HistoryModel::verdictOf(int ply) const {
    const auto& match = m_session.match();
    if (ply == match.plies()) {
        auto line = match;
        line.goTo(ply);
        const auto ending = line.ending();
        const bool byRules = ending && ending->reason == core::Ending::Reason::Rules;
        if (ending && !(byRules && m_session.studies().of(ply)))
            return words::resultFor(core::Player::First, *ending);
    }
    const auto* known = m_session.studies().of(ply);
    if (!known) return {};
    const bool first = match.game().mover(match.at(ply)) == core::Player::First;
    return first ? known->verdict : core::seenByOther(known->verdict);
}

HistoryModel::Row HistoryModel::rowOf(int ply) const {
    const auto& match = m_session.match();
    Row row;
    const auto help = m_session.hints().playedHelp();
    const bool helped = help != Help::Off;
    if (const auto verdict = helped ? verdictOf(ply) : std::nullopt) row.verdict = seen(*verdict, help);
    if (ply == 0) return row;
    const auto& before = match.at(ply - 1);
    row.mover = match.game().mover(before);
    row.notation = QString::fromStdString(match.game().text(before, match.move(ply - 1)));
    if (!helped) return row;
    if (const auto better = m_session.studies().mistake(ply - 1)) row.better = better->move;
    return row;
}

std::optional<core::Outcome> HistoryModel::outcome(int ply) const {
    const auto& verdict = at(ply).verdict;
    return verdict ? core::foreseen(*verdict) : std::nullopt;
}

QString HistoryModel::betterInWords(int ply) const {
    const auto& match = m_session.match();
    const auto& better = at(ply).better;
    return better ? language::spoken(match.game().phrase(match.at(ply - 1), *better)) : QString();
}

void HistoryModel::refresh() {
    std::vector<Row> fresh;
    if (m_session.active())
        for (int ply = 0; ply <= m_session.match().plies(); ++ply) fresh.push_back(rowOf(ply));
    const int old = rowCount(), now = static_cast<int>(fresh.size());
    if (now < old) {
        beginRemoveRows({}, now, old - 1);
        m_rows.resize(fresh.size());
        endRemoveRows();
    }
    const int kept = std::min(old, now);
    std::copy_n(fresh.begin(), kept, m_rows.begin());
    if (kept > 0) emit dataChanged(index(0, 0), index(kept - 1, ColumnCount - 1));
    if (now > old) {
        beginInsertRows({}, old, now - 1);
        m_rows = std::move(fresh);
        endInsertRows();
    }
    emit refreshed();
}

int HistoryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int HistoryModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)) return {};
    const auto& row = at(index.row());
    switch (index.column()) {
    case Notation:
        return row.mover ? row.notation : tr("start");
    case Mover:
        return row.mover ? words::name(*row.mover, m_session) : QString();
    case Value:
        return row.verdict ? words::value(*row.verdict) : QString();
    default:
        return betterInWords(index.row());
    }
}

QVariant HistoryModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case Notation:
        return tr("move");
    case Mover:
        return tr("player");
    case Value:
        return tr("value for the first player");
    default:
        return tr("better");
    }
}
