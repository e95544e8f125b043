#include <QFileDialog>
#include <QTemporaryDir>

#include "core/labs/labs.h"
#include "core/play/record.h"
#include "tests/ui/buttons.h"
#include "tests/ui/table/opentable.h"
#include "tests/ui/table/testworld.h"
#include "ui/controls/forms/dropdown.h"
#include "ui/controls/label.h"
#include "ui/look/language.h"
#include "ui/table/host/workplan.h"
#include "ui/table/overlays/workoverlay.h"
#include "ui/table/overlays/worktable.h"

#include <algorithm>

// What a class does alone: every device hears the plan, the host hears how far each is, and the teacher sees
// it; nobody says anything for another, or more than there is room for.
class TestWorkPlan : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_table.reset(); }
    void everyDeviceHearsThePlan();
    void theHostHearsHowFarOneIs();
    void whatWasDoneStaysDone();
    void whoDoesNotGetOnIsStuck();
    void aClosedLockIsTold();
    void nobodySaysMoreThanThereIsRoomFor();
    void thePlanIsPutTogether();
    void aMatchAndALabArePutIntoIt();
    void aMatchFromAFileIsPutIntoIt();

private:
    Host& host() { return m_table->m_host; }
    WorkPlan& work() { return host().work(); }
    static core::Plan plan();
    static void did(TestDevice& device, const core::Assignment& task, const core::Headway& headway);
    static QJsonArray tasks(TestDevice& device) { return device.m_last["tasks"].toArray(); }

    std::shared_ptr<TestWorld> m_world;
    std::unique_ptr<OpenTable> m_table;
};

using What = core::Assignment::What;

core::Plan TestWorkPlan::plan() {
    return {"This week",
            {{.kind = &core::kindOf("ribbonim"), .what = What::Lesson, .lesson = 0},
             {.kind = &core::kindOf("bao"), .what = What::Puzzles, .grade = 2, .count = 5, .seed = 7}}};
}

void TestWorkPlan::did(TestDevice& device, const core::Assignment& task, const core::Headway& headway) {
    const auto json = [](const auto& one) {
        return QJsonDocument::fromJson(QByteArray::fromStdString(core::json(one).dump())).object();
    };
    device.say({{"do", "did"}, {"task", json(task)}, {"headway", json(headway)}});
}

void TestWorkPlan::init() {
    m_world = std::make_shared<TestWorld>();
    m_table = std::make_unique<OpenTable>(m_world);
    QVERIFY(m_table->begin("ribbonim"));
}

void TestWorkPlan::everyDeviceHearsThePlan() {
    auto& anna = m_table->device("watch", "Anna");
    QVERIFY(anna.hears("work"));
    QVERIFY(tasks(anna).isEmpty());
    work().give(plan());
    QVERIFY(anna.hears("work"));
    QCOMPARE(anna.m_last["title"].toString(), QStringLiteral("This week"));
    QCOMPARE(tasks(anna).size(), 2);
    QCOMPARE(tasks(anna)[1].toObject()["text"].toString(), QStringLiteral("5 puzzles of grade 2"));
    QVERIFY(!tasks(anna)[0].toObject().contains("headway"));
    anna.say({{"do", "speak"}, {"language", "ja"}});
    QVERIFY(anna.hears("work"));
    QVERIFY(tasks(anna)[1].toObject()["text"].toString() != QStringLiteral("5 puzzles of grade 2"));
    auto& ben = m_table->device("watch", "Ben"); // who comes later
    QVERIFY(ben.hears("work"));
    QCOMPARE(tasks(ben).size(), 2);
}

void TestWorkPlan::theHostHearsHowFarOneIs() {
    work().give(plan());
    auto& anna = m_table->device("watch", "Anna");
    auto& ben = m_table->device("watch", "Ben");
    const auto lesson = plan().tasks[0];
    did(anna, lesson, {3, 9, 1, false, "3"});
    QVERIFY(anna.until([&] { return work().stand(anna.m_token, lesson) != nullptr; }));
    QVERIFY(work().stand(anna.m_token, lesson)->headway == (core::Headway{3, 9, 1, false, "3"}));
    QVERIFY(work().stand(ben.m_token, lesson) == nullptr);
    // Whoever comes back goes on from there, and nobody else does.
    anna.drop();
    auto& again = m_table->connects();
    QVERIFY(again.connected());
    again.hello({}, anna.m_token);
    QVERIFY(again.hears("work"));
    QCOMPARE(tasks(again)[0].toObject()["headway"].toObject()["kept"].toString(), QStringLiteral("3"));
    ben.say({{"do", "speak"}, {"language", "ja"}});
    QVERIFY(ben.hears("work") && ben.hears("work"));
    QVERIFY(!tasks(ben)[0].toObject().contains("headway"));
    QVERIFY(work().csv().find("Anna,ribbonim,Lesson: ") != std::string::npos);
    QVERIFY(work().csv().find("under way") != std::string::npos);
}

void TestWorkPlan::whatWasDoneStaysDone() {
    auto& anna = m_table->device("watch", "Anna");
    const auto lesson = plan().tasks[0]; // of one's own choice
    did(anna, lesson, {9, 9, 0, true});
    did(anna, lesson, {1, 9, 2, false});
    did(anna, plan().tasks[1], {1, 5, 0, false});
    QVERIFY(anna.until([&] { return work().tasks().size() == 2; }));
    QVERIFY(work().stand(anna.m_token, lesson)->headway == (core::Headway{9, 9, 0, true}));
    host().renew(); // another class comes
    QVERIFY(work().tasks().empty());
}

void TestWorkPlan::whoDoesNotGetOnIsStuck() {
    auto& anna = m_table->device("watch", "Anna");
    const auto lesson = plan().tasks[0];
    const auto stand = [&] { return work().stand(anna.m_token, lesson); };
    did(anna, lesson, {3, 9, 0, false});
    QVERIFY(anna.until([&] { return stand() != nullptr; }));
    m_world->pass(std::chrono::minutes(2));
    QVERIFY(!work().stuck(*stand()));
    m_world->pass(std::chrono::minutes(2));
    QVERIFY(work().stuck(*stand()));
    QCOMPARE(work().since(*stand()).count(), 4);
    auto& again = m_table->connects(); // its line has died meanwhile
    QVERIFY(again.connected());
    again.hello({}, anna.m_token);
    did(again, lesson, {4, 9, 0, false});
    QVERIFY(again.until([&] { return stand()->headway.at == 4; }));
    QVERIFY(!work().stuck(*stand()));
}

void TestWorkPlan::aClosedLockIsTold() {
    auto& anna = m_table->device("watch", "Anna");
    QVERIFY(anna.hears("work"));
    QVERIFY(!anna.m_last["locked"].toBool());
    m_table->m_session.hints().setLocked(true);
    QVERIFY(anna.hears("work", [&] { return anna.m_last["locked"].toBool(); }));
}

void TestWorkPlan::nobodySaysMoreThanThereIsRoomFor() {
    auto& anna = m_table->device("watch", "Anna");
    auto task = plan().tasks[1];
    for (std::uint32_t seed = 0; seed < 3 * core::mostTasks; ++seed) {
        task.seed = seed;
        did(anna, task, {1, 5, 0, false});
        if (seed % 40 == 39) m_world->pass(std::chrono::seconds(8)); // it may say so much in that time
        const auto heard = [&] { return work().stand(anna.m_token, task) != nullptr; };
        if (seed < 2 * core::mostTasks) QVERIFY(anna.until(heard));
    }
    anna.say({{"do", "speak"}, {"language", "ja"}});
    QVERIFY(anna.hears("work") && anna.hears("work"));
    QVERIFY(work().stand(anna.m_token, task) == nullptr);
    QVERIFY(work().tasks().size() <= core::mostTasks);
    // Who has no seat has done nothing.
    auto& ben = m_table->connects();
    QVERIFY(ben.connected());
    ben.hello(host().reception().code());
    QVERIFY(ben.hears("lobby"));
    did(ben, task, {1, 5, 0, false});
    ben.say({{"do", "sit"}, {"place", "watch"}, {"name", "Ben"}});
    QVERIFY(ben.hears("work"));
    QVERIFY(work().stand(ben.m_token, task) == nullptr);
}

// By what there is to press.
void TestWorkPlan::thePlanIsPutTogether() {
    QWidget window;
    window.resize(1280, 800);
    window.show();
    auto* dialog = new WorkOverlay(host(), &window);
    dialog->open();
    auto& anna = m_table->device("watch", "Anna");
    click(*dialog, QStringLiteral("Add to the plan"));
    QCOMPARE(work().plan().tasks.size(), std::size_t(1));
    QVERIFY(work().plan().tasks[0].what == What::Guide);
    click(*dialog, QStringLiteral("Add to the plan")); // once is enough
    QCOMPARE(work().plan().tasks.size(), std::size_t(1));
    auto* what = dialog->findChildren<DropDown*>().at(1);
    what->setCurrent(1);
    click(*dialog, QStringLiteral("Add to the plan"));
    QCOMPARE(work().plan().tasks.size(), std::size_t(2));
    const auto lesson = work().plan().tasks[1];
    QVERIFY(lesson.what == What::Lesson);
    click(*dialog, QStringLiteral("Move task 2 up"));
    QTRY_VERIFY(work().plan().tasks[0] == lesson);
    QTRY_VERIFY(button(*dialog, QStringLiteral("Remove task 2")) != nullptr);
    click(*dialog, QStringLiteral("Remove task 2"));
    QTRY_COMPARE(work().plan().tasks.size(), std::size_t(1));
    did(anna, lesson, {2, 9, 0, false});
    const auto* table = dialog->findChild<WorkTable*>();
    QTRY_VERIFY(table->accessibleDescription().contains(QStringLiteral("step 2 of 9")));
    QVERIFY(table->accessibleDescription().startsWith(QStringLiteral("Anna: Lesson")));
}

// That on the board is offered from where it stands, and as a whole.
void TestWorkPlan::aMatchAndALabArePutIntoIt() {
    auto& session = m_table->m_session;
    for (int i = 0; i < 2; ++i) {
        const auto& match = session.match();
        session.play(match.game().moves(match.position()).front());
        session.animationDone();
    }
    QWidget window;
    window.resize(1280, 800);
    window.show();
    auto* dialog = new WorkOverlay(host(), &window);
    dialog->open();
    auto& anna = m_table->device("watch", "Anna");
    auto* what = dialog->findChildren<DropDown*>().at(1);
    what->setFocus();
    const auto add = [&](const QString& name) {
        what->setCurrent(0);
        for (int i = 0; i < 60 && what->text() != name; ++i) QTest::keyClick(what, Qt::Key_Down);
        QCOMPARE(what->text(), name);
        click(*dialog, QStringLiteral("Add to the plan"));
    };
    add(QStringLiteral("Look through a match of 2 moves"));
    add(language::spoken(core::nameOf(core::matchAgainst(core::Level::Gentle, session.match()))));
    const auto& labs = core::labsOf(core::kindOf("ribbonim"));
    add(QStringLiteral("Lab: %1, with 3 questions").arg(language::spoken(labs.front().title)));
    const auto tasks = work().plan().tasks;
    QCOMPARE(tasks.size(), std::size_t(3));
    QVERIFY(tasks[0] == core::lookThrough(session.match()));
    QVERIFY(tasks[1] == core::matchAgainst(core::Level::Gentle, session.match()));
    QVERIFY(tasks[2].what == What::Lab && tasks[2].count == 3);
    QVERIFY(core::readPlan(core::write(work().plan())) == work().plan());
    // Done at a device, it is seen.
    for (const auto& task : tasks) did(anna, task, {2, 2, 0, true});
    QVERIFY(anna.until([&] { return work().stand(anna.m_token, tasks[2]) != nullptr; }));
    for (const auto& task : tasks) QVERIFY(work().stand(anna.m_token, task)->headway.done);
}

void TestWorkPlan::aMatchFromAFileIsPutIntoIt() {
    QWidget window;
    window.resize(1280, 800);
    window.show();
    auto* dialog = new WorkOverlay(host(), &window);
    dialog->open();
    const auto& kind = core::kindOf("bao");
    core::Match match(std::shared_ptr<const core::Game>(kind.game("")));
    for (int i = 0; i < 3; ++i) match.play(match.game().moves(match.position()).front());
    const QTemporaryDir folder;
    const auto open = [&](const std::string& content) {
        const auto path = folder.filePath(QStringLiteral("some.kachisuji"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(content));
        file.close();
        click(*dialog, QStringLiteral("From a match …"));
        auto* chooser = window.findChild<QFileDialog*>();
        QVERIFY(chooser != nullptr);
        emit chooser->fileSelected(path);
        delete chooser;
    };
    open("{}");
    const auto said = [&](const QString& part) {
        const auto all = dialog->findChildren<Label*>();
        return std::ranges::any_of(all, [&](auto* one) { return one->text().contains(part); });
    };
    QVERIFY(said(QStringLiteral("could not be opened")));
    open(core::write(core::Record{match, {}}));
    QVERIFY(!said(QStringLiteral("could not be opened")));
    click(*dialog, QStringLiteral("Add to the plan"));
    QCOMPARE(work().plan().tasks.size(), std::size_t(1));
    QVERIFY(work().plan().tasks[0] == core::lookThrough(match));
}

QTEST_MAIN(TestWorkPlan)
#include "tst_workplan.moc"
