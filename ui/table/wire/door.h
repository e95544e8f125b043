#pragma once

#include <QObject>

#include "ui/network/network.h"

#include <functional>
#include <memory>

class Line;
class World;

// Lets devices of the local network in while it is open: hands out the page and its pictures, and a line for
// each device that asks for one. Nothing listens before or after.
class Door final : public QObject {
    Q_OBJECT
public:
    static constexpr quint16 usualPort = 8420;

    explicit Door(World& world, QObject* parent = nullptr);
    ~Door() override;

    using Take = std::function<network::Handed(const QString& ticket, const QString& from)>;
    bool open(int port, Take take); // there, else at any that is free
    int port() const;

signals:
    void arrived(Line* line); // a child of the door

private:
    World& m_world;
    std::unique_ptr<network::Door> m_web;
};
