// Takes a picture of every moment of the program, for looking at, and tells which texts found no room:
//     gallery FOLDER ja|kana|en light|dark|contrast|contrast-dark [PART …]
// in a window as large as the screen; PART is shelf, link, labs, learn, puzzles or the id of a game, or
// lessons-ID for all lessons of a game, which are left out else. See tests/grid.
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QLayout>
#include <QPainter>
#include <QStackedLayout>
#include <QTemporaryDir>
#include <QTest>

#include "core/kind.h"
#include "tests/camera.h"
#include "tests/ui/table/pupil.h"
#include "ui/board/boardview.h"
#include "ui/controls/button.h"
#include "ui/controls/forms/field.h"
#include "ui/controls/forms/segmented.h"
#include "ui/dialogs/allmatches.h"
#include "ui/dialogs/newgame.h"
#include "ui/dialogs/rulesform.h"
#include "ui/dialogs/startcards.h"
#include "ui/labs/labpage.h"
#include "ui/lessons/lessonpage.h"
#include "ui/lessons/lessonplayer.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"
#include "ui/look/theme.h"
#include "ui/panels/moves/movetabs.h"
#include "ui/practice/practicepage.h"
#include "ui/practice/puzzleplayer.h"
#include "ui/shelf/gamecard.h"
#include "ui/shelf/gamepage.h"
#include "ui/shelf/shelf.h"
#include "ui/window/gamepages.h"
#include "ui/window/linkdesk.h"
#include "ui/window/matchpage.h"

#include <random>

namespace {

class Gallery : Camera {
public:
    Gallery(QString folder, QStringList parts) : Camera(std::move(folder)), m_parts(std::move(parts)) {
        m_window.session().pacing().setPace({std::chrono::milliseconds(0), std::chrono::milliseconds(1)});
    }

    void all() {
        if (wanted("shelf")) {
            shot("shelf-first");
            dialogs();
        }
        for (const auto* kind : core::catalogue())
            if (wanted(kind->id)) match(*kind);
        if (wanted("shelf")) shelf();
        if (wanted("link")) byLink();
        for (const auto* kind : core::catalogue()) {
            if (wanted("labs")) labs(*kind);
            if (wanted("learn")) learn(*kind);
            if (wanted("puzzles")) puzzles(*kind);
            const auto all = QStringLiteral("lessons-%1").arg(QString::fromUtf8(kind->id.data()));
            if (m_parts.contains(all)) lessons(*kind);
        }
    }

private:
    bool wanted(std::string_view part) const {
        return m_parts.isEmpty() || m_parts.contains(QString::fromUtf8(part.data(), qsizetype(part.size())));
    }
    Session& session() { return m_window.session(); }

    void act(int action) { m_window.actions().at(action)->trigger(); } // in the order of AppActions
    void projector() { act(2); }

    GameCard& card(const core::Kind& kind) {
        for (auto* one : m_window.findChildren<GameCard*>())
            if (&one->kind() == &kind) return *one;
        qFatal("no card");
    }

    // A room at a broker that does not answer, and another link.
    void byLink() {
        settings::setBroker(QStringLiteral("localhost:1"));
        act(5);
        settle();
        press(Qt::Key_Return);
        shot("link-room");
        shown<Overlay>()->dismiss();
        shot("link-awaits");
        const auto key = QByteArray(32, '1').toBase64(QByteArray::OmitTrailingEquals);
        m_window.findChild<LinkDesk*>()->open(QStringLiteral("kachisuji:#k1room=localhost/%1/%1").arg(key));
        shot("link-other");
        shown<Overlay>()->dismiss();
    }

    void dialogs() {
        projector();
        shot("shelf-first-projector");
        projector();
        for (const auto& [action, name] :
             {std::pair(3, "worksheet"), std::pair(4, "join"), std::pair(5, "link"), std::pair(7, "settings"),
              std::pair(8, "help"), std::pair(9, "about")}) {
            act(action);
            shot(QString::fromLatin1(name));
            press(Qt::Key_Escape);
        }
        settle();
        for (const auto* kind : core::catalogue()) {
            const auto id = QString::fromUtf8(kind->id.data(), qsizetype(kind->id.size()));
            emit card(*kind).played();
            shot("new-" + id);
            for (auto* button : shown<NewGame>()->findChildren<Button*>())
                if (button->isVisible() &&
                    button->text() == QCoreApplication::translate("NewGame", "Rules")) {
                    button->click();
                    break;
                }
            shot("new-" + id + "-rules");
            if (auto* depth = shown<RulesForm>()->findChild<Segmented*>(QStringLiteral("depth"))) {
                QTest::keyClick(depth, Qt::Key_Right);
                shot("new-" + id + "-all");
            }
            auto* starts = shown<StartCards>();
            if (starts != nullptr && shown<RulesForm>()->setup()) {
                starts->card(starts->count() - 1).click();
                shot("setup-" + id);
            }
            while (auto* dialog = shown<Overlay>()) dialog->dismiss(), settle();
        }
    }

    void play(core::Move move) {
        session().play(move);
        for (int i = 0; i < 50 && session().state() == Session::State::Animating; ++i) {
            if (auto* board = shown<BoardView>()) board->finishAnimation();
            QCoreApplication::processEvents();
        }
        if (auto* card = shown<Overlay>()) card->dismiss();
        QCoreApplication::processEvents();
    }
    void playOn(int plies) {
        const auto& match = session().match();
        for (int i = 0; i < plies && !match.ending(); ++i) {
            QTest::qWait(match.plies() < 12 ? 30 : 1);
            const auto moves = match.game().moves(match.position());
            if (moves.empty()) break;
            play(moves[m_random() % moves.size()]);
        }
    }
    void tab(int index) {
        auto* tabs = shown<MatchPage>()->findChild<MoveTabs*>()->findChild<Segmented*>(
            QString(), Qt::FindDirectChildrenOnly);
        tabs->setCurrent(index);
        emit tabs->chosen(index);
    }

    void match(const core::Kind& kind) {
        const auto id = QString::fromUtf8(kind.id.data(), qsizetype(kind.id.size()));
        const auto shared = kind.game("");
        m_random.seed(7);
        emit card(kind).played();
        settle();
        press(Qt::Key_Return);
        session().hints().setLevel(Help::Numbers);
        shot(id + "-begin", 6000);
        playOn(id == "fmurs" ? 11 : id == "chopsticks" ? 5 : 4);
        shot(id + "-half", 6000);
        tab(1);
        shot(id + "-half-played");
        tab(2);
        shot(id + "-half-review");
        tab(0);
        press(Qt::Key_P);
        shot(id + "-bestplay");
        press(Qt::Key_Escape);
        projector();
        shot(id + "-half-projector");
        projector();
        settle();
        playOn(300);
        shot(id + "-end", 6000);
        shown<MatchPage>()->findChild<MoveTabs*>()->showReview();
        shot(id + "-end-review", 8000);
        tab(0);
        shot(id + "-end-played");
        tab(0);
        projector();
        shot(id + "-end-projector");
        projector();
        settle();
        session().goTo(2);
        shot(id + "-looking-back");
        projector();
        shot(id + "-looking-back-projector");
        projector();
        settle();
        const auto moves = session().match().game().moves(session().match().position());
        if (moves.size() > 1) play(moves.back() == session().match().move(2) ? moves.front() : moves.back());
        tab(1);
        shot(id + "-variation");
        tab(0);
        emit shown<MatchPage>()->toShelf();
        settle();
    }

    void shelf() {
        shot("shelf");
        projector();
        shot("shelf-projector");
        projector();
        settle();
        for (const auto* kind : core::catalogue()) {
            emit shown<Shelf>()->gameChosen(*kind);
            shot(QStringLiteral("game-%1").arg(
                QString::fromUtf8(kind->id.data(), qsizetype(kind->id.size()))));
            emit shown<GamePage>()->toShelf();
            settle();
        }
        emit shown<Shelf>()->allRequested();
        shot("all-matches");
        if (auto* dialog = shown<AllMatches>()) {
            auto* search = dialog->findChild<Field*>();
            search->setText(QStringLiteral("b"));
            emit search->textEdited(search->text());
            shot("all-matches-search");
            search->setText(QStringLiteral("xyz"));
            emit search->textEdited(search->text());
            shot("all-matches-none");
            dialog->dismiss();
        }
        settle();
    }

    void labs(const core::Kind& kind) {
        const auto id = QString::fromUtf8(kind.id.data(), qsizetype(kind.id.size()));
        emit card(kind).labOpened();
        settle();
        auto* page = shown<LabPage>();
        Segmented* tabs = nullptr;
        for (auto* one : page->findChildren<Segmented*>())
            if (tabs == nullptr || one->mapTo(page, QPoint()).y() < tabs->mapTo(page, QPoint()).y())
                tabs = one;
        for (int i = 0; i < count(*page); ++i) {
            tabs->setCurrent(i);
            emit tabs->chosen(i);
            const auto name = QStringLiteral("lab-%1-%2").arg(id).arg(i);
            run();
            shot(name, 9000);
            projector();
            shot(name + "-projector");
            projector();
            settle();
        }
        emit page->toShelf();
        settle();
    }
    // How to play, the first lesson from beginning to end, and where the game comes from.
    void learn(const core::Kind& kind) {
        const auto id = QString::fromUtf8(kind.id.data(), qsizetype(kind.id.size()));
        emit card(kind).learnt();
        auto* page = shown<LessonPage>();
        shot("guide-" + id);
        lesson(kind, 0);
        page->showSource();
        shot("source-" + id);
        emit page->toShelf();
        settle();
    }
    void lesson(const core::Kind& kind, int index) {
        auto* page = shown<LessonPage>();
        page->showLesson(index);
        const auto& lesson = kind.lessons[static_cast<std::size_t>(index)];
        const auto stations = static_cast<int>(lesson.steps.size() + lesson.exit.size());
        const auto id = QString::fromUtf8(lesson.id.data(), qsizetype(lesson.id.size()));
        for (int i = 0; i < stations; ++i) {
            const auto name = QStringLiteral("lesson-%1-%2").arg(id).arg(i + 1);
            shot(name, 6000);
            pupil::answer(*page->player()->exercise());
            shot(name + "-answered", 6000);
            press(QCoreApplication::translate("LessonPlayer", "Next"));
        }
        shot("lesson-" + id + "-done");
    }
    // Every lesson from beginning to end.
    void lessons(const core::Kind& kind) {
        emit card(kind).learnt();
        for (int i = 0; i < static_cast<int>(kind.lessons.size()); ++i) lesson(kind, i);
        emit shown<LessonPage>()->toShelf();
        settle();
    }
    // A puzzle before and after its answer, and who has no mistakes.
    void puzzles(const core::Kind& kind) {
        const auto id = QString::fromUtf8(kind.id.data(), qsizetype(kind.id.size()));
        emit card(kind).practised();
        auto* page = shown<PracticePage>();
        for (int i = 0; i < 4; ++i) {
            auto& view = *page->player()->exercise();
            if (!QTest::qWaitFor([&] { return view.exercise() != nullptr && view.exercise()->ready(); },
                                 20'000))
                break;
            const auto name = QStringLiteral("puzzle-%1-%2").arg(id).arg(i + 1);
            shot(name, 6000);
            pupil::answer(view, i % 2 == 0);
            shot(name + "-answered", 6000);
            press(QCoreApplication::translate("PuzzlePlayer", "Show me"));
            if (i % 2 != 0) shot(name + "-shown", 6000);
            press(QCoreApplication::translate("PuzzlePlayer", "Next"));
        }
        page->showMistakes();
        shot("mistakes-" + id);
        emit page->toShelf();
        settle();
    }
    using Camera::press;
    void press(const QString& text) {
        for (auto* button : m_window.findChildren<QAbstractButton*>())
            if (button->isVisible() && button->text() == text) return button->click();
    }
    static int count(const LabPage& page) {
        int most = 1;
        for (auto* layout : page.findChildren<QLayout*>())
            if (layout->inherits("QStackedLayout") && layout->parent() == page.layout())
                most = qMax(most, layout->count());
        return most;
    }
    // Presses what starts the lab, where nothing has started by itself.
    void run() {
        for (auto* button : m_window.findChildren<Button*>())
            if (button->isVisible() && button->text() == QCoreApplication::translate("LabSettings", "Run"))
                return button->click();
    }

    QStringList m_parts;
    std::mt19937 m_random{7};
};

} // namespace

int main(int argc, char** argv) {
    const QTemporaryDir home;
    for (const char* place : {"XDG_CONFIG_HOME", "XDG_DATA_HOME"}) qputenv(place, home.path().toLocal8Bit());
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("kachisuji"));
    QApplication::setApplicationVersion(QStringLiteral("1.0"));
    QApplication::setOrganizationName(QStringLiteral("kachisuji"));
    QApplication::setStyle(QStringLiteral("Fusion"));
    const auto arguments = QApplication::arguments();
    if (arguments.size() < 4)
        qFatal("usage: gallery FOLDER ja|kana|en light|dark|contrast|contrast-dark [PART …]");
    QDir().mkpath(arguments[1]);
    const auto id = QStringList{"ja", "kana", "en"}.indexOf(arguments[2]);
    language::set(static_cast<language::Id>(id));
    settings::reduceMotion.set(true);
    const bool latin = arguments[2] == "en";
    settings::setPlayerName(0, latin ? QStringLiteral("Hana") : QStringLiteral("はな"));
    settings::setPlayerName(1, latin ? QStringLiteral("Ken") : QStringLiteral("けん"));
    theme().setDark(arguments[3].endsWith(QStringLiteral("dark")));
    theme().setContrast(arguments[3].startsWith(QStringLiteral("contrast")));
    Gallery(arguments[1], arguments.mid(4)).all();
    return 0;
}
