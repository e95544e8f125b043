#include "ui/panels/header.h"

#include <QPainter>
#include <QShortcut>

#include "ui/controls/button.h"
#include "ui/controls/says.h"
#include "ui/look/language.h"
#include "ui/look/phrases.h"
#include "ui/look/theme.h"
#include "ui/match/session.h"
#include "ui/match/words.h"
#include "ui/panels/helpselector.h"

#include <utility>

Header::Header(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_back(new Button(Button::Style::Link, {}, this)),
      m_help(new HelpSelector(session, this)) {
    m_back->setGlyph("back");
    const auto icon = [this](const char* glyph, auto name) {
        auto* button = named(new Button(Button::Style::Icon, {}, this), name);
        button->setGlyph(glyph);
        return button;
    };
    m_undo = icon("undo", [] { return tr("Undo"); });
    m_redo = icon("redo", [] { return tr("Redo"); });
    m_screen = icon("screen", [] { return tr("Projector"); });
    m_menu = icon("menu", [] { return tr("Menu"); });
    connect(m_back, &Button::clicked, this, &Header::toShelf);
    connect(m_help, &HelpSelector::lockToggled, this, &Header::lockToggled);
    connect(m_help, &HelpSelector::briefLookRequested, this, &Header::briefLookRequested);
    connect(m_undo, &Button::clicked, &session, &Session::undo);
    connect(m_redo, &Button::clicked, &session, &Session::redo);
    connect(m_screen, &Button::clicked, this, &Header::projectorToggled);
    connect(m_menu, &Button::clicked, this,
            [this] { emit menuRequested(m_menu->mapToGlobal(QPoint(0, m_menu->height()))); });
    connect(new QShortcut(Qt::Key_F10, this), &QShortcut::activated, m_menu, &Button::click);
    for (const auto signal : {&Session::matchChanged, &Session::stateChanged})
        connect(&session, signal, this, &Header::refresh);
    connect(&session.hints(), &Hints::changed, this, &Header::refresh);
    connect(&theme(), &Theme::changed, this, &Header::refresh);
    inAnyLanguage(this, [this] { refresh(); });
}

void Header::setBackToLab(bool lab) {
    m_backToLab = lab;
    refresh();
}

void Header::resizeEvent(QResizeEvent*) {
    arrange();
}

void Header::refresh() {
    m_back->setName(m_backToLab ? tr("Lab") : tr("Shelf"));
    m_undo->setEnabled(m_session.can(Session::Wish::TakeBack));
    m_redo->setEnabled(m_session.can(Session::Wish::BringBack));
    arrange();
    update();
}

void Header::arrange() {
    const int middle = height() / 2;
    const bool brief = theme().projector();
    m_help->setVisible(!brief); // its keys still work
    m_redo->setVisible(!brief);
    m_back->setText(brief ? QString() : m_back->accessibleName());
    int right = width() - theme().px(brief ? 10 : 18);
    const auto place = [&](QWidget* widget) {
        if (widget->isHidden()) return;
        widget->resize(widget->sizeHint());
        right -= widget->width();
        widget->move(right, middle - widget->height() / 2);
        right -= theme().px(brief ? 4 : 6);
    };
    for (QWidget* tool : {m_menu, m_screen, m_redo, m_undo}) place(tool);
    m_divider = right - theme().px(4);
    right -= theme().px(10);
    place(m_help);
    m_back->resize(m_back->sizeHint());
    m_back->move(theme().px(brief ? 8 : 22), middle - m_back->height() / 2);
}

int Header::briefWidth() {
    return qMax(theme().px(172), 4 * theme().target(36) + theme().px(28));
}

int Header::wantedHeight(double length) {
    return qMax(theme().px(length), theme().target(36) + theme().px(6));
}

QString Header::summary() const {
    const auto& match = m_session.match();
    return words::rules(match.game(), match.start());
}

void Header::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const double s = theme().scale(), end = m_help->x() - 16 * s;
    if (theme().projector()) return;
    p.fillRect(rect(), theme().color(Hue::Surface));
    p.fillRect(0, height() - 1, width(), 1, theme().color(Hue::Line));
    double x = m_back->geometry().right() + 12 * s;
    const auto divider = [&](double at) {
        p.fillRect(QRectF(qRound(at), height() / 2.0 - 12 * s, 1, 24 * s), theme().color(Hue::Line));
    };
    divider(m_divider);
    if (!m_session.active()) return;
    const auto write = [&](const QString& text, Type type, Hue hue) {
        p.setFont(theme().font(type));
        p.setPen(theme().color(hue));
        if (end - x > 40 * s) x += phrases::line(p, {x, 0, end - x, height() * 1.0}, Qt::AlignLeft, text);
    };
    const auto& kind = m_session.match().game().kind();
    divider(x);
    x += 18 * s;
    write(language::spoken(kind.title), Type::GameName, Hue::Ink);
    x += 13 * s;
    const bool english = language::current() == language::Id::English;
    write(english ? QString::fromUtf8(kind.nativeTitle.data(), static_cast<int>(kind.nativeTitle.size()))
                  : QString::fromUtf8(kind.title.english),
          Type::Secondary, Hue::Ink2);
    x += 16 * s;
    divider(x);
    x += 16 * s;
    write(summary(), Type::Secondary, Hue::Ink2);
}
