#include <QRegularExpression>
#include <QTest>

#include "tests/everykind.h"
#include "ui/look/language.h"

// What a lesson says in にほんご, in the order in which it is read.
class TheoryTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { language::set(language::Id::Kana); }

    void forLater_data() { everykind::rows(); }
    // Lessons of theory come last and say in their titles that they are for later; no other uses its words.
    void forLater() {
        QFETCH(const core::Kind*, kind);
        bool later = false;
        for (const auto& lesson : kind->lessons) {
            const auto title = language::spoken(lesson.title);
            const bool isLater = title.startsWith(QStringLiteral("もっと さきへ："));
            QVERIFY2(isLater || !later, qPrintable(title));
            later = isLater;
            for (const auto& text : said(lesson))
                QVERIFY2(later || !theory().match(text).hasMatch(),
                         qPrintable(title + QStringLiteral(": ") + text));
        }
    }

    void wordsAreExplained_data() { everykind::rows(); }
    // Where one of its words comes first, an explanation follows it in parentheses, or it stands in such or
    // in quotes behind what it means.
    void wordsAreExplained() {
        QFETCH(const core::Kind*, kind);
        for (const auto& lesson : kind->lessons) {
            const auto text = said(lesson).join(QLatin1Char('\n'));
            QStringList known;
            for (auto found = theory().globalMatch(text); found.hasNext();) {
                const auto match = found.next();
                if (known.contains(match.captured())) continue;
                known << match.captured();
                const auto around = text.mid(match.capturedStart() - 1, 1) + text.mid(match.capturedEnd(), 1);
                const bool explained = around.contains(QChar(u'（')) || around.startsWith(QChar(u'「'));
                QVERIFY2(explained, qPrintable(match.captured() + QStringLiteral(" in ") + text));
            }
        }
    }

private:
    static const QRegularExpression& theory() {
        static const QRegularExpression words(QStringLiteral(
            "ていり|しょうめい(?!ずみ)|グランディすう|まきもどし|ラテンほうじん|しゅうき|プロセス"));
        return words;
    }

    static QStringList said(const core::Lesson& lesson) {
        QStringList all{language::spoken(lesson.title)};
        for (const auto* part : {&lesson.steps, &lesson.exit})
            for (const auto& step : *part) {
                all << language::spoken(step.say) << language::spoken(step.right)
                    << language::spoken(step.wrong);
                for (const auto& gap : step.gaps)
                    for (const auto& choice : gap) all << language::spoken(choice.text);
            }
        return all;
    }
};
QTEST_MAIN(TheoryTest)
#include "tst_theory.moc"
