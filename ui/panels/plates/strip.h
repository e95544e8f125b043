#pragma once

#include <QWidget>

#include "ui/look/theme.h"

#include <vector>

class Button;
class QPainter;

// A plate over the whole width of the banner, with what there is to press at its right end. What stands on it
// is painted by those who inherit from it.
class Strip : public QWidget {
    Q_OBJECT
public:
    explicit Strip(QWidget* parent = nullptr) : QWidget(parent) {}

protected:
    enum class On { Fill, Paper };
    Button* addButton(On ground); // from right to left,
    void addPart(QWidget* part);  // as what else there is to press
    void arrange();
    double textRight() const; // where the shown buttons begin
    // The headline counts: where it has no room right of `left`, the button goes.
    void makeRoom(const QString& headline, Type type, double left, Button* button);
    // A headline and what is said below it, which gives way where there is no room for both.
    static void write(QPainter& p, QRectF room, const QString& headline, Type type, const QString& below);

    void resizeEvent(QResizeEvent* event) override;

private:
    std::vector<QWidget*> m_parts;
};
