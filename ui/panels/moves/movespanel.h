#pragma once

#include <QListView>
#include <QStyledItemDelegate>

#include "core/game.h"

#include <optional>
#include <vector>

class MovesModel;
class Segmented;

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

// The list itself: tells which row the pointer or the keyboard is on.
class MovesList final : public QListView {
    Q_OBJECT
public:
    explicit MovesList(MovesModel& model, QWidget* parent = nullptr);

    void scheduleLayout() { scheduleDelayedItemsLayout(); } // rows have other heights

signals:
    void pointed(int row); // -1: none
    void inside(bool pointerInside);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void focusOutEvent(QFocusEvent* event) override;
};

// The legal moves, best first. A row lights its move on the board and the other way round; a click or Enter
// plays it.
class MovesPanel final : public QWidget {
    Q_OBJECT
public:
    explicit MovesPanel(MovesModel& model, QWidget* parent = nullptr);

    // The move that the pointer is at on the board; nothing: none.
    void highlight(std::optional<core::Move> move);
    // The moves behind the spot selected on the board; nothing: no selection.
    void setSelection(std::optional<std::vector<core::Move>> moves);
    void setPlayable(bool playable);

signals:
    void moveHovered(std::optional<core::Move> move);
    void moveChosen(core::Move move);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void refresh();
    QString note() const; // on the order
    QString wholeNote() const;
    bool sortsLosses() const; // in a way of their own
    QRect noteRoom() const;
    int footHeight() const;
    void choose(const QModelIndex& index);

    MovesModel& m_model;
    MovesList* m_list;
    MovesDelegate* m_delegate;
    Segmented* m_scope; // from the selected spot, or all
    std::optional<std::vector<core::Move>> m_selection;
    bool m_playable = false;
};
