#include "ui/labs/graph/graphstate.h"

#include <QHBoxLayout>
#include <QProgressBar>

#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"

GraphState::GraphState(QWidget* parent)
    : Card(parent), m_text(new Label(Type::Body)), m_progress(new QProgressBar),
      m_cancel(new Button(Button::Style::Outline, {})) {
    auto* line = new QHBoxLayout(this);
    constexpr int margin = 12;
    keepMargins(line, margin);
    keepSpacing(line, margin);
    line->addWidget(m_text);
    line->addWidget(m_progress);
    line->addWidget(m_cancel);
    m_progress->setRange(0, 0); // how long it takes is not known
    m_progress->setTextVisible(false);
    keepSize(m_progress, 80, 6);
    connect(m_cancel, &Button::clicked, this, &GraphState::cancelRequested);
    says(m_cancel, [] { return tr("Cancel"); });
    hide();
}

void GraphState::work(const QString& text) {
    show(text, true);
}

void GraphState::say(const QString& text) {
    show(text, false);
}

// Stands at the lower left.
void GraphState::show(const QString& text, bool busy) {
    m_text->setText(text);
    m_progress->setVisible(busy);
    m_cancel->setVisible(busy);
    setVisible(!text.isEmpty());
    layout()->activate();
    const auto size = sizeHint();
    setGeometry(theme().px(18), parentWidget()->height() - size.height() - theme().px(18), size.width(),
                size.height());
}
