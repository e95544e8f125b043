#include "core/solve/workfile.h"

#include <xxhash.h>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <system_error>
#include <utility>

namespace core {

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t workMagic = 0x6B726F775349534BU; // "KSISwork" read as little endian
constexpr std::uint64_t firstByte = 4096;                // the head has a block of the disk for itself

// What stands before the bytes.
struct Head {
    std::uint64_t signature = workMagic;
    std::uint64_t name = 0; // its checksum
    std::uint64_t size = 0;
    std::uint64_t mark = 0;
    std::uint64_t checksum = 0; // of the others

    std::uint64_t sum() const { return XXH3_64bits(this, sizeof *this - sizeof checksum); }
};

void demand(bool holds, int error) {
    if (!holds) throw std::system_error(error, std::generic_category());
}

// Does all of it, in as many calls as the system likes. `call(done)`: how many bytes more, as read() says it.
template <class Call>
void wholly(std::size_t size, Call call) {
    for (std::size_t done = 0; done < size;) {
        const auto count = call(done);
        if (count < 0 && errno == EINTR) continue;
        demand(count > 0, count < 0 ? errno : EIO);
        done += static_cast<std::size_t>(count);
    }
}

} // namespace

std::uint64_t WorkFile::begun(const WorkPlace& place) {
    std::error_code error;
    const auto size = fs::file_size(place.file, error);
    return error ? 0 : size;
}

WorkFile::WorkFile(const WorkPlace& place, std::uint64_t size) : m_name(place.name), m_size(size) {
    std::error_code error;
    fs::create_directories(place.file.parent_path(), error);
    try {
        open(place);
        if (readMark()) return;
        demand(::ftruncate(m_descriptor, 0) == 0, errno);
        takeRoom(firstByte + size);
    } catch (...) {
        if (!m_file.empty()) remove(); // it is ours, and of no use
        if (m_descriptor >= 0) ::close(m_descriptor);
        throw;
    }
}

WorkFile WorkFile::scratch(const WorkPlace& beside, std::uint64_t size) {
    WorkFile file;
    auto name = beside.file.string() + "-XXXXXX";
    file.m_descriptor = ::mkostemp(name.data(), O_CLOEXEC);
    demand(file.m_descriptor >= 0, errno);
    ::unlink(name.c_str());
    file.m_size = size;
    file.takeRoom(firstByte + size);
    return file;
}

WorkFile::WorkFile(WorkFile&& other) noexcept
    : m_file(std::move(other.m_file)), m_name(std::move(other.m_name)),
      m_descriptor(std::exchange(other.m_descriptor, -1)), m_size(other.m_size), m_mark(other.m_mark) {}

WorkFile::~WorkFile() {
    if (m_descriptor >= 0) ::close(m_descriptor);
}

// Whoever had it before may have removed it until it was ours.
void WorkFile::open(const WorkPlace& place) {
    while (true) {
        m_descriptor = ::open(place.file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        demand(m_descriptor >= 0, errno);
        demand(::flock(m_descriptor, LOCK_EX | LOCK_NB) == 0, errno);
        struct stat mine {
        }, there{};
        demand(::fstat(m_descriptor, &mine) == 0, errno);
        if (::stat(place.file.c_str(), &there) == 0 && mine.st_ino == there.st_ino &&
            mine.st_dev == there.st_dev)
            break;
        ::close(std::exchange(m_descriptor, -1));
    }
    m_file = place.file;
}

// Written to later, a file with holes would find a full disk at any time.
void WorkFile::takeRoom(std::uint64_t bytes) const {
    const auto error = ::posix_fallocate(m_descriptor, 0, static_cast<off_t>(bytes));
    demand(error == 0, error);
}

// False if the file is none of this job.
bool WorkFile::readMark() {
    struct stat state {};
    demand(::fstat(m_descriptor, &state) == 0, errno);
    Head head;
    if (static_cast<std::uint64_t>(state.st_size) != firstByte + m_size ||
        ::pread(m_descriptor, &head, sizeof head, 0) != static_cast<ssize_t>(sizeof head) ||
        head.signature != workMagic || head.checksum != head.sum() || head.size != m_size ||
        head.name != XXH3_64bits(m_name.data(), m_name.size()))
        return false;
    m_mark = static_cast<std::uint32_t>(head.mark);
    return true;
}

void WorkFile::setMark(std::uint32_t mark) {
    demand(::fdatasync(m_descriptor) == 0, errno);
    m_mark = mark;
    writeMark();
}

void WorkFile::writeMark() const {
    Head head{.name = XXH3_64bits(m_name.data(), m_name.size()), .size = m_size, .mark = m_mark};
    head.checksum = head.sum();
    wholly(sizeof head, [&](std::size_t done) {
        return ::pwrite(m_descriptor, reinterpret_cast<const char*>(&head) + done, sizeof head - done,
                        static_cast<off_t>(done));
    });
}

void WorkFile::read(std::uint64_t from, std::span<std::uint8_t> into) const {
    wholly(into.size(), [&](std::size_t done) {
        return ::pread(m_descriptor, &into[done], into.size() - done,
                       static_cast<off_t>(firstByte + from + done));
    });
}

void WorkFile::write(std::uint64_t from, std::span<const std::uint8_t> bytes) const {
    wholly(bytes.size(), [&](std::size_t done) {
        return ::pwrite(m_descriptor, &bytes[done], bytes.size() - done,
                        static_cast<off_t>(firstByte + from + done));
    });
}

void WorkFile::remove() {
    std::error_code error;
    fs::remove(std::exchange(m_file, {}), error);
    m_mark = 0;
}

} // namespace core
