#pragma once

#include "ui/controls/overlay.h"

#include <vector>

class Button;
class FlowLayout;
class Host;
class Label;
class Preview;

// The tables at which pupils play each other, live: a small board for each, who plays, and how it stands.
class PairsOverlay final : public Overlay {
    Q_OBJECT
public:
    PairsOverlay(Host& host, QWidget* window);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Table {
        Preview* board;
        Label* line;
    };
    void build();
    void refresh();
    void retranslate();
    QString line(std::size_t i) const;

    Host& m_host;
    Label* m_title;
    Button* m_close;
    QWidget* m_grid;
    std::vector<Table> m_tables;
};
