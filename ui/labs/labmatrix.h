#pragma once

#include <QWidget>

#include "core/lab.h"
#include "core/verdict.h"

#include <vector>

// A lab's verdicts over rules, as a matrix: the first option heads the rows, the others the columns. Each
// cell is coloured by who wins and holds the mark with the distance; exceptions are framed. A cross-hair
// follows the pointer or the arrow keys.
class LabMatrix final : public QWidget {
    Q_OBJECT
public:
    // `schema`: of the rules, for the words in the headings.
    explicit LabMatrix(core::Schema schema, QWidget* parent = nullptr);

    // Columns rules, positions, outcome, distance.
    void setTable(const core::Table& table);
    int rows() const { return static_cast<int>(m_rows.size()); }
    int columns() const { return static_cast<int>(m_columns.size()); }
    QPoint cell() const { return m_cell; } // column and row under the cross-hair; (-1, -1): none
    QSizeF cellSize() const { return {side(), rowHeight()}; }

    QSize minimumSizeHint() const override;
    double wantedWidth() const;

signals:
    void chosen(int row); // of the table

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Cell {
        core::Verdict verdict;
        std::string rules;
        std::int64_t positions = 0;
        bool exception = false;
        int row = 0; // of the table
    };
    using Pairs = std::vector<std::pair<std::string, std::string>>; // key, value

    const Cell* at(QPoint cell) const;
    QString described(QPoint cell) const;
    QString word(const std::string& key, const std::string& value) const;
    double side() const; // width of a column
    double rowHeight() const;
    // Neighbours that share a value of the option at this level: the first, and the one after the last.
    std::vector<std::pair<int, int>> shared(std::size_t level) const;
    QString value(std::size_t level, int column) const;
    void measure();
    double headTop(std::size_t level) const;
    double headHeight() const;
    QRectF place(int column, int row) const;
    void point(QPointF at);
    void point(QPoint cell);
    void choose();
    void paintHeads(QPainter& painter) const;
    void paintCell(QPainter& painter, int column, int row) const;

    core::Schema m_schema;
    std::string m_rowKey;
    std::vector<std::string> m_rows;
    std::vector<Pairs> m_columns;
    std::vector<double> m_valueHeights;     // of each level: narrow columns take more lines
    std::vector<std::vector<Cell>> m_cells; // [row][column]
    QPoint m_cell{-1, -1}, m_chosen{-1, -1};
};
