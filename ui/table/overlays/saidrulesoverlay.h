#pragma once

#include "ui/controls/overlay.h"

#include <vector>

class Button;
class CheckBox;
class Host;
class Label;
class Preview;
class QVBoxLayout;

// What the class says of how one wins: at first only how many have said something; then the sentences, of
// nobody by name, for the teacher to show some, and to let one play against the solver.
class SaidRulesOverlay final : public Overlay {
    Q_OBJECT
public:
    SaidRulesOverlay(Host& host, QWidget* window);

private:
    struct Row {
        CheckBox* shown;
        Button* play; // null: it cannot be read
    };
    void build();
    void refresh();
    QString line() const;

    Host& m_host;
    Label *m_line, *m_verdict;
    Preview* m_board;
    QVBoxLayout* m_rows;
    std::vector<Row> m_list;
    Button *m_choose, *m_done;
};
