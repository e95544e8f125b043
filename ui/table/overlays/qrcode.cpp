#include "ui/table/overlays/qrcode.h"

#include <QPainter>

#include "ui/look/theme.h"

#include <qrcodegen/QrCode.hpp>

#include <algorithm>

bool QrCode::setText(const QString& text) {
    using qrcodegen::QrCode;
    m_dark.clear();
    m_size = 0;
    setAccessibleName(text);
    update();
    try {
        const auto code = QrCode::encodeText(text.toUtf8().constData(), QrCode::Ecc::MEDIUM);
        m_size = code.getSize();
        for (int y = 0; y < m_size; ++y)
            for (int x = 0; x < m_size; ++x) m_dark.push_back(code.getModule(x, y));
    } catch (const qrcodegen::data_too_long&) {
        return false;
    }
    return true;
}

QSize QrCode::sizeHint() const {
    return {theme().px(260), theme().px(260)};
}

// Whole pixels to a module, and the white edge of four that readers ask for.
void QrCode::paintEvent(QPaintEvent*) {
    constexpr int edge = 4;
    const int module = std::min(width(), height()) / (m_size + 2 * edge);
    if (m_size == 0 || module == 0) return;
    QPainter painter(this);
    const int side = module * (m_size + 2 * edge);
    const QPoint corner((width() - side) / 2, (height() - side) / 2);
    painter.fillRect(QRect(corner, QSize(side, side)), Qt::white);
    for (int y = 0; y < m_size; ++y)
        for (int x = 0; x < m_size; ++x)
            if (m_dark[static_cast<std::size_t>(y) * static_cast<std::size_t>(m_size) +
                       static_cast<std::size_t>(x)])
                painter.fillRect(QRect(corner + QPoint(edge + x, edge + y) * module, QSize(module, module)),
                                 Qt::black);
}
