#pragma once

#include <QWidget>

// What the shapes and lines of the position graph mean, on one line.
class GraphLegend final : public QWidget {
    Q_OBJECT
public:
    explicit GraphLegend(QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QStringList m_texts; // first chooses, second chooses, finished
};
