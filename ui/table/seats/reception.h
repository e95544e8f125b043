#pragma once

// Who comes to a table: Reception asks for the code and gives seats (Seating) to devices, before anything
// of a match is known.

#include <QDateTime>
#include <QObject>

#include "core/play/tabletalk.h"
#include "ui/network/crowd.h"
#include "ui/table/seats/classbook.h"
#include "ui/table/seats/device.h"
#include "ui/table/seats/entrance.h"
#include "ui/table/seats/seating.h"

#include <array>
#include <functional>
#include <list>
#include <memory>

class World;

// Lets devices in: hears who knows the code, or comes back to its seat, and who goes. What else they say is
// told on. Knows nothing of matches.
class Reception final : public QObject {
    Q_OBJECT
public:
    explicit Reception(std::shared_ptr<World> world, QObject* parent = nullptr);
    ~Reception() override;

    // Whether it could be opened. For some hours it is the same one again, with its code and seats, also
    // after a restart of the program.
    bool open();
    void close();
    void renew(); // another code; nobody has a seat
    // Nobody knows what each has heard: all are to come back.
    void startAnew();
    bool isOpen() const { return m_entrance.isOpen(); }
    World& world() { return *m_world; }
    Entrance& entrance() { return m_entrance; }
    int port() const { return m_entrance.port(); }
    const QString& code() const { return m_entrance.code().text(); }
    int wrongCodes() const { return m_entrance.code().wrong(m_world->now()); }

    Seating& seating() { return m_seating; }
    const Seating& seating() const { return m_seating; }
    ClassBook& book() { return m_book; }
    const ClassBook& book() const { return m_book; }
    // A seat for a device, instead of the one it had; whether it was to be had.
    bool seat(Device& device, core::tabletalk::Place place, const QString& name);
    void throwOut(const QString& token); // until it is let in again
    void letIn(const QString& token);
    void giveFree(const QString& token); // the seat of one who is not there
    // Everything once more, for a device or all.
    void welcome(Device& device);
    void welcomeAll();

    // Of the devices that were let in.
    void each(const std::function<void(Device&)>& act);
    Device* find(const QString& token);
    // For what a device is asked next: an answer to something else never counts for it.
    int newQuestion() { return ++m_questions; }

signals:
    void changed();                                               // who is there, which seats are free
    void guessing();                                              // the code, again and again
    void welcomed(Device& device);                                // and sees nothing of the table yet
    void said(Device& device, const core::tabletalk::Said& what); // by one who was let in

private:
    void arrive(Line* line);
    void leave(Line* line);
    Device* on(const Line& line);
    void hear(Line& line, const core::tabletalk::Said& what);
    void hello(Device& device, const core::tabletalk::Hello& hello);
    bool admits(Device& device, const core::tabletalk::Hello& hello);
    bool takesCard(Device& device, const core::Pupil& pupil);
    void endCard(int pupil);
    void nameHolders();
    bool knowsTheCode(Device& device, const core::tabletalk::Hello& hello);
    void refuse(Device& device, const char* why);
    void dismiss(Device& device, const char* why);
    void dismissAll(const char* why, bool again);
    void tellLost(Device& device);
    bool crowded() const;
    void beat();
    void keep();
    bool restore();
    std::array<bool, 2> freeSeats() const;

    std::shared_ptr<World> m_world;
    Entrance m_entrance;
    Seating m_seating;
    ClassBook m_book;
    std::list<Device> m_devices; // in the order in which they came
    network::Crowd<Line*> m_withoutCode;
    std::array<bool, 2> m_free{};
    QByteArray m_kept;  // what was kept last …
    QDateTime m_keptAt; // … and when
    int m_questions = 0;
};
