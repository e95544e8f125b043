#pragma once

#include <QObject>

#include "ui/table/host/matchviews.h"
#include "ui/table/seats/device.h"

#include <chrono>
#include <functional>
#include <map>
#include <optional>

class Reception;
class Session;

// A session's match on the devices at its table. They see what the session shows, and play where it is their
// turn; the session alone decides what is allowed. Another match is shown when they are welcomed anew.
class ServedMatch final : public QObject, public Showing {
    Q_OBJECT
public:
    ServedMatch(Session& session, Reception& reception, int table);

    void showTo(Device& device) override;
    void hear(Device& device, const core::tabletalk::Said& said) override;

    // What the match's level of help shows is shown on the devices too.
    bool sharesHints() const { return m_views.sharesHints(); }
    void setSharesHints(bool on);

signals:
    // The person at this computer is asked to allow something; `allow` does it, now or later.
    void asked(const QString& text, const QString& yes, const std::function<void()>& allow);

private:
    void point(Device& device, const core::tabletalk::Said& said);
    void play(Device& device, const core::tabletalk::Play& wish);
    std::string told(const Device& device); // all of it, as that device draws it
    void askTakeBack(Device& device);
    void askAgain(Device& device, const core::tabletalk::Again& again);
    // The other player, wherever that one sits, is asked to allow what `player` wants.
    void ask(Device& device, core::Player player, const std::function<QString()>& wish,
             std::function<void()> act);
    void consent(Device& device, const core::tabletalk::Consent& consent);
    void takeBack(core::Player player);
    void forgetQuestion();
    void offerSides();
    void beat();
    void giveUp(Device& device);
    void look(Device& device, const core::tabletalk::Look& look);

    void showMove(int fromPly);
    void tellInterlude(int fromPly);
    void showSoon();
    void showAll();
    void show(Device& device);
    // Those who look at this match.
    void each(const std::function<void(Device&)>& act);
    std::optional<core::Player> playerOf(const Device& device) const;
    Device* deviceOf(core::Player player);

    Session& m_session;
    Reception& m_reception;
    int m_table;
    MatchViews m_views;
    struct Question { // to the other player
        int number;
        core::Player asks;
        std::chrono::milliseconds since;
        std::function<void()> act; // what is wanted
        bool sides = false;        // to change sides, which the other does or moves: nothing was asked for
    };
    std::optional<Question> m_question;
    std::optional<std::chrono::milliseconds> m_waiting; // since then, for what nobody knows yet
    int m_matches = 0;                                  // so far
    std::map<QString, core::tabletalk::Look> m_looks;   // by token: at a match that is over
    bool m_stale = false;                               // something is to be shown anew soon
};
