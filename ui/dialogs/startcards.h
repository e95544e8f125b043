#pragma once

#include <QAbstractButton>

#include "core/game.h"

#include <memory>
#include <vector>

class Preview;

// A start as a card: its board, what it is called, and a few words more.
class StartCard final : public QAbstractButton {
    Q_OBJECT
public:
    explicit StartCard(QWidget* parent);

    void showBoard(const core::Game& game, const core::Position& start);
    void setWords(const QString& title, const QString& note);
    void setOpen(bool open); // nothing is chosen yet: it leads to where a start is made
    int captionHeight(int width) const;
    void setPicture(int height); // px

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRect picture() const;

    QString m_title, m_note;
    bool m_open = false;
    int m_height = 0;
    Preview* m_board;
    QWidget* m_badge; // over the board: chosen, or a start to be made
};

// Starts side by side, one of which is chosen; the arrow keys go from card to card. The last is the user's
// own.
class StartCards final : public QWidget {
    Q_OBJECT
public:
    explicit StartCards(int count, QWidget* parent = nullptr);

    StartCard& card(int index) const { return *m_cards[static_cast<std::size_t>(index)]; }
    int count() const { return static_cast<int>(m_cards.size()); }
    int current() const { return m_current; }
    void setCurrent(int index);     // without chosen()
    void setPicture(double height); // of each, at scale 1
    void wordsChanged();            // of some card: they may take other room

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

signals:
    void chosen(int index); // by the user; the last one may be pressed again

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int columns(int width) const;
    int cardWidth(int width) const;
    int captions(int width) const;
    void place();

    std::vector<StartCard*> m_cards;
    int m_current = 0;
    double m_picture = 162;
};
