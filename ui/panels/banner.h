#pragma once

#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

#include "core/play/match.h"
#include "core/ringlab.h"

#include <functional>

class Button;
class QLineEdit;
class Session;
class StopButton;

// Whose turn it is, readable from the back of a classroom; and instead, for a while: a notice, a question,
// or how the match ended. The widget is a notch taller than its plates; the notch points to the board.
class Banner final : public QWidget {
    Q_OBJECT
public:
    static constexpr int notch = 12; // at scale 1

    explicit Banner(Session& session, QWidget* parent = nullptr);

    // Says something on a neutral strip; it goes away by itself and with the next move.
    void say(const QString& text);
    // Asks on the same strip; `yes` names the button that does it.
    void ask(const QString& text, const QString& yes, std::function<void()> then);
    // Says something that stays until it is left by the button, or dropped.
    void hold(const QString& text, const QString& leave, std::function<void()> then);
    void dropNotice();
    // Edits a player's name in place; a double click on the plate does it too.
    void editName(core::Player player);

signals:
    void againRequested();
    void loopRequested(const core::RingBoard& board); // of the move that ended the match

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum class Mode { Turn, Notice, Question, Finished };

    Mode mode() const;
    void refresh();
    void retranslate();
    void arrange();
    void slide();
    QRectF plate(core::Player player) const;
    QRectF whole() const;
    QString title(core::Player player) const;
    QString prompt() const;

    void paintPlate(QPainter& p, core::Player player) const;
    void paintMover(QPainter& p, core::Player player, QRectF plate) const;
    void paintWaiting(QPainter& p, core::Player player, QRectF plate) const;
    void paintNotch(QPainter& p, double x, const QColor& colour) const;
    void paintNotice(QPainter& p) const;
    void paintFinished(QPainter& p) const;

    Session& m_session;
    QVariantAnimation m_slide; // 0: the first player's plate is wide, 1: the second's
    QTimer m_noticeEnds;
    QString m_notice;
    std::function<void()> m_then; // what the question is about
    bool m_refusable = true;      // it can be answered with no
    StopButton* m_stop;
    Button *m_goOn, *m_lookBack, *m_again, *m_loop, *m_yes, *m_no;
    QLineEdit* m_name;
    core::Player m_named = core::Player::First;
};
