#include "ui/table/overlays/farway.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/forms/checkbox.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"
#include "ui/table/host/host.h"

FarWay::FarWay(Host& host)
    : m_host(host), m_reached(says(new CheckBox({}), [] { return tr("Devices elsewhere can join, too"); })),
      m_stands(new Label(Type::Body)),
      m_copy(says(new Button(Button::Style::Outline, {}), [] { return tr("Copy the link"); })) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins({});
    m_stands->setWordWrap(true);
    m_stands->setHue(Hue::Ink2);
    auto* row = new QHBoxLayout;
    row->addWidget(m_reached, 1);
    row->addWidget(m_copy);
    rows->addLayout(row);
    rows->addWidget(m_stands);
    connect(m_reached, &CheckBox::toggled, this, &FarWay::choose);
    connect(m_copy, &Button::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_host.reception().entrance().farLink(settings::page()));
    });
    connect(&host, &Host::changed, this, &FarWay::refresh);
    inAnyLanguage(this, [this] { refresh(); });
}

void FarWay::choose(bool reached) {
    m_trouble.clear();
    try {
        auto& entrance = m_host.reception().entrance();
        if (!reached)
            entrance.reachNoMore();
        else if (!entrance.reachBy(core::together::Broker::read(settings::broker().toStdString())))
            m_trouble = broker::cannotBeLoaded();
    } catch (const core::InputError& error) {
        m_trouble = language::spoken(error.message());
    }
    refresh();
    emit changed();
}

void FarWay::refresh() {
    if (!m_host.reception().isOpen()) return;
    const auto* far = m_host.reception().entrance().far();
    const QSignalBlocker silent(m_reached);
    m_reached->setChecked(far != nullptr);
    m_copy->setVisible(far != nullptr);
    m_stands->setText(stands());
    m_stands->setVisible(!m_stands->text().isEmpty());
    setVisible(far != nullptr || !settings::broker().isEmpty());
}

QString FarWay::stands() const {
    const auto* far = m_host.reception().entrance().far();
    if (far == nullptr) return m_trouble;
    switch (far->state()) {
    case FarDoor::State::Connecting:
        return tr("Connecting to the broker …");
    case FarDoor::State::Troubled:
        return broker::doesNotAnswer(far->trouble());
    case FarDoor::State::Open:
        break;
    }
    return settings::page().isEmpty()
               ? tr("Whoever gets the link pastes it on the page under “Play by a link”. Nobody else reads "
                    "what is said.")
               : tr("Whoever gets the link opens it in a browser. Nobody else reads what is said.");
}
