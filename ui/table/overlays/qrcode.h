#pragma once

#include <QWidget>

#include <vector>

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
    int m_size = 0; // modules along an edge
    std::vector<bool> m_dark;
};
