#include <QDir>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include "core/kind.h"
#include "ui/board/boardview.h"
#include "ui/look/settings.h"
#include "ui/look/sounds.h"

// Moves are heard as they are shown, by sounds of their game, unless sounds are off.
class TestSounds : public QObject {
    Q_OBJECT

private slots:
    void init() {
        settings::setSounds(true);
        settings::reduceMotion.set(false);
        settings::animationSpeed.set(4);
        m_heard.clear();
        sounds::setOutput([this](const QString& file) { m_heard << file; });
    }
    void cleanupTestCase() { sounds::setOutput({}); }

    void everyGameIsHeard_data();
    void everyGameIsHeard();
    void switchedOffNothingIs();
    void reducedMotionTurnsThemOffUnlessChosen();
    void withoutADeviceNothingBreaks();

private:
    // Shows the first move of a game that leads on from its start.
    void showMove(const char* game) const {
        const std::shared_ptr<const core::Game> match = core::kindOf(game).game("");
        BoardView board;
        board.resize(848, 502);
        board.setGame(match, match->start());
        QSignalSpy done(&board, &BoardView::animationDone);
        board.animate(match->start(), match->moves(match->start()).front());
        QVERIFY(done.wait());
    }

    QStringList m_heard;
};

void TestSounds::everyGameIsHeard_data() {
    QTest::addColumn<QByteArray>("game");
    const auto folder =
        QCoreApplication::applicationDirPath() + QStringLiteral("/../share/kachisuji/sounds/");
    for (const auto* kind : core::catalogue())
        if (QDir(folder + QString::fromUtf8(kind->id)).exists()) // a game may do without
            QTest::newRow(std::string(kind->id).c_str()) << QByteArray::fromStdString(std::string(kind->id));
}

void TestSounds::everyGameIsHeard() {
    QFETCH(QByteArray, game);
    showMove(game.constData());
    QVERIFY(!m_heard.empty());
    for (const auto& name : m_heard) {
        QVERIFY2(name.contains(QLatin1String("/sounds/") + QLatin1String(game) + QLatin1Char('/')),
                 qPrintable(name));
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.read(4), QByteArray("RIFF"));
        QVERIFY(file.size() < 20'000);
    }
}

void TestSounds::switchedOffNothingIs() {
    settings::setSounds(false);
    showMove("ribbonim");
    QCOMPARE(m_heard, QStringList());
}

void TestSounds::reducedMotionTurnsThemOffUnlessChosen() {
    QSettings().remove(QStringLiteral("sounds"));
    QVERIFY(settings::sounds());
    settings::reduceMotion.set(true);
    QVERIFY(!settings::sounds());
    settings::setSounds(true);
    showMove("ribbonim");
    QCOMPARE(m_heard.size(), 1);
}

// The desktop's sound service is asked, be there one or not, and the program goes on and ends.
void TestSounds::withoutADeviceNothingBreaks() {
    sounds::setOutput({});
    for (int i = 0; i < 20; ++i) sounds::play("ribbonim", "lift");
    showMove("bao");
    QVERIFY(sounds::file("ribbonim", "no such event").isEmpty());
}

QTEST_MAIN(TestSounds)
#include "tst_sounds.moc"
