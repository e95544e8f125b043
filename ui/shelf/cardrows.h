#pragma once

#include <QWidget>

#include "core/kind.h"

#include <vector>

class GameCard;

// The games as cards in rows, each row on a wooden board, and another widget below them all. One row where it
// is wide enough, more where there are many games; it may be higher than the window and is then scrolled. The
// arrow keys, Home and End go from card to card.
class CardRows final : public QWidget {
    Q_OBJECT
public:
    explicit CardRows(const std::vector<const core::Kind*>& kinds, QWidget* parent = nullptr);

    void setBelow(QWidget* row);
    // Lays everything out for what is seen of it at once.
    void place(QSize seen, bool compact);
    const std::vector<GameCard*>& cards() const { return m_cards; }

signals:
    void playRequested(const core::Kind& kind);
    void learnRequested(const core::Kind& kind);
    void puzzlesRequested(const core::Kind& kind);
    void labRequested(const core::Kind& kind);
    void focused(QWidget* card); // and should be seen

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool go(int key);
    QSize cardSize(QSize seen, bool compact) const;

    std::vector<GameCard*> m_cards;
    QWidget* m_below = nullptr;
    int m_columns = 1;
    std::vector<int> m_boards; // the top of each wooden board
};
