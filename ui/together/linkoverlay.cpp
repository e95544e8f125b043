#include "ui/together/linkoverlay.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include "core/kind.h"
#include "ui/controls/announcer.h"
#include "ui/controls/button.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/forms/chip.h"
#include "ui/controls/forms/field.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"
#include "ui/together/linkedmatch.h"
#include "ui/together/roompart.h"

namespace together = core::together;
using core::Player;

namespace {

// Those at the table, if they play this; else the usual ones.
std::shared_ptr<const core::Game> gameOf(const core::Kind& kind, const ShownMatch& session) {
    if (session.active() && &session.match().game().kind() == &kind) return session.match().sharedGame();
    return kind.game("");
}

core::Position startOf(const core::Game& game, const ShownMatch& session) {
    return session.active() && &session.match().game() == &game ? session.match().start() : game.start();
}

QWidget* part(QVBoxLayout& rows) {
    auto* made = new QWidget;
    auto* column = new QVBoxLayout(made);
    column->setContentsMargins({});
    rows.addWidget(made, 1);
    return made;
}

QVBoxLayout& columnOf(QWidget& one) {
    return static_cast<QVBoxLayout&>(*one.layout());
}

Label* wrapped(Type type) {
    auto* label = new Label(type);
    label->setWordWrap(true);
    return label;
}

Field* addField(QVBoxLayout& to, const Words& name) {
    auto* field = named(new Field(Type::Body), name);
    to.addWidget(says(new Label(Type::Body), name));
    to.addWidget(field);
    return field;
}

} // namespace

LinkOverlay::LinkOverlay(LinkedMatch& match, const ShownMatch& session, QWidget* window, const QString& link)
    : Overlay(window, {760, 560}), m_match(match), m_session(session), m_plays(new Segmented),
      m_told(wrapped(Type::Bold)), m_room(new RoomPart(match)) {
    setWidest(900);
    auto* rows = dialogFrame(
        *this, [] { return tr("Play by a link"); }, [] { return tr("Close"); });
    m_start = part(*rows);
    m_question = part(*rows);
    rows->addWidget(m_room, 1);
    layOutStart();
    layOutQuestion();
    rows->addWidget(m_told);
    m_told->hide();
    m_link->setText(link);
    setFocusProxy(m_link);
    connect(m_room, &RoomPart::told, this, &LinkOverlay::say);
    connect(m_room, &RoomPart::done, this, &LinkOverlay::dismiss);
    connect(&m_match, &LinkedMatch::changed, this, &LinkOverlay::refresh);
    inAnyLanguage(this, [this] { refresh(); });
    if (!link.isEmpty()) followLink();
}

void LinkOverlay::layOutStart() {
    auto& column = columnOf(*m_start);
    column.addWidget(says(wrapped(Type::Body), [] {
        return tr("Two homes, one board: whoever gets the link sits down, and both see every move at once.");
    }));
    column.addWidget(says(new Label(Type::Lead), [] { return tr("I have a link"); }));
    auto* way = new QHBoxLayout;
    m_link = named(new Field(Type::Body), [] { return tr("The link"); });
    auto* open = says(new Button(Button::Style::Outline, {}), [] { return tr("Open it"); });
    way->addWidget(m_link, 1);
    way->addWidget(open);
    column.addLayout(way);
    connect(open, &Button::clicked, this, &LinkOverlay::followLink);
    column.addWidget(says(new Label(Type::Lead), [] { return tr("I invite somebody"); }));
    chooseGames(column);
    const auto seat = [] { return tr("Seat"); };
    column.addWidget(says(new Label(Type::Body), seat));
    column.addWidget(named(m_plays, seat));
    offers(m_plays, [] { return QStringList{tr("I play first"), tr("I play second")}; });
    auto* fields = new QHBoxLayout;
    auto *left = new QVBoxLayout, *right = new QVBoxLayout;
    fields->addLayout(left, 1);
    fields->addLayout(right, 1);
    column.addLayout(fields);
    m_name = addField(*left, [] { return tr("Your name"); });
    m_name->setMaxLength(core::Seat::longestName);
    m_name->setText(settings::playerName(0));
    m_broker = addField(*right, [] { return tr("Broker"); });
    m_broker->setPlaceholderText(QStringLiteral("broker.example.org"));
    m_broker->setText(settings::broker());
    auto* note = says(wrapped(Type::Body), [] {
        return tr(
            "A broker is a computer that carries what is said, run by a school, a club or a family. It can "
            "read nothing of what it carries. This program comes with none; the help tells how to run one.");
    });
    note->setHue(Hue::Ink2);
    column.addWidget(note);
    m_page = addField(column, [] {
        return tr("Address of the page, if it is on a web server: the link then opens there");
    });
    m_page->setPlaceholderText(QStringLiteral("https://school.example/kachisuji.html"));
    m_page->setText(settings::page());
    auto* make = says(new Button(Button::Style::Primary, {}), [] { return tr("Make a link"); });
    make->setBaseHeight(44);
    column.addWidget(make);
    connect(make, &Button::clicked, this, &LinkOverlay::invite);
    column.addStretch(1);
}

// The one at the table, with its rules, or another.
void LinkOverlay::chooseGames(QVBoxLayout& to) {
    auto* games = new QWidget;
    new FlowLayout(8, games);
    const auto* now = m_session.active() ? &m_session.match().game().kind() : core::catalogue().front();
    for (const auto* kind : core::catalogue()) {
        auto* chip = says(new Chip({}, games), [kind] { return language::spoken(kind->title); });
        chip->setCheckable(true);
        chip->setAutoExclusive(true);
        chip->setChecked(kind == now);
        games->layout()->addWidget(chip);
        m_games.push_back(chip);
    }
    to.addWidget(games);
}

// Of another link, where one sits in a room already.
void LinkOverlay::layOutQuestion() {
    auto& column = columnOf(*m_question);
    column.addWidget(says(wrapped(Type::Verdict), [] { return language::spoken(together::otherRoom()); }));
    auto* ways = new QHBoxLayout;
    auto* stay = says(new Button(Button::Style::Primary, {}), [] { return tr("Stay there"); });
    auto* go = says(new Button(Button::Style::Outline, {}), [] { return tr("Leave it and open the link"); });
    ways->addWidget(stay);
    ways->addWidget(go);
    ways->addStretch(1);
    column.addLayout(ways);
    column.addStretch(1);
    m_question->setFocusProxy(stay);
    connect(stay, &Button::clicked, this, &LinkOverlay::dismiss);
    connect(go, &Button::clicked, this, [this] {
        m_match.leave();
        followLink();
    });
}

void LinkOverlay::refresh() {
    const bool room = m_match.room() != nullptr;
    m_start->setVisible(!room);
    m_question->setVisible(room && m_leads);
    m_room->setVisible(room && !m_leads);
    if (room && !m_leads) m_room->refresh();
}

void LinkOverlay::say(const QString& line) {
    m_told->setText(line);
    m_told->setVisible(!line.isEmpty());
    if (!line.isEmpty()) announce(*this, line);
}

void LinkOverlay::followLink() {
    try {
        m_leads = !m_match.follow(together::Invitation::read(m_link->text().trimmed().toStdString()));
        say({});
        refresh();
        m_leads ? m_question->setFocus() : m_room->focusFirst();
    } catch (const core::InputError& error) {
        m_link->setFocus();
        say(language::spoken(together::refusedMessage(error.message())));
    }
}

void LinkOverlay::invite() {
    std::size_t chosen = 0;
    while (chosen + 1 < m_games.size() && !m_games[chosen]->isChecked()) ++chosen;
    const auto page = m_page->text().trimmed();
    auto* wrong = m_broker;
    try {
        const auto broker = together::Broker::read(m_broker->text().trimmed().toStdString());
        wrong = m_page;
        if (!page.isEmpty()) together::Invitation::pageAddress(page.toStdString());
        const auto game = gameOf(*core::catalogue()[chosen], m_session);
        settings::setBroker(m_broker->text().trimmed());
        settings::setPage(page);
        settings::setPlayerName(0, m_name->text().simplified());
        m_match.invite(broker,
                       {std::string(game->kind().id), game->rules(), game->text(startOf(*game, m_session)),
                        m_plays->current() == 0 ? Player::First : Player::Second,
                        m_name->text().simplified().toStdString()});
        say({});
        m_room->focusFirst();
    } catch (const core::InputError& error) {
        wrong->setFocus();
        say(language::spoken(together::refusedMessage(error.message())));
    }
}

void LinkOverlay::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) return Overlay::keyPressEvent(event);
    if (m_start->isVisible()) m_link->text().trimmed().isEmpty() ? invite() : followLink();
    if (m_room->isVisible()) m_room->enter();
}
