#pragma once

#include <QAbstractListModel>

#include "core/picture/boardstate.h"

#include <memory>

// The board as a list: a row for every spot of the layout, in the order of the spots. It is the state of a
// board that tells its views what has changed; painting and events are the view's.
class BoardModel final : public QAbstractListModel, public core::BoardState {
    Q_OBJECT
public:
    enum Role { ArtRole = Qt::UserRole, CountRole, MarkRole, StateRole };

    explicit BoardModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    void setGame(std::shared_ptr<const core::Game> game, const core::Position& start);
    void setPosition(const core::Position& position);
    void setAnalysis(const core::Analysis* analysis, core::Help help);
    void setInteractive(bool interactive);
    // Points at something, and tells the views what that changes.
    template <class Action>
    core::Selection::Answer point(Action action) {
        core::Selection::Answer answer;
        change([&] { answer = BoardState::point(action); });
        return answer;
    }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    // Does something, and tells the views what that has changed.
    template <class Do>
    void change(Do something) {
        const auto cells = this->cells();
        const auto arrows = this->arrows();
        something();
        tell(cells, arrows);
    }
    void tell(const std::vector<Cell>& cells, const std::vector<MoveArrow>& arrows);
};

Q_DECLARE_METATYPE(core::Mark)
