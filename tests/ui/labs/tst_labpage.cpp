#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "core/kind.h"
#include "tests/ui/buttons.h"
#include "ui/board/preview.h"
#include "ui/controls/factlist.h"
#include "ui/controls/label.h"
#include "ui/labs/closerlook.h"
#include "ui/labs/labgrid.h"
#include "ui/labs/labmatrix.h"
#include "ui/labs/labmodel.h"
#include "ui/labs/labpage.h"
#include "ui/labs/labtable.h"
#include "ui/labs/labview.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"

#include <algorithm>
#include <atomic>

namespace {

// A lab that counts up to its one option.
core::Table counted(const core::Values& values, const std::stop_token&, const core::Lab::Progress& progress) {
    core::Table table;
    table.columns = {{"n", core::text("core", "n")}, {"name", core::text("core", "name")}};
    for (int i = 1; i <= values.number("to"); ++i) {
        table.rows.push_back({std::int64_t{i}, std::to_string(i * 7 % 10)});
        progress(i / static_cast<double>(values.number("to")));
    }
    return table;
}

std::atomic<bool> begun = false;    // the endless lab is at work
std::atomic<bool> released = false; // it may end by itself

// A lab that tells whether it was let run to its end.
core::Table endless(const core::Values&, const std::stop_token& stop, const core::Lab::Progress&) {
    core::Table table;
    begun = true;
    while (!released && !stop.stop_requested()) std::this_thread::yield();
    table.columns = {{"complete", core::text("core", "complete")}};
    table.rows = {{std::int64_t{released ? 1 : 0}}};
    return table;
}

core::Lab lab(decltype(core::Lab::run) run) {
    return {"counting",
            core::text("core", "Counting"),
            core::text("core", "Counts."),
            {{"to", core::Option::Type::Int, core::text("core", "to"), "12", 1, 30}},
            run};
}

const core::Kind& kind() {
    return *core::catalogue().front();
}

} // namespace

// The lab page: running, cancelling, and what is shown of the result.
class LabPageTest : public QObject {
    Q_OBJECT
private slots:
    void runFillsTheModel() {
        const auto counting = lab(counted);
        LabView view(kind(), counting);
        QAbstractItemModelTester tester(view.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QTest::mouseClick(button(view, "Run"), Qt::LeftButton);
        QTRY_COMPARE(view.model()->rowCount(), 12);
        QCOMPARE(view.model()->columnCount(), 2);
        QCOMPARE(view.model()->index(3, 0).data(), QVariant("4"));
        QTRY_VERIFY(button(view, "Run"));
    }

    // What was found otherwise than it was said is told as it is: read as “it does not hold” it would be
    // denied.
    void factsAreReadAsTheyAre() {
        FactList list;
        list.setFacts(
            {{true, core::text("core", "One is one.")}, {false, core::text("core", "One is not two.")}});
        QStringList read;
        for (const auto* label : list.findChildren<Label*>()) read << label->accessibleName();
        QVERIFY2(read.contains("It holds: One is one."), qPrintable(read.join('|')));
        QVERIFY2(read.contains("One is not two."), qPrintable(read.join('|')));
    }

    // Above a gigabyte nothing begins before somebody has agreed to just that.
    void asksBeforeMuchMemoryIsTaken() {
        auto counting = lab(counted);
        counting.memory = [](const core::Values& values) {
            return values.number("to") == 12 ? 2.5e9 : 0.9e9;
        };
        LabView view(kind(), counting);
        const auto asked = [&] {
            return std::ranges::any_of(view.findChildren<Label*>(),
                                       [](const Label* l) { return l->text().contains("2.5 GB"); });
        };
        view.run();
        QTRY_VERIFY(asked());
        QTRY_VERIFY(button(view, "Run"));
        QCOMPARE(view.model()->rowCount(), 0);
        view.run();
        QTRY_COMPARE(view.model()->rowCount(), 12);
        QTRY_VERIFY(button(view, "Run"));
        view.run(); // once more is asked for once more
        QTRY_VERIFY(asked());
    }

    // While it runs it does not say that nothing was found.
    void runningIsSaid() {
        const auto never = lab(endless);
        LabView view(kind(), never);
        view.run();
        QTRY_VERIFY(begun);
        const auto says = [&](const QString& text) {
            for (const auto* label : view.findChildren<Label*>())
                if (label->text().startsWith(text)) return true;
            return false;
        };
        QTRY_VERIFY(says("Still looking"));
        view.cancel();
        QTRY_VERIFY(says("Nothing found yet"));
    }

    void aCloserLookIsInTheLanguageOfTheMoment() {
        const auto& fmurs = core::kindOf("fmurs");
        LabView view(fmurs, fmurs.labs.front());
        view.setVisible(true);
        const auto says = [&](const char* text) {
            const auto labels = view.findChildren<Label*>();
            return std::ranges::any_of(
                labels, [&](const auto* label) { return label->text().contains(QString(text)); });
        };
        QTRY_VERIFY_WITH_TIMEOUT(says("Placements"), 60'000);
        language::set(language::Id::Japanese);
        QTRY_VERIFY_WITH_TIMEOUT(says("配置") && !says("Placements"), 60'000);
        language::set(language::Id::English);
    }

    void numbersSortAsNumbers() {
        const auto counting = lab(counted);
        LabView view(kind(), counting);
        view.run();
        QTRY_COMPARE(view.model()->rowCount(), 12);
        auto* shown = view.findChild<LabTable*>();
        QCOMPARE(shown->model()->index(1, 0).data(), QVariant("2")); // as found
        shown->sortByColumn(0, Qt::DescendingOrder);
        QCOMPARE(shown->model()->index(0, 0).data(), QVariant("12"));
        QCOMPARE(shown->model()->index(11, 0).data(), QVariant("1"));
    }

    void cancelIsAtOnceAndDropsTheResult() {
        const auto slow = lab(endless);
        LabView view(kind(), slow);
        view.run();
        QTRY_VERIFY(begun);
        view.cancel();
        QVERIFY(button(view, "Run"));
        // The thread is free again: the next run comes through, and only that.
        released = true;
        QSignalSpy results(view.model(), &QAbstractItemModel::modelReset);
        view.run();
        QTRY_COMPARE(results.count(), 1);
        QCOMPARE(view.model()->index(0, 0).data(), QVariant("1"));
        released = false;
    }

    // Nobody sees what it takes any longer.
    void leavingEndsTheWork() {
        const auto never = lab(endless);
        LabView view(kind(), never);
        begun = false;
        view.setVisible(true);
        QTRY_VERIFY(begun);
        view.hide();
        QVERIFY(button(view, "Run"));
    }

    void destroyedWhileRunning() {
        const auto never = lab(endless);
        auto view = std::make_unique<LabView>(kind(), never);
        view->run();
        view.reset();
        QVERIFY(true); // reached
    }

    void everyLabOfTheCatalogueRuns() {
        for (const auto* kind : core::catalogue()) {
            LabPage page(*kind);
            QSignalSpy left(&page, &LabPage::toShelf);
            QTest::mouseClick(button(page, "Shelf"), Qt::LeftButton);
            QCOMPARE(left.count(), 1);
            for (auto* view : page.findChildren<LabView*>()) {
                view->run();
                QTRY_VERIFY_WITH_TIMEOUT(view->model()->columnCount() > 0, 120000);
                QVERIFY(button(*view, "CSV")->isEnabled());
            }
        }
    }

    // A cell of the heat map leads to a closer look, and from there to a match.
    void heatMapLeadsToAMatch() {
        LabPage page(core::kindOf("fmurs"));
        auto* view = page.findChild<LabView*>("fmurs-stages");
        QSignalSpy asked(&page, &LabPage::playRequested);
        view->run();
        QTRY_VERIFY_WITH_TIMEOUT(view->model()->rowCount() > 0, 120000);
        auto* grid = view->findChild<LabGrid*>();
        QSignalSpy chosen(grid, &LabGrid::chosen);
        grid->choose({3, 3}); // 6 × 6: the fourth of ten rows and columns from 3 on
        QCOMPARE(chosen.takeFirst().at(0).toInt(), 33);
        auto* look = view->findChild<CloserLook*>();
        QCOMPARE(look->findChild<Preview*>()->isVisibleTo(look), true);
        QTest::mouseClick(button(*look, "Play its longest catch"), Qt::LeftButton);
        QCOMPARE(asked.count(), 1);
        const auto game = asked.front().at(0).value<std::shared_ptr<const core::Game>>();
        QCOMPARE(QString::fromStdString(game->text(asked.front().at(1).value<core::Position>())),
                 view->model()->index(33, 6).data().toString());
        QTest::keyClick(grid, Qt::Key_Right);
        QCOMPARE(chosen.takeFirst().at(0).toInt(), 34);
        QVERIFY(grid->accessibleDescription().startsWith("row 6, column 7: 5"));
    }

    // What to remember can be played from, and learnt by heart.
    void whatToRememberIsPlayedAndPractised() {
        LabPage page(core::kindOf("ribbonim"));
        auto* view = page.findChild<LabView*>("ribbonim-remember");
        QSignalSpy played(&page, &LabPage::playRequested);
        std::vector<core::AskedBoard> asked;
        connect(&page, &LabPage::practiceRequested, this, [&](const auto& boards) { asked = boards; });
        QVERIFY(button(*view, "Practise these")->isHidden());
        view->run();
        QTRY_VERIFY_WITH_TIMEOUT(view->model()->rowCount() > 0, 120000);
        auto* table = view->findChild<LabTable*>();
        table->choose(3);
        emit table->activated(table->currentIndex());
        QCOMPARE(played.count(), 1);
        const auto game = played.front().at(0).value<std::shared_ptr<const core::Game>>();
        QCOMPARE(QString::fromStdString(game->text(played.front().at(1).value<core::Position>())),
                 view->model()->index(3, 0).data().toString());
        QVERIFY(!button(*view, "Practise these")->isHidden());
        QTest::mouseClick(button(*view, "Practise these"), Qt::LeftButton);
        QVERIFY(asked.size() > static_cast<std::size_t>(view->model()->rowCount()));
        QCOMPARE(QString::fromStdString(asked.front().position),
                 view->model()->index(0, 0).data().toString());
    }

    // Rules that were found are named by what differs; the best are looked at first, and a click plays them.
    void rulesThatAreFoundArePlayed() {
        LabPage page(core::kindOf("chopsticks"));
        auto* view = page.findChild<LabView*>("chopsticks-find");
        QSignalSpy played(&page, &LabPage::playRequested);
        view->run();
        QTRY_VERIFY_WITH_TIMEOUT(view->model()->rowCount() > 0, 120000);
        auto* table = view->findChild<LabTable*>();
        QCOMPARE(table->currentIndex().row(), 0);
        const auto& found = view->model()->table();
        QSet<QString> names;
        for (int row = 0; row < view->model()->rowCount(); ++row)
            names << view->model()->index(row, 0).data().toString();
        QCOMPARE(names.size(), view->model()->rowCount());
        QTest::mouseClick(button(*view->findChild<CloserLook*>(), "Play from here"), Qt::LeftButton);
        QCOMPARE(played.count(), 1);
        const auto game = played.front().at(0).value<std::shared_ptr<const core::Game>>();
        const auto wanted =
            core::kindOf("chopsticks").game(std::get<std::string>(found.rows.front().front()));
        QCOMPARE(game->rules(), wanted->rules());
    }
};
QTEST_MAIN(LabPageTest)
#include "tst_labpage.moc"
