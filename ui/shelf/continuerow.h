#pragma once

#include <QWidget>

#include "ui/keep/matchstore.h"

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
