#pragma once

#include <QObject>

#include "core/board.h"
#include "core/verdict.h"

#include <set>
#include <utility>

class ShownMatch;
namespace classlog {
struct Row;
}

// Tells the class log of the match at the table: how it ended, what was predicted, and which moves gave value
// away, for the people who play it now. What was played before is in the log already, or was never to be.
class MatchLog final : public QObject {
    Q_OBJECT
public:
    explicit MatchLog(ShownMatch& session, QObject* parent = nullptr);

signals:
    void troubled(const QString& line);

private:
    void begun();
    void moved(int fromPly);
    void look(int ply);
    void ended();
    void judged(int ply, core::Outcome said, core::Outcome truth);
    classlog::Row row(const char* event, core::Player player, int ply) const;
    void add(const classlog::Row& row);

    ShownMatch& m_session;
    std::set<int> m_moves;                 // nodes a person has moved to, not known to be a mistake
    std::set<std::pair<int, bool>> m_ends; // told: the last node, and whether a player gave up there
};
