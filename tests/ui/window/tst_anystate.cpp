#include <QLabel>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTest>

#include "core/kind.h"
#include "tests/ui/window/presser.h"
#include "ui/labs/labpage.h"
#include "ui/lessons/lessonpage.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"
#include "ui/look/theme.h"
#include "ui/match/session.h"
#include "ui/practice/practicepage.h"
#include "ui/shelf/shelf.h"
#include "ui/window/gamepages.h"
#include "ui/window/mainwindow.h"
#include "ui/window/matchpage.h"

#include <array>

namespace {

enum class Page { Shelf, Running, Thinking, Finished, Reviewed, Projected, Lessons, Lab, Practice };

// All that can be changed at any moment, at once; the last is as it is at first.
struct Surroundings {
    language::Id id;
    bool dark, contrast, projector;
    double textSize;
    QSize window;
};
constexpr std::array<Surroundings, 3> changes{{{language::Id::Japanese, true, false, true, 1, {1024, 600}},
                                               {language::Id::Kana, false, true, false, 2, {1600, 900}},
                                               {language::Id::English, false, false, false, 1, {1366, 768}}}};

} // namespace

// In whatever state a page, a panel or a dialog is, what surrounds it can be changed: it speaks the other
// language, and comes back to the same words. What of it is gone and still asked for, the address sanitizer
// says.
class TestAnyState : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void changesEverywhere_data();
    void changesEverywhere();

private:
    template <class Widget>
    Widget& part() const {
        return *m_window->findChild<Widget*>();
    }
    Session& session() const { return m_window->session(); }
    void turnTo(const core::Kind& kind, Page page);
    void begin(const core::Kind& kind, Page page);
    void set(const Surroundings& now);
    void change(const QString& after);
    QStringList texts() const;

    std::unique_ptr<MainWindow> m_window;
    std::optional<Presser> m_presser;
};

void TestAnyState::initTestCase() {
    settings::reduceMotion.set(true);
}

void TestAnyState::changesEverywhere_data() {
    QTest::addColumn<const core::Kind*>("kind");
    QTest::addColumn<int>("page");
    // ANYSTATE=match or pages: that half alone.
    const auto half = qEnvironmentVariable("ANYSTATE");
    const auto row = [&half](const core::Kind* kind, const char* name, Page page) {
        const bool beside =
            page == Page::Shelf || page == Page::Lessons || page == Page::Lab || page == Page::Practice;
        if (half == (beside ? QLatin1String("match") : QLatin1String("pages"))) return;
        QTest::newRow((std::string(kind->id) + name).c_str()) << kind << static_cast<int>(page);
    };
    row(core::catalogue().front(), ", shelf", Page::Shelf);
    row(core::catalogue().front(), ", projected", Page::Projected);
    row(core::catalogue().front(), ", running", Page::Running);
    row(core::catalogue().front(), ", thinking", Page::Thinking);
    row(core::catalogue().front(), ", finished", Page::Finished);
    for (const auto* kind : core::catalogue()) {
        row(kind, ", reviewed", Page::Reviewed);
        row(kind, ", lessons", Page::Lessons);
        row(kind, ", lab", Page::Lab);
        row(kind, ", practice", Page::Practice);
    }
}

void TestAnyState::begin(const core::Kind& kind, Page page) {
    const std::shared_ptr<const core::Game> game =
        kind.game(kind.practice.empty() ? "" : kind.practice.front());
    const auto level = page == Page::Thinking ? std::optional(core::Level::Perfect) : std::nullopt;
    session().begin(game, game->start(), {core::Seat{"Hana", {}}, core::Seat{"Ken", level}});
    session().hints().setLevel(Help::Numbers);
    for (int ply = 0; ply < 3; ++ply) {
        const auto moves = game->moves(session().match().position());
        session().play(moves[moves.size() / 2]);
        session().animationDone();
    }
    if (page != Page::Finished && page != Page::Reviewed) return;
    for (session().giveUp(); !session().match().ending(); session().giveUp()) session().animationDone();
    if (page == Page::Reviewed) session().goTo(1);
}

void TestAnyState::turnTo(const core::Kind& kind, Page page) {
    auto& games = part<GamePages>();
    switch (page) {
    case Page::Shelf:
        return emit games.toShelf();
    case Page::Lessons:
        return emit part<Shelf>().learnRequested(kind);
    case Page::Lab:
        return emit part<Shelf>().labRequested(kind);
    case Page::Practice:
        return emit part<Shelf>().puzzlesRequested(kind);
    default:
        begin(kind, page);
        emit games.toMatch();
        if (page == Page::Projected && !part<MatchPage>().table()) emit part<MatchPage>().tableToggled();
    }
}

void TestAnyState::set(const Surroundings& now) {
    language::set(now.id);
    {
        const Theme::AtOnce together;
        theme().setDark(now.dark);
        theme().setContrast(now.contrast);
        theme().setProjector(now.projector);
        theme().setTextSize(now.textSize);
        m_window->resize(now.window);
    }
    Presser::settle();
    m_window->grab();
}

// What can be read now.
QStringList TestAnyState::texts() const {
    QStringList all;
    for (const auto* part : m_window->findChildren<QWidget*>()) {
        if (!part->isVisible() || part->window() != m_window.get()) continue;
        if (const auto* button = qobject_cast<const QAbstractButton*>(part)) all << button->text();
        if (const auto* label = qobject_cast<const QLabel*>(part)) all << label->text();
    }
    return all;
}

void TestAnyState::change(const QString& after) {
    for (int i = 0;; ++i) {
        set(changes.back());
        const auto before = texts();
        for (const auto& now : changes) set(now);
        const auto same = texts();
        if (same == before) return;
        // Perhaps something is being worked out or shown step by step: that ends.
        const QStringList gone(
            QSet(before.begin(), before.end()).subtract({same.begin(), same.end()}).values());
        const QStringList come(
            QSet(same.begin(), same.end()).subtract({before.begin(), before.end()}).values());
        QVERIFY2(i < 60,
                 qPrintable(QStringLiteral("%1: “%2” is now “%3”")
                                .arg(after, gone.join(QLatin1Char('|')), come.join(QLatin1Char('|')))));
        QTest::qWait(200);
    }
}

void TestAnyState::changesEverywhere() {
    QFETCH(const core::Kind*, kind);
    QFETCH(int, page);
    language::set(language::Id::English);
    m_window = std::make_unique<MainWindow>();
    m_window->resize(changes.back().window);
    m_window->show();
    const auto restore = [&] {
        m_presser->clear();
        Presser::settle();
        turnTo(*kind, static_cast<Page>(page));
        Presser::settle();
    };
    m_presser.emplace(*m_window, restore, [this](const QString& after) { change(after); });
    restore();
    const auto* shown = static_cast<QStackedWidget*>(m_window->centralWidget())->currentWidget();
    // The dialogs are nearly the same on every page.
    if (kind == core::catalogue().front() && page == static_cast<int>(Page::Running))
        m_presser->pressActions(true);
    m_presser->pressIn([&] { return restore(), const_cast<QWidget*>(shown); }, QStringLiteral("page"));
    qInfo("%d pressed", m_presser->pressed());
    m_window.reset();
}

QTEST_MAIN(TestAnyState)
#include "tst_anystate.moc"
