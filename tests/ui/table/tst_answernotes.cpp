#include <QImage>
#include <QPainter>

#include "tests/ui/table/opentable.h"
#include "ui/board/boardview.h"
#include "ui/controls/button.h"
#include "ui/table/host/answernotes.h"
#include "ui/table/overlays/qrcode.h"
#include "ui/table/wire/joinaddress.h"
#include "ui/window/tabledesk.h"

using Asks = Classroom::Asks;

// What a class has answered, as figures on the board.
class TestAnswerNotes : public QObject {
    Q_OBJECT

private slots:
    void standWhereMovesDo_data();
    void standWhereMovesDo();
    void whatIsRightIsToldApart();
    void namesStandWithThem();
    void fewNamesAreSeen();
    void standOnTheLargeBoardUntilItGoesOn();

private:
    static Classroom::Question question(const char* kind) {
        const std::shared_ptr<const core::Game> game = core::kindOf(kind).game("");
        return {.asks = Asks::Move, .game = game, .start = game->start(), .position = game->start()};
    }
};

void TestAnswerNotes::standWhereMovesDo_data() {
    QTest::addColumn<QByteArray>("kind");
    for (const char* kind : {"ribbonim", "persimmons", "chopsticks", "bao", "fmurs"})
        QTest::newRow(kind) << QByteArray(kind);
}

// Each once, by pupils who all play something else: no answer is lost, and none stands off the board.
void TestAnswerNotes::standWhereMovesDo() {
    QFETCH(QByteArray, kind);
    Classroom room;
    room.ask(question(kind.constData()));
    const auto& asked = *room.question();
    QVERIFY(answerNotes(asked, false).empty());
    for (std::size_t i = 0; i < asked.choices.size(); ++i)
        QVERIFY(room.answer(1, QString::number(i), {}, asked.choices[i].says));
    QVERIFY(answerNotes(asked, false).empty()); // not before they are shown
    room.show();
    int all = 0;
    for (const auto& note : answerNotes(asked, false))
        for (const auto& figure : note.figures) all += figure.text.toInt();
    QCOMPARE(all, static_cast<int>(asked.choices.size()));
}

void TestAnswerNotes::whatIsRightIsToldApart() {
    Classroom room;
    room.ask(question("chopsticks"));
    const auto& choices = room.question()->choices;
    room.answer(1, QStringLiteral("a"), {}, choices[0].says);
    room.answer(1, QStringLiteral("b"), {}, choices[0].says);
    room.answer(1, QStringLiteral("c"), {}, choices[1].says);
    room.know({choices[0].says});
    room.show();
    const auto notes = answerNotes(*room.question(), false);
    QCOMPARE(notes.size(), std::size_t(2)); // each on its arrow
    QVERIFY(notes[0].arrow && notes[1].arrow);
    QCOMPARE(notes[0].figures.front().text, QStringLiteral("✓ 2"));
    QCOMPARE(notes[1].figures.front().text, QStringLiteral("1"));
    QVERIFY(notes[0].figures.front().hue != notes[1].figures.front().hue);
}

void TestAnswerNotes::namesStandWithThem() {
    Classroom room;
    room.ask(question("chopsticks"));
    const auto& choices = room.question()->choices;
    room.answer(1, QStringLiteral("a"), QStringLiteral("Mio"), choices[0].says);
    room.answer(1, QStringLiteral("b"), QStringLiteral("<b>Ben"), choices[0].says);
    room.answer(1, QStringLiteral("c"), {}, choices[0].says);
    room.show();
    for (const auto& note : answerNotes(*room.question(), false)) QVERIFY(note.figures.front().who.isEmpty());
    const auto notes = answerNotes(*room.question(), true);
    QCOMPARE(notes.front().figures.front().who, QStringLiteral("<b>Ben, Mio"));
    QCOMPARE(whoStands(notes, notes.front().to), QStringLiteral("3: <b>Ben, Mio"));
    const auto layout = room.question()->game->layout(room.question()->start);
    const auto at = notes.front().arrow->mark;
    QCOMPARE(whoStands(notes, layout, {at.x + 3, at.y}), QStringLiteral("3: <b>Ben, Mio"));
    QVERIFY(whoStands(notes, layout, {at.x + 200, at.y}).isEmpty());
}

// Beside the figure where there is room: of a picture without names only that place differs.
void TestAnswerNotes::fewNamesAreSeen() {
    const auto q = question("ribbonim");
    const auto layout = q.game->layout(q.start);
    Stage stage;
    stage.cut(layout, {{}, {layout.size.width, layout.size.height}});
    // So wide is what is painted of the first note, beside another or alone.
    const auto width = [&](const QString& who, bool crowded) {
        QImage picture(QSize(int(layout.size.width), int(layout.size.height)), QImage::Format_ARGB32);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        std::vector<Note> notes{{0, 0, false, {}, {{QStringLiteral("1"), Hue::Win, who}}}};
        if (crowded) notes.push_back({0, 1, false, {}, {{QStringLiteral("1"), Hue::Loss, {}}}});
        paintNotes(painter, stage, layout, notes, 1);
        const auto hue = theme().color(Hue::Win);
        int all = 0;
        const int row = int(layout.spots.front().mark.y) + 27; // below the text
        for (int x = 0; x < picture.width(); ++x) all += picture.pixelColor(x, row) == hue ? 1 : 0;
        return all;
    };
    const int bare = width({}, false);
    QVERIFY(bare > 0);
    QVERIFY(width(QStringLiteral("Mio, Ben"), false) > bare);
    QCOMPARE(width(QStringLiteral("Mio, Anna, Ben, Hana, Ken, Yuki, Sora"), false), bare); // too many
    QCOMPARE(width(QStringLiteral("Mio, Ben"), true), bare); // too near to others
}

void TestAnswerNotes::standOnTheLargeBoardUntilItGoesOn() {
    language::set(language::Id::English);
    Session session;
    const auto q = question("persimmons");
    session.begin(q.game, q.start, people());
    connect(&session, &Session::moved, &session, &Session::animationDone, Qt::QueuedConnection);
    QWidget window;
    window.resize(1200, 800);
    window.show();
    BoardView board(&window);
    TableDesk desk(session, &window);
    connect(&desk, &TableDesk::noted, &board, &BoardView::setNotes);
    board.setGame(q.game, q.start);
    for (const auto signal : {&Session::positionChanged, &Session::stateChanged}) // before the desk hears
        connect(&session, signal, &board, [&] { board.setPosition(session.match().position()); });
    desk.open();
    const auto address = JoinAddress::read(window.findChild<QrCode*>()->accessibleName());
    QVERIFY(address);
    TestDevice anna(address->port);
    QVERIFY(anna.joins(address->code, "watch", "Anna"));
    const auto press = [&](const char* name) {
        for (auto* button : window.findChildren<QAbstractButton*>())
            if (button->text() == QLatin1String(name)) return button->click();
        QFAIL(name);
    };
    press("Your move?");
    QVERIFY(anna.until([&] { return anna.mine(); }));
    anna.press(0);
    QVERIFY(anna.hears("ask"));
    anna.say({{"do", "consent"}, {"question", anna.m_last["question"]}, {"yes", true}});
    QVERIFY(anna.until([&] { return !anna.mine(); }));
    QVERIFY(board.picture().notes.empty());
    press("Show the answers");
    QVERIFY(board.picture().notes.empty());
    press("Explain");
    QCOMPARE(board.picture().notes.size(), std::size_t(1));
    QCOMPARE(board.picture().notes.front().figures.front().who, QStringLiteral("Anna"));
    QVERIFY(board.tip(board.picture().notes.front().to).endsWith(QStringLiteral("1: Anna")));
    press("Show and save names");
    QVERIFY(board.picture().notes.front().figures.front().who.isEmpty());
    QVERIFY(board.tip(board.picture().notes.front().to).isEmpty());
    session.play(q.game->moves(q.start).front());
    QVERIFY(board.picture().notes.empty());
    session.undo();
    QTRY_COMPARE(session.match().ply(), 0);
    QCOMPARE(board.picture().notes.size(), std::size_t(1));
    press("Done");
    QVERIFY(board.picture().notes.empty());
}

QTEST_MAIN(TestAnswerNotes)
#include "tst_answernotes.moc"
