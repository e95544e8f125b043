#pragma once

#include <QWidget>

#include "core/board.h"
#include "core/lesson.h"

#include <vector>

// Binary columns beside the board: those of one position, or of two with an arrow from one to the other.
class ColumnsView final : public QWidget {
    Q_OBJECT
public:
    explicit ColumnsView(QWidget* parent = nullptr);

    // Hides where none of them has columns.
    void show(const std::vector<core::Explanation>& positions, core::Diagram diagram);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<core::Explanation> m_positions;
};
