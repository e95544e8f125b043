#include <QSvgRenderer>
#include <QTest>

#include "core/play/roster.h"
#include "ui/look/emblem.h"
#include "ui/table/overlays/namelist.h"

#include <set>

// The names of a class come in any form, and each has an emblem of its own.
class TestNameList : public QObject {
    Q_OBJECT

private slots:
    void namesComeInAnyForm_data();
    void namesComeInAnyForm();
    void everyEmblemIsAnother();
};

void TestNameList::namesComeInAnyForm_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QStringList>("names");
    const auto row = [](const char* name, const QByteArray& file, const char* names) {
        QTest::newRow(name) << file << QString::fromUtf8(names).split(u'|', Qt::SkipEmptyParts);
    };
    row("a name a line", "Hana\nKen\r\n\r\n  さくら　たろう \n", "Hana|Ken|さくら たろう");
    row("a table with a head", "\xEF\xBB\xBFNo,Name,Class\n1,\"Sato, Hana\",4-2\n2,Ken,4-2\n",
        "Sato, Hana|Ken");
    row("without one", "1;Hana;f\n2;Ken;m\n", "Hana|Ken");
    row("pasted from a table", "1\tはな\n2\tけん\n", "はな|けん");
    row("two columns of a name", "番号,姓,名\n1,佐藤,はな\n2,田中,けん\n", "佐藤 はな|田中 けん");
    // 氏名, 花 in Shift JIS
    row("Shift JIS", "\x8E\x81\x96\xBC\n\x89\xD4\n", "花");
    row("nothing", "", "");
    row("numbers alone", "1\n2\n", "");
}

void TestNameList::namesComeInAnyForm() {
    QFETCH(QByteArray, file);
    QFETCH(QStringList, names);
    QCOMPARE(namelist::namesIn(namelist::decoded(file)), names);
}

void TestNameList::everyEmblemIsAnother() {
    std::set<QByteArray> all;
    for (int i = 0; i < core::mostEmblems; ++i) {
        const auto svg = emblem::svg(i, Qt::black, Qt::white);
        QVERIFY(QSvgRenderer(svg).isValid());
        all.insert(svg);
    }
    QCOMPARE(all.size(), static_cast<std::size_t>(core::mostEmblems));
}

QTEST_MAIN(TestNameList)
#include "tst_namelist.moc"
