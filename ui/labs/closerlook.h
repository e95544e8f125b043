#pragma once

#include <QWidget>

#include "core/kind.h"

#include <memory>

class QBoxLayout;
class QVBoxLayout;

// A closer look at one row of a lab's table: its numbers and its pictures, each with what there is to see on
// it, and buttons to play on from it where that is offered.
class CloserLook final : public QWidget {
    Q_OBJECT
public:
    explicit CloserLook(const core::Kind& kind, QWidget* parent = nullptr);

    // Large: the boards take all the room, each below a card that says what it is. Else they stand small
    // below each other. From the next row shown on.
    void setLarge(bool large) { m_large = large; }
    void show(const core::Table& table, int row);

signals:
    void playRequested(std::shared_ptr<const core::Game> game, const core::Position& position);
    void askRequested(std::shared_ptr<const core::Game> game, const core::Position& position); // the class

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void clear();
    void addNumbers(const core::Table& table, std::size_t row);
    void addLine(const QString& title, const QString& value);
    void addLarge(const core::Picture& picture, const QString& numbers);
    void addSmall(const core::Picture& picture);
    void turnHead();
    QList<QWidget*> buttons(const core::Picture& picture);

    const core::Kind& m_kind;
    bool m_large = false;
    QVBoxLayout* m_column;
    QList<QBoxLayout*> m_heads; // what large boards are called, and their buttons
};
