#pragma once

#include <QWidget>

#include "core/lessons/exercise.h"

#include <vector>

class Button;
class MarkCard;
class QGridLayout;

// Boards side by side, those to be marked that are lost for whoever moves there.
class MarkCards final : public QWidget {
    Q_OBJECT
public:
    explicit MarkCards(QWidget* parent = nullptr);

    void ask(const core::Exercise& exercise);
    // What can be marked and what has come of it: one that is wrong, or none.
    void showState(const core::Exercise& exercise);
    void focusFirst();
    QWidgetList choices() const; // in their order

signals:
    void said(const std::vector<bool>& lost);

private:
    QGridLayout* m_grid;
    std::vector<MarkCard*> m_cards;
    Button* m_say;
};
