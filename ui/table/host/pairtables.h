#pragma once

#include <QObject>

#include "ui/table/host/servedmatch.h"

#include <memory>
#include <vector>

class Reception;
class Session;

// Pupils against each other: a table of their own for every two who watch, all with the same game. Nobody is
// shown what moves are worth there.
class PairTables final : public QObject {
    Q_OBJECT
public:
    explicit PairTables(Reception& reception);
    ~PairTables() override;

    // Whether there were two; who is left over goes on watching.
    bool begin(const std::shared_ptr<const core::Game>& game, const core::Position& start);
    void end(); // all watch the main table again
    bool empty() const { return m_pairs.empty(); }
    std::size_t size() const { return m_pairs.size(); }
    const Session& session(std::size_t i) const { return *m_pairs[i]->session; }
    // What the devices at a table look at, from 1 on; null: there is no such table.
    Showing* at(int table);

signals:
    void changed();                    // the tables, or what is on one
    void finished(const Session& one); // also when it was ended before its end

private:
    struct Pair {
        std::unique_ptr<Session> session;
        std::unique_ptr<ServedMatch> served;
        bool told = false; // that it is finished
    };
    std::vector<QString> watching() const;
    void add(const std::shared_ptr<const core::Game>& game, const core::Position& start,
             const std::array<QString, 2>& tokens);
    void tell(Pair& pair);

    Reception& m_reception;
    std::vector<std::unique_ptr<Pair>> m_pairs; // table 1 first
};
