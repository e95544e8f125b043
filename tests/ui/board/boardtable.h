#pragma once

#include <QSignalSpy>
#include <QTest>

#include "core/kind.h"
#include "core/picture/markplaces.h"
#include "tests/toykinds.h"
#include "ui/board/boardview.h"

#include <deque>
#include <map>
#include <random>

// A board to be tried out with every game, by mouse and by keyboard.
namespace boardtable {

using Shared = std::shared_ptr<const core::Game>;
constexpr std::array keys{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};

// A board with a game on it, on which somebody may move, and the moves it has reported.
struct Table {
    explicit Table(Shared g) : game(std::move(g)) {
        QObject::connect(&view.pointing(), &BoardPointing::moveChosen,
                         [this](core::Move m) { chosen.push_back(m); });
        QObject::connect(&view.pointing(), &BoardPointing::refused,
                         [this](const core::Message& m) { refusals.push_back(m); });
        view.resize(848, 502);
        view.setGame(game, game->start());
        view.setInteractive(true);
        view.show();
        view.setFocus(Qt::TabFocusReason);
        view.activateWindow();
        if (!QTest::qWaitForWindowActive(&view)) qFatal("the window does not become active");
    }
    QPoint centre(core::SpotId spot) const { return view.spotRect(spot).center(); }
    void press(core::SpotId spot) { QTest::mousePress(&view, Qt::LeftButton, {}, centre(spot)); }
    void dragTo(core::SpotId spot) {
        QMouseEvent event(QEvent::MouseMove, centre(spot), view.mapToGlobal(centre(spot)), Qt::NoButton,
                          Qt::LeftButton, {});
        QApplication::sendEvent(&view, &event);
    }
    void release(core::SpotId spot) { QTest::mouseRelease(&view, Qt::LeftButton, {}, centre(spot)); }

    // The middle of a move's arrow, and of the mark on a run, where they are shown and can be clicked.
    std::optional<QPoint> arrowPoint(core::Move move) const {
        for (const auto& arrow : view.model().arrows())
            if (arrow.move == move && arrow.mark) return view.placeOf(arrow.place.mark);
        return {};
    }
    std::optional<QPoint> runPoint(core::Move move) const {
        for (const auto* run : view.model().runs())
            if (run->move == move) return view.placeOf(core::runMark(view.model(), run->path, 1));
        return {};
    }

    Shared game;
    BoardView view;
    std::vector<core::Move> chosen;
    std::vector<core::Message> refusals;
};

// The games to be tried: every preset of every kind, and the toy.
inline std::vector<std::pair<QString, Shared>> games() {
    std::vector<std::pair<QString, Shared>> all;
    const auto add = [&](const core::Kind& kind, const std::string& rules) {
        all.emplace_back(QStringLiteral("%1 %2").arg(QString::fromStdString(std::string(kind.id)),
                                                     QString::fromStdString(rules)),
                         kind.game(rules));
    };
    add(core::pursuit::kind(), "");
    for (const auto* kind : core::catalogue()) {
        add(*kind, "");
        for (const auto& preset : kind->presets) add(*kind, preset.rules);
    }
    return all;
}

// The start, and some positions of a random game.
inline std::vector<core::Position> positions(const core::Game& game, int count) {
    std::vector<core::Position> all{game.start()};
    std::mt19937 random(7);
    for (auto p = game.start(); static_cast<int>(all.size()) < count;) {
        const auto moves = game.moves(p);
        if (moves.empty()) break;
        p = game.play(p, moves[random() % moves.size()]);
        all.push_back(p);
    }
    return all;
}

// Steps: the piece, and where it shall end; where several ways end there, spot by spot, and the last one once
// more to stop. `point(spot)` says whether it could be pointed at.
template <class Point>
bool pointSteps(const Table& table, const core::Path& path, Point point) {
    core::Path spots{path.front(), path.back()};
    spots.insert(spots.end(), std::next(path.begin()), path.end());
    spots.push_back(path.back());
    return std::ranges::all_of(spots, [&](auto spot) { return !table.chosen.empty() || point(spot); });
}

// Points at a move with the mouse: clicks for steps, one drag for the rest.
inline void byMouse(Table& table, const core::Path& path, bool backwards) {
    auto spots = path;
    if (backwards) std::ranges::reverse(spots);
    if (table.view.model().layout().gesture == core::Gesture::Steps) {
        pointSteps(table, path, [&](core::SpotId spot) {
            table.press(spot);
            table.release(spot);
            return true;
        });
        return;
    }
    table.press(spots.front());
    for (const auto spot : spots) table.dragTo(spot);
    table.release(spots.back());
    if (table.view.model().selection().trail().empty()) return;
    table.press(spots.back()); // the same once more: that spot alone
    table.release(spots.back());
}

// Brings the focus to a spot with the arrow keys, trying all ways from where it is. False: none leads there.
inline bool walk(Table& table, core::SpotId target) {
    std::map<core::SpotId, std::vector<Qt::Key>> ways{{table.view.focusSpot(), {}}};
    std::vector<core::SpotId> places;
    for (core::SpotId spot = 0; spot < table.view.model().spots(); ++spot)
        if (table.view.model().cell(spot).state != 0) places.push_back(spot);
    for (std::deque<core::SpotId> open{table.view.focusSpot()}; !open.empty(); open.pop_front())
        for (std::size_t d = 0; d < keys.size(); ++d) {
            const auto next =
                neighbour(table.view.model().layout(), open.front(), static_cast<core::Direction>(d), places);
            if (!next || ways.contains(*next)) continue;
            ways[*next] = ways[open.front()];
            ways[*next].push_back(keys[d]);
            open.push_back(*next);
        }
    if (!ways.contains(target)) return false;
    for (const auto key : ways[target]) QTest::keyClick(&table.view, key);
    return table.view.focusSpot() == target;
}

// Extends the span by one spot with Shift and an arrow that leads there.
inline bool extend(Table& table, core::SpotId target) {
    const auto from = table.view.focusSpot();
    auto selection = table.view.model().selection();
    if (selection.trail().empty()) selection.press(from);
    for (std::size_t d = 0; d < keys.size(); ++d) {
        const auto next =
            neighbour(table.view.model().layout(), from, static_cast<core::Direction>(d), selection.onward());
        if (next != target) continue;
        QTest::keyClick(&table.view, keys[d], Qt::ShiftModifier);
        return table.view.focusSpot() == target;
    }
    return false;
}

inline bool byKeyboard(Table& table, const core::Path& path) {
    const auto gesture = table.view.model().layout().gesture;
    if (gesture == core::Gesture::Steps)
        return pointSteps(table, path, [&](core::SpotId spot) {
            if (!walk(table, spot)) return false;
            QTest::keyClick(&table.view, Qt::Key_Return);
            return true;
        });
    if (!walk(table, path.front())) return false;
    for (std::size_t i = 1; i < path.size(); ++i)
        if (!(gesture == core::Gesture::Span ? extend(table, path[i]) : walk(table, path[i]))) return false;
    QTest::keyClick(&table.view, Qt::Key_Return);
    if (!table.view.model().selection().trail().empty()) QTest::keyClick(&table.view, Qt::Key_Return);
    return true;
}

// Not every move of a long list: the first, the last and some between.
inline std::vector<core::Move> sample(std::vector<core::Move> moves, std::size_t most) {
    if (moves.size() <= most) return moves;
    std::vector<core::Move> some;
    for (std::size_t i = 0; i < most; ++i) some.push_back(moves[i * (moves.size() - 1) / (most - 1)]);
    return some;
}

inline void addGames() {
    QTest::addColumn<Shared>("game");
    for (const auto& [name, game] : games()) QTest::newRow(qPrintable(name)) << game;
}

} // namespace boardtable
