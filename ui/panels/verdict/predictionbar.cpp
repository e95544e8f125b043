#include "ui/panels/verdict/predictionbar.h"

#include <QAbstractButton>
#include <QHBoxLayout>

#include "core/kind.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/look/marks.h"
#include "ui/match/shownmatch.h"

using core::Outcome;

// A mark to press: an outlined one, as a guess proves nothing.
class PredictionBar::Choice final : public QAbstractButton {
public:
    Choice(Outcome outcome, QWidget* parent) : QAbstractButton(parent), m_outcome(outcome) {
        setCursor(Qt::PointingHandCursor);
        setFocusPolicy(Qt::TabFocus);
        setAttribute(Qt::WA_Hover);
    }
    void setName(const QString& name) {
        setAccessibleName(name);
        setToolTip(name);
    }
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

PredictionBar::PredictionBar(ShownMatch& session, QWidget* parent) : QWidget(parent), m_session(session) {
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    keepSpacing(line, 4);
    const auto offer = [&, this](Outcome outcome, auto name) {
        auto* choice = named(new Choice(outcome, this), name);
        connect(choice, &QAbstractButton::clicked, &session,
                [&session, outcome] { session.hints().predict(outcome); });
        line->addWidget(choice);
        return choice;
    };
    offer(Outcome::Win, [] { return tr("The mover wins"); });
    m_draw = offer(Outcome::Draw, [] { return tr("Draw"); });
    offer(Outcome::Loss, [] { return tr("The mover loses"); });
    for (const auto signal :
         {&ShownMatch::matchChanged, &ShownMatch::positionChanged, &ShownMatch::stateChanged})
        connect(&session, signal, this, &PredictionBar::refresh);
    connect(&session.hints(), &Hints::changed, this, &PredictionBar::refresh);
    refresh();
}

void PredictionBar::refresh() {
    const bool asked = m_session.hints().holdsBack();
    if (asked) m_draw->setVisible(m_session.match().game().kind().draws);
    setVisible(asked);
}
