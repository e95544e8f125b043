#pragma once

#include <QPixmap>

#include "ui/board/stage.h"

// What lies under everything on a board, painted once for each size and look.
class Ground {
public:
    const QPixmap& picture() const { return m_picture; }
    void fit(const core::Layout& layout, const Stage& stage, QSize size, double ratio);
    void forget() { m_picture = {}; } // another look, size or board

private:
    QPixmap m_picture;
};
