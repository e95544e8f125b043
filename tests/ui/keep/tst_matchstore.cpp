#include <QDir>
#include <QTest>

#include "tests/ui/keep/storefolder.h"

#include <algorithm>

using namespace core;

// Matches survive the end of the program and other matches.
class TestMatchStore : public QObject, StoreFolder {
    Q_OBJECT

private slots:
    void init() { renew(); }
    void resumesWhereItWas();
    void leftMatchesAreKept();
    void valuesAreNotTold();
    void unknownValuesStayUnknown();
    void matchesOfOneMomentAreKept();
    void keepsOnlyTheLatest();
    void anothersMatchesTakeNoPlace();
    void clockGoingBackLosesNothing();
    void strangersKeysStayExact();
    void proposedNamesSpeak();
    void seriesAndHintsComeBack();
};

void TestMatchStore::resumesWhereItWas() {
    Position seen;
    {
        Session session;
        const MatchStore store(session, m_folder->path());
        begin(session);
        for (int i = 0; i < 3; ++i) step(session);
        session.players().rename(Player::First, QStringLiteral("花"));
        session.undo();
        seen = session.match().position();
    }
    Session session;
    MatchStore store(session, m_folder->path());
    store.restore();
    QVERIFY(session.active());
    QCOMPARE(session.match().plies(), 3);
    QVERIFY(session.match().position() == seen);
    QCOMPARE(session.players().seat(Player::First).name, std::string("花"));
}

void TestMatchStore::leftMatchesAreKept() {
    Session session;
    MatchStore store(session, m_folder->path());
    session.hints().setLevel(Help::Marks);
    begin(session);
    step(session);
    step(session);
    session.again(Session::Begins::Same);
    QCOMPARE(store.kept().size(), 2U);
    step(session);
    const auto kept = store.kept();
    const auto left = std::ranges::find_if(kept, [](const auto& k) { return k.record.match.plies() == 2; });
    QVERIFY(left != kept.end());
    QCOMPARE(left->notes.values.size(), 3U);
    QVERIFY(store.open(left->path));
    QCOMPARE(session.match().plies(), 2);
    QCOMPARE(store.kept().size(), 2U); // they have changed places
}

// What a match without hints is worth is not told on the shelf, until it is over.
void TestMatchStore::valuesAreNotTold() {
    Session session;
    MatchStore store(session, m_folder->path());
    session.hints().setLevel(Help::Off);
    begin(session);
    step(session);
    const auto values = [&] { return store.kept().front().notes.values.size(); };
    QCOMPARE(values(), 0U);
    session.hints().setLevel(Help::Marks);
    step(session);
    QCOMPARE(values(), 3U);
    session.hints().setLevel(Help::Off);
    session.giveUp();
    QCOMPARE(values(), 3U);
}

// What is not known is no draw.
void TestMatchStore::unknownValuesStayUnknown() {
    MatchNotes notes;
    notes.values = {1, std::nullopt, 0, -1};
    QVERIFY(notesIn(withNotes("{}", notes)).values == notes.values);
}

// Files of the same time, as a slow clock gives them, do not take each other's place.
void TestMatchStore::matchesOfOneMomentAreKept() {
    Session session;
    MatchStore store(session, m_folder->path());
    for (int i = 0; i < 4; ++i) {
        begin(session);
        step(session);
        QFile file(current());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(
            file.setFileTime(QDateTime::fromSecsSinceEpoch(1'000'000), QFileDevice::FileModificationTime));
    }
    QCOMPARE(store.kept().size(), 4U);
}

void TestMatchStore::keepsOnlyTheLatest() {
    Session session;
    MatchStore store(session, m_folder->path());
    begin(session);
    step(session);
    const QDir matches(m_folder->filePath(QStringLiteral("matches")));
    for (int i = 0; i < MatchStore::mostKept; ++i)
        QVERIFY(QFile::copy(current(), matches.filePath(QStringLiteral("%1.kachisuji").arg(i))));
    for (int i = 0; i < 5; ++i) {
        begin(session);
        step(session);
    }
    QCOMPARE(store.kept().size(), static_cast<std::size_t>(MatchStore::mostKept) + 1);
    QCOMPARE(store.removed(), 1); // and can be brought back
    store.bringBack();
    QCOMPARE(store.kept(1000).size(), static_cast<std::size_t>(MatchStore::mostKept) + 2);
}

// However many matches a table shows, only one that was played in from here is kept.
void TestMatchStore::anothersMatchesTakeNoPlace() {
    struct Table final : Session::Owner {
        void ask(Session::Wish) override {}
    } table;
    Session session;
    MatchStore store(session, m_folder->path());
    begin(session);
    step(session);
    session.setOwner(&table);
    core::Match shown(m_game, m_game->start());
    for (int i = 0; i < 10; ++i) {
        if (i < 5) shown.play(m_game->moves(shown.position()).front());
        session.resume(shown, people());
    }
    QCOMPARE(store.kept().size(), 1U);
    QCOMPARE(store.kept().front().record.match.plies(), 1);
    step(session);
    emit session.played(5);
    QCOMPARE(store.kept().size(), 2U);
    session.resume(core::Match(m_game, m_game->start()), people());
    QCOMPARE(store.kept().size(), 2U);
}

// The match just left is kept, though by the clock it is older than all the others; the series goes on.
void TestMatchStore::clockGoingBackLosesNothing() {
    Session session;
    MatchStore store(session, m_folder->path());
    begin(session);
    step(session);
    const QDir matches(m_folder->filePath(QStringLiteral("matches")));
    for (int i = 0; i < MatchStore::mostKept; ++i)
        QVERIFY(QFile::copy(current(), matches.filePath(QStringLiteral("%1.kachisuji").arg(i))));
    session.players().rename(Player::First, QStringLiteral("Rip van Winkle"));
    store.kept(); // saves what is new
    QFile file(current());
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::fromSecsSinceEpoch(1'000'000), QFileDevice::FileModificationTime));
    file.close();
    begin(session);
    const auto kept = store.kept();
    QVERIFY(std::ranges::any_of(kept, [](const auto& one) {
        return one.record.seats[0].name == "Rip van Winkle" && one.when.toSecsSinceEpoch() == 1'000'000;
    }));
    QCOMPARE(kept.size(), static_cast<std::size_t>(MatchStore::mostKept) + 1);
}

// What other programs have written stands in the file as before: whole numbers to the last digit, keys in
// their order.
void TestMatchStore::strangersKeysStayExact() {
    const auto path = m_folder->filePath(QStringLiteral("other.kachisuji"));
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format":"kachisuji-match","version":1,"game":"persimmons","rules":"","moves":[],
                       "zeta":9007199254740993,"alpha":[18446744073709551615,-9223372036854775807]})");
    }
    Session session;
    MatchStore store(session, m_folder->path());
    QVERIFY(store.open(path));
    QFile file(current());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto text = file.readAll();
    for (const char* number : {"9007199254740993", "18446744073709551615", "-9223372036854775807"})
        QVERIFY2(text.contains(number), text.constData());
    QVERIFY(text.indexOf("zeta") < text.indexOf("alpha"));
}

// A name that every file system takes, whatever the players are called.
void TestMatchStore::proposedNamesSpeak() {
    Session session;
    const MatchStore store(session, m_folder->path());
    const auto proposed = [&](const char* one, const char* two) {
        session.begin(m_game, m_game->start(), {Seat{one}, Seat{two, Level::Gentle}});
        return QFileInfo(store.proposedPath()).fileName();
    };
    const auto plain = proposed("Hana", "花子");
    QVERIFY2(plain.contains("Hana - 花子 - 20"), qPrintable(plain));
    QVERIFY(plain.endsWith(".kachisuji"));
    const auto strange = proposed("../a/b\\c:*?\"<>|\n\x01", "");
    for (const QChar c : QStringLiteral("/\\:*?\"<>|\n\x01")) QVERIFY(!strange.contains(c));
    QVERIFY(!strange.startsWith('.'));
    QVERIFY2(strange.contains("Computer"), qPrintable(strange));
    const auto longest =
        proposed(std::string(200, 'x').c_str(), QString(200, QChar(0x7FBD)).toUtf8().constData());
    QVERIFY(longest.toUtf8().size() <= 255);
}

// The score of a series, and that hints were used, are known after another start.
void TestMatchStore::seriesAndHintsComeBack() {
    Series series;
    {
        Session session;
        const MatchStore store(session, m_folder->path());
        begin(session);
        step(session);
        session.giveUp();
        session.again();
        QCOMPARE(session.players().seat(Player::First).name, std::string("Ken"));
        step(session);
        session.hints().use();
        series = session.players().before().after(session.match());
        QCOMPARE(series.matches(), 1);
    }
    Session session;
    MatchStore store(session, m_folder->path());
    store.restore();
    QVERIFY(session.players().before().after(session.match()) == series);
    QVERIFY(session.hints().helped().hints);
    session.giveUp();
    QCOMPARE(session.players().before().after(session.match()).matches(), 2);
    session.again();
    QVERIFY(!session.hints().helped().hints);
}

QTEST_GUILESS_MAIN(TestMatchStore)
#include "tst_matchstore.moc"
