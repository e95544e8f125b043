#pragma once

#include "core/solve/team.h"

namespace cli {

// What `mpirun` has started together (built with KACHISUJI_MPI).
class MpiTeam : public core::Team {
public:
    // Whether this program has been started so.
    static bool started();
    MpiTeam(int& argc, char**& argv);
    MpiTeam(const MpiTeam&) = delete;
    MpiTeam& operator=(const MpiTeam&) = delete;
    ~MpiTeam() override;

    int members() const override { return m_members; }
    int self() const override { return m_self; }
    void tellAll(int from, std::span<std::uint8_t> bytes) override;
    void tellFirst(int from, std::span<std::uint8_t> bytes) override;
    [[noreturn]] void giveUp() override;

private:
    int m_members = 1, m_self = 0;
};

} // namespace cli
