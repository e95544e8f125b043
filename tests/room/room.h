#pragma once

#include "tests/room/people.h"
#include "ui/table/host/host.h"

// A table, whoever comes to it, and a teacher who does at any moment what a teacher can. After every event it
// is looked whether all is well.
class Room {
public:
    // `told` hears all that the host says and hears.
    explicit Room(quint64 seed, std::function<void(const QString&)> told = {});

    // Until it is over; what was wrong first, empty: nothing.
    QString run();
    quint64 digest() const { return m_digest; } // of all that the host has said
    int events() const { return m_events; }

private:
    static constexpr std::array players{core::Player::First, core::Player::Second};

    // What is compared with what there is after an event.
    struct Seen {
        int matches = 0, lines = 0, line = 0, ply = 0;
        bool givenUp = false;
        std::vector<core::Move> moves;
        core::Player mover = core::Player::First, last = core::Player::First; // at the end of the line
        std::array<std::optional<Seating::Guest>, 2> owners;
        int question = 0;
        bool shown = false;
        std::map<QString, std::size_t> answers;
    };
    void start(); // the program of the host, with what is kept of it
    void kill();
    void pairUp();
    void live(); // the teacher
    void teach();
    void teachQuestions();
    void teachSeats();
    void play();
    void begin();
    void keep(); // on the disk
    void step();
    void settle();
    Seen look() const;
    void check(const Seen& before);
    void checkMatch(const Seen& before, const Seen& now);
    void checkSeats(const Seen& before, const Seen& now);
    void checkAnswers(const Seen& before, const Seen& now);
    void checkLimits();
    void checkSaid(int line, const QString& text);
    bool maySee() const; // the values of the match, by what the teacher has said
    void wrong(const QString& what);
    void tell(int line, const char* does, const QString& text) const;
    bool once(int in) { return m_dice() % static_cast<quint64>(in) == 0; }

    std::function<void(const QString&)> m_told;
    Simulation m_all;
    std::shared_ptr<Simulation::Computer> m_computer;
    std::mt19937_64 m_dice;
    Guest::Wall m_wall;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<Host> m_host;
    std::vector<std::unique_ptr<Guest>> m_guests;
    std::string m_disk; // the match

    // What the teacher wants.
    Help m_help = Help::Off;
    bool m_shares = true, m_asked = false, m_calm = false, m_resting = false;
    std::function<void()> m_allow;

    // What has happened in this event.
    bool m_taught = false;
    std::map<int, QString> m_tokens;  // of lines, as the host has told them
    std::optional<QString> m_speaker; // the token of the line that has said something …
    QString m_said;                   // … and what

    std::optional<QString> m_asker; // who asked last to take back a move

    int m_matches = 0, m_events = 0;
    quint64 m_digest = 14695981039346656037U;
    QString m_wrong;
};
