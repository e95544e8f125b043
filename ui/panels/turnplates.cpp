#include "ui/panels/turnplates.h"

#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>

#include "ui/controls/button.h"
#include "ui/controls/forms/field.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/look/art.h"
#include "ui/look/language.h"
#include "ui/look/phrases.h"
#include "ui/look/settings.h"
#include "ui/match/session.h"
#include "ui/match/words.h"
#include "ui/panels/stopbutton.h"

#include <algorithm>

using core::Player;

namespace {

QColor blend(const QColor& a, const QColor& b, double t) {
    const auto mix = [t](int x, int y) { return qRound(x + (y - x) * t); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

void drawCrest(QPainter& p, Player player, bool filled, QPointF centre, double side, const QColor& colour,
               const QColor& ground = {}) {
    const auto ratio = p.device()->devicePixelRatioF();
    p.drawPixmap(centre - QPointF(side / 2, side / 2),
                 art::crest(player, filled, side, ratio, colour, ground));
}

// The moves that would end the match by repetition.
QString repeatingMoves(const core::Match& match) {
    QStringList all;
    for (const auto move : match.game().moves(match.position()))
        if (match.repeats(move)) all << QString::fromStdString(match.game().text(match.position(), move));
    return all.join(QStringLiteral("  "));
}

} // namespace

TurnPlates::TurnPlates(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_stop(new StopButton(session, this)),
      m_goOn(new Button(Button::Style::Light, {}, this)), m_draw(new Button(Button::Style::Light, {}, this)),
      m_name(new QLineEdit(this)) {
    says(m_stop, [] { return tr("Stop"); });
    says(m_goOn, [] { return tr("Go on"); });
    says(m_draw, [] { return tr("Call it a draw"); });
    named(m_name, [] { return tr("Name"); });
    m_name->setMaxLength(core::Seat::longestName);
    m_name->setValidator(new AsWritten(m_name));
    m_name->hide();
    connect(&m_slide, &QVariantAnimation::valueChanged, this, QOverload<>::of(&QWidget::update));
    connect(m_goOn, &Button::clicked, &session, &Session::goOn);
    connect(m_draw, &Button::clicked, &session, &Session::agreeDraw);
    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        if (m_name->isHidden()) return;
        m_name->hide();
        if (m_name->text() != words::name(m_named, m_session))
            m_session.players().rename(m_named, m_name->text());
    });
    m_slide.setStartValue(0.0);
    m_slide.setEndValue(0.0);
}

void TurnPlates::refresh() {
    const auto state = m_session.state();
    m_stop->setVisible(state == Session::State::Thinking);
    m_goOn->setVisible(state == Session::State::Reviewing);
    m_draw->setVisible(state == Session::State::Waiting);
    if (m_session.active()) slide();
    arrange();
    update();
}

// Starts the plates towards the mover.
void TurnPlates::slide() {
    const double target = m_session.mover() == Player::First ? 0 : 1;
    if (m_slide.endValue().toDouble() == target) return;
    const double from = m_slide.state() == QAbstractAnimation::Running ? m_slide.currentValue().toDouble()
                                                                       : m_slide.endValue().toDouble();
    m_slide.stop();
    m_slide.setStartValue(from);
    m_slide.setEndValue(target);
    m_slide.setEasingCurve(QEasingCurve::InOutSine);
    m_slide.setDuration(settings::reduceMotion() ? 0 : 220);
    m_slide.start();
}

void TurnPlates::editName(Player player) {
    if (!m_session.active()) return;
    m_named = player;
    m_name->setText(words::name(player, m_session));
    const auto box = plate(player);
    const int width = theme().px(180), height = theme().px(36);
    m_name->setGeometry(qRound(box.center().x()) - width / 2, qRound(box.center().y()) - height / 2, width,
                        height);
    m_name->show();
    m_name->selectAll();
    m_name->setFocus();
}

void TurnPlates::mouseDoubleClickEvent(QMouseEvent* event) {
    for (const auto player : {Player::First, Player::Second})
        if (plate(player).contains(event->position())) editName(player);
}

void TurnPlates::resizeEvent(QResizeEvent*) {
    arrange();
}

// The buttons stand at the far end of the mover's plate.
void TurnPlates::arrange() {
    if (!m_session.active()) return;
    const auto box = whole();
    const auto mover = m_session.mover();
    const double wide = moversWidth();
    for (QWidget* button :
         {static_cast<QWidget*>(m_stop), static_cast<QWidget*>(m_goOn), static_cast<QWidget*>(m_draw)}) {
        button->resize(button->sizeHint());
        const double x = mover == Player::First ? wide - theme().px(16) - button->width()
                                                : box.width() - wide + theme().px(12);
        button->move(qRound(x), qRound(box.center().y()) - button->height() / 2);
    }
}

QRectF TurnPlates::whole() const {
    return {0, 0, static_cast<double>(width()), static_cast<double>(height() - theme().px(notch))};
}

// On the projector what is to do is to be read from afar, but no name is cut for it.
double TurnPlates::moversWidth() const {
    const double all = whole().width();
    if (!theme().projector()) return all * 0.63;
    const auto waits = core::other(m_session.mover());
    const double named =
        QFontMetricsF(theme().font(Type::Bold)).horizontalAdvance(words::name(waits, m_session));
    const double beside = theme().px(98) + winsWidth(waits); // the crest and the edge
    return std::clamp(all - theme().px(12) - named - beside, all * 0.5, all * 0.72);
}

QRectF TurnPlates::plate(Player player) const {
    const auto box = whole();
    const double gap = theme().px(12);
    const double wide = moversWidth(), narrow = box.width() - wide - gap;
    const double first = wide + (narrow - wide) * m_slide.currentValue().toDouble();
    if (player == Player::First) return {0, 0, first, box.height()};
    return {first + gap, 0, box.width() - first - gap, box.height()};
}

QString TurnPlates::title(Player player) const {
    const auto name = words::name(player, m_session);
    const bool thinks = m_session.state() == Session::State::Thinking;
    return thinks ? tr("%1 is thinking").arg(name) : tr("%1’s turn").arg(name);
}

QString TurnPlates::score() const {
    const auto& before = m_session.players().before();
    if (before.matches() == 0) return {};
    return tr("score %1 : %2").arg(before.wins[0]).arg(before.wins[1]);
}

// Who begins now did not before: said as long as nothing is played.
QString TurnPlates::changeOfSides() const {
    if (!m_session.players().before().swapped || m_session.match().ply() > 0) return {};
    const auto nameless = [](const core::Seat& seat) { return seat.name.empty() && !seat.computer; };
    if (std::ranges::all_of(m_session.players().seats(), nameless))
        return tr("⇄ Changed sides: the other player begins now");
    return tr("⇄ Now it is your turn to begin");
}

QString TurnPlates::prompt() const {
    const auto& match = m_session.match();
    switch (m_session.state()) {
    case Session::State::Waiting:
        return language::spoken(match.game().prompt(match.position()));
    case Session::State::HumanTurn:
        if (const auto change = changeOfSides(); !change.isEmpty()) return change;
        if (const auto repeating = repeatingMoves(match); !repeating.isEmpty())
            return tr("Draw by repetition: %1").arg(repeating);
        return language::spoken(match.game().prompt(match.position()));
    case Session::State::Reviewing:
        return tr("Resting");
    default: // while a computer is at work: how strong it is
        const auto level = m_session.players().seat(m_session.mover()).computer;
        return level ? words::level(*level) : QString();
    }
}

void TurnPlates::paintEvent(QPaintEvent*) {
    if (!m_session.active()) return;
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    paintPlate(p, Player::First);
    paintPlate(p, Player::Second);
}

// How much a plate is the mover's, 0 to 1, follows the slide; its contents change half-way.
void TurnPlates::paintPlate(QPainter& p, Player player) const {
    const double t = m_slide.currentValue().toDouble();
    const double active = player == Player::First ? 1 - t : t;
    const auto box = plate(player);
    const auto fill = blend(theme().color(Hue::Surface), theme().color(fillOf(player)), active);
    paint::box(p, box, theme().px(14), fill, theme().color(Hue::Line), active < 1 ? 1 : 0);
    if (active <= 0.5) return paintWaiting(p, player, box);
    const double inset = theme().px(46);
    paintNotch(p, player == Player::First ? box.left() + inset : box.right() - inset, fill);
    paintMover(p, player, box);
}

void TurnPlates::paintNotch(QPainter& p, double x, const QColor& colour) const {
    const double s = theme().scale(), y = whole().bottom() - 1;
    p.setPen(Qt::NoPen);
    p.setBrush(colour);
    p.drawPolygon(QPolygonF{{QPointF(x - 13 * s, y), QPointF(x + 13 * s, y), QPointF(x, y + notch * s)}});
}

void TurnPlates::paintMover(QPainter& p, Player player, QRectF box) const {
    const double s = theme().scale();
    const bool first = player == Player::First;
    const auto near = first ? Qt::AlignLeft : Qt::AlignRight, far = first ? Qt::AlignRight : Qt::AlignLeft;
    const double inset = 46 * s;
    drawCrest(p, player, true, {first ? box.left() + inset : box.right() - inset, box.center().y()}, 38 * s,
              theme().color(Hue::OnFill), theme().color(fillOf(player)));
    QRectF room = box.adjusted(first ? 80 * s : 20 * s, 0, first ? -20 * s : -80 * s, 0);
    for (const QAbstractButton* button :
         {static_cast<QAbstractButton*>(m_stop), static_cast<QAbstractButton*>(m_goOn),
          static_cast<QAbstractButton*>(m_draw)})
        if (button->isVisible()) room.adjust(first ? 0 : button->width(), 0, first ? -button->width() : 0, 0);
    p.setPen(theme().color(Hue::OnFill));
    const double wins = paintWins(p, player, room);
    room.adjust(first ? wins : 0, 0, first ? 0 : -wins, 0);
    p.setFont(theme().font(Type::Turn));
    const double used = phrases::line(p, room, near, title(player)) + 16 * s;
    room.adjust(first ? used : 0, 0, first ? 0 : -used, 0);
    if (room.width() < 60 * s) return;
    p.setOpacity(0.92);
    p.setFont(theme().font(Type::Secondary));
    // On the projector in two lines rather than small.
    const bool lines =
        theme().projector() &&
        phrases::bounds(p.font(), {0, 0, room.width(), 1e5}, prompt()).height() <= room.height();
    if (lines)
        phrases::draw(p, room, int(far | Qt::AlignVCenter), prompt());
    else
        phrases::line(p, room, far, prompt());
    p.setOpacity(1);
}

void TurnPlates::paintWaiting(QPainter& p, Player player, QRectF box) const {
    const double s = theme().scale();
    const bool first = player == Player::First;
    drawCrest(p, player, false, {first ? box.left() + 40 * s : box.right() - 40 * s, box.center().y()},
              28 * s, theme().color(hueOf(player)));
    p.setPen(theme().color(Hue::Ink2));
    auto room = box.adjusted(first ? 68 * s : 16 * s, 0, first ? -16 * s : -68 * s, 0);
    const double wins = paintWins(p, player, room);
    room.adjust(first ? wins : 0, 0, first ? 0 : -wins, 0);
    p.setFont(theme().font(Type::Verdict));
    phrases::line(p, room, first ? Qt::AlignLeft : Qt::AlignRight, waitingName(player, room.width()));
}

// How strong a computer is goes before its name is cut.
QString TurnPlates::waitingName(Player player, double room) const {
    const auto whole = words::nameAndLevel(player, m_session.players().seat(player));
    const auto fits = QFontMetricsF(theme().font(Type::Note)).horizontalAdvance(whole) <= room;
    return fits ? whole : words::name(player, m_session);
}

double TurnPlates::winsWidth(Player player) const {
    const auto& before = m_session.players().before();
    if (before.matches() == 0) return 0;
    const auto won = QString::number(before.wins[static_cast<std::size_t>(player)]);
    const double s = theme().scale();
    return std::max(26 * s, QFontMetricsF(theme().font(Type::Bold)).horizontalAdvance(won) + 14 * s) + 10 * s;
}

// The matches won before, in the pen's colour at the near end of the room. Returns the width used.
double TurnPlates::paintWins(QPainter& p, Player player, QRectF room) const {
    const double s = theme().scale(), tall = 26 * s, used = winsWidth(player), wide = used - 10 * s;
    if (used == 0) return 0;
    p.setFont(theme().font(Type::Bold));
    const double x = player == Player::First ? room.left() : room.right() - wide;
    const QRectF pill(x, room.center().y() - tall / 2, wide, tall);
    p.save();
    p.setPen(QPen(p.pen().color(), 1.5 * s));
    p.setBrush(Qt::NoBrush);
    p.drawRoundedRect(pill, tall / 2, tall / 2);
    p.restore();
    p.drawText(pill, Qt::AlignCenter,
               QString::number(m_session.players().before().wins[static_cast<std::size_t>(player)]));
    return used;
}
