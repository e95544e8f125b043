#include <QRegularExpression>
#include <QTest>

#include "tests/ui/look/catalogues.h"

using namespace catalogues;

// The English of the sources, which are read where there is no translation: as one says it, with one name for
// one thing. All texts are in the catalogue of any language.
class EnglishTest : public QObject {
    Q_OBJECT
private slots:
    // What not to say, with what to say instead.
    void isStraight_data() {
        QTest::addColumn<QString>("wrong");
        const auto instead = [](const char* right, const char* wrong) {
            QTest::newRow(right) << QString::fromUtf8(wrong);
        };
        instead("is not a", "(?<![Tt]here) is no (?!longer|more|other|match|stone)[a-z]");
        instead("are left", "(pairs|halves|stones|ones|fingers?|(of what)|should|would|may) stays?\\b");
        instead("the player on move", "[Ww]hoever is on move|(?<!last )\\bthe mover (?!$)");
        instead("the other player", "\\b[Tt]he other (one )?(can|could|has|must|tap|begins|began|drops)\\b");
        instead("the other player’s", "\\bthe other(’s| one’s)");
        instead("a jump", "\\b[Ll]eaps?\\b");
        instead("this many, that many, a number of", "(at most|of|and|for) so many (?!ways)");
        instead("less than two “word more”", "\\bwords? more\\b");
        instead("the missing declaration", "that nothing is declared|the condition counts");
        instead("as well as they can", "as well as can be");
        instead("What about", "What of |How is it with");
        instead("that is how they win", "what the dogs win by");
        instead("again", "\\b(moves|Try) anew");
        instead("is using it", "is at the file|keeps the file");
        instead("has been removed", "and is removed");
        instead("play to the end and win", "[Ww]in to the end");
        instead("at random", "(makes?|against) any moves?\\b");
        instead("otherwise", "(^|[.,;] )[Ee]lse\\b|\\band else it\\b");
        instead("no lead is enough to win", "wins with no");
        instead("whoever", "(^|[.;] )[Ww]ho (has|does|cannot|wants)\\b[^?]*$");
        instead("a lone sheep", "\\blonely\\b");
        instead("phone", "[Tt]elephone");
        instead("comes with none", "\\bbrings none\\b");
        instead("play to the end", "\\bgo on to the end\\b");
        instead("instead of drawing", "\\bloses instead of a draw\\b");
        instead("try another move", "move.* opens a variation");
        instead("being worked out", "\\bthe analyst\\b");
        instead("after your move", "^To your move\\b");
        instead("to whoever", "\\bto who\\b");
        instead("made so far", "\\b[Ss]o much of it\\b");
        instead("it says", "^There stands\\b");
        instead("share, for hands", "^(split (any|to)|no split)\\b");
        instead("rarer, not rarer", "less often only");
        instead("lost boards found", "^Lost so far\\b");
        instead("declare who wins", "[Dd]eclare the condition");
        instead("needs", "^What it takes\\b");
        instead("only to", "nobody who is not meant");
        instead("in either", "\\bto and fro\\b");
    }
    void isStraight() {
        QFETCH(QString, wrong);
        const QRegularExpression found(wrong);
        QStringList texts;
        for (const auto& m : allMessages(QStringLiteral("ja"))) texts << m.source;
        for (const auto& page : helpPages(QStringLiteral("en")))
            texts << contents(page).split(QLatin1Char('\n'));
        const QDir manuals(sources.filePath(QStringLiteral("resources/man")));
        for (const auto& page : manuals.entryList(QDir::Files))
            texts << contents(manuals.filePath(page)).split(QLatin1Char('\n'));
        for (const auto& text : texts) QVERIFY2(!found.match(text).hasMatch(), qPrintable(text));
    }

    // ’ as in the rest. (In a manual page roff sets it so.)
    void apostrophesAreCurved() {
        static const QRegularExpression straight(QStringLiteral("[A-Za-z]'(s\\b| )"));
        QStringList texts;
        for (const auto& m : allMessages(QStringLiteral("ja"))) texts << m.source;
        for (const auto& page : helpPages(QStringLiteral("en")))
            texts << contents(page).split(QLatin1Char('\n'));
        for (const auto& text : texts) QVERIFY2(!straight.match(text).hasMatch(), qPrintable(text));
    }

    // For one and for several alike, a number is told in the words of the sources.
    void pluralsSayTheSame() {
        for (const auto& m : allMessages(QStringLiteral("en"))) {
            auto several = m.source;
            several.replace(QLatin1String("(s)"), QLatin1String("s"))
                .replace(QLatin1String("(es)"), QLatin1String("es"));
            QCOMPARE(m.forms.back(), several);
        }
    }
};
QTEST_MAIN(EnglishTest)
#include "tst_english.moc"
