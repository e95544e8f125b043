#pragma once

#include <QWidget>

#include "core/lab.h"

class FlowLayout;

// What the cells of a heat map show: the number, the hatching, the sign.
class HeatLegend final : public QWidget {
    Q_OBJECT
public:
    explicit HeatLegend(QWidget* parent = nullptr);

    void setTable(const core::Table& table); // hidden where it is no heat map

private:
    FlowLayout* m_entries;
};
