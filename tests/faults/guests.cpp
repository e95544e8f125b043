#include "tests/faults/trial.h"

#include <QTest>

#include "tests/ui/table/joinedguest.h"

namespace {

class Joining final : public Trial {
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

class Teaching final : public Trial {
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

} // namespace

std::unique_ptr<Trial> joining() {
    return std::make_unique<Joining>();
}

std::unique_ptr<Trial> teaching() {
    return std::make_unique<Teaching>();
}
