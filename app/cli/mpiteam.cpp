#include "app/cli/mpiteam.h"

#include <mpi.h>

#include <algorithm>
#include <cstdlib>

#include <unistd.h>

namespace cli {

namespace {

// In calls of as many bytes as one may have.
template <class Call>
void inPieces(std::span<std::uint8_t> bytes, Call call) {
    constexpr std::size_t most = 1U << 28U;
    for (std::size_t at = 0; at < bytes.size(); at += most) {
        const auto some = bytes.subspan(at, std::min(most, bytes.size() - at));
        call(some.data(), static_cast<int>(some.size()));
    }
}

} // namespace

bool MpiTeam::started() {
    return std::getenv("OMPI_COMM_WORLD_SIZE") != nullptr || std::getenv("PMI_SIZE") != nullptr;
}

MpiTeam::MpiTeam(int& argc, char**& argv) {
    int level = 0;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &level);
    MPI_Comm_size(MPI_COMM_WORLD, &m_members);
    MPI_Comm_rank(MPI_COMM_WORLD, &m_self);
}

MpiTeam::~MpiTeam() {
    MPI_Finalize();
}

void MpiTeam::tellAll(int from, std::span<std::uint8_t> bytes) {
    inPieces(bytes,
             [&](std::uint8_t* some, int count) { MPI_Bcast(some, count, MPI_BYTE, from, MPI_COMM_WORLD); });
}

void MpiTeam::tellFirst(int from, std::span<std::uint8_t> bytes) {
    if (from == 0 || (m_self != from && m_self != 0)) return;
    inPieces(bytes, [&](std::uint8_t* some, int count) {
        if (m_self == from)
            MPI_Send(some, count, MPI_BYTE, 0, 0, MPI_COMM_WORLD);
        else
            MPI_Recv(some, count, MPI_BYTE, from, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    });
}

void MpiTeam::giveUp() {
    MPI_Abort(MPI_COMM_WORLD, 1);
    ::_exit(1);
}

} // namespace cli
