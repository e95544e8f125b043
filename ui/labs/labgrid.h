#pragma once

#include <QWidget>

#include "core/lab.h"

#include <vector>

// A lab's grid of numbers: one hue, the darker the larger, and the number in every cell. A cross-hair follows
// the pointer or the arrow keys.
class LabGrid final : public QWidget {
    Q_OBJECT
public:
    explicit LabGrid(QWidget* parent = nullptr);

    void setTable(const core::Table& table);
    int rows() const { return static_cast<int>(m_rows.size()); }
    int columns() const { return m_columns; }
    QPoint cell() const { return m_cell; } // column and row under the cross-hair; (-1, -1): none

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Row {
        QString head;
        std::vector<std::int64_t> values;
    };
    double side() const;
    QRectF place(int column, int row) const; // −1: the headings
    void point(QPoint cell);
    void paintCell(QPainter& painter, int column, int row) const;
    void paintHeads(QPainter& painter) const;

    std::vector<Row> m_rows;
    int m_columns = 0;
    std::int64_t m_least = 0, m_most = 0;
    QPoint m_cell{-1, -1};
};
