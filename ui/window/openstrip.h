#pragma once

#include <QWidget>

#include <optional>

class Button;
class LinkDesk;
class TableDesk;

// Above every page, while the table is open or there is a room: what leads to them, and how many are there.
// The window's title says it as well.
class OpenStrip final : public QWidget {
    Q_OBJECT
public:
    OpenStrip(TableDesk& table, LinkDesk& link, QWidget& window);

private:
    void refresh();

    QWidget& m_window;
    std::optional<int> m_there; // guests at the open table
    Button *m_toTable, *m_toRoom;
};
