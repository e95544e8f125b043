#pragma once

#include <QListView>

// A plain list whose rows a delegate draws: one row is current, and the user's choice of another is told.
class PickList : public QListView {
    Q_OBJECT
public:
    explicit PickList(QAbstractItemModel* model, QWidget* parent = nullptr);

    void setCurrent(int row); // without chosen(); -1: none

signals:
    void chosen(int row); // by the user, with a click or an arrow key

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    bool m_setting = false;
};
