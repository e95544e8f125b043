#include "tests/ui/table/joinedguest.h"
#include "ui/board/boardview.h"
#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/table/join/questionoverlay.h"

#include <algorithm>

using core::Player;
using Asks = Classroom::Asks;
using Place = JoinedTable::Place;

// What another Kachisuji at the table is told besides the match: questions to the class, which it answers as
// a browser does; the score; which seats are free; all in its language.
class TestJoinQuestion : public QObject {
    Q_OBJECT

private slots:
    void init() { m_one = std::make_unique<JoinedGuest>(); }
    void cleanup() { m_one.reset(); }
    void theQuestionIsToldInsteadOfTheMatch();
    void outcomesAreAnswered();
    void movesAreAnsweredOnTheBoard();
    void nothingOfTheMatchIsShownOrPlayedMeanwhile();
    void theScoreIsTold();
    void takenSeatsAreToldBeforeSitting();
    void theLanguageIsToldAtOnce();

private:
    Host& host() { return m_one->m_table.m_host; }
    JoinedTable& joined() { return m_one->m_joined; }
    Classroom& classroom() { return host().asking().classroom(); }

    std::unique_ptr<JoinedGuest> m_one;
};

namespace {

Button* buttonNamed(const QWidget& in, const QString& name) {
    for (auto* button : in.findChildren<Button*>())
        if (button->text() == name) return button;
    return nullptr;
}

} // namespace

// In words and moves.
void TestJoinQuestion::theQuestionIsToldInsteadOfTheMatch() {
    QVERIFY(m_one->m_table.begin("ribbonim"));
    auto& session = m_one->host();
    session.hints().setLevel(Help::Numbers);
    QTRY_VERIFY(session.studies().here() != nullptr && session.studies().here()->complete);
    auto& other = m_one->m_table.connects();
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
    host().asking().ask(Asks::Outcome);
    QVERIFY(other.hears("question"));
    QCOMPARE(other.m_last["choices"].toArray().size(), 2);
    QCOMPARE(other.m_last["choices"].toArray()[0].toObject()["text"].toString(), QStringLiteral("Hana wins"));
    QVERIFY(other.m_last["open"].toBool() && !other.m_last["move"].toBool());
    QVERIFY(!other.m_all.contains(QStringLiteral("scene")));
    host().asking().end();
    QVERIFY(help() > 0);
}

void TestJoinQuestion::outcomesAreAnswered() {
    QVERIFY(m_one->m_table.begin("chopsticks"));
    QVERIFY(m_one->join(Place::Watching));
    QWidget window;
    window.resize(1200, 800);
    window.show();
    QPointer<QuestionOverlay> dialog;
    connect(&joined().question(), &HeardQuestion::changed, &window, [&] {
        if (!dialog) dialog = new QuestionOverlay(joined().question(), &window);
        dialog->open();
    });
    host().asking().ask(Asks::Outcome);
    QTRY_VERIFY(dialog != nullptr && joined().question().now() != nullptr);
    QCOMPARE(joined().question().now()->choices.size(), std::size_t(3));
    auto* hana = buttonNamed(*dialog, QStringLiteral("Hana wins"));
    QVERIFY(hana != nullptr && hana->isEnabled());
    hana->click();
    QTRY_COMPARE(classroom().answered(), 1);
    QTRY_VERIFY(!joined().question().now()->open);
    joined().question().answer("loss"); // not a second time
    host().asking().show();
    QTRY_COMPARE(QString::fromStdString(joined().question().now()->choices[0].text),
                 QStringLiteral("Hana wins: 1"));
    QCOMPARE(classroom().answered(), 1);
    QTRY_VERIFY(dialog != nullptr && !joined().question().now()->why.empty());
    QVERIFY(std::ranges::any_of(dialog->findChildren<Label*>(), [this](const Label* label) {
        return label->text().endsWith(QString::fromStdString(joined().question().now()->why));
    }));
    host().asking().end();
    QTRY_VERIFY(joined().question().now() == nullptr);
    QTRY_VERIFY(dialog == nullptr);
    QVERIFY(QString::fromStdString(classroom().csv()).contains(QStringLiteral("Mio,win,")));
}

// Also of a position that is not the match's, as in a quiz.
void TestJoinQuestion::movesAreAnsweredOnTheBoard() {
    QVERIFY(m_one->m_table.begin("ribbonim"));
    QVERIFY(m_one->join(Place::Second));
    const std::shared_ptr<const core::Game> game = core::kindOf("persimmons").game("");
    host().asking().ask({.asks = Asks::Move, .game = game, .start = game->start(), .position = game->start()},
                        {});
    QTRY_VERIFY(joined().question().now() != nullptr);
    QWidget window;
    window.resize(1200, 800);
    window.show();
    QuestionOverlay dialog(joined().question(), &window);
    dialog.open();
    auto* board = dialog.findChild<BoardView*>();
    QVERIFY(board->model().interactive());
    QVERIFY(board->model().game().kind().id == game->kind().id);
    auto* send = buttonNamed(dialog, QStringLiteral("Answer"));
    QVERIFY(!send->isEnabled());
    emit board->pointing().moveChosen(game->moves(game->start()).front());
    emit board->pointing().moveChosen(game->moves(game->start()).back()); // thought better of
    QCOMPARE(classroom().answered(), 0);
    send->click();
    QTRY_COMPARE(classroom().answered(), 1);
    QCOMPARE(classroom().question()->said.begin()->second.choice, game->moves(game->start()).size() - 1);
    QTRY_VERIFY(!board->model().interactive());
    QVERIFY(!board->model().marksShown());
    QVERIFY(joined().question().now()->why.empty());
    host().asking().show();
    QTRY_VERIFY(joined().question().now()->choices.front().text.ends_with(": 1"));
}

void TestJoinQuestion::nothingOfTheMatchIsShownOrPlayedMeanwhile() {
    m_one->host().hints().setLevel(Help::Numbers);
    m_one->m_guest.hints().setLevel(Help::Numbers);
    QVERIFY(m_one->m_table.begin("ribbonim"));
    QVERIFY(m_one->join(Place::First));
    QTRY_VERIFY(m_one->ready());
    QCOMPARE(m_one->m_guest.hints().level(), Help::Numbers);
    m_one->playSomewhere(); // on its way while the class is asked
    host().asking().ask(Asks::Outcome);
    QTRY_VERIFY(joined().question().now() != nullptr);
    QCOMPARE(m_one->m_guest.hints().level(), Help::Off);
    QVERIFY(m_one->m_guest.players().away(Player::First) && m_one->m_guest.players().away(Player::Second));
    host().asking().end();
    QTRY_VERIFY(joined().question().now() == nullptr);
    QTRY_VERIFY2(m_one->ready() && m_one->host().match().ply() == 1, qPrintable(m_one->told()));
    QCOMPARE(m_one->m_guest.hints().level(), Help::Numbers);
}

void TestJoinQuestion::theScoreIsTold() {
    QVERIFY(m_one->m_table.begin("ribbonim"));
    m_one->host().giveUp();
    m_one->host().again();
    const auto score = m_one->host().players().before().after(m_one->host().match());
    QCOMPARE(score.matches(), 1);
    QVERIFY(m_one->join(Place::Watching));
    QCOMPARE(m_one->m_guest.players().before().after(m_one->m_guest.match()), score);
    m_one->host().giveUp();
    QTRY_COMPARE(m_one->m_guest.players().before().after(m_one->m_guest.match()),
                 m_one->host().players().before().after(m_one->host().match()));
    m_one->host().again();
    QTRY_VERIFY(m_one->ready() && m_one->m_guest.match().plies() == 0);
    QCOMPARE(m_one->m_guest.players().before().after(m_one->m_guest.match()),
             m_one->host().players().before().after(m_one->host().match()));
}

void TestJoinQuestion::takenSeatsAreToldBeforeSitting() {
    QVERIFY(m_one->m_table.begin("ribbonim"));
    m_one->m_table.device("first", "Anna");
    QVERIFY(m_one->knock());
    const auto seat = [&](std::size_t i) { return joined().lobby()->seats[i]; };
    QVERIFY(!seat(0).free && seat(1).free);
    QCOMPARE(QString::fromStdString(seat(0).name), QStringLiteral("Anna"));
    m_one->m_table.device("second", "Ben");
    QTRY_VERIFY(!seat(1).free);
    joined().sit(QStringLiteral("Mio"), Place::Second);
    QTRY_COMPARE(m_one->m_refused, QStringList{QStringLiteral("This seat is taken.")});
    QCOMPARE(host().reception().seating().guests().size(), std::size_t(2));
    host().reception().throwOut(host().reception().seating().guests()[1].token);
    QTRY_VERIFY(seat(1).free);
    QVERIFY(m_one->sit(Place::Second));
}

void TestJoinQuestion::theLanguageIsToldAtOnce() {
    QVERIFY(m_one->m_table.begin("chopsticks"));
    QVERIFY(m_one->join(Place::Watching));
    host().asking().ask(Asks::Outcome);
    QTRY_VERIFY(joined().question().now() != nullptr);
    const auto text = joined().question().now()->text;
    language::set(language::Id::Japanese);
    joined().speak();
    QTRY_VERIFY(joined().question().now()->text != text);
    QVERIFY(QString::fromStdString(joined().question().now()->text).contains(QStringLiteral("勝")));
    language::set(language::Id::English);
}

QTEST_MAIN(TestJoinQuestion)
#include "tst_joinquestion.moc"
