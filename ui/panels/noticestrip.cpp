#include "ui/panels/noticestrip.h"

#include "ui/controls/announcer.h"
#include "ui/controls/button.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/look/phrases.h"

#include <utility>

NoticeStrip::NoticeStrip(QWidget* parent)
    : Strip(parent), m_no(says(addButton(), [] { return tr("Cancel"); })), m_yes(addButton()) {
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

void NoticeStrip::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const double s = theme().scale(), left = 24 * s;
    paint::box(p, rect(), 14 * s, theme().color(Hue::Sunk));
    p.setPen(theme().color(Hue::Ink));
    const QRectF room(left, 4 * s, textRight() - left, height() - 8 * s);
    for (const auto type : {Type::Bold, Type::Secondary, Type::Note}) { // much is written smaller
        p.setFont(theme().font(type));
        if (phrases::bounds(p.font(), {0, 0, room.width(), 1e5}, m_text).height() <= room.height()) break;
    }
    phrases::draw(p, room, Qt::AlignVCenter | Qt::AlignLeft, m_text);
}
