#pragma once

#include <QWidget>

#include "core/lab.h"

#include <optional>
#include <vector>

// A lab's grid of numbers as a heat map: the darker the larger, and the number in every cell. A cross-hair
// follows the pointer or the arrow keys. Where each cell is a row of the table, one of them is chosen.
class LabGrid final : public QWidget {
    Q_OBJECT
public:
    explicit LabGrid(QWidget* parent = nullptr);

    void setTable(const core::Table& table); // seen as a grid or as a heat map
    int rows() const { return static_cast<int>(m_cells.size()); }
    int columns() const { return static_cast<int>(m_columnHeads.size()); }
    QPoint cell() const { return m_cell; } // column and row under the cross-hair; (-1, -1): none
    void choose(QPoint cell);
    void chooseLargest();
    bool choosable() const; // each cell has a row of the table, or pictures
    double side() const;    // of a cell

    QSize minimumSizeHint() const override;

signals:
    void chosen(int row); // of the table, or of its pictures

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Cell {
        std::int64_t number = 0;
        double never = 0; // the share of cases that have no number
        bool sign = false;
        int row = -1; // of the table, or of its pictures; −1: there is nothing of its own to it
        bool dot = false;
    };
    void readGrid(const core::Table& table);
    void readHeat(const core::Table& table);
    const Cell* at(QPoint cell) const;
    double part(const Cell& cell) const;     // of the range of numbers
    QRectF place(int column, int row) const; // −1: the headings
    QPoint under(QPointF point) const;
    void point(QPoint cell);
    void paintCell(QPainter& painter, QPoint where) const;
    void paintHeads(QPainter& painter) const;

    QStringList m_rowHeads, m_columnHeads;
    std::vector<std::vector<std::optional<Cell>>> m_cells; // [row][column]
    std::int64_t m_least = 0, m_most = 0;
    QPoint m_cell{-1, -1}, m_chosen{-1, -1};
};
