#pragma once

#include <QWidget>

#include <vector>

class Button;

// A plate over the whole width of the banner, with what there is to press at its right end. What stands on it
// is painted by those who inherit from it.
class Strip : public QWidget {
    Q_OBJECT
public:
    explicit Strip(QWidget* parent = nullptr) : QWidget(parent) {}

protected:
    Button* addButton();         // from right to left,
    void addPart(QWidget* part); // as what else there is to press
    void arrange();
    double textRight() const; // where the shown buttons begin
    // On a projector the headline counts: where it has no room right of `left`, the button goes.
    void makeRoom(const QString& headline, double left, Button* button);
    // Text in a box, shortened where it does not fit. Returns its width.
    static double drawText(QPainter& p, QRectF box, Qt::Alignment align, const QString& text);

    void resizeEvent(QResizeEvent* event) override;

private:
    std::vector<QWidget*> m_parts;
};
