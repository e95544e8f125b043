#include "ui/dialogs/pinoverlay.h"

#include "ui/controls/forms/field.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/keep/padlock.h"

#include <chrono>

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
    if (m_again->text().isEmpty()) return {tr("Enter it once more, to rule out a slip.")};
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

PinOverlay::PinOverlay(Padlock& padlock, QWidget* window) : PinForm(padlock, {460, 300}, window) {
    add(says(new Label(Type::Body), [] { return tr("Enter the teacher’s PIN."); }));
    m_pin = addField([] { return tr("PIN"); });
    m_second.setInterval(std::chrono::seconds(1));
    connect(&m_second, &QTimer::timeout, this, &PinOverlay::refresh);
    connect(&padlock, &Padlock::answered, this, [this](bool right) {
        if (!right) {
            m_wrong = true;
            m_pin->clear();
            m_pin->setWrong(true);
            return refresh();
        }
        dismiss();
        emit opened();
    });
    connect(m_pin, &QLineEdit::textEdited, m_pin, [this] { m_pin->setWrong(false); });
    m_second.start();
    complete([] { return tr("The teacher’s PIN"); }, [] { return tr("Open"); });
}

PinOverlay::State PinOverlay::state() const {
    const auto wait = static_cast<int>(padlock().wait().count());
    QString told;
    if (wait > 0 && !padlock().busy()) told = tr("The next try is possible in %n second(s).", nullptr, wait);
    if (m_wrong) told = tr("That was not the PIN.") + QLatin1Char(' ') + told;
    return {told, wait == 0 && Padlock::allowed(m_pin->text())};
}

void PinOverlay::act() {
    if (state().ready) padlock().attempt(m_pin->text());
}
