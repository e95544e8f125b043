#pragma once

#include <QObject>
#include <QTimer>

#include "core/play/tabletalk.h"
#include "ui/table/classroom.h"
#include "ui/table/device.h"
#include "ui/table/joincode.h"
#include "ui/table/matchviews.h"
#include "ui/table/seating.h"

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

class Door;
class Session;

// The host of a table: while it is open, devices of the local network take seats at the session's match. They
// see what its board shows, and play where it is their turn; the session alone decides what is allowed. What
// they say is heard here, what they see is made by views.
class Host final : public QObject {
    Q_OBJECT
public:
    explicit Host(Session& session, QObject* parent = nullptr);
    ~Host() override;

    // Whether it could be opened.
    bool open();
    void close();
    bool isOpen() const { return m_door != nullptr; }
    int port() const;
    const QString& code() const { return m_code->text(); }

    const Seating& seating() const { return m_seating; }
    void throwOut(const QString& token);
    // The class is asked what the position is worth; then everybody is shown what was answered; and that
    // goes.
    void ask();
    void showAnswers();
    void endQuestion();
    const MatchViews& views() const { return m_views; }
    const Classroom& classroom() const { return m_classroom; }
    // What the match's level of help shows is shown on the devices too.
    bool sharesHints() const { return m_views.sharesHints(); }
    void setSharesHints(bool on);

signals:
    void changed(); // it was opened or closed, or who sits where
    // The person at this computer is asked; whatever is done, or not, is answered by calling `answer`.
    void asked(const QString& text, const QString& yes, const std::function<void()>& agree);

private:
    void arrive(Line* line);
    void leave(Line* line);
    void hear(Line& line, const core::tabletalk::Said& said);
    void hello(Device& device, const core::tabletalk::Hello& hello);
    void refuse(Device& device, const char* why);
    void sit(Device& device, const core::tabletalk::Sit& sit);
    void press(Device& device, int ply, const std::function<Selection::Answer(View&)>& point);
    void turn(Device& device, const core::tabletalk::Turn& turn);
    void speak(Device& device, const QString& name);
    void askTakeBack(Device& device);
    void consent(Device& device, const core::tabletalk::Consent& consent);
    void giveUp(Device& device);
    void standUp(Device& device);
    void answer(Device& device, const core::tabletalk::Answer& answer);
    void sendQuestion(Device& device);
    void sendQuestions();

    void showMatch();
    void showMove(int fromPly);
    void showAll();
    void show(Device& device);
    void showLobby(Device& device);
    void greet(Device& device);
    std::optional<core::Player> playerOf(const Device& device) const;
    Device* deviceOf(core::Player player);
    void takeBack(core::Player player);
    int ply() const;
    std::array<std::string, 2> playerNames() const;
    void seatsChanged();

    Session& m_session;
    std::unique_ptr<Door> m_door;
    std::unique_ptr<JoinCode> m_code;
    Seating m_seating;
    std::map<Line*, Device> m_devices;
    MatchViews m_views;
    Classroom m_classroom;
    std::array<std::string, 2> m_names; // of the players, to see when they change places
    struct Question {
        int number;
        core::Player asks;
    };
    std::optional<Question> m_question; // to the other player
    int m_questions = 0;
    QTimer m_refresh; // runs while something is to be shown anew
};
