#include "ui/panels/moves/turningcard.h"

#include "ui/board/preview.h"
#include "ui/controls/button.h"
#include "ui/controls/paint.h"
#include "ui/look/art.h"
#include "ui/look/language.h"
#include "ui/look/phrases.h"
#include "ui/match/session.h"
#include "ui/match/words.h"

#include <algorithm>

using core::Outcome;

namespace {

constexpr QSize pictureSize(152, 86);
constexpr double cardEdge = 14, besidePicture = 14; // at scale 1

} // namespace

TurningCard::TurningCard(Session& session, const review::TurningPoint& point, QWidget* parent)
    : QAbstractButton(parent), m_point(point),
      m_mover(session.match().game().mover(session.match().at(point.ply))),
      m_loss(language::spoken(
          core::review::lossMessage(point, words::names(session)[static_cast<std::size_t>(m_mover)]))),
      m_comparison(comparison(session)), m_retries(review::retry(session, point.ply).has_value()),
      m_picture(new Preview(pictureSize, this)),
      m_best(new Button(Button::Style::Primary, tr("Best play"), this)),
      m_retry(new Button(Button::Style::Outline, {}, this)) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setAccessibleName(told(session, point));
    const auto& match = session.match();
    const auto& p = match.at(point.ply);
    m_move = tr("move %1 · %2")
                 .arg(point.ply + 1)
                 .arg(QString::fromStdString(match.game().text(p, match.move(point.ply))));
    m_picture->show(match.game(), match.start(), p);
    m_picture->setRinged(match.game().path(match.start(), p, match.move(point.ply)).front());
    m_picture->setAccessibleName(tr("The position before move %1").arg(point.ply + 1));
    m_picture->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_best->setGlyph("play");
    const auto retry = review::retry(session, point.ply);
    if (retry)
        m_retry->setText(retry->against
                             ? tr("Try again against %1").arg(words::name(*retry->against, session))
                             : tr("Play on from here"));
    m_retry->setToolTip(tr("Try another move from here"));
    connect(m_best, &Button::clicked, this, &TurningCard::bestPlayRequested, Qt::QueuedConnection);
    connect(m_retry, &Button::clicked, this, &TurningCard::retryRequested, Qt::QueuedConnection);
    setChosen(false);
}

QString TurningCard::told(const Session& session, const review::TurningPoint& point) {
    const auto& match = session.match();
    const auto& p = match.at(point.ply);
    const auto inWords = [&](core::Move m) {
        return tr("“%1”", "a move in words").arg(language::spoken(match.game().phrase(p, m)));
    };
    const auto what = !point.turns() ? point.had == Outcome::Loss ? tr("held out less long than could be")
                                                                  : tr("took longer than needed")
                      : point.had == Outcome::Win && point.left == Outcome::Loss
                          ? tr("turned a win into a loss")
                      : point.had == Outcome::Win ? tr("gave the win away")
                                                  : tr("gave the draw away");
    return tr("Move %1: %2 played %3 and %4. Better: %5")
        .arg(QString::number(point.ply + 1), words::name(match.game().mover(p), session),
             inWords(match.move(point.ply)), what, inWords(point.better));
}

void TurningCard::setChosen(bool chosen) {
    m_chosen = chosen;
    m_best->setVisible(chosen);
    m_retry->setVisible(chosen && m_retries);
    updateGeometry();
    arrange();
}

// What each of the two moves is worth.
QString TurningCard::comparison(const Session& session) const {
    const auto& match = session.match();
    const auto* known = session.studies().of(m_point.ply);
    if (known == nullptr) return {};
    const auto worth = [&](core::Move m) {
        const auto at = std::ranges::find(known->moves, m, &core::MoveVerdict::move);
        const auto name = QString::fromStdString(match.game().text(match.at(m_point.ply), m));
        return at == known->moves.end()
                   ? name
                   : tr("%1: %2", "a move and its value")
                         .arg(name, words::value(seen(at->verdict, session.hints().reviewHelp())));
    };
    return worth(m_point.better) + QLatin1Char('\n') + worth(match.move(m_point.ply));
}

// Beside the picture, or below it where there is little room.
QRectF TurningCard::textRoom(int width) const {
    const double s = theme().scale();
    if (width < theme().px(300))
        return {cardEdge * s, (cardEdge + pictureSize.height() + 8) * s, width - 2 * cardEdge * s, 1e5};
    const double left = (cardEdge + pictureSize.width() + besidePicture) * s;
    return {left, cardEdge * s, width - left - cardEdge * s, 1e5};
}

int TurningCard::buttonsHeight(int width) const {
    if (!m_chosen) return 0;
    const bool two =
        !m_retry->isHidden() &&
        m_best->sizeHint().width() + m_retry->sizeHint().width() + theme().px(2 * cardEdge + 10) > width;
    return (two ? 2 : 1) * (m_best->sizeHint().height() + theme().px(8));
}

int TurningCard::heightForWidth(int width) const {
    const double s = theme().scale();
    const auto room = textRoom(width);
    const double text = 26 * s + phrases::bounds(theme().font(Type::Body), room, m_loss).height() +
                        phrases::bounds(theme().font(Type::Body), room, m_comparison).height();
    const double least = (cardEdge + pictureSize.height()) * s;
    return qCeil(std::max(least, room.top() + text) + cardEdge * s) + buttonsHeight(width);
}

QSize TurningCard::sizeHint() const {
    const int wide = width() > 0 ? width() : theme().px(344);
    return {wide, heightForWidth(wide)};
}

void TurningCard::resizeEvent(QResizeEvent*) {
    arrange();
}

void TurningCard::arrange() {
    const int margin = theme().px(cardEdge), room = width() - 2 * margin;
    m_picture->move(margin, margin);
    m_best->setGlyph("play");
    if (m_best->sizeHint().width() > room) m_best->setGlyph(nullptr); // before its words are cut
    int x = margin, y = height() - margin - m_best->sizeHint().height();
    const bool two = buttonsHeight(width()) > m_best->sizeHint().height() + theme().px(8);
    if (two) y -= m_best->sizeHint().height() + theme().px(8);
    m_best->setGeometry({{x, y}, m_best->sizeHint()});
    if (two)
        y += m_best->sizeHint().height() + theme().px(8);
    else
        x += m_best->width() + theme().px(10);
    m_retry->setGeometry({{x, y}, m_retry->sizeHint()});
    update();
}

void TurningCard::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const auto& t = theme();
    const double s = t.scale();
    const Hue ground = m_chosen ? Hue::WinWash : underMouse() ? Hue::Sunk : Hue::Surface;
    paint::box(p, rect(), 12 * s, t.color(ground), t.color(m_chosen || hasFocus() ? Hue::Ink : Hue::Line),
               (hasFocus() || m_chosen ? 3 : 1) * s);
    auto room = textRoom(width());
    const double crest = 16 * s;
    p.drawPixmap(QPointF(room.left(), room.top() + 2 * s),
                 art::crest(m_mover, true, crest, devicePixelRatioF(), t.color(hueOf(m_mover))));
    p.setPen(t.color(Hue::Ink));
    p.setFont(t.font(Type::Bold));
    p.drawText(room.adjusted(crest + 8 * s, 0, 0, 0), Qt::AlignLeft | Qt::AlignTop, m_move);
    room.setTop(room.top() + 26 * s);
    p.setFont(t.font(Type::Body));
    const auto used = phrases::draw(p, room, Qt::AlignLeft | Qt::AlignTop, m_loss);
    p.setPen(t.color(Hue::Ink2));
    phrases::draw(p, room.adjusted(0, used.height(), 0, 0), Qt::AlignLeft | Qt::AlignTop, m_comparison);
}
