#pragma once

#include <QAbstractButton>

#include "core/game.h"

#include <optional>

class Preview;

// Something to go on with, as a card to press: a board, what it is, and what pressing does.
class OfferCard final : public QAbstractButton {
    Q_OBJECT
public:
    enum class Rank { First, Other }; // the first is set larger
    OfferCard(Rank rank, QWidget* parent);

    void showBoard(const core::Game& game, const core::Position& start, const core::Position& position);
    void showArt(std::string_view game); // as long as there is no board to show
    struct Words {
        QString heading, title, beside, action; // `beside`: the title, set small
    };
    void setWords(const Words& words);
    // Whose turn it is, or who has won; nothing: that is not told.
    void setPlayer(std::optional<core::Player> player, const QString& line = {});
    void setSteps(int done, int all); // as dots; 0 of 0: none

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
    Words m_words;
    std::optional<core::Player> m_player;
    QString m_line;
    int m_done = 0, m_all = 0;
    std::string_view m_art;
    Preview* m_board;
};
