#include <QAccessible>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QTest>
#include <QTextLayout>
#include <QUrl>

#include "ui/controls/forms/field.h"
#include "ui/controls/label.h"
#include "ui/dialogs/helpoverlay.h"
#include "ui/look/language.h"
#include "ui/look/phrases.h"

namespace {

// The lines a text is laid out in at a width, as a label or a painter does it.
QStringList lines(const QString& text, double width) {
    QTextLayout layout(phrases::joined(text), theme().font(Type::Body));
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    layout.beginLayout();
    for (auto line = layout.createLine(); line.isValid(); line = layout.createLine())
        line.setLineWidth(width);
    layout.endLayout();
    QStringList all;
    for (int i = 0; i < layout.lineCount(); ++i)
        all << phrases::plain(layout.text().mid(layout.lineAt(i).textStart(), layout.lineAt(i).textLength()));
    return all;
}

} // namespace

// Lines of Japanese end between phrases, and nothing but the layout knows of it.
class PhrasesTest : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { language::set(language::Id::English); }

    // At every width from one phrase to all of them, lines end only where a reader would pause: at the bars.
    void linesEndBetweenPhrases_data() {
        QTest::addColumn<int>("id");
        QTest::addColumn<QString>("phrased");
        const auto japanese = [](const char* text) {
            QTest::newRow(text) << static_cast<int>(language::Id::Japanese) << QString::fromUtf8(text);
        };
        japanese("石を|1つずつ|配る。|終わらない|手も|ある。");
        japanese("手を|たたき、|指を|足し、|分け直す。");
        japanese("先に、|この|局面の|勝ち負けを|予想して|ください。");
        japanese("羊6匹のうち|4匹には|仲間がいて、|離れられません。");
        japanese("巻き戻しは|いつまでも|続きます。|盤面は|ループの|上に|あります。");
        japanese("この|配りは|どこまでも|続きます。|いつか|終わるのか、|調べています。");
        japanese("花も|全部つかまえられるでしょうか。");
        japanese("ひとりぼっちの|羊が|出て|しまいます。");
        japanese("グラフが|大きすぎて、|時間内に|並べられませんでした。");
        japanese("3手先まで|読みますが、|ときどき|間違えます。");
        japanese("「最後に|取ると|負け」と|「最後に|取ると|勝ち」は|終わり方が|違います。");
        japanese("端のない|フィールドでは、|犬2匹が|羊を|追いかけます。");
        japanese("大きな|群れ：|10 × 9と|8 × 9では、|羊2～10匹の|証明が|あります。");
        japanese("最善を|尽くした|場合 ・ |証明ずみ");
        japanese("花の|勝ち|（あと6手）");
        japanese("この|山は|グランディ数 1|です。");
        const auto kana = [](const char* text) {
            QTest::newRow(text) << static_cast<int>(language::Id::Kana) << QString::fromUtf8(text);
        };
        kana("いしを |1つずつ |くばる。|おわらない |ても |ある。");
        kana("ひつじ |10ぴきの |うち |3びきが、|コンピューターの |いぬに |つかまりました。");
        kana("はなの |かち|（あと 6て）");
        kana("「さいごに |とると |まけ」で |あそびます。|いいですか？");
    }
    void linesEndBetweenPhrases() {
        QFETCH(int, id);
        QFETCH(QString, phrased);
        language::set(static_cast<language::Id>(id));
        QSet<qsizetype> ends{0};
        QString text;
        double widest = 0;
        const QFontMetricsF metrics(theme().font(Type::Body));
        for (const auto& phrase : phrased.split(QLatin1Char('|'))) {
            widest = std::max(widest, metrics.horizontalAdvance(phrase));
            ends << (text += phrase).size();
        }
        for (double width = widest + 1; width < metrics.horizontalAdvance(text) + 1; width += 3) {
            qsizetype at = 0;
            for (const auto& line : lines(text, width)) {
                QVERIFY2(ends.contains(at), qPrintable(lines(text, width).join(QLatin1Char('\n'))));
                at += line.size();
            }
            QCOMPARE(at, text.size());
        }
    }

    // Where a phrase has no room it breaks all the same, it alone: nothing is cut off.
    void aPhraseWithoutRoomBreaks() {
        language::set(language::Id::Kana);
        const auto text = QStringLiteral("コンピューターの つよさ");
        const auto font = theme().font(Type::Body);
        QCOMPARE(phrases::fitted(text, font, 400), phrases::joined(text));
        QCOMPARE(phrases::fitted(text, font, 60),
                 QStringLiteral("コンピューターの ") + phrases::joined(QStringLiteral("つよさ")));
        QVERIFY(phrases::bounds(font, {0, 0, 60, 1000}, text).width() <= 60);
    }

    // A line that is too long grows smaller, then takes more lines; only one without room for them is cut
    // off.
    void aLongLineFindsRoom() {
        language::set(language::Id::Japanese);
        const auto text = QStringLiteral("最初と最後の石を押してください");
        const auto font = theme().font(Type::Body);
        const double whole = QFontMetricsF(font).horizontalAdvance(text);
        QImage image(600, 100, QImage::Format_RGB32);
        QPainter painter(&image);
        painter.setFont(font);
        const auto drawn = [&](double width, double height) {
            return phrases::line(painter, {0, 0, width, height}, Qt::AlignLeft, text);
        };
        QVERIFY(std::abs(drawn(whole + 10, 20) - whole) < 1);
        const double smaller = drawn(whole * 0.9, 20);
        QVERIFY(smaller <= whole * 0.9 && smaller > whole * 0.75);
        QVERIFY(drawn(whole / 2, 40) <= whole / 2);
        const auto ellipsis = QFontMetricsF(font).horizontalAdvance(QChar(0x2026));
        QVERIFY(drawn(whole / 2, 20) <= whole / 2 + ellipsis);
        QCOMPARE(painter.font(), font);
    }

    // What is asked of the program's texts holds no joiner: catalogue, label, what is read aloud and copied.
    void textsStayAsTheyWereWritten() {
        const auto page = QStringLiteral(
            "# 勝ち筋\n\n手を選び、**たたく手**を選んでください。\n\n![絵](page-ja.png)\n\n- 手の一覧\n");
        for (const auto id : {language::Id::Japanese, language::Id::Kana}) {
            language::set(id);
            const auto text = QCoreApplication::translate("ReviewPanel", "No move gave anything away.");
            QVERIFY(!text.contains(phrases::joiner));
            QVERIFY(id == language::Id::Kana || phrases::joined(text) != text);
            QCOMPARE(phrases::plain(phrases::joined(text)), text);
            Label label(Type::Body, text);
            label.setWordWrap(true);
            QCOMPARE(label.text(), text);
            QCOMPARE(QAccessible::queryAccessibleInterface(&label)->text(QAccessible::Name), text);
        }
        language::set(language::Id::Japanese);
        HelpText help;
        help.setPage(page);
        QVERIFY(help.toPlainText().contains(phrases::joiner)); // else it would not be joined
        QVERIFY(help.toPlainText().contains(QChar::ObjectReplacementCharacter));
        for (const auto id : {language::Id::Japanese, language::Id::Kana, language::Id::English})
            QVERIFY(!help.loadResource(QTextDocument::ImageResource,
                                       QUrl(QStringLiteral("page-%1.png").arg(language::code(id))))
                         .isNull());
        QCOMPARE(help.written(), QStringLiteral("勝ち筋\n手を選び、たたく手を選んでください。\n手の一覧"));
        QCOMPARE(QAccessible::queryAccessibleInterface(&help)->text(QAccessible::Name), help.written());
        help.selectAll();
        help.copy();
        QCOMPARE(QGuiApplication::clipboard()->text(), help.written());
    }

    // Nor does what is pasted into a field from where it was drawn, a name or a position.
    void fieldsTakeTextAsItWasWritten() {
        language::set(language::Id::Japanese);
        const auto text = QStringLiteral("羊を追う犬の名前"), drawn = phrases::joined(text);
        QVERIFY(drawn != text);
        Field field(Type::Body);
        QGuiApplication::clipboard()->setText(drawn);
        field.paste();
        QCOMPARE(field.text(), text);
        QCOMPARE(field.cursorPosition(), text.size());
        field.setText(drawn);
        QCOMPARE(field.text(), text);
    }

    void englishIsLeftAlone() {
        const auto text = QStringLiteral("Tap hands, add fingers – 7 × 8 with 5 sheep");
        for (const auto id : {language::Id::English, language::Id::Japanese, language::Id::Kana}) {
            language::set(id);
            QCOMPARE(phrases::joined(text), text);
        }
        language::set(language::Id::English);
        QCOMPARE(phrases::joined(QStringLiteral("はな wins")), QStringLiteral("はな wins"));
    }

    // A long label is as high as its lines are.
    void labelsMakeRoomForTheirLines() {
        language::set(language::Id::Japanese);
        Label label(Type::Body,
                    QStringLiteral("この配りはどこまでも続きます。いつか終わるのか、調べています。"));
        label.setWordWrap(true);
        for (const int width : {120, 160, 200, 260}) {
            const auto room = QRectF(0, 0, width, 1000);
            QCOMPARE(label.heightForWidth(width),
                     qCeil(phrases::bounds(label.font(), room, label.text()).height()));
        }
    }

    // Counters and stops are of the language aside too, and of the interface's again after it.
    void asideIsAnotherLanguageInAll() {
        const QStringList two{QStringLiteral("あ"), QStringLiteral("い")};
        {
            const language::Aside aside(language::Id::Japanese);
            QCOMPARE(language::current(), language::Id::Japanese);
            QCOMPARE(language::sentences(two), QStringLiteral("あ。い"));
        }
        QCOMPARE(language::current(), language::Id::English);
        QCOMPARE(language::sentences(two), QStringLiteral("あ. い"));
    }
};

QTEST_MAIN(PhrasesTest)
#include "tst_phrases.moc"
