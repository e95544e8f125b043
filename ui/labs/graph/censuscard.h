#pragma once

#include <QWidget>

#include "core/solve/census.h"

// A rule set in figures: who wins from the start, and how many positions each side wins.
class CensusCard final : public QWidget {
    Q_OBJECT
public:
    explicit CensusCard(QWidget* parent = nullptr);

    void show(const core::Census& census); // nothing is shown of an incomplete one

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    core::Census m_census;
};
