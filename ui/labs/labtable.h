#pragma once

#include <QTableView>

class LabModel;
class QSortFilterProxyModel;

// A lab's rows as a table that sorts by a click on a heading.
class LabTable final : public QTableView {
    Q_OBJECT
public:
    explicit LabTable(LabModel* model, QWidget* parent = nullptr);

    void choose(int row);                               // of the model
    const QList<int>& aside() const { return m_aside; } // columns there is no room for

signals:
    void chosen(int row); // of the model, by whatever means
    void asideChanged();

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void apply();
    void fit();

    QSortFilterProxyModel* m_sorted;
    QList<int> m_aside;
};
