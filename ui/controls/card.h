#pragma once

#include <QWidget>

// Surface with one hairline and round corners; panels stand on it. Paints with the theme.
class Card : public QWidget {
    Q_OBJECT
public:
    explicit Card(QWidget* parent = nullptr);

    void setRadius(int radius); // at scale 1, 12 unless set

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_radius = 12;
};
