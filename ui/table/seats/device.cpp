#include "ui/table/seats/device.h"

void Device::show(const std::string& board) {
    if (board == m_shown) return;
    m_shown = board;
    m_line.send(board);
}
