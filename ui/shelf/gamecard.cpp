#include "ui/shelf/gamecard.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainterPath>

#include "ui/controls/announcer.h"
#include "ui/controls/button.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/look/art.h"
#include "ui/look/language.h"
#include "ui/look/phrases.h"

#include <algorithm>

namespace {
constexpr double focusMargin = 6;            // around the card, for the focus ring
constexpr double lineGap = 6;                // below the names
constexpr double pictureRatio = 198.0 / 228; // height to width

struct TextLine {
    Type type;
    Hue hue;
    QString text;
};

double textWidth(double card) {
    return card - theme().px(2 * focusMargin + 30);
}

// All names are as large as lets each stand on one line.
Type titleType(double width) {
    const QFontMetricsF metrics(theme().font(Type::Title));
    const bool large = std::ranges::all_of(core::catalogue(), [&](const core::Kind* kind) {
        return metrics.horizontalAdvance(language::spoken(kind->title)) <= textWidth(width);
    });
    return large ? Type::Title : Type::Verdict;
}

// The game's name, its name in the other language, and what it is.
std::vector<TextLine> linesOf(const core::Kind& kind, double width) {
    const bool native = language::current() == language::Id::English;
    const auto second = native
                            ? QString::fromUtf8(kind.nativeTitle.data(), qsizetype(kind.nativeTitle.size()))
                            : QString::fromUtf8(kind.title.english);
    return {{titleType(width), Hue::Ink, language::spoken(kind.title)},
            {Type::Body, Hue::Ink2, second},
            {Type::Body, Hue::Ink, language::spoken(kind.tagline)},
            {Type::Body, Hue::Ink2, language::spoken(kind.trait)}};
}

// Below the picture, with the buttons: as much as the game takes that has the most to say, so that all
// pictures end at one height.
double belowPicture(double width) {
    const auto& t = theme();
    double most = 0;
    for (const auto* kind : core::catalogue()) {
        double sum = 0;
        for (const auto& line : linesOf(*kind, width))
            sum += phrases::bounds(t.font(line.type), {0, 0, std::max(textWidth(width), 1.0), 1e5}, line.text)
                       .height();
        most = std::max(most, sum);
    }
    return most + t.px(14 + lineGap + 8 + 8 + 18) + 2 * t.target(42);
}
} // namespace

int GameCard::heightFor(int width) {
    return leastHeight(width) + qRound((width - theme().px(2 * focusMargin)) * pictureRatio);
}

int GameCard::leastHeight(int width) {
    return qCeil(belowPicture(width)) + theme().px(2 * focusMargin);
}

GameCard::GameCard(const core::Kind& kind, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_play(new Button(Button::Style::Primary, {}, this)),
      m_lab(new Button(Button::Style::Outline, {}, this)),
      m_learn(new Button(Button::Style::Outline, {}, this)),
      m_puzzles(new Button(Button::Style::Outline, {}, this)) {
    setRole(this, QAccessible::Button);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    for (auto* button : {m_play, m_lab, m_learn, m_puzzles}) button->setBaseHeight(42);
    connect(m_play, &Button::clicked, this, &GameCard::played);
    connect(m_learn, &Button::clicked, this, &GameCard::learnt);
    connect(m_puzzles, &Button::clicked, this, &GameCard::practised);
    connect(m_lab, &Button::clicked, this, &GameCard::labOpened);
    giveWords();
}

// Out of sight of the card a button's name tells of which game.
void GameCard::giveWords() {
    says(m_play, [] { return tr("Play"); });
    says(m_learn, [] { return tr("Learn"); });
    says(m_puzzles, [] { return tr("Puzzles"); });
    says(m_lab, [] { return tr("Lab"); });
    inAnyLanguage(this, [this] {
        const auto title = language::spoken(m_kind.title);
        setAccessibleName(title);
        m_play->setAccessibleName(tr("Play %1").arg(title));
        m_learn->setAccessibleName(tr("Learn %1").arg(title));
        m_puzzles->setAccessibleName(tr("Puzzles of %1").arg(title));
        m_lab->setAccessibleName(tr("Lab of %1").arg(title));
        placeButtons();
    });
}

void GameCard::resizeEvent(QResizeEvent*) {
    placeButtons();
}

// Playing, and looking into it; learning, and practising.
void GameCard::placeButtons() {
    const auto& t = theme();
    const int x = t.px(focusMargin + 17), gap = t.px(8), height = t.target(42);
    const int y = QWidget::height() - t.px(focusMargin + 18) - height;
    const int free = width() - 2 * x;
    const auto share = [&](Button& left, Button& right, int top) {
        const int least = left.sizeHint().width(), most = free - gap - right.sizeHint().width();
        const int wide = std::clamp((free - gap) / 2, std::min(least, most), std::max(least, most));
        left.setGeometry(x, top, wide, height);
        right.setGeometry(x + wide + gap, top, free - gap - wide, height);
    };
    share(*m_play, *m_lab, y - gap - height);
    share(*m_learn, *m_puzzles, y);
}

// A card that is too low for all shows its picture smaller, and all of its text.
double GameCard::pictureHeight(QRectF card) const {
    return std::clamp(card.height() - belowPicture(width()), 0.0, card.width() * pictureRatio);
}

void GameCard::paintPicture(QPainter& p, QRectF card) const {
    const auto& t = theme();
    const QRectF picture(card.left() + 1, card.top() + 1, card.width() - 2, pictureHeight(card));
    QPainterPath clip;
    clip.addRoundedRect(picture.adjusted(0, 0, 0, t.px(30)), t.px(13), t.px(13));
    p.save();
    p.setClipPath(clip);
    p.setClipRect(picture, Qt::IntersectClip);
    art::paintCard(p, m_kind.id, picture);
    p.restore();
}

void GameCard::paintEvent(QPaintEvent*) {
    const auto& t = theme();
    QPainter p(this);
    const double m = t.px(focusMargin);
    const QRectF card = QRectF(rect()).adjusted(m, m, -m, -m);
    auto shade = t.color(Hue::Ink);
    shade.setAlphaF(underMouse() ? 0.14F : 0.07F);
    paint::box(p, card.translated(0, t.px(4)), t.px(14), shade);
    paint::box(p, card, t.px(14), t.color(Hue::Surface), t.color(Hue::Line), 1);
    paintPicture(p, card);
    if (hasFocus()) paint::focusRing(p, rect(), t.px(18));

    QRectF room(card.left() + t.px(18), card.top() + pictureHeight(card) + t.px(14), textWidth(width()), 1e5);
    for (const auto& line : linesOf(m_kind, width())) {
        p.setFont(t.font(line.type));
        p.setPen(t.color(line.hue));
        const double gap = line.type == Type::Body && line.hue == Hue::Ink2 ? t.px(lineGap) : 0;
        room.setTop(phrases::draw(p, room, Qt::AlignLeft, line.text).bottom() + gap);
    }
}

void GameCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
        emit played();
    else
        QWidget::keyPressEvent(event);
}

void GameCard::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint())) emit played();
}
