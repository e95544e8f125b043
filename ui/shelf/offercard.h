#pragma once

#include <QAbstractButton>

#include "core/shelf/cards.h"

class Preview;

// Something to go on with, as a card to press: a board, what it is, and what pressing does.
class OfferCard final : public QAbstractButton {
    Q_OBJECT
public:
    enum class Rank { First, Other }; // the first is set larger
    OfferCard(Rank rank, QWidget* parent);

    void showBoard(const core::Game& game, const core::Position& start, const core::Position& position);
    void showArt(std::string_view game); // as long as there is no board to show
    void setCard(const core::Card& card);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRectF frame() const;
    double textHeight() const;
    QRect picture() const;
    void place();
    double paintTitle(QPainter& painter, QRectF room) const;
    void paintDetail(QPainter& painter, QRectF room) const;
    void paintAction(QPainter& painter, QRectF room) const;

    Rank m_rank;
    core::Card m_card;
    std::string_view m_art;
    Preview* m_board;
    bool m_drawn = false; // a board, in place of the art
};
