#pragma once

#include <QMouseEvent>
#include <QTest>

#include "core/kind.h"
#include "ui/board/boardview.h"

// A board of Fmurs to point at, on which the number beside a move is the length of its name.
namespace meadow {

// h4 leaps over the seam onto c4, on over c5 onto c6, on over d6 onto e6.
inline constexpr const char* rules = "rows=8;columns=8;sheep=8";
inline constexpr const char* placement = "8/8/5SS1/SS5D/2S5/3S4/5D2/8 d 5";

inline core::SpotId cellOf(const std::string& name) {
    return (name[1] - '1') * 8 + (name[0] - 'a');
}

struct Meadow {
    explicit Meadow(const char* with = rules, const char* at = placement)
        : game(core::kindOf("fmurs").game(with)), position(game->parse(at)) {
        view.resize(848, 502);
        view.setGame(game, position);
        view.setInteractive(true);
        view.show();
        for (const auto m : game->moves(position)) {
            // The number of a move is the length of its name: every stop of the chain has another.
            const auto plies = static_cast<int>(game->text(position, m).size());
            known.moves.push_back({m, core::exactly(core::Outcome::Win, plies)});
        }
        std::ranges::stable_sort(known.moves, [](const auto& a, const auto& b) {
            return core::preference(a.verdict, b.verdict) > 0;
        });
        known.verdict = known.moves.front().verdict;
        known.complete = true;
        view.setAnalysis(&known, Help::Numbers);
    }
    QString number(const std::string& cell) const {
        const auto& mark = view.model().cell(cellOf(cell)).mark;
        return mark ? QString::fromStdString(mark->number) : QString();
    }
    void click(const std::string& cell) {
        QTest::mouseClick(&view, Qt::LeftButton, {}, view.spotRect(cellOf(cell)).center());
    }
    void drag(const std::vector<std::string>& cells) {
        const auto at = [&](const std::string& cell) { return view.spotRect(cellOf(cell)).center(); };
        QTest::mousePress(&view, Qt::LeftButton, {}, at(cells.front()));
        for (const auto& cell : cells) {
            QMouseEvent event(QEvent::MouseMove, at(cell), view.mapToGlobal(at(cell)), Qt::NoButton,
                              Qt::LeftButton, {});
            QApplication::sendEvent(&view, &event);
        }
        QTest::mouseRelease(&view, Qt::LeftButton, {}, at(cells.back()));
    }
    // Goes there with the arrow keys.
    void enter(const std::string& cell) {
        view.setFocus(Qt::TabFocusReason);
        const auto to = cellOf(cell);
        for (int i = 0; i < 60 && view.focusSpot() / 8 != to / 8; ++i)
            QTest::keyClick(&view, view.focusSpot() / 8 < to / 8 ? Qt::Key_Down : Qt::Key_Up);
        for (int i = 0; i < 60 && view.focusSpot() != to; ++i)
            QTest::keyClick(&view, view.focusSpot() < to ? Qt::Key_Right : Qt::Key_Left);
        QTest::keyClick(&view, Qt::Key_Return);
    }
    const core::Token* tokenAt(const std::string& cell) const {
        for (const auto& token : view.model().scene().tokens)
            if (token.spot == cellOf(cell)) return &token;
        return nullptr;
    }

    std::shared_ptr<const core::Game> game;
    core::Position position;
    core::Analysis known;
    BoardView view;
};

} // namespace meadow
