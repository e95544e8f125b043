#include <QSignalSpy>
#include <QTcpSocket>

#include "core/play/untrusted.h"
#include "tests/ui/table/opentable.h"
#include "tests/ui/table/rawpeer.h"
#include "tests/ui/table/testworld.h"
#include "ui/table/wire/hostline.h"

namespace limits = core::untrusted::table;

// What those can do to a table who do not keep to its rules, or do not know its code.
class TestStrangers : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_world = std::make_shared<TestWorld>();
        m_table = std::make_unique<OpenTable>(m_world);
        QVERIFY(m_table->begin("ribbonim"));
    }
    void cleanup() { m_table.reset(); }
    void pingsAreCounted_data();
    void pingsAreCounted();
    void pingsOfAHostAreCounted_data() { pingsAreCounted_data(); }
    void pingsOfAHostAreCounted();
    void silentLinesShutNobodyOut();
    void whoSaysNoCodeIsNotKept();
    void theTeacherHearsOfGuessing();
    void onlyReadingIsAnswered();

private:
    int port() const { return m_table->m_host.reception().port(); }
    QByteArray request(const QByteArray& text);

    std::shared_ptr<TestWorld> m_world;
    std::unique_ptr<OpenTable> m_table;
};

namespace {

constexpr qint64 muchTooMuch = 200'000'000; // bytes

}

void TestStrangers::pingsAreCounted_data() {
    QTest::addColumn<bool>("reads");
    QTest::newRow("answers are read") << true;
    QTest::newRow("answers are not read") << false;
}

void TestStrangers::pingsAreCounted() {
    QFETCH(bool, reads);
    RawPeer peer(port());
    QVERIFY(peer.shakesHands());
    const auto said = peer.floods(muchTooMuch, reads);
    QVERIFY2(said < muchTooMuch, qPrintable(QString::number(said)));
    QVERIFY(m_table->device("first", "Anna").sees(0)); // the table goes on
}

void TestStrangers::pingsOfAHostAreCounted() {
    QFETCH(bool, reads);
    RawPeer host;
    HostLine line(*JoinAddress::read(QStringLiteral("127.0.0.1:%1").arg(host.port())), World::real({}));
    QSignalSpy broken(&line, &HostLine::broken);
    QTRY_VERIFY(host.shakesHands());
    const auto said = host.floods(muchTooMuch, reads);
    QVERIFY2(said < muchTooMuch, qPrintable(QString::number(said)));
    QTRY_COMPARE(broken.size(), 1);
}

// More lines than are kept, of one address; who knows the code gets in at once all the same.
void TestStrangers::silentLinesShutNobodyOut() {
    std::vector<std::unique_ptr<TestDevice>> silent;
    for (int i = 0; i < 150; ++i) silent.push_back(std::make_unique<TestDevice>(port()));
    const auto kept = [&] {
        return std::ranges::count_if(silent, [](const auto& one) { return !one->over(); });
    };
    QTRY_COMPARE(kept(), static_cast<long>(limits::mostWithoutCodeOfOne));
    auto& anna = m_table->device("first", "Anna");
    QVERIFY(anna.sees(0));
}

void TestStrangers::whoSaysNoCodeIsNotKept() {
    TestDevice silent(port()), asks(port());
    QVERIFY(silent.connected() && asks.connected());
    asks.hello({});
    QVERIFY(asks.hears("code"));
    auto& anna = m_table->device("first", "Anna");
    m_world->pass(limits::longestWithoutCode);
    QVERIFY(silent.gone() && asks.gone());
    QVERIFY(!anna.over());
}

void TestStrangers::theTeacherHearsOfGuessing() {
    QSignalSpy guessing(&m_table->m_host.reception(), &Reception::guessing);
    const auto wrong = m_table->m_host.reception().code() == QLatin1String("111111")
                           ? QStringLiteral("222222")
                           : QStringLiteral("111111");
    for (int i = 0; i < limits::slipsTold; ++i) {
        QCOMPARE(guessing.size(), 0);
        TestDevice one(port());
        QVERIFY(one.connected());
        one.hello(wrong);
        QVERIFY(one.hears("code"));
        QCOMPARE(one.m_last["why"].toString(), QStringLiteral("wrong"));
        QVERIFY(one.m_last["seconds"].toInt() > 0);
        m_world->pass(limits::longestWait);
    }
    QCOMPARE(guessing.size(), 1);
    QCOMPARE(m_table->m_host.reception().wrongCodes(), limits::slipsTold);
}

QByteArray TestStrangers::request(const QByteArray& text) {
    QTcpSocket socket;
    socket.connectToHost(QStringLiteral("127.0.0.1"), static_cast<quint16>(port()));
    socket.write(text);
    QByteArray all;
    [[maybe_unused]] const bool whole = QTest::qWaitFor([&] {
        all += socket.readAll();
        return all.contains("\r\n\r\n");
    });
    return all;
}

// And a page talks to its own host alone.
void TestStrangers::onlyReadingIsAnswered() {
    const auto host = "127.0.0.1:" + QByteArray::number(port());
    const auto rest = " / HTTP/1.1\r\nHost: " + host + "\r\nContent-Length: 0\r\n\r\n";
    for (const char* method : {"POST", "PUT", "DELETE", "PATCH", "OPTIONS"})
        QVERIFY2(request(method + rest).startsWith("HTTP/1.1 405"), method);
    const auto page = request("GET" + rest);
    QVERIFY(page.startsWith("HTTP/1.1 200"));
    QVERIFY2(page.contains("connect-src 'self' ws://" + host + ";"), page.constData());
    QVERIFY(request("HEAD" + rest).startsWith("HTTP/1.1 200"));
    for (const char* lie : {"evil.com", "127.0.0.1:1; script-src *", "a@127.0.0.1", ""})
        QVERIFY(request(QByteArray("GET / HTTP/1.1\r\nHost: ") + lie + "\r\n\r\n")
                    .contains("connect-src 'self';"));
}

QTEST_MAIN(TestStrangers)
#include "tst_strangers.moc"
