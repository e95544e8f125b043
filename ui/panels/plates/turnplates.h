#pragma once

#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

#include "core/verdict.h"
#include "ui/look/theme.h"

#include <array>
#include <optional>

class Button;
class OfferBar;
class QLineEdit;
class Session;
class StopButton;

// Two plates, the mover's wide and filled. The widget is a notch taller than they; the notch points to the
// board.
class TurnPlates final : public QWidget {
    Q_OBJECT
public:
    static constexpr int notch = 12; // at scale 1

    explicit TurnPlates(Session& session, QWidget* parent = nullptr);

    void refresh();
    // Edits a player's name in place; a double click on the plate does it too.
    void editName(core::Player player);
    QString title(core::Player player) const;
    QString prompt() const; // what the mover is to do
    QString score() const;  // of the matches before; empty: there were none
    // Says for a while in place of what is to do which rule forbids something; empty: no more.
    void answer(const QString& text);
    // Offers ways to go on only to this player; nothing: to whoever is on move.
    void serve(std::optional<core::Player> player);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    struct Sizes {
        double moverCrest, moverInset, title, waitingCrest, waitingInset, name, gap;
        Type waits, action;
    };
    const Sizes& sizes() const;
    void arrange();
    void slide();
    QRectF plate(core::Player player, double slid) const;
    QRectF settled(core::Player player) const;
    QRectF whole() const;
    double gap() const;
    double moversWidth() const;
    double moversMost() const;
    double titleWidth() const;
    double pressedWidth() const;
    std::array<QWidget*, 4> pressed() const; // from the inner end
    QString changeOfSides() const;
    QString action() const;

    void paintPlate(QPainter& p, core::Player player) const;
    void paintMover(QPainter& p, core::Player player, QRectF box) const;
    void paintWaiting(QPainter& p, core::Player player, QRectF box) const;
    QString waitingName(core::Player player, double room) const;
    double winsWidth() const;
    void paintWins(QPainter& p, core::Player player, QRectF box) const;
    void paintNotch(QPainter& p, double x, const QColor& colour) const;

    Session& m_session;
    QVariantAnimation m_slide; // 0: the first player's plate is wide, 1: the second's
    QString m_answer;
    QTimer m_answered;
    StopButton* m_stop;
    Button *m_goOn, *m_draw;
    OfferBar* m_offers;
    QLineEdit* m_name;
    core::Player m_named = core::Player::First;
};
