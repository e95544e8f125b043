#include "ui/controls/forms/listeditor.h"

#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/forms/field.h"
#include "ui/controls/forms/listentry.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/look/language.h"

#include <algorithm>

ListEditor::ListEditor(const core::Option& option, QWidget* parent)
    : QWidget(parent), m_option(option), m_text(new Field(Type::Bold, this)), m_box(new QWidget(this)),
      m_add(new Button(Button::Style::Link, {}, m_box)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    keepSpacing(column, 8);
    column->addWidget(m_text);
    column->addWidget(m_box);
    (new FlowLayout(6, m_box))->addWidget(m_add);
    m_add->setGlyph("plus");
    m_add->setVisible(option.min < option.max); // else there are so many entries, no more and no less
    m_box->setVisible(option.entry.max > 0);    // what is no number is only typed
    setFocusProxy(m_text);
    inAnyLanguage(m_text, [this] {
        m_text->setAccessibleName(language::spoken(m_option.label));
        m_text->setToolTip(language::spoken(m_option.hint));
    });
    says(m_add, [] { return tr("Add"); });
    connect(m_text, &QLineEdit::textEdited, this, [this](QString text) {
        m_values = text.remove(QLatin1Char(' ')).split(QLatin1Char(','));
        showEntries();
        emit changed();
    });
    connect(m_add, &Button::clicked, this, [this] {
        m_values.append(m_values.isEmpty() ? QString::number(m_option.entry.min) : m_values.back());
        showText();
        showEntries();
        emit changed();
    });
}

void ListEditor::setValue(const QString& value) {
    m_values = value.split(QLatin1Char(','));
    showText();
    showEntries();
}

void ListEditor::setWrong(bool wrong) {
    m_text->setWrong(wrong);
}

void ListEditor::showText() {
    m_text->setText(m_values.join(QStringLiteral(", ")));
}

// Editors are kept from one value to the next, so that the focus stays where it is.
void ListEditor::showEntries() {
    if (m_option.entry.max == 0) return;
    const auto wanted = static_cast<std::size_t>(std::min<qsizetype>(m_values.size(), m_option.max));
    while (m_entries.size() > wanted) {
        m_entries.back()->deleteLater();
        m_box->layout()->removeWidget(m_entries.back());
        m_entries.pop_back();
    }
    m_box->layout()->removeWidget(m_add);
    while (m_entries.size() < wanted) m_entries.push_back(newEntry(static_cast<int>(m_entries.size())));
    m_box->layout()->addWidget(m_add);
    for (std::size_t i = 0; i < wanted; ++i) m_entries[i]->setText(m_values[static_cast<qsizetype>(i)]);
    m_add->setEnabled(m_values.size() < m_option.max);
    updateGeometry();
}

ListEntry* ListEditor::newEntry(int index) {
    auto* entry = new ListEntry(m_option.entry, m_option.min < m_option.max, m_box);
    named(entry, [this, index] {
        return QStringLiteral("%1 %2").arg(language::spoken(m_option.label)).arg(index + 1);
    });
    m_box->layout()->addWidget(entry);
    entry->show();
    connect(entry, &ListEntry::changed, this, [this, entry, index] {
        m_values[index] = entry->text();
        showText();
        emit changed();
    });
    connect(entry, &ListEntry::removed, this, [this, index] {
        m_values.removeAt(index);
        showText();
        showEntries();
        emit changed();
    });
    return entry;
}
