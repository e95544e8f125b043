#include "ui/shelf/newcomer.h"

#include "core/lessons/learnt.h"
#include "core/shelf/cards.h"
#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/look/language.h"
#include "ui/look/learnt.h"
#include "ui/look/theme.h"

Newcomer::Newcomer(QWidget* parent)
    : QWidget(parent), m_kind(core::catalogue().front()), m_title(new Label(Type::Verdict, {}, this)),
      m_line(new Label(Type::Body, {}, this)), m_learn(new Button(Button::Style::Primary, {}, this)),
      m_start(new Button(Button::Style::Outline, {}, this)),
      m_open(new Button(Button::Style::Link, {}, this)), m_all(new Button(Button::Style::Link, {}, this)) {
    m_line->setHue(Hue::Ink2);
    m_all->hide();
    connect(m_learn, &Button::clicked, this, [this] { emit learnRequested(*m_kind); });
    connect(m_start, &Button::clicked, this, [this] { emit playRequested(*m_kind); });
    connect(m_open, &Button::clicked, this, &Newcomer::openRequested);
    connect(m_all, &Button::clicked, this, &Newcomer::allRequested);
    connect(&theme(), &Theme::changed, this, &Newcomer::place);
    says(m_start, [] { return tr("Play"); });
    says(m_open, [] { return tr("Open a record …"); });
    says(m_all, [] { return tr("All matches"); });
    inAnyLanguage(this, [this] { offer(); });
}

// Whoever is in the middle of a lesson is not new.
void Newcomer::offer() {
    m_kind = &core::nextTaught(core::catalogue(), learnt);
    const auto known = learnt(*m_kind);
    const bool begun = core::begun(*m_kind, known);
    if (!begun) m_kind = core::catalogue().front();
    const auto card = begun ? core::lessonCard(*m_kind, known) : core::newcomerCard(*m_kind);
    m_title->setText(language::spoken(card.heading));
    m_line->setText(language::spoken(card.title));
    m_learn->setText(language::spoken(card.action));
    place();
}

void Newcomer::showEvent(QShowEvent* event) {
    offer();
    QWidget::showEvent(event);
}

void Newcomer::focusOffer() {
    m_learn->setFocus();
}

void Newcomer::setMore(bool more) {
    m_all->setVisible(more);
    place();
}

void Newcomer::resizeEvent(QResizeEvent*) {
    place();
}

void Newcomer::place() {
    const auto& t = theme();
    const int heading = t.target(30);
    m_title->setGeometry(0, 0, width() / 2, heading);
    int x = width();
    for (auto* link : {m_all, m_open}) {
        if (link->isHidden()) continue;
        x -= link->sizeHint().width();
        link->setGeometry(x, 0, link->sizeHint().width(), heading);
        x -= t.px(12);
    }
    m_line->setGeometry(0, heading + t.px(14), m_line->sizeHint().width(), t.target(40));
    x = m_line->geometry().right() + t.px(16);
    for (auto* button : {m_learn, m_start}) {
        button->setGeometry(x, heading + t.px(14), button->sizeHint().width(), t.target(40));
        x += button->width() + t.px(12);
    }
}
