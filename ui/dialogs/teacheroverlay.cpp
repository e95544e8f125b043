#include "ui/dialogs/teacheroverlay.h"

#include <QEvent>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/checkbox.h"
#include "ui/controls/label.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/dialogs/newpinoverlay.h"
#include "ui/padlock.h"
#include "ui/settings.h"

TeacherOverlay::TeacherOverlay(Padlock& padlock, QWidget* window)
    : Overlay(window, {560, 300}), m_padlock(padlock), m_title(new Label(Type::CardTitle)),
      m_close(new Button(Button::Style::Icon, {})), m_lockTitle(new Label(Type::Bold)),
      m_lockLine(new Label(Type::Body)), m_set(new Button(Button::Style::Outline, {})),
      m_remove(new Button(Button::Style::Outline, {})), m_anyone(new CheckBox({})) {
    auto* rows = dialogFrame(*this, m_title, m_close);
    rows->addWidget(m_lockTitle);
    rows->addWidget(m_lockLine);
    m_lockLine->setWordWrap(true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_set);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    rows->addLayout(buttons);
    rows->addWidget(m_anyone);
    rows->addStretch();
    m_anyone->setChecked(settings::anyoneMayLook());
    connect(m_set, &Button::clicked, this,
            [this] { (new NewPinOverlay(m_padlock, this->window()))->open(); });
    connect(m_remove, &Button::clicked, this, [this] {
        m_set->setFocus();
        m_padlock.removePin();
    });
    connect(m_anyone, &CheckBox::toggled, this, [](bool on) { settings::setAnyoneMayLook(on); });
    connect(&m_padlock, &Padlock::changed, this, &TeacherOverlay::retranslate);
    retranslate();
}

void TeacherOverlay::retranslate() {
    const bool pin = m_padlock.hasPin();
    m_title->setText(tr("For the teacher"));
    setAccessibleName(m_title->text());
    m_close->setText(tr("Close"));
    m_lockTitle->setText(tr("Lock of the hints"));
    m_lockLine->setText(pin ? tr("It opens with your PIN. The help tells what to do if it is forgotten.")
                            : tr("Anybody can open it. With a PIN only you can."));
    m_set->setText(pin ? tr("Change the PIN …") : tr("Set a PIN …"));
    m_remove->setText(tr("Remove the PIN"));
    m_remove->setVisible(pin);
    m_anyone->setText(tr("While locked, anyone may show the hints for 5 seconds"));
}

void TeacherOverlay::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    Overlay::changeEvent(event);
}
