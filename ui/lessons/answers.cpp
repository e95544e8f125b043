#include "ui/lessons/answers.h"

#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/forms/stepper.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
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
    say(*findChildren<SentenceButton*>().at(index), index);
}

void Answers::say(SentenceButton& button, int index) const {
    const auto text = language::spoken(m_sentences[static_cast<std::size_t>(index)]);
    const bool ticked = index == m_ticked;
    button.setText(ticked ? QStringLiteral("✓ ") + text : text);
    button.setAccessibleName(text);
    button.setCheckable(ticked); // which a screen reader tells
    button.setChecked(ticked);
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
    const auto add = [&](core::Outcome outcome, auto words) {
        auto* button = says(new Button(Button::Style::Outline, {}, this), words);
        connect(button, &Button::clicked, this, [this, outcome] { emit outcomeSaid(outcome); });
        row->addWidget(button);
    };
    add(core::Outcome::Win, [] { return tr("Win"); });
    if (m_draws) add(core::Outcome::Draw, [] { return tr("Draw"); });
    add(core::Outcome::Loss, [] { return tr("Loss"); });
    row->addStretch();
}

void Answers::addWinners() {
    const auto add = [&](core::Outcome outcome, auto words) {
        auto* button = says(new SentenceButton({}, this), words);
        connect(button, &SentenceButton::clicked, this, [this, outcome] { emit outcomeSaid(outcome); });
        layout()->addWidget(button);
    };
    add(core::Outcome::Win, [] { return tr("Whoever moves now"); });
    add(core::Outcome::Loss, [] { return tr("The other player"); });
}

void Answers::addNumber() {
    auto* row = new QHBoxLayout;
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    auto* number = named(new Stepper(0, largestNumber, 0, this), [] { return tr("Number"); });
    auto* button = says(new Button(Button::Style::Outline, {}, this), [] { return tr("That many"); });
    connect(button, &Button::clicked, this, [this, number] { emit numberSaid(number->value()); });
    row->addWidget(number);
    row->addWidget(button);
    row->addStretch();
}

void Answers::addSentences() {
    for (int index = 0; index < static_cast<int>(m_sentences.size()); ++index) {
        auto* button = new SentenceButton({}, this);
        inAnyLanguage(button, [=, this] { say(*button, index); });
        connect(button, &SentenceButton::clicked, this, [this, index] { emit sentenceChosen(index); });
        layout()->addWidget(button);
    }
}
