#include <QLabel>
#include <QRegularExpression>

#include "tests/ui/table/opentable.h"
#include "ui/controls/overlay.h"
#include "ui/window/matchpage.h"

#include <random>

// The pause between two parts of a match, on the real page.
class TestHalfTime : public QObject {
    Q_OBJECT

private slots:
    void itWaitsForThoseAtTheComputer();
    void itFollowsTheLanguage();
    void itGoesOnForThoseAtDevices();

private:
    // Plays until a move leads to another part; that is made on the page, which is seen from now on.
    static void reach(Session& session, MatchPage& page) {
        std::mt19937 dice(11);
        while (session.active() && !session.match().ending()) {
            const auto& match = session.match();
            const auto moves = match.game().moves(match.position());
            const auto move = moves[dice() % moves.size()];
            const bool last = match.game().interlude(match.position(), move, {"", ""}).has_value();
            if (last) {
                page.resize(1280, 800);
                page.show();
                QVERIFY(QTest::qWaitForWindowExposed(&page));
            }
            session.play(move, Session::By::Away);
            if (last) return;
            session.animationDone();
            QCoreApplication::processEvents();
        }
        QFAIL("there is no other part");
    }
};

void TestHalfTime::itWaitsForThoseAtTheComputer() {
    Session session;
    MatchPage page(session);
    const std::shared_ptr<const Game> game = kindOf("fmurs").game("columns=6;rows=6;sheep=2");
    session.begin(game, game->start(), people());
    reach(session, page);
    QTRY_VERIFY(page.findChild<Overlay*>() != nullptr);
    QCOMPARE(session.state(), State::Animating);
    page.findChild<Overlay*>()->dismiss();
    QTRY_COMPARE(session.state(), State::HumanTurn);
}

// Also who has no name of their own is called otherwise then.
void TestHalfTime::itFollowsTheLanguage() {
    Session session;
    MatchPage page(session);
    const std::shared_ptr<const Game> game = kindOf("fmurs").game("columns=6;rows=6;sheep=2");
    session.begin(game, game->start(), {Seat{}, Seat{}});
    reach(session, page);
    QTRY_VERIFY(page.findChild<Overlay*>() != nullptr);
    const auto* card = page.findChild<Overlay*>();
    const auto told = [card] {
        QStringList all{card->accessibleName(), card->accessibleDescription()};
        for (const auto* label : card->findChildren<QLabel*>()) all << label->text();
        return all.join(QLatin1Char('\n'));
    };
    const auto before = told();
    language::set(language::Id::Kana);
    QCoreApplication::processEvents();
    const QRegularExpression latin(QStringLiteral("[A-Za-z]{2,}"));
    QVERIFY2(!told().contains(latin), qPrintable(told()));
    language::set(language::Id::English);
    QCoreApplication::processEvents();
    QCOMPARE(told(), before);
}

void TestHalfTime::itGoesOnForThoseAtDevices() {
    OpenTable table;
    table.m_session.disconnect(&table.m_session); // the page shows the moves
    MatchPage page(table.m_session);
    QVERIFY(table.begin("fmurs", "columns=6;rows=6;sheep=2"));
    auto& anna = table.device("first", "Anna");
    auto& ben = table.device("second", "Ben");
    reach(table.m_session, page);
    const auto& match = table.m_session.match();
    for (auto* one : {&anna, &ben}) {
        QVERIFY(one->hears("say"));
        const auto told =
            match.game().interlude(match.at(match.ply() - 1), match.move(match.ply() - 1), {"Anna", "Ben"});
        QVERIFY(one->m_last["text"].toString().contains(language::spoken(told->title)));
        QVERIFY(one->m_last["text"].toString().contains(language::spoken(told->lines.front())));
    }
    // Nobody is at the computer to press anything.
    QVERIFY(anna.until([&] { return anna.mine() || ben.mine(); }));
    QTRY_VERIFY(page.findChild<Overlay*>() == nullptr);
}

QTEST_MAIN(TestHalfTime)
#include "tst_halftime.moc"
