#include "ui/labs/ring/checkcard.h"

#include <QGridLayout>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/factlist.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/look/language.h"

CheckCard::CheckCard(core::Phrase author, QWidget* parent)
    : Card(parent), m_author(author), m_title(new Label(Type::Verdict)), m_checks(new QGridLayout),
      m_sow(new Button(Button::Style::Outline, {})), m_find(new Button(Button::Style::Outline, {})),
      m_note(new Label(Type::Body)) {
    auto* column = new QVBoxLayout(this);
    constexpr int margin = 16;
    keepMargins(column, margin, 10, margin, 10);
    keepSpacing(column, 6);
    auto* box = new QWidget;
    auto* inner = new QVBoxLayout(box);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->addLayout(m_checks);
    inner->addStretch();
    keepSpacing(m_checks, 12, 4);
    m_checks->setColumnStretch(2, 1);
    auto* buttons = new QWidget;
    auto* line = new FlowLayout(10, buttons);
    auto* rollBack = says(new Button(Button::Style::Outline, {}), [] { return tr("Roll back a lay"); });
    says(m_sow, [] { return tr("Sow from here"); });
    for (auto* button : {rollBack, m_sow, m_find}) line->addWidget(button);
    column->addWidget(m_title);
    column->addWidget(scrolling(box), 1);
    column->addWidget(m_note);
    column->addWidget(buttons);
    rollBack->setGlyph("undo");
    m_title->setWordWrap(true);
    m_note->setHue(Hue::Ink2);
    m_note->setWordWrap(true);
    connect(rollBack, &Button::clicked, this, &CheckCard::rollBackRequested);
    connect(m_sow, &Button::clicked, this, &CheckCard::sowRequested);
    connect(m_find, &Button::clicked, this,
            [this] { m_searching ? emit cancelRequested() : emit findRequested(); });
    inAnyLanguage(this, [this] { describe(); });
}

void CheckCard::setStudy(const core::RingStudy& study, const QString& name, int starts) {
    m_study = study;
    m_name = name;
    m_starts = starts;
    m_text.clear();
    describe();
}

void CheckCard::setSearching(bool searching) {
    m_searching = searching;
    describe();
}

void CheckCard::say(const QString& text) {
    m_text = text;
    describe();
}

void CheckCard::describe() {
    const auto author = language::spoken(m_author);
    m_title->setText(m_name.isEmpty() ? tr("What %1 wrote, checked on this board").arg(author)
                                      : tr("What %1 wrote, checked on %2").arg(author, m_name));
    while (auto* item = m_checks->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const auto& check : m_study.checks) addCheck(check);
    m_sow->setVisible(m_study.back);
    m_find->setText(m_searching ? tr("Cancel") : tr("Find it in a game"));
    m_find->setEnabled(!m_study.loop.empty());
    m_note->setText(m_searching         ? tr("Playing from the start …")
                    : !m_text.isEmpty() ? m_text
                    : m_starts > 0      ? tr("%n boards of the game lead into it", nullptr, m_starts)
                                        : QString());
    m_note->setVisible(!m_note->text().isEmpty());
}

void CheckCard::addCheck(const core::Check& check) {
    const int row = m_checks->rowCount();
    auto* name = new Label(Type::Bold, language::spoken(check.name));
    auto* detail = new Label(Type::Body, language::spoken(check.detail));
    detail->setHue(Hue::Ink2);
    detail->setWordWrap(true);
    const bool holds = check.sign == core::Check::Sign::Holds, fails = check.sign == core::Check::Sign::Fails;
    name->setAccessibleName(holds   ? tr("It holds: %1").arg(name->text())
                            : fails ? tr("It does not hold: %1").arg(name->text())
                                    : name->text());
    m_checks->addWidget(new Sign(check.sign), row, 0, Qt::AlignTop);
    m_checks->addWidget(name, row, 1, Qt::AlignTop);
    m_checks->addWidget(detail, row, 2, Qt::AlignTop);
}
