#include "tests/faults/trial.h"

#include <QDirIterator>
#include <QTemporaryDir>

#include "tests/ui/toysession.h"
#include "ui/keep/matchstore.h"

#include <cstdio>
#include <map>

using namespace core;

namespace {

bool nothingHalfWritten(const QString& folder) {
    QDirIterator all(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const auto name = QFileInfo(all.next()).suffix();
        if (name != QLatin1String("kachisuji") && name != QLatin1String("lock")) return false;
    }
    return true;
}

class Playing final : public Trial {
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

class Keeping final : public Trial {
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

} // namespace

std::unique_ptr<Trial> playing() {
    return std::make_unique<Playing>();
}

std::unique_ptr<Trial> keeping() {
    return std::make_unique<Keeping>();
}
