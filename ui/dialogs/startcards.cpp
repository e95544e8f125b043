#include "ui/dialogs/startcards.h"

#include <QKeyEvent>

#include "ui/board/preview.h"
#include "ui/controls/paint.h"
#include "ui/controls/scaled.h"
#include "ui/look/art.h"
#include "ui/look/phrases.h"

#include <algorithm>

namespace {

constexpr int cardRing = 5, startGap = 6, narrowestCard = 190, captionAside = 14; // px at scale 1

// What lies on a board: a tick in its corner, or a plus in its middle.
class Badge final : public QWidget {
public:
    explicit Badge(StartCard* card) : QWidget(card), m_card(card) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    bool open = false;

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        const auto& t = theme();
        const double side = t.px(open ? 48 : 24);
        const QPointF at = open ? QRectF(rect()).center() : QPointF(width() - t.px(20), t.px(20));
        const QRectF disc(at.x() - side / 2, at.y() - side / 2, side, side);
        if (!open && !m_card->isChecked()) return;
        paint::box(p, disc, side / 2, t.color(open ? Hue::Surface : Hue::Ink),
                   t.color(open ? Hue::Line2 : Hue::Ink), 1);
        const double sign = side * (open ? 0.5 : 0.66);
        p.drawPixmap(QPointF(at.x() - sign / 2, at.y() - sign / 2),
                     art::icon(open ? "plus" : "check", sign, devicePixelRatioF(),
                               t.color(open ? Hue::Ink : Hue::Surface)));
    }

private:
    StartCard* m_card;
};

} // namespace

StartCard::StartCard(QWidget* parent)
    : QAbstractButton(parent), m_board(new Preview({100, 100}, this)), m_badge(new Badge(this)) {
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    m_board->setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(this, &QAbstractButton::toggled, m_badge, qOverload<>(&QWidget::update));
}

void StartCard::showBoard(const core::Game& game, const core::Position& start) {
    m_board->showSetUp(game, start);
}

void StartCard::setWords(const QString& title, const QString& note) {
    m_title = title;
    m_note = note;
    setAccessibleName(title);
    setAccessibleDescription(note);
    updateGeometry();
    update();
}

void StartCard::setOpen(bool open) {
    m_open = open;
    static_cast<Badge*>(m_badge)->open = open;
    m_board->setEnabled(!open);
    m_badge->update();
}

void StartCard::setPicture(int height) {
    m_height = height;
    m_board->setFixedSize(picture().size());
    m_board->move(picture().topLeft());
    m_badge->setGeometry(picture());
}

QRect StartCard::picture() const {
    const int edge = theme().px(cardRing) + 1;
    return {edge, edge, width() - 2 * edge, m_height};
}

int StartCard::captionHeight(int width) const {
    const int aside = theme().px(cardRing) + theme().px(captionAside); // as it is painted
    const QRectF room(0, 0, width - 2 * aside, 1e4);
    const auto tall = [&](Type type, const QString& text) {
        return text.isEmpty() ? 0 : qCeil(phrases::bounds(theme().font(type), room, text).height());
    };
    return tall(Type::Verdict, m_title) + tall(Type::Body, m_note) + theme().px(20);
}

void StartCard::resizeEvent(QResizeEvent*) {
    setPicture(m_height);
}

// A switch that is pressed again stays as it is.
void StartCard::keyPressEvent(QKeyEvent* event) {
    if (m_open && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) return click();
    QAbstractButton::keyPressEvent(event);
}

void StartCard::paintEvent(QPaintEvent*) {
    const auto& t = theme();
    QPainter p(this);
    const double gap = t.px(cardRing), radius = t.px(12);
    const auto frame = QRectF(rect()).adjusted(gap, gap, -gap, -gap);
    paint::box(p, frame, radius, t.color(underMouse() ? Hue::Sunk : Hue::Surface));
    paint::box(p, frame.adjusted(-1, -1, 1, 1), radius, {}, t.color(isChecked() ? Hue::Ink : Hue::Line),
               isChecked() ? 3 : 1);
    if (hasFocus()) paint::focusRing(p, rect(), radius + gap);
    auto room = frame.adjusted(t.px(captionAside), m_height + t.px(10), -t.px(captionAside), 0);
    p.setFont(t.font(Type::Verdict));
    p.setPen(t.color(Hue::Ink));
    room.setTop(phrases::draw(p, room, Qt::AlignLeft, m_title).bottom());
    p.setFont(t.font(Type::Body));
    p.setPen(t.color(Hue::Ink2));
    phrases::draw(p, room, Qt::AlignLeft, m_note);
}

StartCards::StartCards(int count, QWidget* parent) : QWidget(parent) {
    for (int i = 0; i < count; ++i) {
        auto* card = new StartCard(this);
        card->installEventFilter(this);
        connect(card, &QAbstractButton::clicked, this, [this, i] {
            setCurrent(i);
            emit chosen(i);
        });
        m_cards.push_back(card);
    }
    auto policy = sizePolicy();
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    keep(this, [this] { wordsChanged(); });
}

// Tab stops at the one that is chosen.
void StartCards::setCurrent(int index) {
    m_current = index;
    for (int i = 0; i < count(); ++i) {
        card(i).setChecked(i == index);
        card(i).setFocusPolicy(i == index ? Qt::TabFocus : Qt::ClickFocus);
    }
    setFocusProxy(&card(index));
}

void StartCards::setPicture(double height) {
    m_picture = height;
    wordsChanged();
}

int StartCards::columns(int width) const {
    return width >= theme().px(narrowestCard * count()) ? count() : std::max(1, (count() + 1) / 2);
}

int StartCards::cardWidth(int width) const {
    const int n = columns(width), gap = theme().px(startGap);
    return (width + gap) / n - gap;
}

int StartCards::captions(int width) const {
    int most = 0;
    for (const auto* card : m_cards) most = std::max(most, card->captionHeight(cardWidth(width)));
    return most;
}

int StartCards::heightForWidth(int width) const {
    const int rows = (count() + columns(width) - 1) / columns(width);
    const int one = theme().px(m_picture) + captions(width) + theme().px(2 * cardRing);
    return rows * one + (rows - 1) * theme().px(startGap);
}

QSize StartCards::sizeHint() const {
    const int width = theme().px(narrowestCard * count());
    return {theme().px(narrowestCard * 2), heightForWidth(width)};
}

void StartCards::wordsChanged() {
    updateGeometry();
    place();
}

void StartCards::resizeEvent(QResizeEvent*) {
    place();
}

void StartCards::place() {
    const int n = columns(width()), wide = cardWidth(width()), gap = theme().px(startGap),
              edge = theme().px(cardRing);
    const int tall = theme().px(m_picture) + captions(width()) + 2 * edge;
    for (int i = 0; i < count(); ++i) {
        card(i).setGeometry(i % n * (wide + gap), i / n * (tall + gap), wide, tall);
        card(i).setPicture(theme().px(m_picture));
    }
}

bool StartCards::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const auto key = static_cast<QKeyEvent*>(event)->key();
    const int by = key == Qt::Key_Left || key == Qt::Key_Up      ? -1
                   : key == Qt::Key_Right || key == Qt::Key_Down ? 1
                                                                 : 0;
    if (by == 0) return false;
    const auto at = std::ranges::find(m_cards, watched) - m_cards.begin();
    const int to = std::clamp(static_cast<int>(at) + by, 0, count() - 1);
    card(to).setFocus(Qt::TabFocusReason);
    if (to < count() - 1 && to != m_current) card(to).click(); // the own one leads elsewhere
    return true;
}
