#include "ui/lessons/guidepanel.h"

#include <QApplication>
#include <QVBoxLayout>

#include "ui/controls/announcer.h"
#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/lessons/exerciseview.h"
#include "ui/look/language.h"

#include <algorithm>

using State = core::Exercise::State;

GuidePanel::GuidePanel(const core::Kind& kind, const core::Step& step, QWidget* parent)
    : QWidget(parent), m_step(step), m_say(new Label(Type::Verdict)), m_told(new Label(Type::Bold)),
      m_again(new Button(Button::Style::Outline, {})), m_next(new Button(Button::Style::Primary, {})),
      m_exercise(new ExerciseView) {
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(0, 0, 0, 0);
    keepSpacing(columns, 16);
    columns->addWidget(m_exercise);
    auto* words = new QVBoxLayout;
    keepSpacing(words, 8);
    for (auto* label : {m_say, m_told}) label->setWordWrap(true);
    words->addStretch();
    words->addWidget(says(m_say, [this] { return language::spoken(m_step.say); }));
    words->addWidget(m_told);
    auto* row = new QHBoxLayout;
    keepSpacing(row, 10);
    for (auto* button : {m_next, m_again}) row->addWidget(button);
    row->addStretch();
    m_next->hide();
    says(m_next, [] { return QCoreApplication::translate("LessonPlayer", "Next"); });
    says(m_again, [] { return tr("Once more"); });
    words->addLayout(row);
    words->addStretch();
    columns->addLayout(words, 1);
    connect(m_exercise, &ExerciseView::changed, this, &GuidePanel::showState);
    connect(m_exercise, &ExerciseView::refused, m_told, &Label::setText);
    connect(m_next, &Button::clicked, this, &GuidePanel::nextRequested);
    connect(m_again, &Button::clicked, this, [this] {
        m_exercise->focusBoard(); // before the button goes
        m_exercise->restart();
    });
    // To whoever listens: what is to be tried on the board that has been reached.
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget* before, const QWidget* now) {
        const bool was = before != nullptr && isAncestorOf(before);
        if (now != nullptr && isAncestorOf(now) && !was) announce(*this, m_say->text());
    });
    connect(&theme(), &Theme::changed, this, &GuidePanel::fit);
    m_exercise->setStep(kind, step);
    inAnyLanguage(this, [this] { showState(); });
    fit();
}

// The board takes no more than about half of the width, which is little on a projector.
void GuidePanel::fit() {
    const QSize usual(theme().px(560), theme().px(340));
    const int most = std::max(width() * 9 / 20, theme().px(230));
    m_exercise->setFixedSize(usual.boundedTo({most, most * usual.height() / usual.width()}));
}

void GuidePanel::resizeEvent(QResizeEvent*) {
    fit();
}

void GuidePanel::leadOn() {
    m_leadsOn = true;
    showState();
}

void GuidePanel::showState() {
    const auto state = m_exercise->exercise()->state();
    const bool tried = state == State::Right && m_step.task != core::Task::Look;
    m_next->setVisible(m_leadsOn && tried);
    m_again->setVisible(tried || (state == State::Wrong && m_step.task != core::Task::Try));
    m_told->setHue(state == State::Open ? Hue::Ink2 : Hue::Ink);
    m_told->setText(tried                   ? language::spoken(m_step.right)
                    : state == State::Wrong ? language::spoken(m_step.wrong)
                                            : m_exercise->prompt());
    if (state != State::Open && isVisible()) announce(*this, m_told->text());
}
