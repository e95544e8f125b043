#pragma once

#include <QWidget>

#include "core/kind.h"

class GuidePanel;

// How a game is played: each of its rules in a sentence, beside a board to try it on.
class GuideView final : public QWidget {
    Q_OBJECT
public:
    explicit GuideView(const core::Kind& kind, QWidget* parent = nullptr);

    void focusFirst(); // the board of the first rule

signals:
    void ended(); // what comes after the last rule is asked for

private:
    void goTo(GuidePanel& panel);
};
