#pragma once

#include <QObject>

#include "ui/table/host/classroom.h"
#include "ui/table/page/view.h"
#include "ui/table/seats/device.h"

#include <map>
#include <utility>

class Reception;

// A question to the class on its devices: the position, and what can be said of it. Whoever is asked for a
// move points at it, and confirms it; another Kachisuji answers when its user has.
class ClassBoard final : public QObject, public Showing {
    Q_OBJECT
public:
    ClassBoard(Classroom& classroom, Reception& reception);

    void showTo(Device& device) override;
    void hear(Device& device, const core::tabletalk::Said& said) override;

    void startOver(); // another question, or none
    void showAll();   // what has changed
    // An answer in words: "Hana wins", or what a move does.
    QString inWords(std::size_t choice) const;
    QString why() const; // what is right is so; empty: it is not told yet, or not known
    QString task() const;

signals:
    void changed(); // somebody has answered

private:
    void point(Device& device, const core::tabletalk::Said& said);
    void take(Device& device, int number, const std::string& says);
    void show(Device& device);
    // What all see who have not pointed at anything, in a language; it never changes.
    struct Shared {
        table::Json layout, scene;
    };
    const Shared& shared(language::Id language);
    View viewIn(language::Id language) const;
    bool open(const Device& device) const;
    table::Json choices(const QString& token) const;
    QString now(const QString& token) const;
    table::Json asked(const Device& device) const;
    std::string told(const Device& device) const; // another Kachisuji
    std::string board(const Device& device);

    Classroom& m_classroom;
    Reception& m_reception;
    std::map<language::Id, Shared> m_shared;
    std::map<QString, View> m_own;                         // of those who have pointed at something, by token
    std::map<QString, std::pair<int, core::Move>> m_meant; // what is asked back, by token
};
