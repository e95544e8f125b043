#include <QScrollBar>
#include <QTest>

#include "ui/dialogs/helpoverlay.h"
#include "ui/look/language.h"

// The pages of the help, as they are read.
class HelpTest : public QObject {
    Q_OBJECT
private slots:
    // Its tables are as wide as the page, whatever the language; nobody scrolls sideways to read a line.
    void helpIsReadWithoutScrollingSideways() {
        for (const auto id : {language::Id::English, language::Id::Japanese, language::Id::Kana}) {
            language::set(id);
            for (const int width : {764, 560}) {
                HelpText text;
                text.resize(width, 500);
                text.show();
                QStringList pages{helppage::levels()};
                for (const auto* name : {"program", "fmurs", "bao"}) pages << helppage::written(name);
                for (const auto& page : pages) {
                    text.setPage(page);
                    QVERIFY2(text.horizontalScrollBar()->maximum() == 0,
                             qPrintable(QStringLiteral("%1 and %2: %3")
                                            .arg(width)
                                            .arg(text.horizontalScrollBar()->maximum())
                                            .arg(page.left(40))));
                }
            }
        }
        language::set(language::Id::English);
    }
};

QTEST_MAIN(HelpTest)
#include "tst_help.moc"
