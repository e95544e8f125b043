#pragma once

// The room of dialogs inside the window; each is an Overlay (ui/controls/overlay.h).

#include "ui/controls/overlay.h"

#include "core/kind.h"
#include "core/play/match.h"

class Button;
class CheckBox;
class Label;
class PlayersForm;
class QScrollArea;
class RulesForm;
class StartCards;

// The dialog in which a match is set up: who plays, and from which start, of which three are shown as
// pictures; the rules fold out.
class NewGame final : public Overlay {
    Q_OBJECT
public:
    NewGame(const core::Kind& kind, QWidget* window);
    // Fills in rules and a position to start from.
    void propose(const QString& rules, const QString& position);

signals:
    // `pie`: the second player may change sides after the first move.
    void chosen(std::shared_ptr<const core::Game> game, core::Position start, std::array<core::Seat, 2> seats,
                bool pie);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    std::vector<QWidget*> order() const override;

private:
    QWidget* header();
    QWidget* content();
    QWidget* footer();
    void arrange();
    void unfold(bool shown);
    void choose(int card);
    void setUp();
    void showStart();
    void showCards();
    int own() const; // the card of a start that is no picture of the game's
    void start();
    void offerPie();

    const core::Kind& m_kind;
    PlayersForm* m_players;
    StartCards* m_starts;
    RulesForm* m_rules;
    CheckBox* m_pie;
    QScrollArea* m_area;
    QWidget *m_header, *m_footer;
    Button *m_unfold, *m_start;
    CheckBox* m_remember;
    Label* m_told; // the rules in one line
    bool m_unfolded = false;
};
