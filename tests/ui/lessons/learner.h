#pragma once

#include <QAbstractButton>
#include <QPointer>
#include <QRegularExpression>
#include <QTest>

#include "tests/ui/table/pupil.h"
#include "ui/controls/forms/stepper.h"
#include "ui/controls/label.h"
#include "ui/controls/transportbar.h"
#include "ui/lessons/claimbuilder.h"
#include "ui/lessons/exerciseview.h"
#include "ui/lessons/lessonplayer.h"
#include "ui/lessons/markcards.h"
#include "ui/look/language.h"

#include <algorithm>
#include <array>

// Somebody who goes through lessons without a mouse, gives right answers, and reads all that stands there.
class Learner {
protected:
    static QAbstractButton* button(LessonPlayer& player, const QString& text);
    static void press(QWidget* widget);
    static void answer(LessonPlayer& player);
    void walk(LessonPlayer& player, const core::Lesson& lesson);
    void read(LessonPlayer& player);

    bool m_ours = true; // the toy's texts are in no catalogue

private:
    // In Japanese, and without kanji where they are not to be.
    static bool translated(const QString& text, language::Id id) {
        static const QRegularExpression english(QStringLiteral("[a-z]{3}")), kana(QStringLiteral("[ぁ-ヿ]")),
            kanji(QStringLiteral("[一-龯]"));
        if (id == language::Id::English) return !text.contains(kana);
        if (id == language::Id::Kana && text.contains(kanji)) return false;
        return !text.contains(english) || text.contains(kana);
    }

    // Those of a type that are shown now; an analysis that comes while the test waits may replace them.
    template <typename Widget>
    static std::vector<QPointer<Widget>> shownIn(const LessonPlayer& player) {
        std::vector<QPointer<Widget>> all;
        for (auto* widget : player.findChildren<Widget*>())
            if (widget->isVisible()) all.emplace_back(widget);
        return all;
    }

    int m_pictures = 0;
};

// The one shown with this text.
inline QAbstractButton* Learner::button(LessonPlayer& player, const QString& text) {
    for (auto* b : player.findChildren<QAbstractButton*>())
        if (b->text() == text && b->isVisible()) return b;
    return nullptr;
}

inline void Learner::press(QWidget* widget) {
    QVERIFY(widget != nullptr && widget->isEnabled());
    widget->setFocus();
    QTest::keyClick(widget, Qt::Key_Space);
}

// Gives a right answer to what is asked now.
inline void Learner::answer(LessonPlayer& player) {
    auto* view = player.exercise();
    const auto& e = *view->exercise();
    QTRY_VERIFY(e.ready());
    switch (e.step().task) {
    case core::Task::Look:
        return;
    case core::Task::Outcome: {
        const auto worth = e.known()->verdict.lower.outcome;
        for (const auto& call : e.step().calls)
            if (call.outcome == worth) return press(button(player, language::spoken(call.text)));
        const auto text = worth == core::Outcome::Win    ? "Win"
                          : worth == core::Outcome::Draw ? "Draw"
                                                         : "Loss";
        return press(button(player, QCoreApplication::translate("Answers", text)));
    }
    case core::Task::Number: {
        auto* stepper = player.findChild<Stepper*>();
        for (int n = 0; n < *e.number(); ++n) QTest::keyClick(stepper, Qt::Key_Up);
        return press(button(player, QCoreApplication::translate("Answers", "That many")));
    }
    case core::Task::Mark: {
        const auto cards = player.findChild<MarkCards*>()->choices();
        for (std::size_t i = 0; i < e.boards().size(); ++i)
            if (*e.lost(i)) press(cards.at(static_cast<int>(i)));
        return press(cards.back());
    }
    case core::Task::Claim: {
        const auto parts = player.findChild<ClaimBuilder*>()->choices();
        int before = 0;
        for (std::size_t gap = 0; gap < e.step().gaps.size(); ++gap) {
            const auto order = e.shuffled(gap);
            press(parts.at(before + static_cast<int>(std::ranges::find(order, 0U) - order.begin())));
            before += static_cast<int>(order.size());
        }
        return press(parts.back());
    }
    case core::Task::Keep:
        if (e.awaitsSide()) {
            const bool begins = e.known()->verdict.lower.outcome == core::Outcome::Win;
            press(button(player, QCoreApplication::translate("Answers", begins ? "I begin"
                                                                               : "The other player begins")));
        }
        break;
    case core::Task::Where:
    case core::Task::Origin:
    case core::Task::Try:
    case core::Task::Best:
        break;
    }
    pupil::answer(*view);
    QVERIFY(e.state() != core::Exercise::State::Open);
}

// All that stands there is translated and has room, in each of the languages, of which the last stays. With
// LESSON_PICTURES=FOLDER a picture of each is kept there, to be looked at.
inline void Learner::read(LessonPlayer& player) {
    if (!m_ours) return;
    std::array ids{language::Id::Japanese, language::Id::Kana, language::Id::English};
    std::rotate(ids.begin(), std::ranges::find(ids, language::current()), ids.end());
    const auto pictures = qEnvironmentVariable("LESSON_PICTURES");
    for (const auto id : ids) {
        language::set(id);
        QCoreApplication::processEvents();
        for (const auto& label : shownIn<Label>(player)) {
            if (!label || label->text().isEmpty()) continue;
            const auto text = label->text();
            QTRY_VERIFY2(!label || !label->isVisible() || translated(label->text(), id), qPrintable(text));
            QTRY_VERIFY2(!label || !label->wordWrap() ||
                             label->height() >= label->heightForWidth(label->width()),
                         qPrintable(text));
        }
        for (const auto& b : shownIn<QAbstractButton>(player)) {
            if (!b || qobject_cast<TransportBar*>(b->parentWidget()) != nullptr) continue;
            const auto text = b->text();
            QVERIFY2(translated(text, id), qPrintable(text));
            QTRY_VERIFY2(!b || b->height() >= (b->hasHeightForWidth() ? b->heightForWidth(b->width())
                                                                      : b->sizeHint().height()),
                         qPrintable(text));
        }
        if (!pictures.isEmpty())
            player.grab().save(QStringLiteral("%1/%2 %3 %4.png")
                                   .arg(pictures, QTest::currentDataTag(), language::code(id))
                                   .arg(m_pictures, 2, 10, QLatin1Char('0')));
    }
    ++m_pictures;
}

inline void Learner::walk(LessonPlayer& player, const core::Lesson& lesson) {
    const auto next = [&] { return QCoreApplication::translate("LessonPlayer", "Next"); };
    const int stations = static_cast<int>(lesson.steps.size() + lesson.exit.size());
    const auto before = language::current();
    for (int i = 0; i < stations; ++i) {
        QTRY_VERIFY(
            player.isAncestorOf(QApplication::focusWidget())); // the keyboard is where the answer goes
        read(player);
        answer(player);
        QTRY_VERIFY(button(player, next()));
        read(player);
        if (i + 1 < stations) press(button(player, next()));
    }
    language::set(before);
    QCoreApplication::processEvents();
}
