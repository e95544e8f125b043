#pragma once

#include <QWidget>

#include "core/kind.h"

#include <memory>

// A position drawn small, what there is to see on it, and a button to play on from it where that is offered.
class PictureBox final : public QWidget {
    Q_OBJECT
public:
    PictureBox(const core::Kind& kind, const core::Picture& picture, QWidget* parent = nullptr);

signals:
    void playRequested(std::shared_ptr<const core::Game> game, const core::Position& position);
    void askRequested(std::shared_ptr<const core::Game> game, const core::Position& position); // the class
};
