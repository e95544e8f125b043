#pragma once

#include <QWidget>

#include "core/options.h"

#include <vector>

// One choice out of a few as cards with a line of explanation each, as many side by side as takes the least
// height; the arrow keys move it.
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
    // With so much room, so many cards side by side.
    int columns(int width) const;
    int cardWidth(int width, int columns) const;
    int cardHeight(int index, int width) const;
    int rowHeight(int row, int width, int columns) const;
    int heightOf(int width, int columns) const;
    QRect card(int index) const;
    void choose(int index);

    std::vector<core::Option::Choice> m_choices;
    int m_current = 0;
};
