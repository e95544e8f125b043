#include <QTest>

#include "core/puzzle/daily.h"
#include "core/shelf/cards.h"

using namespace core;

// What the first screen says of matches, puzzles and lessons.
class TestOffers : public QObject {
    Q_OBJECT

private slots:
    void aMatchThatGoesOn();
    void aMatchThatIsOver();
    void onlyTheMatchItselfCounts();
    void listsTellWhoIsToMove();
    void daysAreTold();
    void lessonsAreCounted();
    void thePuzzleOfADayIsTheSame();
    void itIsFoundPieceByPieceToo();

private:
    static std::string said(const Message& message) { return message.english(); }
    static Match started() {
        Match match(kindOf("ribbonim").game(""), kindOf("ribbonim").game("")->start());
        match.play(match.game().moves(match.position()).front());
        return match;
    }
    const Seats m_seats{Seat{.name = "Hana"}, Seat{.name = "", .computer = Level::Gentle}};
};

void TestOffers::aMatchThatGoesOn() {
    const auto match = started();
    const auto card = matchCard(match, m_seats);
    QCOMPARE(said(card.heading), std::string("Where you left off"));
    QCOMPARE(said(card.beside), std::string("Hana against Computer"));
    QCOMPARE(said(card.line), std::string("Computer’s turn"));
    QCOMPARE(card.player, std::optional(Player::Second));
    QCOMPARE(&shownOf(match), &match.position());
}

// Its last board may be empty: the one before it is shown, but where somebody gave up.
void TestOffers::aMatchThatIsOver() {
    auto match = started();
    while (!match.ending()) match.play(match.game().moves(match.position()).front());
    const auto card = matchCard(match, m_seats);
    QCOMPARE(said(card.heading), std::string("The last match"));
    QVERIFY(said(card.line).ends_with(" has won"));
    QCOMPARE(shownOf(match), match.at(match.plies() - 1));
    auto given = started();
    given.giveUp(Player::Second);
    QCOMPARE(said(matchCard(given, m_seats).line), std::string("Hana has won"));
    QCOMPARE(shownOf(given), given.position());
}

void TestOffers::onlyTheMatchItselfCounts() {
    auto match = started();
    match.play(match.game().moves(match.position()).back());
    match.goTo(1);
    QCOMPARE(asPlayed(match).ply(), 2);
    match.vary(match.game().moves(match.position()).front());
    QVERIFY(match.line() != 0);
    QCOMPARE(asPlayed(match).line(), 0);
}

void TestOffers::listsTellWhoIsToMove() {
    const auto kept = keptMatch(started(), m_seats);
    QVERIFY(!kept.sides[0].lit && kept.sides[0].state.empty());
    QVERIFY(kept.sides[1].lit);
    QCOMPARE(said(kept.sides[1].name), std::string("Computer · Gentle"));
    QCOMPARE(said(kept.sides[1].state), std::string("to move"));
    QCOMPARE(said(describedMessage(started(), m_seats, dayMessage(1, 1, 1))),
             std::string("Go on with Ribbonim, Hana against Computer · Gentle, yesterday"));
}

void TestOffers::daysAreTold() {
    QCOMPARE(said(dayMessage(0, 27, 11)), std::string("today"));
    QCOMPARE(said(dayMessage(2, 25, 11)), std::string("25 Nov"));
    QCOMPARE(said(dayMessage(-1, 1, 12)), std::string("1 Dec")); // by a clock that was put back
    QCOMPARE(said(dayMessage(5, 1, 0)), std::string("1 Jan"));
    QCOMPARE(said(dayMessage(5, 1, 13)), std::string("1 Dec"));
}

void TestOffers::lessonsAreCounted() {
    const auto& kind = kindOf("bao");
    Learnt learnt;
    learnt.done.insert(std::string(kind.lessons[0].id));
    const auto card = lessonCard(kind, learnt);
    QCOMPARE(card.done, 1);
    QCOMPARE(card.of, static_cast<int>(kind.lessons.size()));
    QCOMPARE(said(card.title), said(kind.lessons[1].title));
    QCOMPARE(said(card.action), std::string("Begin"));
    learnt.left = std::string(kind.lessons[1].id) + ":2"; // broken off
    QCOMPARE(said(lessonCard(kind, learnt).action), std::string("Go on"));
    learnt.left = {};
    for (const auto& lesson : kind.lessons) learnt.done.insert(std::string(lesson.id));
    QCOMPARE(said(lessonCard(kind, learnt).title), said(kind.title));
}

void TestOffers::thePuzzleOfADayIsTheSame() {
    const auto& kinds = catalogue();
    for (std::uint64_t day = 2'461'372; day < 2'461'377; ++day) { // each game once
        const auto& kind = kindOfDay(kinds, day);
        QCOMPARE(&kindOfDay(kinds, day + kinds.size()), &kind);
        const auto puzzle = DaySearch(kind, day).find({}), again = DaySearch(kind, day).find({});
        QVERIFY(puzzle && again);
        QCOMPARE(puzzle->game->rules(), again->game->rules());
        QCOMPARE(puzzle->position, again->position);
        QVERIFY(!said(dayCard(kind, &*puzzle).title).empty());
    }
    QCOMPARE(said(dayCard(kindOf("bao"), nullptr).title), said(kindOf("bao").title));
}

// However often it is stopped, and wherever: the puzzle is the same, and nothing is done twice.
void TestOffers::itIsFoundPieceByPieceToo() {
    const auto& kinds = catalogue();
    for (std::uint64_t day = 2'461'372; day < 2'461'377; ++day) {
        const auto& kind = kindOfDay(kinds, day);
        const auto whole = DaySearch(kind, day).find({});
        QVERIFY(whole);
        DaySearch search(kind, day);
        std::optional<Puzzle> puzzle;
        for (int piece = 1; !puzzle; ++piece) {
            QVERIFY2(piece < 100'000, std::string(kind.id).c_str());
            StopSource source;
            const Thread clock([&source, piece] {
                std::this_thread::sleep_for(std::chrono::milliseconds(1 + piece / 20));
                source.request_stop();
            });
            puzzle = search.find(source.get_token());
        }
        QCOMPARE(puzzle->position, whole->position);
        QCOMPARE(puzzle->grade, whole->grade);
    }
}

QTEST_GUILESS_MAIN(TestOffers)
#include "tst_offers.moc"
