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

Button* large(QWidget* parent) {
    constexpr int height = 52;
    auto* button = new Button(Button::Style::Outline, {}, parent);
    button->setBaseHeight(height);
    return button;
}

} // namespace

Answers::Answers(QWidget* parent) : QWidget(parent) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    keepSpacing(rows, 8);
}

void Answers::askOutcome(bool draws, const std::vector<core::Call>& calls) {
    m_asking = Asking::Outcome;
    m_draws = draws;
    m_calls = calls;
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

void Answers::askSide() {
    m_asking = Asking::Side;
    rebuild();
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
    case Asking::Side:
        addSides();
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
        auto* button = says(large(this), words);
        connect(button, &Button::clicked, this, [this, outcome] { emit outcomeSaid(outcome); });
        row->addWidget(button);
    };
    for (const auto& call : m_calls) add(call.outcome, [call] { return language::spoken(call.text); });
    if (!m_calls.empty()) return row->addStretch();
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

void Answers::addSides() {
    auto* row = new QHBoxLayout;
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    const auto add = [&](bool learner, auto words) {
        auto* button = says(large(this), words);
        connect(button, &Button::clicked, this, [this, learner] { emit sideSaid(learner); });
        row->addWidget(button);
    };
    add(true, [] { return tr("I begin"); });
    add(false, [] { return tr("The other one begins"); });
    row->addStretch();
}
