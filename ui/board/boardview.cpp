#include "ui/board/boardview.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>

#include "core/picture/drawing.h"
#include "ui/board/accessibleboard.h"
#include "ui/board/boardpainter.h"
#include "ui/board/movemarks.h"
#include "ui/controls/says.h"
#include "ui/controls/touch.h"
#include "ui/look/theme.h"

#include <algorithm>
#include <utility>

BoardView::BoardView(QWidget* parent) : QWidget(parent) {
    installAccessibleBoard();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setProperty(Touch::takesDrags, true);
    m_fade.setStartValue(0.0);
    m_fade.setEndValue(1.0);
    m_fade.setDuration(120);
    const auto repaint = [this] { update(); };
    connect(&m_turning, &FieldTurning::turned, this, [this] {
        m_picture.ground.forget();
        update();
    });
    connect(&m_fade, &QVariantAnimation::valueChanged, this, repaint);
    connect(&m_player, &MotionPlayer::changed, this, repaint);
    connect(&m_player, &MotionPlayer::held, this, &BoardView::animationHeld);
    connect(&m_player, &MotionPlayer::done, this, [this] {
        light();
        m_fade.start();
        emit animationDone();
    });
    connect(&m_model, &BoardModel::dataChanged, this, repaint);
    connect(&theme(), &Theme::changed, this, &BoardView::refit);
    inAnyLanguage(this, [this] { refit(); });
}

void BoardView::setGame(std::shared_ptr<const core::Game> game, const core::Position& start) {
    endAnimation();
    m_hover = m_focus = -1;
    m_highlight.reset();
    m_picture.last.reset();
    m_model.setGame(std::move(game), start);
    pointed();
    refit();
    setReader(m_reader);
}

void BoardView::setReader(std::optional<core::Player> reader) {
    m_reader = reader;
    const auto facing = Facing::of(m_model.layout(), reader);
    m_stage.setWritingTurned(facing.writing, m_model.layout());
    if (facing == m_picture.facing) return;
    m_picture.facing = facing;
    m_picture.ground.forget();
    hover(-1);
}

// From the widget to the board as it lies, and back.
QPointF BoardView::onBoard(QPointF point) const {
    return m_picture.facing.whole ? QPointF(width(), height()) - point : point;
}

void BoardView::showMatch(const core::Match& match) {
    setPosition(match.position());
    m_picture.last = core::lastMoveOf(match);
    const auto ending = match.ending();
    m_even = ending || match.over() || match.line() != 0;
    m_lit = ending ? ending->winner : m_even ? std::nullopt : std::optional(match.mover());
    if (!animating()) light();
}

void BoardView::light() {
    m_picture.lit = m_lit;
    m_picture.even = m_even;
    update();
}

void BoardView::setPreview(bool preview) {
    m_picture.preview = preview;
    update();
}

void BoardView::setPosition(const core::Position& position) {
    if (!m_player.leadsTo(position)) endAnimation();
    m_dragging = m_picture.preview = false;
    m_highlight.reset();
    m_arrow.reset();
    m_pressedArrow.reset();
    m_picture.line.clear();
    if (m_model.position() != position) m_picture.notes.clear();
    m_model.setPosition(position);
    pointed();
    m_fade.start();
    update();
}

void BoardView::setAnalysis(const core::Analysis* analysis, Help help) {
    const bool shown = m_model.marksShown();
    m_model.setAnalysis(analysis, help);
    if (m_model.marksShown() != shown) m_fade.start();
}

void BoardView::setInteractive(bool interactive) {
    m_model.setInteractive(interactive);
    pointed();
    update();
}

void BoardView::setNames(const std::array<QString, 2>& names) {
    m_picture.names = names;
    update();
}

void BoardView::highlight(std::optional<core::Move> move) {
    if (move == m_highlight) return;
    m_highlight = move;
    update();
}

void BoardView::showLine(const std::vector<std::string>& line) {
    m_picture.line.clear();
    if (!m_model.empty())
        m_picture.line = core::stepsOf(m_model.game(), m_model.start(), m_model.position(), line);
    update();
}

void BoardView::animate(const core::Position& from, core::Move move, MotionPlayer::Held held) {
    endAnimation();
    const auto& game = m_model.game();
    m_player.play(game.kind().id, core::Motion(game, m_model.layout(), m_model.start(), from, move),
                  game.reached(from, move), std::move(held));
}

void BoardView::setAside(std::vector<core::SpotId> spots) {
    m_picture.aside = std::move(spots);
    update();
}

QRect BoardView::spotRect(core::SpotId spot) const {
    const auto place = m_stage.rect(m_model.spot(spot));
    return QRectF(onBoard(place.topLeft()), onBoard(place.bottomRight())).normalized().toAlignedRect();
}

core::SpotId BoardView::spotAt(QPointF point) const {
    return ::spotAt(m_model, m_stage, onBoard(point));
}

std::optional<QPoint> BoardView::arrowPoint(core::Move move) const {
    for (const auto& arrow : m_model.arrows())
        if (arrow.move == move && arrow.mark) return onBoard(m_stage.at(arrow.place.mark)).toPoint();
    return {};
}

std::optional<QPoint> BoardView::runPoint(core::Move move) const {
    for (const auto* run : m_model.runs())
        if (run->move == move)
            return onBoard(m_stage.at(core::runMark(m_model, run->path, m_stage.px()))).toPoint();
    return {};
}

// What is drawn as a whole: the mark on a run, before the spots, and an arrow, after them.
std::optional<core::Move> BoardView::moveAt(QPointF point) const {
    if (!canPoint()) return {};
    const auto at = onBoard(point);
    const auto run = runAt(m_model, m_stage, at);
    return run || spotAt(point) >= 0 ? run : arrowAt(m_model, m_stage, at);
}

void BoardView::click(core::SpotId spot) {
    if (canPoint()) answer(m_model.point([&](core::Selection& s) { return s.click(spot); }));
}

bool BoardView::canPoint() const {
    return !animating() && m_model.interactive() && m_model.selection().hasMoves();
}

void BoardView::answer(const core::Selection::Answer& answer) {
    pointed();
    if (answer.move) emit moveChosen(*answer.move);
    if (!answer.refused.empty())
        emit refused(m_model.game().refusal(m_model.start(), m_model.position(), answer.refused));
}

// Tells others what is pointed at now, if that has changed.
void BoardView::pointed() {
    const auto move = currentMove();
    if (std::exchange(m_hovered, move) != move) emit moveHovered(move);
    const auto open = m_model.selection().open();
    if (std::exchange(m_open, open) != open) emit selectionChanged(open);
    update();
}

core::SpotId BoardView::current() const {
    return m_byKeyboard && hasFocus() ? m_focus : m_hover;
}

std::optional<core::Move> BoardView::currentMove() const {
    if (!canPoint()) return {};
    if (m_arrow) return m_arrow;
    const auto& selection = m_model.selection();
    const auto spot = current();
    const auto* choice = spot >= 0 ? selection.behind(spot) : nullptr; // what pointing there leads to
    if (choice == nullptr && selection.choosing()) choice = selection.chosen();
    return choice != nullptr ? std::optional(choice->move) : std::nullopt;
}

std::optional<core::Move> BoardView::framedMove() const {
    if (m_highlight) return m_highlight;
    // While a span is not begun, pointing at a spot makes no move yet: none is framed.
    const bool one =
        m_model.layout().gesture == core::Gesture::Tap || m_model.selection().choosing() || m_arrow;
    return one ? currentMove() : std::nullopt;
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    m_byKeyboard = false;
    if (animating()) return finishAnimation();
    if (event->button() != Qt::LeftButton || m_model.empty()) return;
    if (StopChip::of(m_model, m_stage, rect()).box.contains(onBoard(event->position())))
        return click(m_model.selection().trail().back());
    m_pressedArrow = m_arrow = moveAt(event->position());
    const auto spot = m_arrow ? -1 : spotAt(event->position());
    if (m_turning.press(onBoard(event->position()), spot)) {
        if (m_turning.gripped()) setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (!canPoint()) return;
    hover(spot);
    if (m_pressedArrow) return;
    if (spot < 0) return answer(m_model.point([](core::Selection& s) { return s.cancel(); }));
    m_focus = spot;
    m_dragging = true;
    answer(m_model.point([&](core::Selection& s) { return s.press(spot); }));
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    if (m_turning.gripped()) return m_turning.drag(onBoard(event->position()));
    const auto arrow = m_dragging ? std::nullopt : moveAt(event->position());
    const auto spot = arrow ? -1 : spotAt(event->position());
    const bool changed = std::exchange(m_arrow, arrow) != arrow || spot != m_hover;
    if (m_dragging && changed) {
        const auto on = spot >= 0 ? std::optional(spot) : std::nullopt;
        answer(m_model.point([&](core::Selection& s) { return s.enter(on); }));
    }
    if (changed) {
        if (!m_dragging) m_byKeyboard = false;
        hover(spot);
    }
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    if (m_turning.gripped()) {
        setCursor(Qt::ArrowCursor);
        if (const auto spot = m_turning.release()) click(*spot);
        return;
    }
    if (const auto arrow = std::exchange(m_pressedArrow, {})) {
        if (moveAt(event->position()) == arrow) answer({arrow, {}});
        return;
    }
    if (!std::exchange(m_dragging, false)) return;
    answer(m_model.point([](core::Selection& s) { return s.release(); }));
}

void BoardView::leaveEvent(QEvent*) {
    m_arrow.reset();
    hover(-1);
}

void BoardView::hover(core::SpotId spot) {
    m_hover = spot;
    const bool target =
        !m_model.empty() && spot >= 0 && canPoint() && (m_model.cell(spot).state & BoardModel::Target) != 0;
    setCursor(target || m_arrow ? Qt::PointingHandCursor : Qt::ArrowCursor);
    pointed();
}

bool BoardView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || m_model.empty()) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto spot = spotAt(help->pos());
    const QPoint below(help->pos().x(), height()); // the marks stay in view
    auto tip = whoStands(m_picture.notes, m_model.layout(), onBoard(help->pos()));
    if (tip.isEmpty() && spot >= 0) tip = this->tip(spot);
    if (!m_picture.facing.flat)
        QToolTip::showText(mapToGlobal(below), tip, this);
    else if (!tip.isEmpty())
        emit explained(tip);
    event->ignore(); // a finger that has rested here still points
    return true;
}

void BoardView::refit() {
    if (!m_model.empty()) {
        m_stage.fit(m_model.layout().size, size());
        m_stage.setWrap(m_model.layout().wrap);
    }
    m_picture.ground.forget();
    update();
}

void BoardView::resizeEvent(QResizeEvent*) {
    refit();
}

void BoardView::paintEvent(QPaintEvent*) {
    if (m_model.empty()) return;
    m_picture.ground.fit(m_model.layout(), m_stage, size(), devicePixelRatioF());
    m_picture.playable = canPoint();
    m_picture.current = current();
    m_picture.ringed = hasFocus() && m_byKeyboard ? m_focus : -1;
    m_picture.framed = framedMove();
    m_picture.listed = m_highlight.has_value();
    const bool fading = m_fade.state() == QAbstractAnimation::Running;
    m_picture.shown = fading ? m_fade.currentValue().toDouble() : 1;
    QPainter painter(this);
    BoardPainter board(painter, rect(), m_model, m_stage, m_picture);
    if (animating())
        board.paint(m_player.motion(), m_player.time());
    else
        board.paint();
}
