#pragma once

#include <QObject>

// Makes an open table known in the network while it lives, where Avahi runs.
class Announcement final : public QObject {
    Q_OBJECT
public:
    explicit Announcement(int port, QObject* parent = nullptr);
    ~Announcement() override;

private:
    void publish(int attempt);

    int m_port;
    QString m_group; // Avahi's object
};
