#include <QStyleHints>
#include <QToolTip>

#include "tests/ui/window/fingers.h"
#include "ui/controls/button.h"
#include "ui/panels/header.h"
#include "ui/panels/plates/strips.h"

#include <algorithm>
#include <random>

// Two who face each other over a flat screen: both read, reach and play everything by finger.
class TestTableMode : public Fingers {
    Q_OBJECT
private slots:
    void spotsHaveRoomOnTheTable_data() { screenRows(); }
    void spotsHaveRoomOnTheTable();
    void wholeMatchOnTheTable_data();
    void wholeMatchOnTheTable();
    void eachSideReadsItsOwn();
    void cardsAreTurnedAsOne();
    void bothSidesReachTheWayOut();
    void restingFingerIsTold();
    void cleanup() { close(); }

private:
    void play(core::Move move);
    void pointAt(core::Move move);
};

// Two spots side by side, of the rules that are offered first.
void TestTableMode::spotsHaveRoomOnTheTable() {
    QFETCH(int, dots);
    QFETCH(QSize, size);
    open(size);
    theme().setLeastTarget(Touch::least(dots));
    for (const auto* kind : core::catalogue()) {
        const std::shared_ptr<const core::Game> game = kind->game("");
        begin(*kind);
        session().begin(game, game->start(), session().players().seats());
        layOnTable();
        const auto& model = board().model();
        double nearest = 1e6;
        for (core::SpotId a = 0; a < model.spots(); ++a) {
            const auto at = board().spotRect(a).center();
            QCOMPARE(board().spotAt(at), a);
            for (core::SpotId b = 0; b < a; ++b) {
                const auto away = board().spotRect(b).center() - at;
                nearest = std::min<double>(nearest, std::max(std::abs(away.x()), std::abs(away.y())));
            }
        }
        QVERIFY2(nearest >= theme().leastTarget(),
                 (std::string(kind->id) + ": " + std::to_string(nearest) + " px").c_str());
    }
}

void TestTableMode::wholeMatchOnTheTable_data() {
    QTest::addColumn<QString>("id");
    for (const auto* kind : core::catalogue())
        QTest::newRow(std::string(kind->id).c_str())
            << QString::fromUtf8(kind->id.data(), static_cast<int>(kind->id.size()));
}

// Along the spots of its path, or over them where a span is drawn.
void TestTableMode::pointAt(core::Move move) {
    const auto& match = session().match();
    const int before = match.ply();
    const auto middle = [this](core::SpotId spot) { return QPointF(board().spotRect(spot).center()); };
    const auto path = match.game().path(match.start(), match.position(), move);
    if (board().model().layout().gesture == core::Gesture::Span && path.size() > 1)
        return drag(&board(), middle(path.front()), middle(path.back()));
    for (const auto spot : path)
        if (match.ply() == before) tap(&board(), middle(spot));
    for (int again = 0; again < 2 && match.ply() == before; ++again) tap(&board(), middle(path.back()));
}

void TestTableMode::play(core::Move move) {
    const int before = session().match().ply();
    pointAt(move);
    QCOMPARE(session().match().ply(), before + 1);
    QCoreApplication::processEvents();
    if (session().state() != Session::State::Animating) return;
    // A moment between halves: either side goes on.
    auto* side = before % 2 == 0 ? page().findChild<TableSide*>() : nullptr;
    auto* content = side != nullptr ? side : across().content();
    for (auto* button : content->findChildren<Button*>())
        if (button->text() == QStringLiteral("Go on") && button->isVisible()) {
            const auto at = button->mapTo(content, button->rect().center());
            return side != nullptr ? tap(side, at) : tap(&across(), across().mapFromScene(at));
        }
}

// Whoever is on move reads the board; both read how it ended, and the far side plays again.
void TestTableMode::wholeMatchOnTheTable() {
    QFETCH(QString, id);
    open();
    begin(core::kindOf(id.toStdString()));
    layOnTable();
    const auto layout = session().match().game().layout(session().match().start());
    std::mt19937 random{7};
    for (int plies = 0; plies < 250 && !session().match().ending(); ++plies) {
        const auto& match = session().match();
        QTRY_COMPARE(session().state(), Session::State::HumanTurn);
        const bool away = match.mover() == layout.above();
        QVERIFY(board().picture().facing.flat);
        QCOMPARE(board().picture().facing.whole, away && !layout.liesBetween());
        QCOMPARE(board().picture().facing.writing, away && layout.liesBetween());
        const auto moves = match.game().moves(match.position());
        play(moves[random() % moves.size()]);
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY(session().state() != Session::State::Animating);
    }
    QVERIFY(session().match().ending());
    auto* content = across().content();
    for (auto* button : content->findChildren<Button*>()) {
        if (!button->isVisible() || !button->text().startsWith(QStringLiteral("Again"))) continue;
        tap(&across(), across().mapFromScene(button->mapTo(content, button->rect().center())));
        QCOMPARE(session().match().plies(), 0);
        return;
    }
    QFAIL("no other match can be begun from across");
}

// Upright below, turned above, and nothing else besides the board.
void TestTableMode::eachSideReadsItsOwn() {
    open();
    begin(*core::catalogue().front());
    layOnTable();
    const auto* near = page().findChild<TableSide*>();
    QVERIFY(near->isVisible());
    QCOMPARE(near->geometry().bottom(), page().rect().bottom());
    QCOMPARE(across().geometry().top(), 0);
    QCOMPARE(across().transform(), QTransform().rotate(180));
    QCOMPARE(across().content()->size(), near->size());
    QVERIFY(!page().findChild<Header*>()->isVisible());
    QVERIFY(!board().geometry().intersects(near->geometry()));
    QVERIFY(!board().geometry().intersects(across().geometry()));
    page().say(QStringLiteral("Said once"));
    for (const QWidget* side : std::initializer_list<const QWidget*>{near, across().content()}) {
        const auto* strip = side->findChild<NoticeStrip*>();
        QVERIFY(strip->isVisible());
        QCOMPARE(strip->text(), QStringLiteral("Said once"));
    }
}

// Hands, figures and all: what lies below sees one reader, the other sees as well.
void TestTableMode::cardsAreTurnedAsOne() {
    open();
    const auto& kind = core::kindOf("chopsticks");
    const std::shared_ptr<const core::Game> game = kind.game("split=any");
    begin(kind);
    session().begin(game, game->parse("23/13 2"), session().players().seats());
    layOnTable();
    const auto seen = [this](core::Player reader, QRect place) {
        board().setReader(reader);
        return board().grab(place).toImage().convertToFormat(QImage::Format_Grayscale8);
    };
    // How far two pictures are apart, in grey values: the mean over all points.
    const auto apart = [](const QImage& a, const QImage& b) {
        double sum = 0;
        for (int y = 0; y < a.height(); ++y)
            for (int x = 0; x < a.width(); ++x) sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
        return sum / (a.width() * a.height());
    };
    std::vector<QRect> cards;
    for (core::SpotId spot = 0; spot < board().model().spots(); ++spot)
        if (board().model().spot(spot).card && !board().model().cell(spot).art.empty())
            cards.push_back(board().spotRect(spot));
    QVERIFY(!cards.empty());
    for (const auto place : cards) {
        const auto near = seen(core::Player::First, place);
        QVERIFY(apart(near, seen(core::Player::Second, place)) > 8);
        double best = 255; // places are known to a pixel or two
        for (const int aside : {-2, -1, 0, 1, 2}) {
            const auto far = seen(core::Player::Second, place.translated(0, aside));
            best = std::min(best, apart(near, far.transformed(QTransform().rotate(180))));
        }
        QVERIFY2(best < 5, qPrintable(QString::number(best)));
    }
}

void TestTableMode::bothSidesReachTheWayOut() {
    open();
    begin(*core::catalogue().front());
    const auto leave = [](const QWidget& side) {
        const auto all = side.findChildren<Button*>();
        return *std::ranges::find(all, QStringLiteral("Leave table mode"), &Button::text);
    };
    layOnTable();
    const auto* side = page().findChild<TableSide*>();
    tap(leave(*side));
    QVERIFY(!page().table());
    QVERIFY(page().findChild<Header*>()->isVisible());
    QVERIFY(!board().picture().facing.flat);
    QTest::keyClick(&page(), Qt::Key_F9);
    QVERIFY(page().table());
    QCoreApplication::processEvents();
    auto* content = across().content();
    tap(&across(), across().mapFromScene(leave(*content)->mapTo(content, leave(*content)->rect().center())));
    QVERIFY(!page().table());
    QTest::keyClick(&page(), Qt::Key_F9);
    QVERIFY(page().table());
    QTest::keyClick(&board(), Qt::Key_Escape);
    QVERIFY(!page().table());
}

// A button of which only an icon is seen says its name, and is not pressed.
void TestTableMode::restingFingerIsTold() {
    const int usual = QGuiApplication::styleHints()->mousePressAndHoldInterval();
    QGuiApplication::styleHints()->setMousePressAndHoldInterval(20);
    open();
    begin(*core::catalogue().front());
    layOnTable();
    auto* side = page().findChild<TableSide*>();
    const auto buttons = side->findChildren<Button*>();
    auto* leave = *std::ranges::find(buttons, QStringLiteral("Leave table mode"), &Button::text);
    const auto point = leave->mapTo(m_window.get(), leave->rect().center());
    QTest::touchEvent(m_window.get(), m_finger).press(0, point, m_window.get());
    QTRY_COMPARE(QToolTip::text(), QStringLiteral("Leave table mode"));
    QTest::touchEvent(m_window.get(), m_finger).release(0, point, m_window.get());
    QCoreApplication::processEvents();
    QVERIFY(page().table());
    QCOMPARE(QToolTip::text(), QStringLiteral("Leave table mode"));
    QVERIFY(!leave->underMouse());
    QToolTip::hideText();
    QGuiApplication::styleHints()->setMousePressAndHoldInterval(usual);
}

QTEST_MAIN(TestTableMode)
#include "tst_tablemode.moc"
