#include <QTest>

#include "core/text.h"
#include "core/together/invitation.h"

using namespace core;
using namespace core::together;

// Links to rooms: what goes in comes out, and whatever else is read is refused in one line.
class TestInvitation : public QObject {
    Q_OBJECT

private slots:
    void comesOutAsItWentIn_data();
    void comesOutAsItWentIn();
    void refusesWhatIsNone_data();
    void refusesWhatIsNone();
};

void TestInvitation::comesOutAsItWentIn_data() {
    QTest::addColumn<QString>("broker");
    QTest::addColumn<int>("port");
    QTest::addColumn<int>("page");
    QTest::newRow("usual ports") << "broker.example" << 8883 << 8884;
    QTest::newRow("another port") << "broker.example:443" << 443 << 8884;
    QTest::newRow("other ports") << "localhost:1883:9001" << 1883 << 9001;
}

void TestInvitation::comesOutAsItWentIn() {
    QFETCH(QString, broker);
    QFETCH(int, port);
    QFETCH(int, page);
    const Invitation made{Broker::read(broker.toStdString()), std::string(32, '\x05'),
                          std::string(32, '\xff')};
    QCOMPARE(made.broker.port, port);
    QCOMPARE(made.broker.page, page);
    QCOMPARE(made.broker.text(), broker.toStdString());
    const auto link = made.link("https://school.example/kachisuji.html");
    QVERIFY(Invitation::isOne(link));
    QVERIFY(Invitation::read(link) == made);
    QVERIFY(made.topic().find_first_of("#+/", 10) == std::string::npos); // one level, without wildcards
    // Neither server sees the key: it is behind "#", and not in the topic.
    QVERIFY(link.find('#') < link.rfind('/'));
}

void TestInvitation::refusesWhatIsNone_data() {
    QTest::addColumn<QString>("link");
    const QString key(43, QLatin1Char('A'));
    QTest::newRow("nothing") << "";
    QTest::newRow("a record") << "#k1=AAAA";
    QTest::newRow("no key") << "#k1room=b.example/" + key;
    QTest::newRow("short key") << "#k1room=b.example/" + key + "/AAAA";
    QTest::newRow("other letters") << "#k1room=b.example/" + key + "/" + QString(43, QLatin1Char('+'));
    QTest::newRow("more") << "#k1room=b.example/" + key + "/" + key + "/x";
    QTest::newRow("no broker") << "#k1room=/" + key + "/" + key;
    QTest::newRow("no port") << "#k1room=b.example:0/" + key + "/" + key;
    QTest::newRow("many ports") << "#k1room=b:1:2:3/" + key + "/" + key;
    QTest::newRow("a broker with a path") << "#k1room=b.example@evil/" + key + "/" + key;
    QTest::newRow("an option") << "#k1room=-b/" + key + "/" + key;
    QTest::newRow("absurdly long") << QString(2000, QLatin1Char('x')) + "#k1room=b/" + key + "/" + key;
}

void TestInvitation::refusesWhatIsNone() {
    QFETCH(QString, link);
    QVERIFY_THROWS_EXCEPTION(InputError, Invitation::read(link.toStdString()));
}

QTEST_APPLESS_MAIN(TestInvitation)
#include "tst_invitation.moc"
