#pragma once

#include <QPixmap>
#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

#include "ui/controls/transportpaint.h"

#include <array>

class Button;

// The one bar by which everything is gone along: buttons, a line with its places to press, drag and turn the
// wheel on, and where one is. Where values are known the line can become the curve of them.
class TransportBar : public QWidget {
    Q_OBJECT
public:
    explicit TransportBar(QWidget* parent = nullptr);

    void setLine(transport::Line line); // without stepped()
    const transport::Line& line() const { return m_line; }
    int current() const { return m_line.at; }
    // What is said of the place shown, where it is not the usual.
    void setWords(const QString& words);
    QString words() const;
    void setPlayers(const std::array<QString, 2>& names);

    void setCompact(bool compact); // lower, for small windows
    void setCurve(bool curve);     // wanted; the line becomes one where it has values
    bool curved() const { return m_curved; }
    int wantedHeight() const;

    // Goes along the way if the key or the wheel does that; the page it stands on gives it what nobody else
    // has used.
    bool takes(const QKeyEvent& event);
    void turn(const QWheelEvent& event);
    void play(bool on);
    bool playing() const { return m_clock.isActive(); }

    // How lanes are called, whose area is still to be given.
    static transport::Lanes lanesOf(const std::array<QString, 2>& names);
    // Where a place is pressed.
    QPointF placeAt(int place) const;

    QSize sizeHint() const override;

signals:
    void stepped(int place); // by the user, or playing
    void branched(int line);
    void heightChanged();

protected:
    virtual bool ready() const { return true; } // for the next place, while it plays
    // What comes of going to a place.
    virtual void go(int place);

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    virtual QString tipOf(int place) const;

private:
    void travel(int place);
    void tick();
    void refresh();
    void arrange();
    void fadeFrom(int ms);
    QRectF track() const;
    transport::Lanes lanes() const;
    transport::Axis axis() const;
    QRectF wordsRoom() const;
    void paintLine(QPainter& p) const;
    void paintCard(QPainter& p) const;
    void paintWords(QPainter& p) const;

    transport::Line m_line;
    QString m_words;
    std::array<QString, 2> m_names;
    bool m_compact = false, m_curve = false, m_curved = false;
    int m_wheel = 0; // turned, but no whole step yet
    QTimer m_clock;
    QPixmap m_before; // fades out
    QVariantAnimation m_fade;
    std::array<Button*, 5> m_buttons{}; // first, back, play, next, last
};
