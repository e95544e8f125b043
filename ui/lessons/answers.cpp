#include "ui/lessons/answers.h"

#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/forms/stepper.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/lessons/sentencebutton.h"
#include "ui/look/art.h"
#include "ui/look/language.h"
#include "ui/look/marks.h"
#include "ui/look/theme.h"

#include <algorithm>

namespace {

constexpr int largestNumber = 99;

void clear(QLayout& layout) {
    while (auto* item = layout.takeAt(0)) {
        if (item->layout() != nullptr) clear(*item->layout());
        if (item->widget() != nullptr) item->widget()->deleteLater();
        delete item;
    }
}

Button* largeButton(QWidget* parent) {
    constexpr int height = 52;
    auto* button = new Button(Button::Style::Outline, {}, parent);
    button->setBaseHeight(height);
    return button;
}

Hue wash(core::Outcome outcome) {
    return outcome == core::Outcome::Win    ? Hue::WinWash
           : outcome == core::Outcome::Draw ? Hue::DrawWash
                                            : Hue::LossWash;
}

} // namespace

// An outcome with its sign. Once it is the answer given, it lies on its wash and has a tick.
class OutcomeButton final : public QAbstractButton {
public:
    OutcomeButton(core::Outcome outcome, QWidget* parent) : QAbstractButton(parent), m_outcome(outcome) {
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::PointingHandCursor);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        keep(this, [this] { updateGeometry(); });
    }

    void setGiven(bool given) {
        m_given = given;
        update();
    }
    bool given() const { return m_given; }

    QSize sizeHint() const override {
        const int words = QFontMetrics(theme().font(Type::Lead)).horizontalAdvance(text());
        return {std::max(words + theme().px(92), theme().px(150)), theme().target(58)};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        const auto& t = theme();
        const auto frame = paint::focusable(p, *this);
        const bool lit = isEnabled() && (underMouse() || isDown());
        paint::box(p, frame, frame.height() * 0.28,
                   t.color(m_given ? wash(m_outcome)
                           : lit   ? Hue::Sunk
                                   : Hue::Surface),
                   t.color(m_given ? Hue::Ink : Hue::Line2), m_given ? 3 : 1);
        p.setFont(t.font(Type::Lead));
        p.setPen(t.color(isEnabled() || m_given ? Hue::Ink : Hue::Ink3));
        const double sign = t.px(22), gap = t.px(10), width = p.fontMetrics().horizontalAdvance(text());
        const double x = frame.center().x() - (sign + gap + width) / 2;
        const auto mark = core::markOf(core::exactly(m_outcome), false, false);
        marks::paint(p, {x + sign / 2, frame.center().y()}, mark, marks::Size::Sign, t.scale());
        p.drawText(QRectF(x + sign + gap, frame.top(), width + 2, frame.height()), Qt::AlignVCenter, text());
        if (!m_given) return;
        const double side = t.px(16);
        p.drawPixmap(QPointF(frame.right() - side - t.px(6), frame.top() + t.px(6)),
                     art::icon("check", side, devicePixelRatioF(), t.color(Hue::Ink)));
    }

private:
    core::Outcome m_outcome;
    bool m_given = false;
};

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
    for (auto* button : m_outcomes) {
        if (open) button->setGiven(false);
        button->setVisible(open || button->given() || !given());
    }
}

bool Answers::given() const {
    return std::ranges::any_of(m_outcomes, &OutcomeButton::given);
}

QWidgetList Answers::choices() const {
    return findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
}

void Answers::focusFirst() {
    if (auto* first = findChild<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) first->setFocus();
}

void Answers::rebuild() {
    m_outcomes.clear();
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
        auto* button = says(new OutcomeButton(outcome, this), words);
        connect(button, &OutcomeButton::clicked, this, [this, button, outcome] {
            button->setGiven(true);
            emit outcomeSaid(outcome);
        });
        row->addWidget(button);
        m_outcomes.push_back(button);
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
    auto* row = new FlowLayout(8); // beside a board there may be room for one alone
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    const auto add = [&](bool learner, auto words) {
        auto* button = says(largeButton(this), words);
        connect(button, &Button::clicked, this, [this, learner] { emit sideSaid(learner); });
        row->addWidget(button);
    };
    add(true, [] { return tr("I begin"); });
    add(false, [] { return tr("The other player begins"); });
}
