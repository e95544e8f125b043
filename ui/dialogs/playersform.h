#pragma once

#include <QWidget>

#include "core/play/match.h"

#include <array>
#include <optional>

class Button;
class PlayerCard;
class QBoxLayout;

// Who plays: both players' cards, and a button between them that swaps the two.
class PlayersForm final : public QWidget {
    Q_OBJECT
public:
    explicit PlayersForm(const core::Kind& kind, QWidget* parent = nullptr);

    std::array<core::Seat, 2> seats() const;
    void remember() const; // for the next time
    void swap();
    void setBeginner(core::Player player);
    // A person first, against a perfect computer, which is not the usual opponent; else as before.
    void challengePerfect(bool challenged);
    void setLine(bool line); // each on one line, for lack of room

signals:
    void levelsAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();

    std::array<PlayerCard*, 2> m_cards;
    Button* m_swap;
    QBoxLayout* m_row;
    std::optional<std::array<core::Seat, 2>> m_usual; // before a challenge
};
