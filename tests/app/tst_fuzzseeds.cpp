#include <QTest>

#include <QFile>

#include "core/play/record.h"
#include "tests/fuzz/fuzz.h"

using namespace core;

// What the fuzz targets begin with: for every game and every parser a seed that is of this game and right.
// One that is refused at once would teach them nothing.
class TestFuzzSeeds : public QObject {
    Q_OBJECT

private slots:
    void reachTheirGame_data();
    void reachTheirGame();

private:
    static std::string seed(const QString& parser, const QString& game) {
        QFile file(QStringLiteral(SOURCE_FOLDER "/tests/fuzz/seeds/%1/%2").arg(parser, game));
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    }
};

void TestFuzzSeeds::reachTheirGame_data() {
    QTest::addColumn<QString>("game");
    for (const auto* kind : catalogue()) {
        const auto id = QString::fromStdString(std::string(kind->id));
        if (!seed(QStringLiteral("rules"), id).empty()) QTest::newRow(qPrintable(id)) << id;
    }
}

void TestFuzzSeeds::reachTheirGame() {
    QFETCH(QString, game);
    const auto& kind = kindOf(game.toStdString());
    for (const auto* parser : {"move", "position", "rules"}) {
        const auto bytes = seed(QLatin1String(parser), game);
        QVERIFY2(bytes.find('\n') != std::string::npos, parser);
        const fuzz::Input input{std::string_view(bytes)};
        QVERIFY2(&input.kind == &kind && !input.text.empty(), parser);
    }
    const auto moves = seed(QStringLiteral("move"), game), place = seed(QStringLiteral("position"), game),
               rules = seed(QStringLiteral("rules"), game);
    try {
        Match match(kind.game(""));
        for (const auto& line : split(fuzz::Input{std::string_view(moves)}.text, '\n'))
            if (!line.empty()) match.play(match.game().parse(match.position(), line));
        QVERIFY(match.plies() > 0);
        match.game().parse(fuzz::Input{std::string_view(place)}.text);
        kind.game(fuzz::Input{std::string_view(rules)}.text);
        const auto record = readRecord(seed(QStringLiteral("record"), game + QStringLiteral(".kachisuji")));
        QCOMPARE(record.match.game().kind().id, kind.id);
        QVERIFY(record.match.plies() > 0);
    } catch (const InputError& e) {
        QFAIL(e.what());
    }
}

QTEST_GUILESS_MAIN(TestFuzzSeeds)
#include "tst_fuzzseeds.moc"
