#pragma once

#include <QAbstractListModel>
#include <QSet>
#include <QSortFilterProxyModel>

#include "ui/keep/matchstore.h"

// The matches on file, one a row; rows can be ticked.
class KeptModel final : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    void setMatches(std::vector<MatchStore::Kept> matches); // none is ticked
    const MatchStore::Kept& at(int row) const { return m_matches[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    std::vector<MatchStore::Kept> m_matches;
    QSet<QString> m_ticked; // paths
};

// Those of them that are looked for.
class KeptFilter final : public QSortFilterProxyModel {
    Q_OBJECT
public:
    enum class Standing { Any, Open, Finished, FirstWon, SecondWon, Draw };

    explicit KeptFilter(KeptModel& model, QObject* parent = nullptr);

    // Every word must be found in the names, the levels, the title of the game, or the day.
    void setText(const QString& text);
    void setKind(const core::Kind* kind); // nothing: any
    void setStanding(Standing standing);
    const MatchStore::Kept& at(int row) const;
    QStringList ticked() const; // paths of those shown

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    KeptModel& m_model;
    QStringList m_words;
    const core::Kind* m_kind = nullptr;
    Standing m_standing = Standing::Any;
};
