#pragma once

#include <QWidget>

#include "core/kind.h"

#include <vector>

class Button;
class Segmented;
class CardRows;
class QScrollArea;

// The start page: the games as cards on a shelf, and below it the matches to go on with.
class Shelf final : public QWidget {
    Q_OBJECT
public:
    explicit Shelf(const std::vector<const core::Kind*>& kinds = core::catalogue(),
                   QWidget* parent = nullptr);

    // Widgets put below the board (the Continue row) are laid out by the shelf.
    void setBelow(QWidget* row);

signals:
    void playRequested(const core::Kind& kind);
    void learnRequested(const core::Kind& kind);
    void puzzlesRequested(const core::Kind& kind);
    void labRequested(const core::Kind& kind);
    void languageChosen(int index); // a language::Id
    void darkToggled();
    void projectorToggled();
    void joinRequested();
    void worksheetRequested();
    void helpRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void place();
    void giveWords();

    Segmented* m_language;
    Button* m_dark;
    Button* m_projector;
    Button* m_join; // another's table
    Button* m_worksheet;
    Button* m_help;
    CardRows* m_rows;
    QScrollArea* m_area; // around them
};
