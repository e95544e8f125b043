#include "ui/window/tabletop.h"

#include <QGraphicsScene>

#include "ui/look/theme.h"
#include "ui/match/session.h"
#include "ui/panels/tableside.h"

Turned::Turned(QWidget* content, QWidget* parent) : QGraphicsView(parent), m_content(content) {
    setScene(new QGraphicsScene(this));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setRenderHint(QPainter::Antialiasing);
    scene()->addWidget(content);
    rotate(180);
}

void Turned::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    m_content->setGeometry(QRect(QPoint(), size()));
    setSceneRect(QRectF(QPointF(), size()));
}

Tabletop::Tabletop(Session& session, Banner& said, QWidget& page)
    : QObject(&page), m_session(session), m_near(new TableSide(session, said, &page)),
      m_far(new TableSide(session, said)), m_across(new Turned(m_far, &page)) {
    connectSide(*m_near);
    connectSide(*m_far);
    connect(&session, &Session::matchChanged, this, &Tabletop::seat);
    seat();
    for (QWidget* part : std::initializer_list<QWidget*>{m_near, m_across}) part->show();
}

void Tabletop::clear() {
    for (QWidget* part : std::initializer_list<QWidget*>{m_near, m_across}) {
        part->hide();
        part->deleteLater(); // one of them may have been pressed to come here
    }
    deleteLater();
}

void Tabletop::connectSide(TableSide& side) const {
    connect(&side, &TableSide::left, this, &Tabletop::left);
    connect(&side, &TableSide::bestMoveRequested, this, &Tabletop::bestMoveRequested);
    connect(&side, &TableSide::reviewRequested, this, &Tabletop::reviewRequested);
    connect(&side, &TableSide::labRequested, this, &Tabletop::labRequested);
}

// Who sits where is a matter of the board.
void Tabletop::seat() {
    if (!m_session.active()) return;
    const auto above = m_session.match().game().layout(m_session.match().start()).above();
    m_near->serve(core::other(above));
    m_far->serve(above);
}

void Tabletop::arrange(QRect page) {
    const int side = TableSide::wantedHeight(), margin = theme().px(8);
    m_across->setGeometry(page.x(), page.y(), page.width(), side);
    m_near->setGeometry(page.x(), page.bottom() + 1 - side, page.width(), side);
    m_board = page.adjusted(margin, side, -margin, -side);
}
