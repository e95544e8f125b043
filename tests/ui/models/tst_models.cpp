#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "core/games/bao/look/figures.h"
#include "core/kind.h"
#include "core/verdictwords.h"
#include "tests/toykinds.h"
#include "ui/look/language.h"
#include "ui/match/session.h"
#include "ui/models/historymodel.h"
#include "ui/models/movesmodel.h"
#include "ui/models/playedmodel.h"

#include <algorithm>

using namespace core;

// Moves and history as the views see them, watched by Qt's own model tester all the time.
class TestModels : public QObject {
    Q_OBJECT

private slots:
    void init();
    void movesStandBestFirst();
    void whatWasPlayedHasHeadings();
    void withoutHelpNothingIsSaid();
    void filterShowsSomeMoves();
    void frozenRowsKeepTheirPlaces();
    void anotherPositionIsSortedAnew();
    void lossesAreSortedAsIsSaid();
    void finishedMatchHasNoMoves();
    void aMatchGivenUpIsWorthItsResult();
    void historyKnowsTheLead();
    void historyHasARowPerPly();
    void historyNamesTheMistake();
    void givingUpTakenBackIsGone();
    void anotherMatchTakesRowsAway();
    void playedShowsEveryLine();
    void valuesLeaveTheRowsPlayed();

private:
    void begin(const char* position) {
        m_session->begin(m_game, m_game->parse(position), {Seat{"Hana", {}}, Seat{"Ken", {}}});
        QTRY_VERIFY(m_session->studies().here() && m_session->studies().here()->complete);
    }
    void step(const char* text) {
        m_session->play(m_game->parse(m_session->match().position(), text));
        m_session->animationDone();
    }
    std::vector<Move> order() const {
        std::vector<Move> moves;
        for (int i = 0; i < m_moves->rowCount(); ++i) moves.push_back(m_moves->at(i).move);
        return moves;
    }

    std::shared_ptr<const Game> m_game = pursuit::kind().game("");
    std::unique_ptr<Session> m_session;
    std::unique_ptr<MovesModel> m_moves;
    std::unique_ptr<HistoryModel> m_history;
    std::unique_ptr<PlayedModel> m_played;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> m_testers;
};

void TestModels::init() {
    m_testers.clear();
    m_session = std::make_unique<Session>();
    m_moves = std::make_unique<MovesModel>(*m_session);
    m_history = std::make_unique<HistoryModel>(*m_session);
    m_played = std::make_unique<PlayedModel>(*m_session, *m_history);
    for (QAbstractItemModel* model :
         {static_cast<QAbstractItemModel*>(m_moves.get()), static_cast<QAbstractItemModel*>(m_history.get()),
          static_cast<QAbstractItemModel*>(m_played.get())})
        m_testers.push_back(std::make_unique<QAbstractItemModelTester>(
            model, QAbstractItemModelTester::FailureReportingMode::QtTest));
    m_session->hints().setLevel(Help::Numbers);
}

// Hunter a, hare c, the hare to move: stepping towards the hunter loses, the others draw.
void TestModels::movesStandBestFirst() {
    begin("ac 2");
    QCOMPARE(m_moves->rowCount(), 3);
    QCOMPARE(m_moves->at(2).notation, QStringLiteral("-"));
    QVERIFY(m_moves->at(0).best && m_moves->at(1).best && !m_moves->at(2).best);
    QVERIFY(m_moves->at(1).groupEnds && !m_moves->at(0).groupEnds);
    QCOMPARE(m_moves->at(2).mark.glyph, marks::Mark::Glyph::Loss);
    QCOMPARE(m_moves->at(2).mark.number, std::string("2"));
    m_session->hints().setLevel(Help::Marks);
    QVERIFY(m_moves->at(2).mark.number.empty());
}

// Headings for all columns, and nothing else, of what was played.
void TestModels::whatWasPlayedHasHeadings() {
    QStringList heads;
    for (int column = 0; column < m_played->columnCount(); ++column)
        heads << m_played->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    QCOMPARE(heads, QStringList({"number", "player", "move", "in words", "value", "better"}));
    QVERIFY(!m_played->headerData(0, Qt::Vertical, Qt::DisplayRole).isValid());
    QVERIFY(!m_played->headerData(0, Qt::Horizontal, Qt::DecorationRole).isValid());
}

void TestModels::withoutHelpNothingIsSaid() {
    m_session->hints().setLevel(Help::VerdictOnly);
    begin("ac 2");
    QCOMPARE(order(), m_game->moves(m_session->match().position()));
    for (int i = 0; i < 3; ++i) {
        QVERIFY(!m_moves->at(i).best && !m_moves->at(i).verdict);
        QVERIFY(m_moves->index(i, MovesModel::Value).data().toString().isEmpty());
    }
    m_session->hints().setLevel(Help::Off);
    QVERIFY(!m_history->at(0).verdict);
}

void TestModels::filterShowsSomeMoves() {
    begin("ac 2");
    const auto chosen = m_moves->at(2).move;
    m_moves->setFilter(std::vector{chosen});
    QCOMPARE(order(), std::vector{chosen});
    QVERIFY(!m_moves->at(0).best); // the best of all moves, not of those shown
    QCOMPARE(m_moves->total(), 3);
    step("+");
    QVERIFY(!m_moves->filtered());
    QCOMPARE(m_moves->rowCount(), 2);
}

void TestModels::frozenRowsKeepTheirPlaces() {
    m_session->hints().setLevel(Help::Off);
    begin("ac 2"); // in the game's order: the losing move first
    const auto before = order();
    QSignalSpy reset(m_moves.get(), &QAbstractItemModel::modelReset);
    QSignalSpy changed(m_moves.get(), &QAbstractItemModel::dataChanged);
    m_moves->setFrozen(true);
    m_session->hints().setLevel(Help::Numbers);
    QCOMPARE(order(), before);
    QVERIFY(m_moves->at(0).verdict.has_value()); // but the values are told, in every row and column
    const auto last = changed.last().at(1).toModelIndex();
    QVERIFY(last.row() == m_moves->rowCount() - 1 && last.column() == MovesModel::ColumnCount - 1);
    QCOMPARE(reset.count(), 0);
    m_moves->setFrozen(false);
    QVERIFY(order() != before);
}

// A click in the list leaves the pointer there: the next moves are sorted all the same.
void TestModels::anotherPositionIsSortedAnew() {
    m_session->hints().setLevel(Help::Numbers);
    begin("ab 1");
    m_moves->setFrozen(true);
    step("-");
    QTRY_VERIFY(m_session->studies().here() && m_session->studies().here()->complete);
    QVERIFY(m_moves->sorted());
    std::vector<Move> best;
    for (const auto& move : m_session->studies().here()->moves) best.push_back(move.move);
    QVERIFY(order() == best);
    m_moves->setFrozen(true);
    QVERIFY(m_moves->sorted());
}

// Dogs who have lost already: first what clears the field soonest, which is not the longest fight.
//     D . D . . .
//     . . . . . .
//     . . . . . .
//     . . . . . S
void TestModels::lossesAreSortedAsIsSaid() {
    const std::shared_ptr<const Game> game = kindOf("fmurs").game("rows=6;columns=6;sheep=1");
    m_session->hints().setLevel(Help::Numbers);
    m_session->begin(game, game->parse("6/D1D3/6/6/5S/6 d 0 2:1"), {});
    QTRY_VERIFY(m_session->studies().here() && m_session->studies().here()->complete);
    const auto turns = [this](int row) {
        const auto& verdict = *m_moves->at(row).verdict;
        return verdict.lower == Outcome::Loss ? core::counted(verdict)->span.least : 0;
    };
    QVERIFY(turns(0) < turns(m_moves->rowCount() - 1));
    QCOMPARE(m_moves->losses(), MovesModel::Losses::ByFigure);
}

void TestModels::finishedMatchHasNoMoves() {
    QCOMPARE(m_moves->losses(), MovesModel::Losses::Longest); // there is none yet
    begin("ab 1");
    step("+");
    QCOMPARE(m_session->state(), Session::State::Finished);
    QCOMPARE(m_moves->rowCount(), 0);
    QTRY_VERIFY(m_history->at(1).verdict.has_value());
    QCOMPARE(m_history->at(1).verdict->lower.outcome, Outcome::Win);
}

// Whatever the board says.
void TestModels::aMatchGivenUpIsWorthItsResult() {
    begin("ab 1");
    m_session->hints().setLevel(Help::Numbers);
    QTRY_VERIFY(m_session->studies().here() && m_session->studies().here()->complete);
    QCOMPARE(m_history->at(0).verdict->lower.outcome, Outcome::Win);
    m_session->giveUp();
    QCOMPARE(m_history->at(0).verdict->lower.outcome, Outcome::Loss);
}

// A match of BAO played to its end: the last ply is worth the lead it ended with.
void TestModels::historyKnowsTheLead() {
    const std::shared_ptr<const Game> game = kindOf("bao").game("pits=2");
    m_session->hints().setLevel(Help::Numbers);
    m_session->begin(game, game->parse("0,1/0,3 5-3 1"), {});
    QCOMPARE(m_moves->losses(), MovesModel::Losses::SmallestLead);
    m_session->play(game->parse(m_session->match().position(), "b"));
    m_session->animationDone();
    QCOMPARE(m_session->state(), Session::State::Finished);
    const auto lead = [this] { return m_history->at(1).verdict->figures.value(bao::figure::margin); };
    QTRY_VERIFY(m_history->at(1).verdict.has_value() && lead().has_value());
    QCOMPARE(*lead(), 5 - (3 + 4)); // nothing is taken, and all that is left is the second player's
}

void TestModels::historyHasARowPerPly() {
    begin("ad 1");
    QCOMPARE(m_history->rowCount(), 1);
    step("+");
    step("0");
    QCOMPARE(m_history->rowCount(), 3);
    QCOMPARE(m_history->at(2).mover, Player::Second);
    QCOMPARE(m_history->index(1, HistoryModel::Notation).data().toString(), QStringLiteral("+"));
    m_session->goTo(1);
    QCOMPARE(m_history->rowCount(), 3);
    step("-");
    QCOMPARE(m_history->rowCount(), 3);
    QCOMPARE(m_history->at(2).notation, QStringLiteral("-"));
    m_session->close();
    QCOMPARE(m_history->rowCount(), 0);
}

void TestModels::historyNamesTheMistake() {
    begin("ac 2");
    step("-");
    // In words: the notation is nothing to read.
    const auto mistake = m_session->studies().mistake(0);
    QVERIFY(mistake && mistake->move != m_session->match().move(0));
    const auto& match = m_session->match();
    const auto better = language::spoken(match.game().phrase(match.at(0), mistake->move));
    QCOMPARE(m_history->betterInWords(1), better);
    QCOMPARE(m_played->at(1).better, better);
    QVERIFY(m_played->index(1, 0).data(Qt::AccessibleTextRole).toString().endsWith(better));
    m_session->undo();
    step("+");
    QVERIFY(!m_history->at(1).better);
}

// With it the loss that it was.
void TestModels::givingUpTakenBackIsGone() {
    begin("ac 1");
    m_session->hints().setLevel(Help::Numbers);
    step("+");
    QTRY_VERIFY(m_history->at(1).verdict);
    const auto before = m_history->at(1).verdict;
    m_session->giveUp();
    QVERIFY(m_history->at(1).verdict != before);
    m_session->undo();
    QCOMPARE(m_history->at(1).verdict, before);
}

// A match with fewer plies takes the rows away that it has no use for.
void TestModels::anotherMatchTakesRowsAway() {
    begin("ac 1");
    step("+");
    step("0");
    const QSignalSpy removed(m_history.get(), &QAbstractItemModel::rowsRemoved);
    begin("ac 1");
    QCOMPARE(m_history->rowCount(), 1);
    QCOMPARE(removed.count(), 1);
    QCOMPARE(removed.first().at(1).toInt(), 1);
    QCOMPARE(removed.first().at(2).toInt(), 2);
}

// A variation is a row below the move it replaces; seen from the variation, the match is.
void TestModels::playedShowsEveryLine() {
    begin("ac 1");
    m_session->hints().setLevel(Help::Numbers);
    step("+");
    step("0");
    m_session->giveUp();
    m_session->goTo(1);
    step("-");
    const auto rows = [this] {
        QStringList all;
        for (int i = 0; i < m_played->rowCount(); ++i) {
            const auto& row = m_played->at(i);
            all << QStringLiteral("%1%2:%3")
                       .arg(row.branch ? QStringLiteral("/") : QString())
                       .arg(row.line)
                       .arg(row.notation);
        }
        return all.join(QLatin1Char(' '));
    };
    QCOMPARE(rows(), QStringLiteral("1: 1:+ 1:- /0:0"));
    m_session->goTo(1, 0);
    QCOMPARE(rows(), QStringLiteral("0: 0:+ 0:0 /1:-"));
    QCOMPARE(m_played->branchText(m_played->at(3)), QStringLiteral("instead: “to cell 2” · 1 moves"));
    QCOMPARE(m_played->rowOfPly(2), 2);
    QTRY_VERIFY(m_session->studies().of(1) && m_session->studies().of(1)->complete);
    QCOMPARE(m_played->at(2).better.isEmpty(), !m_session->studies().mistake(1).has_value());
    m_session->hints().setLevel(Help::Off);
    QVERIFY(m_played->at(2).verdict); // the match is over
    m_session->hints().setLocked(true);
    QVERIFY(!m_played->at(2).verdict);
}

// What is found out later is told in the rows that are there: a list that is read does not jump.
void TestModels::valuesLeaveTheRowsPlayed() {
    m_session->hints().setLevel(Help::Off);
    begin("ad 1");
    step("+");
    step("0");
    QSignalSpy reset(m_played.get(), &QAbstractItemModel::modelReset);
    QSignalSpy changed(m_played.get(), &QAbstractItemModel::dataChanged);
    m_session->hints().setLevel(Help::Numbers);
    QTRY_VERIFY(m_played->at(2).verdict.has_value());
    QVERIFY(changed.count() > 0);
    QCOMPARE(reset.count(), 0);
    step("-");
    QVERIFY(reset.count() > 0);
    QCOMPARE(m_played->rowCount(), 4);
}

QTEST_GUILESS_MAIN(TestModels)
#include "tst_models.moc"
