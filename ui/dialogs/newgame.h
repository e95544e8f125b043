#pragma once

// The room of dialogs inside the window; each is an Overlay (ui/controls/overlay.h).

#include "ui/controls/overlay.h"
#include "ui/match/session.h"

#include "core/kind.h"

class Button;
class CheckBox;
class Label;
class PlayersForm;
class QBoxLayout;
class RulesForm;
class Segmented;

// The dialog in which a match is set up: players, hints and rules of one kind.
class NewGame final : public Overlay {
    Q_OBJECT
public:
    NewGame(const core::Kind& kind, QWidget* window);
    // Fills in rules and a position to start from.
    void propose(const QString& rules, const QString& position);
    void lockHints(Help at); // they are not this dialog's to choose

signals:
    void chosen(std::shared_ptr<const core::Game> game, core::Position start, std::array<core::Seat, 2> seats,
                Help help);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* header();
    QWidget* left();
    QWidget* footer();
    bool folds() const;
    void arrange();
    void tellHints();
    void start();

    const core::Kind& m_kind;
    Label* m_game;
    Segmented* m_pages; // where not all is seen at once
    PlayersForm* m_players;
    Segmented* m_hints;
    Label* m_hintsLine;
    RulesForm* m_rules;
    QBoxLayout* m_columns;
    QWidget* m_left;
    CheckBox* m_remember;
    Button* m_start;
};
