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
#include "ui/table/overlays/qrcode.h"
#include "ui/together/linkedmatch.h"

namespace together = core::together;

RoomPart::RoomPart(LinkedMatch& match)
    : m_match(match), m_own(new Field(Type::Body)), m_how(new Label(Type::Body)), m_picture(new QrCode),
      m_leave(new Button(Button::Style::Outline, {})), m_really(new Button(Button::Style::Outline, {})) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins({});
    auto* columns = new QHBoxLayout;
    auto* left = new QVBoxLayout;
    left->addWidget(layOutLink());
    left->addSpacing(8);
    m_phrases = layOutPhrases();
    left->addWidget(m_phrases);
    left->addStretch(1);
    columns->addLayout(left, 1);
    columns->addWidget(m_picture, 0, Qt::AlignTop);
    rows->addLayout(columns, 1);
    rows->addWidget(layOutWays());
}

QWidget* RoomPart::layOutLink() {
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins({});
    const auto own = [] {
        return tr("The link: give it to the one you play with, and to nobody who is not meant to watch");
    };
    auto* title = says(new Label(Type::Body), own);
    title->setWordWrap(true);
    column->addWidget(title);
    auto* way = new QHBoxLayout;
    named(m_own, own);
    m_own->setReadOnly(true);
    auto* copy = says(new Button(Button::Style::Outline, {}), [] { return tr("Copy the link"); });
    way->addWidget(m_own, 1);
    way->addWidget(copy);
    column->addLayout(way);
    m_how->setWordWrap(true);
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
    setFocusProxy(copy);
    connect(copy, &Button::clicked, this, [this] {
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

void RoomPart::refresh() {
    if (const auto link = m_match.link(); m_own->text() != link) {
        m_own->setText(link);
        m_own->setCursorPosition(0);
        m_picture->setText(link);
    }
    m_leave->setText(m_match.room()->seated() ? tr("Leave the room …") : tr("Stop watching"));
    m_phrases->setVisible(m_match.room()->player().has_value());
}
