#pragma once

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class Label;
class Preview;
class Session;

// Matches of a class, live: a small board for each, and below it a line or two. A click on one chooses it,
// where that leads anywhere.
class BoardGrid final : public QWidget {
    Q_OBJECT
public:
    explicit BoardGrid(QSize board, QWidget* parent = nullptr); // at scale 1

    struct Line { // in the language of the moment
        QString text;
        bool strong = false;
    };
    // So many matches, as they stand.
    void show(std::size_t count, const std::function<const Session&(std::size_t)>& session,
              const std::function<Line(std::size_t)>& line);
    void setChoosable(bool choosable);
    // Framed; nothing: none is.
    void setChosen(std::optional<std::size_t> one);

signals:
    void chosen(std::size_t one);

private:
    class Tile;
    QSize m_board;
    std::vector<Tile*> m_tiles;
    bool m_choosable = false;
};
