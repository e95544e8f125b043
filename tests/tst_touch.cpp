#include <QAbstractButton>
#include <QAbstractItemView>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPointingDevice>
#include <QScreen>
#include <QScrollBar>
#include <QScroller>
#include <QSettings>
#include <QStandardPaths>
#include <QStyleHints>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>

#include "ui/board/boardview.h"
#include "ui/controls/button.h"
#include "ui/controls/overlay.h"
#include "ui/controls/segmented.h"
#include "ui/controls/stepper.h"
#include "ui/controls/touch.h"
#include "ui/controls/turned.h"
#include "ui/dialogs/newgame.h"
#include "ui/labs/labgrid.h"
#include "ui/labs/labmatrix.h"
#include "ui/labs/labmodel.h"
#include "ui/labs/labpage.h"
#include "ui/labs/labview.h"
#include "ui/language.h"
#include "ui/panels/header.h"
#include "ui/panels/helpselector.h"
#include "ui/panels/movespanel.h"
#include "ui/panels/noticestrip.h"
#include "ui/panels/tableside.h"
#include "ui/settings.h"
#include "ui/shelf/shelf.h"
#include "ui/theme.h"
#include "ui/window/appactions.h"
#include "ui/window/mainwindow.h"
#include "ui/window/matchactions.h"
#include "ui/window/matchpage.h"

#include <algorithm>
#include <array>
#include <random>

namespace {

// As fine as they come, and how many px they have.
const std::array<std::pair<int, QSize>, 3> screens{
    {{96, {1280, 800}}, {160, {1920, 1200}}, {220, {2560, 1600}}}};

} // namespace

// The whole program by fingers alone: what they need is large enough, and matches are played with them.
class TestTouch : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void targetsFollowTheScreen();
    void everyTargetHasRoom_data();
    void everyTargetHasRoom();
    void labCellsHaveRoom();
    void menuEntriesHaveRoom();
    void fingerScrolls();
    void spotsHaveRoomOnTheTable_data() { everyTargetHasRoom_data(); }
    void spotsHaveRoomOnTheTable();
    void wholeMatchOnTheTable_data();
    void wholeMatchOnTheTable();
    void eachSideReadsItsOwn();
    void cardsAreTurnedAsOne();
    void bothSidesReachTheWayOut();
    void restingFingerIsTold();
    void cleanup();

private:
    void open(QSize size = {1280, 800});
    void begin(const core::Kind& kind);
    void layOnTable();
    void tap(QWidget* widget, QPointF at);
    void tap(QWidget* widget) { tap(widget, QRectF(widget->rect()).center()); }
    void drag(QWidget* widget, QPointF from, QPointF to);
    bool scrolls(QAbstractScrollArea& area);
    void play(core::Move move);
    void pointAt(core::Move move);
    QStringList tooSmall() const;
    Session& session() const { return m_window->session(); }
    MatchPage& page() const { return *m_window->findChild<MatchPage*>(); }
    BoardView& board() const { return *page().board(); }
    Turned& across() const;

    const std::unique_ptr<QPointingDevice> m_owned{QTest::createTouchDevice()};
    QPointingDevice* m_finger = m_owned.get();
    std::unique_ptr<MainWindow> m_window;
    QTemporaryDir m_home;
};

void TestTouch::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("kachisuji-test"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_touch"));
    qputenv("XDG_DATA_HOME", m_home.path().toLocal8Bit());
}

void TestTouch::cleanup() {
    m_window.reset();
    theme().setLeastTarget(0);
    theme().setProjector(false);
}

void TestTouch::open(QSize size) {
    m_window.reset();
    QSettings().clear();
    QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
    settings::setReduceMotion(true);
    language::set(language::Id::English);
    m_window = std::make_unique<MainWindow>();
    m_window->setWindowState(Qt::WindowNoState);
    m_window->resize(size);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TestTouch::begin(const core::Kind& kind) {
    const std::string rules = kind.id == "fmurs" ? "rows=5;columns=5;sheep=2;turnlimit=12" : "";
    const std::shared_ptr<const core::Game> game = kind.game(rules);
    emit m_window->findChild<Shelf*>()->playRequested(kind);
    auto* dialog = m_window->findChild<NewGame*>();
    emit dialog->chosen(game, game->start(), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}}, Help::Off);
    dialog->dismiss();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
    QVERIFY(page().isVisible());
}

void TestTouch::layOnTable() {
    if (!page().table()) emit page().tableToggled();
    m_window->setWindowState(Qt::WindowNoState); // the size that is asked for
    QCoreApplication::processEvents();
    QVERIFY(page().table());
}

// The point of the widget is found on the window, as a finger finds it.
void TestTouch::tap(QWidget* widget, QPointF at) {
    const auto point = widget->mapTo(m_window.get(), at.toPoint());
    QTest::touchEvent(m_window.get(), m_finger).press(0, point, m_window.get());
    QTest::touchEvent(m_window.get(), m_finger).release(0, point, m_window.get());
    QCoreApplication::processEvents();
}

void TestTouch::drag(QWidget* widget, QPointF from, QPointF to) {
    constexpr int steps = 24;
    const auto point = [&](int step) {
        return widget->mapTo(m_window.get(), (from + (to - from) * step / steps).toPoint());
    };
    QTest::touchEvent(m_window.get(), m_finger).press(0, point(0), m_window.get());
    for (int step = 1; step <= steps; ++step)
        QTest::touchEvent(m_window.get(), m_finger).move(0, point(step), m_window.get());
    QTest::touchEvent(m_window.get(), m_finger).release(0, point(steps), m_window.get());
    QCoreApplication::processEvents();
}

Turned& TestTouch::across() const {
    for (auto* view : page().findChildren<Turned*>())
        if (qobject_cast<TableSide*>(view->content()) != nullptr) return *view;
    qFatal("nobody sits across");
}

void TestTouch::targetsFollowTheScreen() {
    QCOMPARE(Touch::least(25.4), Touch::least(72)); // a screen that does not know its size
    QCOMPARE(Touch::least(96), 35);
    QCOMPARE(Touch::least(160), 57);
    QCOMPARE(Touch::least(220), 78);
    open();
    QCOMPARE(theme().leastTarget(), Touch::least(m_window->screen()->physicalDotsPerInch()));
}

void TestTouch::everyTargetHasRoom_data() {
    QTest::addColumn<int>("dots");
    QTest::addColumn<QSize>("size");
    for (const auto& [dots, size] : screens)
        QTest::newRow(qPrintable(QStringLiteral("%1 dpi").arg(dots))) << dots << size;
}

// What is seen and can be pressed, but has not got 9 mm each way.
QStringList TestTouch::tooSmall() const {
    const int least = theme().leastTarget();
    QStringList all;
    const auto check = [&](const QWidget* widget, QSize size, const QString& name) {
        if (size.width() < least || size.height() < least)
            all << QStringLiteral("%1 “%2” %3 × %4")
                       .arg(QString::fromLatin1(widget->metaObject()->className()), name)
                       .arg(size.width())
                       .arg(size.height());
    };
    for (const auto* widget : m_window->findChildren<QWidget*>()) {
        if (!widget->isVisible()) continue;
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            check(button, button->size(),
                  button->text().isEmpty() ? button->accessibleName() : button->text());
        else if (qobject_cast<const Segmented*>(widget) != nullptr)
            check(widget, {widget->width() < widget->minimumSizeHint().width() ? 0 : least, widget->height()},
                  widget->accessibleName());
        else if (qobject_cast<const Stepper*>(widget) != nullptr)
            check(widget, {widget->width() / 2, widget->height()}, widget->accessibleName());
        else if (qobject_cast<const QLineEdit*>(widget) != nullptr)
            check(widget, widget->size(), widget->accessibleName());
        else if (const auto* heads = qobject_cast<const QHeaderView*>(widget))
            check(heads, {least, heads->sectionsClickable() ? heads->height() : least}, {});
        else if (const auto* list = qobject_cast<const QAbstractItemView*>(widget))
            if (list->model() != nullptr && list->model()->rowCount() > 0)
                check(list, {least, list->sizeHintForRow(0)}, list->accessibleName());
        if (const auto* grid = qobject_cast<const LabGrid*>(widget); grid && grid->choosable())
            check(grid, QSizeF(grid->side(), grid->side()).toSize(), grid->accessibleName());
        if (const auto* matrix = qobject_cast<const LabMatrix*>(widget); matrix && matrix->rows() > 0)
            check(matrix, matrix->cellSize().toSize(), matrix->accessibleName());
    }
    return all;
}

void TestTouch::everyTargetHasRoom() {
    QFETCH(int, dots);
    QFETCH(QSize, size);
    open(size);
    theme().setLeastTarget(Touch::least(dots));
    const auto check = [this](const char* where) {
        // What is laid out follows a moment later.
        QTRY_VERIFY2(tooSmall().isEmpty(),
                     qPrintable(QStringLiteral("%1: %2").arg(QString::fromLatin1(where),
                                                             tooSmall().join(QStringLiteral(", ")))));
    };
    const auto checkDialog = [&](const char* where) {
        check(where);
        for (auto* dialog : m_window->findChildren<Overlay*>()) dialog->dismiss();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    auto* shelf = m_window->findChild<Shelf*>();
    const auto* actions = m_window->findChild<AppActions*>();
    check("shelf");
    actions->settings->trigger();
    checkDialog("settings");
    actions->help->trigger();
    checkDialog("help");
    actions->about->trigger();
    checkDialog("about");
    actions->worksheet->trigger();
    checkDialog("worksheet");
    for (const auto* kind : core::catalogue()) {
        const auto id = std::string(kind->id);
        emit shelf->playRequested(*kind);
        checkDialog(("new game of " + id).c_str());
        emit shelf->learnRequested(*kind);
        check(("lessons of " + id).c_str());
        emit shelf->puzzlesRequested(*kind);
        check(("puzzles of " + id).c_str());
        emit shelf->labRequested(*kind);
        check(("labs of " + id).c_str());
        begin(*kind);
        check(("match of " + id).c_str());
        layOnTable();
        check(("table of " + id).c_str());
        if (QTest::currentTestFailed()) return;
    }
}

// Every lab, with what it finds at first.
void TestTouch::labCellsHaveRoom() {
    constexpr int mostTabs = 6;
    open();
    int found = 0;
    for (const auto* kind : core::catalogue()) {
        emit m_window->findChild<Shelf*>()->labRequested(*kind);
        for (int tab = 0; tab < mostTabs; ++tab) {
            emit m_window->findChild<LabPage*>()->findChild<Segmented*>()->chosen(tab);
            QCoreApplication::processEvents();
            for (const auto* lab : m_window->findChildren<LabView*>()) {
                if (!lab->isVisible()) continue;
                ++found;
                QTRY_VERIFY_WITH_TIMEOUT(lab->model()->rowCount() > 0, 120000);
            }
            for (const auto& [dots, size] : screens) {
                m_window->resize(size);
                theme().setLeastTarget(Touch::least(dots));
                QTRY_VERIFY2(tooSmall().isEmpty(), qPrintable(tooSmall().join(QStringLiteral(", "))));
            }
        }
    }
    QVERIFY(found > 5);
}

void TestTouch::menuEntriesHaveRoom() {
    open();
    theme().setLeastTarget(Touch::least(220));
    begin(*core::catalogue().front());
    const auto check = [this] {
        const auto menus = m_window->findChildren<QMenu*>();
        QVERIFY(!menus.isEmpty());
        for (auto* menu : menus) {
            menu->show();
            for (auto* entry : menu->actions()) {
                const auto place = menu->actionGeometry(entry);
                if (entry->isSeparator() || !entry->isVisible()) continue;
                QVERIFY2(place.height() >= theme().leastTarget(), qPrintable(entry->text()));
            }
            menu->hide();
        }
    };
    emit page().menuRequested({});
    check();
    tap(page().findChild<HelpSelector*>());
    check();
}

// Drawn up by a finger, what is below comes into sight, and nothing is pressed.
bool TestTouch::scrolls(QAbstractScrollArea& area) {
    auto* bar = area.verticalScrollBar();
    bar->setValue(0);
    auto* seen = area.viewport();
    if (bar->maximum() == 0) return false;
    drag(seen, {seen->width() / 2.0, seen->height() / 2.0}, {seen->width() / 2.0, 10.0});
    return QTest::qWaitFor([bar] { return bar->value() > 0; }, 1000);
}

void TestTouch::fingerScrolls() {
    open({1024, 600});
    const auto below = [this](QWidget* where, const char* name) {
        QVERIFY2(std::ranges::any_of(where->findChildren<QAbstractScrollArea*>(),
                                     [this](auto* area) { return area->isVisible() && scrolls(*area); }),
                 name);
        QTRY_VERIFY(QScroller::activeScrollers().isEmpty()); // it has come to rest
    };
    m_window->findChild<AppActions*>()->help->trigger();
    auto* dialog = m_window->findChild<Overlay*>();
    below(dialog, "help");
    dialog->dismiss();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    auto* shelf = m_window->findChild<Shelf*>();
    theme().setProjector(true);
    QCoreApplication::processEvents();
    below(shelf, "shelf");
    QCOMPARE(m_window->findChild<NewGame*>(), nullptr);
    emit shelf->labRequested(core::kindOf("ribbonim"));
    auto* lab = m_window->findChild<LabView*>();
    QTRY_VERIFY(lab->model()->rowCount() > 0);
    QCoreApplication::processEvents();
    below(m_window->findChild<LabPage*>(), "lab");
    theme().setProjector(false);
    begin(core::kindOf("fmurs"));
    session().setHelp(Help::Numbers);
    below(page().findChild<MovesPanel*>(), "moves");
    QCOMPARE(session().match().plies(), 0);
}

// Two spots side by side, of the rules that are offered first.
void TestTouch::spotsHaveRoomOnTheTable() {
    QFETCH(int, dots);
    QFETCH(QSize, size);
    open(size);
    theme().setLeastTarget(Touch::least(dots));
    for (const auto* kind : core::catalogue()) {
        const std::shared_ptr<const core::Game> game = kind->game("");
        begin(*kind);
        session().begin(game, game->start(), session().seats());
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

void TestTouch::wholeMatchOnTheTable_data() {
    QTest::addColumn<QString>("id");
    for (const auto* kind : core::catalogue())
        QTest::newRow(std::string(kind->id).c_str())
            << QString::fromUtf8(kind->id.data(), static_cast<int>(kind->id.size()));
}

// Along the spots of its path, or over them where a span is drawn.
void TestTouch::pointAt(core::Move move) {
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

void TestTouch::play(core::Move move) {
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
void TestTouch::wholeMatchOnTheTable() {
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
        QVERIFY(board().facing().flat);
        QCOMPARE(board().facing().whole, away && !layout.liesBetween());
        QCOMPARE(board().facing().writing, away && layout.liesBetween());
        const auto moves = match.game().moves(match.position());
        play(moves[random() % moves.size()]);
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY(session().state() != Session::State::Animating);
    }
    QVERIFY(session().match().ending());
    auto* content = across().content();
    for (auto* button : content->findChildren<Button*>()) {
        if (!button->isVisible() || button->text() != QStringLiteral("Again")) continue;
        tap(&across(), across().mapFromScene(button->mapTo(content, button->rect().center())));
        QCOMPARE(session().match().plies(), 0);
        return;
    }
    QFAIL("no other match can be begun from across");
}

// Upright below, turned above, and nothing else besides the board.
void TestTouch::eachSideReadsItsOwn() {
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
void TestTouch::cardsAreTurnedAsOne() {
    open();
    const auto& kind = core::kindOf("chopsticks");
    const std::shared_ptr<const core::Game> game = kind.game("split=any");
    begin(kind);
    session().begin(game, game->parse("23/13 2"), session().seats());
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
        if (board().model().spot(spot).card && !board().model().cell(spot).art.isEmpty())
            cards.push_back(board().spotRect(spot));
    QVERIFY(!cards.empty());
    // The two lines above them, around their middle.
    const auto middle = [this](core::SpotId spot) { return QRectF(board().spotRect(spot)).center(); };
    const auto height = [this](core::SpotId spot) { return double(board().model().spot(spot).centre.y); };
    const double scale = (middle(5).y() - middle(4).y()) / (height(5) - height(4));
    QRectF heading(0, 0, 200, 44 * scale);
    heading.moveCenter(middle(4) - QPointF(0, scale * (height(4) - 43)));
    cards.push_back(heading.toAlignedRect());
    for (const auto place : cards) {
        const auto near = seen(core::Player::First, place);
        QVERIFY(apart(near, seen(core::Player::Second, place)) > 8);
        double best = 255; // places are known to a pixel or two
        for (const int aside : {-2, -1, 0, 1, 2}) {
            const auto far = seen(core::Player::Second, place.translated(0, aside));
            best = std::min(best, apart(near, far.transformed(QTransform().rotate(180))));
        }
        QVERIFY2(best < 4, qPrintable(QString::number(best)));
    }
}

void TestTouch::bothSidesReachTheWayOut() {
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
    QVERIFY(!board().facing().flat);
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
void TestTouch::restingFingerIsTold() {
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

QTEST_MAIN(TestTouch)
#include "tst_touch.moc"
