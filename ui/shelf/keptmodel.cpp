#include "ui/shelf/keptmodel.h"

#include "core/shelf/cards.h"
#include "ui/look/language.h"
#include "ui/match/words.h"
#include "ui/shelf/matchcard.h"

#include <algorithm>

namespace {

// Wide and narrow letters, capitals, and the two kinds of kana are not told apart.
QString folded(const QString& text) {
    auto plain = text.normalized(QString::NormalizationForm_KC).toCaseFolded();
    for (auto& c : plain)
        if (c.unicode() >= 0x30A1 && c.unicode() <= 0x30F6) c = QChar(c.unicode() - 0x60);
    return plain;
}

QString searched(const MatchStore::Kept& match) {
    const auto& kind = match.record.match.game().kind();
    const QStringList parts{
        words::nameAndLevel(core::Player::First, match.record.seats[0]),
        words::nameAndLevel(core::Player::Second, match.record.seats[1]),
        language::spoken(kind.title),
        QString::fromUtf8(kind.title.english),
        QString::fromUtf8(kind.nativeTitle.data(), static_cast<qsizetype>(kind.nativeTitle.size())),
        language::spoken(matchcard::day(match.when)),
    };
    return folded(parts.join(QLatin1Char('\n')));
}

bool stands(const core::Match& match, KeptFilter::Standing wanted) {
    using enum KeptFilter::Standing;
    const auto ending = core::asPlayed(match).ending();
    switch (wanted) {
    case Any:
        return true;
    case Open:
        return !ending;
    case Finished:
        return ending.has_value();
    case FirstWon:
        return ending && ending->winner == core::Player::First;
    case SecondWon:
        return ending && ending->winner == core::Player::Second;
    case Draw:
        return ending && !ending->winner;
    }
    return false;
}

} // namespace

void KeptModel::setMatches(std::vector<MatchStore::Kept> matches) {
    beginResetModel();
    m_matches = std::move(matches);
    m_ticked.clear();
    endResetModel();
}

int KeptModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_matches.size());
}

QVariant KeptModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto& match = at(index.row());
    if (role == Qt::DisplayRole) return matchcard::described(match);
    if (role == Qt::CheckStateRole) return m_ticked.contains(match.path) ? Qt::Checked : Qt::Unchecked;
    return {};
}

bool KeptModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid)) return false;
    const auto& path = at(index.row()).path;
    if (value.value<Qt::CheckState>() == Qt::Checked)
        m_ticked.insert(path);
    else
        m_ticked.remove(path);
    emit dataChanged(index, index, {Qt::CheckStateRole});
    return true;
}

Qt::ItemFlags KeptModel::flags(const QModelIndex& index) const {
    const auto usual = QAbstractListModel::flags(index);
    return index.isValid() ? usual | Qt::ItemIsUserCheckable : usual;
}

KeptFilter::KeptFilter(KeptModel& model, QObject* parent) : QSortFilterProxyModel(parent), m_model(model) {
    setSourceModel(&model);
}

void KeptFilter::setText(const QString& text) {
    m_words = folded(text).simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void KeptFilter::setKind(const core::Kind* kind) {
    m_kind = kind;
    invalidateFilter();
}

void KeptFilter::setStanding(Standing standing) {
    m_standing = standing;
    invalidateFilter();
}

const MatchStore::Kept& KeptFilter::at(int row) const {
    return m_model.at(mapToSource(index(row, 0)).row());
}

QStringList KeptFilter::ticked() const {
    QStringList paths;
    for (int row = 0; row < rowCount(); ++row)
        if (index(row, 0).data(Qt::CheckStateRole).value<Qt::CheckState>() == Qt::Checked)
            paths << at(row).path;
    return paths;
}

bool KeptFilter::filterAcceptsRow(int row, const QModelIndex&) const {
    const auto& match = m_model.at(row);
    if (m_kind != nullptr && &match.record.match.game().kind() != m_kind) return false;
    if (!stands(match.record.match, m_standing)) return false;
    const auto text = m_words.isEmpty() ? QString() : searched(match);
    return std::ranges::all_of(m_words, [&](const QString& word) { return text.contains(word); });
}
