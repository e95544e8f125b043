#pragma once

#include <QWidget>

#include "core/options.h"

#include <vector>

// One choice out of a few as cards with a line of explanation each, side by side or, where that is too
// narrow, below each other; the arrow keys move it.
class ChoiceCards final : public QWidget {
    Q_OBJECT
public:
    explicit ChoiceCards(std::vector<core::Option::Choice> choices, QWidget* parent = nullptr);

    int current() const { return m_current; }
    void setCurrent(int index); // without chosen()

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

signals:
    void chosen(int index); // by the user

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    bool stacked(int width) const;
    int cardHeight(int index, int width) const; // as `width` px of the whole widget allow
    QRectF card(int index) const;
    void choose(int index);

    std::vector<core::Option::Choice> m_choices;
    int m_current = 0;
};
