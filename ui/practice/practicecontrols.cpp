#include "ui/practice/practicecontrols.h"

#include <QVBoxLayout>

#include "core/play/match.h"
#include "ui/controls/forms/field.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/keep/classlog.h"
#include "ui/practice/mistakepanel.h"
#include "ui/practice/seriespanel.h"

PracticeControls::PracticeControls(std::string_view game, CardDeck& deck)
    : m_box(new QWidget), m_row(new QWidget), m_about(new Label(Type::Body)), m_who(new Field(Type::Body)),
      m_series(new SeriesPanel(game)), m_mistakes(new MistakePanel(game, deck)) {
    auto* rows = new QVBoxLayout(m_box);
    rows->setContentsMargins(0, 0, 0, 0);
    auto* who = new QHBoxLayout(m_row);
    who->setContentsMargins(0, 0, 0, 0);
    const auto asks = [] { return tr("Who practises?"); };
    who->addWidget(says(new Label(Type::Bold), asks));
    who->addWidget(named(m_who, asks), 1);
    inAnyLanguage(m_who, [this] { m_who->setPlaceholderText(tr("Name for the class log")); });
    m_who->setMaxLength(core::Seat::longestName);
    m_about->setWordWrap(true);
    m_about->setHue(Hue::Ink2);
    for (QWidget* one : std::initializer_list<QWidget*>{m_row, m_series, m_mistakes, m_about})
        rows->addWidget(one);
    QObject::connect(m_mistakes, &MistakePanel::playerChosen, m_who,
                     [this] { m_who->setText(m_mistakes->player()); });
}

QString PracticeControls::name() const {
    return m_who->text().simplified();
}

void PracticeControls::askWho(bool other) {
    if (other) m_who->clear();
    m_row->setVisible(classlog::kept());
}

void PracticeControls::tellAbout(const QString& text) {
    m_about->setText(text);
    m_about->setVisible(!text.isEmpty());
}
