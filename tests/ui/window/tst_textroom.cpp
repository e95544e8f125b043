#include <QAbstractButton>
#include <QSettings>
#include <QStackedLayout>
#include <QTest>

#include "core/labs/labs.h"
#include "tests/everykind.h"
#include "tests/ui/roomless.h"
#include "tests/ui/table/pupil.h"
#include "tests/ui/window/presser.h"
#include "ui/board/boardview.h"
#include "ui/controls/button.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/label.h"
#include "ui/controls/overlay.h"
#include "ui/controls/pageheader.h"
#include "ui/dialogs/newgame.h"
#include "ui/dialogs/rulesform.h"
#include "ui/labs/labmodel.h"
#include "ui/labs/labpage.h"
#include "ui/labs/labview.h"
#include "ui/lessons/lessonpage.h"
#include "ui/lessons/lessonplayer.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"
#include "ui/look/theme.h"
#include "ui/practice/practicepage.h"
#include "ui/practice/puzzleplayer.h"
#include "ui/shelf/shelf.h"
#include "ui/window/appactions.h"
#include "ui/window/gamepages.h"
#include "ui/window/mainwindow.h"
#include "ui/window/tabledesk.h"

#include <algorithm>
#include <functional>
#include <map>

// On every page and in every dialog each text has the room that it takes: in
// three languages, four sizes of the window and with larger text it is measured as it is drawn.
namespace {
constexpr double tolerable = 0.85; // of the size of letters, where a card is narrow
}

class TextRoomTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void noticesWhatHasNone();
    void everyTextHasRoom_data();
    void everyTextHasRoom();
    void boardsAreReadFromAfar_data();
    void boardsAreReadFromAfar();
    void cleanup() { m_window.reset(); }

private:
    using Open = std::function<void()>;
    void add(const std::string& name, Open open);
    void addDialogs();
    void addPages(const core::Kind& kind);
    void addMatch(const core::Kind& kind);
    void play(const core::Kind& kind, int plies, Help help, core::Seats seats = {});
    template <class Widget>
    Widget& part() const {
        return *m_window->findChild<Widget*>();
    }

    // What is still found once all has been arranged: what changes its size may let others change theirs.
    QStringList atRest() const {
        constexpr int rounds = 6;
        QStringList found;
        for (int i = 0; i < rounds; ++i) {
            Presser::settle();
            found = roomless::in(shown(), tolerable * 12);
            if (found.isEmpty()) break;
        }
        return found;
    }

    // The dialog, where there is one: it hides what lies below.
    QWidget& shown() const {
        for (auto* dialog : m_window->findChildren<Overlay*>())
            if (dialog->isVisible()) return *dialog;
        return *m_window;
    }

    std::unique_ptr<MainWindow> m_window;
    std::map<std::string, Open> m_screens;
};

void TextRoomTest::initTestCase() {
    settings::reduceMotion.set(true);
    settings::setPlayerName(0, QStringLiteral("Hanako"));
    settings::setPlayerName(1, QStringLiteral("けんたろう"));
}

// A new one each time: pages that others have opened would take on every language, too.
void TextRoomTest::init() {
    language::set(language::Id::English);
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1280, 800);
    m_window->show();
}

void TextRoomTest::noticesWhatHasNone() {
    QWidget window;
    window.resize(600, 200);
    Label label(Type::Body, QStringLiteral("a few words that take more than one line"), &window);
    label.setWordWrap(true);
    label.resize(100, label.heightForWidth(100));
    window.show();
    QCOMPARE(roomless::in(window), QStringList());
    label.resize(100, label.height() / 2);
    QVERIFY(!roomless::in(window).isEmpty());
    label.resize(400, label.heightForWidth(400));
    Label other(Type::Body, QStringLiteral("others"), &label);
    other.show();
    QVERIFY(roomless::in(window).isEmpty()); // another widget lies above
    Button button(Button::Style::Outline, QStringLiteral("a word"), &window);
    button.setGeometry(0, 60, button.sizeHint().width() / 2, 20);
    button.show();
    QVERIFY(!roomless::in(window).isEmpty());
}

void TextRoomTest::add(const std::string& name, Open open) {
    m_screens[name] = std::move(open);
    QTest::newRow(name.c_str()) << name;
}

void TextRoomTest::addDialogs() {
    const auto action = [this](QAction* const AppActions::*which) {
        return [this, which] { (part<AppActions>().*which)->trigger(); };
    };
    add("settings", action(&AppActions::settings));
    add("help", action(&AppActions::help));
    add("about", action(&AppActions::about));
    add("worksheet", action(&AppActions::worksheet));
    add("join a table", action(&AppActions::joinTable));
}

void TextRoomTest::addPages(const core::Kind& kind) {
    const std::string id(kind.id);
    const auto ask = [this, &kind] { emit part<Shelf>().playRequested(kind); };
    const auto unfold = [this, ask] {
        ask();
        for (auto* button : part<NewGame>().findChildren<QAbstractButton*>())
            if (button->isVisible() && button->text() == QStringLiteral("Rules")) return button->click();
    };
    add("game page of " + id, [this, &kind] { emit part<Shelf>().gameChosen(kind); });
    add("new game of " + id, ask);
    add("rules of " + id, unfold);
    add("all rules of " + id, [this, unfold] {
        unfold();
        auto* depth = part<RulesForm>().findChild<Segmented*>(QStringLiteral("depth"));
        if (depth->isVisible()) QTest::keyClick(depth, Qt::Key_Right);
    });
    add("how to play " + id, [this, &kind] {
        emit part<Shelf>().learnRequested(kind);
        part<GamePages>().lessons(kind).showGuide();
    });
    add("lesson of " + id, [this, &kind] {
        emit part<Shelf>().learnRequested(kind);
        part<GamePages>().lessons(kind).showLesson(0);
    });
    add("answer in a lesson of " + id, [this, &kind] {
        emit part<Shelf>().learnRequested(kind);
        auto& page = part<GamePages>().lessons(kind);
        page.showLesson(0);
        for (int i = 0; i < 2; ++i) { // the first station shows something only
            pupil::answer(*page.player()->exercise(), false);
            if (i > 0) break;
            for (auto* button : page.findChildren<QAbstractButton*>())
                if (button->isVisible() && button->text() == QStringLiteral("Next")) button->click();
        }
    });
    add("source of " + id, [this, &kind] {
        emit part<Shelf>().learnRequested(kind);
        part<GamePages>().lessons(kind).showSource();
    });
    add("puzzles of " + id, [this, &kind] { emit part<Shelf>().puzzlesRequested(kind); });
    add("answer to a puzzle of " + id, [this, &kind] {
        emit part<Shelf>().puzzlesRequested(kind);
        auto& view = *part<GamePages>().practice(kind).player()->exercise();
        QTRY_VERIFY_WITH_TIMEOUT(view.exercise() != nullptr && view.exercise()->ready(), 60'000);
        pupil::answer(view, false);
    });
    add("mistakes of " + id, [this, &kind] {
        emit part<Shelf>().puzzlesRequested(kind);
        part<GamePages>().practice(kind).showMistakes();
    });
    const auto tabs = kind.graphed.has_value() + kind.ring.has_value() + kind.demonstration.has_value() +
                      static_cast<int>(std::ranges::count(core::labsOf(kind), true, &core::Lab::tab));
    for (int tab = 0; tab < tabs; ++tab)
        add("lab " + std::to_string(tab) + " of " + id, [this, &kind, tab] {
            emit part<Shelf>().labRequested(kind);
            auto& page = part<GamePages>().lab(kind);
            emit page.findChild<PageHeader*>()->findChild<Segmented*>()->chosen(tab);
            for (auto* view : page.findChildren<LabView*>())
                if (view->isVisible()) QTRY_VERIFY_WITH_TIMEOUT(view->model()->columnCount() > 0, 60'000);
        });
}

// The first moves that there are; nothing is waited for but what the board shows.
void TextRoomTest::play(const core::Kind& kind, int plies, Help help, core::Seats seats) {
    auto& session = m_window->session();
    const std::shared_ptr<const core::Game> game = kind.game("");
    session.begin(game, game->start(), std::move(seats));
    emit part<GamePages>().toMatch();
    session.hints().setLevel(help);
    for (int i = 0; i < plies && !session.match().ending(); ++i) {
        session.play(game->moves(session.match().position()).front());
        Presser::settle();
        part<BoardView>().finishAnimation();
    }
}

void TextRoomTest::addMatch(const core::Kind& kind) {
    const std::string id(kind.id);
    add("match of " + id, [this, &kind] { play(kind, 2, Help::Off); });
    add("numbers of " + id, [this, &kind] { play(kind, 2, Help::Numbers); });
    add("looking back at " + id, [this, &kind] {
        play(kind, 3, Help::Numbers);
        m_window->session().goTo(1);
    });
    add("end of " + id, [this, &kind] {
        play(kind, 2, Help::Off);
        m_window->session().giveUp();
    });
    add("look back at the end of " + id, [this, &kind] {
        play(kind, 3, Help::Off);
        m_window->session().giveUp();
        m_window->session().goTo(1);
    });
}

void TextRoomTest::everyTextHasRoom_data() {
    QTest::addColumn<std::string>("screen");
    add("shelf", [this] { emit part<GamePages>().toShelf(); });
    addDialogs();
    add("table", [this] { part<TableDesk>().open(); });
    for (const auto* kind : everykind::shipped()) {
        addPages(*kind);
        addMatch(*kind);
    }
}

void TextRoomTest::everyTextHasRoom() {
    QFETCH(std::string, screen);
    emit part<GamePages>().toShelf();
    m_screens.at(screen)();
    QStringList found;
    const auto look = [&](QSize size, double text) {
        m_window->resize(size);
        theme().setTextSize(text);
        for (const auto id : {language::Id::English, language::Id::Japanese, language::Id::Kana}) {
            language::set(id);
            for (const auto& cut : atRest())
                found << QStringLiteral("%1 at %2 %, %3: %4")
                             .arg(size.width())
                             .arg(100 * text)
                             .arg(language::code(id), cut);
        }
    };
    for (const auto size : {QSize(1024, 600), QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)})
        look(size, 1);
    look({1280, 800}, 1.25); // as large as it gets there
    look({1920, 1080}, 1.5);
    theme().setTextSize(1);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
}

void TextRoomTest::boardsAreReadFromAfar_data() {
    QTest::addColumn<const core::Kind*>("kind");
    for (const auto* kind : everykind::shipped()) QTest::newRow(std::string(kind->id).c_str()) << kind;
}

// On the smallest projector, in a match and looking back.
void TextRoomTest::boardsAreReadFromAfar() {
    QFETCH(const core::Kind*, kind);
    m_window->resize(1024, 600);
    theme().setProjector(true);
    for (const auto id : {language::Id::English, language::Id::Japanese, language::Id::Kana}) {
        language::set(id);
        play(*kind, 2, Help::Numbers, {core::Seat{"はな", {}}, core::Seat{"けん", {}}});
        for (const int ply : {2, 1}) {
            m_window->session().goTo(ply);
            Presser::settle();
            QCOMPARE(roomless::in(*m_window, tolerable * 20), QStringList());
        }
    }
    theme().setProjector(false);
}

QTEST_MAIN(TextRoomTest)
#include "tst_textroom.moc"
