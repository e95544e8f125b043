#include <QTemporaryDir>
#include <QTest>

#include "tests/ui/toysession.h"
#include "ui/practice/carddeck.h"

// What persons give away in matches is collected, and nothing else.
class TestMistakes : public QObject {
    Q_OBJECT
private slots:
    void init();
    void valueGivenAwayBecomesACard();
    void shownValuesMakeNone();
    void computersMakeNone();
    void hintsAreNoted();

private:
    // Makes the moves of a line that gives a value away; how many are cards then.
    std::size_t cardsAfter(std::array<Seat, 2> seats);
    std::vector<Mistake> all() const { return m_deck->cards(pursuit::kind().id); }

    QTemporaryDir m_home;
    ToySession m_toy;
    std::unique_ptr<CardDeck> m_deck;
    std::unique_ptr<MistakeWatch> m_watch;
};

void TestMistakes::init() {
    m_toy.renew();
    m_watch.reset();
    QVERIFY(m_home.isValid());
    QFile::remove(m_home.filePath(QStringLiteral("mistakes.json")));
    m_deck = std::make_unique<CardDeck>(m_home.path());
    m_watch = std::make_unique<MistakeWatch>(*m_toy.m_session, *m_deck);
}

// The hunter beside the hare goes the other way.
std::size_t TestMistakes::cardsAfter(std::array<Seat, 2> seats) {
    auto& session = *m_toy.m_session;
    const std::shared_ptr<const Game> game = pursuit::kind().game("hare=1");
    session.begin(game, game->start(), std::move(seats));
    if (session.state() == State::HumanTurn) m_toy.step("-");
    const auto known = [&] {
        const auto* first = session.studies().of(0);
        return first != nullptr && first->complete;
    };
    [&] { QTRY_VERIFY(known()); }();
    return all().size();
}

void TestMistakes::valueGivenAwayBecomesACard() {
    QCOMPARE(cardsAfter(people()), std::size_t(1));
    const auto card = all().front();
    QCOMPARE(card.player, QStringLiteral("Hana"));
    QCOMPARE(card.rules, QStringLiteral("hare=1"));
    QCOMPARE(card.position, QStringLiteral("ab 1"));
    QVERIFY(card.win && !card.hints);
    QCOMPARE(card.due, QDate::currentDate());
    // Looking back at it makes no other, nor does a good move.
    auto& session = *m_toy.m_session;
    session.goTo(0);
    m_toy.step("+");
    QCOMPARE(session.state(), State::Finished);
    QCOMPARE(all().size(), std::size_t(1));
}

void TestMistakes::shownValuesMakeNone() {
    m_toy.m_session->hints().setLevel(Help::Marks);
    QCOMPARE(cardsAfter(people()), std::size_t(0));
    m_toy.m_session->hints().setPredictsFirst(true); // they are held back
    QCOMPARE(cardsAfter(people()), std::size_t(1));
}

void TestMistakes::computersMakeNone() {
    QCOMPARE(cardsAfter({Seat{"A", Level::Random}, Seat{"Hana", {}}}), std::size_t(0));
}

void TestMistakes::hintsAreNoted() {
    auto& session = *m_toy.m_session;
    const std::shared_ptr<const Game> game = pursuit::kind().game("hare=1");
    session.begin(game, game->start(), people());
    session.hints().use();
    m_toy.step("-");
    QTRY_COMPARE(all().size(), std::size_t(1));
    QVERIFY(all().front().hints);
}

QTEST_MAIN(TestMistakes)
#include "tst_mistakes.moc"
