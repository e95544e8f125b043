#include "ui/labs/ring/stepcard.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/labs/ring/picklist.h"
#include "ui/labs/ring/stepmodel.h"
#include "ui/look/language.h"

StepCard::StepCard(const core::RingLab& lab, QWidget* parent)
    : Card(parent), m_model(new StepModel(lab, this)), m_view(new Segmented), m_head(new Label(Type::Body)),
      m_list(new StepList(lab, m_model)), m_said(new Label(Type::Body)), m_saidArea(scrolling(m_said)) {
    auto* column = new QVBoxLayout(this);
    constexpr int margin = 12;
    keepMargins(column, margin);
    keepSpacing(column, 6);
    named(m_view, [] { return tr("What is listed"); });
    offers(m_view, [] { return QStringList{tr("Lays"), tr("Messages")}; });
    named(m_list, [] { return tr("Steps of the sowing"); });
    auto* save = named(new Button(Button::Style::Icon, {}), [] { return tr("Export as text"); });
    auto* head = new QHBoxLayout;
    head->addWidget(m_view);
    head->addStretch();
    head->addWidget(save);
    column->addLayout(head);
    column->addWidget(m_head);
    column->addWidget(m_list, 1);
    column->addWidget(m_saidArea, 1);
    save->setGlyph("export");
    m_head->setHue(Hue::Ink2);
    keepMargins(m_head, 8, 0, 0, 0);
    keepMargins(m_said, 8, 0, 0, 0);
    m_said->setWordWrap(true);
    m_head->setWordWrap(true);
    connect(m_view, &Segmented::chosen, this, [this] {
        fill();
        emit viewChanged();
    });
    connect(m_list, &StepList::chosen, this, &StepCard::stepChosen);
    connect(save, &Button::clicked, this, &StepCard::exportRequested);
    inAnyLanguage(this, [this] { describe(), m_list->viewport()->update(); });
}

void StepCard::setStudy(const core::RingStudy* study) {
    m_study = study;
    fill();
}

bool StepCard::messages() const {
    return m_view->current() == 1;
}

void StepCard::showLays() {
    m_view->setCurrent(0);
}

void StepCard::fill() {
    m_model->setStudy(m_study, messages());
    describe();
}

void StepCard::setCurrent(int step) {
    m_list->setCurrent(step);
    describe();
}

void StepCard::describe() {
    const bool back = m_study != nullptr && m_study->back;
    m_head->setText(messages() ? tr("sender → receiver, message, the receiver then")
                    : back     ? tr("lays undone, pit, board seen from the hand")
                               : tr("lay, pit, board seen from the hand"));
    QStringList said;
    if (messages() && m_model->rowCount() > 0)
        said << language::spoken(m_model->message(std::max(0, m_list->currentIndex().row())).told);
    else if (m_study != nullptr)
        for (const auto& sentence : m_study->course.said) said << language::spoken(sentence);
    m_said->setText(said.join(QLatin1Char('\n')));
    m_saidArea->setVisible(!said.isEmpty());
    shareRoom();
}

void StepCard::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    shareRoom();
}

// What is said of the steps takes no more than it needs, nor more than they do; then it is scrolled.
void StepCard::shareRoom() {
    m_saidArea->setMaximumHeight(m_said->heightForWidth(m_saidArea->viewport()->width()));
}

QString StepCard::text() const {
    QString all;
    for (int row = 0; row < m_model->rowCount(); ++row)
        all += m_model->index(row, 0).data().toString() + QLatin1Char('\n');
    return all;
}
