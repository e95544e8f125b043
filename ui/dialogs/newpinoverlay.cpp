#include "ui/dialogs/newpinoverlay.h"

#include "ui/controls/field.h"
#include "ui/controls/label.h"
#include "ui/keep/padlock.h"

NewPinOverlay::NewPinOverlay(Padlock& padlock, QWidget* window)
    : PinForm(padlock, {460, 360}, window), m_firstLabel(new Label(Type::Bold)),
      m_againLabel(new Label(Type::Bold)) {
    add(m_firstLabel);
    m_first = addField();
    add(m_againLabel);
    m_again = addField();
    connect(&padlock, &Padlock::changed, this, &NewPinOverlay::dismiss);
    retranslate();
    refresh();
}

NewPinOverlay::State NewPinOverlay::state() const {
    if (!Padlock::allowed(m_first->text()))
        return {tr("%1 to %2 digits.").arg(Padlock::shortest).arg(Padlock::longest)};
    if (m_again->text().isEmpty()) return {tr("The same once more, so that no slip is kept.")};
    if (m_first->text() != m_again->text()) return {tr("The two are not the same.")};
    return {{}, true};
}

void NewPinOverlay::act() {
    if (padlock().busy()) return;
    if (state().ready)
        padlock().setPin(m_first->text());
    else
        (Padlock::allowed(m_first->text()) ? m_again : m_first)->setFocus();
}

void NewPinOverlay::retranslate() {
    setTexts(tr("PIN of the lock"), tr("Set the PIN"));
    m_firstLabel->setText(tr("New PIN"));
    m_first->setAccessibleName(m_firstLabel->text());
    m_againLabel->setText(tr("Once more"));
    m_again->setAccessibleName(m_againLabel->text());
}
