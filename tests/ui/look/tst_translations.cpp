#include <QRegularExpression>
#include <QTest>
#include <QTextDocument>

#include "tests/ui/look/catalogues.h"
#include "ui/look/language.h"
#include "ui/window/matchactions.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace catalogues;

namespace {

bool complete(const Message& m, int pluralForms) {
    return m.state.isEmpty() && m.forms.size() == (m.plural ? pluralForms : 1) &&
           std::ranges::none_of(m.forms, [](const QString& form) { return form.trimmed().isEmpty(); });
}

// %1 … %9 and %n, in order.
QStringList places(const QString& text) {
    static const QRegularExpression place(QStringLiteral("%[1-9n]"));
    QStringList all;
    for (auto found = place.globalMatch(text); found.hasNext();) all << found.next().captured();
    all.sort();
    return all;
}

// A sign that must not begin a line.
bool badStart(const QString& line) {
    static const QString never = QStringLiteral("、。）」』ーぁぃぅぇぉっゃゅょァィゥェォッャュョ！？：");
    return !line.isEmpty() && never.contains(line.front());
}

QString firstKanji(const QString& text) {
    static const QRegularExpression kanji(QStringLiteral("[\\p{sc:Han}々０-９Ａ-Ｚａ-ｚ]"));
    return kanji.match(text).captured();
}

} // namespace

// Nothing is left untranslated, and what is translated keeps to the rules of its language.
class TranslationsTest : public QObject {
    Q_OBJECT
private slots:
    // Each text of the sources is in its catalogue, translated, and each text of a catalogue in the sources.
    void everyTextIsTranslated_data() {
        QTest::addColumn<QString>("catalogue");
        QTest::addColumn<QStringList>("scanned");
        for (const auto& language : languages) {
            const auto all = catalogues::files(language);
            QTest::newRow(qPrintable(all.front()))
                << all.front() << QStringLiteral(SHARED_SOURCES).split(QLatin1Char('|'));
            for (const auto& catalogue : all.mid(1))
                QTest::newRow(qPrintable(catalogue))
                    << catalogue
                    << QStringList{
                           sources.filePath(catalogue.section(QLatin1String("/translations/"), 0, 0))};
        }
    }
    void everyTextIsTranslated() {
        QFETCH(QString, catalogue);
        QFETCH(QStringList, scanned);
        QVERIFY2(QFile::exists(sources.filePath(catalogue)),
                 "no such file: build the target update_translations");
        const auto wanted = updated(catalogue, scanned);
        QStringList wrong, known;
        for (const auto& m : wanted) {
            known << m.name();
            if (!complete(m, catalogue.endsWith(QLatin1String("en.ts")) ? 2 : 1))
                wrong << QStringLiteral("%1: “%2” is not translated").arg(m.place, m.source);
        }
        for (const auto& m : messages(sources.filePath(catalogue)))
            if (!known.contains(m.name())) wrong << QStringLiteral("“%1” is used nowhere").arg(m.source);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    // A game's texts have its id for a context, and it alone has them: so none changes those of another.
    void textsAreAtHome() {
        for (const auto& language : languages)
            for (const auto& catalogue : catalogues::files(language))
                for (const auto& m : messages(sources.filePath(catalogue))) {
                    const auto home = games().value(m.context, QStringLiteral("translations"));
                    QVERIFY2(catalogue.startsWith(home + QLatin1Char('/')),
                             qPrintable(catalogue + QLatin1String(": ") + m.name()));
                }
    }

    void placesAreKept() {
        for (const auto& language : languages)
            for (const auto& m : allMessages(language))
                for (const auto& form : m.forms)
                    QVERIFY2(places(form) == places(m.source),
                             qPrintable(m.name() + QLatin1String(" → ") + form));
    }

    void kanaHoldsNoKanji() {
        for (const auto& m : allMessages(QStringLiteral("ja_Hira")))
            for (const auto& form : m.forms)
                QVERIFY2(firstKanji(form).isEmpty(),
                         qPrintable(firstKanji(form) + QLatin1String(" in ") + form));
        for (const auto& page : helpPages(QStringLiteral("ja_Hira")))
            QVERIFY2(firstKanji(contents(page)).isEmpty(), qPrintable(firstKanji(contents(page)) + page));
    }

    void noLineBeginsWithAForbiddenSign() {
        QStringList texts;
        for (const auto& language : {QStringLiteral("ja"), QStringLiteral("ja_Hira")}) {
            for (const auto& m : allMessages(language)) texts << m.forms;
            for (const auto& page : helpPages(language)) texts << contents(page);
        }
        for (const auto& text : texts)
            for (const auto& line : text.split(QLatin1Char('\n')))
                QVERIFY2(!badStart(line), qPrintable(line));
    }

    // （） and ： beside Japanese, except in formulas and file filters; nothing but a new line after 、 and
    // 。; nothing inside 「」, before …, after 約 or between the digits of a number below 10,000.
    void punctuationIsJapanese() {
        static const QRegularExpression wrong(QStringLiteral(
            "[ぁ-ゖァ-ヺー一-鿿」] *\\((?![^()]* \\+ |\\*|&)"
            "|\\([^()]*[ぁ-ゖァ-ヺー一-鿿」](?![^()]* \\+ )[^()]*\\)"
            "|[ぁ-ゖァ-ヺー一-鿿」] *:"
            "|[、。] |「 | 」|[ぁ-ゖァ-ヺー一-鿿」] …|約 "
            "|[ぁ-ゖァ-ヺー一-鿿」][!?]|\\d{5}|[？！][ぁ-ゖァ-ヺ一-鿿A-Za-z0-9]"));
        for (const auto& language : {QStringLiteral("ja"), QStringLiteral("ja_Hira")})
            for (const auto& m : allMessages(language))
                for (const auto& form : m.forms) {
                    const auto found = wrong.match(form);
                    QVERIFY2(!found.hasMatch(),
                             qPrintable(QStringLiteral("“%1” in %2").arg(found.captured(), form)));
                }
    }

    // A polite sentence ends in a stop where that of the sources does.
    void sentencesEnd() {
        static const QRegularExpression bare(
            QStringLiteral("(です|ます|ません|ました|でした|でしょう|ましょう|ください)か?$"));
        for (const auto& language : {QStringLiteral("ja"), QStringLiteral("ja_Hira")})
            for (const auto& m : allMessages(language))
                for (const auto& form : m.forms)
                    QVERIFY2(!QStringLiteral(".?!").contains(m.source.back()) || !bare.match(form).hasMatch(),
                             qPrintable(form));
    }

    // What is more than a number does not take it in, as 以上 and いじょう do.
    void moreThanLeavesTheNumberOut() {
        static const QRegularExpression more(QStringLiteral("more than (%[1-9n])"));
        for (const auto& language : {QStringLiteral("ja"), QStringLiteral("ja_Hira")})
            for (const auto& m : allMessages(language)) {
                const auto number = more.match(m.source).captured(1);
                if (number.isEmpty()) continue;
                const QRegularExpression wrong(number + QStringLiteral("[^%、。]*(以上|いじょう)"));
                for (const auto& form : m.forms) QVERIFY2(!wrong.match(form).hasMatch(), qPrintable(form));
            }
    }

    void everyGameHasItsHelp() {
        for (const auto& language : languages)
            for (const auto& page : helpPages(language))
                QVERIFY2(contents(page).startsWith(QLatin1Char('#')), qPrintable(page));
    }

    // As it is shown: no sign of Markdown is left to be read.
    void helpHasNoSigns() {
        for (const auto& language : languages)
            for (const auto& page : helpPages(language)) {
                QTextDocument shown;
                shown.setMarkdown(contents(page));
                for (const auto& line : shown.toPlainText().split(QLatin1Char('\n')))
                    QVERIFY2(!line.contains(QLatin1Char('*')), qPrintable(page + QLatin1String(": ") + line));
            }
    }

    // By the names that it has in the window.
    void helpNamesWhatThereIs() {
        const std::array named{std::pair("GameCard", "Learn"),
                               std::pair("GameCard", "Puzzles"),
                               std::pair("PracticePage", "My mistakes"),
                               std::pair("PuzzlePlayer", "Show me"),
                               std::pair("HelpSelector", "Fade the hints"),
                               std::pair("TeacherOverlay", "Keep a class log")};
        for (const auto id : {language::Id::Japanese, language::Id::Kana, language::Id::English}) {
            language::set(id);
            const auto page = contents(helpPages(language::code(id)).front());
            for (const auto& [context, source] : named) {
                const auto name = QCoreApplication::translate(context, source);
                QVERIFY2(page.contains(name, Qt::CaseInsensitive), qPrintable(name));
            }
        }
    }

    // Whatever key an action of a match has stands in the table of keys.
    void helpNamesEveryKey() {
        QWidget page;
        const MatchActions actions(&page);
        for (const auto& language : languages) {
            static const QRegularExpression row(QStringLiteral("^\\| ([^|]*) \\|"),
                                                QRegularExpression::MultilineOption);
            static const QRegularExpression comma(QStringLiteral("、|, "));
            QStringList keys;
            const auto help = contents(helpPages(language).front());
            for (auto found = row.globalMatch(help); found.hasNext();)
                keys << found.next().captured(1).split(comma);
            for (const auto* action : actions.all()) {
                const auto given = action->shortcuts();
                const bool named = std::ranges::any_of(given, [&](const auto& key) {
                    return key.isEmpty() || keys.contains(key.toString(QKeySequence::PortableText));
                });
                QVERIFY2(named || given.isEmpty(),
                         qPrintable(language + QLatin1String(": ") + action->text()));
            }
        }
    }

    // The catalogues are in the program and take effect at once, plurals and Qt's own texts too.
    void languageIsSwitched() {
        const auto moves = [](int n) {
            return language::spoken({core::plural("core", "win in %n moves"), {}, n});
        };
        const auto save = [] { return QCoreApplication::translate("QPlatformTheme", "Save"); };
        language::set(language::Id::English);
        QCOMPARE(moves(1), QStringLiteral("win in 1 move"));
        QCOMPARE(moves(2), QStringLiteral("win in 2 moves"));
        QCOMPARE(save(), QStringLiteral("Save"));
        language::set(language::Id::Japanese);
        QCOMPARE(moves(5), QStringLiteral("勝ち（あと5手）"));
        QCOMPARE(save(), QStringLiteral("保存"));
        language::set(language::Id::Kana);
        QCOMPARE(moves(5), QStringLiteral("かち（あと 5て）"));
        QCOMPARE(save(), QStringLiteral("ほぞん"));
        language::set(language::Id::English);
        QCOMPARE(save(), QStringLiteral("Save"));
    }
};
QTEST_MAIN(TranslationsTest)
#include "tst_translations.moc"
