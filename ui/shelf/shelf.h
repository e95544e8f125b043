#pragma once

#include <QWidget>

#include "core/kind.h"
#include "core/puzzle/puzzle.h"
#include "ui/keep/matchstore.h"

#include <vector>

class Button;
class CardRows;
class Newcomer;
class QScrollArea;
class Segmented;
class WelcomeBack;

// The start page. Who is new sees the games large, on their shelf; who has played before, what to go on with.
class Shelf final : public QWidget {
    Q_OBJECT
public:
    explicit Shelf(const std::vector<const core::Kind*>& kinds = core::catalogue(),
                   QWidget* parent = nullptr);

    // The latest ones; `more`: there are others, or some that could be brought back.
    void setMatches(std::vector<MatchStore::Kept> matches, bool more);
    void focusOffer(); // what to begin or to go on with gets the keyboard

signals:
    void playRequested(const core::Kind& kind);
    void learnRequested(const core::Kind& kind);
    void puzzlesRequested(const core::Kind& kind);
    void labRequested(const core::Kind& kind);
    void gameChosen(const core::Kind& kind); // its page
    void matchChosen(const QString& path);
    void puzzleChosen(const core::Puzzle& puzzle);
    void lessonRequested(const core::Kind& kind); // the next one
    void openRequested();
    void allRequested();
    void worksheetRequested();
    void joinRequested();
    void languageChosen(int index); // a language::Id
    void darkToggled();
    void menuRequested(QPoint at); // global

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void place();
    void giveWords();
    void connectParts();

    bool m_back = false; // somebody has played before
    Segmented* m_language;
    Button *m_dark, *m_menu;
    CardRows* m_rows;
    Newcomer* m_newcomer;
    WelcomeBack* m_welcome;
    QScrollArea *m_area, *m_backArea; // around them
};
