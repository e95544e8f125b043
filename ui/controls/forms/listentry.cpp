#include "ui/controls/forms/listentry.h"

#include <QHBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/forms/chip.h"
#include "ui/controls/forms/stepper.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"

ListEntry::ListEntry(const core::Option::Entry& entry, bool removable, QWidget* parent)
    : QWidget(parent), m_number(new Stepper(entry.min, entry.max, entry.min, this)),
      m_parentheses(new Chip({}, this)), m_remove(new Button(Button::Style::Icon, {}, this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    keepSpacing(row, 4);
    keepWidth(m_number, 92);
    m_remove->setGlyph("close");
    row->addWidget(m_number);
    row->addWidget(m_parentheses);
    row->addWidget(m_remove);
    m_remove->setVisible(removable);
    m_parentheses->setVisible(*entry.parentheses.english != '\0');
    connect(m_number, &Stepper::changed, this, &ListEntry::changed);
    connect(m_parentheses, &Chip::clicked, this, &ListEntry::changed);
    connect(m_remove, &Button::clicked, this, &ListEntry::removed);
    says(m_parentheses, [text = entry.parentheses] { return language::spoken(text); });
    named(m_remove, [] { return tr("Remove"); });
}

QString ListEntry::text() const {
    const auto number = QString::number(m_number->value());
    return m_parentheses->isChecked() ? QLatin1Char('(') + number + QLatin1Char(')') : number;
}

void ListEntry::setText(QString text) {
    const bool parentheses = text.startsWith(QLatin1Char('(')) && text.endsWith(QLatin1Char(')'));
    if (parentheses) text = text.mid(1, text.size() - 2);
    m_parentheses->setChecked(parentheses);
    m_number->setValue(text.toInt());
}

void ListEntry::setName(const QString& name) {
    m_number->setAccessibleName(name);
}
