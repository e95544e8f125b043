#pragma once

#include <QPointer>
#include <QWidget>

#include <vector>

// All parts inside a part of the window in the order in which they are laid out and read: a column to its end
// before the next. What stands in no layout comes where it lies.
std::vector<QWidget*> readingOrder(const QWidget& in);

// A dialog inside the window: dims what is behind, holds the focus, closes with Esc or a click outside.
// It grows beyond its size rather than scroll. Never modal: nothing waits for it. When closed it gives the
// focus back and deletes itself.
class Overlay : public QWidget {
    Q_OBJECT
public:
    // `window` is covered; `size` is the dialog's at scale 1.
    Overlay(QWidget* window, QSize size, Qt::Alignment where = Qt::AlignCenter);

    // The area to put contents into; give it a layout.
    QWidget* panel() const { return m_panel; }
    // Where there is not height enough it may be so wide, at scale 1.
    void setWidest(int width) { m_widest = width; }
    void setBase(QSize size); // another size, at scale 1
    void open();
    void dismiss();

signals:
    void dismissed();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    virtual std::vector<QWidget*> order() const; // in which Tab goes through the panel

private:
    void place();
    void give(QSize size); // to the panel, as far as the window has room
    int lacking() const;
    void grow();
    QSize m_base;
    int m_widest = 0;
    Qt::Alignment m_where;      // in the window
    QPointer<QWidget> m_before; // had the focus
    QWidget* m_panel;
};
