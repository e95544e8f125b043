#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "ui/controls/button.h"
#include "ui/controls/forms/chip.h"
#include "ui/dialogs/allmatches.h"
#include "ui/look/language.h"
#include "ui/match/session.h"
#include "ui/shelf/matchlist.h"

using namespace core;

// The dialog of all matches on file: found by words, game and standing, and deleted with the keyboard.
class AllMatchesTest : public QObject {
    Q_OBJECT
private slots:
    void init() {
        language::set(language::Id::English);
        m_folder = std::make_unique<QTemporaryDir>();
        m_session = std::make_unique<Session>();
        m_store = std::make_unique<MatchStore>(*m_session, m_folder->path());
        play("ribbonim", {Seat{"Hana"}, Seat{"", Level::Gentle}}, false);
        play("chopsticks", {Seat{"ハナコ"}, Seat{"Ken"}}, true);
        play("persimmons", {Seat{}, Seat{"Aya"}}, true);
        m_window = std::make_unique<QWidget>();
        m_window->resize(1280, 800);
        m_dialog = new AllMatches(*m_store, m_window.get());
        m_window->show();
        m_dialog->open();
        QCOMPARE(rows(), 3);
    }
    void cleanup() {
        m_window.reset();
        m_store.reset();
        m_session.reset();
    }

    void wordsAreSearched_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("found");
        QTest::newRow("name") << "hana" << 1;
        QTest::newRow("game") << "Chopsticks" << 1;
        QTest::newRow("its other title") << "干し柿" << 1;
        QTest::newRow("level") << "gentle" << 1;
        QTest::newRow("default name") << "first" << 1;
        QTest::newRow("all words") << "ken chop" << 1;
        QTest::newRow("not both") << "ken ribbonim" << 0;
        QTest::newRow("hiragana") << "はなこ" << 1;
        QTest::newRow("wide letters") << "Ｋｅｎ" << 1;
        QTest::newRow("no pattern") << ".*" << 0;
    }
    void wordsAreSearched() {
        QFETCH(QString, typed);
        QFETCH(int, found);
        m_dialog->findChild<QLineEdit*>()->setText(typed);
        QCOMPARE(rows(), found);
    }

    void chipsFilter() {
        press("Chopsticks");
        QCOMPARE(rows(), 1);
        press("In progress");
        QCOMPARE(rows(), 0);
        press("All games");
        QCOMPARE(rows(), 1);
        press("Finished");
        QCOMPARE(rows(), 2);
        press("First won"); // both times the second has given up
        QCOMPARE(rows(), 2);
        press("Draw");
        QCOMPARE(rows(), 0);
        press("All");
        QCOMPARE(rows(), 3);
    }

    void keyboardDeletesAndBringsBack() {
        auto* list = m_dialog->findChild<MatchList*>();
        const QAbstractItemModelTester tester(list->model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QSignalSpy changed(m_dialog, &AllMatches::changed);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_End);
        QTest::keyClick(list, Qt::Key_Space);
        QTest::keyClick(list, Qt::Key_Home);
        QTest::keyClick(list, Qt::Key_Space);
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(rows(), 1);
        QCOMPARE(m_store->kept().size(), 1U);
        QVERIFY(!m_session->active()); // the latest was at the table
        QTest::keyClick(m_dialog, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(rows(), 3);
        QCOMPARE(changed.count(), 2);
    }

    // At any place left of the card.
    void clicksTick() {
        auto* list = m_dialog->findChild<MatchList*>();
        const auto first = list->model()->index(0, 0);
        const auto row = list->visualRect(first);
        for (int x = 2; x <= 30; x += 4)
            for (int y = 4; y < 100; y += 4) {
                const auto before = first.data(Qt::CheckStateRole);
                QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, row.topLeft() + QPoint(x, y));
                QVERIFY2(first.data(Qt::CheckStateRole) != before,
                         qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
            }
    }

    // What is ticked but not shown stays.
    void onlyWhatIsShownIsDeleted() {
        auto* list = m_dialog->findChild<MatchList*>();
        QTest::keyClick(list, Qt::Key_A, Qt::ControlModifier);
        press("Ribbonim");
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(m_store->kept().size(), 2U);
        press("All games");
        QCOMPARE(rows(), 2);
    }

    void arrowsLeadFromTheSearchToTheListAndBack() {
        auto* search = m_dialog->findChild<QLineEdit*>();
        auto* list = m_dialog->findChild<MatchList*>();
        search->setFocus();
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Down);
        QCOMPARE(m_window->focusWidget(), list);
        QCOMPARE(list->currentIndex().row(), 0);
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Up);
        QCOMPARE(m_window->focusWidget(), list);
        QTest::keyClick(list, Qt::Key_Up);
        QCOMPARE(m_window->focusWidget(), search);
    }

    void enterGoesOnWithAMatch() {
        const QSignalSpy chosen(m_dialog, &AllMatches::chosen);
        auto* list = m_dialog->findChild<MatchList*>();
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.front().front().toString(), m_store->kept().front().path);
    }

private:
    void play(const char* game, const std::array<Seat, 2>& seats, bool givenUp) {
        const std::shared_ptr<const Game> made = kindOf(game).game("");
        m_session->begin(made, made->start(), seats);
        m_session->play(made->moves(made->start()).front());
        m_session->animationDone();
        if (!givenUp) return;
        m_session->undo();
        m_session->giveUp();
    }
    int rows() const { return m_dialog->findChild<MatchList*>()->model()->rowCount(); }
    void press(const QString& text) const {
        for (auto* chip : m_dialog->findChildren<Chip*>())
            if (chip->text() == text) return QTest::mouseClick(chip, Qt::LeftButton);
        QFAIL("no such chip");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<MatchStore> m_store;
    std::unique_ptr<QWidget> m_window;
    AllMatches* m_dialog = nullptr;
};

QTEST_MAIN(AllMatchesTest)
#include "tst_allmatches.moc"
