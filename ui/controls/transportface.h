#pragma once

#include <QCoreApplication>
#include <QPixmap>
#include <QVariantAnimation>

#include "ui/controls/transportpaint.h"

#include <array>
#include <optional>

class Button;

// How a bar looks that a way is gone along by: where its buttons, the line or the curve and the words stand,
// what it says, and how one form fades into another.
class TransportFace {
    Q_DECLARE_TR_FUNCTIONS(TransportBar)
public:
    using Buttons = std::array<Button*, 5>; // first, back, play, next, last
    TransportFace(QWidget& bar, const transport::Line& line, const Buttons& buttons);

    QString said; // of the place shown, where it is not the usual
    std::array<QString, 2> names;
    bool compact = false; // lower, for small windows
    bool curve = false;   // wanted
    bool curved = false;  // and there are values for it

    bool follow(); // the line, where it becomes a curve or is none any more; whether it did
    void arrange();
    void fadeFrom(int ms); // from how it is painted now
    void endFade();
    int wantedHeight() const;
    QString words() const;

    transport::Axis axis() const;
    QRectF area() const; // of the line or the curve
    QPointF placeAt(int place) const;
    std::optional<int> twigAt(QPointF at) const; // the line that it leads into
    void paint(QPainter& p) const;

private:
    QRectF wordsRoom() const;
    QRectF track() const;
    transport::Lanes lanes() const;
    void paintLine(QPainter& p) const;
    void paintCard(QPainter& p) const;
    void paintWords(QPainter& p) const;

    QWidget& m_bar;
    const transport::Line& m_line;
    const Buttons& m_buttons;
    QPixmap m_before; // fades out
    QVariantAnimation m_fade;
};
