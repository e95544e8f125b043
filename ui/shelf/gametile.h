#pragma once

#include <QAbstractButton>

#include "core/kind.h"

// A game on the shelf of who has been here before: picture and name. Pressing it opens the game's page.
class GameTile final : public QAbstractButton {
    Q_OBJECT
public:
    GameTile(const core::Kind& kind, QWidget* parent);

    const core::Kind& kind() const { return m_kind; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    const core::Kind& m_kind;
};
