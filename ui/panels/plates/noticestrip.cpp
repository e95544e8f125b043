#include "ui/panels/plates/noticestrip.h"

#include "ui/controls/announcer.h"
#include "ui/controls/button.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/look/art.h"
#include "ui/look/phrases.h"

#include <utility>

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
