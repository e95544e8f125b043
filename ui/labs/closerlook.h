#pragma once

#include <QWidget>

#include "core/kind.h"

#include <memory>

class Button;
class LabModel;
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
    // `aside`: columns that there is no room for beside it.
    void show(const LabModel& found, int row, const QList<int>& aside);
    void play(); // from the first picture that is more than looked at

signals:
    void playRequested(std::shared_ptr<const core::Game> game, const core::Position& position);
    void askRequested(std::shared_ptr<const core::Game> game, const core::Position& position); // the class

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void clear();
    void addNumbers(const LabModel& found, int row, const QList<int>& aside);
    void addLine(const QString& title, const QString& value);
    void addLarge(const core::Picture& picture, const QString& numbers);
    void addSmall(const core::Picture& picture);
    void turnHead();
    QList<QWidget*> buttons(const core::Picture& picture);

    const core::Kind& m_kind;
    bool m_large = false;
    Button* m_play = nullptr; // of the first picture that has one
    QVBoxLayout* m_column;
    QList<QBoxLayout*> m_heads; // what large boards are called, and their buttons
};
