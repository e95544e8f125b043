#pragma once

#include <QObject>

#include "core/play/record.h"
#include "core/play/series.h"
#include "core/play/takeback.h"
#include "ui/match/session.h"

#include <array>
#include <optional>

// A session that shows a match another program keeps: that one's word is the truth. A move made here is shown
// at once, said there, and stands when it comes back.
class FollowedMatch final : public QObject {
    Q_OBJECT
public:
    explicit FollowedMatch(Session& session);
    ~FollowedMatch() override;

    bool active() const { return m_truth.has_value(); }
    // The first match, or another.
    void begin(const core::Record& record, const core::Series& before, Session::Owner& owner);
    // The same where the session shows it already, as far as it had gone: whether it does.
    bool goOn(const core::Record& record, const core::Series& before, Session::Owner& owner);
    void take(const core::Record& record); // as it stands now
    bool refuse();                         // what was said is not taken: whether there was something
    void end();                            // what is left behind is a match like others
    // Who sits here, and whether it can be told there now.
    void seat(std::optional<core::Player> player, bool told);
    void sayAgain() { m_anew = true; } // when it is told next: what was on its way may be lost

signals:
    void says(const QString& move, int ply);
    void left(); // the session shows another match

private:
    void follow();
    void stayBehind();
    void played(int fromPly);
    void sayMoves(int from, int to);
    bool awaits(const core::Match& truth) const;
    void putAway();
    void keepNames();

    Session& m_session;
    std::optional<core::Match> m_truth; // as told last
    core::Seats m_seats;                // as well
    std::optional<core::Player> m_player;
    bool m_told = false;
    int m_saidTo = 0;         // own moves up to this ply were said, and not yet answered
    bool m_anew = false;      // the first word after a break is still to come
    bool m_following = false; // what happens to the session now is not done here
};
