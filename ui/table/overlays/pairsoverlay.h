#pragma once

#include "ui/controls/overlay.h"

#include <vector>

class FlowLayout;
class Host;
class Label;
class Preview;

// The tables at which pupils play each other, live: a small board for each, who plays, and how it stands.
class PairsOverlay final : public Overlay {
    Q_OBJECT
public:
    PairsOverlay(Host& host, QWidget* window);

private:
    struct Table {
        Preview* board;
        Label* line;
    };
    void build();
    void refresh();
    QString line(std::size_t i) const;

    Host& m_host;
    QWidget* m_grid;
    std::vector<Table> m_tables;
};
