#pragma once

#include "ui/controls/overlay.h"

#include "core/play/setup.h"

#include <memory>

class Button;
class Field;
class Label;
class Segmented;
class SetUpBoard;

// Sets a position up by hand: tools that change spots, further changes as buttons, and the position as text.
// What is not allowed is said at once, and nothing is lost by it.
class SetUp final : public Overlay {
    Q_OBJECT
public:
    SetUp(std::shared_ptr<const core::Game> game, const core::Position& position, QWidget* window);

signals:
    void chosen(const QString& rules, const QString& position);

protected:
    void mousePressEvent(QMouseEvent* event) override;

private:
    void use(int tool, core::SpotId spot);
    void showArranged();
    void typed(const QString& text);
    void showDraft();
    void showChanges();
    void complain(const QString& reason);

    core::Arrangement m_arranged;
    SetUpBoard* m_board;
    Segmented* m_tools;
    QWidget* m_changes;
    Label* m_turn; // whose it is
    Field* m_text;
    Label* m_reason;
    Button* m_done;
};
