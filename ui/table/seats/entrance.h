#pragma once

#include <QObject>

#include "ui/table/seats/handout.h"
#include "ui/table/seats/joincode.h"
#include "ui/table/wire/fardoor.h"

#include <memory>

class Door;
class QJsonObject;

// The way to a table: its code, the door for devices of the local network, the page that is handed out there,
// and, only where that was asked for, a door by way of a broker for devices from elsewhere.
class Entrance final : public QObject {
    Q_OBJECT
public:
    explicit Entrance(World& world);
    ~Entrance() override;

    bool open(); // whether it could be
    void close();
    void forget(); // what was kept is another's
    void renew();  // whoever knew the way knows it no more
    bool isOpen() const { return m_door != nullptr; }
    int port() const;
    JoinCode& code() { return m_code; }
    const JoinCode& code() const { return m_code; }
    const Handout& handout() const { return m_handout; }

    // From elsewhere, too, while it is open; whether that could be.
    bool reachBy(const core::together::Broker& broker);
    void reachNoMore();
    const FarDoor* far() const { return m_far.get(); }
    QString farLink(const QString& page) const; // for a page at that address; while there is such a door

    // To be opened again; whether that is one.
    QJsonObject json() const;
    bool restore(const QJsonObject& json);

signals:
    void arrived(Line* line);
    void changed(); // how it stands with the broker

private:
    bool openFar(const core::together::Broker& broker, core::together::KeyPair table);

    World& m_world;
    JoinCode m_code;
    Handout m_handout;
    int m_port;
    std::unique_ptr<Door> m_door;
    std::unique_ptr<FarDoor> m_far;
    std::optional<std::pair<core::together::Broker, core::together::KeyPair>> m_keptFar; // while it is closed
};
