#include "ui/table/overlays/guestlist.h"

#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/table/host/host.h"
#include "ui/table/overlays/emblemmark.h"

#include <algorithm>

GuestList::GuestList(Host& host, QWidget* parent) : QWidget(parent), m_host(host) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins({});
    rows->setAlignment(Qt::AlignTop);
    connect(&host, &Host::changed, this, &GuestList::refresh);
    inAnyLanguage(this, [this] { refresh(); });
}

GuestList::Row& GuestList::rowOf(const QString& token) {
    const auto known = m_rows.find(token);
    if (known != m_rows.end()) return known->second;
    auto* whole = new QWidget;
    auto* line = new QHBoxLayout(whole);
    line->setContentsMargins({});
    auto* text = new Label(Type::Body);
    text->setWordWrap(true);
    auto* again = says(new Button(Button::Style::Outline, {}), [] { return tr("Let in again"); });
    auto* free = says(new Button(Button::Style::Outline, {}), [] { return tr("Free the seat"); });
    auto* out = new Button(Button::Style::Icon, {});
    out->setGlyph("close");
    auto place = out->sizePolicy();
    place.setRetainSizeWhenHidden(true); // what comes in its place is not clicked by a second click
    out->setSizePolicy(place);
    connect(out, &Button::clicked, this, [this, token] {
        focusNextChild();
        m_host.reception().throwOut(token);
    });
    connect(again, &Button::clicked, this, [this, token] { m_host.reception().letIn(token); });
    connect(free, &Button::clicked, this, [this, token] { m_host.reception().giveFree(token); });
    auto* emblem = new EmblemMark(36);
    line->addWidget(emblem);
    line->addWidget(text, 1);
    for (auto* button : {again, free, out}) line->addWidget(button);
    layout()->addWidget(whole);
    return m_rows.emplace(token, Row{whole, emblem, text, again, free, out}).first->second;
}

bool GuestList::known(const QString& token) const {
    const auto& out = m_host.reception().seating().thrownOut();
    return m_host.reception().seating().find(token) != nullptr ||
           std::ranges::find(out, token, &Seating::Guest::token) != out.end();
}

void GuestList::refresh() {
    std::erase_if(m_rows, [&](const auto& row) {
        if (known(row.first)) return false;
        row.second.whole->setEnabled(false);
        if (underMouse()) return false;
        row.second.whole->deleteLater();
        return true;
    });
    for (const auto& guest : m_host.reception().seating().guests()) show(rowOf(guest.token), guest, false);
    for (const auto& guest : m_host.reception().seating().thrownOut()) show(rowOf(guest.token), guest, true);
}

void GuestList::show(const Row& row, const Seating::Guest& guest, bool out) {
    const auto name = guest.name.isEmpty() ? tr("without a name") : guest.name;
    const bool kept = !out && !guest.present && playerAt(guest.place) && guest.table == Seating::mainTable;
    row.text->setText(out ? tr("%1 · was asked to leave").arg(name) : describe(guest, name));
    row.again->setAccessibleName(tr("Let %1 in again").arg(name));
    row.free->setAccessibleName(tr("Free the seat of %1").arg(name));
    row.out->setName(tr("Ask %1 to leave").arg(name));
    const auto* pupil = m_host.reception().book().find(guest.pupil);
    row.emblem->setVisible(pupil != nullptr);
    if (pupil != nullptr) row.emblem->setEmblem(pupil->emblem);
    row.again->setVisible(out);
    row.free->setVisible(kept);
    row.out->setVisible(!out);
}

// How many answers were right is not told while a quiz goes on, or where answers have no names.
QString GuestList::describe(const Seating::Guest& guest, const QString& name) const {
    const auto place = playerAt(guest.place);
    QStringList parts{name};
    if (guest.table != Seating::mainTable)
        parts << tr("table %1").arg(guest.table);
    else
        parts << (!place ? tr("watches") : *place == core::Player::First ? tr("First") : tr("Second"));
    if (!guest.present) parts << tr("not there");
    if (guest.moves > 0) parts << tr("card read on another device, %n times", nullptr, guest.moves);
    const auto& classroom = m_host.asking().classroom();
    if (classroom.named() && m_host.asking().quiz() == nullptr) {
        const auto scores = classroom.scores();
        if (const auto found = scores.find(guest.token); found != scores.end())
            parts << tr("%1 of %2 right").arg(found->second.right).arg(found->second.of);
    }
    return parts.join(QStringLiteral(" · "));
}

// Now rows may go.
void GuestList::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    refresh();
}
