#pragma once

#include <QObject>
#include <QPointer>
#include <QProxyStyle>
#include <QTimer>
#include <QWidget>

// Menus that grow with the window like all else, with entries as large as a finger where one may come.
class MenuStyle final : public QProxyStyle {
public:
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
};

// Fingers. Where a touch screen is there, nothing to press is smaller than 9 mm on it, pages and lists are
// drawn by the finger, and a finger that rests shows what a mouse would by hovering; lifted then, or where it
// has drawn a page, it presses nothing.
class Touch final : public QObject {
    Q_OBJECT
public:
    explicit Touch(QWidget* window);

    static int least(double dotsPerInch); // 9 mm, in px
    // The property of widgets on which a finger that moves does not draw the page below.
    static constexpr const char* takesDrags = "takesDrags";

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();
    void press(QWidget* on, QPoint at);
    bool lift();
    bool tell() const; // whether there is anything to tell

    QWidget* m_window;
    MenuStyle m_menus;
    QTimer m_rest;
    QPointer<QWidget> m_pressed;
    QPoint m_at; // global
    bool m_told = false, m_drawn = false;
};
