#pragma once

#include "ui/controls/overlay.h"

#include <vector>

class Host;

// The way to the table as large as the screen is, for a class to see from the back of the room: the picture,
// the address and the code, who is there, and who of the class is still to come. M hides the names.
class LobbyView final : public QWidget {
    Q_OBJECT
public:
    explicit LobbyView(Host& host, QWidget* parent = nullptr);

    void setNamed(bool named);
    bool named() const { return m_named; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct One {
        QString name;
        int emblem; // -1: a guest
        bool fresh; // has just come
    };
    std::vector<One> there() const;
    std::vector<One> toCome() const;
    void refresh();
    void paintWay(QPainter& p, const QRectF& card) const;
    void paintClass(QPainter& p, const QRectF& room) const;
    void paintOne(QPainter& p, const QRectF& cell, const One& one, bool here) const;
    double unit() const;

    Host& m_host;
    bool m_named = true;
};

class LobbyOverlay final : public Overlay {
    Q_OBJECT
public:
    LobbyOverlay(Host& host, QWidget* window);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    LobbyView* m_view;
};
