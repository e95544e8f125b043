#include "ui/together/linkoverlay.h"

#include <QClipboard>
#include <QGuiApplication>
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
#include "ui/match/words.h"
#include "ui/together/linkedmatch.h"

namespace together = core::together;
using core::Player;

namespace {

// Those at the table, if they play this; else the usual ones.
std::shared_ptr<const core::Game> gameOf(const core::Kind& kind, const Session& session) {
    if (session.active() && &session.match().game().kind() == &kind) return session.match().sharedGame();
    return kind.game("");
}

core::Position startOf(const core::Game& game, const Session& session) {
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

} // namespace

LinkOverlay::LinkOverlay(LinkedMatch& match, const Session& session, QWidget* window, const QString& link)
    : Overlay(window, {760, 560}), m_match(match), m_session(session), m_plays(new Segmented),
      m_what(wrapped(Type::Verdict)), m_there(wrapped(Type::Body)), m_told(wrapped(Type::Bold)),
      m_say(new Label(Type::Body)), m_copy(new Button(Button::Style::Outline, {})),
      m_sit(new Button(Button::Style::Primary, {})), m_watch(new Button(Button::Style::Outline, {})),
      m_back(new Button(Button::Style::Primary, {})), m_leave(new Button(Button::Style::Outline, {})),
      m_really(new Button(Button::Style::Outline, {})) {
    setWidest(900);
    auto* rows = dialogFrame(
        *this, [] { return tr("Play by a link"); }, [] { return tr("Close"); });
    rows->addWidget(m_what);
    m_start = part(*rows);
    m_door = part(*rows);
    m_room = part(*rows);
    layOutStart();
    layOutDoor();
    layOutRoom();
    rows->addWidget(m_there);
    rows->addWidget(m_told);
    m_told->hide();
    m_link->setText(link);
    setFocusProxy(m_link);
    connect(&m_match, &LinkedMatch::changed, this, &LinkOverlay::refresh);
    inAnyLanguage(this, [this] { refresh(); });
    if (!link.isEmpty()) followLink();
}

Field* LinkOverlay::addField(QVBoxLayout& to, const Words& name) {
    auto* field = named(new Field(Type::Body), name);
    to.addWidget(says(new Label(Type::Body), name));
    to.addWidget(field);
    return field;
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
    m_broker->setPlaceholderText(QStringLiteral("broker.example:8883"));
    m_broker->setText(LinkedMatch::usualBroker());
    auto* note = says(wrapped(Type::Body), [] {
        return tr(
            "A broker is a computer that carries what is said, run by a school, a club or a family. This "
            "program brings none; the help tells how to run one. It can read nothing of what it carries.");
    });
    note->setHue(Hue::Ink2);
    column.addWidget(note);
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

void LinkOverlay::layOutDoor() {
    auto& column = columnOf(*m_door);
    m_seatName = addField(column, [] { return tr("Your name"); });
    m_seatName->setMaxLength(core::Seat::longestName);
    m_seatName->setText(settings::playerName(1));
    auto* ways = new QHBoxLayout;
    ways->addWidget(says(m_sit, [] { return tr("Sit down"); }));
    ways->addWidget(says(m_watch, [] { return tr("Watch"); }));
    ways->addStretch(1);
    column.addLayout(ways);
    column.addStretch(1);
    connect(m_sit, &Button::clicked, this, [this] {
        settings::setPlayerName(1, m_seatName->text().simplified());
        m_match.sit(m_seatName->text().simplified());
        dismiss();
    });
    connect(m_watch, &Button::clicked, this, [this] {
        m_match.watch();
        dismiss();
    });
}

void LinkOverlay::layOutRoom() {
    auto& column = columnOf(*m_room);
    const auto own = [] {
        return tr("The link: give it to the one you play with, and to nobody who is not meant to watch");
    };
    column.addWidget(says(wrapped(Type::Body), own));
    auto* way = new QHBoxLayout;
    m_own = named(new Field(Type::Body), own);
    m_own->setReadOnly(true);
    says(m_copy, [] { return tr("Copy the link"); });
    way->addWidget(m_own, 1);
    way->addWidget(m_copy);
    column.addLayout(way);
    connect(m_copy, &Button::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_match.link());
        say(tr("The link is copied."));
    });
    column.addSpacing(8);
    auto* phrases = m_phrases = new QWidget;
    column.addWidget(says(m_say, [] { return tr("Say something"); }));
    new FlowLayout(8, phrases);
    for (std::size_t i = 0; i < together::phrases().size(); ++i) {
        auto* one = says(new Button(Button::Style::Outline, {}, phrases),
                         [i] { return language::spoken(together::phrases()[i]); });
        phrases->layout()->addWidget(one);
        connect(one, &Button::clicked, this, [this, i] {
            m_match.say(i);
            dismiss();
        });
    }
    column.addWidget(phrases);
    column.addStretch(1);
    auto* ways = new QHBoxLayout;
    ways->addWidget(says(m_back, [] { return tr("To the match"); }));
    ways->addStretch(1);
    ways->addWidget(says(m_leave, [] { return tr("Leave the room …"); }));
    ways->addWidget(says(m_really, [] { return tr("Leave for good"); }));
    column.addLayout(ways);
    connect(m_back, &Button::clicked, this, [this] {
        if (!m_match.shown()) m_match.show();
        dismiss();
    });
    connect(m_leave, &Button::clicked, this, [this] {
        m_really->show();
        m_leave->hide();
        m_really->setFocus();
        say(tr("Whoever leaves cannot come back: the match stays here as it is. For a break you need not "
               "leave: close the program, and it goes on where it was."));
    });
    connect(m_really, &Button::clicked, this, [this] {
        m_match.leave();
        dismiss();
    });
}

QString LinkOverlay::line() const {
    const auto& room = *m_match.room();
    const auto broker = QString::fromStdString(room.invitation().broker.text());
    if (room.connected() && room.unsent()) return tr("What you did is on its way.");
    if (room.connected()) return tr("Connected by way of %1.").arg(broker);
    return m_match.trouble().isEmpty() ? tr("Looking for the broker %1 …").arg(broker)
                                       : tr("The broker %1 does not answer (%2). Trying again and again; "
                                            "what you play goes out when it does.")
                                             .arg(broker, m_match.trouble());
}

void LinkOverlay::refresh() {
    const auto* room = m_match.room();
    const bool in = room != nullptr && (room->seated() || m_match.shown());
    m_start->setVisible(room == nullptr);
    m_door->setVisible(room != nullptr && !in);
    m_room->setVisible(in);
    m_what->setVisible(room != nullptr);
    m_there->setVisible(room != nullptr);
    if (room == nullptr) return;
    in ? showRoom() : showDoor();
}

void LinkOverlay::showDoor() {
    const auto& room = *m_match.room();
    m_sit->setVisible(room.canSit());
    m_watch->setVisible(room.history().begun());
    if (!room.history().begun()) {
        m_what->setText(tr("Waiting for the match …"));
        m_there->setText(line() + QLatin1Char('\n') +
                         tr("If nothing comes, both may have left the room: then the link is over."));
        return;
    }
    const auto& course = room.course();
    const auto& game = course.match().game();
    m_what->setText(language::spoken(game.kind().title) + QStringLiteral(" · ") +
                    words::rules(game, course.match().start()));
    const auto yours =
        course.playerOf(0) == Player::First ? tr("You would play second.") : tr("You would play first.");
    m_there->setText(room.canSit() ? tr("The other seat is free.") + QLatin1Char(' ') + yours
                                   : tr("Both seats are taken: %1 and %2. You can watch.")
                                         .arg(m_match.name(Player::First), m_match.name(Player::Second)));
}

void LinkOverlay::showRoom() {
    const auto& room = *m_match.room();
    const auto& course = room.course();
    m_really->hide();
    m_leave->show();
    if (m_own->text() != m_match.link()) {
        m_own->setText(m_match.link());
        m_own->setCursorPosition(0);
    }
    QStringList who;
    for (const auto player : {Player::First, Player::Second}) {
        const int member = course.memberOf(player);
        if (member == 1 && course.otherKey().empty())
            who << tr("the other seat is free");
        else
            who << (course.left(member)       ? tr("%1 has left")
                    : room.player() == player ? tr("%1: you")
                    : room.here(player)       ? tr("%1 is there")
                                              : tr("%1 is away"))
                       .arg(m_match.name(player));
    }
    if (room.watching() > 0) who << tr("%n watch", nullptr, room.watching());
    m_what->setText(who.join(QStringLiteral(" · ")));
    m_there->setText(line());
    for (QWidget* one : std::initializer_list<QWidget*>{m_say, m_phrases})
        one->setVisible(room.player().has_value());
}

void LinkOverlay::say(const QString& line) {
    m_told->setText(line);
    m_told->setVisible(!line.isEmpty());
    if (!line.isEmpty()) announce(*this, line);
}

void LinkOverlay::followLink() {
    try {
        m_match.follow(together::Invitation::read(m_link->text().trimmed().toStdString()));
        say({});
        m_seatName->setFocus();
    } catch (const core::InputError& error) {
        m_link->setFocus();
        say(tr("That cannot be done: %1.").arg(language::spoken(error.message())));
    }
}

void LinkOverlay::invite() {
    std::size_t chosen = 0;
    while (chosen + 1 < m_games.size() && !m_games[chosen]->isChecked()) ++chosen;
    try {
        const auto broker = together::Broker::read(m_broker->text().trimmed().toStdString());
        const auto game = gameOf(*core::catalogue()[chosen], m_session);
        LinkedMatch::setUsualBroker(m_broker->text().trimmed());
        settings::setPlayerName(0, m_name->text().simplified());
        m_match.invite(broker,
                       {std::string(game->kind().id), game->rules(), game->text(startOf(*game, m_session)),
                        m_plays->current() == 0 ? Player::First : Player::Second,
                        m_name->text().simplified().toStdString()});
        say({});
        m_copy->setFocus();
    } catch (const core::InputError& error) {
        m_broker->setFocus();
        say(tr("That cannot be done: %1.").arg(language::spoken(error.message())));
    }
}

void LinkOverlay::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) return Overlay::keyPressEvent(event);
    if (m_start->isVisible()) m_link->text().trimmed().isEmpty() ? invite() : followLink();
    if (m_door->isVisible() && m_sit->isVisible()) m_sit->click();
}
