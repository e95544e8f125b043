#include <QSettings>
#include <QTest>

#include "core/kind.h"
#include "tests/ui/roomless.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"
#include "ui/match/session.h"
#include "ui/panels/plates/turnplates.h"

// The two plates above the board.
class TestTurnPlates : public QObject {
    Q_OBJECT

private slots:
    void init() { QSettings().clear(); }
    void cleanup() { language::set(language::Id::English); }
    void whoseTurnItIsIsReadBesideOffers_data();
    void whoseTurnItIsIsReadBesideOffers();
};

void TestTurnPlates::whoseTurnItIsIsReadBesideOffers_data() {
    QTest::addColumn<int>("tongue");
    for (const auto id : {language::Id::English, language::Id::Japanese, language::Id::Kana})
        QTest::newRow(qPrintable(language::code(id))) << static_cast<int>(id);
}

// Beside an open drawer in a small window: ready-made placements stand where the name has to stay.
void TestTurnPlates::whoseTurnItIsIsReadBesideOffers() {
    QFETCH(int, tongue);
    language::set(static_cast<language::Id>(tongue));
    theme().fitWindow({1024, 600});
    Session session;
    TurnPlates plates(session);
    plates.resize(720, 60);
    plates.show();
    const std::shared_ptr<const core::Game> game = core::kindOf("fmurs").game("");
    session.begin(game, game->start(), {core::Seat{"はな", {}}, core::Seat{"けん", {}}});
    QVERIFY(QTest::qWaitForWindowExposed(&plates));
    for (const int offers : {2, 3}) { // for the dogs, then for the sheep
        const auto all = game->offers(session.match().position(), 1);
        QCOMPARE(int(all.size()), offers);
        QCoreApplication::processEvents(); // they are laid out
        plates.refresh();
        QCOMPARE(roomless::in(plates), QStringList());
        session.playLine(all.front().moves);
        QTRY_COMPARE(session.state(), Session::State::HumanTurn);
    }
}

QTEST_MAIN(TestTurnPlates)
#include "tst_turnplates.moc"
