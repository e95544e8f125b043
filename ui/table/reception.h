#pragma once

#include <QObject>

#include "core/play/tabletalk.h"
#include "ui/table/device.h"
#include "ui/table/joincode.h"
#include "ui/table/seating.h"

#include <functional>
#include <map>
#include <memory>

class Door;

// Lets devices in: hears who knows the code, or comes back to its seat, and who goes. What else they say is
// told on. Knows nothing of matches.
class Reception final : public QObject {
    Q_OBJECT
public:
    explicit Reception(QObject* parent = nullptr);
    ~Reception() override;

    // Whether it could be opened.
    bool open();
    void close();
    bool isOpen() const { return m_door != nullptr; }
    int port() const;
    const QString& code() const { return m_code->text(); }

    Seating& seating() { return m_seating; }
    const Seating& seating() const { return m_seating; }
    // A seat for a device, instead of the one it had; whether it was to be had.
    bool seat(Device& device, core::tabletalk::Place place, const QString& name);
    void throwOut(const QString& token);
    // Nobody knows what each has heard: all are to come back.
    void startAnew();
    // Everything once more, for a device or all.
    void welcome(Device& device);
    void welcomeAll();

    // Of the devices that were let in.
    void each(const std::function<void(Device&)>& act);
    Device* find(const QString& token);
    // For what a device is asked next: an answer to something else never counts for it.
    int newQuestion() { return ++m_questions; }

signals:
    void changed();                                               // who is there
    void welcomed(Device& device);                                // and sees nothing of the table yet
    void said(Device& device, const core::tabletalk::Said& what); // by one who was let in

private:
    void arrive(Line* line);
    void leave(Line* line);
    void hear(Line& line, const core::tabletalk::Said& what);
    void hello(Device& device, const core::tabletalk::Hello& hello);
    bool knowsTheCode(Device& device, const core::tabletalk::Hello& hello);
    void refuse(Device& device, const char* why);
    void dismiss(Device& device, const char* why);

    std::unique_ptr<Door> m_door;
    std::unique_ptr<JoinCode> m_code;
    Seating m_seating;
    std::map<Line*, Device> m_devices;
    int m_questions = 0;
};
