#pragma once

#include <QWidget>

#include "core/lessons/exercise.h"

#include <vector>

class Button;
class Label;
class QVBoxLayout;
class SentenceButton;

// A sentence that is put together: for each gap some parts to choose among, and above them what it says so
// far.
class ClaimBuilder final : public QWidget {
    Q_OBJECT
public:
    explicit ClaimBuilder(QWidget* parent = nullptr);

    void ask(const core::Exercise& exercise);
    void setOpen(bool open);
    void focusFirst();
    QWidgetList choices() const; // in their order

signals:
    void said(const std::vector<std::size_t>& parts);

private:
    struct Gap {
        std::vector<std::size_t> order; // of its parts, as shown
        std::vector<SentenceButton*> parts;
        int chosen = -1; // in that order
    };
    void choose(std::size_t gap, int part);
    void describe();

    core::Step m_step;
    Label* m_sentence;
    QVBoxLayout* m_rows;
    std::vector<Gap> m_gaps;
    Button* m_say;
};
