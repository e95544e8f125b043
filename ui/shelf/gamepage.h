#pragma once

#include <QWidget>

#include "core/kind.h"

#include <vector>

class WayCard;

// The page of a game: its picture and what it is about, and the ways into it: play, learn, puzzles, lab.
class GamePage final : public QWidget {
    Q_OBJECT
public:
    explicit GamePage(const core::Kind& kind, QWidget* parent = nullptr);

    void focusPlay();

signals:
    void toShelf();
    void playRequested(const core::Kind& kind);
    void learnRequested(const core::Kind& kind);
    void puzzlesRequested(const core::Kind& kind);
    void labRequested(const core::Kind& kind);

protected:
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();

    const core::Kind& m_kind;
    std::vector<WayCard*> m_ways;
};
