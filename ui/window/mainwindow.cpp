#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QCloseEvent>
#include <QMenu>
#include <QRandomGenerator>
#include <QScreen>
#include <QStackedWidget>

#include "ui/board/boardview.h"
#include "ui/controls/keyboardcare.h"
#include "ui/controls/notice.h"
#include "ui/controls/overlay.h"
#include "ui/controls/touch.h"
#include "ui/dialogs/aboutoverlay.h"
#include "ui/dialogs/helpoverlay.h"
#include "ui/dialogs/newgame.h"
#include "ui/dialogs/settingsoverlay.h"
#include "ui/fading.h"
#include "ui/labs/labpage.h"
#include "ui/language.h"
#include "ui/lessons/lessonpage.h"
#include "ui/matchlog.h"
#include "ui/practice/practicepage.h"
#include "ui/settings.h"
#include "ui/sheets/sheetdialog.h"
#include "ui/shelf/continuerow.h"
#include "ui/shelf/shelf.h"
#include "ui/stages.h"
#include "ui/theme.h"
#include "ui/window/appactions.h"
#include "ui/window/matchexport.h"
#include "ui/window/matchfiles.h"
#include "ui/window/matchpage.h"
#include "ui/window/tabledesk.h"
#include "ui/window/teacherdesk.h"

namespace {

// The first part of a page that the keyboard reaches.
void focusFirst(QWidget& page) {
    for (auto* w = page.nextInFocusChain(); w != &page; w = w->nextInFocusChain())
        if (page.isAncestorOf(w) && w->isVisible() && w->isEnabled() &&
            (w->focusPolicy() & Qt::TabFocus) != 0)
            return w->setFocus(Qt::OtherFocusReason);
}

} // namespace

MainWindow::MainWindow(const QString& record)
    : m_deck(MatchStore::defaultFolder()), m_watch(m_session, m_deck), m_actions(new AppActions(this)),
      m_pages(new QStackedWidget), m_shelf(new Shelf), m_continue(new ContinueRow),
      m_files(m_session, *m_continue, this), m_notice(new Notice(this)),
      m_desk(new TeacherDesk(m_session, this)), m_table(new TableDesk(m_session, this)) {
    setCentralWidget(m_pages);
    m_pages->addWidget(m_shelf);
    m_shelf->setBelow(m_continue);
    setMinimumSize(960, 560);
    fitScreen();
    restoreGeometry(settings::windowGeometry());
    connectShelf();
    connectActions();
    connect(&m_files, &MatchFiles::told, this, &MainWindow::say);
    connect(&m_files, &MatchFiles::opened, this, [this] {
        comeFrom(nullptr);
        showMatch();
    });
    connect(new Fading(m_session, this), &Fading::told, this, &MainWindow::say);
    connect(new MatchLog(m_session, this), &MatchLog::troubled, this, &MainWindow::say);
    connect(m_desk, &TeacherDesk::told, this, &MainWindow::say);
    connect(m_table, &TableDesk::told, this, &MainWindow::say);
    connect(&m_deck, &CardDeck::troubled, this, &MainWindow::say);
    connect(&m_session, &Session::troubled, this, &MainWindow::say);
    connect(&m_session, &Session::stateChanged, this, [this] { stages::rememberIfBeaten(m_session); });
    m_session.setHelp(static_cast<Help>(settings::help()));
    m_session.setPredictsFirst(settings::predictsFirst());
    m_session.setFades(settings::fades());
    m_desk->restoreLock();
    connect(&m_session, &Session::helpChanged, this, [this] {
        settings::setHelp(static_cast<int>(m_session.chosenHelp()));
        settings::setPredictsFirst(m_session.predictsFirst());
        settings::setFades(m_session.fades());
    });
    connect(new KeyboardCare(this), &KeyboardCare::focusLost, this, &MainWindow::bringFocusHome);
    new Touch(this);
    retranslate();
    begin(record);
}

// 1280 × 800 with the frame around it, which is known only later; a screen too small for that is filled.
void MainWindow::fitScreen() {
    constexpr QSize usual(1280, 800), frame(16, 48);
    const auto room = screen()->availableSize();
    resize(usual.boundedTo(room));
    const auto whole = usual + frame;
    if (whole.width() > room.width() || whole.height() > room.height()) setWindowState(Qt::WindowMaximized);
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
    focusFirst(*page);
}

void MainWindow::connectShelf() {
    connect(m_shelf, &Shelf::languageChosen, this, [](int id) {
        settings::setLanguageId(static_cast<language::Id>(id));
        language::set(static_cast<language::Id>(id));
    });
    connect(m_shelf, &Shelf::darkToggled, this, &MainWindow::toggleDark);
    connect(m_shelf, &Shelf::projectorToggled, this, &MainWindow::toggleProjector);
    connect(m_shelf, &Shelf::learnRequested, this, &MainWindow::showLessons);
    connect(m_shelf, &Shelf::puzzlesRequested, this, &MainWindow::showPractice);
    connect(m_shelf, &Shelf::labRequested, this, &MainWindow::showLab);
    connect(m_shelf, &Shelf::playRequested, this, [this](const core::Kind& kind) { askNewGame(kind); });
    connect(m_shelf, &Shelf::helpRequested, m_actions->help, &QAction::trigger);
    connect(m_shelf, &Shelf::worksheetRequested, m_actions->worksheet, &QAction::trigger);
    connect(m_continue, &ContinueRow::learnRequested, this,
            [this] { showLessons(*core::catalogue().front()); });
    connect(m_continue, &ContinueRow::startRequested, this,
            [this] { askNewGame(*core::catalogue().front()); });
}

void MainWindow::connectActions() {
    connect(m_actions->open, &QAction::triggered, &m_files, &MatchFiles::askOpen);
    connect(m_actions->save, &QAction::triggered, &m_files, &MatchFiles::askSave);
    connect(m_actions->projector, &QAction::triggered, this, &MainWindow::toggleProjector);
    connect(m_actions->settings, &QAction::triggered, this, [this] {
        auto* dialog = new SettingsOverlay(this);
        connect(dialog, &SettingsOverlay::teacherRequested, m_desk, &TeacherDesk::open);
        dialog->open();
    });
    connect(m_actions->help, &QAction::triggered, this,
            [this] { (new HelpOverlay(shownKind(), this))->open(); });
    connect(m_actions->worksheet, &QAction::triggered, this, [this] { (new sheet::Dialog(this))->open(); });
    connect(m_actions->about, &QAction::triggered, this, [this] { (new AboutOverlay(this))->open(); });
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
}

// A match under way is shown at once; a finished one waits on the shelf.
void MainWindow::begin(const QString& record) {
    if (!record.isEmpty()) {
        m_files.open(record);
        if (m_session.active()) return;
    } else {
        m_files.restore();
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
    connect(m_match, &MatchPage::newGame, this, [this] { askNewGame(m_session.match().game().kind()); });
    connect(m_match, &MatchPage::newGameFromHere, this, [this] {
        const auto& match = m_session.match();
        askNewGame(match.game().kind())
            ->propose(QString::fromStdString(match.game().rules()),
                      QString::fromStdString(match.game().text(match.position())));
    });
    connect(m_match, &MatchPage::howRequested, m_actions->help, &QAction::trigger);
    connect(m_match, &MatchPage::projectorToggled, this, &MainWindow::toggleProjector);
    connect(m_match, &MatchPage::tableToggled, this, &MainWindow::toggleTable);
    connect(m_match, &MatchPage::openTableRequested, m_table, &TableDesk::open);
    connect(m_table, &TableDesk::asked, m_match, &MatchPage::ask);
    connect(m_match, &MatchPage::lockToggled, m_desk, &TeacherDesk::setLocked);
    connect(m_match, &MatchPage::briefLookRequested, m_desk, &TeacherDesk::showBriefly);
    connect(m_match, &MatchPage::menuRequested, this, &MainWindow::showMenu);
    connect(m_match, &MatchPage::labRequested, this, [this](const QString& place) {
        const auto& kind = m_session.match().game().kind();
        showLab(kind);
        m_labs.at(&kind)->setBack(LabPage::Back::Match);
        m_labs.at(&kind)->lookAt(place);
    });
    return *m_match;
}

void MainWindow::turnTo(QWidget* page) {
    if (page != m_match) leaveTable();
    m_pages->setCurrentWidget(page);
}

const core::Kind* MainWindow::shownKind() const {
    if (m_pages->currentWidget() == m_match && m_session.active()) return &m_session.match().game().kind();
    for (const auto& [kind, page] : m_labs)
        if (page == m_pages->currentWidget()) return kind;
    for (const auto& [kind, page] : m_lessons)
        if (page == m_pages->currentWidget()) return kind;
    for (const auto& [kind, page] : m_practice)
        if (page == m_pages->currentWidget()) return kind;
    return nullptr;
}

void MainWindow::showShelf() {
    comeFrom(nullptr);
    m_files.showKept();
    turnTo(m_shelf);
    m_continue->focusOffer();
}

void MainWindow::showMatch() {
    turnTo(&matchPage());
}

void MainWindow::comeFrom(const core::Kind* lab) {
    m_cameFrom = lab;
    if (m_match != nullptr) m_match->setBackToLab(lab != nullptr);
}

void MainWindow::showLab(const core::Kind& kind) {
    auto*& page = m_labs[&kind];
    if (page == nullptr) {
        page = new LabPage(kind);
        m_pages->addWidget(page);
        connect(page, &LabPage::toShelf, this, &MainWindow::showShelf);
        connect(page, &LabPage::toMatch, this, &MainWindow::showMatch);
        connect(page, &LabPage::told, this, &MainWindow::say);
        connect(page, &LabPage::playRequested, this,
                [this](const std::shared_ptr<const core::Game>& game, const core::Position& position) {
                    m_session.begin(game, position, settings::people());
                    showMatch();
                    comeFrom(&game->kind());
                });
    }
    page->setBack(LabPage::Back::Shelf);
    comeFrom(nullptr);
    turnTo(page);
    focusFirst(*page);
}

void MainWindow::showLessons(const core::Kind& kind) {
    auto*& page = m_lessons[&kind];
    if (page == nullptr) {
        page = new LessonPage(kind);
        m_pages->addWidget(page);
        connect(page, &LessonPage::toShelf, this, &MainWindow::showShelf);
        connect(page, &LessonPage::playRequested, this, [this](const core::Kind& k) { askNewGame(k); });
    }
    turnTo(page);
    page->focusTask();
}

void MainWindow::showPractice(const core::Kind& kind) {
    auto*& page = m_practice[&kind];
    if (page == nullptr) {
        page = new PracticePage(kind, m_deck, QRandomGenerator::global()->generate64());
        m_pages->addWidget(page);
        connect(page, &PracticePage::toShelf, this, &MainWindow::showShelf);
        connect(page, &PracticePage::troubled, this, &MainWindow::say);
    }
    turnTo(page);
    page->focusTask();
}

NewGame* MainWindow::askNewGame(const core::Kind& kind) {
    auto* dialog = new NewGame(kind, this);
    connect(dialog, &NewGame::chosen, this,
            [this](const std::shared_ptr<const core::Game>& game, const core::Position& start,
                   const std::array<core::Seat, 2>& seats, Help help) {
                if (help != m_session.chosenHelp()) m_session.setHelp(help); // what has faded stays so
                m_session.begin(game, start, seats);
                comeFrom(nullptr);
                showMatch();
            });
    dialog->open();
    return dialog;
}

void MainWindow::showMenu(QPoint at) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (m_pages->currentWidget() == m_match) {
        menu->addActions(m_match->matchActions());
        auto* exports = new print::ExportMenu(
            this, [this] { return boardPicture(m_session); }, [this](const QString& told) { say(told); });
        exports->setTitle(tr("Export board"));
        menu->addMenu(exports);
    }
    m_actions->fill(*menu);
    menu->popup(at);
}

void MainWindow::say(const QString& line) {
    if (m_match != nullptr && m_pages->currentWidget() == m_match)
        m_match->say(line);
    else
        m_notice->say(line);
}

void MainWindow::toggleDark() {
    theme().setDark(!theme().dark());
    settings::setLook(theme().dark() ? settings::Look::Dark : settings::Look::Light);
}

void MainWindow::toggleProjector() {
    leaveTable();
    theme().setProjector(!theme().projector());
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

// Over a flat screen the frame of the window would only be touched by mistake.
void MainWindow::toggleTable() {
    if (m_match->table()) return leaveTable();
    if (theme().projector()) toggleProjector();
    m_match->setTable(true);
    setWindowState(windowState() | Qt::WindowFullScreen);
}

void MainWindow::leaveTable() {
    if (m_match == nullptr || !m_match->table()) return;
    m_match->setTable(false);
    setWindowState(windowState() & ~Qt::WindowFullScreen);
}

void MainWindow::retranslate() {
    setWindowTitle(tr("Kachisuji"));
    m_actions->retranslate();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    theme().fitWindow(event->size());
    QMainWindow::resizeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    settings::setWindowGeometry(saveGeometry());
    QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        theme().followLanguage();
        retranslate();
    }
    QMainWindow::changeEvent(event);
}
