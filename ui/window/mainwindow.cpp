#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QCloseEvent>
#include <QMenu>
#include <QStackedWidget>

#include "ui/board/boardview.h"
#include "ui/controls/announcer.h"
#include "ui/controls/keyboardcare.h"
#include "ui/controls/notice.h"
#include "ui/controls/overlay.h"
#include "ui/controls/touch.h"
#include "ui/dialogs/aboutoverlay.h"
#include "ui/dialogs/helpoverlay.h"
#include "ui/dialogs/newgame.h"
#include "ui/dialogs/settingsoverlay.h"
#include "ui/film/filmoverlay.h"
#include "ui/keep/carriedpage.h"
#include "ui/keep/matchlog.h"
#include "ui/labs/labpage.h"
#include "ui/lessons/lessonpage.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"
#include "ui/look/theme.h"
#include "ui/match/fading.h"
#include "ui/match/hints.h"
#include "ui/match/stages.h"
#include "ui/practice/practicepage.h"
#include "ui/sheets/sheetdialog.h"
#include "ui/shelf/gamepage.h"
#include "ui/shelf/shelf.h"
#include "ui/window/appactions.h"
#include "ui/window/fullscreen.h"
#include "ui/window/gamepages.h"
#include "ui/window/linkdesk.h"
#include "ui/window/matchactions.h"
#include "ui/window/matchfiles.h"
#include "ui/window/matchpage.h"
#include "ui/window/openstrip.h"
#include "ui/window/tabledesk.h"
#include "ui/window/takealong.h"
#include "ui/window/teacherdesk.h"

#include <algorithm>

MainWindow::MainWindow(const QString& record)
    : m_deck(MatchStore::defaultFolder()), m_watch(m_session, m_deck), m_actions(new AppActions(this)),
      m_pages(new QStackedWidget), m_games(new GamePages(m_deck, m_pages)), m_shelf(new Shelf),
      m_files(m_session, *m_shelf, this), m_notice(new Notice(this)), m_fullScreen(new FullScreen(*this)),
      m_desk(new TeacherDesk(m_session, this)), m_table(new TableDesk(m_session, this)),
      m_link(new LinkDesk(m_session, this)) {
    setCentralWidget(m_pages);
    setMenuWidget(new OpenStrip(*m_table, *m_link, *this));
    m_pages->addWidget(m_shelf);
    setMinimumSize(960, 560);
    m_fullScreen->fit();
    restoreGeometry(settings::windowGeometry());
    connectShelf();
    connectActions();
    connectPages();
    connect(&m_files, &MatchFiles::told, this, &MainWindow::say);
    connect(&m_files, &MatchFiles::opened, this, [this] {
        comeFrom(nullptr);
        showMatch();
    });
    connect(new Fading(m_session, this), &Fading::told, this, &MainWindow::say);
    connect(new MatchLog(m_session, this), &MatchLog::troubled, this, &MainWindow::say);
    connect(m_desk, &TeacherDesk::told, this, &MainWindow::say);
    connect(m_table, &TableDesk::told, this, &MainWindow::say);
    connect(m_table, &TableDesk::teacherNeeded, m_desk, &TeacherDesk::withPin);
    connect(m_link, &LinkDesk::told, this, &MainWindow::say);
    const auto begins = [this] {
        comeFrom(nullptr);
        showMatch();
    };
    connect(m_table, &TableDesk::begins, this, begins);
    connect(m_link, &LinkDesk::begins, this, begins);
    connect(m_table, &TableDesk::noted, this, [this](const std::vector<Note>& notes) {
        if (m_match != nullptr) m_match->board()->setNotes(notes);
    });
    const auto ask = [this](const QString& text, const QString& yes, const std::function<void()>& agree) {
        matchPage().ask(text, yes, agree);
    };
    connect(m_table, &TableDesk::asked, this, ask);
    connect(m_link, &LinkDesk::asked, this, ask);
    connect(&m_deck, &CardDeck::troubled, this, &MainWindow::say);
    connect(&m_session.studies(), &Studies::failed, this, &MainWindow::say);
    connect(&m_session, &Session::stateChanged, this, [this] { stages::rememberIfBeaten(m_session); });
    rememberHelp(m_session.hints());
    m_desk->restoreLock();
    connect(new KeyboardCare(this), &KeyboardCare::focusLost, this, &MainWindow::bringFocusHome);
    setRole(m_pages, QAccessible::Client); // a screen reader need not tell that pages lie behind each other
    new Touch(this);
    begin(record);
}

// What shows the match goes before it.
MainWindow::~MainWindow() {
    delete m_table;
    delete m_link;
    delete m_pages;
}

// What had the focus is gone, and nothing has taken it: the dialog on top gets it, or the page.
void MainWindow::bringFocusHome() {
    const auto* now = QApplication::focusWidget();
    if ((now != nullptr && now->isVisible()) || !isActiveWindow()) return;
    if (QApplication::activePopupWidget() != nullptr) return;
    for (auto* dialog : findChildren<Overlay*>())
        if (dialog->isVisible()) return dialog->setFocus();
    auto* page = m_pages->currentWidget();
    if (page == m_match) return m_match->board()->setFocus(Qt::OtherFocusReason);
    if (auto* lessons = qobject_cast<LessonPage*>(page)) lessons->focusTask();
    if (auto* practice = qobject_cast<PracticePage*>(page)) practice->focusTask();
    if (now = QApplication::focusWidget(); now == nullptr || !now->isVisible()) KeyboardCare::enter(*page);
}

void MainWindow::connectShelf() {
    connect(m_shelf, &Shelf::languageChosen, this, [](int id) {
        settings::setLanguageId(static_cast<language::Id>(id));
        language::set(static_cast<language::Id>(id));
    });
    connect(m_shelf, &Shelf::darkToggled, this, &MainWindow::toggleDark);
    connect(m_shelf, &Shelf::menuRequested, this, &MainWindow::showMenu);
    connect(m_shelf, &Shelf::learnRequested, this, &MainWindow::showLessons);
    connect(m_shelf, &Shelf::puzzlesRequested, this, &MainWindow::showPractice);
    connect(m_shelf, &Shelf::labRequested, this, &MainWindow::showLab);
    connect(m_shelf, &Shelf::gameChosen, this, &MainWindow::showGame);
    connect(m_shelf, &Shelf::playRequested, this, [this](const core::Kind& kind) { askNewGame(kind); });
    connect(m_shelf, &Shelf::joinRequested, m_actions->joinTable, &QAction::trigger);
    connect(m_shelf, &Shelf::worksheetRequested, m_actions->worksheet, &QAction::trigger);
    connect(m_shelf, &Shelf::lessonRequested, this, [this](const core::Kind& kind) {
        m_games->lessons(kind).showNext();
        showLessons(kind);
    });
    connect(m_shelf, &Shelf::puzzleChosen, this, [this](const core::Puzzle& puzzle) {
        m_games->practice(puzzle.game->kind()).pose(puzzle);
        showPractice(puzzle.game->kind());
    });
}

void MainWindow::connectActions() {
    connect(m_actions->open, &QAction::triggered, &m_files, &MatchFiles::askOpen);
    connect(m_actions->save, &QAction::triggered, &m_files, &MatchFiles::askSave);
    connect(m_actions->projector, &QAction::triggered, m_fullScreen, &FullScreen::toggleProjector);
    connect(m_actions->joinTable, &QAction::triggered, m_table, &TableDesk::join);
    connect(m_actions->playByLink, &QAction::triggered, m_link, [this] { m_link->open(); });
    auto* page = new TakeAlong(carriedpage::path(), this);
    connect(m_actions->takeAlong, &QAction::triggered, page, &TakeAlong::ask);
    connect(page, &TakeAlong::told, this, &MainWindow::say);
    connect(m_actions->settings, &QAction::triggered, this, [this] {
        auto* dialog = new SettingsOverlay(this);
        connect(dialog, &SettingsOverlay::teacherRequested, m_desk, &TeacherDesk::open);
        dialog->open();
    });
    connect(m_actions->help, &QAction::triggered, this, [this] {
        auto* help = new HelpOverlay(shownKind(), this);
        if (showsMatch()) help->inMatch(m_session.match());
        help->open();
    });
    connect(m_actions->worksheet, &QAction::triggered, this, [this] { (new sheet::Dialog(this))->open(); });
    connect(m_actions->about, &QAction::triggered, this, [this] { (new AboutOverlay(this))->open(); });
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
}

void MainWindow::connectPages() {
    connect(m_games, &GamePages::toShelf, this, &MainWindow::showShelf);
    connect(m_games, &GamePages::toMatch, this, &MainWindow::showMatch);
    connect(m_games, &GamePages::told, this, &MainWindow::say);
    connect(m_games, &GamePages::askRequested, m_table, &TableDesk::ask);
    connect(m_games, &GamePages::newGameRequested, this,
            [this](const core::Kind& kind) { askNewGame(kind); });
    connect(m_games, &GamePages::learnRequested, this, &MainWindow::showLessons);
    connect(m_games, &GamePages::puzzlesRequested, this, &MainWindow::showPractice);
    connect(m_games, &GamePages::labRequested, this, &MainWindow::showLab);
    connect(m_games, &GamePages::ideaRequested, this,
            [this](const core::Kind& kind, const core::Lesson& lesson) {
                m_games->practice(kind).practise(lesson);
                showPractice(kind);
            });
    connect(m_games, &GamePages::boardsRequested, this,
            [this](const core::Kind& kind, const std::vector<core::AskedBoard>& boards) {
                m_games->practice(kind).practise(boards);
                showPractice(kind);
            });
    connect(m_games, &GamePages::matchRequested, this,
            [this](const std::shared_ptr<const core::Game>& game, const core::Position& position,
                   const core::Seats& seats) {
                m_session.begin(game, position, seats);
                comeFrom(nullptr);
                showMatch();
            });
    connect(m_games, &GamePages::playRequested, this,
            [this](const std::shared_ptr<const core::Game>& game, const core::Position& position) {
                m_session.begin(game, position, settings::people());
                showMatch();
                comeFrom(&game->kind());
            });
}

// A match under way is shown at once; a finished one waits on the shelf.
void MainWindow::begin(const QString& record) {
    if (!record.isEmpty()) {
        m_files.open(record);
        if (m_session.active()) return;
    } else {
        m_files.restore();
        m_link->restore();
    }
    if (m_session.active() && !m_session.match().ending())
        showMatch();
    else
        showShelf();
}

MatchPage& MainWindow::matchPage() {
    if (m_match != nullptr) return *m_match;
    m_match = new MatchPage(m_session);
    m_pages->addWidget(m_match);
    connect(m_match, &MatchPage::toShelf, this, [this] {
        if (m_cameFrom != nullptr)
            showLab(*m_cameFrom);
        else
            showShelf();
    });
    const auto& actions = m_match->matchActions();
    connect(actions.newGame, &QAction::triggered, this,
            [this] { askNewGame(m_session.match().game().kind()); });
    connect(actions.newGameFromHere, &QAction::triggered, this, [this] {
        const auto& match = m_session.match();
        askNewGame(match.game().kind())
            ->propose(QString::fromStdString(match.game().rules()),
                      QString::fromStdString(match.game().text(match.position())));
    });
    m_fullScreen->serve(*m_match);
    connect(actions.openTable, &QAction::triggered, m_table, &TableDesk::open);
    connect(m_match, &MatchPage::lockToggled, m_desk, &TeacherDesk::setLocked);
    connect(m_match, &MatchPage::briefLookRequested, m_desk, &TeacherDesk::showBriefly);
    connect(m_match, &MatchPage::menuRequested, this, &MainWindow::showMenu);
    connect(m_match, &MatchPage::labRequested, this, [this](const QString& place) {
        const auto& kind = m_session.match().game().kind();
        showLab(kind);
        m_games->lab(kind).setBack(LabPage::Back::Match);
        m_games->lab(kind).lookAt(place);
    });
    return *m_match;
}

void MainWindow::turnTo(QWidget* page) {
    if (page != m_match) m_fullScreen->leaveTable();
    m_pages->setCurrentWidget(page);
}

bool MainWindow::showsMatch() const {
    return m_pages->currentWidget() == m_match && m_session.active();
}

const core::Kind* MainWindow::shownKind() const {
    if (showsMatch()) return &m_session.match().game().kind();
    return m_games->kindOf(m_pages->currentWidget());
}

void MainWindow::showShelf() {
    comeFrom(nullptr);
    m_files.showKept();
    turnTo(m_shelf);
    m_shelf->focusOffer();
}

void MainWindow::showMatch() {
    turnTo(&matchPage());
}

void MainWindow::comeFrom(const core::Kind* lab) {
    m_cameFrom = lab;
    if (m_match != nullptr) m_match->setBackToLab(lab != nullptr);
}

void MainWindow::showGame(const core::Kind& kind) {
    auto& page = m_games->game(kind);
    turnTo(&page);
    page.focusPlay();
}

void MainWindow::showLab(const core::Kind& kind) {
    auto& page = m_games->lab(kind);
    page.setBack(LabPage::Back::Shelf);
    comeFrom(nullptr);
    turnTo(&page);
    KeyboardCare::enter(page);
}

void MainWindow::showLessons(const core::Kind& kind) {
    auto& page = m_games->lessons(kind);
    turnTo(&page);
    page.focusTask();
}

void MainWindow::showPractice(const core::Kind& kind) {
    auto& page = m_games->practice(kind);
    turnTo(&page);
    page.focusTask();
}

NewGame* MainWindow::askNewGame(const core::Kind& kind) {
    auto* dialog = new NewGame(kind, this);
    connect(dialog, &NewGame::chosen, this,
            [this](const std::shared_ptr<const core::Game>& game, const core::Position& start,
                   const std::array<core::Seat, 2>& seats, bool pie) {
                m_session.begin(game, start, seats, pie);
                comeFrom(nullptr);
                showMatch();
            });
    dialog->open();
    return dialog;
}

namespace {

bool hasRoom(const QMenu& menu, int height) {
    constexpr int entry = 28, edges = 16; // px at scale 1
    const auto shown = std::ranges::count_if(
        menu.actions(), [](const QAction* a) { return a->isVisible() && !a->isSeparator(); });
    return static_cast<int>(shown) * theme().target(entry) + theme().px(edges) <= height;
}

} // namespace

// In one column: where that has no room, some entries stand in parts of it.
void MainWindow::showMenu(QPoint at) {
    auto* whole = menu(Entries::All);
    if (hasRoom(*whole, height())) return whole->popup(at);
    delete whole;
    menu(Entries::InParts)->popup(at);
}

// In four blocks: the match, the board, the class, the program.
QMenu* MainWindow::menu(Entries entries) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* table = nullptr;
    auto* records = entries == Entries::InParts ? new QMenu(tr("Record"), menu) : nullptr;
    if (m_pages->currentWidget() == m_match) {
        const auto& actions = m_match->matchActions();
        menu->addActions(actions.ofMatch());
        menu->addSeparator();
        menu->addActions(actions.ofBoard());
        auto* ofBoard = records != nullptr ? records : menu;
        ofBoard->addMenu(tr("Copy and paste"))->addActions(actions.ofClipboard());
        auto* exports = new print::ExportMenu(
            this, [this] { return boardPicture(m_session); }, [this](const QString& told) { say(told); });
        exports->setTitle(tr("Export board"));
        connect(exports->offerFile(tr("Save as a moving picture …")), &QAction::triggered, this,
                &MainWindow::askFilm);
        ofBoard->addMenu(exports);
        table = actions.openTable;
    }
    m_actions->fill(*menu, table, records);
    return menu;
}

void MainWindow::askFilm() {
    auto* dialog = filmDialog(m_session, this);
    if (dialog == nullptr) return say(tr("No move has been made yet."));
    connect(dialog, &film::FilmOverlay::told, this, &MainWindow::say);
    dialog->open();
}

void MainWindow::endured(const QString& line) {
    say(line);
    m_session.recover();
    m_table->startAnew();
}

void MainWindow::say(const QString& line) {
    if (m_match != nullptr && m_pages->currentWidget() == m_match)
        m_match->say(line);
    else
        m_notice->say(line);
}

void MainWindow::toggleDark() {
    theme().setDark(!theme().dark());
    settings::look.set(theme().dark() ? settings::Look::Dark : settings::Look::Light);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    theme().fitWindow(event->size());
    QMainWindow::resizeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    settings::setWindowGeometry(saveGeometry());
    QMainWindow::closeEvent(event);
}
