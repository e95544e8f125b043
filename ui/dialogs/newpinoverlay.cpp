#include "ui/dialogs/newpinoverlay.h"

#include "ui/controls/field.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/keep/padlock.h"

NewPinOverlay::NewPinOverlay(Padlock& padlock, QWidget* window) : PinForm(padlock, {460, 360}, window) {
    const auto addBoth = [this](const Words& words) {
        add(says(new Label(Type::Bold), words));
        return addField(words);
    };
    m_first = addBoth([] { return tr("New PIN"); });
    m_again = addBoth([] { return tr("Once more"); });
    connect(&padlock, &Padlock::changed, this, &NewPinOverlay::dismiss);
    complete([] { return tr("PIN of the lock"); }, [] { return tr("Set the PIN"); });
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
