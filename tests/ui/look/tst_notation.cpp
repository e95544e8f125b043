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
    void sheetsGoOutAndIn();

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

// A board in pictures: a chat shows the text, a sheet the table, and both come back.
void TestNotation::sheetsGoOutAndIn() {
    const std::shared_ptr<const Game> game = kindOf("fmurs").game("rows=4;columns=5;sheep=2");
    const Match match(game, game->parse("4D/1SS2/5/D4 d 3"));
    const auto spelt = notation::spelt(match);
    QVERIFY(spelt && spelt->text.startsWith(QStringLiteral("⬜⬜⬜⬜🐕\n⬜🐏🐏⬜⬜\n")));
    QVERIFY(spelt->table.startsWith(QStringLiteral("<table><tr><td>⬜</td><td>⬜</td>")));
    QCOMPARE(spelt->table.count(QStringLiteral("<td>")), 4 * 5 + 1); // and the line below
    const auto sheet = QStringLiteral("\t\t\t\t🐕\n\t🐏\t🐏\t\t\n\t\t\t\t\n🐕\t\t\t\t\nd 3\n");
    for (const auto& text : {spelt->text, sheet})
        QVERIFY(notation::read(Match(game), text).position() == match.position());
    const auto refused = [&](const QString& pasted) {
        try {
            notation::read(Match(game), pasted);
        } catch (const core::InputError& error) {
            return QString::fromStdString(error.message().english());
        }
        return QString();
    };
    QVERIFY(refused(QStringLiteral("⬜⬜⬜⬜🐕\n⬜🐏🐏⬜⬜\n")).contains(QStringLiteral("it has 2 rows")));
    QVERIFY(!notation::spelt(Match(m_game)));
}

QTEST_GUILESS_MAIN(TestNotation)
#include "tst_notation.moc"
