#include "ui/panels/header.h"

#include <QPainter>
#include <QShortcut>

#include "ui/controls/button.h"
#include "ui/controls/says.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"
#include "ui/match/session.h"
#include "ui/match/words.h"
#include "ui/panels/helpselector.h"

#include <utility>

namespace {

// A page that needs its width for other things than tools.
bool isNarrow(int page) {
    return page < theme().px(800);
}

} // namespace

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
    if (m_session.active()) {
        const auto& match = m_session.match();
        setToolTip(language::spoken(match.game().goal(match.position())) + QLatin1Char('\n') +
                   words::rules(match.game(), match.start()));
        setAccessibleDescription(toolTip());
    }
    arrange();
    update();
}

void Header::arrange() {
    const int middle = height() / 2;
    const bool brief = theme().projector();
    const bool hinted = m_session.hints().choice().level != Help::Off;
    m_help->setVisible(!brief && hinted); // its keys still work; without hints there is a button of their own
    m_redo->setVisible(!brief);
    for (QWidget* tool : {m_undo, m_screen}) // which the menu has as well
        tool->setVisible(!brief || !isNarrow(parentWidget()->width()));
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

int Header::briefWidth(int page) {
    const int tools = isNarrow(page) ? 2 : 4;
    return tools * qMax(theme().px(36), theme().target(36)) + theme().px(10 + 4.5 * tools);
}

int Header::wantedHeight(double length) {
    return qMax(theme().px(length), theme().target(36) + theme().px(6));
}

// The rules as far as they find room, the first ones first.
QString Header::summary(double room) const {
    const auto& match = m_session.match();
    const QFontMetricsF metrics(theme().font(Type::Body));
    auto parts = words::rules(match.game(), match.start()).split(QStringLiteral(" · "));
    while (!parts.isEmpty() && metrics.horizontalAdvance(parts.join(QStringLiteral(" · "))) > room)
        parts.removeLast();
    return parts.join(QStringLiteral(" · "));
}

void Header::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const double s = theme().scale(), end = (m_help->isHidden() ? m_divider : m_help->x()) - 16 * s;
    if (theme().projector()) return;
    p.fillRect(rect(), theme().color(Hue::Surface));
    p.fillRect(0, height() - 1, width(), 1, theme().color(Hue::Line));
    double x = m_back->geometry().right() + 12 * s;
    const auto divider = [&](double at) {
        p.fillRect(QRectF(qRound(at), height() / 2.0 - 12 * s, 1, 24 * s), theme().color(Hue::Line));
    };
    divider(m_divider);
    if (!m_session.active()) return;
    const double bold = QFontMetricsF(theme().font(Type::GameName)).horizontalAdvance(title());
    divider(x);
    x += 18 * s;
    p.setFont(theme().font(Type::GameName));
    p.setPen(theme().color(Hue::Ink));
    p.drawText(QRectF(x, 0, bold + 2, height()), Qt::AlignVCenter, title());
    x += bold + 13 * s;
    // Nothing is cut: what has no room is left out, the name in another language first.
    p.setFont(theme().font(Type::Body));
    p.setPen(theme().color(Hue::Ink2));
    const QFontMetricsF metrics(p.font());
    const auto write = [&](const QString& text) {
        const double wide = metrics.horizontalAdvance(text);
        p.drawText(QRectF(x, 0, wide + 2, height()), Qt::AlignVCenter, text);
        x += wide;
    };
    const auto rules = summary(end - x - 32 * s);
    const double ruled = rules.isEmpty() ? 0 : 32 * s + metrics.horizontalAdvance(rules);
    if (const auto other = otherTitle(); x + metrics.horizontalAdvance(other) + ruled <= end)
        write(other), x += 16 * s;
    if (rules.isEmpty()) return;
    divider(x);
    x += 16 * s;
    write(rules);
}

QString Header::title() const {
    return language::spoken(m_session.match().game().kind().title);
}

QString Header::otherTitle() const {
    const auto& kind = m_session.match().game().kind();
    if (language::current() != language::Id::English) return QString::fromUtf8(kind.title.english);
    return QString::fromUtf8(kind.nativeTitle.data(), static_cast<int>(kind.nativeTitle.size()));
}
