#include "ui/lessons/answers.h"

#include <QApplication>
#include <QEvent>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/scaled.h"
#include "ui/controls/stepper.h"
#include "ui/lessons/sentencebutton.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"

namespace {

constexpr int largestNumber = 99;

void clear(QLayout& layout) {
    while (auto* item = layout.takeAt(0)) {
        if (item->layout() != nullptr) clear(*item->layout());
        if (item->widget() != nullptr) item->widget()->deleteLater();
        delete item;
    }
}

} // namespace

Answers::Answers(QWidget* parent) : QWidget(parent) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    keepSpacing(rows, 8);
}

void Answers::askOutcome(bool draws) {
    m_asking = Asking::Outcome;
    m_draws = draws;
    rebuild();
}

void Answers::askWinner() {
    m_asking = Asking::Winner;
    rebuild();
}

void Answers::askNumber() {
    m_asking = Asking::Number;
    m_number = 0;
    rebuild();
}

void Answers::askSentence(const std::vector<core::Phrase>& sentences) {
    m_asking = Asking::Sentence;
    m_sentences = sentences;
    m_ticked.reset();
    rebuild();
}

void Answers::tickSentence(int index) {
    m_ticked = index;
    tick(*findChildren<SentenceButton*>().at(index), index);
}

void Answers::tick(SentenceButton& button, int index) {
    const auto text = language::spoken(m_sentences[static_cast<std::size_t>(index)]);
    button.setText(QStringLiteral("✓ ") + text);
    button.setAccessibleName(text);
    button.setCheckable(true); // which a screen reader tells
    button.setChecked(true);
}

void Answers::askNothing() {
    m_asking = Asking::Nothing;
    rebuild();
}

void Answers::setOpen(bool open) {
    if (std::exchange(m_open, open) == open) return;
    for (auto* child : choices()) child->setEnabled(open);
}

QWidgetList Answers::choices() const {
    return findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
}

void Answers::focusFirst() {
    if (auto* first = findChild<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) first->setFocus();
}

void Answers::rebuild() {
    qDeleteAll(choices());
    clear(*layout());
    m_open = true;
    switch (m_asking) {
    case Asking::Outcome:
        addOutcomes();
        break;
    case Asking::Winner:
        addWinners();
        break;
    case Asking::Number:
        addNumber();
        break;
    case Asking::Sentence:
        addSentences();
        break;
    case Asking::Nothing:
        break;
    }
    setVisible(asking());
    // At once, so that the focus can go there.
    for (auto* child : choices()) child->show();
}

void Answers::addOutcomes() {
    auto* row = new QHBoxLayout;
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    const auto add = [&](core::Outcome outcome, const QString& text) {
        auto* button = new Button(Button::Style::Outline, text, this);
        connect(button, &Button::clicked, this, [this, outcome] { emit outcomeSaid(outcome); });
        row->addWidget(button);
    };
    add(core::Outcome::Win, tr("Win"));
    if (m_draws) add(core::Outcome::Draw, tr("Draw"));
    add(core::Outcome::Loss, tr("Loss"));
    row->addStretch();
}

void Answers::addWinners() {
    const auto add = [&](core::Outcome outcome, const QString& text) {
        auto* button = new SentenceButton(text, this);
        connect(button, &SentenceButton::clicked, this, [this, outcome] { emit outcomeSaid(outcome); });
        layout()->addWidget(button);
    };
    add(core::Outcome::Win, tr("Whoever moves now"));
    add(core::Outcome::Loss, tr("The other player"));
}

void Answers::addNumber() {
    auto* row = new QHBoxLayout;
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    auto* number = new Stepper(0, largestNumber, m_number, this);
    number->setAccessibleName(tr("Number"));
    connect(number, &Stepper::changed, this, [this](int value) { m_number = value; });
    auto* button = new Button(Button::Style::Outline, tr("That many"), this);
    connect(button, &Button::clicked, this, [this, number] { emit numberSaid(number->value()); });
    row->addWidget(number);
    row->addWidget(button);
    row->addStretch();
}

void Answers::addSentences() {
    for (int index = 0; const auto& sentence : m_sentences) {
        auto* button = new SentenceButton(language::spoken(sentence), this);
        connect(button, &SentenceButton::clicked, this, [this, index] { emit sentenceChosen(index); });
        layout()->addWidget(button);
        if (index == m_ticked) tick(*button, index);
        ++index;
    }
}

void Answers::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        const bool open = m_open, shown = !isHidden();
        const auto focused = choices().indexOf(QApplication::focusWidget());
        rebuild();
        setOpen(open);
        setVisible(shown);
        if (focused >= 0) choices()[focused]->setFocus();
    }
    QWidget::changeEvent(event);
}
