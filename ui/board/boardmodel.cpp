#include "ui/board/boardmodel.h"

#include "ui/look/language.h"

#include <utility>

void BoardModel::setGame(std::shared_ptr<const core::Game> game, const core::Position& start) {
    beginResetModel();
    const auto help = this->help();
    const bool interactive = this->interactive();
    BoardState::operator=(BoardState(std::move(game), start));
    BoardState::setAnalysis(nullptr, help);
    BoardState::setInteractive(interactive);
    endResetModel();
}

void BoardModel::setPosition(const core::Position& position) {
    change([&] { BoardState::setPosition(position); });
}

void BoardModel::setAnalysis(const core::Analysis* analysis, core::Help help) {
    change([&] { BoardState::setAnalysis(analysis, help); });
}

void BoardModel::setInteractive(bool interactive) {
    change([&] { BoardState::setInteractive(interactive); });
}

void BoardModel::tell(const std::vector<Cell>& cells, const std::vector<MoveArrow>& arrows) {
    if (arrows != this->arrows()) emit dataChanged(index(0), index(spots() - 1));
    for (int row = 0; row < spots(); ++row)
        if (cells[static_cast<std::size_t>(row)] != cell(row)) emit dataChanged(index(row), index(row));
}

int BoardModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : spots();
}

QVariant BoardModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto& c = cell(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return language::spoken(spot(index.row()).label);
    case Qt::AccessibleTextRole:
        return language::spoken(says(index.row()));
    case Qt::ToolTipRole:
        return language::spoken(tip(index.row()));
    case ArtRole:
        return QString::fromUtf8(c.art.data(), static_cast<qsizetype>(c.art.size()));
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
