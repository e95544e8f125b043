#include "ui/dialogs/pinoverlay.h"

#include <QEvent>
#include <QKeyEvent>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/field.h"
#include "ui/controls/label.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/padlock.h"

#include <chrono>

PinOverlay::PinOverlay(Padlock& padlock, QWidget* window)
    : Overlay(window, {460, 300}), m_padlock(padlock), m_title(new Label(Type::CardTitle)),
      m_close(new Button(Button::Style::Icon, {})), m_line(new Label(Type::Body)),
      m_pin(new Field(Type::Body)), m_told(new Label(Type::Secondary)),
      m_open(new Button(Button::Style::Primary, {})) {
    auto* rows = dialogFrame(*this, m_title, m_close);
    for (auto* part :
         {static_cast<QWidget*>(m_line), static_cast<QWidget*>(m_pin), static_cast<QWidget*>(m_told)})
        rows->addWidget(part);
    rows->addStretch();
    rows->addWidget(m_open);
    m_line->setWordWrap(true);
    m_told->setWordWrap(true);
    m_pin->setEchoMode(QLineEdit::Password);
    m_pin->setInputMethodHints(m_pin->inputMethodHints() | Qt::ImhDigitsOnly);
    m_pin->setMaxLength(Padlock::longest);
    m_open->setBaseHeight(44);
    setFocusProxy(m_pin);
    m_second.setInterval(std::chrono::seconds(1));
    connect(m_open, &Button::clicked, this, &PinOverlay::attempt);
    connect(m_pin, &QLineEdit::textChanged, this, &PinOverlay::refresh);
    connect(&m_second, &QTimer::timeout, this, &PinOverlay::refresh);
    connect(&m_padlock, &Padlock::troubled, this, [this](const QString& line) { m_told->setText(line); });
    connect(&m_padlock, &Padlock::answered, this, [this](bool right) {
        if (!right) {
            m_wrong = true;
            m_pin->clear();
            return refresh();
        }
        dismiss();
        emit opened();
    });
    m_second.start();
    retranslate();
}

void PinOverlay::attempt() {
    if (m_open->isEnabled()) m_padlock.attempt(m_pin->text());
}

void PinOverlay::refresh() {
    const auto wait = static_cast<int>(m_padlock.wait().count());
    m_open->setEnabled(wait == 0 && Padlock::allowed(m_pin->text()));
    QString told;
    if (wait > 0 && !m_padlock.busy()) told = tr("The next try is possible in %n second(s).", nullptr, wait);
    if (m_wrong) told = tr("That was not the PIN.") + QLatin1Char(' ') + told;
    m_told->setText(told.trimmed());
    m_told->setAccessibleName(m_told->text());
    m_pin->setAccessibleDescription(m_told->text());
    m_pin->setWrong(m_wrong && m_pin->text().isEmpty());
}

void PinOverlay::retranslate() {
    m_title->setText(tr("The teacher's PIN"));
    setAccessibleName(m_title->text());
    m_close->setText(tr("Close"));
    m_line->setText(tr("Enter the teacher's PIN."));
    m_pin->setAccessibleName(tr("PIN"));
    m_open->setText(tr("Open"));
    refresh();
}

void PinOverlay::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    Overlay::changeEvent(event);
}

void PinOverlay::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return attempt();
    Overlay::keyPressEvent(event);
}
