#include <QEventLoop>
#include <QRegularExpression>
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
    void whatThePageNeedsIsThere();
    void nothingElseIsRead_data();
    void nothingElseIsRead();
    void thePageIsForThoseWithTheCode();
    void thePageIsHandedOutSoOften();
    void aSlowDownloadIsNotCut();
    void requestsWithoutEndAreCut();
    void manyConnectionsShutNobodyOut();
    void brokenFramesEndTheLine_data();
    void brokenFramesEndTheLine();

private:
    int port() const { return m_table->m_host.reception().port(); }
    QByteArray request(const QByteArray& text, bool all = false);
    QByteArray get(const QString& path);

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

// What is answered: its head, or all that this promises.
QByteArray TestStrangers::request(const QByteArray& text, bool all) {
    QTcpSocket socket;
    socket.connectToHost(QStringLiteral("127.0.0.1"), static_cast<quint16>(port()));
    socket.write(text);
    QByteArray answer;
    const auto promised = [&]() -> qsizetype { // bytes
        const auto head = answer.indexOf("\r\n\r\n");
        if (head < 0) return -1;
        static const QRegularExpression length(QStringLiteral("content-length: *(\\d+)"),
                                               QRegularExpression::CaseInsensitiveOption);
        const auto told = length.match(QString::fromLatin1(answer.left(head)));
        return head + 4 + (all ? told.captured(1).toLongLong() : 0);
    };
    [[maybe_unused]] const bool whole = QTest::qWaitFor([&] {
        answer += socket.readAll();
        return socket.state() == QAbstractSocket::UnconnectedState ||
               (promised() >= 0 && answer.size() >= promised());
    });
    return answer;
}

QByteArray TestStrangers::get(const QString& path) {
    return request("GET " + path.toUtf8() + " HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(port()) +
                       "\r\nConnection: close\r\n\r\n",
                   true);
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

// Every script that one of them takes, too.
void TestStrangers::whatThePageNeedsIsThere() {
    const QRegularExpression named(QStringLiteral("(?:from|import|src=|href=)\\s*\"(/[\\w./]+)\""));
    QStringList needed{QStringLiteral("/"), QStringLiteral("/art/emblem/63.dark")};
    for (qsizetype i = 0; i < needed.size(); ++i) {
        const auto answer = get(needed[i]);
        QVERIFY2(answer.startsWith("HTTP/1.1 200"), qPrintable(needed[i]));
        for (auto found = named.globalMatch(QString::fromUtf8(answer)); found.hasNext();)
            if (const auto path = found.next().captured(1); !needed.contains(path)) needed << path;
    }
    QVERIFY(needed.contains(QStringLiteral("/trust.js")) && needed.contains(QStringLiteral("/style.css")));
}

void TestStrangers::nothingElseIsRead_data() {
    QTest::addColumn<QByteArray>("path");
    for (const char* path :
         {"/../../etc/passwd", "//etc/passwd", "/..%2f..%2fetc%2fpasswd", "/%2e%2e/%2e%2e/etc/passwd",
          "/art/../../etc/passwd", "/art/ribbonim/..%2f..%2f..%2fetc%2fpasswd", "/art/%00/card",
          "/web/page.html", "/page.html%00.js", "/play.html", "/art/emblem/64.dark", "/art/emblem/-1.light",
          "/art/emblem/x.light", "/art/emblem/1"})
        QTest::newRow(path) << QByteArray(path);
}

void TestStrangers::nothingElseIsRead() {
    QFETCH(QByteArray, path);
    const auto said =
        request("GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(port()) + "\r\n\r\n");
    QVERIFY2(said.startsWith("HTTP/1.1 404"), said.constData());
}

// Nobody else is told where it lies, and what can be guessed leads nowhere.
void TestStrangers::thePageIsForThoseWithTheCode() {
    auto& empty = m_table->device("watch", "Ken");
    QVERIFY(!empty.m_all.contains(QLatin1String("take\":\"/")) &&
            get(QStringLiteral("/take/")).contains(" 404"));
    m_world->m_page = "<!doctype html>" + QByteArray(2'000'000, 'k');
    auto& stranger = m_table->connects();
    QVERIFY(stranger.connected());
    stranger.hello({});
    QVERIFY(stranger.hears("code"));
    QVERIFY(!stranger.m_all.contains(QLatin1String("/take/")));

    auto& anna = m_table->device("first", "Anna");
    QVERIFY(!anna.m_heard.isEmpty());
    const auto place = anna.m_heard.first()[QStringLiteral("take")].toString();
    const auto taken = get(place);
    QVERIFY2(taken.startsWith("HTTP/1.1 200"), taken.left(200).constData());
    QVERIFY(taken.endsWith("\r\n\r\n" + m_world->m_page));
    QVERIFY(taken.contains("Content-Disposition: attachment; filename=\"kachisuji.html\""));
    QVERIFY(taken.contains("X-Content-Type-Options: nosniff"));
    // In the frame of a seat it reaches nothing.
    const auto framed = get(QString(place).replace(QStringLiteral("/take/"), QStringLiteral("/own/")));
    QVERIFY(framed.endsWith("\r\n\r\n" + m_world->m_page));
    QVERIFY(framed.contains("Content-Security-Policy: sandbox allow-scripts; frame-ancestors 'self'"));
    QVERIFY(!framed.contains("Content-Disposition"));
    QVERIFY(!get(QStringLiteral("/own/0")).contains("sandbox"));
    for (const auto& wrong :
         {QStringLiteral("/take/"), QStringLiteral("/take"), QStringLiteral("/kachisuji.html"),
          QStringLiteral("/take/%00"), QStringLiteral("/take/%1").arg(m_table->m_host.reception().code()),
          place.chopped(1), place + QLatin1Char('0'), place.toUpper(), place + QStringLiteral("/../page"),
          QStringLiteral("/take/../../etc/passwd"), QStringLiteral("/take/..%2f..%2fetc%2fpasswd"),
          place + QStringLiteral("%00")})
        QVERIFY2(get(wrong).startsWith("HTTP/1.1 404"), qPrintable(wrong));

    m_table->m_host.renew(); // another table: nobody has its code yet
    QVERIFY(get(place).startsWith("HTTP/1.1 404"));
}

// To one address; and to all together, however many they are.
void TestStrangers::thePageIsHandedOutSoOften() {
    m_world->m_page = "<!doctype html>";
    const auto place = [&] {
        return m_table->device("watch", "Ken").m_heard.first()[QStringLiteral("take")].toString();
    }();
    for (std::size_t i = 0; i < limits::mostPagesOfOne; ++i) QVERIFY(get(place).startsWith("HTTP/1.1 200"));
    QVERIFY(get(place).startsWith("HTTP/1.1 429"));
    m_world->pass(limits::longestTaking);
    QVERIFY(get(place).startsWith("HTTP/1.1 200"));

    Handout handout(*m_world);
    handout.renew();
    const auto ticket = handout.place().section(QLatin1Char('/'), -1);
    std::size_t handed = 0;
    for (int i = 0; i < 1000; ++i)
        handed += handout.take(ticket, QStringLiteral("10.0.0.%1").arg(i)).file.isEmpty() ? 0 : 1;
    QCOMPARE(handed, limits::mostPages);
}

// However slowly a device takes the page: one that came after it and asks for nothing is cut meanwhile.
void TestStrangers::aSlowDownloadIsNotCut() {
    constexpr int much = 8'000'000, slice = 1000; // more than waits in the network by itself
    m_world->m_page = "<!doctype html>" + QByteArray(much, 'k');
    m_world->m_hurry = 20;
    const auto place = m_table->device("watch", "Ken").m_heard.first()[QStringLiteral("take")].toString();
    const auto connects = [this](QTcpSocket& socket) {
        socket.connectToHost(QStringLiteral("127.0.0.1"), static_cast<quint16>(port()));
        return QTest::qWaitFor([&] { return socket.state() == QAbstractSocket::ConnectedState; });
    };
    QTcpSocket slow, silent;
    slow.setReadBufferSize(slice);
    QVERIFY(connects(slow));
    slow.write("GET " + place.toUtf8() + " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    QVERIFY(QTest::qWaitFor([&] { return slow.bytesAvailable() > 0; }));
    QVERIFY(connects(silent));
    QByteArray taken;
    const auto cut = [&] {
        taken += slow.read(slice);
        return silent.state() == QAbstractSocket::UnconnectedState;
    };
    constexpr std::chrono::milliseconds patience = 3 * limits::longestAsking;
    QVERIFY(QTest::qWaitFor(cut, static_cast<int>(patience.count())));
    QVERIFY2(taken.startsWith("HTTP/1.1 200"), taken.left(100).constData());
    QVERIFY(taken.size() < much);
    QCOMPARE(slow.state(), QAbstractSocket::ConnectedState);
    slow.setReadBufferSize(0);
    const auto whole = taken.indexOf("\r\n\r\n") + 4 + m_world->m_page.size();
    QEventLoop rest;
    connect(&slow, &QTcpSocket::readyRead, &rest, [&] {
        taken += slow.readAll();
        if (taken.size() >= whole) rest.quit();
    });
    connect(&slow, &QTcpSocket::disconnected, &rest, &QEventLoop::quit);
    taken += slow.readAll();
    if (taken.size() < whole) rest.exec();
    QVERIFY(taken.endsWith("\r\n\r\n" + m_world->m_page));
}

void TestStrangers::requestsWithoutEndAreCut() {
    for (const QByteArray begun : {"GET / HTTP/1.1\r\nX: ", "", "\x01\xff\r\n",
                                   "POST / HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n"}) {
        QTcpSocket socket;
        socket.connectToHost(QStringLiteral("127.0.0.1"), static_cast<quint16>(port()));
        QVERIFY(QTest::qWaitFor([&] { return socket.state() == QAbstractSocket::ConnectedState; }));
        socket.write(begun + QByteArray(static_cast<int>(limits::mostAsked) + 8'000, 'a'));
        QTRY_COMPARE(socket.state(), QAbstractSocket::UnconnectedState);
    }
    QVERIFY(m_table->device("first", "Anna").sees(0));
}

// Of one that says nothing, or says it slowly, only so many are kept; what is new comes in.
void TestStrangers::manyConnectionsShutNobodyOut() {
    std::vector<std::unique_ptr<QTcpSocket>> slow;
    for (std::size_t i = 0; i < 3 * limits::mostSocketsOfOne; ++i) {
        slow.push_back(std::make_unique<QTcpSocket>());
        slow.back()->connectToHost(QStringLiteral("127.0.0.1"), static_cast<quint16>(port()));
        QVERIFY(QTest::qWaitFor([&] { return slow.back()->state() == QAbstractSocket::ConnectedState; }));
        slow.back()->write("GET / HT");
    }
    const auto kept = [&] {
        return static_cast<std::size_t>(std::ranges::count_if(
            slow, [](const auto& one) { return one->state() == QAbstractSocket::ConnectedState; }));
    };
    QTRY_COMPARE(kept(), limits::mostSocketsOfOne);
    QVERIFY(m_table->device("first", "Anna").sees(0));
}

void TestStrangers::brokenFramesEndTheLine_data() {
    QTest::addColumn<QByteArray>("frame");
    const QByteArray mask(4, '\0');
    QTest::newRow("not masked") << QByteArray("\x81\x02hi");
    QTest::newRow("reserved bits") << "\xf1\x82" + mask + "{}";
    QTest::newRow("unknown kind") << "\x83\x82" + mask + "{}";
    QTest::newRow("2^62 bytes") << QByteArray("\x81\xff\x40") + QByteArray(7, '\0') + mask + "{}";
    QTest::newRow("a long ping") << QByteArray("\x89\xfe\x01") + '\0' + mask + QByteArray(256, 'a');
    QTest::newRow("a ping in parts") << "\x09\x81" + mask + "a";
    QTest::newRow("goes on with nothing") << "\x80\x82" + mask + "{}";
    QTest::newRow("no text") << "\x81\x82" + mask + "\xc3\x28";
    QTest::newRow("parts without end")
        << "\x01\x82" + mask + "{}" +
               QByteArray(QByteArray("\x00\xfe\x0f\xff", 4) + mask + QByteArray(0x0fff, ' ')).repeated(50);
}

void TestStrangers::brokenFramesEndTheLine() {
    QFETCH(QByteArray, frame);
    RawPeer peer(port());
    QVERIFY(peer.shakesHands());
    peer.says(frame);
    QVERIFY(QTest::qWaitFor([&] { return peer.gone(); }));
    QVERIFY(m_table->device("first", "Anna").sees(0));
}

QTEST_MAIN(TestStrangers)
#include "tst_strangers.moc"
