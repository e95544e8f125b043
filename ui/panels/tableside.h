#pragma once

#include <QWidget>

#include "core/verdict.h"

class Banner;
class Button;
class Session;
class VerdictCard;

// One player's edge of a flat screen that two share: whose turn it is and what is happening, how it ended,
// what it is worth as far as hints are shown; a step back, the best move, and the way out.
class TableSide final : public QWidget {
    Q_OBJECT
public:
    // `said`: the banner whose notices stand here as well.
    TableSide(Session& session, Banner& said, QWidget* parent = nullptr);

    static int wantedHeight();
    void serve(core::Player player); // offers them ways to go on

signals:
    void left();
    void bestMoveRequested();
    void reviewRequested();
    void labRequested(const QString& place);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void arrange();

    Session& m_session;
    Banner* m_banner;
    VerdictCard* m_verdict;
    Button *m_leave, *m_undo, *m_best;
};
