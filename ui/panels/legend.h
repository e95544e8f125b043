#pragma once

#include "ui/controls/card.h"

class Session;

// What the marks mean: only those that can occur, and what the number beside them counts.
class Legend final : public Card {
    Q_OBJECT
public:
    explicit Legend(Session& session, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Session& m_session;
};
