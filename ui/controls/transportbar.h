#pragma once

#include <QTimer>
#include <QWidget>

#include "ui/controls/transportface.h"

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
    QString words() const { return m_face.words(); }
    void setPlayers(const std::array<QString, 2>& names);

    void setCompact(bool compact); // lower, for small windows
    void setCurve(bool curve);     // wanted; the line becomes one where it has values
    bool curved() const { return m_face.curved; }
    int wantedHeight() const { return m_face.wantedHeight(); }

    // Goes along the way if the key or the wheel does that; the page it stands on gives it what nobody else
    // has used.
    bool takes(const QKeyEvent& event);
    void turn(const QWheelEvent& event);
    void play(bool on);
    bool playing() const { return m_clock.isActive(); }

    // Where a place is pressed.
    QPointF placeAt(int place) const { return m_face.placeAt(place); }

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
    void refresh();

    transport::Line m_line;
    int m_wheel = 0; // turned, but no whole step yet
    QTimer m_clock;
    TransportFace::Buttons m_buttons{};
    TransportFace m_face{*this, m_line, m_buttons};
};
