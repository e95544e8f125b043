#include "ui/table/join/joinoverlay.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include "ui/controls/announcer.h"
#include "ui/controls/button.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/forms/field.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/look/settings.h"
#include "ui/table/join/joinedtable.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace {

using Place = core::tabletalk::Place;
constexpr std::array places{Place::First, Place::Second, Place::Watching};
constexpr int usualSeat = 1, watching = 2; // whoever opened the table likes to begin

} // namespace

JoinOverlay::JoinOverlay(JoinedTable& table, QWidget* window)
    : Overlay(window, {600, 440}), m_table(table), m_title(new Label(Type::Title)),
      m_how(new Label(Type::Body)), m_found(new Label(Type::Bold)), m_tables(new QWidget), m_way(new QWidget),
      m_seats(new QWidget), m_who(new Label(Type::Body)), m_seat(new Segmented),
      m_told(new Label(Type::Body)), m_act(new Button(Button::Style::Primary, {})) {
    layOut();
    connectParts();
    m_name->setText(settings::playerName(usualSeat));
    m_name->setMaxLength(core::Seat::longestName);
    setFocusProxy(table.seated() ? static_cast<QWidget*>(m_act) : m_address);
    inAnyLanguage(this, [this] { refresh(); });
    m_seat->setCurrent(usualSeat);
}

void JoinOverlay::layOut() {
    auto* rows = dialogFrame(*this, m_title, [] { return tr("Close"); });
    for (auto* label : {m_title, m_how, m_found, m_who, m_told}) label->setWordWrap(true);
    rows->addWidget(m_how);
    rows->addWidget(says(m_found, [] { return tr("Open tables in this network"); }));
    new FlowLayout(8, m_tables);
    rows->addWidget(m_tables);
    auto* way = new QVBoxLayout(m_way);
    m_address = addField(*way, [] { return tr("Address"); });
    m_address->setPlaceholderText(QStringLiteral("192.168.1.20:8420"));
    m_code = addField(*way, [] { return tr("Code"); });
    auto* seats = new QVBoxLayout(m_seats);
    const auto seat = [] { return tr("Seat"); };
    seats->addWidget(says(new Label(Type::Body), seat));
    seats->addWidget(named(m_seat, seat));
    offers(m_seat, [] { return QStringList{tr("Plays first"), tr("Plays second"), tr("Watch")}; });
    seats->addWidget(m_who);
    m_name = addField(*seats, [] { return tr("Your name"); });
    for (auto* part : {way, seats}) part->setContentsMargins({});
    for (auto* part : {m_way, m_seats}) rows->addWidget(part);
    rows->addWidget(m_told);
    rows->addStretch();
    rows->addWidget(m_act);
    m_act->setBaseHeight(44);
}

Field* JoinOverlay::addField(QVBoxLayout& to, const Words& name) {
    auto* field = named(new Field(Type::Body), name);
    to.addWidget(says(new Label(Type::Body), name));
    to.addWidget(field);
    return field;
}

void JoinOverlay::connectParts() {
    connect(m_act, &Button::clicked, this, &JoinOverlay::act);
    connect(m_address, &QLineEdit::textEdited, this, &JoinOverlay::take);
    connect(&m_nearby, &TablesNearby::changed, this, &JoinOverlay::showNearby);
    connect(&m_table, &JoinedTable::refused, this, [this](const QString& why) {
        refresh();
        if (m_table.lobby() == nullptr) m_code->setFocus();
        say(why);
    });
    connect(&m_table, &JoinedTable::begins, this, &Overlay::dismiss);
    connect(this, &Overlay::dismissed, &m_table, [&table = m_table] {
        if (!table.seated()) table.leave(); // nobody waits at the door
    });
    connect(&m_table, &JoinedTable::changed, this, &JoinOverlay::refresh);
}

void JoinOverlay::refresh() {
    const bool seated = m_table.seated(), inside = !seated && m_table.lobby() != nullptr;
    m_title->setText(seated ? tr("At another’s table") : tr("Join a table"));
    setAccessibleName(m_title->text());
    m_how->setText(seated ? tr("You sit at the table of %1. The match is kept there; a copy stays here.")
                                .arg(m_table.address().text())
                   : inside
                       ? tr("These are the seats at the table of %1.").arg(m_table.address().text())
                       : tr("Somebody in the same network has opened the table: the address and the code "
                            "are shown there."));
    m_way->setVisible(!seated && !inside);
    m_seats->setVisible(inside);
    m_act->setText(seated ? tr("Leave the table") : inside ? tr("Join") : tr("See the seats"));
    m_act->setEnabled(seated || !inside || m_table.there());
    showNearby();
    if (inside) return showSeats();
    if (std::exchange(m_inside, false) && seated) dismiss();
}

// Rows stay while their table does.
void JoinOverlay::showNearby() {
    const bool asks = m_table.seated() || m_table.lobby() != nullptr;
    const auto all = asks ? std::vector<TablesNearby::Found>() : m_nearby.all();
    while (m_buttons.size() > all.size()) {
        m_buttons.back()->deleteLater();
        m_buttons.pop_back();
    }
    while (m_buttons.size() < all.size()) {
        auto* button = new Button(Button::Style::Outline, {}, m_tables);
        m_tables->layout()->addWidget(button);
        connect(button, &Button::clicked, this, [this, button] {
            m_address->setText(button->property("address").toString());
            m_code->setFocus();
        });
        m_buttons.push_back(button);
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        m_buttons[i]->setText(all[i].name);
        m_buttons[i]->setToolTip(all[i].address.text());
        m_buttons[i]->setProperty("address", all[i].address.text());
    }
    m_found->setVisible(!all.empty());
    m_tables->setVisible(!all.empty());
}

// The whole line of the picture brings the code along.
void JoinOverlay::take(const QString& typed) {
    const auto address = JoinAddress::read(typed);
    if (address && !address->code.isEmpty()) m_code->setText(address->code);
}

void JoinOverlay::say(const QString& line) {
    m_told->setText(line);
    if (!line.isEmpty()) announce(*this, line);
}

void JoinOverlay::act() {
    if (m_table.seated()) {
        m_table.leave();
        return dismiss();
    }
    if (!m_act->isEnabled()) return;
    if (m_table.lobby() == nullptr) return knock();
    m_act->setEnabled(false);
    settings::setPlayerName(usualSeat, m_name->text().simplified());
    m_table.sit(m_name->text().simplified(), places[static_cast<std::size_t>(m_seat->current())]);
}

void JoinOverlay::knock() {
    const auto address = JoinAddress::read(m_address->text());
    if (!address) return say(tr("This is not the address of a table: %1").arg(m_address->text()));
    if (!address->far && !address->local())
        return say(tr("%1 is not an address of the local network.").arg(address->host));
    if (m_code->text().simplified().isEmpty()) {
        m_code->setFocus();
        return say(tr("The code is needed: it is shown where the table was opened."));
    }
    m_act->setEnabled(false);
    say(tr("Joining …"));
    m_table.join(*address, m_code->text());
}

// Of a player nothing is known before there is a match.
bool JoinOverlay::free(int seat) const {
    const auto place = places[static_cast<std::size_t>(seat)];
    const auto& told = m_table.lobby()->seats;
    const auto found = std::ranges::find(told, place, &core::hosttalk::Lobby::Seat::place);
    return place == Place::Watching || (found != told.end() && found->free);
}

// Who sits where is told again as it changes; what was chosen stays, as long as it is to be had.
void JoinOverlay::showSeats() {
    QStringList who;
    const std::array titles{tr("Plays first"), tr("Plays second")};
    for (const auto& seat : m_table.lobby()->seats) {
        if (seat.place == Place::Watching) continue;
        const auto name = QString::fromStdString(seat.name).simplified().left(core::Seat::longestName);
        const auto& title = titles[seat.place == Place::First ? 0 : 1];
        who << (seat.free ? tr("%1: free (now %2)") : tr("%1: taken by %2")).arg(title, name);
    }
    if (who.isEmpty()) who << tr("There is no match yet, but you can watch.");
    const auto line = who.join(QLatin1Char('\n'));
    if (m_who->text() != line) {
        m_who->setText(line);
        announce(*this, line);
    }
    for (int i = 0; i < static_cast<int>(places.size()); ++i) m_seat->setChoiceEnabled(i, free(i));
    if (!std::exchange(m_inside, true)) {
        say({});
        m_seat->setCurrent(usualSeat);
        m_seat->setFocus();
    }
    for (const int other : {1 - usualSeat, usualSeat, watching})
        if (!free(m_seat->current())) m_seat->setCurrent(other);
}

void JoinOverlay::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return act();
    Overlay::keyPressEvent(event);
}
