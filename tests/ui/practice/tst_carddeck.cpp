#include <QLockFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "tests/ui/practice/practised.h"
#include "ui/practice/carddeck.h"

// The cards of mistakes: when they come up, and that none is lost, whatever happens to their file.
class TestCardDeck : public QObject {
    Q_OBJECT

private slots:
    void init();
    void comeBackLaterAndLater();
    void areDeletedAndBroughtBack();
    void outliveOddNeighbours();
    void damagedFileIsPutAside();
    void unreadableFileIsLeft();
    void twoProgramsShareTheCards();
    void whatAnotherProgramWritesIsNotWrittenOver();
    void lockThatStaysIsTold();

private:
    CardDeck& deck(); // as after another start
    QString file() const { return m_home->filePath(QStringLiteral("mistakes.json")); }
    QByteArray content() const;
    void write(const QByteArray& bytes) const;

    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<CardDeck> m_deck;
    QDate m_today{2026, 3, 1};
};

void TestCardDeck::init() {
    m_deck.reset();
    m_home = std::make_unique<QTemporaryDir>();
    m_today = {2026, 3, 1};
}

CardDeck& TestCardDeck::deck() {
    m_deck = std::make_unique<CardDeck>(m_home->path());
    m_deck->setClock([this] { return m_today; });
    return *m_deck;
}

QByteArray TestCardDeck::content() const {
    QFile in(file());
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

void TestCardDeck::write(const QByteArray& bytes) const {
    QFile out(file());
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(bytes);
}

void TestCardDeck::comeBackLaterAndLater() {
    auto& cards = deck();
    cards.add(mistake());
    const auto due = [&] {
        const auto all = cards.cards("persimmons");
        return all.size() == 1 && all.front().due.isValid() ? int(m_today.daysTo(all.front().due)) : -1;
    };
    QCOMPARE(due(), 0);
    for (const int days : {1, 3, 7, 21}) {
        cards.answered(mistake(), true);
        QCOMPARE(due(), days);
        QVERIFY(!cards.cards("persimmons").front().waits(m_today.addDays(days - 1)));
        m_today = m_today.addDays(days);
        QVERIFY(cards.cards("persimmons").front().waits(m_today));
    }
    cards.answered(mistake(), false);
    QCOMPARE(due(), 0);
    for (int i = 0; i < 5; ++i) cards.answered(mistake(), true);
    QCOMPARE(due(), -1);
    QVERIFY(cards.cards("persimmons").front().known());
    cards.add(mistake()); // the same one again
    QCOMPARE(due(), 0);
    QCOMPARE(cards.cards("persimmons").front().box, 0);
    QVERIFY(cards.cards("ribbonim").empty());
}

void TestCardDeck::areDeletedAndBroughtBack() {
    deck().add(mistake("Hana"));
    m_deck->add(mistake("Ken"));
    m_deck->add(mistake("Ken", "2-3W 1"));
    m_deck->remove({mistake("Hana")});
    m_deck->remove({mistake("Ken"), mistake("Ken", "2-3W 1")});
    QCOMPARE(m_deck->cards("persimmons").size(), std::size_t(0));
    // Also after another start, the last time first.
    QCOMPARE(deck().removed(), 2);
    m_deck->bringBack();
    QCOMPARE(m_deck->cards("persimmons").size(), std::size_t(2));
    QCOMPARE(m_deck->removed(), 1);
    m_deck->bringBack();
    QCOMPARE(m_deck->cards("persimmons").size(), std::size_t(3));
    QCOMPARE(m_deck->removed(), 0);
    m_deck->bringBack();
    for (int i = 0; i < CardDeck::mostTimes + 5; ++i) {
        const auto position = QStringLiteral("%1-3W 1").arg(i + 4).toLatin1();
        m_deck->add(mistake("Ken", position));
        m_deck->remove({mistake("Ken", position)});
    }
    QCOMPARE(content().count("deleted"), CardDeck::mostTimes);
}

// What a later version has written is not lost.
void TestCardDeck::outliveOddNeighbours() {
    deck().add(mistake());
    auto bytes = content();
    bytes.replace("\"cards\": [", "\"cards\": [ {\"of\": \"tomorrow\"}, 7,");
    write(bytes);
    QCOMPARE(m_deck->cards("persimmons").size(), std::size_t(1));
    m_deck->answered(mistake(), true);
    QVERIFY(content().contains("tomorrow"));
}

void TestCardDeck::damagedFileIsPutAside() {
    deck().add(mistake());
    const auto bytes = content();
    for (const auto length : {qsizetype(0), bytes.size() / 2, bytes.size() - 4}) {
        write(bytes.left(length));
        QSignalSpy troubled(&deck(), &CardDeck::troubled);
        m_deck->add(mistake("Ken"));
        QCOMPARE(troubled.count(), 1);
        QVERIFY(!troubled.front().front().toString().contains(QLatin1Char('\n')));
        QCOMPARE(m_deck->cards("persimmons").size(), std::size_t(1));
    }
    QFile kept(file() + QStringLiteral(".damaged-2"));
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), bytes.left(bytes.size() / 2));
}

void TestCardDeck::unreadableFileIsLeft() {
    QVERIFY(QDir().mkpath(file())); // a folder stands in its place
    QSignalSpy troubled(&deck(), &CardDeck::troubled);
    m_deck->add(mistake());
    QVERIFY(troubled.count() > 0);
    QVERIFY(QFileInfo(file()).isDir());
}

void TestCardDeck::twoProgramsShareTheCards() {
    deck();
    CardDeck other(m_home->path());
    m_deck->add(mistake("Hana"));
    other.add(mistake("Ken"));
    m_deck->add(mistake("Hana", "2-3W 1"));
    QCOMPARE(other.cards("persimmons").size(), std::size_t(3));
}

// What is changed meanwhile is seen at once, nobody waits for it, and it is written when the other is done.
void TestCardDeck::whatAnotherProgramWritesIsNotWrittenOver() {
    deck().add(mistake("Hana"));
    const auto before = content();
    {
        QLockFile other(file() + QStringLiteral(".lock"));
        QVERIFY(other.tryLock(0));
        m_deck->add(mistake("Ken"));
        m_deck->remove({mistake("Hana")});
        QCOMPARE(m_deck->cards("persimmons").size(), std::size_t(1));
        QCOMPARE(m_deck->removed(), 1);
        QCOMPARE(content(), before);
        auto its = before;
        its.replace("Hana", "Mika");
        write(its);
    }
    QTRY_VERIFY(content().contains("Ken"));
    QVERIFY(content().contains("Mika"));
    // So it is if the program ends before.
    auto other = std::make_unique<QLockFile>(file() + QStringLiteral(".lock"));
    QVERIFY(other->tryLock(0));
    m_deck->add(mistake("Taro"));
    QVERIFY(!content().contains("Taro"));
    other.reset();
    m_deck.reset();
    QVERIFY(content().contains("Taro"));
}

void TestCardDeck::lockThatStaysIsTold() {
    QSignalSpy troubled(&deck(), &CardDeck::troubled);
    QLockFile other(file() + QStringLiteral(".lock"));
    QVERIFY(other.tryLock(0));
    m_deck->findChild<QTimer*>()->setInterval(0); // between two tries
    m_deck->add(mistake());
    QCOMPARE(troubled.count(), 0);
    QTRY_COMPARE(troubled.count(), 1);
    QVERIFY(m_deck->cards("persimmons").empty());
    QVERIFY(!QFile::exists(file()));
}

QTEST_GUILESS_MAIN(TestCardDeck)
#include "tst_carddeck.moc"
