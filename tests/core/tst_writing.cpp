#include <QTest>

#include "core/writing.h"

// How figures, counters and sentences are written.
class TestWriting : public QObject {
    Q_OBJECT

private slots:
    // As they are read, from 0 to 20 and at the round numbers.
    void countersAreRead() {
        const QStringList animals{"0ひき",   "1ぴき",   "2ひき",    "3びき",    "4ひき",  "5ひき",  "6ぴき",
                                  "7ひき",   "8ぴき",   "9ひき",    "10ぴき",   "11ぴき", "12ひき", "13びき",
                                  "14ひき",  "15ひき",  "16ぴき",   "17ひき",   "18ぴき", "19ひき", "20ぴき",
                                  "100ぴき", "300ぴき", "1000びき", "10000びき"};
        const QStringList strings{"0ほん",  "1ぽん",  "2ほん",  "3ぼん",  "4ほん",  "5ほん",  "6ぽん",
                                  "7ほん",  "8ぽん",  "9ほん",  "10ぽん", "11ぽん", "12ほん", "13ぼん",
                                  "14ほん", "15ほん", "16ぽん", "17ほん", "18ぽん", "19ほん", "20ぽん"};
        const QStringList minutes{"0ふん",  "1ぷん",  "2ふん",  "3ぷん",  "4ぷん",  "5ふん",  "6ぷん",
                                  "7ふん",  "8ぷん",  "9ふん",  "10ぷん", "11ぷん", "12ふん", "13ぷん",
                                  "14ぷん", "15ふん", "16ぷん", "17ふん", "18ぷん", "19ふん", "20ぷん"};
        for (const auto& [asked, all] :
             {std::pair(QStringLiteral("ひき"), animals), std::pair(QStringLiteral("ぽん"), strings),
              std::pair(QStringLiteral("ぷん"), minutes)})
            for (const auto& read : all) {
                const auto number = read.chopped(2);
                QCOMPARE(said(number + asked), read);
            }
        QCOMPARE(said(QStringLiteral("ひつじ 3ひきの うち 1ひき")),
                 QStringLiteral("ひつじ 3びきの うち 1ぴき"));
        QCOMPARE(said(QStringLiteral("1ひきわけ")), QStringLiteral("1ひきわけ"));
        QCOMPARE(said(QStringLiteral("4にんの うち 1にん、2にん、12にん")),
                 QStringLiteral("4にんの うち ひとり、ふたり、12にん"));
        QCOMPARE(said(QStringLiteral("1,002にん")), QStringLiteral("1,002にん"));
    }

    void figuresAreGrouped() {
        const core::Message told{
            core::text("core", "%1: %2"),
            {core::Message::Argument(2028773), core::Message::plain(core::Message::Argument("2028773"))}};
        QCOMPARE(core::grouped(told).english(), std::string("2,028,773: 2028773"));
        QCOMPARE(core::grouped("win in 1000 moves", 1000), std::string("win in 1,000 moves"));
        QCOMPARE(core::grouped(-1234567LL), std::string("-1,234,567"));
        QCOMPARE(core::grouped(999LL), std::string("999"));
    }

    void sentencesEnd() {
        QCOMPARE(core::sentences({"One", "", "Two!", "Three"}, ".", " "), std::string("One. Two! Three"));
        QCOMPARE(core::sentences({"一", "二。", "三"}, "。", ""), std::string("一。二。三"));
    }

private:
    static QString said(const QString& kana) {
        return QString::fromStdString(core::asRead(kana.toStdString()));
    }
};

QTEST_APPLESS_MAIN(TestWriting)
#include "tst_writing.moc"
