#include "tests/ui/table/opentable.h"

#include <algorithm>

using Asks = Classroom::Asks;

// A class on its devices: questions, quizzes, and matches against each other.
class TestClassroom : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_table.reset(); }
    void everybodyAnswersOnce();
    void aClassAnswersTwice();
    void theWindowTellsNothingMeanwhile();
    void whereNoMoveIsWrongNothingCounts();
    void whoSitsDownAgainAnswersNoMore();
    void movesAreAnswersToo();
    void joinedProgramsAreAskedToo();
    void positionsFromElsewhereAreAskedToo_data();
    void positionsFromElsewhereAreAskedToo();
    void elsewhereIsPlayedFromToo();
    void guessesJudgeNobody();
    void everyQuestionHasItsOwnAnswer();
    void aQuizTellsInTheEnd();
    void pupilsPlayEachOther();
    void everyRoundPairsAnew();
    void whoIsLeftOverPlaysTheComputer();
    void anotherMatchNeedsNoTeacher();
    void whoIsAwayIsPairedWithNobody();
    void namesCanBeLeftOut();

private:
    Host& host() { return m_table->m_host; }
    Classroom& classroom() { return host().classroom(); }
    // What a device is asked by now; nothing: it is not asked.
    static QJsonObject question(const TestDevice& one) { return one.m_board["question"].toObject(); }
    static bool isAsked(TestDevice& one, int number) {
        return one.until([&] { return question(one)["number"].toInt() == number; });
    }
    static QJsonArray choices(const TestDevice& one) { return question(one)["choices"].toArray(); }
    static QJsonObject choice(const TestDevice& one, int i) { return choices(one)[i].toObject(); }
    QString csv() { return QString::fromStdString(classroom().csv()); }

    std::unique_ptr<OpenTable> m_table;
};

void TestClassroom::init() {
    m_table = std::make_unique<OpenTable>();
    m_table->m_session.hints().setLevel(Help::Numbers);
    QVERIFY(m_table->begin("ribbonim"));
    QTRY_VERIFY(m_table->m_session.studies().here() != nullptr &&
                m_table->m_session.studies().here()->complete);
}

void TestClassroom::everybodyAnswersOnce() {
    auto& anna = m_table->device("watch", "=Anna");
    auto& ben = m_table->device("watch", "Ben");
    auto& mio = m_table->device("watch", "Mio");
    host().ask(Asks::Outcome);
    QVERIFY(isAsked(anna, 1) && isAsked(ben, 1) && isAsked(mio, 1));
    QCOMPARE(choices(anna).size(), 2); // Ribbonim knows no draw
    QCOMPARE(choice(anna, 0)["text"].toString(), QStringLiteral("Hana wins"));
    // Nobody is shown a value meanwhile.
    QVERIFY(!QString::fromUtf8(QJsonDocument(ben.m_board).toJson()).contains(QStringLiteral("glyph")));
    anna.say({{"do", "answer"}, {"question", 1}, {"says", "win"}});
    QVERIFY(anna.until([&] { return choice(anna, 0)["chosen"].toBool(); }));
    QVERIFY(!choice(anna, 1)["open"].toBool());
    anna.say({{"do", "answer"}, {"question", 1}, {"says", "loss"}});  // not a second time
    ben.say({{"do", "answer"}, {"question", 7}, {"says", "loss"}});   // not another question
    ben.say({{"do", "answer"}, {"question", 1}, {"says", "resign"}}); // not what can be said
    ben.say({{"do", "answer"}, {"question", 1}, {"says", "loss"}});
    QVERIFY(ben.until([&] { return classroom().answered() == 2; }));
    QVERIFY(!choice(anna, 1)["text"].toString().contains(QLatin1Char('1')));
    QVERIFY(classroom().scores().empty());
    host().showAnswers();
    QVERIFY(ben.until([&] { return choice(ben, 1)["text"].toString().endsWith(QStringLiteral(": 1")); }));
    QVERIFY(choice(ben, 0)["right"].toBool() != choice(ben, 1)["right"].toBool());
    QCOMPARE(classroom().scores().size(), std::size_t(2));
    mio.say({{"do", "answer"}, {"question", 1}, {"says", "win"}}); // too late
    m_table->device("watch", "Rui");                               // by now that has been heard
    QCOMPARE(classroom().answered(), 2);
    host().endQuestion();
    QVERIFY(isAsked(ben, 0));
    QCOMPARE(csv().count(QLatin1Char('\n')), 3);
    QVERIFY(csv().contains(QStringLiteral("'=Anna,win,")));
    QVERIFY(csv().contains(QStringLiteral("Ben,loss,")));
}

// The first answers are counted and talked about; nobody is told what is right before all have answered
// again.
void TestClassroom::aClassAnswersTwice() {
    std::vector<TestDevice*> pupils;
    for (const char* name : {"Anna", "Ben", "Mio", "Rui"}) pupils.push_back(&m_table->device("watch", name));
    const auto say = [&](std::size_t who, const char* says) {
        pupils[who]->say({{"do", "answer"}, {"question", 1}, {"says", says}});
    };
    const auto told = [&](const char* words) {
        return QJsonDocument(pupils[0]->m_board).toJson().contains(words);
    };
    host().ask(Asks::Outcome);
    for (auto* pupil : pupils) QVERIFY(isAsked(*pupil, 1));
    for (std::size_t i = 0; i < 4; ++i) say(i, i < 2 ? "win" : "loss");
    QVERIFY(pupils[0]->until([&] { return classroom().answered() == 4; }));
    host().countAnswers();
    QVERIFY(pupils[0]->until([&] { return told("Talk about it"); }));
    QVERIFY(!told("\"right\": true") && !choice(*pupils[0], 0)["text"].toString().contains(QLatin1Char('2')));
    QVERIFY(m_table->m_session.hints().asked()); // the window goes on keeping still
    QVERIFY(!classroom().question()->agreed());
    QVERIFY(!classroom().answer(1, QStringLiteral("late"), {}, "win"));
    QVERIFY(classroom().scores().empty());
    host().askAgain();
    QVERIFY(pupils[0]->until([&] { return choice(*pupils[0], 0)["open"].toBool(); }));
    QVERIFY(choice(*pupils[0], 0)["before"].toBool() && !choice(*pupils[0], 1)["before"].toBool());
    for (std::size_t i = 0; i < 3; ++i) say(i, "loss");
    QVERIFY(pupils[0]->until([&] { return classroom().answered() == 3; }));
    host().countAnswers();
    QCOMPARE(classroom().question()->changed(), 2);
    QVERIFY(classroom().question()->agreed());
    QCOMPARE(classroom().question()->countBefore(0), 2);
    host().showAnswers();
    QVERIFY(pupils[0]->until([&] { return told("\"right\": true"); }));
    host().askAgain(); // too late
    QCOMPARE(classroom().answered(), 3);
    QCOMPARE(csv().count(QLatin1Char('\n')), 5); // who has answered but once as well
    QVERIFY(csv().contains(QStringLiteral("Anna,loss,")) && csv().contains(QStringLiteral("Rui,,,loss,")));
}

// It stands behind the question, perhaps on the wall.
void TestClassroom::theWindowTellsNothingMeanwhile() {
    const auto& session = m_table->m_session;
    const auto tells = [&] {
        return session.hints().shown() != nullptr && session.hints().shownHelp() == Help::Numbers &&
               session.hints().playedHelp() == Help::Numbers && session.hints().maySeeBest();
    };
    const auto silent = [&] {
        return session.hints().shown() == nullptr && session.hints().shownHelp() == Help::Off &&
               session.hints().playedHelp() == Help::Off && session.hints().reviewHelp() == Help::Off &&
               !session.hints().maySeeBest();
    };
    for (const auto asks : {Asks::Outcome, Asks::Move}) {
        QVERIFY(tells());
        host().ask(asks);
        QVERIFY(silent());
        host().showAnswers();
        QVERIFY(tells());
        host().endQuestion();
    }
    host().ask(Asks::Move);
    QVERIFY(silent());
    host().close();
    QVERIFY(tells());
}

// All moves lose: whoever asks is told before, and whatever is said is no merit.
void TestClassroom::whereNoMoveIsWrongNothingCounts() {
    auto& session = m_table->m_session;
    auto& anna = m_table->device("watch", "Anna");
    QVERIFY(!host().topic().anyMoveIsRight());
    session.play(session.studies().here()->moves.front().move);
    QTRY_VERIFY(session.studies().here() != nullptr && session.studies().here()->complete);
    QCOMPARE(session.studies().here()->verdict.lower.outcome, Outcome::Loss);
    QVERIFY(session.studies().here()->moves.size() > 4);
    QVERIFY(host().topic().anyMoveIsRight());
    host().ask(Asks::Move);
    QVERIFY(isAsked(anna, 1));
    anna.say({{"do", "answer"}, {"question", 1}, {"says", classroom().question()->choices[4].says.c_str()}});
    QTRY_COMPARE(classroom().answered(), 1);
    host().showAnswers();
    QVERIFY(anna.until([&] { return choices(anna).size() > 1; }));
    QCOMPARE(choices(anna).size(), 4); // what was said, and three that are right as well
    QVERIFY(choice(anna, 0)["chosen"].toBool());
    host().endQuestion();
    QVERIFY(classroom().scores().empty());
    QVERIFY(!csv().contains(QStringLiteral("yes")));
}

// Another seat makes no other pupil of anybody.
void TestClassroom::whoSitsDownAgainAnswersNoMore() {
    auto& anna = m_table->device("watch", "Anna");
    host().ask(Asks::Outcome);
    QVERIFY(isAsked(anna, 1));
    anna.say({{"do", "answer"}, {"question", 1}, {"says", "win"}});
    QVERIFY(anna.until([&] { return classroom().answered() == 1; }));
    for (const char* place : {"second", "watch"}) {
        anna.say({{"do", "sit"}, {"place", place}, {"name", "Anne"}});
        anna.say({{"do", "answer"}, {"question", 1}, {"says", "loss"}});
        QTRY_VERIFY(!host().reception().seating().guests().empty() &&
                    host().reception().seating().guests()[0].name == QStringLiteral("Anne"));
        QCOMPARE(host().reception().seating().guests().size(), std::size_t(1));
        anna.say({{"do", "leave"}});
        QTRY_VERIFY(host().reception().seating().guests().empty()); // all that was said before has been heard
        QCOMPARE(classroom().answered(), 1);
        QCOMPARE(classroom().question()->count(0), 1);
    }
}

// Pointed at on the board, and confirmed; judged by what is proven of each move.
void TestClassroom::movesAreAnswersToo() {
    const std::shared_ptr<const Game> game = kindOf("persimmons").game("");
    m_table->m_session.begin(game, game->start(), people());
    QTRY_VERIFY(m_table->m_session.studies().here() != nullptr &&
                m_table->m_session.studies().here()->complete);
    auto& anna = m_table->device("first", "Anna");
    host().ask(Asks::Move);
    QVERIFY(isAsked(anna, 1) && anna.mine());
    QVERIFY(choices(anna).isEmpty());
    for (const bool yes : {false, true}) {
        anna.press(0);
        QVERIFY(anna.hears("ask"));
        QVERIFY(anna.m_last["text"].toString().startsWith(QStringLiteral("Your answer: ")));
        QCOMPARE(classroom().answered(), 0);
        anna.say({{"do", "consent"}, {"question", anna.m_last["question"]}, {"yes", yes}});
    }
    QVERIFY(anna.until([&] { return classroom().answered() == 1; }));
    QVERIFY(anna.until([&] { return !anna.mine(); }));
    QCOMPARE(choices(anna).size(), 1);
    QCOMPARE(m_table->m_session.match().plies(), 0); // nothing was played
    host().showAnswers();
    const auto& all = *m_table->m_session.studies().here();
    const auto* asked = classroom().question();
    for (std::size_t i = 0; i < asked->choices.size(); ++i) {
        const auto found = std::ranges::find(all.moves, asked->move(i), &core::MoveVerdict::move);
        QVERIFY(found != all.moves.end());
        QCOMPARE(asked->choices[i].right,
                 std::optional(found->verdict.lower.outcome == all.verdict.lower.outcome));
    }
}

// Another Kachisuji is told the question instead of its match, in words and moves.
void TestClassroom::joinedProgramsAreAskedToo() {
    auto& other = m_table->connects();
    QVERIFY(other.connected());
    other.say({{"do", "hello"},
               {"wants", "match"},
               {"code", host().reception().code()},
               {"token", ""},
               {"language", "en"}});
    QVERIFY(other.hears("welcome"));
    other.say({{"do", "sit"}, {"place", "watch"}, {"name", "Mio"}});
    const auto help = [&] { return other.hears("match") ? other.m_last["help"].toInt() : -1; };
    QVERIFY(help() > 0);
    host().ask(Asks::Outcome);
    QVERIFY(other.hears("question"));
    QCOMPARE(other.m_last["choices"].toArray().size(), 2);
    QCOMPARE(other.m_last["choices"].toArray()[0].toObject()["text"].toString(), QStringLiteral("Hana wins"));
    QVERIFY(other.m_last["open"].toBool() && !other.m_last["move"].toBool());
    QVERIFY(!other.m_all.contains(QStringLiteral("scene")));
    host().endQuestion();
    QVERIFY(help() > 0);
}

void TestClassroom::positionsFromElsewhereAreAskedToo_data() {
    QTest::addColumn<bool>("match");
    QTest::newRow("beside a match") << true;
    QTest::newRow("without a match") << false;
}

// Of a lesson, a puzzle or a lab: judged by what is found out of it, whatever the window's match is.
void TestClassroom::positionsFromElsewhereAreAskedToo() {
    QFETCH(bool, match);
    if (!match) {
        m_table = std::make_unique<OpenTable>();
        QVERIFY(host().open());
    }
    const std::shared_ptr<const Game> game = kindOf("persimmons").game("condition=W");
    const auto position = game->parse("1-2-3W 2");
    auto& anna = m_table->device("watch", "Anna");
    host().setTopic(game, position);
    host().ask(Asks::Outcome);
    QVERIFY(isAsked(anna, 1));
    QCOMPARE(anna.m_board["title"].toString(), QStringLiteral("Persimmons"));
    QCOMPARE(anna.m_board["lit"].toString(), QStringLiteral("second"));
    QCOMPARE(choice(anna, 0)["text"].toString(), QStringLiteral("Second wins"));
    anna.say({{"do", "answer"}, {"question", 1}, {"says", "win"}});
    QTRY_COMPARE(classroom().answered(), 1);
    host().showAnswers();
    const auto right = [&](std::size_t i) { return classroom().question()->choices[i].right; };
    QTRY_VERIFY(right(0).has_value());
    QVERIFY(right(0) != right(1));
    const int winner = right(0) == true ? 0 : 1; // told as soon as it is known, also once answers are shown
    QVERIFY(anna.until([&] { return choice(anna, winner)["right"].toBool(); }));
    host().endQuestion();
    if (match)
        QVERIFY(anna.until([&] { return anna.m_board["title"].toString() == QStringLiteral("Ribbonim"); }));
    else
        QVERIFY(anna.hears("wait"));
    QVERIFY(csv().contains(QStringLiteral(",1-2-3W 2,Anna,win,")));
    // The match again.
    host().setTopic({}, {});
    host().ask(Asks::Move);
    QCOMPARE(classroom().question() != nullptr, match);
    if (match) QCOMPARE(classroom().question()->game, m_table->m_session.match().sharedGame());
}

void TestClassroom::elsewhereIsPlayedFromToo() {
    auto& anna = m_table->device("watch", "Anna");
    m_table->device("watch", "Ben");
    const std::shared_ptr<const Game> game = kindOf("chopsticks").game("");
    host().setTopic(game, game->start());
    QVERIFY(host().pairUp());
    QCOMPARE(host().pairs().session(0).match().sharedGame(), game);
    host().pairs().end();
    host().beginQuiz();
    QVERIFY(isAsked(anna, 1));
    QCOMPARE(anna.m_board["title"].toString(), QStringLiteral("Chopsticks"));
    host().endQuiz();
}

// What is not proven yet makes no answer right or wrong.
void TestClassroom::guessesJudgeNobody() {
    const std::shared_ptr<const Game> game = kindOf("chopsticks").game("");
    const auto p = game->start();
    for (const auto asks : {Asks::Outcome, Asks::Move}) {
        Classroom room;
        room.ask({.asks = asks, .game = game, .start = p, .position = p});
        const auto judged = [&] {
            return std::ranges::count_if(room.question()->choices,
                                         [](const auto& choice) { return choice.right.has_value(); });
        };
        core::Analysis known;
        for (const auto move : game->moves(p)) known.moves.push_back({move, {}});
        QVERIFY(known.moves.size() > 1);
        room.know(known);
        QCOMPARE(judged(), 0);
        // One move is known to lose where a win is known: of the others nothing is.
        known.verdict = core::exactly(Outcome::Win, 3);
        known.moves.back().verdict = core::exactly(Outcome::Loss, 2);
        room.know(known);
        QCOMPARE(judged(), asks == Asks::Move ? 1 : 3);
    }
}

// Asked to allow something at the board, then for a move: yes to this is not yes to that.
void TestClassroom::everyQuestionHasItsOwnAnswer() {
    auto& anna = m_table->device("first", "Anna");
    auto& ben = m_table->device("second", "Ben");
    const auto point = [](TestDevice& one) {
        const auto cells = one.cells();
        for (int spot = 0; spot < cells.size(); ++spot) {
            if (!cells[spot].toObject()["target"].toBool()) continue;
            one.press(spot);
            return one.press(spot);
        }
    };
    QVERIFY(anna.until([&] { return anna.mine(); }));
    point(anna);
    QVERIFY(ben.sees(1));
    anna.say({{"do", "takeBack"}});
    QVERIFY(ben.hears("ask"));
    host().ask(Asks::Move);
    QVERIFY(isAsked(ben, 1));
    point(ben);
    QVERIFY(ben.hears("ask"));
    host().endQuestion();
    ben.say({{"do", "consent"}, {"question", ben.m_last["question"]}, {"yes", true}});
    m_table->device("watch", "Mio"); // by now that has been heard
    QCOMPARE(m_table->m_session.match().ply(), 1);
    QCOMPARE(classroom().answered(), 0);
}

void TestClassroom::aQuizTellsInTheEnd() {
    auto& anna = m_table->device("watch", "Anna");
    host().beginQuiz();
    for (int i = 1; i <= 5; ++i) {
        QVERIFY(isAsked(anna, i));
        const auto& q = *classroom().question();
        // What is right is known, and not told.
        const auto right = std::ranges::find(q.choices, std::optional(true), &Classroom::Choice::right);
        QVERIFY(right != q.choices.end());
        const auto says = right->says;
        const int wrong = i == 3;
        const auto other = std::ranges::find(q.choices, std::optional(false), &Classroom::Choice::right);
        QVERIFY(!QJsonDocument(anna.m_board).toJson().contains("\"right\": true"));
        // As if it had been pointed at.
        QVERIFY(classroom().answer(i, anna.m_token, QStringLiteral("Anna"), wrong ? other->says : says));
        // Then each is told, unless the teacher does not want it.
        host().setQuizTells(i != 2);
        if (i != 2) {
            host().goOnWithQuiz();
            QVERIFY(
                anna.until([&] { return QJsonDocument(anna.m_board).toJson().contains("\"right\": true"); }));
            QVERIFY(
                anna.until([&] { return !anna.m_board["question"].toObject()["why"].toString().isEmpty(); }));
            QCOMPARE(classroom().question()->number, i);
        }
        host().goOnWithQuiz();
    }
    QVERIFY(host().quiz() == nullptr);
    QVERIFY(anna.until([&] { return anna.m_all.contains(QStringLiteral("You had 4 of 5 right.")); }));
    QCOMPARE(csv().count(QStringLiteral(",yes")), 4);
    QVERIFY(isAsked(anna, 0));
}

void TestClassroom::pupilsPlayEachOther() {
    QVERIFY(!host().pairUp());
    for (const char* name : {"Anna", "Ben", "Mio", "Rui"}) m_table->device("watch", name);
    QVERIFY(host().pairUp());
    QCOMPARE(host().pairs().size(), std::size_t(2));
    int seated = 0;
    for (const auto& device : m_table->m_devices) {
        const auto* guest = host().reception().seating().find(device->m_token);
        if (guest->table == Seating::mainTable) continue;
        ++seated;
        QVERIFY(device->until([&] { return !device->m_board["names"].toArray().isEmpty(); }));
    }
    QCOMPARE(seated, 4);
    // At each table the one who is on move plays there, and nowhere else.
    const auto tableOf = [&](const TestDevice& d) {
        return host().reception().seating().find(d.m_token)->table;
    };
    for (int table : {1, 2}) {
        const auto& match = host().pairs().session(static_cast<std::size_t>(table) - 1).match();
        const auto* guest = host().reception().seating().at(table, match.mover());
        const auto one =
            std::ranges::find(m_table->m_devices, guest->token, [](const auto& d) { return d->m_token; });
        auto& device = **one;
        QVERIFY(device.until([&] { return device.mine(); }));
        for (int spot = 0; spot < device.cells().size() && match.plies() == 0; ++spot) {
            const auto before = device.m_board;
            if (!device.cells()[spot].toObject()["target"].toBool()) continue;
            device.press(spot);
            QVERIFY(device.until([&] { return device.m_board != before; }));
        }
        QCOMPARE(match.plies(), 1);
        for (auto& other : m_table->m_devices)
            if (tableOf(*other) == table) QVERIFY(other->sees(1));
    }
    QCOMPARE(m_table->m_session.match().plies(), 0);
    const auto& first = host().pairs().session(0).match();
    const auto* loser = host().reception().seating().at(1, first.mover());
    for (auto& device : m_table->m_devices)
        if (device->m_token == loser->token) device->say({{"do", "giveUp"}});
    QTRY_VERIFY(first.ending());
    host().pairs().end();
    for (const auto& guest : host().reception().seating().guests()) QCOMPARE(guest.table, Seating::mainTable);
    QCOMPARE(csv().count(QStringLiteral(",match,")), 4);
    QCOMPARE(csv().count(QStringLiteral(",unfinished,")), 2);
    QCOMPARE(csv().count(QStringLiteral(",loss,")), 1);
}

// By the points so far; whoever was gone for a while has lost nothing.
void TestClassroom::everyRoundPairsAnew() {
    for (const char* name : {"Anna", "Ben", "Mio", "Rui"}) m_table->device("watch", name);
    QVERIFY(host().pairUp());
    auto& pairs = host().pairs();
    const auto device = [&](const QString& token) -> TestDevice& {
        return **std::ranges::find(m_table->m_devices, token, [](const auto& d) { return d->m_token; });
    };
    const auto loses = [&](int table) {
        auto& one = device(host().reception().seating().at(table, core::Player::First)->token);
        QVERIFY(one.until([&] { return one.m_board["givesUp"].toBool(); }));
        one.say({{"do", "giveUp"}});
        QTRY_VERIFY(pairs.session(static_cast<std::size_t>(table) - 1).match().over());
    };
    loses(1);
    QVERIFY(!pairs.tournament().roundOver());
    // One of the other table sleeps, and finds the match as it was.
    auto& second = device(host().reception().seating().at(2, core::Player::Second)->token);
    const auto token = second.m_token;
    second.drop();
    QTRY_VERIFY(!host().reception().seating().find(token)->present);
    auto& back = m_table->connects();
    QVERIFY(back.connected());
    back.hello({}, token);
    QVERIFY(back.hears("welcome"));
    QCOMPARE(host().reception().seating().find(token)->table, 2);
    loses(2);
    QVERIFY(pairs.tournament().roundOver());
    auto standings = pairs.tournament().standings();
    QCOMPARE(standings.size(), std::size_t(2));
    QCOMPARE(standings[0].points, 2);
    const auto winners = standings[0].players;
    m_table->device("watch", "Sho"); // late, but welcome
    pairs.nextRound();
    QCOMPARE(pairs.tournament().rounds(), 2);
    QCOMPARE(pairs.size(), std::size_t(3));
    QCOMPARE(pairs.tournament().met(winners[0], winners[1]), 0);
    const auto& games = pairs.tournament().games();
    QVERIFY(std::ranges::any_of(games, [&](const auto& game) {
        return std::minmax(game.first, game.second) == std::minmax(winners[0], winners[1]);
    }));
    pairs.nextRound();                                           // the teacher does not wait
    QCOMPARE(pairs.tournament().met(winners[0], winners[1]), 0); // that was no match
    host().pairs().end();
    QCOMPARE(csv().count(QStringLiteral(",loss,")), 2);
}

void TestClassroom::whoIsLeftOverPlaysTheComputer() {
    for (const char* name : {"Anna", "Ben", "Mio"}) m_table->device("watch", name);
    QVERIFY(host().pairUp());
    QCOMPARE(host().pairs().size(), std::size_t(2));
    const auto& session = host().pairs().session(1);
    const auto human =
        session.players().seat(core::Player::First).computer ? core::Player::Second : core::Player::First;
    QVERIFY(session.players().seat(core::other(human)).computer);
    const auto* guest = host().reception().seating().at(2, human);
    QVERIFY(guest != nullptr);
    auto& device =
        **std::ranges::find(m_table->m_devices, guest->token, [](const auto& d) { return d->m_token; });
    QVERIFY(device.until([&] { return device.mine(); })); // perhaps the computer began
    QVERIFY(device.until([&] { return device.m_board["givesUp"].toBool(); }));
    const auto seen = QString::fromUtf8(QJsonDocument(device.m_board).toJson());
    QVERIFY(!seen.contains(QStringLiteral("glyph"))); // what it thinks it keeps
    device.say({{"do", "giveUp"}});
    QTRY_VERIFY(session.match().over());
    QVERIFY(csv().contains(QStringLiteral(",computer,win,")));
}

// Both agree; whoever began before does so once more, or the other one does.
void TestClassroom::anotherMatchNeedsNoTeacher() {
    for (const char* name : {"Anna", "Ben"}) m_table->device("watch", name);
    QVERIFY(host().pairUp());
    const auto& session = host().pairs().session(0);
    const auto at = [&](core::Player player) -> TestDevice& {
        const auto* guest = host().reception().seating().at(1, player);
        return **std::ranges::find(m_table->m_devices, guest->token,
                                   [](const auto& d) { return d->m_token; });
    };
    for (const bool swaps : {true, false}) {
        auto& loser = at(core::Player::First);
        auto& other = at(core::Player::Second);
        QVERIFY(loser.until([&] { return loser.m_board["givesUp"].toBool(); }));
        QVERIFY(!loser.m_board["again"].toBool());
        loser.say({{"do", "again"}, {"swaps", swaps}}); // not yet: it goes on
        loser.say({{"do", "giveUp"}});
        QVERIFY(loser.until([&] { return loser.m_board["again"].toBool(); }));
        loser.say({{"do", "again"}, {"swaps", swaps}});
        QVERIFY(other.hears("ask"));
        QCOMPARE(other.m_last["text"].toString(),
                 session.players().seat(core::Player::First).name.c_str() +
                     (swaps ? QStringLiteral(" asks for another match, which the other player begins.")
                            : QStringLiteral(" asks for another match.")));
        QVERIFY(session.match().over());
        const auto question = other.m_last["question"];
        other.say({{"do", "consent"}, {"question", question}, {"yes", true}});
        QTRY_VERIFY(!session.match().over());
        QCOMPARE(&at(core::Player::First), swaps ? &other : &loser);
        auto& beginner = at(core::Player::First);
        QVERIFY(beginner.until([&] { return beginner.mine(); }));
    }
    QCOMPARE(csv().count(QStringLiteral(",match,")), 4); // both are kept
}

void TestClassroom::whoIsAwayIsPairedWithNobody() {
    m_table->device("watch", "Anna");
    auto& ben = m_table->device("watch", "Ben");
    m_table->device("watch", "Mio");
    ben.drop();
    QTRY_VERIFY(!host().reception().seating().find(ben.m_token)->present);
    QVERIFY(host().pairUp());
    QCOMPARE(host().pairs().size(), std::size_t(1));
    QCOMPARE(host().reception().seating().find(ben.m_token)->table, Seating::mainTable);
}

void TestClassroom::namesCanBeLeftOut() {
    auto& anna = m_table->device("watch", "Anna");
    host().ask(Asks::Outcome);
    QVERIFY(isAsked(anna, 1));
    anna.say({{"do", "answer"}, {"question", 1}, {"says", "win"}});
    QVERIFY(anna.until([&] { return classroom().answered() == 1; }));
    QVERIFY(csv().contains(QStringLiteral("Anna")));
    classroom().setNamed(false);
    QVERIFY(!csv().contains(QStringLiteral("Anna")));
    QVERIFY(csv().contains(QStringLiteral(",win,")));
}

QTEST_MAIN(TestClassroom)
#include "tst_classroom.moc"
