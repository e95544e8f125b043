#pragma once

#include <QWidget>

// Surface with one hairline and round corners; panels stand on it. Paints with the theme.
class Card : public QWidget {
    Q_OBJECT
public:
    explicit Card(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};
