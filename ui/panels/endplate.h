#pragma once

#include "core/ringlab.h"
#include "ui/panels/strip.h"

class Session;

// How the match, or the variation looked at, ended and why, and what can come next.
class EndPlate final : public Strip {
    Q_OBJECT
public:
    explicit EndPlate(Session& session, QWidget* parent = nullptr);

    void refresh();

signals:
    void loopRequested(const core::RingBoard& board); // of the move that ended the match
    void reviewRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QColor paintGround(QPainter& p) const;
    QString score() const;

    Session& m_session;
    Button *m_review, *m_swap, *m_again, *m_loop, *m_back, *m_next;
};
