#include <QTest>

#include "tests/ui/table/joinedguest.h"
#include "tests/ui/table/testworld.h"
#include "tests/ui/together/ownbroker.h"

namespace {

constexpr int patience = 30'000; // ms

} // namespace

// Another Kachisuji at a table elsewhere, by way of a real broker.
class TestFarJoin : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void readsLinks();
    void playsToTheEnd();
    void isToldWhereNobodyAnswers();
    void isToldWhatTheBrokerSaid();
    void isToldWhatCannotBeLoaded();

private:
    bool reach(JoinedGuest& guest);
    OwnBroker m_broker;
};

void TestFarJoin::initTestCase() {
    if (!m_broker.make()) QSKIP("Mosquitto and openssl are needed");
    QVERIFY(m_broker.start());
}

// The table can be joined from elsewhere.
bool TestFarJoin::reach(JoinedGuest& guest) {
    if (!guest.m_table.begin("ribbonim")) return false;
    auto& entrance = guest.m_table.m_host.reception().entrance();
    return entrance.reachBy({"localhost", m_broker.port()}) &&
           QTest::qWaitFor([&] { return entrance.far()->state() == FarDoor::State::Open; }, patience);
}

void TestFarJoin::readsLinks() {
    const core::together::TableLink link{{"broker.example", 443}, std::string(32, 'k'), "123456"};
    const auto address =
        JoinAddress::read(QString::fromStdString(link.link("https://school.example/k.html")));
    QVERIFY(address && address->far == link);
    QCOMPARE(address->code, QStringLiteral("123456"));
    QCOMPARE(address->text(), QStringLiteral("broker.example:443"));
    QVERIFY(!JoinAddress::read(QStringLiteral("https://school.example/k.html#k1table=nonsense")));
}

void TestFarJoin::playsToTheEnd() {
    JoinedGuest guest;
    QVERIFY(reach(guest));
    const auto address = JoinAddress::read(guest.m_table.m_host.reception().entrance().farLink({}));
    QVERIFY(address);
    guest.m_joined.join(*address, address->code);
    QTRY_VERIFY_WITH_TIMEOUT(guest.m_joined.lobby() != nullptr, patience);
    QVERIFY(guest.sit(JoinedGuest::Place::Second));
    QTRY_VERIFY_WITH_TIMEOUT(guest.same(), patience);
    for (int ply = 0; !guest.host().match().ending(); ++ply) {
        if (ply == 2) { // all break, and come back
            m_broker.kill();
            QTRY_VERIFY_WITH_TIMEOUT(guest.told().contains(QLatin1String("does not answer")), patience);
            QVERIFY(m_broker.start());
        }
        QTRY_VERIFY_WITH_TIMEOUT(guest.ready(), patience);
        const int before = guest.host().match().ply();
        guest.playSomewhere();
        QTRY_VERIFY_WITH_TIMEOUT(guest.host().match().ply() > before, patience);
    }
    QTRY_VERIFY_WITH_TIMEOUT(guest.same(), patience);
    guest.m_joined.leave();
    QTRY_COMPARE_WITH_TIMEOUT(guest.m_table.m_host.reception().seating().present(), 0, patience);
}

void TestFarJoin::isToldWhereNobodyAnswers() {
    JoinedGuest guest;
    QVERIFY(reach(guest));
    auto& reception = guest.m_table.m_host.reception();
    const auto address = JoinAddress::read(reception.entrance().farLink({}));
    reception.renew(); // that link is over
    guest.m_joined.join(*address, address->code);
    QTRY_VERIFY_WITH_TIMEOUT(
        guest.m_refused.join(' ').contains(QLatin1String("No table answers at localhost")), patience);
}

void TestFarJoin::isToldWhatTheBrokerSaid() {
    JoinedGuest guest;
    QVERIFY(reach(guest));
    const auto address = JoinAddress::read(guest.m_table.m_host.reception().entrance().farLink({}));
    m_broker.kill();
    guest.m_joined.join(*address, address->code);
    QTRY_COMPARE_WITH_TIMEOUT(guest.m_refused.size(), 1, patience);
    QCOMPARE(guest.m_refused.last(), QStringLiteral("The broker does not answer: nothing answers there"));
    // That is over once the broker answers, and nobody else does.
    QVERIFY(m_broker.start());
    guest.m_table.m_host.reception().renew();
    guest.m_joined.join(*address, address->code);
    QTRY_COMPARE_WITH_TIMEOUT(guest.m_refused.size(), 2, patience);
    QVERIFY(guest.m_refused.last().startsWith(QLatin1String("No table answers at localhost")));
}

void TestFarJoin::isToldWhatCannotBeLoaded() {
    Session session;
    JoinedTable joined(session, std::make_shared<TestWorld>());
    QStringList refused;
    connect(&joined, &JoinedTable::refused, this, [&](const QString& why) { refused << why; });
    const core::together::TableLink link{{"broker.example", 443}, std::string(32, 'k'), "123456"};
    joined.join(*JoinAddress::read(QString::fromStdString(link.link({}))), QStringLiteral("123456"));
    QTRY_COMPARE(refused.size(), 1); // nothing is waited for
    QVERIFY(refused.last().startsWith(QLatin1String("A part that this needs cannot be loaded")));
}

QTEST_MAIN(TestFarJoin)
#include "tst_farjoin.moc"
