#include "tests/ui/table/opentable.h"

#include <algorithm>

using Asks = Classroom::Asks;

// A class on its devices: questions and quizzes.
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
    void positionsFromElsewhereAreAskedToo_data();
    void positionsFromElsewhereAreAskedToo();
    void elsewhereIsPlayedFromToo();
    void guessesJudgeNobody();
    void everyQuestionHasItsOwnAnswer();
    void aQuizTellsInTheEnd();
    void namesCanBeLeftOut();

private:
    Host& host() { return m_table->m_host; }
    Classroom& classroom() { return host().asking().classroom(); }
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
    host().asking().ask(Asks::Outcome);
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
    host().asking().show();
    QVERIFY(ben.until([&] { return choice(ben, 1)["text"].toString().endsWith(QStringLiteral(": 1")); }));
    QVERIFY(choice(ben, 0)["right"].toBool() != choice(ben, 1)["right"].toBool());
    QCOMPARE(classroom().scores().size(), std::size_t(2));
    mio.say({{"do", "answer"}, {"question", 1}, {"says", "win"}}); // too late
    m_table->device("watch", "Rui");                               // by now that has been heard
    QCOMPARE(classroom().answered(), 2);
    host().asking().end();
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
    host().asking().ask(Asks::Outcome);
    for (auto* pupil : pupils) QVERIFY(isAsked(*pupil, 1));
    for (std::size_t i = 0; i < 4; ++i) say(i, i < 2 ? "win" : "loss");
    QVERIFY(pupils[0]->until([&] { return classroom().answered() == 4; }));
    host().asking().count();
    QVERIFY(pupils[0]->until([&] { return told("Talk about it"); }));
    QVERIFY(!told("\"right\": true") && !choice(*pupils[0], 0)["text"].toString().contains(QLatin1Char('2')));
    QVERIFY(m_table->m_session.hints().asked()); // the window goes on keeping still
    QVERIFY(!classroom().question()->agreed());
    QVERIFY(!classroom().answer(1, QStringLiteral("late"), {}, "win"));
    QVERIFY(classroom().scores().empty());
    host().asking().askAgain();
    QVERIFY(pupils[0]->until([&] { return choice(*pupils[0], 0)["open"].toBool(); }));
    QVERIFY(choice(*pupils[0], 0)["before"].toBool() && !choice(*pupils[0], 1)["before"].toBool());
    for (std::size_t i = 0; i < 3; ++i) say(i, "loss");
    QVERIFY(pupils[0]->until([&] { return classroom().answered() == 3; }));
    host().asking().count();
    QCOMPARE(classroom().question()->changed(), 2);
    QVERIFY(classroom().question()->agreed());
    QCOMPARE(classroom().question()->countBefore(0), 2);
    host().asking().show();
    QVERIFY(pupils[0]->until([&] { return told("\"right\": true"); }));
    host().asking().askAgain(); // too late
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
        host().asking().ask(asks);
        QVERIFY(silent());
        host().asking().show();
        QVERIFY(tells());
        host().asking().end();
    }
    host().asking().ask(Asks::Move);
    QVERIFY(silent());
    host().close();
    QVERIFY(tells());
}

// All moves lose: whoever asks is told before, and whatever is said is no merit.
void TestClassroom::whereNoMoveIsWrongNothingCounts() {
    auto& session = m_table->m_session;
    auto& anna = m_table->device("watch", "Anna");
    QVERIFY(!host().asking().topic().anyMoveIsRight());
    session.play(session.studies().here()->moves.front().move);
    QTRY_VERIFY(session.studies().here() != nullptr && session.studies().here()->complete);
    QCOMPARE(session.studies().here()->verdict.lower.outcome, Outcome::Loss);
    QVERIFY(session.studies().here()->moves.size() > 4);
    QVERIFY(host().asking().topic().anyMoveIsRight());
    host().asking().ask(Asks::Move);
    QVERIFY(isAsked(anna, 1));
    anna.say({{"do", "answer"}, {"question", 1}, {"says", classroom().question()->choices[4].says.c_str()}});
    QTRY_COMPARE(classroom().answered(), 1);
    host().asking().show();
    QVERIFY(anna.until([&] { return choices(anna).size() > 1; }));
    QCOMPARE(choices(anna).size(), 4); // what was said, and three that are right as well
    QVERIFY(choice(anna, 0)["chosen"].toBool());
    host().asking().end();
    QVERIFY(classroom().scores().empty());
    QVERIFY(!csv().contains(QStringLiteral("yes")));
}

// Another seat makes no other pupil of anybody.
void TestClassroom::whoSitsDownAgainAnswersNoMore() {
    auto& anna = m_table->device("watch", "Anna");
    host().asking().ask(Asks::Outcome);
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
    host().asking().ask(Asks::Move);
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
    host().asking().show();
    const auto& all = *m_table->m_session.studies().here();
    const auto* asked = classroom().question();
    for (std::size_t i = 0; i < asked->choices.size(); ++i) {
        const auto found = std::ranges::find(all.moves, asked->move(i), &core::MoveVerdict::move);
        QVERIFY(found != all.moves.end());
        QCOMPARE(asked->choices[i].right,
                 std::optional(found->verdict.lower.outcome == all.verdict.lower.outcome));
    }
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
    host().asking().setTopic(game, position);
    host().asking().ask(Asks::Outcome);
    QVERIFY(isAsked(anna, 1));
    QCOMPARE(anna.m_board["title"].toString(), QStringLiteral("Persimmons"));
    QCOMPARE(anna.m_board["lit"].toString(), QStringLiteral("second"));
    QCOMPARE(choice(anna, 0)["text"].toString(), QStringLiteral("Second wins"));
    anna.say({{"do", "answer"}, {"question", 1}, {"says", "win"}});
    QTRY_COMPARE(classroom().answered(), 1);
    host().asking().show();
    const auto right = [&](std::size_t i) { return classroom().question()->choices[i].right; };
    QTRY_VERIFY(right(0).has_value());
    QVERIFY(right(0) != right(1));
    const int winner = right(0) == true ? 0 : 1; // told as soon as it is known, also once answers are shown
    QVERIFY(anna.until([&] { return choice(anna, winner)["right"].toBool(); }));
    host().asking().end();
    if (match)
        QVERIFY(anna.until([&] { return anna.m_board["title"].toString() == QStringLiteral("Ribbonim"); }));
    else
        QVERIFY(anna.hears("wait"));
    QVERIFY(csv().contains(QStringLiteral(",1-2-3W 2,Anna,win,")));
    // The match again.
    host().asking().setTopic({}, {});
    host().asking().ask(Asks::Move);
    QCOMPARE(classroom().question() != nullptr, match);
    if (match) QCOMPARE(classroom().question()->game, m_table->m_session.match().sharedGame());
}

void TestClassroom::elsewhereIsPlayedFromToo() {
    auto& anna = m_table->device("watch", "Anna");
    m_table->device("watch", "Ben");
    const std::shared_ptr<const Game> game = kindOf("chopsticks").game("");
    host().asking().setTopic(game, game->start());
    QVERIFY(host().pairUp());
    QCOMPARE(host().pairs().session(0).match().sharedGame(), game);
    host().pairs().end();
    host().asking().beginQuiz();
    QVERIFY(isAsked(anna, 1));
    QCOMPARE(anna.m_board["title"].toString(), QStringLiteral("Chopsticks"));
    host().asking().endQuiz();
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
    host().asking().ask(Asks::Move);
    QVERIFY(isAsked(ben, 1));
    point(ben);
    QVERIFY(ben.hears("ask"));
    host().asking().end();
    ben.say({{"do", "consent"}, {"question", ben.m_last["question"]}, {"yes", true}});
    m_table->device("watch", "Mio"); // by now that has been heard
    QCOMPARE(m_table->m_session.match().ply(), 1);
    QCOMPARE(classroom().answered(), 0);
}

void TestClassroom::aQuizTellsInTheEnd() {
    auto& anna = m_table->device("watch", "Anna");
    host().asking().beginQuiz();
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
        host().asking().setQuizTells(i != 2);
        if (i != 2) {
            host().asking().goOnWithQuiz();
            QVERIFY(
                anna.until([&] { return QJsonDocument(anna.m_board).toJson().contains("\"right\": true"); }));
            QVERIFY(
                anna.until([&] { return !anna.m_board["question"].toObject()["why"].toString().isEmpty(); }));
            QCOMPARE(classroom().question()->number, i);
        }
        host().asking().goOnWithQuiz();
    }
    QVERIFY(host().asking().quiz() == nullptr);
    QVERIFY(anna.until([&] { return anna.m_all.contains(QStringLiteral("You had 4 of 5 right.")); }));
    QCOMPARE(csv().count(QStringLiteral(",yes")), 4);
    QVERIFY(isAsked(anna, 0));
}

void TestClassroom::namesCanBeLeftOut() {
    auto& anna = m_table->device("watch", "Anna");
    host().asking().ask(Asks::Outcome);
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
