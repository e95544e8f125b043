#pragma once

#include <QWidget>

#include "core/kind.h"

#include <memory>

class Preview;

// A position drawn small, what there is to see on it, and a button to play on from it where that is offered.
class PictureBox final : public QWidget {
    Q_OBJECT
public:
    PictureBox(const core::Kind& kind, const core::Picture& picture, QWidget* parent = nullptr);

signals:
    void playRequested(std::shared_ptr<const core::Game> game, const core::Position& position);
    void askRequested(std::shared_ptr<const core::Game> game, const core::Position& position); // the class

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    Preview* m_board;
};

class QVBoxLayout;

// A closer look at one row of a lab's table: its numbers, and its pictures.
class CloserLook final : public QWidget {
    Q_OBJECT
public:
    explicit CloserLook(const core::Kind& kind, QWidget* parent = nullptr);

    void show(const core::Table& table, int row);

signals:
    void playRequested(std::shared_ptr<const core::Game> game, const core::Position& position);
    void askRequested(std::shared_ptr<const core::Game> game, const core::Position& position); // the class

private:
    void clear();
    void addNumbers(const core::Table& table, std::size_t row);
    void addLine(const QString& title, const QString& value);

    const core::Kind& m_kind;
    QVBoxLayout* m_column;
};
