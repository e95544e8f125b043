#include "ui/panels/predictionbar.h"

#include <QAbstractButton>
#include <QEvent>
#include <QHBoxLayout>

#include "core/kind.h"
#include "ui/controls/paint.h"
#include "ui/controls/scaled.h"
#include "ui/look/marks.h"
#include "ui/match/session.h"

using core::Outcome;

// A mark to press: an outlined one, as a guess proves nothing.
class PredictionBar::Choice final : public QAbstractButton {
public:
    Choice(Outcome outcome, QWidget* parent) : QAbstractButton(parent), m_outcome(outcome) {
        setCursor(Qt::PointingHandCursor);
        setFocusPolicy(Qt::TabFocus);
        setAttribute(Qt::WA_Hover);
    }
    Outcome outcome() const { return m_outcome; }
    QSize sizeHint() const override { return {theme().target(44), theme().target(38)}; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        if (underMouse() || isDown()) paint::box(p, rect(), theme().px(10), theme().color(Hue::Sunk));
        const auto mark = marks::of(core::exactly(m_outcome), false, false);
        marks::paint(p, rect().toRectF().center(), {mark.glyph, isDown(), false, {}}, marks::Size::M,
                     theme().scale());
        if (hasFocus()) paint::focusRing(p, rect(), theme().px(10));
    }

private:
    Outcome m_outcome;
};

PredictionBar::PredictionBar(Session& session, QWidget* parent) : QWidget(parent), m_session(session) {
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    keepSpacing(line, 4);
    for (const auto outcome : {Outcome::Win, Outcome::Draw, Outcome::Loss}) {
        auto* choice = new Choice(outcome, this);
        connect(choice, &QAbstractButton::clicked, &session,
                [&session, outcome] { session.predict(outcome); });
        line->addWidget(choice);
        m_choices.push_back(choice);
    }
    for (const auto signal :
         {&Session::matchChanged, &Session::positionChanged, &Session::stateChanged, &Session::helpChanged})
        connect(&session, signal, this, &PredictionBar::refresh);
    retranslate();
    refresh();
}

void PredictionBar::refresh() {
    const bool asked = m_session.holdsBack();
    if (asked)
        for (auto* choice : m_choices)
            choice->setVisible(choice->outcome() != Outcome::Draw || m_session.match().game().kind().draws);
    setVisible(asked);
}

void PredictionBar::retranslate() {
    const std::array names{tr("The mover wins"), tr("Draw"), tr("The mover loses")};
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        m_choices[i]->setAccessibleName(names[i]);
        m_choices[i]->setToolTip(names[i]);
    }
}

void PredictionBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}
