#pragma once

#include <QVariantAnimation>
#include <QWidget>

#include "ui/board/accessibleboard.h"
#include "ui/board/boardmodel.h"
#include "ui/board/boardpicture.h"
#include "ui/board/boardpointing.h"
#include "ui/board/motionplayer.h"
#include "ui/match/hints.h"

#include "core/play/match.h"

#include <memory>
#include <optional>
#include <vector>

// The board of any game: shows the positions of its model. How it looks is BoardPainter's, how a person
// points at moves on it BoardPointing's.
class BoardView final : public QWidget, public SpotButtons {
    Q_OBJECT
public:
    explicit BoardView(QWidget* parent = nullptr);

    void setGame(std::shared_ptr<const core::Game> game, const core::Position& start);
    // A match as it stands at its ply: position, last move, lit side.
    void showMatch(const core::Match& match);
    // What is shown is no position of the match: the frame says so, until another position comes.
    void setPreview(bool preview);
    // Another position; ends an animation that leads elsewhere.
    void setPosition(const core::Position& position);
    void setAnalysis(const core::Analysis* analysis, Help help);
    void setInteractive(bool interactive);
    // The players' names, for boards that show them.
    void setNames(const std::array<QString, 2>& names);
    // The screen lies flat between two, and this one reads the board now; nothing: both sit before it.
    void setReader(std::optional<core::Player> reader);
    // Draws where the pieces go in a line of play from here; nothing: none.
    void showLine(const std::vector<std::string>& line);
    // Shows a move. The position shown in the end is the one set before or meanwhile.
    // `hold`: the last moment of it stays, until endAnimation().
    void animate(const core::Position& from, core::Move move, MotionPlayer::Held held = {});
    bool animating() const { return m_player.playing(); }

    const BoardModel& model() const override { return m_model; }
    // What is seen besides what the model says, and how one points at it.
    const BoardPicture& picture() const { return m_picture; }
    BoardPointing& pointing() { return m_pointing; }
    // Where a spot, and a point of the layout, are in the widget.
    QRect spotRect(core::SpotId spot) const override;
    QPoint placeOf(core::Point point) const;
    core::SpotId spotAt(QPointF point) const override { return m_pointing.spotAt(point); }
    core::SpotId focusSpot() const override { return m_pointing.keys().focus(); }
    QString tip(core::SpotId spot) const override { return m_pointing.tip(spot); }
    void click(core::SpotId spot) override { m_pointing.click(spot); }

    QSize sizeHint() const override { return {848, 502}; }
    QSize minimumSizeHint() const override { return {212, 126}; }

    // Figures instead of the marks, until another position comes.
    void setNotes(std::vector<Note> notes) {
        m_picture.notes = std::move(notes);
        update();
    }
    // Spots that are left aside, shaded.
    void setAside(std::vector<core::SpotId> spots);

public slots:
    void finishAnimation() { m_player.finish(); } // at once; what is to be held is held then
    void endAnimation() { m_player.end(); }

signals:
    void animationHeld(); // its last moment stays
    void animationDone();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refit();

    BoardModel m_model;
    Stage m_stage;
    BoardPicture m_picture; // where one points is found anew at every painting
    Lit m_lit;              // once the move is shown
    MotionPlayer m_player;
    BoardPointing m_pointing{*this, m_model, m_stage, m_picture, m_player};
    QVariantAnimation m_fade;
};
