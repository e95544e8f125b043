#include "ui/panels/tableside.h"

#include <QPainter>

#include "ui/controls/button.h"
#include "ui/controls/says.h"
#include "ui/look/theme.h"
#include "ui/match/session.h"
#include "ui/panels/plates/banner.h"
#include "ui/panels/verdict/verdictcard.h"

TableSide::TableSide(Session& session, Banner& said, QWidget* parent)
    : QWidget(parent), m_session(session), m_banner(new Banner(session, this)),
      m_verdict(new VerdictCard(session, this)), m_leave(new Button(Button::Style::Icon, {}, this)),
      m_undo(new Button(Button::Style::Icon, {}, this)), m_best(new Button(Button::Style::Icon, {}, this)) {
    m_banner->repeat(said);
    m_leave->setGlyph("close");
    m_undo->setGlyph("undo");
    m_best->setGlyph("bulb");
    for (auto* button : {m_leave, m_undo, m_best}) button->setBaseHeight(44);
    connect(m_leave, &Button::clicked, this, &TableSide::left);
    connect(m_undo, &Button::clicked, &session, &Session::undo);
    connect(m_best, &Button::clicked, this, &TableSide::bestMoveRequested);
    connect(m_banner, &Banner::reviewRequested, this, &TableSide::reviewRequested);
    connect(m_banner, &Banner::labRequested, this, &TableSide::labRequested);
    for (const auto signal : {&Session::matchChanged, &Session::stateChanged})
        connect(&session, signal, this, &TableSide::refresh);
    connect(&session.hints(), &Hints::changed, this, &TableSide::refresh);
    connect(&theme(), &Theme::changed, this, &TableSide::arrange);
    named(m_leave, [] { return tr("Leave table mode"); });
    named(m_undo, [] { return tr("Undo"); });
    named(m_best, [] { return tr("Best move"); });
    refresh();
}

int TableSide::wantedHeight() {
    return qMax(theme().px(60), theme().target(44) + theme().px(8));
}

void TableSide::serve(core::Player player) {
    m_banner->serve(player);
}

void TableSide::refresh() {
    m_undo->setEnabled(m_session.can(Session::Wish::TakeBack));
    m_best->setEnabled(m_session.state() == Session::State::HumanTurn && !m_session.hints().locked());
    arrange();
}

// The banner's notch would point to nothing here.
void TableSide::arrange() {
    int x = theme().px(8);
    for (auto* button : {m_leave, m_undo, m_best}) {
        button->resize(button->sizeHint());
        button->move(x, (height() - button->height()) / 2);
        x += button->width() + theme().px(4);
    }
    x += theme().px(4);
    const int above = theme().px(4), card = width() < theme().px(1180) ? theme().px(276) : theme().px(360);
    int right = width() - theme().px(8);
    const bool valued =
        m_session.active() && m_session.hints().level() != Help::Off && !m_session.match().ending();
    m_verdict->setVisible(valued);
    if (valued) {
        m_verdict->setGeometry(right - card, above, card, height() - 2 * above);
        right -= card + theme().px(8);
    }
    const int tall = height() - 2 * above;
    m_banner->setGeometry(x, above, right - x, tall + theme().px(Banner::notch));
    m_banner->setMask(QRect(0, 0, right - x, tall));
}

void TableSide::resizeEvent(QResizeEvent*) {
    arrange();
}

void TableSide::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), theme().color(Hue::Paper));
}
