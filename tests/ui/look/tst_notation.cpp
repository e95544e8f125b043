#include <QTest>

#include "core/kind.h"
#include "ui/look/notation.h"
#include "ui/look/phrases.h"

using namespace core;

// A match as text, out and in again.
class TestNotation : public QObject {
    Q_OBJECT

private slots:
    void textGoesInAndOut();
    void joinersAreLeftOut();

private:
    std::shared_ptr<const Game> m_game = kindOf("persimmons").game("strings=9,9,9");
};

void TestNotation::textGoesInAndOut() {
    Match match(m_game);
    const auto one = notation::read(match, QStringLiteral("1:2 2:3"));
    QCOMPARE(one.plies(), 2);
    const auto two = notation::read(match, notation::matchText(one));
    QVERIFY(two.position() == one.position());
    QCOMPARE(two.plies(), 2);
    const auto three = notation::read(match, notation::positionText(one));
    QVERIFY(three.start() == one.position());
    for (const char* bad : {"", "nonsense", "1:99", "1:1 nonsense", "9-9-9A 1\n7:7"})
        QVERIFY_THROWS_EXCEPTION(InputError, notation::read(match, QString::fromLatin1(bad)));
    QCOMPARE(match.plies(), 0);
}

// Text that was drawn holds joiners between its signs, and spaces at which no line ends.
void TestNotation::joinersAreLeftOut() {
    for (const auto* kind : catalogue()) {
        Match match(kind->game(""));
        for (int ply = 0; ply < 3 && !match.ending(); ++ply)
            match.play(match.game().moves(match.position()).front());
        for (const auto& text : {notation::matchText(match), notation::positionText(match)}) {
            QString drawn;
            for (const auto sign : text) {
                if (!drawn.isEmpty()) drawn += phrases::joiner;
                drawn += sign == QLatin1Char(' ') ? QChar(QChar::Nbsp) : sign;
            }
            const auto read = notation::read(Match(match.sharedGame()), drawn);
            QCOMPARE(notation::positionText(read), notation::positionText(match));
        }
    }
}

QTEST_GUILESS_MAIN(TestNotation)
#include "tst_notation.moc"
