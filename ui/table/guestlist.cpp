#include "ui/table/guestlist.h"

#include <QEvent>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/table/host.h"

#include <algorithm>

GuestList::GuestList(Host& host, QWidget* parent) : QWidget(parent), m_host(host) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins({});
    rows->setAlignment(Qt::AlignTop);
    connect(&host, &Host::changed, this, &GuestList::refresh);
    refresh();
}

GuestList::Row& GuestList::rowOf(const QString& token) {
    const auto known = m_rows.find(token);
    if (known != m_rows.end()) return known->second;
    auto* whole = new QWidget;
    auto* line = new QHBoxLayout(whole);
    line->setContentsMargins({});
    auto* text = new Label(Type::Body);
    text->setWordWrap(true);
    auto* out = new Button(Button::Style::Icon, {});
    out->setGlyph("close");
    connect(out, &Button::clicked, this, [this, token] {
        focusNextChild();
        m_host.throwOut(token);
    });
    line->addWidget(text, 1);
    line->addWidget(out);
    layout()->addWidget(whole);
    return m_rows.emplace(token, Row{whole, text, out}).first->second;
}

void GuestList::refresh() {
    std::erase_if(m_rows, [&](const auto& row) {
        if (m_host.seating().find(row.first) != nullptr) return false;
        row.second.whole->deleteLater();
        return true;
    });
    for (const auto& guest : m_host.seating().guests()) {
        const auto name = guest.name.isEmpty() ? tr("without a name") : guest.name;
        const auto& row = rowOf(guest.token);
        row.text->setText(describe(guest, name));
        row.out->setName(tr("Ask %1 to leave").arg(name));
    }
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
    const auto& classroom = m_host.classroom();
    if (classroom.named() && m_host.quiz() == nullptr) {
        const auto scores = classroom.scores();
        if (const auto found = scores.find(guest.token); found != scores.end())
            parts << tr("%1 of %2 right").arg(found->second.right).arg(found->second.of);
    }
    return parts.join(QStringLiteral(" · "));
}

void GuestList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) refresh();
    QWidget::changeEvent(event);
}
