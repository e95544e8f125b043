#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include "core/kind.h"
#include "tests/ui/buttons.h"
#include "tests/ui/table/testdevice.h"
#include "ui/board/preview.h"
#include "ui/controls/label.h"
#include "ui/labs/graph/graphlab.h"
#include "ui/labs/graph/graphview.h"
#include "ui/labs/labpage.h"
#include "ui/lessons/exerciseview.h"
#include "ui/lessons/lessonpage.h"
#include "ui/lessons/lessonplayer.h"
#include "ui/look/language.h"
#include "ui/practice/practicepage.h"
#include "ui/practice/puzzleplayer.h"
#include "ui/shelf/shelf.h"
#include "ui/table/overlays/qrcode.h"
#include "ui/table/overlays/tableoverlay.h"
#include "ui/table/page/view.h"
#include "ui/table/wire/joinaddress.h"
#include "ui/window/mainwindow.h"

#include <algorithm>

// In the window, from a page where there is no match: its position is asked to a class.
class TestAskClass : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }
    void aLessonsPosition();
    void aPuzzlesPosition();
    void aLabsPosition();

private:
    template <class Page>
    Page& page() {
        return *m_window->findChild<Page*>();
    }
    QWidget& dialog() { return *m_window->findChild<TableOverlay*>(); }
    void askFrom(const QWidget& page);
    void answered(const std::shared_ptr<const core::Game>& game, const core::Position& position);

    std::unique_ptr<MainWindow> m_window;
};

namespace {

const core::Kind& chopsticks() {
    return core::kindOf("chopsticks");
}

// What it takes to be in a network is a library that nobody else pays for.
bool networkLoaded() {
    QFile maps(QStringLiteral("/proc/self/maps"));
    return maps.open(QIODevice::ReadOnly) && maps.readAll().contains("libQt6HttpServer");
}

} // namespace

void TestAskClass::initTestCase() {
    language::set(language::Id::English);
}

void TestAskClass::init() {
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

// With the keyboard, as all else.
void TestAskClass::askFrom(const QWidget& page) {
    QTRY_VERIFY(button(page, "Ask the class") != nullptr && button(page, "Ask the class")->isVisible());
    auto* ask = button(page, "Ask the class");
    QVERIFY((ask->focusPolicy() & Qt::TabFocus) != 0);
    ask->setFocus();
    QTest::keyClick(ask, Qt::Key_Space);
    QTRY_VERIFY(m_window->findChild<TableOverlay*>() != nullptr);
}

// A device sees the position, answers, and is told what is right when that is shown.
void TestAskClass::answered(const std::shared_ptr<const core::Game>& game, const core::Position& position) {
    const auto address = JoinAddress::read(dialog().findChild<QrCode*>()->accessibleName());
    QVERIFY(address);
    TestDevice anna(address->port);
    QVERIFY(anna.joins(address->code, "watch", "Anna"));
    QTRY_COMPARE(m_window->windowTitle(), QStringLiteral("Kachisuji · the table is open, 1 is there"));
    auto* strip = button(*m_window, QStringLiteral("The table is open · 1 is there")); // above every page
    QVERIFY(strip != nullptr && strip->isVisible());
    click(dialog(), QStringLiteral("Who wins?"));
    QVERIFY(anna.until([&] { return !anna.m_board["question"].toObject().isEmpty(); }));
    QCOMPARE(anna.m_board["lit"].toString() == QStringLiteral("first"),
             game->mover(position) == core::Player::First);
    View view(game, position, {}, language::Id::English);
    view.show(position);
    const auto expected = QJsonDocument::fromJson(QByteArray::fromStdString(view.scene().dump()));
    QVERIFY(!anna.cells().isEmpty());
    QCOMPARE(anna.cells(), expected["cells"].toArray());
    // The board leaves the address and the code in sight, also in a small window.
    m_window->resize(m_window->minimumSize());
    const auto* board = dialog().findChild<Preview*>();
    const auto bottom = [](const QWidget& one) { return one.mapToGlobal(QPoint(0, one.height())).y(); };
    QTRY_VERIFY(board->isVisible());
    for (const auto* line : dialog().findChildren<Label*>())
        if (line->isVisible() && line->text().contains(QString::number(address->port)))
            QTRY_VERIFY(bottom(*board) <= line->mapToGlobal(QPoint()).y());
    anna.say({{"do", "answer"}, {"question", 1}, {"says", "win"}});
    const auto choice = [&](int i) {
        return anna.m_board["question"].toObject()["choices"].toArray()[i].toObject();
    };
    QVERIFY(anna.until([&] { return choice(0)["chosen"].toBool(); }));
    const auto why = [&] { return anna.m_board["question"].toObject()["why"].toString(); };
    click(dialog(), QStringLiteral("Show the answers"));
    QVERIFY(why().isEmpty());
    click(dialog(), QStringLiteral("Explain"));
    QVERIFY(anna.until([&] {
        return choice(0)["right"].toBool() || choice(1)["right"].toBool() || choice(2)["right"].toBool();
    }));
    // The reason too, on the device and on the screen.
    QVERIFY(anna.until([&] { return !why().isEmpty(); }));
    const auto labels = dialog().findChildren<Label*>();
    QVERIFY(
        std::ranges::any_of(labels, [&](Label* one) { return one->isVisible() && one->text() == why(); }));
    click(dialog(), QStringLiteral("Done"));
    QVERIFY(anna.hears("wait")); // there is no match
}

void TestAskClass::aLessonsPosition() {
    emit page<Shelf>().learnRequested(chopsticks());
    auto& lessons = page<LessonPage>();
    lessons.showLesson(0);
    QVERIFY(!networkLoaded());
    const auto& e = *lessons.player()->exercise()->exercise();
    askFrom(lessons);
    QVERIFY(networkLoaded());
    answered(e.match().sharedGame(), e.position());
}

void TestAskClass::aPuzzlesPosition() {
    emit page<Shelf>().puzzlesRequested(chopsticks());
    auto& practice = page<PracticePage>();
    QTRY_VERIFY_WITH_TIMEOUT(button(practice, "Ask the class")->isVisible(), 60'000);
    const auto& e = *practice.player()->exercise()->exercise();
    askFrom(practice);
    answered(e.match().sharedGame(), e.position());
}

void TestAskClass::aLabsPosition() {
    emit page<Shelf>().labRequested(chopsticks());
    auto& lab = page<GraphLab>();
    QVERIFY(QSignalSpy(&lab, &GraphLab::shown).wait(60'000));
    QTest::keyClick(&lab.view(), Qt::Key_Right);
    std::shared_ptr<const core::Game> game;
    core::Position position;
    connect(&page<LabPage>(), &LabPage::askRequested, this, [&](const auto& g, const auto& p) {
        game = g;
        position = p;
    });
    askFrom(lab);
    QVERIFY(game != nullptr);
    answered(game, position);
}

QTEST_MAIN(TestAskClass)
#include "tst_askclass.moc"
