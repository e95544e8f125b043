#include <QImage>

#include "tests/ui/buttons.h"
#include "tests/ui/table/opentable.h"
#include "tests/ui/table/testworld.h"
#include "ui/controls/forms/checkbox.h"
#include "ui/controls/forms/field.h"
#include "ui/look/emblem.h"
#include "ui/table/host/workplan.h"
#include "ui/table/overlays/pupilchooser.h"
#include "ui/table/overlays/rosteroverlay.h"
#include "ui/table/overlays/seatcards.h"
#include "ui/table/overlays/workoverlay.h"
#include "ui/table/overlays/worktable.h"

#include <algorithm>
#include <set>

// A class with cards: each seats its owner at once, this week and the next, and nobody else; what is misused
// is told; guests leave nothing behind; the class is the teacher's.
class TestCards : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_table.reset(); }
    void aCardSeatsItsOwner();
    void theSameChildComesBackNextWeek();
    void aGuestLeavesNothingBehind();
    void twoDevicesWithOneCard();
    void whoWasAskedToLeaveStaysOut();
    void aLostCardEnds();
    void aCardThatIsNoneOpensNothing();
    void anothersCardIsWelcomeOnOnesDevice();
    void aPlanIsForSome();
    void theTableHasAllOfTheClass();
    void allOfItIsDeleted();
    void aDamagedClassIsPutAside();
    void aClassIsPutTogether();
    void cardsArePrinted();

private:
    Host& host() { return m_table->m_host; }
    ClassBook& book() { return host().reception().book(); }
    const Seating& seating() { return host().reception().seating(); }
    WorkPlan& work() { return host().work(); }
    const core::Pupil& pupil(std::size_t i) { return book().roster().pupils.at(i); }
    QString card(std::size_t i) { return QString::fromStdString(pupil(i).card); }
    TestDevice& connects(const QString& mark = {}) {
        auto& one = m_table->connects();
        one.m_mark = mark;
        [[maybe_unused]] const bool there = one.connected();
        return one;
    }
    TestDevice& reads(const QString& card, const QString& mark = {}) {
        auto& one = connects(mark);
        one.reads(card);
        return one;
    }
    static bool did(TestDevice& device, WorkPlan& work, const QString& who, const core::Assignment& task,
                    const core::Headway& headway) {
        const auto json = [](const auto& one) {
            return QJsonDocument::fromJson(QByteArray::fromStdString(core::json(one).dump())).object();
        };
        device.say({{"do", "did"}, {"task", json(task)}, {"headway", json(headway)}});
        return device.until([&] {
            const auto* stand = work.stand(who, task);
            return stand != nullptr && stand->headway == headway;
        });
    }
    static core::Assignment puzzles(std::uint32_t seed) {
        return {.kind = &core::kindOf("bao"),
                .what = core::Assignment::What::Puzzles,
                .grade = 2,
                .count = 5,
                .seed = seed};
    }
    // Another day: the program has been ended and started.
    void nextWeek() {
        m_table.reset();
        m_world->m_kept.clear(); // the open table is forgotten by then
        m_table = std::make_unique<OpenTable>(m_world);
        QVERIFY(m_table->begin("ribbonim"));
    }

    std::shared_ptr<TestWorld> m_world;
    std::unique_ptr<OpenTable> m_table;
};

void TestCards::init() {
    m_world = std::make_shared<TestWorld>();
    m_table = std::make_unique<OpenTable>(m_world);
    QVERIFY(m_table->begin("ribbonim"));
    QCOMPARE(book().add({QStringLiteral("Hana"), QStringLiteral("Ken"), QStringLiteral("Ken")}), 3);
}

void TestCards::aCardSeatsItsOwner() {
    auto& hana = reads(card(0));
    QVERIFY(hana.hears("welcome"));
    QCOMPARE(hana.m_last["pupil"].toObject()["name"].toString(), QStringLiteral("Hana"));
    QVERIFY(hana.hears("work") && !hana.m_token.isEmpty());
    const auto* guest = seating().ofPupil(pupil(0).id);
    QVERIFY(guest != nullptr && guest->present && guest->name == QStringLiteral("Hana"));
    // Another seat is to be had without a name, or with any: it is hers.
    hana.say({{"do", "leave"}});
    QVERIFY(hana.hears("lobby"));
    hana.say({{"do", "sit"}, {"place", "first"}, {"name", "Thief"}});
    QVERIFY(hana.until([&] {
        const auto* now = seating().ofPupil(pupil(0).id);
        return now != nullptr && now->place == core::tabletalk::Place::First;
    }));
    QCOMPARE(m_table->m_session.players().seat(core::Player::First).name, std::string("Hana"));
}

void TestCards::theSameChildComesBackNextWeek() {
    work().give({"This week", {puzzles(7)}});
    auto& hana = reads(card(0));
    QVERIFY(hana.hears("work"));
    const auto who = WorkPlan::nameOfPupil(pupil(0).id);
    QVERIFY(did(hana, work(), who, puzzles(7), {3, 5, 1, false, "3"}));
    QVERIFY(did(hana, work(), who, puzzles(99), {5, 5, 0, true, ""})); // chosen by herself
    const auto known = card(0);
    nextWeek();
    QCOMPARE(card(0), known);
    QCOMPARE(work().plan().title, std::string("This week"));
    auto& again = reads(known, QStringLiteral("another tablet"));
    QVERIFY(again.hears("work"));
    const auto tasks = again.m_last["tasks"].toArray();
    QCOMPARE(tasks.size(), 2);
    QCOMPARE(tasks[0].toObject()["headway"].toObject()["kept"].toString(), QStringLiteral("3"));
    QVERIFY(tasks[1].toObject()["own"].toBool() &&
            tasks[1].toObject()["headway"].toObject()["done"].toBool());
    QVERIFY(!work().stuck(*work().stand(who, puzzles(7)))); // nobody waits since last week
    QVERIFY(work().csv().find("Hana,bao,") != std::string::npos);
    auto& ken = reads(card(1)); // hears nothing of it
    QVERIFY(ken.hears("work"));
    QVERIFY(!ken.m_last["tasks"].toArray()[0].toObject().contains("headway"));
}

void TestCards::aGuestLeavesNothingBehind() {
    auto& guest = m_table->device("watch", "Passenger");
    QVERIFY(did(guest, work(), guest.m_token, puzzles(7), {3, 5, 1, false, "secret"}));
    m_world->pass(std::chrono::seconds(20));
    nextWeek();
    QVERIFY(work().tasks().empty());
    QVERIFY(!m_world->m_class.contains("Passenger") && !m_world->m_class.contains("secret"));
}

// The one that read it last counts; the other is told, and so is the teacher.
void TestCards::twoDevicesWithOneCard() {
    auto& first = reads(card(0), QStringLiteral("first"));
    QVERIFY(first.hears("work"));
    auto& second = reads(card(0), QStringLiteral("second"));
    QVERIFY(second.hears("work"));
    QVERIFY(first.hears("gone") && first.gone());
    QVERIFY(first.m_last["text"].toString().contains(QStringLiteral("another device")));
    QVERIFY(!first.m_last["again"].toBool());
    QCOMPARE(seating().ofPupil(pupil(0).id)->moves, 1);
    QVERIFY(seating().ofPupil(pupil(0).id)->present);
    QCOMPARE(seating().guests().size(), std::size_t(1));
    auto& reloaded = reads(card(0), QStringLiteral("second")); // the same one, before that was noticed
    QVERIFY(reloaded.hears("work") && second.gone());
    QCOMPARE(seating().ofPupil(pupil(0).id)->moves, 1);
}

void TestCards::whoWasAskedToLeaveStaysOut() {
    auto& hana = reads(card(0), QStringLiteral("tablet"));
    QVERIFY(hana.hears("work"));
    const auto token = hana.m_token;
    host().reception().throwOut(token);
    QVERIFY(hana.gone());
    auto& elsewhere = reads(card(0), QStringLiteral("telephone"));
    QVERIFY(elsewhere.hears("gone") && elsewhere.gone());
    auto& guest = connects(QStringLiteral("tablet")); // nor as a guest
    guest.hello(host().reception().code());
    QVERIFY(guest.hears("gone") && guest.gone());
    host().reception().letIn(token);
    auto& back = reads(card(0), QStringLiteral("telephone"));
    QVERIFY(back.hears("work"));
    QCOMPARE(back.m_token, token);
}

void TestCards::anothersCardIsWelcomeOnOnesDevice() {
    auto& hana = reads(card(0), QStringLiteral("tablet"));
    QVERIFY(hana.hears("work"));
    host().reception().throwOut(hana.m_token);
    QVERIFY(hana.gone());
    auto& ken = reads(card(1), QStringLiteral("tablet"));
    QVERIFY(ken.hears("work"));
    // Without a break: the one before stands up.
    ken.reads(card(2));
    QVERIFY(ken.until([&] { return seating().ofPupil(pupil(2).id) != nullptr; }));
    QVERIFY(seating().ofPupil(pupil(1).id) == nullptr);
    QCOMPARE(seating().guests().size(), std::size_t(1));
}

void TestCards::aLostCardEnds() {
    const auto lost = card(0);
    auto& hana = reads(lost);
    QVERIFY(hana.hears("work"));
    const auto token = hana.m_token;
    QVERIFY(did(hana, work(), WorkPlan::nameOfPupil(pupil(0).id), puzzles(7), {3, 5, 1, false, ""}));
    book().newCard(pupil(0).id);
    QVERIFY(hana.hears("gone") && hana.gone());
    QVERIFY(card(0) != lost);
    auto& finder = reads(lost);
    QVERIFY(finder.hears("code"));
    QCOMPARE(finder.m_last["why"].toString(), QStringLiteral("card"));
    auto& byToken = connects(); // nor by what the seat said
    byToken.hello({}, token);
    QVERIFY(byToken.hears("code"));
    auto& again = reads(card(0));
    QVERIFY(again.hears("work"));
    QCOMPARE(again.m_last["tasks"].toArray().size(), 1);
    book().remove(pupil(0).id);
    QVERIFY(again.hears("gone") && again.gone());
}

void TestCards::aCardThatIsNoneOpensNothing() {
    for (const auto& none : {QStringLiteral("x"), QString(22, u'A'), QString(22, u'あ'), card(0).left(21)}) {
        auto& stranger = reads(none);
        QVERIFY(stranger.hears("code"));
        stranger.say({{"do", "sit"}, {"place", "watch"}, {"name", "Stranger"}});
        QVERIFY(stranger.gone());
    }
    QVERIFY(seating().guests().empty());
    std::set<QString> all;
    for (int i = 0; i < 50; ++i) {
        book().newCard(pupil(0).id);
        QVERIFY(core::isCard(pupil(0).card));
        all.insert(card(0));
    }
    QCOMPARE(all.size(), std::size_t(50));
}

void TestCards::aPlanIsForSome() {
    work().give({"", {puzzles(1), puzzles(2)}});
    work().mean(puzzles(2), {pupil(1).id});
    const auto count = [](TestDevice& device) { return device.m_last["tasks"].toArray().size(); };
    auto& hana = reads(card(0));
    auto& ken = reads(card(1));
    auto& guest = m_table->device("watch", "Anna");
    QVERIFY(hana.hears("work") && ken.hears("work") && guest.hears("work"));
    QCOMPARE(count(hana), 1);
    QCOMPARE(count(ken), 2);
    QCOMPARE(count(guest), 1);
    work().mean(puzzles(2), {}); // for all again
    QVERIFY(hana.hears("work", [&] { return count(hana) == 2; }));
    work().mean(puzzles(1), {pupil(2).id});
    QVERIFY(hana.hears("work", [&] { return count(hana) == 1; }));
    nextWeek();
    QVERIFY(work().isFor(pupil(2).id, puzzles(1)) && !work().isFor(pupil(0).id, puzzles(1)));
    auto plan = work().plan();
    std::swap(plan.tasks[0], plan.tasks[1]);
    work().give(plan); // in another order it is for the same
    QVERIFY(!work().isFor(pupil(0).id, puzzles(1)));
}

void TestCards::theTableHasAllOfTheClass() {
    QWidget window;
    window.resize(1280, 800);
    window.show();
    work().give({"", {puzzles(1)}});
    work().mean(puzzles(1), {pupil(0).id, pupil(1).id});
    auto* dialog = new WorkOverlay(host(), &window);
    dialog->open();
    auto& ken = reads(card(1));
    QVERIFY(ken.hears("work"));
    QVERIFY(did(ken, work(), WorkPlan::nameOfPupil(pupil(1).id), puzzles(1), {2, 5, 0, false, ""}));
    m_table->device("watch", "Anna");
    const auto* table = dialog->findChild<WorkTable*>();
    const auto said = [&] { return table->accessibleDescription().split(QLatin1Char('\n')); };
    QTRY_COMPARE(said().size(), 4);
    QVERIFY(said()[0].startsWith(QStringLiteral("Hana (not there)")));
    QVERIFY(said()[1].startsWith(QStringLiteral("Ken: ")) &&
            said()[1].contains(QStringLiteral("step 2 of 5")));
    QVERIFY(said()[3].startsWith(QStringLiteral("Anna")));
    const auto labels = dialog->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->text() == QStringLiteral("1 of 3 are there. Missing: Hana, Ken");
    }));
    // For whom a task is, is chosen by name.
    click(*dialog, QStringLiteral("for 2"));
    auto* chooser = window.findChild<PupilChooser*>();
    QVERIFY(chooser != nullptr);
    const auto boxes = chooser->findChildren<CheckBox*>();
    QCOMPARE(boxes.size(), 3);
    boxes[0]->click();
    QCOMPARE(work().meantFor(puzzles(1)), std::vector<int>{pupil(1).id});
    click(*chooser, QStringLiteral("Everybody"));
    QVERIFY(work().meantFor(puzzles(1)).empty());
    QVERIFY(button(*dialog, QStringLiteral("for all")) != nullptr);
}

void TestCards::allOfItIsDeleted() {
    auto& hana = reads(card(0));
    QVERIFY(hana.hears("work"));
    book().setTitle(QStringLiteral("4-2"));
    QVERIFY(m_world->m_class.contains("Hana"));
    book().clear();
    QVERIFY(m_world->m_class.isEmpty());
    QVERIFY(hana.hears("gone") && hana.gone());
    QVERIFY(work().tasks().empty());
}

void TestCards::aDamagedClassIsPutAside() {
    m_world->m_class = "{\"format\":\"kachisuji-class\"";
    const auto damaged = m_world->m_class;
    m_table.reset();
    m_world->m_class = damaged;
    m_table = std::make_unique<OpenTable>(m_world);
    QVERIFY(m_table->begin("ribbonim"));
    QVERIFY(book().empty() && book().trouble().contains(QStringLiteral("put aside")));
    QCOMPARE(m_world->m_aside, damaged);
    m_world->m_trouble = QStringLiteral("disk full");
    book().add({QStringLiteral("Hana")});
    QVERIFY(book().trouble().contains(QStringLiteral("disk full")));
    m_world->m_trouble.clear();
}

// By what there is to press.
void TestCards::aClassIsPutTogether() {
    book().clear();
    QWidget window;
    window.resize(1280, 800);
    window.show();
    auto* dialog = new RosterOverlay(host(), &window);
    dialog->open();
    auto* name = dialog->findChildren<Field*>().at(1);
    QTest::keyClicks(name, QStringLiteral("Hana"));
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(book().roster().pupils.size(), std::size_t(1));
    QVERIFY(name->text().isEmpty());
    QGuiApplication::clipboard()->setText(QStringLiteral("Ken\nMio\n"));
    click(*dialog, QStringLiteral("Paste names"));
    QCOMPARE(book().roster().pupils.size(), std::size_t(3));
    QCOMPARE(pupil(2).name, std::string("Mio"));
    QCOMPARE(pupil(2).emblem, 2);
    QStringList many;
    for (int i = 0; i < 70; ++i) many << QStringLiteral("Pupil %1").arg(i);
    QGuiApplication::clipboard()->setText(many.join(QLatin1Char('\n')));
    click(*dialog, QStringLiteral("Paste names"));
    QCOMPARE(book().roster().pupils.size(), core::mostPupils);
    // Nothing goes without being asked.
    const auto before = card(0);
    click(*dialog, QStringLiteral("New card"));
    QCOMPARE(card(0), before);
    click(*dialog, QStringLiteral("No"));
    QCOMPARE(card(0), before);
    click(*dialog, QStringLiteral("Delete all of it"));
    QVERIFY(!book().empty());
    click(*dialog, QStringLiteral("Delete"));
    QVERIFY(book().empty() && m_world->m_class.isEmpty());
}

// What a camera would read is what seats its owner.
void TestCards::cardsArePrinted() {
    const auto at = QStringLiteral("http://192.168.100.200:8420");
    QCOMPARE(seatcards::link(at, pupil(0)), at + QStringLiteral("/#") + card(0));
    while (book().roster().pupils.size() < 9) book().add({QStringLiteral("さくら")});
    const auto cards = seatcards::document(book().roster(), at);
    QCOMPARE(cards.pages, 2);
    QImage sheet(794 * 2, 1123 * 2, QImage::Format_RGB32);
    const auto paint = [&](int page) {
        QPainter painter(&sheet);
        painter.scale(2, 2);
        cards.paint(painter, page);
    };
    const double unit = 2 * 793.7 / 840; // of a quarter of a millimetre
    const auto dark = [&](double x, double y) {
        return qGray(sheet.pixel(static_cast<int>(x * unit), static_cast<int>(y * unit))) < 128;
    };
    paint(0);
    QVERIFY(dark(246 + 2, 72 + 2)); // a corner of the code, 33 mm wide
    QVERIFY(dark(246 + 130, 72 + 2) && !dark(246 + 134, 72 + 2));
    QVERIFY(!dark(246 + 7, 72 + 7)); // modules of more than a millimetre
    QVERIFY(dark(128, 74));          // the plate of the emblem
    QVERIFY(dark(626 + 2, 873 + 2)); // the last of the sheet
    paint(1);
    QVERIFY(dark(246 + 2, 72 + 2) && !dark(626 + 2, 72 + 2));
}

QTEST_MAIN(TestCards)
#include "tst_cards.moc"
