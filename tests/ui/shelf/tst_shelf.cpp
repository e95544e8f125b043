#include <QScrollArea>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include "ui/controls/label.h"
#include "ui/look/settings.h"
#include "ui/look/theme.h"
#include "ui/shelf/cardrows.h"
#include "ui/shelf/gamecard.h"
#include "ui/shelf/newcomer.h"
#include "ui/shelf/offercard.h"
#include "ui/shelf/shelf.h"
#include "ui/shelf/welcomeback.h"

#include <algorithm>

namespace {

// A shelf of so many games: those there are, again and again.
std::vector<const core::Kind*> games(int count) {
    std::vector<const core::Kind*> all;
    const auto& kinds = core::catalogue();
    for (int i = 0; i < count; ++i) all.push_back(kinds[static_cast<std::size_t>(i) % kinds.size()]);
    return all;
}

struct Opened {
    Opened(int count, QSize size) : shelf(games(count)) {
        theme().fitWindow(size);
        shelf.resize(size);
        shelf.show();
        shelf.activateWindow();
        if (!QTest::qWaitForWindowActive(&shelf)) qFatal("the window does not become active");
    }
    ~Opened() { theme().fitWindow({}); }
    const std::vector<GameCard*>& cards() const { return shelf.findChild<CardRows*>()->cards(); }
    QRect place(int i) const { return cards()[static_cast<std::size_t>(i)]->geometry(); }
    void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
    // The number of the card that has the focus and is seen; −1: none.
    int current() const {
        const auto has = std::ranges::find_if(cards(), [](const GameCard* card) { return card->hasFocus(); });
        if (has == cards().end() || (*has)->visibleRegion().boundingRect().size() != (*has)->size())
            return -1;
        return static_cast<int>(has - cards().begin());
    }

    Shelf shelf;
    QWidget* below = shelf.findChild<Newcomer*>();
};

} // namespace

// The start page with few and many games, in windows of any size.
class ShelfTest : public QObject {
    Q_OBJECT
private slots:
    void cardsFit_data();
    void cardsFit();
    void titlesFitTheProjector();
    void keysGoFromCardToCard();
    void enterPlays();
    void whoComesBackGoesOn();
    void whoIsInALessonIsNotNew();
};

void ShelfTest::cardsFit_data() {
    QTest::addColumn<int>("count");
    QTest::addColumn<QSize>("size");
    for (const int count : {1, 5, 6, 20})
        for (const QSize size :
             {QSize(960, 560), QSize(1024, 600), QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)})
            QTest::addRow("%d in %d", count, size.width()) << count << size;
}

// No card is narrower than its titles, none covers another, and what is below them is below them all.
void ShelfTest::cardsFit() {
    QFETCH(int, count);
    QFETCH(QSize, size);
    const Opened opened(count, size);
    for (int i = 0; i < count; ++i) {
        const auto card = opened.place(i);
        QVERIFY(card.left() >= 0 && card.right() < size.width());
        QVERIFY2(card.width() >= theme().px(176), qPrintable(QString::number(card.width())));
        QVERIFY(opened.below->geometry().top() > card.bottom());
        for (int j = 0; j < i; ++j) QVERIFY(!card.intersects(opened.place(j)));
    }
    const auto* area = opened.shelf.findChild<QScrollArea*>();
    const auto rows = opened.shelf.findChild<CardRows*>()->size();
    QCOMPARE(rows.width(), size.width());
    QVERIFY(rows.height() >= opened.below->geometry().bottom() && rows.height() >= area->height());
    // Up to five fit without scrolling, and the cards fill most of a large window.
    if (count <= 5) QCOMPARE(rows.height(), area->height());
    if (count == 5) QVERIFY(opened.place(4).right() > size.width() * 3 / 4);
}

void ShelfTest::titlesFitTheProjector() {
    theme().setProjector(true);
    for (const QSize size : {QSize(1024, 600), QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)}) {
        const Opened opened(5, size);
        for (int i = 0; i < 5; ++i) QVERIFY(opened.place(i).width() >= theme().px(176));
    }
    theme().setProjector(false);
}

void ShelfTest::keysGoFromCardToCard() {
    Opened opened(20, {960, 560});
    opened.cards().front()->setFocus(Qt::TabFocusReason);
    const auto after = [&](Qt::Key key) {
        opened.press(key);
        return opened.current();
    };
    QCOMPARE(after(Qt::Key_Left), 0);
    QCOMPARE(after(Qt::Key_Right), 1);
    const int columns = after(Qt::Key_Down) - 1;
    QCOMPARE(opened.place(1).left(), opened.place(1 + columns).left());
    QCOMPARE(after(Qt::Key_Up), 1);
    QCOMPARE(after(Qt::Key_Up), 1);
    QCOMPARE(after(Qt::Key_End), 19);
    QCOMPARE(after(Qt::Key_Down), 19);
    QCOMPARE(after(Qt::Key_Home), 0);
    // From a button of a card, too.
    opened.press(Qt::Key_Tab);
    QVERIFY(!opened.cards().front()->hasFocus());
    QCOMPARE(after(Qt::Key_Right), 1);
}

void ShelfTest::enterPlays() {
    Opened opened(6, {960, 560});
    QSignalSpy played(&opened.shelf, &Shelf::playRequested);
    opened.cards().front()->setFocus(Qt::TabFocusReason);
    opened.press(Qt::Key_End);
    opened.press(Qt::Key_Return);
    QCOMPARE(played.count(), 1);
}

// What to go on with has the keyboard; from there the arrows lead to the games, each of which opens its page.
void ShelfTest::whoComesBackGoesOn() {
    for (const QSize size : {QSize(1024, 600), QSize(1280, 800), QSize(3840, 2160)}) {
        theme().fitWindow(size);
        Shelf shelf;
        shelf.resize(size);
        QSignalSpy gone(&shelf, &Shelf::matchChosen), game(&shelf, &Shelf::gameChosen);
        const std::shared_ptr<const core::Game> rules = core::catalogue().front()->game("");
        MatchStore::Kept kept{
            QStringLiteral("path"), QDateTime::currentDateTime(), {core::Match(rules), {}}, {}};
        std::vector<MatchStore::Kept> all;
        all.push_back(std::move(kept));
        shelf.setMatches(std::move(all), true);
        shelf.show();
        shelf.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&shelf));
        QVERIFY(qobject_cast<OfferCard*>(QApplication::focusWidget()) != nullptr);
        const auto* area = shelf.findChild<WelcomeBack*>();
        QCOMPARE(area->height(), area->parentWidget()->height()); // nothing is scrolled
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(gone.count(), 1);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QVERIFY(qobject_cast<OfferCard*>(QApplication::focusWidget()) != nullptr);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QVERIFY(qobject_cast<GameTile*>(QApplication::focusWidget()) != nullptr);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(game.count(), 1);
    }
    theme().fitWindow({});
}

// Whoever has left a lesson in the middle is offered to go on there.
void ShelfTest::whoIsInALessonIsNotNew() {
    QSettings().clear();
    const Opened opened(5, {1280, 800});
    const auto* offer = opened.below;
    const auto reads = [&](const char* words) {
        for (const auto* label : offer->findChildren<Label*>())
            if (label->text().contains(QString::fromUtf8(words))) return true;
        return false;
    };
    QVERIFY(reads("New here?"));
    const auto& kind = *core::catalogue().back();
    settings::setLessonAt(kind.id, QString::fromStdString(std::string(kind.lessons[1].id) + ":2"));
    opened.below->hide();
    opened.below->show();
    QVERIFY(!reads("New here?") && reads("Next lesson"));
    QVERIFY(reads(kind.lessons[1].title.english));
    const core::Kind *learnt = nullptr, *played = nullptr;
    QObject::connect(&opened.shelf, &Shelf::learnRequested, &opened.shelf,
                     [&](const core::Kind& asked) { learnt = &asked; });
    QObject::connect(&opened.shelf, &Shelf::playRequested, &opened.shelf,
                     [&](const core::Kind& asked) { played = &asked; });
    for (auto* button : offer->findChildren<QAbstractButton*>())
        if (button->text() == QLatin1String("Go on") || button->text() == QLatin1String("Play"))
            button->click();
    QCOMPARE(learnt, &kind);
    QCOMPARE(played, &kind); // the same game
    QSettings().clear();
}

QTEST_MAIN(ShelfTest)
#include "tst_shelf.moc"
