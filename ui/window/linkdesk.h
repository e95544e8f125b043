#pragma once

#include <QObject>

#include <functional>
#include <memory>

class LinkedMatch;
class QWidget;
class Session;

// Plays with somebody far away by a link, on request, or where the last time it was not left; before that
// there is nothing of it.
class LinkDesk final : public QObject {
    Q_OBJECT
public:
    LinkDesk(Session& session, QWidget* window);
    ~LinkDesk() override;

    void restore(); // the room of the last time, if there is one

public slots:
    void open(const QString& link = {}); // asks, follows a link, or tells of the room there is

signals:
    void told(const QString& line);
    void asked(const QString& text, const QString& yes, const std::function<void()>& allow);
    void begins();                     // a match is on the table
    void changed(const QString& line); // who is there; empty: there is no room

private:
    bool canReach();
    void make();
    QString line() const;

    Session& m_session;
    QWidget* m_window;
    std::unique_ptr<LinkedMatch> m_match;
};
