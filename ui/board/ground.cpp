#include "ui/board/ground.h"

#include <QPainter>

#include "ui/look/theme.h"

void Ground::fit(const core::Layout& layout, const Stage& stage, QSize size, double ratio) {
    if (!m_picture.isNull() && m_picture.devicePixelRatio() == ratio) return;
    m_picture = QPixmap((QSizeF(size) * ratio).toSize());
    m_picture.setDevicePixelRatio(ratio);
    m_picture.fill(theme().color(Hue::Surface));
    QPainter painter(&m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    stage.paintGround(painter, layout);
}
