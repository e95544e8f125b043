#include "ui/together/roompart.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/forms/field.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"
#include "ui/match/words.h"
#include "ui/table/overlays/qrcode.h"
#include "ui/together/linkedmatch.h"

namespace together = core::together;

namespace {

QString inOneLine(const std::vector<core::Message>& all) {
    QStringList lines;
    for (const auto& one : all) lines << language::spoken(one);
    return lines.join(QStringLiteral(" · "));
}

} // namespace

RoomPart::RoomPart(LinkedMatch& match)
    : m_match(match), m_name(new Field(Type::Body)), m_own(new Field(Type::Body)),
      m_what(new Label(Type::Verdict)), m_there(new Label(Type::Body)), m_how(new Label(Type::Body)),
      m_sit(new Button(Button::Style::Primary, {})), m_watch(new Button(Button::Style::Outline, {})),
      m_copy(new Button(Button::Style::Outline, {})), m_leave(new Button(Button::Style::Outline, {})),
      m_really(new Button(Button::Style::Outline, {})), m_picture(new QrCode), m_phrases(layOutPhrases()),
      m_door(layOutDoor()), m_inside(layOutInside()) {
    for (auto* label : {m_what, m_there, m_how}) label->setWordWrap(true);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins({});
    rows->addWidget(m_what);
    rows->addWidget(m_door, 1);
    rows->addWidget(m_inside, 1);
    rows->addWidget(m_there);
}

QWidget* RoomPart::layOutDoor() {
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins({});
    const auto name = [] { return tr("Your name"); };
    column->addWidget(says(new Label(Type::Body), name));
    column->addWidget(named(m_name, name));
    m_name->setMaxLength(core::Seat::longestName);
    m_name->setText(settings::playerName(1));
    auto* ways = new QHBoxLayout;
    ways->addWidget(says(m_sit, [] { return tr("Sit down"); }));
    ways->addWidget(says(m_watch, [] { return tr("Watch"); }));
    ways->addStretch(1);
    column->addLayout(ways);
    column->addStretch(1);
    connect(m_sit, &Button::clicked, this, [this] {
        settings::setPlayerName(1, m_name->text().simplified());
        m_match.sit(m_name->text().simplified());
        emit done();
    });
    connect(m_watch, &Button::clicked, this, [this] {
        m_match.watch();
        emit done();
    });
    return part;
}

QWidget* RoomPart::layOutInside() {
    auto* part = new QWidget;
    auto* rows = new QVBoxLayout(part);
    rows->setContentsMargins({});
    auto* columns = new QHBoxLayout;
    auto* left = new QVBoxLayout;
    left->addWidget(layOutLink());
    left->addSpacing(8);
    left->addWidget(m_phrases);
    left->addStretch(1);
    columns->addLayout(left, 1);
    columns->addWidget(m_picture, 0, Qt::AlignTop);
    rows->addLayout(columns, 1);
    rows->addWidget(layOutWays());
    return part;
}

QWidget* RoomPart::layOutLink() {
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins({});
    const auto own = [] {
        return tr("The link: give it only to the person you play with, and to those who may watch");
    };
    auto* title = says(new Label(Type::Body), own);
    title->setWordWrap(true);
    column->addWidget(title);
    auto* way = new QHBoxLayout;
    named(m_own, own);
    m_own->setReadOnly(true);
    way->addWidget(m_own, 1);
    way->addWidget(says(m_copy, [] { return tr("Copy the link"); }));
    column->addLayout(way);
    m_how->setHue(Hue::Ink2);
    says(m_how, [] {
        return settings::page().isEmpty()
                   ? tr("Whoever gets it opens the program, or its page in a browser, and pastes it under "
                        "“Play by a link”. If the page is a file, the part from # on can also be added to "
                        "its address.")
                   : tr("Whoever gets it opens it in a browser, or pastes it into the program under “Play by "
                        "a "
                        "link”.");
    });
    column->addWidget(m_how);
    connect(m_copy, &Button::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_match.link());
        emit told(tr("The link is copied."));
    });
    return part;
}

QWidget* RoomPart::layOutPhrases() {
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins({});
    column->addWidget(says(new Label(Type::Body), [] { return tr("Say something"); }));
    auto* phrases = new QWidget;
    new FlowLayout(8, phrases);
    for (std::size_t i = 0; i < together::phrases().size(); ++i) {
        auto* one = says(new Button(Button::Style::Outline, {}, phrases),
                         [i] { return language::spoken(together::phrases()[i]); });
        phrases->layout()->addWidget(one);
        connect(one, &Button::clicked, this, [this, i] {
            m_match.say(i);
            emit done();
        });
    }
    column->addWidget(phrases);
    return part;
}

QWidget* RoomPart::layOutWays() {
    auto* part = new QWidget;
    auto* ways = new QHBoxLayout(part);
    ways->setContentsMargins({});
    auto* back = says(new Button(Button::Style::Primary, {}), [] { return tr("To the match"); });
    ways->addWidget(back);
    ways->addStretch(1);
    ways->addWidget(m_leave);
    ways->addWidget(says(m_really, [] { return tr("Leave for good"); }));
    connect(back, &Button::clicked, this, [this] {
        if (!m_match.shown()) m_match.show();
        emit done();
    });
    m_really->hide();
    const auto leave = [this] {
        m_match.leave();
        emit done();
    };
    connect(m_leave, &Button::clicked, this, [this, leave] {
        if (!m_match.room()->seated()) return leave();
        m_really->show();
        m_leave->hide();
        m_really->setFocus();
        emit told(tr("Whoever leaves cannot come back: the match stays here as it is. For a break you need "
                     "not leave: close the program, and it goes on where it was."));
    });
    connect(m_really, &Button::clicked, this, leave);
    return part;
}

void RoomPart::focusFirst() {
    m_match.in() ? m_copy->setFocus() : m_name->setFocus();
}

void RoomPart::enter() {
    if (m_sit->isVisible()) m_sit->click();
}

QString RoomPart::line() const {
    return language::spoken(together::lineMessage(*m_match.room(), m_match.trouble()));
}

void RoomPart::showDoor() {
    const auto& room = *m_match.room();
    m_sit->setVisible(room.canSit());
    m_watch->setVisible(room.history().begun());
    if (!room.history().begun()) {
        m_what->setText(tr("Waiting for the match …"));
        m_there->setText(line() + QLatin1Char('\n') + language::spoken(together::noMatchYet()));
        return;
    }
    const auto& match = room.course().match();
    const auto& game = match.game();
    m_what->setText(language::spoken(game.kind().title) + QStringLiteral(" · ") +
                    words::rules(game, match.start()));
    QStringList there;
    for (const auto& one : together::doorMessages(room, m_match.names())) there << language::spoken(one);
    m_there->setText(there.join(QLatin1Char(' ')));
}

void RoomPart::refresh() {
    m_door->setVisible(!m_match.in());
    m_inside->setVisible(m_match.in());
    if (!m_match.in()) return showDoor();
    m_what->setText(inOneLine(together::whoIsThere(*m_match.room(), m_match.names())));
    m_there->setText(line());
    if (const auto link = m_match.link(); m_own->text() != link) {
        m_own->setText(link);
        m_own->setCursorPosition(0);
        m_picture->setText(link);
    }
    m_leave->setText(m_match.room()->seated() ? tr("Leave the room …") : tr("Stop watching"));
    m_phrases->setVisible(m_match.room()->player().has_value());
}
