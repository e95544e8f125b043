#pragma once

#include <QWidget>

#include "core/board.h"

// Why a position is worth what it is, in words, and in binary columns where the theory has them.
class ReasonView final : public QWidget {
    Q_OBJECT
public:
    explicit ReasonView(QWidget* parent = nullptr);

    void explain(const core::Explanation& why); // hides where there is nothing to say

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool stacked(int width) const; // the columns above the words
    QRectF textBox(int width) const;
    QString words() const;

    core::Explanation m_why;
};
