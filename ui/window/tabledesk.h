#pragma once

#include <QObject>

#include "core/game.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class Announcement;
class Host;
class JoinedTable;
struct Note;
class QWidget;
class Session;

// Opens the table for devices of the network, or joins another's, on request; before that there is nothing of
// either.
class TableDesk final : public QObject {
    Q_OBJECT
public:
    TableDesk(Session& session, QWidget* window);
    ~TableDesk() override;

public slots:
    void open(); // the table, if it is not yet, and what there is to see of it
    // The same, to ask the class about a position that is not the match's.
    void ask(const std::shared_ptr<const core::Game>& game, const core::Position& position);
    void startAnew(); // something ended in the middle for want of memory: everybody is told anew
    void join();      // asks which, or tells that of one that was joined

signals:
    void told(const QString& line);
    void asked(const QString& text, const QString& yes, const std::function<void()>& agree);
    void teacherNeeded(const std::function<void()>& action);
    void begins();                              // a match at another's table
    void seatsTaken(std::optional<int> there);  // guests at the own table; nothing: it is closed
    void noted(const std::vector<Note>& notes); // what a class has answered, on the board in the window

private:
    bool canReach();
    bool opened();
    void makeHost();
    void makeJoined();
    void showQuestion();
    void announceTable();
    void note();
    bool seated() const;

    Session& m_session;
    QWidget* m_window;
    std::unique_ptr<Host> m_host;
    std::unique_ptr<Announcement> m_announcement;
    std::unique_ptr<JoinedTable> m_joined;
};
