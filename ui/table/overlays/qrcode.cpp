#include "ui/table/overlays/qrcode.h"

#include <QPainter>

#include "ui/look/theme.h"

#include <qrcodegen/QrCode.hpp>

#include <algorithm>

QrModules::QrModules(const QString& text, bool large) {
    using qrcodegen::QrCode;
    try {
        const auto code =
            QrCode::encodeText(text.toUtf8().constData(), large ? QrCode::Ecc::LOW : QrCode::Ecc::MEDIUM);
        size = code.getSize();
        for (int y = 0; y < size; ++y)
            for (int x = 0; x < size; ++x) dark.push_back(code.getModule(x, y));
    } catch (const qrcodegen::data_too_long&) {
        size = 0;
    }
}

// Those beside each other as one, so that no line shows between them on paper.
void QrModules::paint(QPainter& painter, const QPointF& corner, double module) const {
    const auto at = [this](int x, int y) {
        return dark[static_cast<std::size_t>(y) * static_cast<std::size_t>(size) +
                    static_cast<std::size_t>(x)];
    };
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) {
            if (!at(x, y)) continue;
            const int from = x;
            while (x + 1 < size && at(x + 1, y)) ++x;
            painter.fillRect(
                QRectF(corner.x() + from * module, corner.y() + y * module, (x + 1 - from) * module, module),
                Qt::black);
        }
}

bool QrCode::setText(const QString& text) {
    setAccessibleName(text);
    update();
    m_code = QrModules(text);
    return m_code.size > 0;
}

QSize QrCode::sizeHint() const {
    return {theme().px(260), theme().px(260)};
}

// Whole pixels to a module, and the white edge of four that readers ask for.
void QrCode::paintEvent(QPaintEvent*) {
    constexpr int edge = 4;
    const int module = std::min(width(), height()) / (m_code.size + 2 * edge);
    if (m_code.size == 0 || module == 0) return;
    QPainter painter(this);
    const int side = module * (m_code.size + 2 * edge);
    const QPoint corner((width() - side) / 2, (height() - side) / 2);
    painter.fillRect(QRect(corner, QSize(side, side)), Qt::white);
    m_code.paint(painter, corner + QPoint(edge, edge) * module, module);
}
