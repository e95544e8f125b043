#pragma once

#include <QLayout>

#include <memory>
#include <vector>

// Lays widgets out like words: from left to right, then on the next line.
class FlowLayout final : public QLayout {
    Q_OBJECT
public:
    explicit FlowLayout(int gap, QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange({0, 0, width, 0}, false); }
    void setGeometry(const QRect& rect) override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;

private:
    int arrange(const QRect& rect, bool apply) const; // returns the height used

    int m_gap; // at scale 1
    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};
