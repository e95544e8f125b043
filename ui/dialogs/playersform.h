#pragma once

#include <QWidget>

#include "core/play/match.h"

#include <array>

class Button;
class PlayerCard;

// Who plays: both players' cards, and a button between them that swaps the two.
class PlayersForm final : public QWidget {
    Q_OBJECT
public:
    explicit PlayersForm(const core::Kind& kind, QWidget* parent = nullptr);

    std::array<core::Seat, 2> seats() const;
    void remember() const; // for the next time
    void swap();
    void setBeginner(core::Player player);
    void challengePerfect(); // a person first, against a perfect computer

signals:
    void levelsAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void placeSwap();

    std::array<PlayerCard*, 2> m_cards;
    Button* m_swap;
    bool m_challenged = false; // a stage's opponent is not the usual one
};
