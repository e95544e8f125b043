#include "ui/mainwindow.h"

#include <QAction>
#include <QCloseEvent>
#include <QStackedWidget>

#include "ui/language.h"
#include "ui/settings.h"
#include "ui/shelf.h"
#include "ui/theme.h"

MainWindow::MainWindow() : m_pages(new QStackedWidget), m_shelf(new Shelf) {
    setCentralWidget(m_pages);
    m_pages->addWidget(m_shelf);
    setMinimumSize(960, 560);
    resize(1280, 800);
    restoreGeometry(settings::windowGeometry());
    addActions();
    connect(m_shelf, &Shelf::languageChosen, this, [](int id) {
        settings::setLanguageId(static_cast<language::Id>(id));
        language::set(static_cast<language::Id>(id));
    });
    connect(m_shelf, &Shelf::darkToggled, this, &MainWindow::toggleDark);
    connect(m_shelf, &Shelf::projectorToggled, this, &MainWindow::toggleProjector);
    connect(m_shelf, &Shelf::labRequested, this, &MainWindow::showLab);
    retranslate();
}

void MainWindow::addActions() {
    auto* projector = new QAction(this);
    projector->setShortcut(Qt::Key_F11);
    connect(projector, &QAction::triggered, this, &MainWindow::toggleProjector);
    addAction(projector);
    auto* quit = new QAction(this);
    quit->setShortcut(QKeySequence::Quit);
    connect(quit, &QAction::triggered, this, &QWidget::close);
    addAction(quit);
}

void MainWindow::showShelf() {
    m_pages->setCurrentWidget(m_shelf);
}

void MainWindow::showLab(const core::Kind&) {}

void MainWindow::toggleDark() {
    theme().setDark(!theme().dark());
    settings::setLook(theme().dark() ? settings::Look::Dark : settings::Look::Light);
}

void MainWindow::toggleProjector() {
    theme().setProjector(!theme().projector());
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void MainWindow::retranslate() {
    setWindowTitle(tr("Kachisuji"));
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
    if (event->type() == QEvent::LanguageChange) retranslate();
    QMainWindow::changeEvent(event);
}
