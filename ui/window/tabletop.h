#pragma once

#include <QGraphicsView>
#include <QObject>
#include <QRect>

// A widget upside down, for whoever sits across a flat screen: drawn and pressed as usual. The keyboard
// passes it by, for it belongs to a copy of what stands upright as well.
class Turned final : public QGraphicsView {
    Q_OBJECT
public:
    explicit Turned(QWidget* content, QWidget* parent = nullptr); // takes the content

    QWidget* content() const { return m_content; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* m_content;
};

class Banner;
class Session;
class TableSide;

// Table mode: two who face each other over a flat screen. The board is left, and at each edge what its player
// reads and presses; the far edge is turned by 180°.
class Tabletop final : public QObject {
    Q_OBJECT
public:
    // `said`: the page's banner.
    Tabletop(Session& session, Banner& said, QWidget& page);
    void clear(); // for good

    void arrange(QRect page);
    QRect board() const { return m_board; } // its place

signals:
    void left();
    void bestMoveRequested();
    void reviewRequested();
    void labRequested(const QString& place);

private:
    void connectSide(TableSide& side) const;
    void seat();

    Session& m_session;
    TableSide *m_near, *m_far;
    Turned* m_across;
    QRect m_board;
};
