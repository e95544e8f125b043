#include <QTest>

#include "core/text.h"
#include "core/together/sealedline.h"
#include "core/together/tablelink.h"

#include <map>
#include <optional>

using namespace core;
using namespace core::together;
using What = SealedLine::What;

namespace {

constexpr std::size_t longest = 200'000;

const Seal& sealing() {
    static const auto one = sodiumSeal();
    return *one;
}

// The host of a table and a device that has its link, both at the ends of a line.
struct Both {
    KeyPair table = sealing().meetingPair();
    Knock knock{sealing(), table.open};
    std::optional<Answer> answer = Answer::to(sealing(), table, knock.device(), knock.opening(), longest);
    SealedLine host = answer->line;
    std::optional<SealedLine> device = knock.answered(answer->message(), longest);
};

} // namespace

// What is said between the host of a table and a device from elsewhere: it arrives once, in its order, and
// nobody else reads or makes it.
class TestSealedLine : public QObject {
    Q_OBJECT

private slots:
    void carriesTextsBothWays();
    void carriesLongOnesInParts();
    void takesNothingForged_data();
    void takesNothingForged();
    void breaksWhereOneIsMissing();
    void breaksOnATextWithoutEnd();
    void keepsDevicesApart();
    void opensNothingTwice();
    void answersOnlyWhoHasTheLink();
    void linksComeOutAsTheyWentIn();
    void refusesWhatIsNoLink_data();
    void refusesWhatIsNoLink();
};

void TestSealedLine::carriesTextsBothWays() {
    Both both;
    QVERIFY(both.device);
    for (const char* said : {"one", "", "zwei ☃"}) {
        for (const auto& part : both.host.text(said)) {
            QVERIFY(part.find("zwei") == std::string::npos);
            const auto heard = both.device->hear(part);
            QCOMPARE(heard.what, What::Text);
            QCOMPARE(heard.text, std::string(said));
        }
        QCOMPARE(both.host.hear(both.device->text(said).front()).text, std::string(said));
    }
    QCOMPARE(both.device->hear(both.host.sign(What::Ping)).what, What::Ping);
    QCOMPARE(both.host.hear(both.device->sign(What::Pong)).what, What::Pong);
    QCOMPARE(both.device->hear(both.host.sign(What::Over)).what, What::Over);
}

void TestSealedLine::carriesLongOnesInParts() {
    Both both;
    const std::string text(3 * SealedLine::longestPart - 7, 'x');
    const auto parts = both.host.text(text);
    QCOMPARE(parts.size(), 3U);
    QCOMPARE(both.device->hear(parts[0]).what, What::Nothing);
    QCOMPARE(both.device->hear(parts[1]).what, What::Nothing);
    QVERIFY(both.device->hear(parts[2]).text == text);
    for (const auto& part : parts) QVERIFY(part.size() <= SealedLine::longestPart + SealedLine::around);
}

void TestSealedLine::takesNothingForged_data() {
    QTest::addColumn<QString>("how");
    for (const char* how : {"nothing", "short", "changed", "another number", "its own back", "another key"})
        QTest::newRow(how) << how;
}

void TestSealedLine::takesNothingForged() {
    QFETCH(QString, how);
    Both both;
    const auto right = both.device->text("right").front();
    const auto changed = [&](std::size_t at) {
        auto wrong = right;
        wrong[at] = static_cast<char>(wrong[at] ^ 1);
        return wrong;
    };
    const std::map<std::string, std::string> all{
        {"nothing", ""},
        {"short", right.substr(0, 9)},
        {"changed", changed(right.size() - 1)},
        {"another number", changed(1)},
        {"its own back", both.host.text("mine").front()},
        {"another key", both.knock.opening()},
    };
    QCOMPARE(both.host.hear(all.at(how.toStdString())).what, What::Nothing);
    QCOMPARE(both.host.hear(right).text, std::string("right")); // all goes on
    QCOMPARE(both.host.hear(right).what, What::Nothing);        // and is heard once
}

void TestSealedLine::breaksWhereOneIsMissing() {
    Both both;
    both.device->text("one");
    QCOMPARE(both.host.hear(both.device->text("two").front()).what, What::Broken);
}

void TestSealedLine::breaksOnATextWithoutEnd() {
    Both both;
    What last = What::Nothing;
    for (const auto& part : both.device->text(std::string(longest + 1, 'x')))
        last = both.host.hear(part).what;
    QCOMPARE(last, What::Broken);
}

// Two with the same link.
void TestSealedLine::keepsDevicesApart() {
    Both both;
    const Knock other(sealing(), both.table.open);
    const auto answer = Answer::to(sealing(), both.table, other.device(), other.opening(), longest);
    auto line = other.answered(answer->message(), longest);
    QVERIFY(line);
    QVERIFY(!other.answered(both.answer->message(), longest));
    QCOMPARE(line->hear(both.host.text("for one").front()).what, What::Nothing);
    QCOMPARE(both.host.hear(line->text("as another").front()).what, What::Nothing);
    QVERIFY(!both.answer->bidsFarewell(other.farewell()));
    QVERIFY(both.answer->bidsFarewell(both.knock.farewell()));
    QVERIFY(!both.answer->bidsFarewell(both.knock.opening()));
    // Nor under another's name.
    QVERIFY(!Answer::to(sealing(), both.table, both.knock.device(), other.opening(), longest));
}

// What was heard by the way, said again to a host that has forgotten it.
void TestSealedLine::opensNothingTwice() {
    Both both;
    const auto said = both.device->text("a move").front();
    auto again = Answer::to(sealing(), both.table, both.knock.device(), both.knock.opening(), longest);
    QVERIFY(again);
    QCOMPARE(again->line.hear(said).what, What::Nothing);
}

void TestSealedLine::answersOnlyWhoHasTheLink() {
    const Both both;
    const Knock stranger(sealing(), sealing().meetingPair().open);
    QVERIFY(!Answer::to(sealing(), both.table, stranger.device(), stranger.opening(), longest));
    for (const auto& device : {std::string(), std::string(32, '\0'), std::string(31, 'x')})
        QVERIFY(!Answer::to(sealing(), both.table, device, stranger.opening(), longest));
    QVERIFY(!both.knock.answered("", longest));
    QVERIFY(!both.knock.answered("a", longest));
    QVERIFY(!both.knock.answered(both.knock.opening(), longest));
}

void TestSealedLine::linksComeOutAsTheyWentIn() {
    const TableLink made{Broker::read("localhost:1883:9001"), std::string(32, '\xfe'), "012345"};
    const auto link = made.link("https://school.example/kachisuji.html");
    QVERIFY(TableLink::isOne(link) && !Invitation::isOne(link));
    QVERIFY(TableLink::read(link) == made);
    // The broker sees neither what is in the link nor anything of it.
    const TableTopics topics(sealing(), made.table);
    QVERIFY(topics.own.find_first_of("#+/", 10) == std::string::npos);
    QVERIFY(link.find(topics.own.substr(10)) == std::string::npos);
    const std::string device(32, '\x01');
    QCOMPARE(topics.deviceOf(topics.toHost(device)), device);
    QCOMPARE(topics.deviceOf(topics.toDevice(device)), std::string());
    QCOMPARE(topics.deviceOf(topics.toHost() + "/x"), std::string());
}

void TestSealedLine::refusesWhatIsNoLink_data() {
    QTest::addColumn<QString>("link");
    const QString key(43, QLatin1Char('A'));
    QTest::newRow("nothing") << "";
    QTest::newRow("a room") << "#k1room=b.example/" + key + "/" + key;
    QTest::newRow("no code") << "#k1table=b.example/" + key;
    QTest::newRow("short code") << "#k1table=b.example/" + key + "/12345";
    QTest::newRow("no digits") << "#k1table=b.example/" + key + "/12345x";
    QTest::newRow("short key") << "#k1table=b.example/AAAA/123456";
    QTest::newRow("no broker") << "#k1table=/" + key + "/123456";
    QTest::newRow("more") << "#k1table=b.example/" + key + "/123456/1";
    QTest::newRow("absurdly long") << QString(2000, QLatin1Char('x')) + "#k1table=b/" + key + "/123456";
}

void TestSealedLine::refusesWhatIsNoLink() {
    QFETCH(QString, link);
    QVERIFY_THROWS_EXCEPTION(InputError, TableLink::read(link.toStdString()));
}

QTEST_APPLESS_MAIN(TestSealedLine)
#include "tst_sealedline.moc"
