#include "ui/panels/plates/turnplates.h"

#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>

#include "core/play/words.h"
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
#include "ui/panels/plates/turnbuttons.h"

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

constexpr double moversShare = 0.63;
constexpr double winsRing = 32; // round the figure of the score, at scale 1
constexpr std::chrono::milliseconds answerStays(4000);

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
      m_offers(new OfferBar(session, this)), m_name(new QLineEdit(this)) {
    says(m_stop, [] { return tr("Stop"); });
    says(m_goOn, [] { return tr("Go on"); });
    says(m_draw, [] { return tr("Call it a draw"); });
    named(m_name, [] { return tr("Name"); });
    m_name->setMaxLength(core::Seat::longestName);
    m_name->setValidator(new AsWritten(m_name));
    m_name->hide();
    connect(&m_slide, &QVariantAnimation::valueChanged, this, QOverload<>::of(&QWidget::update));
    m_answered.setSingleShot(true);
    connect(&m_answered, &QTimer::timeout, this, [this] { answer({}); });
    connect(m_offers, &OfferBar::shown, this, [this] { arrange(), update(); });
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
    if (m_session.active()) setToolTip(title(m_session.mover()) + QLatin1Char('\n') + prompt());
    update();
}

// A rule, in place of what is to do.
void TurnPlates::answer(const QString& text) {
    m_answer = text;
    m_answered.stop();
    if (!text.isEmpty()) m_answered.start(answerStays);
    update();
}

void TurnPlates::serve(std::optional<Player> player) {
    m_offers->serve(player);
}

// By the height that a plan gives them.
const TurnPlates::Sizes& TurnPlates::sizes() const {
    static constexpr Sizes rest{56, 52, 96, 36, 43, 74, 12, Type::Turn, Type::Lead};
    static constexpr Sizes beside{38, 43, 78, 28, 38, 66, 12, Type::Verdict, Type::Body};
    static constexpr Sizes small{32, 40, 72, 28, 38, 66, 8, Type::Verdict, Type::Body};
    const double tall = whole().height() / theme().scale();
    return tall > 72 ? rest : tall > 57 ? beside : small;
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
    const auto box = settled(player);
    const int width = theme().px(180), height = theme().px(36);
    m_name->setGeometry(qRound(box.center().x()) - width / 2, qRound(box.center().y()) - height / 2, width,
                        height);
    m_name->show();
    m_name->selectAll();
    m_name->setFocus();
}

void TurnPlates::mouseDoubleClickEvent(QMouseEvent* event) {
    for (const auto player : {Player::First, Player::Second})
        if (settled(player).contains(event->position())) editName(player);
}

void TurnPlates::resizeEvent(QResizeEvent*) {
    arrange();
}

// What there is to press stands at the inner end of the mover's plate.
void TurnPlates::arrange() {
    if (!m_session.active()) return;
    const auto mover = m_session.mover();
    const bool first = mover == Player::First;
    m_offers->fit(qRound(moversMost() - titleWidth() - theme().px(24) - winsWidth()));
    const auto box = settled(mover);
    double inner = theme().px(16) + winsWidth();
    for (QWidget* part : pressed()) {
        if (part->isHidden()) continue;
        part->resize(part->sizeHint());
        const double x = first ? box.right() - inner - part->width() : box.left() + inner;
        part->move(qRound(x), qRound(box.center().y()) - part->height() / 2);
        inner += part->width() + theme().px(8);
    }
}

// Of what there is to press, with what is free beside it.
double TurnPlates::pressedWidth() const {
    double all = theme().px(16) + winsWidth();
    for (const QWidget* part : pressed())
        if (!part->isHidden()) all += part->sizeHint().width() + theme().px(8);
    return all;
}

std::array<QWidget*, 4> TurnPlates::pressed() const {
    return {m_offers, m_draw, m_goOn, m_stop};
}

QRectF TurnPlates::whole() const {
    return {0, 0, static_cast<double>(width()), static_cast<double>(height() - theme().px(notch))};
}

double TurnPlates::gap() const {
    return theme().px(sizes().gap);
}

// The mover's plate is the wider one, and takes what its name needs beside what there is to press; on the
// projector what is to do is to be read from afar.
double TurnPlates::moversWidth() const {
    const double usual = (whole().width() - gap()) * moversShare;
    return theme().projector() ? moversMost()
                               : std::clamp(titleWidth() + pressedWidth(), usual, moversMost());
}

// With more the other name would be cut.
double TurnPlates::moversMost() const {
    const bool projector = theme().projector();
    const QFontMetricsF metrics(theme().font(projector ? Type::Verdict : sizes().waits));
    const double waits = metrics.horizontalAdvance(words::name(core::other(m_session.mover()), m_session));
    const double all = whole().width() - gap(),
                 most = all - waits - theme().px(sizes().name + 32) - winsWidth();
    return projector ? std::clamp(most, all * 0.5, all * 0.78) : std::max(most, all * moversShare);
}

// Of the mover's crest and name, with what is free beside it.
double TurnPlates::titleWidth() const {
    const QFontMetricsF metrics(theme().font(Type::Turn));
    return theme().px(sizes().title + 4) + metrics.horizontalAdvance(title(m_session.mover()));
}

// At rest, once the plates have slid.
QRectF TurnPlates::settled(Player player) const {
    return plate(player, m_session.mover() == Player::First ? 0 : 1);
}

QRectF TurnPlates::plate(Player player, double slid) const {
    const auto box = whole();
    const double wide = moversWidth(), narrow = box.width() - wide - gap();
    const double first = wide + (narrow - wide) * slid;
    if (player == Player::First) return {0, 0, first, box.height()};
    return {first + gap(), 0, box.width() - first - gap(), box.height()};
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
    const auto& match = m_session.match();
    if (const auto sides = core::sidesMessage(match, words::names(m_session));
        !sides.empty() && !match.canChangeSides()) // which the strip asks
        return language::spoken(sides);
    if (!m_session.players().before().swapped || m_session.match().ply() > 0) return {};
    const auto nameless = [](const core::Seat& seat) { return seat.name.empty() && !seat.computer; };
    if (std::ranges::all_of(m_session.players().seats(), nameless))
        return tr("⇄ Changed sides: the other player begins now");
    return tr("⇄ %1 begins this time").arg(words::name(m_session.mover(), m_session));
}

QString TurnPlates::action() const {
    return m_answer.isEmpty() ? prompt() : m_answer;
}

QString TurnPlates::prompt() const {
    const auto& match = m_session.match();
    switch (m_session.state()) {
    case Session::State::Waiting:
        return language::spoken(match.game().prompt(match.position()));
    case Session::State::HumanTurn:
        if (const auto& awaited = m_session.players().awaited();
            !awaited.isEmpty() && m_session.players().away(m_session.mover()) && match.ply() == match.plies())
            return awaited;
        if (auto change = changeOfSides(); !change.isEmpty()) return change;
        if (const auto repeating = repeatingMoves(match); !repeating.isEmpty())
            return tr("Draw by repetition: %1").arg(repeating);
        return language::spoken(match.game().prompt(match.position()));
    case Session::State::Reviewing:
        return tr("Resting");
    default: // while a computer is at work: how strong it is
        const auto& seat = m_session.players().seat(m_session.mover());
        return seat.computer ? words::level(seat) : QString();
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
    const auto box = plate(player, t);
    const auto fill = blend(theme().color(Hue::Surface), theme().color(fillOf(player)), active);
    paint::box(p, box, theme().px(14), fill, theme().color(Hue::Line), active < 1 ? 1 : 0);
    if (active <= 0.5) return paintWaiting(p, player, box);
    const double inset = theme().px(sizes().moverInset);
    paintNotch(p, player == Player::First ? box.left() + inset : box.right() - inset, fill);
    paintMover(p, player, box);
}

void TurnPlates::paintNotch(QPainter& p, double x, const QColor& colour) const {
    const double s = theme().scale(), y = whole().bottom() - 1;
    p.setPen(Qt::NoPen);
    p.setBrush(colour);
    p.drawPolygon(QPolygonF{{QPointF(x - 13 * s, y), QPointF(x + 13 * s, y), QPointF(x, y + notch * s)}});
}

namespace {

// What is left of a box, `outer` from the player's own end and `inner` from the other.
QRectF between(QRectF box, Player player, double outer, double inner) {
    const bool first = player == Player::First;
    return box.adjusted(first ? outer : inner, 0, first ? -inner : -outer, 0);
}

Qt::Alignment outerEnd(Player player) {
    return player == Player::First ? Qt::AlignLeft : Qt::AlignRight;
}

// A name on one line, or on two; one that is longer still without its middle. Returns its width.
double writeName(QPainter& p, QRectF room, Player player, const QString& text) {
    const auto metrics = p.fontMetrics();
    const bool line = metrics.horizontalAdvance(text) <= room.width();
    const double lines = phrases::bounds(p.font(), {0, 0, room.width(), 1e5}, text).height();
    if (!line && lines <= room.height())
        return phrases::draw(p, room, int(outerEnd(player) | Qt::AlignVCenter), text).width();
    const auto shown = line ? text : metrics.elidedText(text, Qt::ElideMiddle, int(room.width()));
    p.drawText(room, int(outerEnd(player) | Qt::AlignVCenter), shown);
    return metrics.horizontalAdvance(shown);
}

} // namespace

void TurnPlates::paintMover(QPainter& p, Player player, QRectF box) const {
    const double s = theme().scale();
    const auto& size = sizes();
    const double inset = size.moverInset * s;
    drawCrest(p, player, true,
              {player == Player::First ? box.left() + inset : box.right() - inset, box.center().y()},
              size.moverCrest * s, theme().color(Hue::OnFill), theme().color(fillOf(player)));
    p.setPen(theme().color(Hue::OnFill));
    paintWins(p, player, box);
    auto room = between(box, player, size.title * s, std::max(pressedWidth(), 24 * s));
    p.setFont(theme().font(Type::Turn));
    const double used = writeName(p, room, player, title(player)) + 20 * s;
    room = between(room, player, used, 0);
    p.setOpacity(0.92);
    p.setFont(theme().font(size.action));
    const auto said = action();
    const auto inner = player == Player::First ? Qt::AlignRight : Qt::AlignLeft;
    const auto needed = phrases::bounds(p.font(), {0, 0, room.width(), 1e5}, said);
    // Two lines are as much as anybody reads at a glance; what is longer is told by tooltip and voice.
    if (room.width() > 60 * s && needed.height() <= room.height() && needed.width() <= room.width())
        phrases::draw(p, room, int(inner | Qt::AlignVCenter), said);
    p.setOpacity(1);
}

void TurnPlates::paintWaiting(QPainter& p, Player player, QRectF box) const {
    const double s = theme().scale();
    const auto& size = sizes();
    const double inset = size.waitingInset * s;
    drawCrest(p, player, false,
              {player == Player::First ? box.left() + inset : box.right() - inset, box.center().y()},
              size.waitingCrest * s, theme().color(hueOf(player)));
    p.setPen(theme().color(hueOf(player)));
    paintWins(p, player, box);
    p.setPen(theme().color(Hue::Ink2));
    p.setFont(theme().font(size.waits));
    const auto room = between(box, player, size.name * s, 16 * s + winsWidth());
    writeName(p, room, player, waitingName(player, room.width()));
}

// How strong a computer is goes before its name is cut.
QString TurnPlates::waitingName(Player player, double room) const {
    const auto whole = words::nameAndLevel(player, m_session.players().seat(player));
    const auto fits = QFontMetricsF(theme().font(sizes().waits)).horizontalAdvance(whole) <= room;
    return fits ? whole : words::name(player, m_session);
}

// Of the figure in its ring, with what is free beside it.
double TurnPlates::winsWidth() const {
    return m_session.players().before().matches() == 0 ? 0 : theme().px(winsRing + 16);
}

// The matches won before, in the pen's colour at the inner end of the plate.
void TurnPlates::paintWins(QPainter& p, Player player, QRectF box) const {
    if (m_session.players().before().matches() == 0) return;
    const double s = theme().scale(), side = winsRing * s, inset = 24 * s;
    const double x = player == Player::First ? box.right() - inset - side : box.left() + inset;
    const QRectF place(x, box.center().y() - side / 2, side, side);
    p.save();
    p.setPen(QPen(p.pen().color(), 2 * s));
    p.setBrush(Qt::NoBrush);
    p.drawEllipse(place);
    p.restore();
    p.setFont(theme().font(Type::Verdict));
    p.drawText(place, Qt::AlignCenter,
               QString::number(m_session.players().before().wins[static_cast<std::size_t>(player)]));
}
