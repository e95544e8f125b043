#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "core/kind.h"
#include "ui/language.h"

#include <algorithm>

namespace {

// One message of a catalogue's source file.
struct Message {
    QString context, source;
    QStringList forms; // one, or one per plural form
    bool plural = false;
    QString state; // "unfinished", "vanished", …; empty: done

    QString name() const { return context + QStringLiteral(": ") + source; }
};

QStringList formsIn(QXmlStreamReader& xml) {
    QStringList forms;
    QString plain;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::Characters) plain += xml.text();
        if (token == QXmlStreamReader::StartElement) forms << xml.readElementText(); // numerusform
        if (token == QXmlStreamReader::EndElement) break;
    }
    return forms.isEmpty() ? QStringList{plain} : forms;
}

std::vector<Message> messages(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    QXmlStreamReader xml(&file);
    std::vector<Message> all;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QLatin1String("name")) context = xml.readElementText();
        if (xml.name() == QLatin1String("message"))
            all.push_back({context,
                           {},
                           {},
                           xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes"),
                           {}});
        if (xml.name() == QLatin1String("source")) all.back().source = xml.readElementText();
        if (xml.name() == QLatin1String("translation")) {
            all.back().state = xml.attributes().value(QLatin1String("type")).toString();
            all.back().forms = formsIn(xml);
        }
    }
    return all;
}

QString translations(const QString& name) {
    return QStringLiteral(SOURCE_FOLDER "/translations/%1.ts").arg(name);
}

QStringList helpPages(const QString& language) {
    QStringList all;
    const QDir folder(QStringLiteral(SOURCE_FOLDER "/resources/help"));
    for (const auto& name : folder.entryList({QStringLiteral("*.%1.md").arg(language)}))
        all << folder.filePath(name);
    return all;
}

QString contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
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
    void everyMessageIsTranslated_data() { catalogues(); }
    void everyMessageIsTranslated() {
        QFETCH(QString, name);
        const auto all = messages(translations(name));
        QVERIFY(!all.empty());
        const int forms = name == QLatin1String("kachisuji_en") ? 2 : 1;
        for (const auto& m : all) {
            QVERIFY2(m.state.isEmpty(), qPrintable(m.state + QLatin1String(": ") + m.name()));
            QCOMPARE(static_cast<int>(m.forms.size()), m.plural ? forms : 1);
            for (const auto& form : m.forms) QVERIFY2(!form.trimmed().isEmpty(), qPrintable(m.name()));
        }
    }

    void placesAreKept_data() { catalogues(); }
    void placesAreKept() {
        QFETCH(QString, name);
        for (const auto& m : messages(translations(name)))
            for (const auto& form : m.forms)
                QVERIFY2(places(form) == places(m.source),
                         qPrintable(m.name() + QLatin1String(" → ") + form));
    }

    // lupdate finds no text in the sources that a catalogue lacks, and every text of a catalogue.
    void cataloguesAreUpToDate_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("further");
        const QStringList none;
        QTest::newRow("en") << "kachisuji_en" << QStringList{QStringLiteral("-pluralonly")};
        QTest::newRow("ja") << "kachisuji_ja" << none;
        QTest::newRow("ja_Hira") << "kachisuji_ja_Hira" << none;
    }
    void cataloguesAreUpToDate() {
        QFETCH(QString, name);
        QFETCH(QStringList, further);
        QTemporaryDir folder;
        const auto copy = folder.filePath(name + QLatin1String(".ts"));
        QVERIFY(QFile::copy(translations(name), copy));
        auto arguments = QStringLiteral(SCAN).split(QLatin1Char('|'));
        arguments << further << QStringLiteral("-ts") << copy;
        QProcess lupdate;
        lupdate.start(QStringLiteral(LUPDATE), arguments);
        QVERIFY(lupdate.waitForFinished(120000));
        QCOMPARE(lupdate.exitCode(), 0);
        const auto names = [](const std::vector<Message>& all) {
            QStringList list;
            for (const auto& m : all) list << m.name();
            list.sort();
            return list;
        };
        QCOMPARE(names(messages(translations(name))), names(messages(copy)));
    }

    void kanaHoldsNoKanji() {
        for (const char* name : {"kachisuji_ja_Hira", "qtbase_ja_Hira"})
            for (const auto& m : messages(translations(QLatin1String(name))))
                for (const auto& form : m.forms)
                    QVERIFY2(firstKanji(form).isEmpty(),
                             qPrintable(firstKanji(form) + QLatin1String(" in ") + form));
        for (const auto& page : helpPages(QStringLiteral("ja_Hira")))
            QVERIFY2(firstKanji(contents(page)).isEmpty(), qPrintable(firstKanji(contents(page)) + page));
    }

    void noLineBeginsWithAForbiddenSign() {
        QStringList texts;
        for (const char* name : {"kachisuji_ja", "kachisuji_ja_Hira", "qtbase_ja_Hira"})
            for (const auto& m : messages(translations(QLatin1String(name)))) texts << m.forms;
        for (const char* language : {"ja", "ja_Hira"})
            for (const auto& page : helpPages(QLatin1String(language))) texts << contents(page);
        for (const auto& text : texts)
            for (const auto& line : text.split(QLatin1Char('\n')))
                QVERIFY2(!badStart(line), qPrintable(line));
    }

    void everyKindHasItsHelpPages() {
        for (const char* language : {"en", "ja", "ja_Hira"}) {
            const auto pages = helpPages(QLatin1String(language)).join(QLatin1Char(' '));
            for (const auto* kind : core::catalogue())
                QVERIFY2(pages.contains(QString::fromUtf8(kind->id.data()) + QLatin1Char('.')),
                         kind->id.data());
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
        QCOMPARE(moves(5), QStringLiteral("か\u2060ち（あ\u2060と 5て）") /* no break inside a word */);
        QCOMPARE(save(), QStringLiteral("ほ\u2060ぞ\u2060ん"));
        language::set(language::Id::English);
        QCOMPARE(save(), QStringLiteral("Save"));
    }

private:
    static void catalogues() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"kachisuji_en", "kachisuji_ja", "kachisuji_ja_Hira", "qtbase_ja_Hira"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
};
QTEST_MAIN(TranslationsTest)
#include "tst_translations.moc"
