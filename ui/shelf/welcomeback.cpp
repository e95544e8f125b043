#include "ui/shelf/welcomeback.h"

#include <QKeyEvent>
#include <QPainterPath>

#include "core/shelf/cards.h"
#include "ui/controls/button.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/look/art.h"
#include "ui/look/language.h"
#include "ui/look/learnt.h"
#include "ui/look/phrases.h"
#include "ui/shelf/offercard.h"

#include <algorithm>
#include <array>
#include <initializer_list>

GameTile::GameTile(const core::Kind& kind, QWidget* parent) : QAbstractButton(parent), m_kind(kind) {
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    says(this, [this] { return language::spoken(m_kind.title); });
    connect(&theme(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void GameTile::paintEvent(QPaintEvent*) {
    const auto& t = theme();
    QPainter p(this);
    const double edge = t.px(6), aside = t.px(16), sign = t.px(20);
    const auto card = QRectF(rect()).adjusted(edge, edge, -edge, -edge);
    const QRectF beside(card.left() + aside, 0, card.width() - 2 * aside - sign, 1e4);
    // The arrow goes before a name is cut.
    const bool arrow = phrases::widest(t.font(Type::Verdict), text()) <= beside.width();
    const auto words = arrow ? beside : beside.adjusted(-aside / 2, 0, aside / 2 + sign, 0);
    const double caption =
        std::max<double>(t.px(50), phrases::bounds(t.font(Type::Verdict), words, text()).height() + t.px(14));
    paint::box(p, card, t.px(12), t.color(underMouse() ? Hue::Sunk : Hue::Surface), t.color(Hue::Line), 1);
    if (hasFocus()) paint::focusRing(p, rect(), t.px(18));
    const QRectF picture(card.left() + 1, card.top() + 1, card.width() - 2, card.height() - caption);
    QPainterPath clip;
    clip.addRoundedRect(picture, t.px(11), t.px(11));
    p.save();
    p.setClipPath(clip);
    art::paintCard(p, m_kind.id, picture);
    p.restore();
    const QRectF line(words.left(), picture.bottom(), words.width(), caption);
    p.setFont(t.font(Type::Verdict));
    p.setPen(t.color(Hue::Ink));
    phrases::draw(p, line, Qt::AlignVCenter | Qt::AlignLeft, text());
    if (arrow)
        p.drawPixmap(QPointF(card.right() - aside - sign / 2, line.center().y() - sign / 2),
                     art::icon("right", sign, devicePixelRatioF(), t.color(Hue::Ink)));
}

void GameTile::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
    QAbstractButton::keyPressEvent(event);
}

namespace {

constexpr std::array cardShares{536, 304, 312}; // of the width, between the cards
constexpr int backRing = 6;                     // the cards' own room for the focus

} // namespace

WelcomeBack::WelcomeBack(const std::vector<const core::Kind*>& kinds, QWidget* parent)
    : QWidget(parent), m_kinds(kinds), m_lesson(kinds.front()), m_daily(kinds),
      m_goOn(new OfferCard(OfferCard::Rank::First, this)),
      m_puzzle(new OfferCard(OfferCard::Rank::Other, this)),
      m_learn(new OfferCard(OfferCard::Rank::Other, this)), m_all(new Button(Button::Style::Link, {}, this)),
      m_open(new Button(Button::Style::Link, {}, this)),
      m_worksheet(new Button(Button::Style::Link, {}, this)),
      m_join(new Button(Button::Style::Link, {}, this)) {
    for (const auto* kind : kinds) {
        auto* tile = new GameTile(*kind, this);
        connect(tile, &GameTile::clicked, this, [this, kind] { emit gameChosen(*kind); });
        m_tiles.push_back(tile);
    }
    for (auto* part : findChildren<QAbstractButton*>()) part->installEventFilter(this);
    connect(m_goOn, &OfferCard::clicked, this, [this] {
        if (m_match) emit matchChosen(m_match->path);
    });
    connect(m_puzzle, &OfferCard::clicked, this, [this] {
        if (m_daily.puzzle())
            emit puzzleChosen(*m_daily.puzzle());
        else
            emit puzzlesRequested(m_daily.kind());
    });
    connect(m_learn, &OfferCard::clicked, this, [this] { emit lessonRequested(*m_lesson); });
    connect(&m_daily, &DailyPuzzle::found, this, &WelcomeBack::showPuzzle);
    connect(m_all, &Button::clicked, this, &WelcomeBack::allRequested);
    connect(m_open, &Button::clicked, this, &WelcomeBack::openRequested);
    connect(m_worksheet, &Button::clicked, this, &WelcomeBack::worksheetRequested);
    connect(m_join, &Button::clicked, this, &WelcomeBack::joinRequested);
    giveWords();
}

void WelcomeBack::giveWords() {
    says(m_all, [] { return tr("All matches"); });
    says(m_open, [] { return tr("Open a record …"); });
    says(m_worksheet, [] { return tr("Worksheet …"); });
    says(m_join, [] { return tr("Join a table …"); });
    inAnyLanguage(this, [this] {
        showMatch();
        showPuzzle();
        showLesson();
    });
}

void WelcomeBack::setMatch(MatchStore::Kept match) {
    m_match = std::move(match);
    showMatch();
}

void WelcomeBack::refresh() {
    m_daily.seek(QDate::currentDate());
    showPuzzle();
    showLesson();
}

void WelcomeBack::focusOffer() {
    m_goOn->setFocus(Qt::OtherFocusReason);
}

void WelcomeBack::showMatch() {
    if (!m_match) return;
    const auto match = core::asPlayed(m_match->record.match);
    m_goOn->showBoard(match.game(), match.at(0), core::shownOf(match));
    m_goOn->setCard(core::matchCard(match, m_match->record.seats));
}

void WelcomeBack::showPuzzle() {
    const auto& puzzle = m_daily.puzzle();
    if (puzzle)
        m_puzzle->showBoard(*puzzle->game, puzzle->position, puzzle->position);
    else
        m_puzzle->showArt(m_daily.kind().id);
    m_puzzle->setCard(core::dayCard(m_daily.kind(), puzzle ? &*puzzle : nullptr));
}

void WelcomeBack::showLesson() {
    m_lesson = &core::nextTaught(m_kinds, learnt);
    m_learn->showArt(m_lesson->id);
    m_learn->setCard(core::lessonCard(*m_lesson, learnt(*m_lesson)));
}

// The cards take what the games and the line below them leave.
void WelcomeBack::place(QSize seen, bool compact) {
    const auto& t = theme();
    const int margin = t.px(compact ? 20 : 40), edge = t.px(backRing),
              gap = t.px(compact ? 12 : 24) - 2 * edge;
    const int foot = std::max(t.px(compact ? 40 : 64), t.target(36)),
              tile = t.px(compact ? 128 : 172) + 2 * edge;
    const int wood = t.px(14), air = t.px(compact ? 8 : 16);
    const int cards = std::max(t.px(240), seen.height() - foot - tile - wood - 2 * air + edge);
    const int room = seen.width() - 2 * margin + 2 * edge - 2 * gap;
    int x = margin - edge;
    for (std::size_t i = 0; i < cardShares.size(); ++i) {
        constexpr int whole = cardShares[0] + cardShares[1] + cardShares[2];
        const int wide = room * cardShares.at(i) / whole;
        std::array{m_goOn, m_puzzle, m_learn}.at(i)->setGeometry(x, 0, wide, cards);
        x += wide + gap;
    }
    m_board = cards + air - edge;
    const int count = static_cast<int>(m_tiles.size()), between = t.px(16) - 2 * edge;
    const int share = (seen.width() - 2 * margin + 2 * edge - between * (count - 1)) / std::max(1, count);
    const int top = m_board + wood + air - edge;
    for (int i = 0; i < count; ++i)
        m_tiles[static_cast<std::size_t>(i)]->setGeometry(margin - edge + i * (share + between), top, share,
                                                          tile);
    const int line = top + tile + std::max(0, (foot - t.target(36)) / 2);
    x = margin - t.px(8);
    for (auto* link : {m_all, m_open}) {
        link->setGeometry(x, line, link->sizeHint().width(), t.target(36));
        x += link->width() + t.px(16);
    }
    x = seen.width() - margin + t.px(8);
    for (auto* link : {m_join, m_worksheet}) {
        x -= link->sizeHint().width();
        link->setGeometry(x, line, link->sizeHint().width(), t.target(36));
        x -= t.px(16);
    }
    setFixedSize(seen.width(), std::max(seen.height(), line + t.target(36)));
    update();
}

void WelcomeBack::paintEvent(QPaintEvent*) {
    const auto& t = theme();
    QPainter p(this);
    const QRectF board(t.px(20), m_board, width() - t.px(40), t.px(14));
    paint::box(p, board, t.px(3), QColor(t.dark() ? 0x8E6C45 : 0xD3A876));
    paint::box(p, board.adjusted(0, t.px(9), 0, 0), t.px(2), QColor(t.dark() ? 0x7A5A36 : 0xC49661));
}

bool WelcomeBack::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress &&
        go(static_cast<QWidget*>(watched), static_cast<QKeyEvent*>(event)->key()))
        return true;
    return QWidget::eventFilter(watched, event);
}

// To the nearest that lies that way.
bool WelcomeBack::go(QWidget* from, int key) {
    const bool across = key == Qt::Key_Left || key == Qt::Key_Right,
               down = key == Qt::Key_Up || key == Qt::Key_Down;
    if (!across && !down) return false;
    const int sign = key == Qt::Key_Right || key == Qt::Key_Down ? 1 : -1;
    QWidget* nearest = nullptr;
    int least = 0;
    for (auto* other : findChildren<QAbstractButton*>()) {
        const auto way = (other->geometry().center() - from->geometry().center()) * sign;
        const int along = across ? way.x() : way.y(), beside = std::abs(across ? way.y() : way.x());
        const bool same = across ? beside < from->height() / 2 : true;
        if (other == from || along <= 0 || !same) continue;
        const int far = along + (across ? 0 : beside / 4);
        if (nearest == nullptr || far < least) nearest = other, least = far;
    }
    if (nearest != nullptr) nearest->setFocus(Qt::TabFocusReason);
    return true;
}
