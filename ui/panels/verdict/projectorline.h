#pragma once

#include <QWidget>

#include "ui/look/marks.h"

#include <optional>
#include <utility>
#include <vector>

class MovesModel;
class ShownMatch;

// What is known, in one line below the board in projector mode: the verdict and the best moves.
class ProjectorLine final : public QWidget {
    Q_OBJECT
public:
    ProjectorLine(ShownMatch& session, const MovesModel& moves, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();

    ShownMatch& m_session;
    const MovesModel& m_moves;
    QString m_sentence;
    std::optional<marks::Mark> m_mark;
    std::vector<std::pair<QString, marks::Mark>> m_best; // in notation
};
