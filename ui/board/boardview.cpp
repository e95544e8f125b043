#include "ui/board/boardview.h"

#include "ui/board/accessibleboard.h"
#include "ui/board/boardpainter.h"
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
    m_fade.setDuration(240); // 120 of each mark
    const auto repaint = [this] { update(); };
    connect(&m_pointing, &BoardPointing::turned, this, [this] {
        m_picture.ground.forget();
        update();
    });
    connect(&m_fade, &QVariantAnimation::valueChanged, this, repaint);
    connect(&m_player, &MotionPlayer::changed, this, repaint);
    connect(&m_player, &MotionPlayer::held, this, &BoardView::animationHeld);
    connect(&m_player, &MotionPlayer::done, this, [this] {
        m_picture.lit = m_lit;
        m_fade.start();
        emit animationDone();
    });
    connect(&m_model, &BoardModel::dataChanged, this, repaint);
    connect(&theme(), &Theme::changed, this, &BoardView::refit);
    inAnyLanguage(this, [this] { refit(); });
}

void BoardView::setGame(std::shared_ptr<const core::Game> game, const core::Position& start) {
    endAnimation();
    m_pointing.beginAnew();
    m_picture.last.reset();
    m_model.setGame(std::move(game), start);
    m_pointing.pointed();
    refit();
    setReader(m_picture.facing.reader);
}

void BoardView::setReader(std::optional<core::Player> reader) {
    const auto facing = Facing::of(m_model.layout(), reader);
    m_stage.setWritingTurned(facing.writing, m_model.layout());
    if (facing == m_picture.facing) return;
    m_picture.facing = facing;
    m_picture.ground.forget();
    m_pointing.hover(-1);
}

void BoardView::showMatch(const core::Match& match) {
    setPosition(match.position());
    m_picture.last = core::lastMoveOf(match, m_model.start());
    const auto ending = match.ending();
    const bool even = ending || match.over() || match.line() != 0;
    m_lit = {ending ? ending->winner : even ? std::nullopt : std::optional(match.mover()), even};
    if (!animating()) m_picture.lit = m_lit;
    update();
}

void BoardView::setPreview(bool preview) {
    m_picture.preview = preview;
    update();
}

void BoardView::setPosition(const core::Position& position) {
    if (!m_player.leadsTo(position)) endAnimation();
    m_picture.preview = false;
    m_pointing.forget();
    m_picture.line.clear();
    if (m_model.position() != position) m_picture.notes.clear();
    m_model.setPosition(position);
    m_pointing.pointed();
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
    m_pointing.pointed();
    update();
}

void BoardView::setNames(const std::array<QString, 2>& names) {
    m_picture.names = names;
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
    return QRectF(m_pointing.onBoard(place.topLeft()), m_pointing.onBoard(place.bottomRight()))
        .normalized()
        .toAlignedRect();
}

QPoint BoardView::placeOf(core::Point point) const {
    return m_pointing.onBoard(m_stage.at(point)).toPoint();
}

void BoardView::refit() {
    if (!m_model.empty()) m_stage.fit(m_model.layout(), m_model.occupied(), size());
    m_picture.ground.forget();
    update();
}

void BoardView::resizeEvent(QResizeEvent*) {
    refit();
}

void BoardView::paintEvent(QPaintEvent*) {
    if (m_model.empty()) return;
    m_picture.ground.fit(m_model.layout(), m_stage, size(), devicePixelRatioF());
    m_pointing.show(m_picture);
    const bool fading = m_fade.state() == QAbstractAnimation::Running;
    m_picture.shown = fading ? m_fade.currentValue().toDouble() : 1;
    m_picture.motion = m_player.playing() ? &m_player.motion() : nullptr;
    m_picture.time = m_player.time();
    QPainter painter(this);
    BoardPainter(painter, rect(), m_model, m_stage, m_picture).paint();
}
