#pragma once

#include "tests/room/simulation.h"
#include "ui/table/join/joinedtable.h"

// Who comes to a table that is open on another computer. Each does something now and then, and hears what is
// said meanwhile. When a room becomes calm, whoever is honest comes to the table and stays.
class Guest {
public:
    // What guests find on the wall: where the table is, and its code; empty: it is closed.
    struct Wall {
        int port = 0;
        QString code;
    };
    Guest(Simulation& all, const QString& address, const Wall& wall)
        : m_computer(std::make_shared<Simulation::Computer>(all, address)), m_wall(wall), m_dice(all.dice()) {
    }
    virtual ~Guest() = default;
    Guest(const Guest&) = delete;
    Guest& operator=(const Guest&) = delete;

    void live(); // from now on
    void calm() { m_calm = true; }
    void rest() { m_resting = true; } // and only looks on
    // What it shows is what the host shows; where it is not, says so.
    virtual QString differs(const Session& host) const = 0;

protected:
    virtual void act() = 0;
    bool once(int in) { return m_dice() % static_cast<quint64>(in) == 0; }
    int upTo(int most) { return static_cast<int>(m_dice() % static_cast<quint64>(most + 1)); }
    void after(int least, int most, const std::function<void()>& act);
    void troubleTheLine(); // it is cut, slow, or its computer sleeps

    std::shared_ptr<Simulation::Computer> m_computer;
    const Wall& m_wall;
    std::mt19937_64 m_dice;
    bool m_calm = false, m_resting = false;
    QObject m_here; // what is to be done later is for it
};

// A browser with the page of the table.
class Pupil final : public Guest {
public:
    Pupil(Simulation& all, const QString& address, const Wall& wall) : Guest(all, address, wall) { ask(); }
    QString differs(const Session& host) const override;

private:
    void act() override;
    void ask();
    void open();
    void hear(const QString& text);
    void say(const QJsonObject& what);
    void hello(const QString& code);
    void point();
    QJsonObject object(const QString& text) const;

    std::unique_ptr<network::Wire> m_wire;
    QString m_token, m_mark = QString::number(m_dice(), 16), m_language = QStringLiteral("en");
    QString m_board, m_seats, m_asked, m_last, m_late; // the last messages heard; said; still to be said
    int m_silent = 0;                                  // times asked in vain whether the host is there
    bool m_there = false, m_out = false;
};

// Another Kachisuji.
class Program final : public Guest {
public:
    Program(Simulation& all, const QString& address, const Wall& wall);
    QString differs(const Session& host) const override;

private:
    void act() override;

    Session m_session{Studies::Scope::Pending};
    JoinedTable m_joined;
    std::function<void()> m_allow;
    Simulation::Time m_patient{}; // until then, with a table that was knocked at
};

// Says what a page never would, on as many lines as it gets.
class Liar final : public Guest {
public:
    using Guest::Guest;
    QString differs(const Session&) const override { return {}; }

private:
    void act() override;
    static void allowItself(network::Wire& wire);
    QString nonsense();

    struct Line {
        std::unique_ptr<SimulatedWire> wire;
        bool open = false;
    };
    std::vector<std::unique_ptr<Line>> m_lines;
    std::vector<int> m_questions; // that it has heard of
    QString m_token;
};
