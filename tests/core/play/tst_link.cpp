#include <QTest>

#include "core/kind.h"
#include "core/play/link.h"
#include "core/play/record.h"

using namespace core;

// Matches as links: what goes in comes out, and whatever else is read is refused in one line.
class TestLink : public QObject {
    Q_OBJECT

private slots:
    void comesOutAsItWentIn();
    void readsWhatABrowserHasWritten();
    void refusesWhatIsNone_data();
    void refusesWhatIsNone();
    void growsNoFartherThanAReaderTakes();
};

void TestLink::comesOutAsItWentIn() {
    for (const auto* kind : catalogue()) {
        Match match(kind->game(""));
        for (int ply = 0; ply < 12 && !match.ending() && !match.pending(); ++ply)
            match.play(match.game().moves(match.position()).front());
        const auto text = write({match, {Seat{"はな"}, Seat{"", Level::Gentle}}});
        const auto link = linkTo("kachisuji.html", text);
        QVERIFY(link.starts_with("kachisuji.html#k1="));
        QVERIFY2(link.size() < 1500, link.c_str());
        QVERIFY(link.find_first_of("+/=", link.find('=') + 1) == std::string::npos);
        const auto back = readRecord(recordIn(link));
        QCOMPARE(write(back), text);
        QCOMPARE(recordIn(link.substr(link.find('=') + 1)), recordIn(link));
    }
}

// With CompressionStream("deflate-raw"), which packs otherwise.
void TestLink::readsWhatABrowserHasWritten() {
    QCOMPARE(
        recordIn("https://example.org/k.html#k1=BcExDoAgDAXQu_y5Dq69inEoBKWa0qQgi_Huvvfi8DAZYNySq_bn0sVk5Ar"
                 "CLNHVG3glnGIFjNCUvKmBYD5LB2_79wM"),
        std::string(R"({"format":"kachisuji-match","version":1,"game":"ribbonim","moves":[]})"));
}

void TestLink::refusesWhatIsNone_data() {
    QTest::addColumn<QString>("link");
    QTest::newRow("nothing") << "";
    QTest::newRow("no code") << "https://example.org/#k1=";
    QTest::newRow("other signs") << "#k1=ab+c";
    QTest::newRow("not compressed") << "#k1=AAAA";
    QTest::newRow("cut short") << "#k1=BcExDoAgDAXQu_y5Dq69inE";
    QTest::newRow("another fragment") << "https://example.org/#match";
}

void TestLink::refusesWhatIsNone() {
    QFETCH(QString, link);
    QVERIFY_THROWS_EXCEPTION(InputError, recordIn(link.toStdString()));
}

void TestLink::growsNoFartherThanAReaderTakes() {
    const std::string blanks(mostLinkedBytes + 1, ' ');
    QVERIFY_THROWS_EXCEPTION(InputError, linkTo("", '"' + blanks + '"'));
    // One that would grow to 65,537 letters.
    QVERIFY_THROWS_EXCEPTION(
        InputError,
        recordIn(
            "#k1=7cGBAAAAAMMg1vlL_"
            "CBVAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAwA0"));
}

QTEST_GUILESS_MAIN(TestLink)
#include "tst_link.moc"
