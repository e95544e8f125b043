#include "ui/panels/plates/strips.h"

#include <QPainter>

#include "ui/controls/announcer.h"
#include "ui/controls/button.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/look/art.h"
#include "ui/look/phrases.h"
#include "ui/match/session.h"
#include "ui/match/words.h"

#include <utility>

Button* Strip::addButton(On ground) {
    auto* button = new Button(ground == On::Fill ? Button::Style::Light : Button::Style::Outline, {}, this);
    addPart(button);
    return button;
}

void Strip::addPart(QWidget* part) {
    if (!m_parts.empty()) setTabOrder(part, m_parts.back()); // from left to right
    m_parts.push_back(part);
}

void Strip::arrange() {
    int right = width() - theme().px(16);
    for (auto* part : m_parts) {
        if (part->isHidden()) continue;
        part->resize(part->sizeHint());
        part->move(right - part->width(), (height() - part->height()) / 2);
        right -= part->width() + theme().px(8);
    }
    update();
}

double Strip::textRight() const {
    int right = width() - theme().px(16);
    for (const auto* part : m_parts)
        if (!part->isHidden()) right = std::min(right, part->x() - theme().px(12));
    return right;
}

bool Strip::hasRoom(const QString& headline, Type type, double left) const {
    return QFontMetricsF(theme().font(type)).horizontalAdvance(headline) <= textRight() - left;
}

void Strip::makeRoom(const QString& headline, Type type, double left, Button* button) {
    if (hasRoom(headline, type, left)) return;
    button->hide();
    arrange();
}

void Strip::write(QPainter& p, QRectF room, const QString& headline, Type type, const QString& below) {
    const auto large = theme().font(type), small = theme().font(Type::Body);
    const QRectF endless(room.left(), 0, room.width(), 1e5);
    const double above = phrases::bounds(large, endless, headline).height();
    const double said = below.isEmpty() ? 0 : phrases::bounds(small, endless, below).height();
    const bool both = said > 0 && above + said <= room.height() + 4;
    const double top = room.center().y() - (above + (both ? said : 0)) / 2;
    p.setFont(large);
    phrases::draw(p, {room.left(), top, room.width(), above}, Qt::AlignLeft, headline);
    p.setFont(small);
    if (both) phrases::draw(p, {room.left(), top + above, room.width(), said}, Qt::AlignLeft, below);
}

void Strip::resizeEvent(QResizeEvent*) {
    arrange();
}

NoticeStrip::NoticeStrip(QWidget* parent)
    : Strip(parent), m_no(says(addButton(On::Paper), [] { return tr("Cancel"); })),
      m_yes(addButton(On::Paper)) {
    m_ends.setSingleShot(true);
    connect(&m_ends, &QTimer::timeout, this, &NoticeStrip::drop);
    connect(m_no, &Button::clicked, this, [this] {
        (m_repeated != nullptr ? m_repeated : this)->drop();
        emit answered();
    });
    connect(m_yes, &Button::clicked, this, [this] {
        if (m_repeated != nullptr) return m_repeated->m_yes->click();
        const auto then = std::exchange(m_then, {});
        drop();
        if (then) then();
        emit answered();
    });
}

void NoticeStrip::put(const QString& text, std::function<void()> then, bool refusable) {
    m_text = text;
    m_then = std::move(then);
    m_ends.stop();
    m_yes->setVisible(m_then != nullptr);
    m_no->setVisible(m_then != nullptr && refusable);
    arrange();
    emit changed();
    if (m_repeated == nullptr) announce(*this, text);
}

void NoticeStrip::say(const QString& text) {
    put(text, {}, false);
    m_ends.start(3500);
}

void NoticeStrip::ask(const QString& text, const QString& yes, std::function<void()> then) {
    m_yes->setText(yes);
    put(text, std::move(then), true);
}

void NoticeStrip::leadToAnswer() {
    m_yes->setFocus(Qt::OtherFocusReason);
}

void NoticeStrip::hold(const QString& text, const QString& leave, std::function<void()> then) {
    m_yes->setText(leave);
    put(text, std::move(then), false);
}

void NoticeStrip::drop() {
    put({}, {}, false);
}

void NoticeStrip::repeat(NoticeStrip& other) {
    m_repeated = &other;
    const auto follow = [this] {
        m_yes->setText(m_repeated->m_yes->text());
        put(m_repeated->m_text, m_repeated->m_then, !m_repeated->m_no->isHidden());
    };
    connect(&other, &NoticeStrip::changed, this, follow);
    follow();
}

// What stays, of what is shown in place of the match, has an eye; its second line tells more.
void NoticeStrip::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const bool stays = m_then != nullptr && m_no->isHidden();
    const double s = theme().scale(), left = (stays ? 68 : 24) * s, side = 30 * s;
    paint::box(p, rect(), 14 * s, theme().color(Hue::Surface), theme().color(Hue::Line2), 2 * s);
    if (stays)
        p.drawPixmap(QPointF(38 * s - side / 2, (height() - side) / 2),
                     art::icon("eye", side, devicePixelRatioF(), theme().color(Hue::Ink)));
    p.setPen(theme().color(Hue::Ink));
    const QRectF room(left, 2 * s, textRight() - left, height() - 4 * s);
    const auto headline = m_text.section(QLatin1Char('\n'), 0, 0),
               below = m_text.section(QLatin1Char('\n'), 1);
    const auto tall =
        phrases::bounds(theme().font(Type::Verdict), {0, 0, room.width(), 1e5}, headline).height();
    write(p, room, headline, tall <= room.height() ? Type::Verdict : Type::Body, below);
}

namespace {

constexpr double besideEye = 68;

} // namespace

LookingStrip::LookingStrip(Session& session, QWidget* parent)
    : Strip(parent), m_session(session), m_back(addButton(On::Paper)), m_goOn(addButton(On::Paper)),
      m_fresh(addButton(On::Paper)) {
    says(m_back, [] { return tr("Back to the match"); });
    says(m_goOn, [] { return tr("Go on"); });
    says(m_fresh, [] { return tr("New match from here"); });
    connect(m_back, &Button::clicked, this, [this] {
        auto match = m_session.match();
        match.goToLine(0);
        m_session.goTo(match.plies(), 0);
    });
    connect(m_goOn, &Button::clicked, &session, &Session::goOn);
    connect(m_fresh, &Button::clicked, &session, [&session] {
        const auto& match = session.match();
        session.begin(match.sharedGame(), core::Position(match.position()), session.players().seats());
    });
}

void LookingStrip::refresh() {
    if (!m_session.active()) return;
    const auto& match = m_session.match();
    m_goOn->setVisible(m_session.state() == Session::State::Reviewing);
    m_fresh->setVisible(match.over() && !match.ending());
    arrange();
    makeRoom(brief(), Type::Verdict, besideEye * theme().scale(), m_fresh); // the menu begins anew as well
}

void LookingStrip::resizeEvent(QResizeEvent*) {
    refresh();
}

QString LookingStrip::where() const {
    const auto& match = m_session.match();
    if (match.line() == 0) return tr("Looking back, move %1 of %2").arg(match.ply()).arg(match.plies());
    return tr("Variation after move %1: move %2 of %3")
        .arg(match.shared(0))
        .arg(match.ply())
        .arg(match.plies());
}

// The same where it is to stand on one line; that it is looked back is said by the eye.
QString LookingStrip::brief() const {
    const auto& match = m_session.match();
    if (match.line() == 0) return tr("Move %1 of %2").arg(match.ply()).arg(match.plies());
    return tr("Variation: move %1 of %2").arg(match.ply()).arg(match.plies());
}

QString LookingStrip::what() const {
    const auto& match = m_session.match();
    auto turn = tr("%1’s turn").arg(words::name(match.mover(), m_session));
    const bool goesOn = match.ply() == match.plies(); // with the variation that is open
    if (m_session.state() != Session::State::HumanTurn || !match.over() || goesOn) return turn;
    return tr("%1: try another move").arg(turn);
}

// Neutral: it is no turn of the match.
void LookingStrip::paintEvent(QPaintEvent*) {
    if (!m_session.active()) return;
    QPainter p(this);
    const double s = theme().scale(), side = 30 * s;
    paint::box(p, rect(), 14 * s, theme().color(Hue::Surface), theme().color(Hue::Line2), 2 * s);
    p.drawPixmap(QPointF(38 * s - side / 2, (height() - side) / 2),
                 art::icon("eye", side, devicePixelRatioF(), theme().color(Hue::Ink)));
    p.setPen(theme().color(Hue::Ink));
    const QRectF room(besideEye * s, 2 * s, textRight() - besideEye * s, height() - 4 * s);
    const bool whole = QFontMetricsF(theme().font(Type::Verdict)).horizontalAdvance(where()) <= room.width();
    write(p, room, whole ? where() : brief(), Type::Verdict, what());
}
