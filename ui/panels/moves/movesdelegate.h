#pragma once

#include <QStyledItemDelegate>

#include <vector>

class MovesModel;

// Paints one move: its mark, notation, words, and what it leads to.
class MovesDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit MovesDelegate(const MovesModel& model, QObject* parent = nullptr);

    // Columns are as wide as their widest entry, and rows as high as their words take; read anew whenever the
    // rows change, for a list of this width.
    void measure(int width);
    int height() const;                                   // of all rows
    void setHighlighted(int row) { m_highlighted = row; } // -1: none
    void setNarrow(bool narrow) { m_narrow = narrow; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintGround(QPainter& painter, QRect rect, int row, bool lit, bool focused) const;

    const MovesModel& m_model;
    double m_notationX = 0, m_phraseX = 0, m_phraseEnd = 0, m_resultWidth = 0; // at the scale of the moment
    std::vector<int> m_heights;
    int m_highlighted = -1;
    bool m_narrow = false;
};
