#pragma once

#include <QVariantAnimation>
#include <QWidget>

#include <array>

class Session;

// The end of a match as a moment: over the board, which steps back, a plate rises that says who has won and
// why, how it stands between the two, who begins next, and three ways on. It lies where the board lies.
class ResultPlate final : public QWidget {
    Q_OBJECT
public:
    explicit ResultPlate(Session& session, QWidget* parent);

    void rise();   // after the last move
    void fold();   // leaves the board as it was
    void finish(); // of what moves, at once
    bool up() const { return m_up; }
    // 0 to 1, one after the other: the turn plates fade, the board takes their room and steps back, the plate
    // comes.
    double faded() const { return part(waits, fades); }
    double grown() const { return part(waits + fades, grows); }
    void refresh();

signals:
    void changed(); // arrange anew
    void folded();
    void lookBackRequested();
    void toShelf();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    class WayOn;
    enum class Look { Regular, Compact, Projector };
    static constexpr int waits = 300, fades = 160, grows = 220, rises = 280; // ms

    double part(int from, int length) const;
    double risen() const;
    Look look() const;
    QRectF plate() const; // where it comes to stand
    void arrange();
    QString result() const;
    QString reason() const;
    QString nextBegins() const;
    QColor fill() const;
    QColor ink() const;
    double textEnd() const; // of result and reason, from the plate's top
    void paintBoard(QPainter& p) const;
    void paintCrests(QPainter& p) const;
    void paintScore(QPainter& p) const;

    Session& m_session;
    WayOn *m_next, *m_again, *m_look, *m_shelf;
    QVariantAnimation m_time;
    bool m_up = false;
};
