#pragma once

#include <QAbstractButton>
#include <QWidget>

#include "ui/keep/matchstore.h"

// A match to go on with, as a card to press.
class ContinueCard final : public QAbstractButton {
    Q_OBJECT
public:
    ContinueCard(MatchStore::Kept match, QWidget* parent);

    const QString& path() const { return m_match.path; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    MatchStore::Kept m_match;
};

class Button;
class ContinueCard;
class Label;

// Below the shelf: the matches played last, and the ways to the others.
class ContinueRow final : public QWidget {
    Q_OBJECT
public:
    explicit ContinueRow(QWidget* parent = nullptr);

    static constexpr std::size_t mostCards = 3;

    // The latest; `more`: there are others, or some that could be brought back.
    void setMatches(std::vector<MatchStore::Kept> matches, bool more);

    void focusOffer(); // where there is no match yet: how to play

signals:
    void chosen(const QString& path);
    void openRequested();
    void allRequested();
    void learnRequested(); // there is no match yet: to be told how to play
    void startRequested(); // likewise: to play

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void place();

    Label* m_title;
    Label* m_empty;
    Button *m_learn, *m_start;
    Button* m_open;
    Button* m_all;
    std::vector<ContinueCard*> m_cards;
};
