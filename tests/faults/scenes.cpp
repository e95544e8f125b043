#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "core/games/fmurs/tables/endgames.h"
#include "core/solve/storedtable.h"
#include "tests/core/games/fmurs/fmursrules.h"
#include "tests/tablefolder.h"
#include "tests/ui/table/joinedguest.h"
#include "ui/keep/matchstore.h"
#include "ui/labs/labmodel.h"
#include "ui/match/background.h"
#include "ui/window/application.h"

#include <cstdio>
#include <dlfcn.h>
#include <map>

namespace {

// Of the library that is preloaded (failing.cpp); without it nothing fails.
void faults(const char* what) {
    if (void* found = dlsym(RTLD_DEFAULT, what)) reinterpret_cast<void (*)()>(found)();
}

Application& application() {
    return static_cast<Application&>(*QCoreApplication::instance());
}

// Something that goes on while a call fails, a step at each tick; and what must hold of it afterwards.
class Scene {
public:
    virtual ~Scene() = default;
    virtual void prepare() {}
    virtual void tick() = 0; // may end with an exception at any call
    virtual bool over() const = 0;
    virtual void check() = 0;                       // nothing fails any more
    virtual void left(const QString& /*folder*/) {} // by one that was killed: what must hold of it

    void tell(const QString& line) { m_told << line; }
    void hold(bool holds, const char* what) {
        if (!holds) m_wrong << QString::fromLatin1(what);
    }

    QStringList m_told, m_wrong;
};

// All that is exact of what was worked out for these plies is what is worked out without any failure.
bool exactly(const Session& session) {
    const auto& match = session.match();
    const auto solver = match.game().solver();
    for (int ply = 0; ply <= match.plies(); ++ply) {
        const auto* known = session.studies().of(ply);
        if (known == nullptr || proof(known->verdict) != Proof::Exact) continue;
        Analysis truth;
        solver->analyse(match.at(ply), {}, [&](const Analysis& more) { truth = more; });
        if (known->verdict.lower.outcome != truth.verdict.lower.outcome) return false;
        if (known->verdict.plies() && known->verdict.plies() != truth.verdict.plies()) return false;
    }
    return true;
}

bool nothingHalfWritten(const QString& folder) {
    QDirIterator all(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const auto name = QFileInfo(all.next()).suffix();
        if (name != QLatin1String("kachisuji") && name != QLatin1String("lock")) return false;
    }
    return true;
}

// A match against the computer, kept after every ply.
class Playing final : public Scene {
public:
    void prepare() override { m_session = std::make_unique<Session>(), make(); }
    void tick() override {
        if (qEnvironmentVariableIsSet("FAULTS_KILL"))
            std::printf("kept: %d\n", onFile()), std::fflush(stdout);
        switch (m_session->state()) {
        case State::Idle:
            return m_session->begin(m_game, m_game->start(), againstComputer());
        case State::HumanTurn:
            return m_session->play(m_game->moves(m_session->match().position()).front());
        case State::Animating:
            return m_session->animationDone();
        case State::Reviewing:
            return m_session->goOn();
        default:
            return;
        }
    }
    bool over() const override { return m_session->state() == State::Finished; }
    // What was on file before the program was killed is there.
    void left(const QString& folder) override {
        m_session = std::make_unique<Session>();
        m_store = std::make_unique<MatchStore>(*m_session, folder);
        QObject::connect(&*m_store, &MatchStore::troubled, [this](const QString& line) { tell(line); });
        m_store->restore();
        hold(m_told.isEmpty() && nothingHalfWritten(folder), "the folder is in disorder");
        const int plies = m_session->active() ? m_session->match().plies() : 0;
        hold(plies >= qEnvironmentVariableIntValue("KEPT"), "a ply is lost");
    }
    void check() override {
        const auto& match = m_session->match();
        hold(onFile() == match.plies() || !m_told.isEmpty(), "a ply is lost, and nothing was said");
        hold(exactly(*m_session), "a value is wrong");
        const auto played = match.plies();
        const auto position = match.position();
        m_store.reset();
        m_session = std::make_unique<Session>();
        make();
        m_store->restore();
        hold(m_session->active() && m_session->match().plies() == played &&
                 m_session->match().position() == position,
             "the match does not come back");
    }

private:
    void make() {
        m_session->pacing().setPace({std::chrono::milliseconds(0), std::chrono::milliseconds(20)});
        m_session->hints().setLevel(Help::Numbers);
        m_store = std::make_unique<MatchStore>(*m_session, m_folder.path());
        const auto said = [this](const QString& line) { tell(line); };
        QObject::connect(&application(), &Application::troubled, m_session.get(), &Session::recover);
        QObject::connect(m_store.get(), &MatchStore::troubled, said);
        QObject::connect(&m_session->studies(), &Studies::failed, said);
    }
    int onFile() const {
        QFile file(m_folder.filePath(QStringLiteral("current.kachisuji")));
        if (!file.open(QIODevice::ReadOnly)) return -1;
        return static_cast<int>(recordIn(file).match.plies());
    }

    QTemporaryDir m_folder;
    std::shared_ptr<const Game> m_game = kindOf("ribbonim").game("layout=2,3,3");
    std::unique_ptr<Session> m_session;
    std::unique_ptr<MatchStore> m_store;
};

// Matches are left, saved elsewhere, opened, deleted and brought back.
class Keeping final : public Scene {
public:
    void prepare() override {
        QObject::connect(&*m_store, &MatchStore::troubled, [this](const QString& line) { tell(line); });
        for (int i = 0; i < matches; ++i) play(i + 1);
    }
    void tick() override {
        switch (m_step++) {
        case 0:
            m_store->saveAs(elsewhere());
            break;
        case 1:
            m_store->remove(oldest());
            break;
        case 2:
            play(matches + 1);
            break;
        case 3:
            m_store->bringBack();
            break;
        case 4:
            m_store->open(oldest().value(0));
            break;
        default:
            break;
        }
    }
    bool over() const override { return m_step > 4; }
    void left(const QString& folder) override {
        find(folder);
        hold(m_told.isEmpty() && nothingHalfWritten(folder), "the folder is in disorder");
    }
    void check() override {
        m_store.reset();
        const auto found = find(m_folder.path());
        hold(found.contains(matches + 1) || !m_told.isEmpty(), "the new match is lost, and nothing was said");
        QFile copy(elsewhere());
        if (copy.exists()) {
            hold(copy.open(QIODevice::ReadOnly), "a copy cannot be read");
            hold(recordIn(copy).match.plies() == matches, "a copy is not whole");
        } else {
            hold(!m_told.isEmpty(), "a copy is not there, and nothing was said");
        }
    }

private:
    // How many matches of which length are kept there; those from before must be.
    std::map<int, int> find(const QString& folder) {
        Session session;
        MatchStore store(session, folder);
        store.restore();
        if (store.removed() > 0) store.bringBack();
        std::map<int, int> found;
        for (const auto& kept : store.kept()) ++found[kept.record.match.plies()];
        for (int i = 1; i <= matches; ++i) hold(found[i] >= 1, "a match is lost");
        return found;
    }

    static constexpr int matches = 3;
    void play(int plies) {
        m_session.begin(m_game, m_game->start(), people());
        for (int i = 0; i < plies; ++i) {
            m_session.play(m_game->moves(m_session.match().position()).front());
            m_session.animationDone();
        }
    }
    QString elsewhere() const { return m_folder.filePath(QStringLiteral("copy/copy.kachisuji")); }
    QStringList oldest() const {
        const QDir kept(m_folder.filePath(QStringLiteral("matches")));
        const auto files = kept.entryInfoList(QDir::Files, QDir::Name);
        return files.isEmpty() ? QStringList() : QStringList(files.first().filePath());
    }

    QTemporaryDir m_folder;
    bool m_there = QDir(m_folder.path()).mkpath(QStringLiteral("copy"));
    std::shared_ptr<const Game> m_game = kindOf("persimmons").game("strings=9,9,9");
    Session m_session;
    std::optional<MatchStore> m_store{std::in_place, m_session, m_folder.path()};
    int m_step = 0;
};

// A lab runs to its end.
class Experiment final : public Scene {
public:
    void prepare() override {
        QObject::connect(&m_background, &Background::failed, [this](const QString& line) { tell(line); });
        m_truth = run({});
    }
    void tick() override {
        if (std::exchange(m_begun, true)) return;
        m_background.run([this](const std::stop_token& stop, const Background::Tell& found) {
            found([this, table = run(stop)] { m_model.setTable(table); });
        });
    }
    bool over() const override { return m_begun && !m_background.running(); }
    void check() override {
        if (!m_told.isEmpty() || m_model.rowCount() == 0)
            return hold(!m_told.isEmpty(), "the lab ended silently");
        const auto& table = m_model.table();
        hold(!table.complete || table.rows == m_truth.rows, "the lab found something else");
    }

private:
    static Table run(const std::stop_token& stop) {
        const auto& labs = kindOf("ribbonim").labs;
        return labs.front().run(parseValues(labs.front().options, "max-level=3;max-stones=7"), stop,
                                [](double) {});
    }

    Table m_truth;
    LabModel m_model;
    bool m_begun = false;
    Background m_background;
};

// Tables are built by several threads, kept, and read again.
class Building final : public Scene {
public:
    void prepare() override {
        QObject::connect(&m_background, &Background::failed, [this](const QString& line) { tell(line); });
        m_folder.renew();
        m_truth.solve(sheep, {});
        m_bytes = TableFolder::bytes(300'000, 3);
    }
    void tick() override {
        if (std::exchange(m_begun, true)) return;
        m_background.run([this](const std::stop_token& stop, const Background::Tell&) { work(stop); });
    }
    bool over() const override { return m_begun && !m_background.running(); }
    void check() override {
        for (int i = 1; i <= m_built.solved(); ++i)
            hold(m_built.table(i).kept() == m_truth.table(i).kept(), "a table is wrong");
        hold(m_same, "a table was not read as it was kept");
        hold(m_built.solved() == sheep || !m_told.isEmpty(), "a table is missing, and nothing was said");
        const auto store = m_folder.store();
        if (const auto kept = store.load(TableFolder::key(), m_bytes.size()))
            hold(*kept == m_bytes, "a kept table is wrong");
    }

private:
    static constexpr int sheep = 2;
    void work(const std::stop_token& stop) {
        m_built.solve(sheep, stop);
        const auto store = m_folder.store();
        store.save(TableFolder::key(), m_bytes, stop);
        if (const auto again = store.load(TableFolder::key(), m_bytes.size(), stop))
            m_same &= *again == m_bytes;
        store.saveToOpen(TableFolder::key("open"), m_bytes, {}, stop);
        const auto opened = store.open(TableFolder::key("open"), m_bytes.size());
        for (std::size_t at = 0; opened && at < m_bytes.size(); at += 977)
            m_same &= opened->at(at) == m_bytes[at];
    }

    TableFolder m_folder;
    TableFolder::Bytes m_bytes;
    fmurs::Rules m_rules = fmursrules::rulesOf("rows=6;columns=6;sheep=2");
    fmurs::Endgames m_truth{m_rules.chase(), m_rules.dogs(), m_rules.symmetries()},
        m_built{m_rules.chase(), m_rules.dogs(), m_rules.symmetries()};
    bool m_begun = false, m_same = true;
    Background m_background;
};

// Another program plays at an open table.
class Joining final : public Scene {
public:
    void prepare() override {
        QObject::connect(&application(), &Application::troubled, [this] {
            m_guest->host().recover();
            m_guest->m_guest.recover();
            m_guest->m_table.m_host.reception().startAnew();
            m_guest->m_joined.startAnew();
        });
        if (!m_guest->m_table.begin("persimmons", "strings=3,3") ||
            !m_guest->join(JoinedGuest::Place::Second))
            qFatal("the table cannot be joined");
    }
    void tick() override {
        if (m_ticks++ > most || m_guest->host().state() != State::HumanTurn) return;
        auto& session = m_guest->host().players().away(m_guest->host().match().mover()) ? m_guest->m_guest
                                                                                        : m_guest->host();
        if (!session.active() || session.state() != State::HumanTurn) return;
        session.play(session.match().game().moves(session.match().position()).front());
    }
    // At the end; or nothing more comes, because the line is gone.
    bool over() const override {
        return m_ticks > most || m_guest->m_table.m_session.state() == State::Finished;
    }
    void check() override {
        const auto goesOn = [this] { return m_guest->same() || !m_guest->m_joined.seated(); };
        hold(QTest::qWaitFor(goesOn), "both see another match");
        hold(m_guest->same() || !(m_guest->m_told + m_guest->m_refused).isEmpty(),
             "the guest left, and nothing was said");
        hold(exactly(m_guest->host()), "a value is wrong");
    }

private:
    static constexpr int most = 150;
    std::unique_ptr<JoinedGuest> m_guest = std::make_unique<JoinedGuest>();
    int m_ticks = 0;
};

// A class is asked, on its devices.
class Teaching final : public Scene {
public:
    void prepare() override {
        QObject::connect(&application(), &Application::troubled, [this] { m_table.m_session.recover(); });
        m_table.m_session.hints().setLevel(Help::Numbers);
        if (!m_table.begin("ribbonim", "layout=2,3")) qFatal("the table cannot be opened");
        for (const char* name : {"Anna", "Ben"}) m_table.device("watch", name);
        if (!QTest::qWaitFor([&] { return m_table.m_session.studies().here() != nullptr; }))
            qFatal("no value");
    }
    void tick() override {
        auto& host = m_table.m_host;
        switch (m_step++) {
        case 0:
            return host.asking().ask(Classroom::Asks::Outcome);
        case 10:
            return answer(0, "win");
        case 12:
            return answer(0, "loss");
        case 14:
            return answer(1, "loss");
        case 24:
            return host.asking().show();
        case 30:
            return answer(1, "win");
        case 36:
            return host.asking().end();
        case 38:
            return m_table.m_session.play(
                m_table.m_session.match().game().moves(m_table.m_session.match().position()).front());
        default:
            return;
        }
    }
    bool over() const override { return m_step > 44; }
    void check() override {
        hold(
            QString::fromStdString(m_table.m_host.asking().classroom().csv()).count(QStringLiteral("Anna")) <=
                1,
            "a pupil has two answers");
        if (!m_table.m_host.reception().isOpen())
            return hold(!m_told.isEmpty(), "the table closed, and nothing was said");
        auto& late = m_table.connects();
        hold(late.joins(m_table.m_host.reception().code(), "watch", "Cleo") &&
                 late.sees(m_table.m_session.match().ply()),
             "nobody can join any more");
        hold(exactly(m_table.m_session), "a value is wrong");
    }

private:
    void answer(std::size_t device, const char* says) {
        m_table.m_devices[device]->say({{"do", "answer"}, {"question", 1}, {"says", says}});
    }

    OpenTable m_table;
    int m_step = 0;
};

std::unique_ptr<Scene> sceneOf(const QString& name) {
    if (name == QLatin1String("match")) return std::make_unique<Playing>();
    if (name == QLatin1String("save")) return std::make_unique<Keeping>();
    if (name == QLatin1String("lab")) return std::make_unique<Experiment>();
    if (name == QLatin1String("tables")) return std::make_unique<Building>();
    if (name == QLatin1String("joined")) return std::make_unique<Joining>();
    if (name == QLatin1String("class")) return std::make_unique<Teaching>();
    return nullptr;
}

int conclude(const Scene& scene) {
    for (const auto& line : scene.m_told) std::printf("told: %s\n", qPrintable(line));
    for (const auto& line : scene.m_wrong) std::printf("wrong: %s\n", qPrintable(line));
    return scene.m_wrong.isEmpty() ? 0 : 3;
}

} // namespace

// scenes NAME: plays a scene while calls fail as the environment says. Prints what was told and what is
// wrong, a line each; 0: all is well, 3: something is wrong. scenes NAME FOLDER: only looks at what another
// that was killed has left there.
int main(int argc, char** argv) {
    Application application(argc, argv);
    language::set(language::Id::English);
    const auto scene = sceneOf(application.arguments().value(1));
    if (scene == nullptr) qFatal("scenes match|save|lab|tables|joined|class");
    QObject::connect(&application, &Application::troubled, [&](const QString& line) { scene->tell(line); });
    if (const auto folder = application.arguments().value(2); !folder.isEmpty()) {
        scene->left(folder);
        return conclude(*scene);
    }
    scene->prepare();

    constexpr int patience = 4000; // ticks
    int ticks = 0;
    QTimer clock;
    QObject::connect(&clock, &QTimer::timeout, [&] {
        if (scene->over() || ++ticks > patience) return QApplication::quit();
        scene->tick();
    });
    clock.start(std::chrono::milliseconds(2));
    faults("faultsBegin");
    QApplication::exec();
    faults("faultsEnd");
    scene->hold(ticks <= patience, "it does not end");
    scene->check();
    return conclude(*scene);
}
