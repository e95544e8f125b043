#pragma once

#include <QVariantAnimation>
#include <QWidget>

#include "core/picture/neighbour.h"
#include "ui/board/accessibleboard.h"
#include "ui/board/boardmodel.h"
#include "ui/board/boardpicture.h"
#include "ui/board/fieldturning.h"
#include "ui/board/motionplayer.h"
#include "ui/match/help.h"

#include "core/play/match.h"

#include <memory>
#include <optional>
#include <vector>

// The board of any game: shows the positions of its model and lets a person point at moves, by mouse or
// keyboard. How it looks is BoardPainter's.
class BoardView final : public QWidget, public SpotButtons {
    Q_OBJECT
public:
    explicit BoardView(QWidget* parent = nullptr);

    void setGame(std::shared_ptr<const core::Game> game, const core::Position& start);
    // A match as it stands at its ply: position, last move, lit side.
    void showMatch(const core::Match& match);
    // What is shown is no position of the match: the frame says so, until another position comes.
    void setPreview(bool preview);
    bool preview() const { return m_picture.preview; }
    // Another position; ends an animation that leads elsewhere.
    void setPosition(const core::Position& position);
    void setAnalysis(const core::Analysis* analysis, Help help);
    void setInteractive(bool interactive);
    // The players' names, for boards that show them.
    void setNames(const std::array<QString, 2>& names);
    // Whose side is lit and gives the edge its colour: the mover's, at the end the winner's all round;
    // nothing: a draw, or a look back. It changes when the piece has landed.
    std::optional<core::Player> lit() const { return m_picture.lit; }
    // The screen lies flat between two, and this one reads the board now; nothing: both sit before it.
    void setReader(std::optional<core::Player> reader);
    const Facing& facing() const { return m_picture.facing; }
    // Frames a move (a row of the moves list is hovered); nothing: none.
    void highlight(std::optional<core::Move> move);
    // Draws where the pieces go in a line of play from here; nothing: none.
    void showLine(const std::vector<std::string>& line);
    std::size_t lineSteps() const { return m_picture.line.size(); }
    // Shows a move. The position shown in the end is the one set before or meanwhile.
    // `hold`: the last moment of it stays, until endAnimation().
    void animate(const core::Position& from, core::Move move, MotionPlayer::Held held = {});
    bool animating() const { return m_player.playing(); }

    const BoardModel& model() const override { return m_model; }
    // The place of a spot in the widget.
    QRect spotRect(core::SpotId spot) const override;
    // The spot at a point of the widget, or −1.
    core::SpotId spotAt(QPointF point) const override;
    // The middle of a move's arrow, where it is shown and can be clicked.
    std::optional<QPoint> arrowPoint(core::Move move) const;
    // The middle of the mark on a run, where it is shown and can be clicked.
    std::optional<QPoint> runPoint(core::Move move) const;
    // The spot that the arrow keys have reached, or −1.
    core::SpotId focusSpot() const override { return m_focus; }
    QString tip(core::SpotId spot) const override; // what pointing there leads to, or who has answered so
    QString placeInWords() const; // that one, what stands there and what pointing there leads to
    // A click on a spot, whatever device it comes from.
    void click(core::SpotId spot) override;

    QSize sizeHint() const override { return {848, 502}; }
    QSize minimumSizeHint() const override { return {212, 126}; }

    // Figures instead of the marks, until another position comes.
    void setNotes(std::vector<Note> notes) {
        m_picture.notes = std::move(notes);
        update();
    }
    const std::vector<Note>& notes() const { return m_picture.notes; }
    // Spots that are left aside, shaded.
    void setAside(std::vector<core::SpotId> spots);

public slots:
    void finishAnimation() { m_player.finish(); } // at once; what is to be held is held then
    void endAnimation() { m_player.end(); }

signals:
    void moveChosen(core::Move move);
    void refused(const core::Message& why); // a click that no rule allows
    void explained(const QString& tip);     // over a flat screen, where a tooltip would stand for one side
    void moveHovered(std::optional<core::Move> move);
    void selectionChanged(const std::vector<core::Move>& open); // the moves still possible; none: all are
    void animationHeld();                                       // its last moment stays
    void animationDone();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    // What a key, click or drag leads to.
    bool canPoint() const;
    void answer(const core::Selection::Answer& answer);
    void pointed();
    void hover(core::SpotId spot);
    void focusOn(core::SpotId spot);
    void tellFocus();
    void arrow(core::Direction direction, bool extend);
    void enterKey();
    QString nameOf(core::SpotId spot) const; // as a screen reader is given it
    core::SpotId current() const;
    std::optional<core::Move> moveAt(QPointF point) const;
    std::optional<core::Move> currentMove() const;
    std::optional<core::Move> framedMove() const;

    QPointF onBoard(QPointF point) const;
    void refit();
    void light();

    BoardModel m_model;
    Stage m_stage;
    FieldTurning m_turning{m_model, m_stage};
    BoardPicture m_picture; // where one points is found anew at every painting
    core::SpotId m_hover = -1, m_focus = -1;
    bool m_dragging = false;
    bool m_byKeyboard = false; // the focus ring is shown
    std::optional<core::Player> m_reader;
    std::optional<core::Player> m_lit; // once the move is shown
    bool m_even = false;               // as well
    std::optional<core::Move> m_highlight, m_hovered;
    std::optional<core::Move> m_arrow, m_pressedArrow; // an arrow's or run's: under the pointer, pressed
    std::vector<core::Move> m_open;
    MotionPlayer m_player;
    QVariantAnimation m_fade;
};

// Lets screen readers see the spots of every BoardView as buttons. May be called more than once.
void installAccessibleBoard();
