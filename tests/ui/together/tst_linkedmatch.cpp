#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/kind.h"
#include "tests/ui/together/ownbroker.h"
#include "tests/until.h"
#include "ui/look/language.h"
#include "ui/match/session.h"
#include "ui/together/linkedmatch.h"

#include <memory>
#include <random>

using core::Player;
namespace together = core::together;

namespace {

// A home: a session, and what plays it by a link, in haste.
struct Home {
    static constexpr std::chrono::milliseconds beat{100};
    Session session{Studies::Scope::Pending};
    QTemporaryDir folder;
    std::unique_ptr<LinkedMatch> match = std::make_unique<LinkedMatch>(session, folder.path(), beat);
    QStringList told;
    std::function<void()> allow;

    Home() { listen(); }
    void listen() {
        QObject::connect(match.get(), &LinkedMatch::told, match.get(),
                         [this](const QString& line) { told << line; });
        QObject::connect(match.get(), &LinkedMatch::asked, match.get(),
                         [this](const QString&, const QString&, const auto& yes) { allow = yes; });
    }
    // The program ends, and starts with what it has kept.
    bool restart() {
        match.reset();
        session.close();
        match = std::make_unique<LinkedMatch>(session, folder.path(), beat);
        listen();
        return match->restore();
    }
    int ply() const { return session.active() ? session.match().ply() : -1; }
    bool connected() const { return match->room() != nullptr && match->room()->connected(); }
    bool mayMove() {
        session.animationDone();
        return session.state() == Session::State::HumanTurn && !session.players().away(session.mover());
    }
};

} // namespace

// Two homes and a real Mosquitto with TLS between them.
class TestLinkedMatch : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void loadsNothingBefore();
    void playsEveryGameToItsEnd_data();
    void playsEveryGameToItsEnd();
    void takesBackAndPlaysAgain();
    void comesBack();
    void leavesNoSeatUnasked();
    void tellsLaterThatItWasLeft();
    void saysWhoIsAwaited();
    void trustsNoOtherCertificate();

private:
    together::Broker broker() const { return {"localhost", m_broker.port()}; }
    void meet(Home& host, Home& guest, const std::string& game);
    OwnBroker m_broker;
};

void TestLinkedMatch::initTestCase() {
    if (!m_broker.make()) QSKIP("Mosquitto and openssl are needed");
    QVERIFY(m_broker.start());
}

void TestLinkedMatch::loadsNothingBefore() {
    const auto loaded = [] {
        QFile maps(QStringLiteral("/proc/self/maps"));
        return maps.open(QIODevice::ReadOnly) && maps.readAll().contains("libmosquitto");
    };
    Home home;
    QVERIFY(!loaded());
    QCOMPARE(broker::trouble(), QString());
    QVERIFY(loaded());
}

void TestLinkedMatch::meet(Home& host, Home& guest, const std::string& game) {
    const auto made = core::kindOf(game).game("");
    host.match->invite(broker(), {game, "", made->text(made->start()), Player::First, "はな"});
    QVERIFY(until([&] { return host.connected(); }));
    QVERIFY(!host.mayMove()); // nobody is there
    guest.match->follow(together::Invitation::read(host.match->link().toStdString()));
    QVERIFY(until([&] { return guest.match->room()->canSit(); }));
    guest.match->sit(QStringLiteral("Ken"));
    QVERIFY(until([&] { return host.mayMove(); }));
    QVERIFY(until([&] { return guest.match->room()->player().has_value(); }));
}

void TestLinkedMatch::playsEveryGameToItsEnd_data() {
    QTest::addColumn<QString>("game");
    for (const auto* kind : core::catalogue()) {
        const auto id = QString::fromUtf8(kind->id.data(), static_cast<qsizetype>(kind->id.size()));
        QTest::newRow(qPrintable(id)) << id;
    }
}

void TestLinkedMatch::playsEveryGameToItsEnd() {
    QFETCH(QString, game);
    Home host, guest;
    meet(host, guest, game.toStdString());
    std::mt19937 random(11);
    int ply = 0;
    while (!host.session.match().ending()) {
        auto& mover = host.session.match().mover() == Player::First ? host : guest;
        auto& other = &mover == &host ? guest : host;
        if (ply == 2) { // the broker dies, and one plays on; then it is there again, and knows nothing
            m_broker.kill();
            QVERIFY(until([&] { return !mover.connected() && !other.connected(); }));
        }
        if (host.session.match().pending()) { // a sowing of which nobody knows whether it ends
            host.session.agreeDraw();
            QVERIFY(until([&] { return guest.allow; }));
            guest.allow();
            QVERIFY(until([&] { return host.session.match().ending() && guest.session.match().ending(); }));
            break;
        }
        QVERIFY(until([&] { return mover.mayMove(); }));
        if (ply >= 60)
            mover.session.giveUp();
        else {
            const auto moves = mover.session.match().game().moves(mover.session.match().position());
            mover.session.play(moves[random() % moves.size()]);
            ++ply;
        }
        if (ply == 3) {
            QCOMPARE(mover.ply(), 3);
            QCOMPARE(other.ply(), 2);
            QVERIFY(m_broker.start());
        }
        const auto shows = [](const Home& home) {
            const auto& truth = home.match->room()->course().match();
            const auto& match = home.session.match();
            return match.ply() == truth.ply() && match.position() == truth.position() &&
                   match.ending() == truth.ending();
        };
        const auto same = [&] {
            return mover.match->room()->history().size() == other.match->room()->history().size() &&
                   shows(mover) && shows(other);
        };
        QVERIFY(until([&] { return same(); }));
    }
    QVERIFY(ply > 3);
    QCOMPARE(host.session.match().ending(), guest.session.match().ending());
    guest.match->leave();
    QVERIFY(until([&] { return host.match->room()->course().left(1); }));
    host.match->leave();
    QVERIFY(until([&] { return !CarriedRoom::kept(host.folder.path()); }));
    QVERIFY(!CarriedRoom::kept(guest.folder.path()));
    QVERIFY(!host.session.owned() && host.session.active()); // the match stays
}

void TestLinkedMatch::takesBackAndPlaysAgain() {
    Home host, guest;
    meet(host, guest, "ribbonim");
    host.session.play(host.session.match().game().moves(host.session.match().position()).front());
    QVERIFY(until([&] { return guest.ply() == 1; }));
    host.session.undo();
    QCOMPARE(host.ply(), 1); // until it is allowed
    QVERIFY(until([&] { return guest.allow; }));
    guest.allow();
    QVERIFY(until([&] { return host.ply() == 0; }));
    QVERIFY(until([&] { return guest.ply() == 0; }));
    QVERIFY(until([&] { return host.mayMove(); }));
    host.session.giveUp();
    QVERIFY(until([&] { return guest.session.match().ending(); }));
    guest.match->say(2);
    QVERIFY(until([&] { return host.told.contains(QStringLiteral("Ken says: Good move!")); }));
    guest.session.again();
    QVERIFY(until([&] { return !host.session.match().ending(); }));
    QCOMPARE(host.session.players().seat(Player::First).name, std::string("Ken")); // begins now
    QCOMPARE(host.session.players().before().wins[0], 1);
    QVERIFY(until([&] { return guest.mayMove(); }));
}

// Programs that end in between lose nothing, nor does a match played at home meanwhile.
void TestLinkedMatch::comesBack() {
    Home host, guest;
    meet(host, guest, "chopsticks");
    const auto move = [](Home& home) {
        QVERIFY(until([&] { return home.mayMove(); }));
        home.session.play(home.session.match().game().moves(home.session.match().position()).front());
    };
    move(host);
    QVERIFY(until([&] { return guest.ply() == 1; }));
    host.match.reset();
    QVERIFY(until([&] { return !guest.match->room()->here(Player::First); }));
    move(guest);
    QVERIFY(host.restart());
    QVERIFY(until([&] { return host.ply() == 2; }));
    QVERIFY(until([&] { return guest.match->room()->here(Player::First); }));
    // The same match is not begun anew where it is on the table already.
    const auto game = host.session.match().sharedGame();
    host.match.reset();
    host.match = std::make_unique<LinkedMatch>(host.session, host.folder.path(), Home::beat);
    host.listen();
    QVERIFY(host.match->restore());
    QCOMPARE(host.ply(), 2);
    QCOMPARE(host.session.match().sharedGame(), game);
    QVERIFY(until([&] { return host.mayMove(); }));
    // Another match at home meanwhile.
    host.session.begin(core::kindOf("ribbonim").game(""), core::kindOf("ribbonim").game("")->start(), {});
    QVERIFY(!host.match->shown());
    QVERIFY(until([&] { return host.connected(); }));
    host.match->show();
    QCOMPARE(host.ply(), 2);
    QVERIFY(until([&] { return host.mayMove(); }));
    move(host);
    QVERIFY(until([&] { return guest.ply() == 3; }));
}

void TestLinkedMatch::leavesNoSeatUnasked() {
    Home host, guest, third;
    meet(host, guest, "ribbonim");
    const auto game = core::kindOf("bao").game("");
    third.match->invite(broker(), {"bao", "", game->text(game->start()), Player::First, "Mio"});
    const auto other = together::Invitation::read(third.match->link().toStdString());
    const auto own = guest.match->room()->invitation();
    QVERIFY(!guest.match->follow(other));
    QCOMPARE(guest.match->room()->invitation(), own);
    QVERIFY(guest.match->room()->bound());
    QVERIFY(guest.match->follow(own)); // that one is there already
    guest.match->leave();
    QVERIFY(guest.match->follow(other));
    QVERIFY(until([&] { return guest.match->room()->canSit(); }));
    QVERIFY(until([&] { return host.match->room()->course().left(1); })); // and was told meanwhile
    QVERIFY(until([&] { return !CarriedRoom::kept(guest.folder.path()); }));
}

void TestLinkedMatch::tellsLaterThatItWasLeft() {
    Home host, guest;
    meet(host, guest, "ribbonim");
    m_broker.kill();
    QVERIFY(until([&] { return !guest.connected() && !host.connected(); }));
    guest.match->leave();
    QVERIFY(guest.match->room() == nullptr);
    QCOMPARE(guest.told.last(),
             QStringLiteral("You have left. はな is told when there is a connection again."));
    QVERIFY(CarriedRoom::kept(guest.folder.path()));
    QVERIFY(!guest.restart()); // there is no room to go on with
    QVERIFY(guest.match->room() == nullptr);
    QVERIFY(m_broker.start());
    QVERIFY(until([&] { return host.connected() && host.match->room()->course().left(1); }));
    QVERIFY(until([&] { return !CarriedRoom::kept(guest.folder.path()); }));
    QCOMPARE(host.session.players().awaited(), QStringLiteral("Ken has left the room for good"));
}

void TestLinkedMatch::saysWhoIsAwaited() {
    Home host, guest;
    meet(host, guest, "ribbonim");
    const auto awaited = [](const Home& home) { return home.session.players().awaited(); };
    QVERIFY(until([&] { return awaited(guest) == QStringLiteral("waiting for はな"); }));
    QCOMPARE(awaited(host), QString());
    host.match.reset();
    QVERIFY(until([&] { return awaited(guest) == QStringLiteral("waiting for はな, who is away"); }));
    language::set(language::Id::Japanese);
    QTRY_COMPARE(awaited(guest), QStringLiteral("はなを待っています（席を外しています）"));
    language::set(language::Id::English);
    guest.session.close();
    QCOMPARE(awaited(guest), QString());
}

void TestLinkedMatch::trustsNoOtherCertificate() {
    const auto ours = qgetenv("SSL_CERT_FILE");
    qputenv("SSL_CERT_FILE", "/dev/null");
    Home home;
    const auto game = core::kindOf("ribbonim").game("");
    home.match->invite(broker(), {"ribbonim", "", game->text(game->start()), Player::First, "Eve"});
    QVERIFY(until([&] { return home.match->trouble().has_value(); }));
    QCOMPARE(*home.match->trouble(), std::string("this computer does not trust its certificate"));
    QVERIFY(!home.connected());
    qputenv("SSL_CERT_FILE", ours);
    QVERIFY(until([&] { return home.connected(); })); // it was tried again
}

QTEST_MAIN(TestLinkedMatch)
#include "tst_linkedmatch.moc"
