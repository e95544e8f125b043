#include "ui/table/device.h"

void Device::show(const table::Json& board) {
    auto text = board.dump();
    if (text == m_shown) return;
    m_shown = std::move(text);
    m_line.send(m_shown);
}
