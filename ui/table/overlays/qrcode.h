#pragma once

#include <QWidget>

#include <vector>

// A text as a QR code: rows of modules, one after the other, dark or light. Of no size: it is too long (some
// 2 kB).
struct QrModules {
    // `large`: rather larger modules than some to spare.
    explicit QrModules(const QString& text, bool large = false);
    void paint(QPainter& painter, const QPointF& corner, double module) const; // the dark ones
    int size = 0;                                                              // modules along an edge
    std::vector<bool> dark = {};
};

// A text as a QR code, black on white in any look, as large as there is room.
class QrCode final : public QWidget {
    Q_OBJECT
public:
    explicit QrCode(QWidget* parent = nullptr) : QWidget(parent) {}

    // Its name for a screen reader is the text. Whether it is not too long (some 2 kB).
    bool setText(const QString& text);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, 120}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QrModules m_code{QString()};
};
