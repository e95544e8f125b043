#include "ui/dialogs/newpinoverlay.h"

#include <QEvent>
#include <QKeyEvent>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/field.h"
#include "ui/controls/label.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/padlock.h"

NewPinOverlay::NewPinOverlay(Padlock& padlock, QWidget* window)
    : Overlay(window, {460, 360}), m_padlock(padlock), m_title(new Label(Type::CardTitle)),
      m_close(new Button(Button::Style::Icon, {})), m_firstLabel(new Label(Type::Bold)),
      m_againLabel(new Label(Type::Bold)), m_first(new Field(Type::Body)), m_again(new Field(Type::Body)),
      m_told(new Label(Type::Secondary)), m_set(new Button(Button::Style::Primary, {})) {
    auto* rows = dialogFrame(*this, m_title, m_close);
    for (auto* part :
         {static_cast<QWidget*>(m_firstLabel), static_cast<QWidget*>(m_first),
          static_cast<QWidget*>(m_againLabel), static_cast<QWidget*>(m_again), static_cast<QWidget*>(m_told)})
        rows->addWidget(part);
    rows->addStretch();
    rows->addWidget(m_set);
    m_told->setWordWrap(true);
    m_set->setBaseHeight(44);
    for (auto* field : {m_first, m_again}) {
        field->setEchoMode(QLineEdit::Password);
        field->setInputMethodHints(field->inputMethodHints() | Qt::ImhDigitsOnly);
        field->setMaxLength(Padlock::longest);
        connect(field, &QLineEdit::textChanged, this, &NewPinOverlay::refresh);
    }
    setFocusProxy(m_first);
    connect(m_set, &Button::clicked, this, &NewPinOverlay::set);
    connect(&m_padlock, &Padlock::changed, this, &NewPinOverlay::dismiss);
    connect(&m_padlock, &Padlock::troubled, this, [this](const QString& line) { m_told->setText(line); });
    retranslate();
}

QString NewPinOverlay::missing() const {
    if (!Padlock::allowed(m_first->text()))
        return tr("%1 to %2 digits.").arg(Padlock::shortest).arg(Padlock::longest);
    if (m_again->text().isEmpty()) return tr("The same once more, so that no slip is kept.");
    return m_first->text() == m_again->text() ? QString() : tr("The two are not the same.");
}

void NewPinOverlay::set() {
    if (m_padlock.busy()) return;
    if (missing().isEmpty())
        m_padlock.setPin(m_first->text());
    else
        (Padlock::allowed(m_first->text()) ? m_again : m_first)->setFocus();
}

void NewPinOverlay::refresh() {
    const auto told = missing();
    m_told->setText(told);
    m_set->setEnabled(told.isEmpty());
    m_first->setAccessibleDescription(told);
    m_again->setAccessibleDescription(told);
}

void NewPinOverlay::retranslate() {
    m_title->setText(tr("PIN of the lock"));
    setAccessibleName(m_title->text());
    m_close->setText(tr("Close"));
    m_firstLabel->setText(tr("New PIN"));
    m_first->setAccessibleName(m_firstLabel->text());
    m_againLabel->setText(tr("Once more"));
    m_again->setAccessibleName(m_againLabel->text());
    m_set->setText(tr("Set the PIN"));
    refresh();
}

void NewPinOverlay::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    Overlay::changeEvent(event);
}

void NewPinOverlay::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return set();
    Overlay::keyPressEvent(event);
}
