#pragma once

#include <QListView>
#include <QStyledItemDelegate>

#include "ui/models/playedmodel.h"

class Session;

// Paints one move played: number, who, the move, its value; below it the moves made instead.
class PlayedDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    PlayedDelegate(const PlayedModel& model, const Session& session, QObject* parent = nullptr);

    void measure(); // columns are as wide as their widest entry
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    struct Columns {
        double text, words, end;
        double above; // the height of the notation, where that stands above the words
    };
    Columns columns(const PlayedModel::Row& row, QRectF r) const;
    int lineHeight(int index, double width) const;
    QString wordsOf(int index) const;
    void paintBranch(QPainter& p, QRectF r, int index) const;
    void paintMove(QPainter& p, QRectF r, int index) const;

    const PlayedModel& m_model;
    const Session& m_session;
    double m_notation = 0;
};

// The moves played as a list; a click or Enter goes there, into another line too.
class PlayedPanel final : public QWidget {
    Q_OBJECT
public:
    PlayedPanel(Session& session, PlayedModel& model, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void go(const QModelIndex& index);

    Session& m_session;
    PlayedModel& m_model;
    QListView* m_list;
};
