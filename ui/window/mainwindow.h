#pragma once

// The room that puts all together: MainWindow makes the session and the pages and leads from one to the
// other; MatchPage is the page of the match.

#include <QMainWindow>

#include "ui/match/session.h"
#include "ui/practice/carddeck.h"
#include "ui/window/matchfiles.h"

class AppActions;
class FullScreen;
class GamePages;
class LinkDesk;
class NewGame;
class MatchPage;
class Notice;
class QMenu;
class QStackedWidget;
class Shelf;
class TableDesk;
class TeacherDesk;

// The window: the shelf, and whatever is opened from it. Pages are made when first needed.
class MainWindow final : public QMainWindow {
    Q_OBJECT
public:
    // `record`: a file to open at once; empty: the match of the last time goes on.
    explicit MainWindow(const QString& record = {});
    ~MainWindow() override;

    Session& session() { return m_session; }

public slots:
    void say(const QString& line);     // for a while, where it can be seen
    void endured(const QString& line); // something ended in the middle for want of memory: all goes on

protected:
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void connectShelf();
    void connectActions();
    void connectPages();
    void begin(const QString& record);
    MatchPage& matchPage();

    void turnTo(QWidget* page);
    void showShelf();
    void showMatch();
    void showGame(const core::Kind& kind);
    void showLab(const core::Kind& kind);
    void showLessons(const core::Kind& kind);
    void showPractice(const core::Kind& kind);
    void comeFrom(const core::Kind* lab); // the match at the table is played from a lab; nothing: it is not
    NewGame* askNewGame(const core::Kind& kind); // the dialog, open
    void showMenu(QPoint at);
    enum class Entries { All, InParts };
    QMenu* menu(Entries entries);
    void askFilm();

    void toggleDark();
    void bringFocusHome();
    bool showsMatch() const;
    const core::Kind* shownKind() const; // of the page shown; none on the shelf

    Session m_session;
    CardDeck m_deck;
    MistakeWatch m_watch;
    AppActions* m_actions;
    QStackedWidget* m_pages;
    GamePages* m_games;
    Shelf* m_shelf;
    MatchFiles m_files;
    Notice* m_notice;
    FullScreen* m_fullScreen;
    TeacherDesk* m_desk;
    TableDesk* m_table;
    LinkDesk* m_link;
    MatchPage* m_match = nullptr;
    const core::Kind* m_cameFrom = nullptr;
};
