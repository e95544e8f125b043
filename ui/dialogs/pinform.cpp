#include "ui/dialogs/pinform.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/forms/field.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/keep/padlock.h"

PinForm::PinForm(Padlock& padlock, QSize size, QWidget* window)
    : Overlay(window, size), m_padlock(padlock), m_title(new Label(Type::Title)), m_parts(new QVBoxLayout),
      m_told(new Label(Type::Body)), m_act(new Button(Button::Style::Primary, {})) {
    auto* rows = dialogFrame(*this, m_title, [] { return tr("Close"); });
    rows->addLayout(m_parts);
    rows->addWidget(m_told);
    rows->addStretch();
    rows->addWidget(m_act);
    m_told->setWordWrap(true);
    m_act->setBaseHeight(44);
    connect(m_act, &Button::clicked, this, &PinForm::submit);
    connect(&m_padlock, &Padlock::troubled, this, [this](const QString& line) {
        m_trouble = line;
        refresh();
    });
}

void PinForm::add(Label* line) {
    line->setWordWrap(true);
    m_parts->addWidget(line);
}

Field* PinForm::addField(const Words& name) {
    auto* field = named(new Field(Type::Body), name);
    field->setEchoMode(QLineEdit::Password);
    field->setInputMethodHints(field->inputMethodHints() | Qt::ImhDigitsOnly);
    field->setMaxLength(Padlock::longest);
    connect(field, &QLineEdit::textChanged, this, &PinForm::refresh);
    m_parts->addWidget(field);
    m_fields.push_back(field);
    if (m_fields.size() == 1) setFocusProxy(field);
    return field;
}

void PinForm::complete(const Words& title, const Words& action) {
    named(this, title);
    says(m_title, title);
    says(m_act, action);
    inAnyLanguage(this, [this] { refresh(); });
}

void PinForm::refresh() {
    const auto now = state();
    m_act->setEnabled(now.ready);
    m_told->setText((now.told + QLatin1Char(' ') + m_trouble).trimmed());
    m_told->setAccessibleName(m_told->text());
    for (auto* field : m_fields) field->setAccessibleDescription(m_told->text());
}

void PinForm::submit() {
    m_trouble.clear();
    act();
}

void PinForm::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return submit();
    Overlay::keyPressEvent(event);
}
