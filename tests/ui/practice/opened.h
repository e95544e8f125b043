#pragma once

#include <QTest>

#include "tests/ui/table/pupil.h"
#include "ui/board/boardview.h"
#include "ui/controls/label.h"
#include "ui/lessons/exerciseview.h"
#include "ui/look/language.h"
#include "ui/practice/practicepage.h"
#include "ui/practice/puzzleplayer.h"

#include <algorithm>

// A page in a window of its own, and a hand that answers by what a click on its board would send.
struct Opened {
    Opened(const core::Kind& kind, CardDeck& deck) : page(kind, deck, 5) {
        page.resize(1280, 800);
        page.show();
        page.activateWindow();
        if (!QTest::qWaitForWindowActive(&page)) qFatal("the window does not become active");
        page.focusTask();
        pupil::hurry(page);
    }
    const core::Exercise& exercise() const { return *page.player()->exercise()->exercise(); }
    bool asks() const {
        const auto* e = page.player()->exercise()->exercise();
        return e != nullptr && e->ready() && e->state() == core::Exercise::State::Open;
    }
    bool ended() const { // there is nothing more to be asked
        const auto said = language::spoken(core::text("practice", "There are no more of this grade."));
        const auto labels = page.findChildren<Label*>();
        return std::ranges::any_of(labels,
                                   [&](const auto* l) { return l->isVisible() && l->text() == said; });
    }
    QAbstractButton* button(const char* text, const char* context = "PuzzlePlayer") const {
        const auto wanted = QCoreApplication::translate(context, text);
        for (auto* b : page.findChildren<QAbstractButton*>())
            if (b->text() == wanted && b->isVisible()) return b;
        return nullptr;
    }
    // The button has the keyboard already.
    void enter(const char* text) const {
        auto* b = button(text);
        const auto* now = QApplication::focusWidget();
        QVERIFY2(b != nullptr, text);
        QVERIFY2(b->hasFocus(), now == nullptr ? "nothing" : now->metaObject()->className());
        QTest::keyClick(b, Qt::Key_Space);
    }
    void press(const char* text, const char* context) const {
        auto* b = button(text, context);
        QVERIFY2(b != nullptr && b->isEnabled(), text);
        QTest::mouseClick(b, Qt::LeftButton);
    }
    // The side is chosen; now it is played to the end.
    void playOut() const {
        const auto& view = *page.player()->exercise();
        QTRY_VERIFY_WITH_TIMEOUT(
            [&] {
                if (!exercise().awaitsMove()) return exercise().state() != core::Exercise::State::Open;
                for (const auto move : exercise().match().game().moves(exercise().position())) {
                    core::Exercise tried = exercise();
                    tried.play(move);
                    if (tried.state() == core::Exercise::State::Wrong) continue;
                    emit view.board()->pointing().moveChosen(move);
                    break;
                }
                return false;
            }(),
            60'000);
    }
    void answer(bool right) const {
        const auto& e = exercise();
        if (e.step().task == core::Task::Outcome) {
            QTRY_VERIFY(e.known() && e.known()->verdict.proven());
            const bool wins = e.known()->verdict.lower.outcome == core::Outcome::Win;
            auto* b = button(wins == right ? "Whoever moves now" : "The other player", "Answers");
            QVERIFY(b != nullptr);
            b->setFocus();
            return QTest::keyClick(b, Qt::Key_Space);
        }
        for (const auto move : e.match().game().moves(e.position())) {
            core::Exercise tried = e;
            tried.play(move);
            if ((tried.state() == core::Exercise::State::Right) != right) continue;
            return page.player()->exercise()->board()->pointing().moveChosen(move);
        }
        QFAIL("there is no such answer");
    }

    PracticePage page;
};
